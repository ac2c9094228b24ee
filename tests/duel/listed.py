"""Puts Duel on the two lists of titles, and its words and rulebook among the data, for the time of a test."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.play import resources
from game.play.titles import TITLES
from game.scenes.titles import SCREENS

NAME = "duel"
DATA = Path(__file__).parent / "data"


@contextmanager
def listed() -> Iterator[None]:
    """Duel is a title like any other inside."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(TITLES, NAME, "tests.duel.rules:duel_rules")
        patch.setitem(SCREENS, NAME, "tests.duel.screen:duel_screen")
        patch.setattr(resources, "added", [DATA])
        yield
