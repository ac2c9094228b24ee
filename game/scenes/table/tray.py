"""The tiles still to be laid this turn: which one is chosen, how each is turned, and when a tile turns by itself."""

from collections.abc import Hashable, Mapping, Sequence

from game.engine.land import Land
from game.engine.tiles import TileSet


class Tray:
    """Tiles to lay, by physical number. `turn_at` says how the chosen one would lie on a cell.

    A cell that takes the tile in one way only turns it by itself, until the player turns it by hand there.
    """

    def __init__(self, tileset: TileSet) -> None:
        self.tileset = tileset
        self.tiles: tuple[int, ...] = ()
        self.chosen = 0
        self._turns: dict[int, int] = {}
        self._by_hand: int | None = None  # the cell where the player insists on a turn

    def fill(self, tiles: Sequence[int], land: Land) -> None:
        """These tiles lie there now; the choice stays where it can, else it falls on the first that fits."""
        before = self.tile
        self.tiles = tuple(tiles)
        self._by_hand = None
        if before in self.tiles and before is not None and land.fits_anywhere(before):
            self.chosen = self.tiles.index(before)
            return
        self.chosen = next((i for i, tile in enumerate(self.tiles) if land.fits_anywhere(tile)), 0)

    def lie(self, turns: Mapping[int, int]) -> None:
        """How tiles lay before anybody turned them here."""
        self._turns = {**turns, **self._turns}

    @property
    def tile(self) -> int | None:
        """The chosen tile."""
        return self.tiles[self.chosen] if self.chosen < len(self.tiles) else None

    def turn_of(self, tile: int) -> int:
        """How a tile is turned in the tray."""
        return self._turns.get(tile, 0)

    def choose(self, number: int) -> None:
        """Choose the number-th tile; a number beyond the last means the first."""
        if self.tiles:
            self.chosen = number % len(self.tiles)
            self._by_hand = None

    def turn(self, quarters: int, land: Land, cell: int | None) -> None:
        """Turn the chosen tile by hand, from how it lies over the cell."""
        if self.tile is not None:
            now = self.turn_of(self.tile) if cell is None else self.turn_at(land, cell)
            self._turns[self.tile] = (now + quarters) % 4
            self._by_hand = cell

    def leave(self, cell: int | None) -> None:
        """The cursor is on this cell now; what was done by hand on another one is forgotten."""
        if cell != self._by_hand:
            self._by_hand = None

    def turn_at(self, land: Land, cell: int) -> int:
        """How the chosen tile would lie on a cell."""
        assert self.tile is not None, "only a tile can be turned"
        now = self.turn_of(self.tile)
        fitting = fitting_turns(land, self.tile, cell)
        if cell == self._by_hand or now in fitting or not fitting:
            return now
        if len({look_of(self.tileset, self.tile, turn) for turn in fitting}) > 1:
            return now
        return min(fitting, key=lambda turn: (turn - now) % 4)

    def laid(self, tile: int, turn: int) -> None:
        """Remember how a tile was laid, so that taking it back shows it so."""
        self._turns[tile] = turn


def fitting_turns(land: Land, tile: int, cell: int) -> tuple[int, ...]:
    """The turns in which a tile may be laid on a cell."""
    mask = land.fitting_turns(tile, cell)
    return tuple(turn for turn in range(4) if mask >> turn & 1)


def look_of(tileset: TileSet, tile: int, turn: int) -> Hashable:
    """What the rules see of a tile in a turn: equal for two turns of a straight road."""
    segments = tileset.kind(tile).segments
    order: dict[int, int] = {}
    ports: list[Hashable] = []
    for number in tileset.look(tile, turn).at:
        if number < 0:
            ports.append((-1, "", (), ()))
            continue
        segment = segments[number]
        ports.append((order.setdefault(number, len(order)), segment.kind, segment.marks, segment.joints))
    return tuple(ports)
