"""Events become intents in one place."""

import pygame
import pytest

from game.ui import intents
from game.ui.bindings import BINDINGS
from game.ui.event_reader import EventReader
from game.ui.keymap import Binding, KeyMap


def key(code: int, mod: int = 0, written: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=written)


def up(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=code, mod=0)


def down(pos: tuple[int, int], button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)


def release(pos: tuple[int, int], button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button)


def motion(pos: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))


@pytest.fixture
def reader() -> EventReader:
    return EventReader(KeyMap(BINDINGS))


CTRL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_RSHIFT


@pytest.mark.parametrize(
    ("event", "intent"),
    [
        (key(pygame.K_r), intents.Turn(1)),
        (key(pygame.K_r, SHIFT), intents.Turn(-1)),
        (key(pygame.K_q), intents.Turn(-1)),
        (key(pygame.K_e), intents.Turn(1)),
        (down((3, 4), 3), intents.Turn(1)),
        (key(pygame.K_LEFT), intents.Cursor(-1, 0)),
        (key(pygame.K_w), intents.Pan(0, -1)),
        (key(pygame.K_TAB), intents.FocusMove(1)),
        (key(pygame.K_TAB, SHIFT), intents.FocusMove(-1)),
        (key(pygame.K_PLUS, 0, "+"), intents.Zoom(1)),
        (key(pygame.K_EQUALS, SHIFT, "+"), intents.Zoom(1)),
        (key(pygame.K_MINUS, 0, "-"), intents.Zoom(-1)),
        (key(pygame.K_KP_MINUS, 0, "-"), intents.Zoom(-1)),
    ],
)
def test_keys_and_their_values(reader: EventReader, event: pygame.event.Event, intent: intents.Intent) -> None:
    assert list(reader.read([event])) == [intent]


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (key(pygame.K_z, CTRL), intents.Undo),
        (key(pygame.K_y, CTRL), intents.Redo),
        (key(pygame.K_z, CTRL | SHIFT), intents.Redo),
        (key(pygame.K_RETURN), intents.Confirm),
        (key(pygame.K_SPACE), intents.Confirm),
        (key(pygame.K_KP_ENTER), intents.Confirm),
        (key(pygame.K_ESCAPE), intents.Back),
        (key(pygame.K_f), intents.Fit),
        (key(pygame.K_n), intents.EndTurn),
        (key(pygame.K_x), intents.Stay),
        (key(pygame.K_l), intents.ShowLandscapes),
        (key(pygame.K_F1), intents.Help),
        (key(pygame.K_F11), intents.FullScreen),
        (key(pygame.K_F12), intents.Screenshot),
        (pygame.event.Event(pygame.QUIT), intents.Quit),
    ],
)
def test_keys_without_values(reader: EventReader, event: pygame.event.Event, kind: type[intents.Intent]) -> None:
    (intent,) = reader.read([event])
    assert type(intent) is kind


def test_the_crown_is_held_as_long_as_the_key(reader: EventReader) -> None:
    presses = [key(pygame.K_c), key(pygame.K_c), key(pygame.K_c), up(pygame.K_c)]
    assert list(reader.read(presses)) == [intents.HoldCrown(True), intents.HoldCrown(False)]


def test_losing_the_keyboard_lets_go(reader: EventReader) -> None:
    list(reader.read([key(pygame.K_c)]))
    lost = pygame.event.Event(pygame.WINDOWFOCUSLOST)
    assert list(reader.read([lost, up(pygame.K_c)])) == [intents.HoldCrown(False)]


def test_a_held_key_repeats_moves_but_no_decisions(reader: EventReader) -> None:
    read = list(reader.read([key(pygame.K_LEFT), key(pygame.K_LEFT), key(pygame.K_RETURN), key(pygame.K_RETURN)]))
    assert [type(intent) for intent in read] == [intents.Cursor, intents.Cursor, intents.Confirm]


def test_on_a_keyboard_of_other_letters_places_count(reader: EventReader) -> None:
    cyrillic = pygame.event.Event(pygame.KEYDOWN, key=0x43A, mod=0, unicode="к", scancode=pygame.KSCAN_R)
    assert list(reader.read([cyrillic])) == [intents.Turn(1)]


def test_alt_is_left_to_the_desktop(reader: EventReader) -> None:
    assert not list(reader.read([key(pygame.K_TAB, pygame.KMOD_ALT)]))


def test_a_click_within_the_threshold_places(reader: EventReader) -> None:
    read = list(reader.read([down((10, 10)), motion((14, 13)), release((14, 13))]))
    assert read[-1] == intents.Click((14, 13))
    assert not [intent for intent in read if isinstance(intent, intents.Drag)]


def test_beyond_the_threshold_it_is_a_drag(reader: EventReader) -> None:
    frames = [[down((10, 10)), motion((20, 10))], [motion((25, 12)), release((25, 12))]]
    read = [intent for events in frames for intent in reader.read(events)]
    drags = [(intent.dx, intent.dy) for intent in read if isinstance(intent, intents.Drag)]
    assert drags == [(10, 0), (5, 2)]
    assert read[-1] == intents.PointerUp((25, 12))


def test_a_right_click_turns_while_dragging(reader: EventReader) -> None:
    read = list(reader.read([down((10, 10)), motion((20, 10)), down((20, 10), 3), motion((26, 10))]))
    assert intents.Turn(1) in read
    assert read[-1] == intents.Drag((10, 10), (26, 10), 6, 0)


def test_a_dropped_file_is_told_by_its_path(reader: EventReader) -> None:
    dropped = pygame.event.Event(pygame.DROPFILE, file="/home/anna/été/a game.game")
    assert list(reader.read([dropped])) == [intents.FileDropped("/home/anna/été/a game.game")]


def test_movements_in_one_frame_are_one(reader: EventReader) -> None:
    assert list(reader.read([motion((1, 1)), motion((2, 2)), motion((3, 3))])) == [intents.PointerMove((3, 3))]


def test_the_wheel_zooms_at_the_pointer(reader: EventReader) -> None:
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2)
    assert list(reader.read([motion((70, 80)), wheel]))[-1] == intents.Zoom(-2, (70, 80))


def test_positions_become_pixels_in_one_place() -> None:
    reader = EventReader(KeyMap(BINDINGS), to_pixel=lambda pos: (pos[0] * 2, pos[1] * 2))
    assert list(reader.read([down((5, 6)), release((5, 6))]))[-1] == intents.Click((10, 12))


class TestTyping:
    @pytest.fixture
    def reader(self) -> EventReader:
        return EventReader(KeyMap(BINDINGS), typing=lambda: True)

    def test_letters_are_no_shortcuts(self, reader: EventReader) -> None:
        letters = [key(code, 0, chr(code)) for code in range(pygame.K_a, pygame.K_z + 1)]
        assert not list(reader.read([*letters, key(pygame.K_SPACE, 0, " "), key(pygame.K_z, CTRL, "\x1a")]))

    def test_text_comes_as_text(self, reader: EventReader) -> None:
        assert list(reader.read([pygame.event.Event(pygame.TEXTINPUT, text="é")])) == [intents.TextInput("é")]

    def test_keys_that_write_nothing_mean_what_they_mean(self, reader: EventReader) -> None:
        keys = [key(pygame.K_TAB, 0, "\t"), key(pygame.K_RETURN, 0, "\r"), key(pygame.K_ESCAPE, 0, "\x1b")]
        assert [type(i) for i in reader.read(keys)] == [intents.FocusMove, intents.Confirm, intents.Back]

    def test_editing_keys(self, reader: EventReader) -> None:
        keys = [
            key(pygame.K_LEFT, SHIFT),
            key(pygame.K_RIGHT, CTRL),
            key(pygame.K_HOME),
            key(pygame.K_BACKSPACE),
            key(pygame.K_DELETE, CTRL),
        ]
        assert list(reader.read(keys)) == [
            intents.Caret(-1, select=True),
            intents.Caret(1, words=True),
            intents.Caret(-1, to_end=True),
            intents.Erase(-1),
            intents.Erase(1, words=True),
        ]

    def test_an_input_method_has_its_keys(self, reader: EventReader) -> None:
        composing = pygame.event.Event(pygame.TEXTEDITING, text="か", start=0, length=1)
        done = pygame.event.Event(pygame.TEXTINPUT, text="蚊")
        read = list(reader.read([composing, key(pygame.K_BACKSPACE), key(pygame.K_RETURN, 0, "\r"), done]))
        assert read == [intents.TextCompose("か"), intents.TextInput("蚊")]

    def test_a_composition_that_was_left_keeps_no_keys(self, reader: EventReader) -> None:
        typing = True
        reader.typing = lambda: typing
        assert list(reader.read([pygame.event.Event(pygame.TEXTEDITING, text="か", start=0, length=1)]))
        typing = False  # the field was left with the pointer: its composition is not told to end
        assert not list(reader.read([]))
        typing = True
        assert list(reader.read([key(pygame.K_BACKSPACE)])) == [intents.Erase(-1)]


def test_no_key_is_bound_twice() -> None:
    with pytest.raises(ValueError, match="bound twice"):
        KeyMap((Binding("a", ("R",), intents.Undo()), Binding("b", ("R",), intents.Redo())))


def test_hints_name_the_first_key() -> None:
    keys = KeyMap(BINDINGS)
    assert (keys.hint("undo"), keys.hint("turn_back"), keys.hint("zoom_in")) == ("Ctrl+Z", "Shift+R", "+")


class TestBindingAnew:
    def test_a_key_moves_and_the_hint_follows(self) -> None:
        keys = KeyMap(BINDINGS)
        anew, former = keys.bound("end_turn.0", "K")
        keys.rebind(anew)
        assert (anew, former) == ({"end_turn.0": ("K",)}, "")
        assert keys.hint("end_turn") == "K"
        assert keys.find(pygame.K_n, 0) is None

    def test_a_key_in_use_changes_places(self) -> None:
        keys = KeyMap(BINDINGS)
        anew, former = keys.bound("end_turn.0", "C")
        keys.rebind(anew)
        assert former == "crown.0"
        assert (keys.hint("end_turn"), keys.hint("crown")) == ("C", "N")
        back, _ = keys.bound("end_turn.0", "N")
        assert back == {}, "the usual keys are not kept"

    def test_the_other_keys_of_a_spot_stay(self) -> None:
        keys = KeyMap(BINDINGS)
        anew, _ = keys.bound("turn.0", "K")
        assert anew == {"turn.0": ("K", "E")}
        keys.rebind(anew)
        assert keys.bound("turn.0", "E")[0] == {"turn.0": ("E",)}, "one of its own takes the first one's place"

    def test_keys_of_good_are_refused(self) -> None:
        with pytest.raises(ValueError, match="for good"):
            KeyMap(BINDINGS).bound("undo.0", "Enter")

    @pytest.mark.parametrize("keys", [{"undo.0": ("Esc",)}, {"undo.0": ("Hyper+Q9",)}, {"undo.0": ("N",)}])
    def test_keys_that_do_not_go_together_change_nothing(self, keys: dict[str, tuple[str, ...]]) -> None:
        map_ = KeyMap(BINDINGS)
        map_.rebind(keys)
        assert map_.hint("undo") == "Ctrl+Z"

    def test_spots_of_older_versions_are_left_out(self) -> None:
        map_ = KeyMap(BINDINGS)
        map_.rebind({"long.gone": ("K",), "cursor.0": ("K",)})
        assert map_.find(pygame.K_k, 0) is None

    @pytest.mark.parametrize(
        ("code", "mod", "written", "name"),
        [
            (pygame.K_k, 0, "k", "K"),
            (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, "", "Ctrl+Shift+Z"),
            (pygame.K_F5, 0, "", "F5"),
            (pygame.K_RETURN, 0, "\r", "Enter"),
            (pygame.K_EQUALS, pygame.KMOD_LSHIFT, "+", "+"),
            (0xE9, 0, "é", "É"),
            (pygame.K_k, pygame.KMOD_LALT, "", ""),
            (0x40000080, 0, "", ""),
        ],
    )
    def test_a_caught_key_has_the_name_that_bindings_write(self, code: int, mod: int, written: str, name: str) -> None:
        reader = EventReader(KeyMap(BINDINGS), catching=lambda: True)
        assert list(reader.read([key(code, mod, written)])) == [intents.KeyPressed(name)]
        if name:
            anew, _ = KeyMap(BINDINGS).bound("stay.0", name) if name != "Enter" else ({}, "")
            KeyMap(BINDINGS).rebind(anew)

    def test_esc_is_not_caught_and_shift_alone_is_no_key(self) -> None:
        reader = EventReader(KeyMap(BINDINGS), catching=lambda: True)
        read = list(reader.read([key(pygame.K_LSHIFT), key(pygame.K_ESCAPE)]))
        assert [type(intent) for intent in read] == [intents.Back]
