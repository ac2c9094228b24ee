"""L12 walking and L13 finding a treasure."""

import pytest

from game.engine.common import Lay
from game.engine.labyrinth.actions import Walk
from game.engine.labyrinth.events import Found, TurnedUp, Walked
from game.engine.labyrinth.state import LabyrinthState
from game.engine.title import IllegalAction
from tests.labyrinth import NAMES, NUMBER, dealt, eager_action, end_turn, kinds, played, position_of, walks


def finish(state: LabyrinthState) -> None:
    """Lay whatever is to be laid."""
    while state.phase == "extend":
        state.apply(state.legal()[0])


def test_L12_over_any_distance_from_road_to_road() -> None:
    assert walks(position_of("walk_forest_and_gate")) == {
        ((2, 2), "NESW"),
        ((2, 1), "NS"),
        ((2, 0), "ESW"),
        ((3, 2), "W"),
        ((2, 3), "NE"),
    }


def test_L12_both_neighbouring_sides_must_be_road() -> None:
    # South of the dragon: around through (3, 3), (3, 4) and (2, 4) to the other walkway, and on into the corner.
    assert walks(position_of("walk_both_walkways")) == {
        ((2, 2), "NESW"),
        ((2, 3), "NE"),
        ((3, 3), "SW"),
        ((3, 4), "NW"),
        ((2, 4), "NEW"),
        ((2, 3), "SW"),
    }


def test_L12_the_way_is_told_step_by_step() -> None:
    state = position_of("walk_both_walkways")
    (walked,) = state.apply(Walk((2, 3), "SW"))
    assert walked == Walked(
        0,
        ((2, 2), (2, 3), (3, 3), (3, 4), (2, 4), (2, 3)),
        ("NESW", "NE", "SW", "NW", "NEW", "SW"),
    )


def test_L12_other_meeples_do_not_block_and_may_share_the_tile() -> None:
    alone, crowded = position_of("walk_forest_and_gate"), position_of("walk_forest_and_gate")
    crowded.players += [crowded.players[0].copy() for _ in range(3)]
    for seat, (cell, walkway) in enumerate([(7, 5), (2, 14), (12, 15)], 1):
        crowded.players[seat].place = crowded.players[0].place._replace(cell=cell, walkway=walkway)
    assert walks(alone) == walks(crowded)
    crowded.apply(Walk((2, 0), "ESW"))
    assert crowded.players[0].place == crowded.players[2].place


def test_L12_staying_is_allowed() -> None:
    state = position_of("walk_forest_and_gate")
    assert state.apply(Walk((2, 2), "NESW")) == (Walked(0, ((2, 2),), ("NESW",)),)


def test_L12_one_walk_a_turn() -> None:
    state = position_of("walk_forest_and_gate")
    state.apply(Walk((2, 1), "NS"))
    with pytest.raises(IllegalAction) as refused:
        state.apply(Walk((2, 0), "ESW"))
    assert refused.value.reason == "phase"


@pytest.mark.parametrize(
    "action", [Walk((3, 2), "E"), Walk((4, 4), "NW"), Walk((2, 1), "N"), Walk((2, 1), ""), Walk((9, 9), "NS")]
)
def test_L12_not_where_no_road_leads(action: Walk) -> None:
    state = position_of("walk_forest_and_gate")
    before = state.copy()
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    assert refused.value.reason == "out_of_reach"
    assert state == before


def test_L13_ending_the_walk_on_the_treasure_finds_it_and_its_tile_is_to_be_laid() -> None:
    state = position_of("treasure_in_reach")
    events = state.apply(Walk((2, 0), "ESW"))
    assert events[1:] == (Found(0, "falcon", "treasure-falcon"),)
    assert state.loose == [NUMBER["straight-2"], NUMBER["treasure-falcon"]]
    assert state.players[0].found == [NUMBER["treasure-falcon"]]


def test_L13_passing_over_it_finds_nothing() -> None:
    state = position_of("treasure_in_reach")
    (walked,) = state.apply(Walk((1, 0), "ES"))
    assert isinstance(walked, Walked)
    assert (2, 0) in walked.cells
    assert state.players[0].found == []


def test_L13_staying_on_it_counts() -> None:
    state = position_of("on_the_treasure")
    assert kinds(state.apply(Walk((2, 0), "ESW"))) == ["walked", "found"]


def test_L13_only_the_treasure_of_the_own_crown_counts() -> None:
    state = position_of("on_the_treasure")
    state.players[0].crown = NUMBER["treasure-key"]
    assert kinds(state.apply(Walk((2, 0), "ESW"))) == ["walked"]


def test_L13_the_next_treasure_is_turned_up_when_the_turn_ends() -> None:
    state = position_of("treasure_in_reach")
    state.apply(Walk((2, 0), "ESW"))
    assert state.players[0].crown is None
    finish(state)
    assert state.players[0].crown is None
    assert [NAMES[tile] for tile in state.players[0].pile] == ["treasure-key", "treasure-ring"]
    events = end_turn(state)
    assert TurnedUp(0) in events
    assert state.players[0].crown == NUMBER["treasure-key"]
    assert state.players[0].pile == [NUMBER["treasure-ring"]]


@pytest.mark.parametrize("seed", range(5))
def test_L13_at_most_one_treasure_a_turn(seed: int) -> None:
    found = 0
    for action, events in played(dealt(2, seed), seed, eager_action):
        found = 0 if action.do == "end_turn" else found + kinds(events).count("found")
        assert found <= 1


def test_L13_without_a_find_the_crown_stays_as_it_is() -> None:
    state = position_of("treasure_in_reach")
    state.apply(Walk((2, 2), "NESW"))
    finish(state)
    assert "turned_up" not in kinds(end_turn(state))
    assert state.players[0].crown == NUMBER["treasure-falcon"]


def test_L13_with_the_pile_empty_the_crown_stays_empty_and_nothing_more_is_found() -> None:
    state = position_of("on_the_treasure")
    state.apply(Walk((2, 0), "ESW"))
    finish(state)
    assert "turned_up" not in kinds(end_turn(state))
    assert state.players[0].crown is None
    while state.phase != "over":
        assert "found" not in kinds(state.apply(state.legal()[0]))


def test_L13_the_treasure_tile_is_laid_in_the_same_turn() -> None:
    state = position_of("treasure_in_reach")
    state.apply(Walk((2, 0), "ESW"))
    lays = {action.tile for action in state.legal() if isinstance(action, Lay)}
    assert lays == {"straight-2", "treasure-falcon"}
    state.apply(next(action for action in state.legal() if isinstance(action, Lay)))
    assert state.phase == "extend", "the turn cannot end before"
    finish(state)
    assert state.phase == "end"
