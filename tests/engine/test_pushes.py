"""All pushes at once give what each push gives alone (L10 to L12)."""

import pytest

from game.engine.chance import Chance
from game.engine.labyrinth.actions import Push
from game.engine.labyrinth.maze import ARROW_NAMES, Place
from game.engine.labyrinth.pushes import floods_after_pushes
from game.engine.labyrinth.state import LabyrinthState
from game.play.labyrinth.rules import labyrinth


def one_by_one(state: LabyrinthState, arrow: str, turn: int) -> int:
    """What the meeple on turn can touch after a push; one that fell out may start on any road of the new tile."""
    after, seat = state.copy(), state.seat
    after.apply(Push(arrow, turn))
    ways = after.maze.walkways[after.entry] if seat in after.riders else (after.players[seat].place.walkway,)
    cell = after.players[seat].place.cell
    flooded = 0
    for way in ways:
        flooded |= after.maze.flood(Place(cell, way))
    return flooded


@pytest.mark.parametrize("seed", range(6))
def test_all_pushes_at_once(seed: int) -> None:
    chance, title = Chance(seed), labyrinth()
    state = title.start(title.deal(2, {}, chance))
    while state.phase != "over":
        if state.phase == "insert":
            assert state.hand is not None
            hand = [state.box.walkways_of(state.hand, turn) for turn in range(4)]
            floods = floods_after_pushes(state.maze, state.players[state.seat].place, hand)
            for number, arrow in enumerate(ARROW_NAMES):
                assert list(floods[number]) == [one_by_one(state, arrow, turn) for turn in range(4)]
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
