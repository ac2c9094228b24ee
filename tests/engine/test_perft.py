"""Perft: the number of action sequences to a fixed depth, which judges what is legal as a whole.

Each push, ride, walk, tile laid or put aside and end of turn counts as one action. The numbers stand in `perft.yaml`;
the slow second reading finds the same ones.
"""

from pathlib import Path
from typing import Any

import pytest

from game.engine.chance import Chance
from game.engine.labyrinth.state import LabyrinthState
from game.engine.notation import action_to_json
from game.play.documents import read
from tests.labyrinth import TITLE, eager_action, position_of
from tests.reference import Table

TABLE: Any = read(Path(__file__).parent / "perft.yaml")


def perft(state: LabyrinthState, depth: int) -> int:
    """The number of sequences of so many actions."""
    legal = state.legal()
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        twin = state.copy()
        twin.apply(action)
        count += perft(twin, depth - 1)
    return count


def reference_perft(table: Table, depth: int) -> int:
    """The same, as the second reading counts."""
    legal = table.legal()
    if depth == 1:
        return len(legal)
    count = 0
    for do, *fields in legal:
        twin = table.copy()
        twin.act(do, *fields)
        count += reference_perft(twin, depth - 1)
    return count


def whole_turns(state: LabyrinthState) -> int:
    """The number of ways to play the rest of the turn, up to its end."""
    if state.phase == "end":
        return 1
    legal = state.legal()
    if state.phase == "extend" and len(state.loose) == 1:
        return len(legal)
    count = 0
    for action in legal:
        twin = state.copy()
        twin.apply(action)
        count += whole_turns(twin)
    return count


def reference_whole_turns(table: Table) -> int:
    """The same, as the second reading counts."""
    if table.todo == "end":
        return 1
    legal = table.legal()
    if table.todo == "extend" and len(table.loose) == 1:
        return len(legal)
    count = 0
    for do, *fields in legal:
        twin = table.copy()
        twin.act(do, *fields)
        count += reference_whole_turns(twin)
    return count


@pytest.mark.parametrize("row", TABLE["games"], ids=lambda row: f"{row['seats']}-{row['seed']}-{row['after']}")
def test_the_sequences_of_a_game(row: dict[str, Any]) -> None:
    deal = TITLE.deal(row["seats"], {}, Chance(row["seed"]))
    state, table, chance = TITLE.start(deal), Table(deal), Chance(row["seed"])
    for _ in range(row["after"]):
        action = eager_action(state, chance)
        state.apply(action)
        table.follow(action_to_json(action))
    assert [perft(state, depth) for depth in range(1, len(row["counts"]) + 1)] == row["counts"]
    assert [reference_perft(table, depth) for depth in (1, 2, 3)] == row["counts"][:3]
    assert whole_turns(state) == reference_whole_turns(table) == row["turns"]


def test_ten_games_are_counted() -> None:
    assert len({row["seed"] for row in TABLE["games"]}) == 10


@pytest.mark.parametrize("row", TABLE["positions"], ids=lambda row: row["position"])
def test_the_sequences_of_a_position(row: dict[str, Any]) -> None:
    state = position_of(row["position"])
    assert [perft(state, depth) for depth in range(1, len(row["counts"]) + 1)] == row["counts"]
