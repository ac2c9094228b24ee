"""L14 extending the landscape."""

import pytest

from game.engine.common import EndTurn, Lay, LeftGame, PutAside
from game.engine.title import IllegalAction
from tests.labyrinth import NUMBER, at, end_turn, kinds, position_of


@pytest.mark.parametrize("first", ["curve-1", "treasure-chalice"])
def test_L14_both_tiles_in_either_order(first: str) -> None:
    state = position_of("land_and_treasure")
    lays = [action for action in state.legal() if isinstance(action, Lay)]
    assert {action.tile for action in lays} == {"curve-1", "treasure-chalice"}
    state.apply(next(action for action in lays if action.tile == first))
    (other,) = {"curve-1", "treasure-chalice"} - {first}
    assert {action.tile for action in state.legal() if isinstance(action, Lay)} == {other}
    state.apply(state.legal()[0])
    assert state.legal() == [EndTurn()]


def test_L14_side_by_side_and_every_touching_side_equal() -> None:
    # Beside the start tile (city N, road E and W, meadow S): a straight road east and west, or its meadow south.
    state = at("{title: labyrinth, loose: [straight-1]}")
    assert state.legal() == [
        Lay("straight-1", (-1, 0), 1),
        Lay("straight-1", (-1, 0), 3),
        Lay("straight-1", (1, 0), 1),
        Lay("straight-1", (1, 0), 3),
        Lay("straight-1", (0, 1), 1),
        Lay("straight-1", (0, 1), 3),
    ]


@pytest.mark.parametrize(
    ("action", "reason", "terms"),
    [
        (Lay("straight-1", (0, 0), 0), "occupied", {}),
        (Lay("straight-1", (1, 1), 1), "no_neighbour", {}),
        (Lay("straight-1", (5000, 1), 1), "no_neighbour", {}),
        (Lay("straight-1", (1, 0), 4), "turn", {"turn": 4}),
        (Lay("curve-1", (1, 0), 0), "tile", {"tile": "curve-1"}),
        (Lay("nothing", (1, 0), 0), "tile", {"tile": "nothing"}),
        (
            Lay("straight-1", (1, 0), 0),
            "side_mismatch",
            {"side": "W", "mine": ("meadow",) * 3, "theirs": ("meadow", "road", "meadow")},
        ),
        (
            Lay("straight-1", (0, -1), 0),
            "side_mismatch",
            {"side": "S", "mine": ("meadow", "road", "meadow"), "theirs": ("city",) * 3},
        ),
        (PutAside("straight-1"), "still_fits", {"tile": "straight-1"}),
        (EndTurn(), "phase", {"action": "end_turn", "phase": "extend"}),
    ],
)
def test_L14_what_does_not_fit_is_refused_with_its_reason(
    action: Lay | PutAside | EndTurn, reason: str, terms: dict[str, object]
) -> None:
    state = at("{title: labyrinth, loose: [straight-1]}")
    before = state.copy()
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    assert refused.value.reason == reason
    assert terms.items() <= refused.value.terms.items()
    assert state == before


def test_L14_a_tile_that_fits_nowhere_leaves_the_game_without_replacement() -> None:
    state = position_of("fits_nowhere")
    assert state.legal() == [PutAside("cross-1")]
    assert state.apply(PutAside("cross-1")) == (LeftGame(0, "cross-1"),)
    assert state.gone == [NUMBER["cross-1"]]
    assert len(state.players[0].land) == 1
    assert state.phase == "end"
    assert "drew" in kinds(end_turn(state)), "the next tile is drawn as ever"


def test_L14_with_two_tiles_any_that_fits_now_and_none_leaves_while_one_fits() -> None:
    state = position_of("fits_after_the_other")
    lays = [action for action in state.legal() if isinstance(action, Lay)]
    assert lays == state.legal()
    assert {action.tile for action in lays} == {"treasure-falcon"}
    with pytest.raises(IllegalAction) as refused:
        state.apply(PutAside("cross-1"))
    assert refused.value.reason == "still_fits"
    # South of the corner, its road east and west: the crossing fits at both of its ends.
    state.apply(Lay("treasure-falcon", (0, 1), 1))
    assert {action.at for action in state.legal() if isinstance(action, Lay)} == {(-1, 1), (1, 1)}


def test_L14_a_treasure_tile_that_fits_nowhere_leaves_the_game_too() -> None:
    state = at(
        """
        title: labyrinth
        loose: [cross-1, treasure-falcon]
        seats:
          - land:
              - {tile: corner-curve-1, at: [0, 0], turn: 1}
              - {tile: three-gate-1, at: [1, 0], turn: 2}
        """
    )
    state.players[0].land.demand.clear()  # as if every cell around were closed
    assert state.legal() == [PutAside("cross-1"), PutAside("treasure-falcon")]
    state.apply(PutAside("treasure-falcon"))
    assert state.legal() == [PutAside("cross-1")]
    state.apply(PutAside("cross-1"))
    assert state.phase == "end"
