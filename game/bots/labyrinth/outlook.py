"""What may still come: how likely each open side of a landscape is to be closed by the tiles yet to be had."""

from functools import cache
from typing import NamedTuple

from game.bots.labyrinth.weights import Weights
from game.engine.labyrinth.player import FEATURES
from game.engine.labyrinth.state import LabyrinthState
from game.engine.land import neighbour
from game.engine.ports import facing
from game.engine.tiles import TileSet


class OpenSide(NamedTuple):
    """A city or road that faces an open cell: the step from the cell to the tile it lies on, its port there, and the
    chance that this side of it will be closed."""

    step: int
    port: int
    chance: float


class Outlook(dict[int, tuple[OpenSide, ...]]):
    """The open sides around a cell, by what the cell demands (packed as in `Land.demand`); found out when asked for.

    It knows the tiles that a seat may still get. Tiles on the board may all fall out; of those that nobody has seen,
    as many come as lie in the draw pile. `turns` is how many turns the seat has after this one; `spread` is what
    the next best open feature counts beside a better one, since a turn can be spent only once.
    """

    def __init__(self, view: LabyrinthState, weights: Weights) -> None:
        super().__init__()
        self.weights = weights
        self.turns = len(view.pile) // len(view.players)
        self.spread = self.turns / (self.turns + weights.crowd)
        self.tiles = view.box.tiles
        board = [view.maze.tiles[cell] for cell in view.box.loose]
        if view.hand is not None:
            board.append(view.hand)
        unseen = view.unseen()
        own = view.players[view.seat].pile
        self._certain = _bits(board) | _bits(own)
        self._unseen = _bits(unseen)
        self._share = len(view.pile) / len(unseen) if unseen else 0.0
        self._all = self._weight(self._certain | self._unseen)

    def __missing__(self, demand: int) -> tuple[OpenSide, ...]:
        self[demand] = tuple(
            OpenSide(neighbour(0, side), facing(3 * side + 1), self._chance(tiles))
            for side, tiles in closers(self.tiles, demand)
        )
        return self[demand]

    def _chance(self, tiles: int) -> float:
        if not self.turns or not self._all:
            return 0.0
        miss = 1.0
        for _ in range(self.weights.choices):
            miss *= 1.0 - self._weight(tiles) / self._all
        return (1.0 - miss) * self.turns / (self.turns + self.weights.patience)

    def _weight(self, tiles: int) -> float:
        return (tiles & self._certain).bit_count() + self._share * (tiles & self._unseen).bit_count()


@cache
def closers(tiles: TileSet, demand: int) -> tuple[tuple[int, int], ...]:
    """Return each side of an open cell that a city or road faces, with the tiles (as bits) that close it.

    A tile closes a side when its segment there leads to no other side that is still open.
    """
    found = dict.fromkeys((side for side in range(4) if _asks_for_feature(tiles, demand, side)), 0)
    asked = [side for side in range(4) if demand >> 8 * side & 255]
    for tile in range(len(tiles.names)):
        turns = tiles.fitting_turns(tile, demand)
        for turn in range(4):
            if not turns >> turn & 1:
                continue
            middles = tiles.look(tile, turn).at[1::3]
            for side in found:
                if all(other in asked for other in range(4) if middles[other] == middles[side]):
                    found[side] |= 1 << tile
    return tuple(found.items())


def _asks_for_feature(tiles: TileSet, demand: int, side: int) -> bool:
    code = demand >> 8 * side & 255
    return bool(code) and tiles.shows[code - 1][1] in FEATURES


def _bits(tiles: list[int]) -> int:
    bits = 0
    for tile in tiles:
        bits |= 1 << tile
    return bits
