"""L10 inserting a tile, and L11 the meeples that ride on a pushed row."""

import pytest

from game.engine.labyrinth.actions import Push, Ride
from game.engine.labyrinth.events import Pushed, Rode
from game.engine.labyrinth.maze import ARROWS, Arrow, board_xy
from game.engine.labyrinth.state import LabyrinthState
from game.engine.ports import sides_text
from game.engine.title import IllegalAction
from tests.labyrinth import NAMES, NUMBER, dealt, kinds, position_of, walks


def place(state: LabyrinthState, seat: int) -> tuple[tuple[int, int], str]:
    meeple = state.players[seat].place
    return board_xy(meeple.cell), sides_text(meeple.walkway)


def test_L10_any_arrow_and_any_turn() -> None:
    assert dealt(2, 1).legal() == [Push(arrow.name, turn) for arrow in ARROWS for turn in range(4)]


@pytest.mark.parametrize("arrow", ARROWS, ids=lambda arrow: arrow.name)
def test_L10_the_row_moves_one_cell_and_the_tile_at_the_far_end_falls_out(arrow: Arrow) -> None:
    state = dealt(2, 1)
    before = list(zip(state.maze.tiles, state.maze.turns, strict=True))
    hand = state.hand
    (pushed, *_) = state.apply(Push(arrow.name, 3))
    after = list(zip(state.maze.tiles, state.maze.turns, strict=True))
    assert after[arrow.cells[0]] == (hand, 3)
    for behind, here in zip(arrow.cells, arrow.cells[1:], strict=False):
        assert after[here] == before[behind]
    assert all(after[cell] == before[cell] for cell in range(25) if cell not in arrow.cells)
    tile, turn = before[arrow.cells[-1]]
    assert state.loose == [tile], "it is the player's to place"
    assert state.hand is None
    assert isinstance(pushed, Pushed)
    assert (pushed.out, pushed.out_turn) == (NAMES[tile], turn)


@pytest.mark.parametrize(("there", "back"), [("N1", "S1"), ("S3", "N3"), ("E1", "W1"), ("W3", "E3")])
def test_L10_pushing_straight_back_is_allowed(there: str, back: str) -> None:
    state = dealt(2, 1)
    row, pushed = state.maze.tiles[:], state.hand
    state.apply(Push(there, 0))
    fallen = state.loose[0]
    while state.phase != "insert":
        state.apply(state.legal()[0])
    assert {Push(back, turn) for turn in range(4)} < set(state.legal())
    state.hand = fallen
    state.apply(Push(back, 0))
    assert state.loose == [pushed], "the tile of the first push falls out again"
    assert state.maze.tiles == row


def test_L10_inserting_is_a_must() -> None:
    with pytest.raises(IllegalAction) as refused:
        dealt(2, 1).apply(Ride(0, "NS"))
    assert refused.value.reason == "phase"


@pytest.mark.parametrize(("action", "reason"), [(Push("N2", 0), "arrow"), (Push("N1", 4), "turn")])
def test_L10_there_is_no_other_arrow_and_no_other_turn(action: Push, reason: str) -> None:
    state = dealt(2, 1)
    before = state.copy()
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    assert refused.value.reason == reason
    assert state == before


def test_L11_meeples_ride_on_their_tiles() -> None:
    state = position_of("rides_along")
    events = state.apply(Push("N1", 0))
    assert [place(state, seat) for seat in range(3)] == [((1, 2), "SW"), ((1, 4), "ES"), ((2, 2), "NESW")]
    assert [(event.seat, event.carried) for event in events if isinstance(event, Rode)] == [(0, False), (1, False)]
    assert state.phase == "walk"


def test_L11_one_that_falls_out_stands_on_the_road_of_the_new_tile() -> None:
    state = position_of("rides_along")
    events = state.apply(Push("S1", 1))
    # Up the column: the tile of seat 1 rides from (1, 3) to (1, 2), that of seat 0 from (1, 1) to (1, 0).
    assert [place(state, seat) for seat in range(3)] == [((1, 0), "SW"), ((1, 2), "ES"), ((2, 2), "NESW")]
    assert not any(event.carried for event in events if isinstance(event, Rode))
    state = position_of("off_the_road")
    events = state.apply(Push("N1", 1))
    assert [event for event in events if isinstance(event, Rode)] == [Rode(0, (1, 4), (1, 0), True, "EW")]
    assert place(state, 0) == ((1, 0), "EW"), "and it can walk again, for it was pushed out"
    assert state.phase == "walk", "being carried over is no move"
    assert len(walks(state)) >= 1


def test_L11_the_active_player_picks_a_walkway_for_each_meeple_that_falls_out() -> None:
    state = position_of("pushed_out_together")
    state.apply(Push("N1", 0))
    assert (state.phase, state.seat, state.riders) == ("ride", 1, [1, 0])
    assert place(state, 0) == place(state, 1) == ((1, 0), "")
    assert state.legal() == [Ride(1, "NE"), Ride(1, "SW")]
    with pytest.raises(IllegalAction) as refused:
        state.apply(Ride(0, "NE"))
    assert refused.value.reason == "walkway"
    assert kinds(state.apply(Ride(1, "SW"))) == ["rode"]
    assert (state.seat, state.legal()) == (1, [Ride(0, "NE"), Ride(0, "SW")]), "also for the other's"
    state.apply(Ride(0, "NE"))
    assert state.phase == "walk"
    assert (place(state, 0), place(state, 1)) == (((1, 0), "NE"), ((1, 0), "SW"))


def test_L11_the_walkways_are_those_of_the_turn_chosen() -> None:
    state = position_of("pushed_out_together")
    state.apply(Push("N1", 1))
    assert state.legal() == [Ride(1, "ES"), Ride(1, "NW")]


def test_L11_on_a_tile_without_road_the_meeple_stands_off_the_road_and_cannot_walk() -> None:
    state = position_of("pushed_out_together")
    state.hand = NUMBER["cap-1"]
    state.apply(Push("N1", 0))
    assert state.phase == "walk"
    assert place(state, 0) == place(state, 1) == ((1, 0), "")
    assert walks(state) == {((1, 0), "")}


def test_L11_off_the_road_it_rides_on_and_waits_until_it_is_pushed_out() -> None:
    state = position_of("off_the_road")
    state.apply(Push("S1", 0))
    assert place(state, 0) == ((1, 3), "")
    assert walks(state) == {((1, 3), "")}
