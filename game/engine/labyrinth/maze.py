"""The labyrinth: 25 cells, eight arrows, pushing a row (L10) and walking along walkways (L4, L12).

The maze is a bit board: bit 4 × cell + side stands for the road on a side of a cell, so a walk is a flood fill on
one integer.
"""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from game.engine.ports import STEPS, opposite

COLUMNS = ROWS = 5
CELLS = COLUMNS * ROWS


def board_xy(cell: int) -> tuple[int, int]:
    """Return the column and row of a board cell (0 to 24).

    >>> board_xy(7)
    (2, 1)
    """
    return cell % COLUMNS, cell // COLUMNS


def board_cell(x: int, y: int) -> int:
    """Return the board cell of a column and row; the reverse of `board_xy`.

    >>> board_cell(2, 1)
    7
    """
    return y * COLUMNS + x


class Place(NamedTuple):
    """Where a meeple stands: a board cell (0 to 24) and a walkway, as a 4-bit set of sides; 0 is off the road
    (L11)."""

    cell: int
    walkway: int


class Arrow(NamedTuple):
    """One of the eight arrows: its name (the side it stands at and its column or row) and the cells it pushes, in
    order."""

    name: str
    cells: tuple[int, ...]


def _arrow(side: int, line: int) -> Arrow:
    dx, dy = STEPS[opposite(side)]
    x, y = ((line, 0), (COLUMNS - 1, line), (line, ROWS - 1), (0, line))[side]
    return Arrow(f"{'NESW'[side]}{line}", tuple(board_cell(x + k * dx, y + k * dy) for k in range(COLUMNS)))


ARROWS: tuple[Arrow, ...] = tuple(_arrow(side, line) for side in range(4) for line in (1, 3))
"""The arrows, by side N E S W and line 1, 3."""

ARROW_NAMES = tuple(arrow.name for arrow in ARROWS)


class _Across(NamedTuple):
    """What lies beyond a side of a cell: the facing side as a bit of the board, its cell, the side as a bit of the
    cell, and the cell's first bit. Beyond the rim the facing side is 0."""

    bit: int
    cell: int
    side: int
    first: int


def _across(cell: int, side: int) -> _Across:
    x, y = board_xy(cell)
    dx, dy = STEPS[side]
    if not (0 <= x + dx < COLUMNS and 0 <= y + dy < ROWS):
        return _Across(0, 0, 0, 0)
    beyond, back = board_cell(x + dx, y + dy), 1 << opposite(side)
    return _Across(back << 4 * beyond, beyond, back, 4 * beyond)


ACROSS = tuple(_across(*divmod(number, 4)) for number in range(4 * CELLS))
"""What lies beyond each road side, by the number of its bit."""


def flood(walkways: Sequence[tuple[int, ...]], fresh: int, seen: int = 0) -> int:
    """Return the road sides that walks from those of `fresh` can touch, together with those already `seen`."""
    seen |= fresh
    while fresh:
        road = fresh & -fresh
        fresh ^= road
        bit, cell, side, first = ACROSS[road.bit_length() - 1]
        if bit & ~seen:
            for way in walkways[cell]:
                if way & side:
                    grown = way << first
                    seen |= grown
                    fresh |= grown ^ bit
    return seen


class Maze:
    """The tiles on the board by cell, and the walkways of each as 4-bit sets of sides."""

    __slots__ = ("tiles", "turns", "walkways")

    def __init__(self, tiles: list[int], turns: list[int], walkways: list[tuple[int, ...]]) -> None:
        self.tiles = tiles
        self.turns = turns
        self.walkways = walkways

    def copy(self) -> "Maze":
        """Return an independent copy."""
        return Maze(self.tiles[:], self.turns[:], self.walkways[:])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Maze):
            return NotImplemented
        return (self.tiles, self.turns) == (other.tiles, other.turns)

    __hash__ = None  # type: ignore[assignment]

    def push(self, arrow: int, tile: int, turn: int, walkways: tuple[int, ...]) -> tuple[int, int]:
        """Push a tile in at an arrow (a number into `ARROWS`) and return the tile that falls out, with its turn
        (L10)."""
        cells = ARROWS[arrow].cells
        last = cells[-1]
        fallen = self.tiles[last], self.turns[last]
        for k in range(len(cells) - 1, 0, -1):
            here, behind = cells[k], cells[k - 1]
            self.tiles[here] = self.tiles[behind]
            self.turns[here] = self.turns[behind]
            self.walkways[here] = self.walkways[behind]
        first = cells[0]
        self.tiles[first], self.turns[first], self.walkways[first] = tile, turn, walkways
        return fallen

    def reach(self, start: Place) -> list[Place]:
        """Return every place that a walk from `start` can end on, itself included, by cell (L12)."""
        if not start.walkway:
            return [start]
        flooded = self.flood(start)
        return [
            Place(cell, way)
            for cell, ways in enumerate(self.walkways)
            if flooded >> 4 * cell & 15
            for way in ways
            if flooded >> 4 * cell & way
        ]

    def flood(self, start: Place) -> int:
        """Return the road sides that a walk can touch, as bits 4 × cell + side."""
        return flood(self.walkways, start.walkway << 4 * start.cell)

    def path(self, start: Place, goal: Place) -> list[Place]:
        """Return a shortest walk from `start` to `goal`, both included. Raises `ValueError` when there is none."""
        came: dict[Place, Place] = {start: start}
        waiting = deque([start])
        while waiting and goal not in came:
            here = waiting.popleft()
            for there in self._next(here):
                if there not in came:
                    came[there] = here
                    waiting.append(there)
        if goal not in came:
            raise ValueError(f"no walk leads from {start} to {goal}")
        walk = [goal]
        while walk[-1] != start:
            walk.append(came[walk[-1]])
        return walk[::-1]

    def _next(self, here: Place) -> list[Place]:
        """Return the places one step away."""
        found: list[Place] = []
        x, y = board_xy(here.cell)
        for side, (dx, dy) in enumerate(STEPS):
            if here.walkway >> side & 1 and 0 <= x + dx < COLUMNS and 0 <= y + dy < ROWS:
                cell = board_cell(x + dx, y + dy)
                back = 1 << opposite(side)
                found += [Place(cell, way) for way in self.walkways[cell] if way & back]
        return found
