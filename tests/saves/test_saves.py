"""Saved games of every release and mode can be opened, go on, and come to an end."""

import shutil
from pathlib import Path

import pytest

from game.engine.chance import Chance
from game.play.game_lines import read
from game.play.home import Home
from game.play.replay import replay_text
from game.play.running_game import RunningGame, read_game
from game.play.words import Words
from tests.labyrinth import random_action
from tests.saves.__main__ import MODES

SAVES = sorted(Path(__file__).parent.glob("*.game"))


def test_each_mode_has_one() -> None:
    assert {save.stem.partition("-")[2] for save in SAVES} == set(MODES)


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_it_loads_and_finishes(save: Path, home: Home) -> None:
    path = Path(shutil.copy(save, home.games))
    game = RunningGame.resume(home, path)
    assert game.session.steps
    assert not game.session.over
    chance = Chance(1)
    while not game.session.over:
        game.apply(random_action(game.session.state, chance))
    game.close()
    assert path.read_bytes().startswith(save.read_bytes())
    assert len(read(path).records) > len(read(save).records)
    assert len(read_game(path)[1].state.result().scores) == len(game.session.seats)


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_it_is_told_turn_by_turn(save: Path) -> None:
    header, session = read_game(save)
    assert header["program"] == save.stem.partition("-")[0]
    assert all(any(seat.name in line for line in replay_text(Words().say, header, session)) for seat in session.seats)
