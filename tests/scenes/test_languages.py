"""Words of every language have room in every scene, at every size."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

import pygame
import pytest

from game.play.languages import languages
from game.ui.keymap import NAMED
from game.ui.text import Typesetter
from game.ui.theme import Style
from game.ui.tooltip import draw_tooltip
from tests.scenes.gallery import Gallery
from tests.ui.checks import check_boxes

SIZES = (((1024, 640), 150), ((1024, 640), 75), ((1440, 900), 100), ((2560, 1440), 150))
SMALLEST_SHARE = 0.7  # of the size that was meant: below that a line looks like a mistake


@dataclass(frozen=True)
class Line:
    """Words on a surface: where their ink is, and how much smaller they are set than was meant."""

    text: str
    surface: pygame.Surface
    ink: pygame.Rect
    share: float


class Reader:
    """Reads along with what is drawn while it is on."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.lines: list[Line] = []
        draw, draw_block = Typesetter.draw, Typesetter.draw_block

        def read_line(
            setter: Typesetter,
            surface: pygame.Surface,
            text: str,
            style: Style,
            box: pygame.Rect,
            *more: str,
            **named: str,
        ) -> pygame.Rect:
            place = draw(setter, surface, text, style, box, *more, **named)
            share = setter._fitted(text, style, box.width) / setter._size(style)
            ink = setter.line(text, style, box.width).get_bounding_rect()
            self._note(Line(text, surface, ink.move(place.topleft), share))
            return place

        def read_block(
            setter: Typesetter,
            surface: pygame.Surface,
            text: str,
            style: Style,
            box: pygame.Rect,
            *more: str,
            **named: str,
        ) -> pygame.Rect:
            place = draw_block(setter, surface, text, style, box, *more, **named)
            fitted = setter.fitted_block(text, style, box)
            margin = setter.height(fitted) // 5
            ink = place.inflate(0, -2 * margin)
            self._note(Line(text, surface, ink, fitted.size / style.size))
            return place

        patch.setattr(Typesetter, "draw", read_line)
        patch.setattr(Typesetter, "draw_block", read_block)

    def _note(self, line: Line) -> None:
        if line.text.strip() and line.ink.colliderect(line.surface.get_clip()):
            self.lines.append(line)

    def faults(self) -> list[str]:
        """What cannot be read well."""
        told = [f"set at {line.share:.0%}: {line.text!r}" for line in self.lines if line.share < SMALLEST_SHARE]
        for line in self.lines:
            room = line.surface.get_clip()
            if line.ink.left < room.left or line.ink.right > room.right:
                told.append(f"cut off: {line.text!r}")
        for one, other in combinations(self.lines, 2):
            both = one.ink.clip(other.ink)
            if one.surface is other.surface and one.text != other.text and min(both.size) > 2:
                told.append(f"{one.text!r} lies on {other.text!r}")
        return told


Galleries = Callable[[tuple[int, int], int], Gallery]


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Galleries]:
    """One for each size, so that its pictures are decoded and its games are played once."""
    made: dict[tuple[tuple[int, int], int], Gallery] = {}

    def of(window: tuple[int, int], percent: int) -> Gallery:
        if (window, percent) not in made:
            made[window, percent] = Gallery(tmp_path_factory.mktemp("gallery"), window, percent)
        return made[window, percent]

    yield of
    for one in made.values():
        one.close()


def faults_of(program: Gallery, window: tuple[int, int], patch: pytest.MonkeyPatch) -> list[str]:
    """What is wrong with the scene on top."""
    stack, setter = program.program.stack, program.kit.type
    with patch.context() as patched:
        reader = Reader(patched)
        stack.layout()  # so that nothing is drawn from what was kept
        stack.top.draw(program.surface)
    told = reader.faults()
    form = stack.top.form
    try:
        check_boxes({name: box for name, box in form.boxes().items() if name != "nothing"}, window)
    except AssertionError as error:
        told.append(str(error).splitlines()[0])
    for widget in form:
        if widget.tip:
            draw_tooltip(program.kit, program.surface, widget.tip, widget.box)
    told += [f"no room for {text!r}" for text in setter.shortened]
    setter.shortened.clear()
    return told


@pytest.mark.parametrize(("window", "percent"), SIZES)
@pytest.mark.parametrize("language", languages())
def test_words_have_room_everywhere(
    gallery: Galleries, window: tuple[int, int], percent: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = gallery(window, percent)
    program.speak(language)
    faults = []
    for name, opened in program.sights():
        opened()
        program.settle()
        faults += [f"{name}: {fault}" for fault in faults_of(program, window, monkeypatch)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", languages())
def test_whatever_goes_wrong_can_be_told_in_the_smallest_window(gallery: Galleries, language: str) -> None:
    program = gallery(*SIZES[0])
    program.speak(language)
    words = program.program.words
    for key in words.known:
        if key.startswith("user_error."):
            terms = dict.fromkeys(words.terms(key), "/home/anna/.local/share/walls-and-ways: no space is left")
            program.program.toast.say(words.say(key, **terms))
            program.program.toast.draw(program.surface)
    assert not program.kit.type.shortened


@pytest.mark.parametrize("language", languages())
def test_every_key_has_the_label_of_keyboards_there(gallery: Galleries, language: str) -> None:
    program = gallery(*SIZES[0])
    program.speak(language)
    assert all(program.kit.label(name) for name in NAMED)
    assert program.kit.label("F11") == "F11"
    assert program.kit.label("Ctrl++") == f"{program.kit.label('Ctrl')}++"


def test_keys_are_labelled_in_german(gallery: Galleries) -> None:
    program = gallery(*SIZES[0])
    program.speak("de")
    assert program.kit.label("Ctrl+Shift+Z") == "Strg+Umschalt+Z"
    assert program.kit.hint("undo") == "Strg+Z"
