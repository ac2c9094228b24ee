"""The game that Continue goes on with."""

from pathlib import Path

import pytest

from game.play.current_game import MARKER, current_game, set_current
from game.play.home import Home
from game.play.user_error import UserError
from game.play.words import Words


def test_the_last_game_is_remembered_until_it_is_over(home: Home) -> None:
    game = home.games / "a.game"
    game.touch()
    assert current_game(home) is None
    set_current(home, game)
    assert current_game(home) == game
    set_current(home, None)
    set_current(home, None)
    assert current_game(home) is None


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 10_000, '{"file": "../settings.json"}', '{"file": "gone.game"}'])
def test_a_marker_that_makes_no_sense_marks_nothing(text: str, home: Home) -> None:
    (home.root / "settings.json").touch()
    (home.games / MARKER).write_text(text)
    assert current_game(home) is None


def test_a_marker_that_cannot_be_written_is_told(home: Home) -> None:
    (home.games / MARKER).mkdir()
    for game in (None, Path("a.game")):
        with pytest.raises(UserError) as told:
            set_current(home, game)
        assert "cannot be written" in Words().tell(told.value)
