"""Saved games of every release and mode can be opened, go on, and come to an end."""

import shutil
from pathlib import Path

import pytest

from game.engine.chance import Chance
from game.play.game_lines import read
from game.play.home import Home
from game.play.replay import replay_text
from game.play.running_game import RunningGame, read_game
from game.play.saved_games import SavedGame, entry_of
from game.play.words import Words
from tests.labyrinth import random_action
from tests.saves.__main__ import MODES

SAVES = sorted(Path(__file__).parent.glob("*.game"))


STANDING: dict[str, tuple[int, tuple[int, ...]]] = {
    "0.1.0-computer": (83, (60, 76)),
    "0.1.0-four": (176, (76, 78, 66, 82)),
    "0.1.0-three": (125, (68, 60, 60)),
    "0.1.0-tutorial": (34, (54,)),
    "0.1.0-two": (78, (66, 58)),
}
"""How many actions stand in each file and how high the towers are then, as the program told it that wrote the file."""


def test_each_mode_has_one() -> None:
    assert {save.stem.partition("-")[2] for save in SAVES} == set(MODES)


@pytest.mark.parametrize("name", STANDING)
def test_it_stands_where_it_stood_when_it_was_written(name: str, home: Home) -> None:
    save = Path(__file__).parent / f"{name}.game"
    _, rules, session = read_game(save)
    assert rules.name == "labyrinth"
    assert (len(session.steps), session.state.standing().scores) == STANDING[name]
    replayed = rules.title.start(session.deal)
    for step in session.steps:
        assert replayed == step.before
        assert replayed.apply(step.action) == step.events
    assert replayed == session.state
    entry = entry_of(Path(shutil.copy(save, home.games)))
    assert isinstance(entry, SavedGame)
    assert (entry.title, entry.name) == ("labyrinth", f"A game of {name.partition('-')[2]}")
    progress = session.state.progress()
    assert (entry.turn, entry.turns, entry.over) == (progress.turn, progress.of, False)


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
    assert len(read_game(path)[2].state.result().scores) == len(game.session.seats)


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_it_is_told_turn_by_turn(save: Path) -> None:
    header, rules, session = read_game(save)
    assert header["program"] == save.stem.partition("-")[0]
    lines = [*replay_text(Words().say, header, rules.teller, session)]
    assert all(any(seat.name in line for line in lines) for seat in session.seats)
