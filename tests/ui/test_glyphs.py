"""Every character of every language has a glyph in every face that is used."""

from pathlib import Path

import pygame
import pytest

from game.play.resources import data_path
from game.ui.bindings import BINDINGS
from game.ui.keymap import KeyMap
from game.ui.text import Typesetter, figure
from game.ui.theme import Face, Style, Theme

WRITTEN = sorted([*data_path("lang").glob("*/*.yaml"), *data_path("rules").glob("*/??.yaml")])
NO_CHARACTER = "\uffff"


def missing(face: Face, text: str) -> set[str]:
    """The characters that a face has no picture of: they look like one that does not exist."""
    font = Typesetter(Theme.fitted((1440, 900))).font(Style(face, 30))
    unknown = shape(font, NO_CHARACTER)
    return {letter for letter in set(text) - set(" \n") if shape(font, letter) == unknown}


def shape(font: pygame.font.Font, letter: str) -> bytes:
    image = font.render(letter, True, "black")
    return bytes(image.size) + pygame.image.tobytes(image, "RGBA")


@pytest.mark.parametrize("face", Face)
def test_what_is_missing_is_found(face: Face) -> None:
    assert missing(face, "a☃") == {"☃"}


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_words_can_be_set_in_every_face(path: Path, face: Face) -> None:
    assert not missing(face, path.read_text(encoding="utf-8"))


def test_keys_and_figures_can_be_set_in_labels() -> None:
    keys = KeyMap(BINDINGS)
    written = "".join(keys.hint(binding.name) for binding in BINDINGS) + "→←↑↓" + figure(-1.5)
    for face in (Face.LABEL, Face.LABEL_BOLD):
        assert not missing(face, written)


@pytest.mark.parametrize("face", Face)
def test_the_space_that_does_not_break_is_a_space(face: Face) -> None:
    font = Typesetter(Theme.fitted((1440, 900))).font(Style(face, 30))
    assert shape(font, "\u00a0") == shape(font, " ")
