"""Which tiles fit a cell of a landscape, and which of its open cells none of the given tiles can fill any more."""

from collections.abc import Iterable

from game.engine.land import Land


def fitting_tiles(land: Land, cell: int, tiles: Iterable[int]) -> list[int]:
    """Return those of the tiles that fit the cell in some turn, in their order; none where no tile may lie."""
    demand = land.demand.get(cell)
    if demand is None:
        return []
    fits = land.tileset.fitting_turns
    return [tile for tile in tiles if fits(tile, demand)]


def unfillable(land: Land, tiles: Iterable[int]) -> list[int]:
    """Return the open cells around the landscape that none of the tiles can fill as they are now, ascending.

    What is demanded of a cell only grows, so that without new tiles it stays so.
    """
    kind_of, fits = land.tileset.kind_of, land.tileset.fitting_turns
    one_of_each = {kind_of[tile]: tile for tile in tiles}.values()
    return [cell for cell in sorted(land.demand) if not any(fits(tile, land.demand[cell]) for tile in one_of_each)]
