"""L4 walkways: the sides of a tile that a meeple can walk between. The walk graph is not the landscape."""

import pytest

from game.engine.ports import sides_text
from tests.labyrinth import BOX, NUMBER, position_of, regions_of, walks


@pytest.mark.parametrize(
    ("tile", "turn", "walkways"),
    [
        ("straight-1", 0, ["NS"]),
        ("straight-1", 1, ["EW"]),
        ("curve-1", 3, ["NW"]),
        ("cross-1", 0, ["NESW"]),
        ("tee-1", 0, ["ESW"]),
        ("tee-1", 1, ["NSW"]),
        ("cap-tee-1", 2, ["NEW"]),
        ("straight-broken-1", 1, ["EW"]),
        ("two-curves-1", 0, ["NE", "SW"]),
        ("two-curves-1", 1, ["ES", "NW"]),
        ("two-curves-1", 2, ["SW", "NE"]),
        ("through-gates-1", 0, ["E", "W"]),
        ("cap-gate-1", 0, ["S"]),
        ("road-end-1", 1, ["W"]),
        ("corner-1", 0, []),
        ("cap-1", 0, []),
        ("fixed-falcon", 0, ["ESW"]),
        ("fixed-dragon", 0, ["NESW"]),
    ],
)
def test_L4_the_walkways_of_a_tile(tile: str, turn: int, walkways: list[str]) -> None:
    assert [sides_text(way) for way in BOX.walkways_of(NUMBER[tile], turn)] == walkways


def test_L4_a_meeple_walks_through_a_forest_that_ends_the_roads_of_the_landscape() -> None:
    assert [sides_text(way) for way in BOX.walkways_of(NUMBER["cross-1"], 0)] == ["NESW"]
    assert len(regions_of("forest_ends_roads")) == 4


def test_L4_a_meeple_may_stand_before_a_city_and_cannot_cross_it() -> None:
    reached = walks(position_of("walk_forest_and_gate"))
    assert ((3, 2), "W") in reached
    assert ((3, 2), "E") not in reached
    assert ((4, 2), "NSW") not in reached


def test_L4_a_place_is_a_cell_and_a_walkway() -> None:
    reached = walks(position_of("walk_both_walkways"))
    assert {((2, 3), "NE"), ((2, 3), "SW")} <= reached
