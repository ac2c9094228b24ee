"""The table as it is laid out before a game of Labyrinth: start tiles, the maze, the crown quest (L5 to L8, L20)."""

from collections.abc import Mapping

from game.engine.labyrinth.components import Components
from game.engine.labyrinth.maze import CELLS, Maze
from game.engine.land import Land, cell_at

SEATS = range(1, 5)
"""For how many players Labyrinth is."""


def first_land(box: Components) -> Land:
    """Return a landscape of the start tile alone (L7)."""
    land = Land(box.tiles)
    land.put(box.start, cell_at(0, 0), 0)
    return land


def maze_of(box: Components, loose: Mapping[int, tuple[int, int]]) -> Maze:
    """Return the board with (tile, turn) on its loose cells."""
    cells = dict(loose) | {cell: (tile, 0) for cell, tile in box.fixed.items()}
    order = [cells[cell] for cell in range(CELLS)]
    return Maze(
        [tile for tile, _ in order],
        [turn for _, turn in order],
        [box.walkways_of(tile, turn) for tile, turn in order],
    )


def crowns_for(box: Components, seats: int) -> tuple[str, ...]:
    """Return the ids of the crown quests that may be played for by so many (L8, L20)."""
    return tuple(sorted(key for key, made in box.crowns.items() if bool(made.solo) == (seats == 1)))
