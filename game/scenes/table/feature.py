"""What is said about the feature that is pointed at: its region, its open ends, and what it scores."""

from dataclasses import dataclass

from game.engine.land import Land, Region, xy
from game.engine.landscape import Cell
from game.engine.ports import SIDES
from game.engine.title import State, Term
from game.scenes.land_view import Spot
from game.scenes.tile_faces import TileFaces


@dataclass(frozen=True)
class Feature:
    """A region of a landscape. `ends`: its open sides as (cell, side); `terms`: what it scored or would score."""

    region: Region
    ends: tuple[tuple[Cell, int], ...]
    terms: tuple[Term, ...]

    @property
    def complete(self) -> bool:
        return not self.region.open


def segment_under(faces: TileFaces, land: Land, cell: int, spot: Spot) -> int | None:
    """The segment under a spot of a laid tile; `None` on the meadow or where no tile lies."""
    index = land.index_at.get(cell)
    if index is None:
        return None
    return faces.shape(land.tiles[index]).segment_at(spot, land.turns[index])


def feature_of(state: State, number: int, cell: int, segment: int) -> Feature:
    """The feature that a segment of a laid tile in the number-th landscape belongs to, with its reckoning as it
    stands."""
    land = state.landscapes()[number].land
    region = land.region(land.root(land.index_at[cell], segment))
    ends = dict.fromkeys((xy(at), SIDES.index(port[0])) for at, port in land.open_ports_of(region))
    return Feature(region, tuple(ends), state.worth(number, region))
