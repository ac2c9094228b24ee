"""The maze as a bit board: a walk never leaves one rim to come in at the other."""

import pytest

from game.engine.labyrinth.maze import CELLS, Maze, Place
from game.engine.ports import sides_mask


def maze(roads: dict[int, str]) -> Maze:
    """A maze with one walkway on the named cells, and no road elsewhere."""
    walkways = [(sides_mask(roads[cell]),) if cell in roads else () for cell in range(CELLS)]
    return Maze([0] * CELLS, [0] * CELLS, walkways)


@pytest.mark.parametrize(
    ("start", "beyond", "sides"),
    [(9, 10, "EW"), (10, 9, "EW"), (2, 22, "NS"), (22, 2, "NS"), (4, 5, "EW"), (0, 24, "NESW"), (24, 0, "NESW")],
)
def test_the_rims_are_no_doors(start: int, beyond: int, sides: str) -> None:
    made = maze({start: sides, beyond: sides})
    here = Place(start, sides_mask(sides))
    assert made.reach(here) == [here]
    with pytest.raises(ValueError, match="no walk leads"):
        made.path(here, Place(beyond, sides_mask(sides)))


def test_crossings_everywhere_are_all_in_reach() -> None:
    made = maze(dict.fromkeys(range(CELLS), "NESW"))
    corner = Place(0, 15)
    assert made.reach(corner) == [Place(cell, 15) for cell in range(CELLS)]
    assert len(made.path(corner, Place(24, 15))) == 9


def test_reach_and_path_agree() -> None:
    made = maze({0: "ES", 1: "SW", 6: "NE", 7: "WS", 5: "N", 12: "N", 13: "W"})
    start = Place(0, sides_mask("ES"))
    reached = made.reach(start)
    assert [place.cell for place in reached] == [0, 1, 5, 6, 7, 12]
    for place in reached:
        path = made.path(start, place)
        assert (path[0], path[-1]) == (start, place)
        assert len(set(path)) == len(path)


def test_a_push_keeps_walkways_with_their_tiles() -> None:
    made = maze({1: "NS", 6: "EW", 11: "NE", 16: "SW", 21: "NW"})
    made.push(0, 7, 1, (sides_mask("ES"),))
    assert [made.walkways[cell] for cell in (1, 6, 11, 16, 21)] == [
        (sides_mask(sides),) for sides in ("ES", "NS", "EW", "NE", "SW")
    ]
    assert (made.tiles[1], made.turns[1]) == (7, 1)
