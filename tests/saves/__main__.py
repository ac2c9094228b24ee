"""Writes one saved game for each way to play: ``python -m tests.saves``, once for each release.

A game that is there already is left as it is: files of earlier releases must stay readable as they are.
"""

import tempfile
from pathlib import Path
from typing import Any

from game import __version__
from game.bots.base import choose
from game.bots.labyrinth.bots import BOTS
from game.engine.chance import Chance
from game.engine.session import Seat
from game.play.home import open_home
from game.play.running_game import RunningGame, Setup

FOLDER = Path(__file__).parent
ANNA, BERT, CLEO, DIRK = (
    Seat(*seat) for seat in (("Anna", "red"), ("Bert", "blue"), ("Cleo", "yellow"), ("Dirk", "green"))
)
COMPUTER = Seat("Otto", "blue", "greedy")
MODES: dict[str, tuple[tuple[Seat, ...], dict[str, Any]]] = {
    "tutorial": ((ANNA,), {"crown": "1B"}),
    "two": ((ANNA, BERT), {}),
    "three": ((ANNA, BERT, CLEO), {"first": 2}),
    "four": ((ANNA, BERT, CLEO, DIRK), {}),
    "computer": ((ANNA, COMPUTER), {"first": 1}),
}
"""Who plays, and the options, by the name of the file."""
LEFT = 12  # actions that are not done any more: a game in its last turns has seen most of what can happen


def main() -> None:
    for number, mode in enumerate(MODES, 1):
        path = FOLDER / f"{__version__}-{mode}.game"
        if not path.exists():
            path.write_bytes(saved(mode, Chance(number)))


def saved(mode: str, chance: Chance) -> bytes:
    """What the file of a game holds that is played by bots nearly to its end, with all that people do besides."""
    seats, options = MODES[mode]
    with tempfile.TemporaryDirectory() as folder:
        whole = RunningGame.new(open_home(Path(folder, "whole")), "labyrinth", Setup(seats, f"WALLS-{mode}", options))
        while not whole.session.over:
            state = whole.session.state
            whole.apply(choose(BOTS["greedy"], state, state.seat, chance))
        length = len(whole.session.steps)
        whole.close()
        game = RunningGame.new(open_home(Path(folder, "part")), "labyrinth", Setup(seats, f"WALLS-{mode}", options))
        game.file.append({"do": "name", "name": f"A game of {mode}"})
        for step in whole.session.steps[: length - LEFT]:
            if seats[game.session.state.seat].player == "person" and chance.below(20) == 0:
                game.note_hint()
            game.apply(step.action)
            if game.session.can_undo and chance.below(10) == 0:
                game.undo()
                game.redo()
        if len(seats) > 1:
            game.hand_seat(0, "greedy")
            game.hand_seat(0, "person")
        game.close()
        return game.file.path.read_bytes()


if __name__ == "__main__":
    main()
