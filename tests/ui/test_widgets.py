"""Widgets, driven by intents."""

from collections.abc import Callable

import pygame
import pytest

from game.ui import intents, theme
from game.ui.form import Form
from game.ui.kit import Kit
from game.ui.toast import Toast
from game.ui.tooltip import DELAY, draw_tooltip
from game.ui.widgets import Button, Choice, Label, Listing, Manner, Option, Row, Steps, TextField, Toggle, Widget


def put(widget: Widget, x: int = 100, y: int = 100, width: int | None = None, height: int | None = None) -> Widget:
    wish = widget.size()
    widget.place(pygame.Rect(x, y, width or wish[0], height or wish[1]))
    return widget


def click(form: Form, pos: tuple[int, int]) -> None:
    for intent in (intents.PointerMove(pos), intents.PointerDown(pos), intents.Click(pos)):
        form.take(intent)


class TestButton:
    @pytest.fixture
    def pressed(self) -> list[str]:
        return []

    @pytest.fixture
    def button(self, kit: Kit, pressed: list[str]) -> Button:
        button = Button(kit, "go", "Go on", lambda: pressed.append("go"), binding="end_turn", tip="End the turn")
        put(button)
        return button

    def test_a_click_presses(self, kit: Kit, button: Button, pressed: list[str]) -> None:
        click(Form(kit, [button]), button.box.center)
        assert pressed == ["go"]

    def test_letting_go_elsewhere_does_not(self, kit: Kit, button: Button, pressed: list[str]) -> None:
        form = Form(kit, [button])
        form.take(intents.PointerDown(button.box.center))
        form.take(intents.PointerUp((0, 0)))
        form.take(intents.PointerDown((0, 0)))
        form.take(intents.Click(button.box.center))
        assert not pressed

    def test_disabled_it_is_neither_pressed_nor_focused(self, kit: Kit, button: Button, pressed: list[str]) -> None:
        button.enabled = False
        form = Form(kit, [button], default="go")
        click(form, button.box.center)
        form.take(intents.FocusMove(1))
        form.take(intents.Confirm())
        assert not pressed
        assert form.focus is None

    def test_enter_presses_the_focused_one_else_the_default(self, kit: Kit, button: Button, pressed: list[str]) -> None:
        other = Button(kit, "other", "Other", lambda: pressed.append("other"))
        form = Form(kit, [button, other], default="go")
        form.take(intents.Confirm())
        form.set_focus("other")
        form.take(intents.Confirm())
        assert pressed == ["go", "other"]

    def test_the_tooltip_names_the_key(self, button: Button) -> None:
        assert button.hint() == "End the turn  (N)"

    @pytest.mark.parametrize("manner", list(Manner))
    def test_every_state_looks_different(self, kit: Kit, surface: pygame.Surface, manner: Manner) -> None:
        button = Button(kit, "b", "Word", lambda: None, manner=manner)
        put(button)
        form = Form(kit, [button])
        pictures = []

        def look() -> None:
            surface.fill(theme.PARCHMENT)
            form.draw(surface)
            pictures.append(pygame.image.tobytes(surface, "RGB"))

        look()
        form.take(intents.PointerMove(button.box.center))
        look()
        form.take(intents.PointerDown(button.box.center))
        look()
        form.take(intents.Click(button.box.center))
        form.take(intents.PointerMove(None))
        form.take(intents.FocusMove(1))
        look()
        form.set_focus(None)
        button.enabled = False
        look()
        assert len(set(pictures)) == 5

    def test_it_is_as_wide_as_its_words(self, kit: Kit, button: Button) -> None:
        assert button.size()[0] > kit.type.measure("Go on", button.style)[0] + kit.px(20)


class TestTextField:
    @pytest.fixture
    def field(self, kit: Kit) -> TextField:
        field = TextField(kit, "name", "Ada", lambda text: None, longest=12)
        put(field)
        field.focused(True)
        return field

    def take(self, field: TextField, *intents: intents.Intent) -> None:
        for intent in intents:
            field.take(intent)

    def test_what_is_typed_takes_the_place_of_the_selection(self, field: TextField) -> None:
        self.take(field, intents.TextInput("B"), intents.TextInput("o"))
        assert field.text == "Bo"

    def test_the_caret_moves_and_erases(self, field: TextField) -> None:
        self.take(field, intents.Caret(1, to_end=True), intents.Caret(-1), intents.Erase(-1), intents.TextInput("n"))
        assert field.text == "Ana"
        self.take(field, intents.Erase(1))
        assert field.text == "An"

    def test_words_are_skipped_whole(self, field: TextField) -> None:
        self.take(field, intents.TextInput("one two six"), intents.Caret(-1, words=True), intents.Erase(-1, words=True))
        assert field.text == "one six"

    def test_copy_cut_and_paste(self, field: TextField, clipboard: object) -> None:
        self.take(field, intents.SelectAll(), intents.Copy(), intents.Caret(1, to_end=True), intents.Paste())
        assert field.text == "AdaAda"
        self.take(field, intents.SelectAll(), intents.Cut())
        assert field.text == ""
        assert field.kit.clipboard.read() == "AdaAda"

    def test_pasted_lines_become_one(self, field: TextField) -> None:
        field.kit.clipboard.write("  two\nlines\t ")
        self.take(field, intents.SelectAll(), intents.Paste())
        assert field.text == "two lines"

    def test_it_has_an_end(self, field: TextField) -> None:
        self.take(field, intents.TextInput("x" * 40))
        assert len(field.text) == 12

    def test_unfinished_text_is_shown_but_not_kept(self, field: TextField, surface: pygame.Surface) -> None:
        self.take(field, intents.TextCompose("か"))
        Form(field.kit, [field]).draw(surface)
        assert field.text == "Ada"
        self.take(field, intents.TextInput("蚊"))
        assert (field.text, field.composing) == ("蚊", "")

    def test_each_change_is_told(self, kit: Kit) -> None:
        told: list[str] = []
        field = TextField(kit, "name", "", told.append)
        for intent in (intents.TextInput("a"), intents.Caret(-1), intents.TextInput("b"), intents.Erase(1)):
            field.take(intent)
        assert told == ["a", "ba", "b"]

    def test_the_pointer_sets_the_caret_and_selects(self, kit: Kit, field: TextField) -> None:
        form = Form(kit, [field])
        field.set_text("Wanderer")
        left = (field.box.x + kit.px(14), field.box.centery)
        form.take(intents.PointerDown(left))
        assert field.caret == 0
        form.take(intents.Drag(left, (field.box.right, left[1]), 200, 0))
        assert field.selected == "Wanderer"

    def test_it_eats_letters_and_gives_them_back(self, kit: Kit, field: TextField) -> None:
        form = Form(kit, [field])
        form.set_focus("name")
        assert form.typing
        assert form.take(intents.Back())
        assert not form.typing
        assert not form.take(intents.Back())

    def test_long_text_scrolls_with_the_caret(self, kit: Kit, surface: pygame.Surface) -> None:
        field = TextField(kit, "seed", "m" * 60, lambda text: None, longest=80)
        put(field)
        field.focused(True)
        surface.fill("white")
        Form(kit, [field]).draw(surface)
        beyond = pygame.Rect(field.box.right + 2, field.box.y, 200, field.box.height)
        assert {tuple(surface.get_at((x, beyond.centery))) for x in range(beyond.x, beyond.right)} == {(255,) * 4}

    def test_the_caret_blinks_by_the_clock(self, field: TextField) -> None:
        wait = field.wait()
        assert wait is not None
        field.update(wait)
        assert field.wait() == pytest.approx(wait)


class TestChoice:
    def make(self, kit: Kit, changed: Callable[[str], object]) -> Choice[str]:
        options = [Option("a", "One"), Option("b", "Two", enabled=False), Option("c", "Three")]
        choice = Choice(kit, "choice", options, "a", changed)
        put(choice)
        return choice

    def test_arrows_skip_what_cannot_be_taken(self, kit: Kit) -> None:
        told: list[str] = []
        choice = self.make(kit, told.append)
        choice.take(intents.Cursor(1, 0))
        choice.take(intents.Cursor(1, 0))
        assert told == ["c", "a"]
        assert not choice.take(intents.Cursor(0, 1))

    def test_a_click_chooses(self, kit: Kit) -> None:
        told: list[str] = []
        choice = self.make(kit, told.append)
        form = Form(kit, [choice])
        click(form, choice.boxes()["choice.b"].center)
        click(form, choice.boxes()["choice.c"].center)
        assert told == ["c"]

    def test_enter_presses_what_glows_and_space_steps(self, kit: Kit) -> None:
        chosen: list[str] = []
        pressed: list[str] = []
        choice = self.make(kit, chosen.append)
        for manner, space, enter in ((Manner.PRIMARY, 1, 1), (Manner.PLAIN, 2, 1)):
            go = Button(kit, "go", "Go", lambda: pressed.append("go"), manner=manner)
            form = Form(kit, [choice, go], default="go")
            form.set_focus("choice")
            form.take(intents.Confirm())
            form.take(intents.Confirm(by_space=True))
            assert (len(chosen) >= space, len(pressed)) == (True, enter)

    def test_swatches_are_drawn_with_their_picture(self, kit: Kit, surface: pygame.Surface) -> None:
        options = [Option(c, c, theme.SEAT_COLOURS[c], "disc.png") for c in theme.SEAT_COLOURS]
        choice = Choice(kit, "colour", options, "blue", lambda value: None)
        put(choice)
        Form(kit, [choice]).draw(surface)
        middle = surface.get_at(choice.boxes()["colour.blue"].center)
        assert middle.r > 240
        assert middle.b < 16


def test_a_toggle_switches_by_click_key_and_arrow(kit: Kit) -> None:
    told: list[bool] = []
    toggle = Toggle(kit, "t", False, told.append)
    put(toggle)
    form = Form(kit, [toggle])
    click(form, toggle.box.center)
    form.take(intents.Confirm())
    form.take(intents.Cursor(-1, 0))
    form.take(intents.Cursor(1, 0))
    assert told == [True, False, True]


class TestListing:
    @pytest.fixture
    def taken(self) -> list[str]:
        return []

    @pytest.fixture
    def listing(self, kit: Kit, taken: list[str]) -> Listing:
        listing = Listing(kit, "list", [Row(f"r{i}", f"Row {i}", str(i)) for i in range(20)], "r0", taken=taken.append)
        put(listing, height=kit.px(42) * 5)
        return listing

    def test_arrows_scroll_to_the_chosen_row(self, listing: Listing) -> None:
        for _ in range(7):
            listing.take(intents.Cursor(0, 1))
        assert listing.chosen == "r7"
        assert "list.r7" in listing.boxes()
        assert "list.r0" not in listing.boxes()

    def test_the_wheel_scrolls_within_the_ends(self, kit: Kit, listing: Listing) -> None:
        form = Form(kit, [listing])
        form.take(intents.PointerMove(listing.box.center))
        form.take(intents.Zoom(-99, listing.box.center))
        assert "list.r19" in listing.boxes()
        form.take(intents.Zoom(99, listing.box.center))
        assert "list.r0" in listing.boxes()

    def test_enter_and_click_take(self, kit: Kit, listing: Listing, taken: list[str]) -> None:
        form = Form(kit, [listing])
        click(form, listing.boxes()["list.r3"].center)
        form.take(intents.Confirm())
        assert taken == ["r3", "r3"]

    def test_nothing_is_drawn_outside(self, listing: Listing, surface: pygame.Surface) -> None:
        surface.fill("white")
        Form(listing.kit, [listing]).draw(surface)
        below = (listing.box.centerx, listing.box.bottom + 5)
        assert surface.get_at(below)[:3] == (255, 255, 255)


def test_steps_fill_their_box(kit: Kit) -> None:
    steps = Steps(kit, "steps", ("Insert", "Walk", "Extend", "Complete"), 1)
    steps.place(pygame.Rect(10, 10, 300, 30))
    boxes = steps.boxes()
    assert boxes["steps.0"].left == 10
    assert boxes["steps.3"].right == 310


class TestForm:
    def widgets(self, kit: Kit) -> list[Widget]:
        made: list[Widget] = [Label(kit, "label", "Words")]
        for row in range(2):
            for column in range(3):
                button = Button(kit, f"b{row}{column}", "X", lambda: None, group="grid", tip="tip")
                put(button, 100 + 80 * column, 100 + 80 * row)
                made.append(button)
        return made

    def test_tab_goes_round_in_order_and_back(self, kit: Kit) -> None:
        form = Form(kit, self.widgets(kit))
        seen = []
        for step in (1, 1, -1, -1, -1):
            form.take(intents.FocusMove(step))
            assert form.focus
            seen.append(form.focus.name)
        assert seen == ["b00", "b01", "b00", "b12", "b11"]

    def test_arrows_move_within_the_group(self, kit: Kit) -> None:
        form = Form(kit, self.widgets(kit))
        form.set_focus("b00")
        for cursor, name in (((1, 0), "b01"), ((0, 1), "b11"), ((-1, 0), "b10"), ((0, -1), "b00")):
            assert form.take(intents.Cursor(*cursor))
            assert form.focus and form.focus.name == name
        assert not form.take(intents.Cursor(0, -1))

    def test_without_focus_arrows_belong_to_the_scene(self, kit: Kit) -> None:
        assert not Form(kit, self.widgets(kit)).take(intents.Cursor(1, 0))

    def test_the_ring_is_for_the_keyboard(self, kit: Kit) -> None:
        form = Form(kit, self.widgets(kit))
        click(form, form["b01"].box.center)
        assert form.focus is form["b01"]
        assert not form.look(form["b01"]).focus
        form.take(intents.FocusMove(1))
        assert form.look(form["b02"]).focus

    def test_the_tooltip_waits(self, kit: Kit) -> None:
        form = Form(kit, self.widgets(kit))
        assert form.wait() is None
        form.take(intents.PointerMove(form["b01"].box.center))
        assert form.wait() == pytest.approx(DELAY)
        form.update(DELAY)
        assert form.wait() is None

    def test_the_focus_survives_other_widgets_of_the_same_name(self, kit: Kit) -> None:
        form = Form(kit, self.widgets(kit))
        form.set_focus("b11")
        form.fill(self.widgets(kit))
        assert form.focus is form["b11"]

    def test_names_are_unique(self, kit: Kit) -> None:
        with pytest.raises(ValueError, match="two widgets"):
            Form(kit, [Label(kit, "a", "x"), Label(kit, "a", "y")])


class TestPlaces:
    """Tooltips and toasts hide no buttons."""

    def test_a_tooltip_chooses_the_free_side(self, kit: Kit, surface: pygame.Surface) -> None:
        by = pygame.Rect(300, 300, 60, 40)
        below, above = pygame.Rect(200, 345, 260, 60), pygame.Rect(200, 230, 260, 65)
        box = draw_tooltip(kit, surface, "what it does", by)
        assert box.top >= by.bottom
        assert draw_tooltip(kit, surface, "what it does", by, others=[below]).bottom <= by.top
        assert draw_tooltip(kit, surface, "what it does", by, others=[below, above]).left >= by.right

    def test_a_toast_stands_where_no_button_is(self, kit: Kit, surface: pygame.Surface) -> None:
        toast = Toast(kit)
        width, height = surface.get_size()
        foot, head = pygame.Rect(0, height - 80, width, 80), pygame.Rect(0, 0, width, 80)
        box = pygame.Rect(0, 0, 200, 40)
        room = surface.get_rect().inflate(0, -40)
        assert toast._place(box, room, []).colliderect(foot)
        assert toast._place(box, room, [foot]).colliderect(head)
        place = toast._place(box, room, [foot, head])
        assert not place.colliderect(foot) and not place.colliderect(head)


def test_enter_in_a_text_field_leads_to_what_enter_presses(kit: Kit) -> None:
    field = TextField(kit, "seed", "", lambda text: None)
    form = Form(kit, [field, Button(kit, "go", "Go", lambda: None, manner=Manner.PRIMARY)], default="go")
    form.set_focus("seed")
    form.take(intents.Confirm())
    assert form.focus is form["go"] and form.by_keyboard
