"""A landscape: laid tiles, the regions their segments join into, and what its open cells demand.

One model serves all titles. Facing ports of the same feature kind join their segments into one region; what may
touch what is the tile set's matching rule. Whether a region is complete, and what it is worth, is the title's to say.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from game.engine.ports import PORTS, SIDES, facing
from game.engine.tiles import BARE, Side, TileSet

WIDTH = 512
"""Cells in a row of the flat numbering; a landscape may reach 255 cells from (0, 0) each way."""

_MIDDLE = WIDTH // 2
_NEXT = (-WIDTH, 1, WIDTH, -1)
_FACING = tuple(facing(port) for port in range(12))
_MARK_BITS = 8


def cell_at(x: int, y: int) -> int:
    """Return the flat number of the cell x east and y south of (0, 0). Raises `ValueError` beyond 255 cells.

    >>> xy(cell_at(-3, 2))
    (-3, 2)
    """
    if not (-_MIDDLE < x < _MIDDLE and -_MIDDLE < y < _MIDDLE):
        raise ValueError(f"the cell {x}, {y} is too far away")
    return (y + _MIDDLE) * WIDTH + x + _MIDDLE


def xy(cell: int) -> tuple[int, int]:
    """Return the x and y of a flat cell number."""
    y, x = divmod(cell, WIDTH)
    return x - _MIDDLE, y - _MIDDLE


def is_cell(number: int) -> bool:
    """Return whether a number is a cell, and not beyond the rim of the table."""
    return WIDTH <= number < WIDTH * WIDTH and number % WIDTH > 0


def neighbour(cell: int, side: int) -> int:
    """Return the cell beyond a side (0 N, 1 E, 2 S, 3 W)."""
    return cell + _NEXT[side]


class CannotLay(ValueError):
    """A tile was laid where it does not fit. `obstacles` says why."""

    def __init__(self, obstacles: "tuple[Obstacle, ...]") -> None:
        self.obstacles = obstacles
        super().__init__("; ".join(str(obstacle) for obstacle in obstacles))


@dataclass(frozen=True, slots=True)
class Obstacle:
    """One reason why a tile does not fit: `occupied`, `outside`, `no_neighbour`, or `side_mismatch` with both
    sides."""

    reason: str
    side: str = ""
    mine: Side = BARE
    theirs: Side = BARE

    def __str__(self) -> str:
        if self.reason != "side_mismatch":
            return self.reason
        return f"{self.reason} {self.side}: {'-'.join(self.mine)} against {'-'.join(self.theirs)}"


@dataclass(frozen=True, slots=True)
class Region:
    """Connected segments of one kind.

    `tiles` are laying indices in ascending order, `segments` the (laying index, segment number) pairs, `open` the
    number of ports facing an empty cell, `marks` how many of each mark stand on it.
    """

    kind: str
    tiles: tuple[int, ...]
    segments: tuple[tuple[int, int], ...]
    open: int
    marks: dict[str, int]


class Land:
    """The tiles of one landscape in laying order, with its regions kept by union and find.

    `cells` limits where tiles may lie, for boards with a rim (The Castle): beyond it is wall, which closes ports and
    demands nothing, and a tile there is `outside`. `None` is an open table.
    """

    __slots__ = (  # noqa: RUF023 - in the order of their making
        "tileset", "allowed", "tiles", "turns", "cells", "index_at", "demand",
        "_shift", "_first", "_parent", "_kind", "_open", "_tiles", "_marks",
    )  # fmt: skip

    def __init__(self, tileset: TileSet, cells: Collection[int] | None = None) -> None:
        self.tileset = tileset
        self.allowed = None if cells is None else frozenset(cells)
        self.tiles: list[int] = []
        self.turns: list[int] = []
        self.cells: list[int] = []
        self.index_at: dict[int, int] = {}
        self.demand: dict[int, int] = {}
        self._shift = {mark: _MARK_BITS * number for number, mark in enumerate(tileset.marks)}
        self._first: list[int] = []
        self._parent: list[int] = []
        self._kind: list[str] = []
        self._open: list[int] = []
        self._tiles: list[int] = []
        self._marks: list[int] = []

    def copy(self) -> "Land":
        """Return an independent copy."""
        twin = Land.__new__(Land)
        twin.tileset = self.tileset
        twin.allowed = self.allowed
        twin.tiles = self.tiles[:]
        twin.turns = self.turns[:]
        twin.cells = self.cells[:]
        twin.index_at = self.index_at.copy()
        twin.demand = self.demand.copy()
        twin._shift = self._shift
        twin._first = self._first[:]
        twin._parent = self._parent[:]
        twin._kind = self._kind[:]
        twin._open = self._open[:]
        twin._tiles = self._tiles[:]
        twin._marks = self._marks[:]
        return twin

    def __len__(self) -> int:
        return len(self.tiles)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Land):
            return NotImplemented
        return (self.cells, self.tiles, self.turns) == (other.cells, other.tiles, other.turns)

    __hash__ = None  # type: ignore[assignment]

    def placements(self, tile: int) -> Iterator[tuple[int, int]]:
        """Yield each (cell, turn) where the tile fits next to the landscape, cells ascending."""
        fitting = self.tileset.fitting_turns
        for cell in sorted(self.demand):
            turns = fitting(tile, self.demand[cell])
            for turn in (0, 1, 2, 3) if turns else ():
                if turns >> turn & 1:
                    yield cell, turn

    def fits_anywhere(self, tile: int) -> bool:
        """Return whether the tile has at least one legal place."""
        return any(self.tileset.fitting_turns(tile, demand) for demand in self.demand.values())

    def fitting_turns(self, tile: int, cell: int) -> int:
        """Return the turns in which the tile may be laid on a cell, as a 4-bit mask."""
        demand = self.demand.get(cell)
        return 0 if demand is None else self.tileset.fitting_turns(tile, demand)

    def obstacles(self, tile: int, cell: int, turn: int) -> tuple[Obstacle, ...]:
        """Return why the tile does not fit there, side by side; nothing when it fits."""
        if cell in self.index_at:
            return (Obstacle("occupied"),)
        if self.allowed is not None and cell not in self.allowed:
            return (Obstacle("outside"),)
        if cell not in self.demand:
            return (Obstacle("no_neighbour"),)
        found: list[Obstacle] = []
        look = self.tileset.look(tile, turn)
        for side in range(4):
            theirs = self.demand[cell] >> 8 * side & 255
            if theirs and not self.tileset.accepts(look.sides[side], theirs - 1):
                left, middle, right = self.tileset.shows[theirs - 1]
                found.append(Obstacle("side_mismatch", SIDES[side], look.shown[side], (right, middle, left)))
        return tuple(found)

    def lay(self, tile: int, cell: int, turn: int) -> None:
        """Lay a tile next to the landscape. Raises `CannotLay` where it does not fit."""
        if not self.fitting_turns(tile, cell) >> turn & 1:
            raise CannotLay(self.obstacles(tile, cell, turn))
        self.put(tile, cell, turn)

    def put(self, tile: int, cell: int, turn: int) -> None:
        """Put a tile on an empty cell without asking whether it fits: a first tile, or one already known to fit."""
        index = len(self.tiles)
        look = self.tileset.look(tile, turn)
        first = len(self._parent)
        self._add_segments(tile, index, look.at)
        self.tiles.append(tile)
        self.turns.append(turn)
        self.cells.append(cell)
        self._first.append(first)
        self.index_at[cell] = index
        self.demand.pop(cell, None)
        for side in range(4):
            beyond = cell + _NEXT[side]
            other = self.index_at.get(beyond)
            if other is not None:
                self._meet(first, look.at, other, side)
            elif not is_cell(beyond) or (self.allowed is not None and beyond not in self.allowed):
                self._close(first, look.at, side)
            else:
                asked = look.sides[side] + 1 << 8 * ((side + 2) % 4)
                self.demand[beyond] = self.demand.get(beyond, 0) | asked

    def root(self, index: int, segment: int) -> int:
        """Return the number of the region that a segment of the index-th laid tile belongs to; stable until the
        next tile."""
        node = self._first[index] + segment
        parent = self._parent
        while parent[node] != node:
            node = parent[node]
        return node

    def root_at(self, cell: int, port: int) -> int:
        """Return the region that a port of a laid tile belongs to; -1 on ground and bare sides."""
        index = self.index_at[cell]
        segment = self.tileset.look(self.tiles[index], self.turns[index]).at[port]
        if segment < 0:
            return -1
        node = self._first[index] + segment
        parent = self._parent
        while parent[node] != node:
            node = parent[node]
        return node

    def roots_of(self, index: int) -> tuple[int, ...]:
        """Return the regions that the index-th laid tile takes part in, each once, in the order of its segments."""
        segments = range(len(self.tileset.kind(self.tiles[index]).segments))
        return tuple(dict.fromkeys(self.root(index, segment) for segment in segments))

    def completed_by(self, index: int) -> list[int]:
        """Return the regions that the index-th tile, laid last, completed: no port of theirs is open any more."""
        return [root for root in self.roots_of(index) if not self._open[root]]

    def open_ports(self, root: int) -> int:
        """Return how many ports of a region face an empty cell."""
        return self._open[root]

    def size(self, root: int) -> int:
        """Return the number of different tiles in a region."""
        return self._tiles[root].bit_count()

    def marks(self, root: int, mark: str) -> int:
        """Return how many of a mark stand on a region."""
        shift = self._shift.get(mark)
        return 0 if shift is None else self._marks[root] >> shift & 255

    def kind(self, root: int) -> str:
        """Return the feature kind of a region."""
        return self._kind[root]

    def roots(self) -> tuple[int, ...]:
        """Return all regions, ordered by their first segment in laying order."""
        return tuple(dict.fromkeys(self._find(node) for node in range(len(self._parent))))

    def region(self, root: int) -> Region:
        """Return a region in full."""
        members = tuple(
            (index, node - first)
            for index, first in enumerate(self._first)
            for node in range(first, self._end(index))
            if self._find(node) == root
        )
        return Region(
            kind=self.kind(root),
            tiles=tuple(index for index in range(len(self.tiles)) if self._tiles[root] >> index & 1),
            segments=members,
            open=self._open[root],
            marks={mark: count for mark in self.tileset.marks if (count := self.marks(root, mark))},
        )

    def region_at(self, cell: int, port: int) -> Region | None:
        """Return the region that a port of a cell belongs to; `None` on ground, bare sides and empty cells."""
        if cell not in self.index_at:
            return None
        root = self.root_at(cell, port)
        return None if root < 0 else self.region(root)

    def open_ports_of(self, region: Region) -> tuple[tuple[int, str], ...]:
        """Return the open ports of a region as (cell, port name)."""
        members = set(region.segments)
        return tuple(
            (self.cells[index], PORTS[port])
            for index in region.tiles
            for port, segment in enumerate(self.tileset.look(self.tiles[index], self.turns[index]).at)
            if (index, segment) in members and self.cells[index] + _NEXT[port // 3] in self.demand
        )

    def _end(self, index: int) -> int:
        return self._first[index + 1] if index + 1 < len(self._first) else len(self._parent)

    def _add_segments(self, tile: int, index: int, at: tuple[int, ...]) -> None:
        for number, segment in enumerate(self.tileset.kind(tile).segments):
            self._parent.append(len(self._parent))
            self._kind.append(segment.kind)
            self._open.append(at.count(number))
            self._tiles.append(1 << index)
            packed = 0
            for mark in segment.marks:
                packed += 1 << self._shift[mark]
            self._marks.append(packed)

    def _meet(self, first: int, at: tuple[int, ...], other: int, side: int) -> None:
        """Join the ports of a new tile's side with those of the laid tile it touches."""
        there = self.tileset.look(self.tiles[other], self.turns[other]).at
        mine = self.tileset.kind(self.tiles[-1]).segments
        theirs = self.tileset.kind(self.tiles[other]).segments
        for port in range(3 * side, 3 * side + 3):
            a, b = at[port], there[_FACING[port]]
            if a >= 0:
                here = self._find(first + a)
                self._open[here] -= 1
            if b >= 0:
                across = self._find(self._first[other] + b)
                self._open[across] -= 1
                if a >= 0 and here != across and mine[a].kind == theirs[b].kind:
                    self._join(across, here)

    def _close(self, first: int, at: tuple[int, ...], side: int) -> None:
        """Close the ports of a new tile's side that lie against a wall."""
        for port in range(3 * side, 3 * side + 3):
            if at[port] >= 0:
                self._open[self._find(first + at[port])] -= 1

    def _join(self, root: int, other: int) -> None:
        self._parent[other] = root
        self._open[root] += self._open[other]
        self._tiles[root] |= self._tiles[other]
        self._marks[root] += self._marks[other]

    def _find(self, node: int) -> int:
        parent = self._parent
        while parent[node] != node:
            node = parent[node]
        return node
