"""What is said about the feature that is pointed at: its region, its open ends, and the tokens it earns."""

from dataclasses import dataclass

from game.engine.labyrinth.components import MARKS, Components
from game.engine.labyrinth.player import Player
from game.engine.land import Land, Region, xy
from game.engine.ports import SIDES
from game.scenes.land_view import Cell, Spot
from game.scenes.tile_faces import TileFaces


@dataclass(frozen=True)
class Feature:
    """A region of a landscape. `ends`: its open sides as (cell, side); `tokens`: what lies on it or would."""

    region: Region
    ends: tuple[tuple[Cell, int], ...]
    tokens: dict[str, int]
    height: int

    @property
    def complete(self) -> bool:
        return not self.region.open


def segment_under(faces: TileFaces, land: Land, cell: int, spot: Spot) -> int | None:
    """The segment under a spot of a laid tile; `None` on the meadow or where no tile lies."""
    index = land.index_at.get(cell)
    if index is None:
        return None
    return faces.shape(land.tiles[index]).segment_at(spot, land.turns[index])


def feature_of(box: Components, player: Player, supply: dict[str, int], cell: int, segment: int) -> Feature:
    """The feature that a segment of a laid tile belongs to.

    A completed one tells what lies on it, another what it would earn as it stands and the supply goes (L15, L16).
    """
    land = player.land
    region = land.region(land.root(land.index_at[cell], segment))
    ends = dict.fromkeys((xy(at), SIDES.index(port[0])) for at, port in land.open_ports_of(region))
    if region.open:
        tokens = {mark: min(count, supply.get(mark, count)) for mark, count in region.marks.items()}
    else:
        there = set(region.segments)
        lying = [token.mark for token in player.tokens if (token.index, token.segment) in there]
        tokens = {mark: lying.count(mark) for mark in MARKS}
    tokens = {mark: tokens[mark] for mark in MARKS if tokens.get(mark)}
    height = sum(count * box.heights[mark] for mark, count in tokens.items())
    return Feature(region, tuple(ends), tokens, height)
