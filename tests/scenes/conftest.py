"""Fixtures of the scenes' tests."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.engine.labyrinth.state import LabyrinthState
from tests.scenes.boards import Board, NewBoard
from tests.scenes.landscapes import NewTable, Table
from tests.scenes.rounds import NewRound, Round


@pytest.fixture
def new_table(tmp_path: Path) -> Iterator[NewTable]:
    """Makes tables whose games are let go when the test is over."""
    made: list[Table] = []

    def make(state: LabyrinthState, window: tuple[int, int] = (1440, 900), **more: Any) -> Table:
        made.append(Table(tmp_path / f"{len(made)}", state, window, **more))
        return made[-1]

    yield make
    for table in made:
        table.match.close()


@pytest.fixture
def new_board(tmp_path: Path) -> Iterator[NewBoard]:
    """Makes boards whose games are let go when the test is over."""
    made: list[Board] = []

    def make(state: LabyrinthState, window: tuple[int, int] = (1440, 900), **more: Any) -> Board:
        made.append(Board(tmp_path / f"{len(made)}", state, window, **more))
        return made[-1]

    yield make
    for board in made:
        board.match.close()


@pytest.fixture
def new_round(tmp_path: Path) -> Iterator[NewRound]:
    """Makes rounds whose games are let go when the test is over."""
    made: list[Round] = []

    def make(count: int, window: tuple[int, int] = (1440, 900), **more: Any) -> Round:
        made.append(Round(tmp_path / f"{len(made)}", count, window, **more))
        return made[-1]

    yield make
    for round in made:
        round.match.close()
