"""Saved games for the tests of scenes: dealt, played at random so far, and let go."""

from pathlib import Path
from typing import Any

from game.engine.chance import Chance
from game.engine.session import Seat
from game.play.home import Home
from game.play.running_game import RunningGame, Setup
from tests.labyrinth import eager_action

NAMES = (("Anna", "red"), ("Bert", "blue"), ("Cleo", "yellow"), ("Dirk", "green"))


def seats(count: int, *bots: int) -> tuple[Seat, ...]:
    return tuple(Seat(*NAMES[seat], "greedy" if seat in bots else "person") for seat in range(count))


def played(home: Home, who: tuple[Seat, ...], seed: str, steps: int | None = None, **options: Any) -> RunningGame:
    """A game after so many steps, or at its end; it still holds its file."""
    game = RunningGame.new(home, "labyrinth", Setup(who, seed, options))
    chance = Chance(5)
    while not game.session.over and (steps is None or len(game.session.steps) < steps):
        game.apply(eager_action(game.session.state, chance))
    return game


def saved(home: Home, who: tuple[Seat, ...], seed: str, steps: int | None = None, **options: Any) -> Path:
    game = played(home, who, seed, steps, **options)
    game.close()
    return game.file.path
