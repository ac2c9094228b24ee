"""Where pointer or keyboard points on a landscape: a cell, and on a laid tile one of its features."""

from dataclasses import dataclass

from game.engine.land import Land, cell_at, xy
from game.scenes.land_view import CellGrid
from game.scenes.table.feature import segment_under
from game.scenes.tile_faces import TileFaces

FARTHEST = 250  # cells from the start tile: beyond it nothing can lie


@dataclass(frozen=True)
class Target:
    """A cell (flat number) and a segment of the tile there. `by_key`: the keyboard put it there."""

    cell: int
    segment: int | None = None
    by_key: bool = False


def aim_at(faces: TileFaces, land: Land, frame: CellGrid, pos: tuple[int, int]) -> Target | None:
    """What the pointer means; nothing far away from everything."""
    (x, y), spot = frame.at(pos)
    if max(abs(x), abs(y)) > FARTHEST:
        return None
    cell = cell_at(x, y)
    return Target(cell, segment_under(faces, land, cell, spot))


def aim_by_key(land: Land, cell: int) -> Target:
    """The keyboard on a cell, meaning the first feature there."""
    return Target(cell, 0 if cell in land.index_at else None, by_key=True)


def moved(land: Land, aim: Target | None, dx: int, dy: int) -> Target:
    """The nearest cell that way where a tile lies or may lie."""
    if aim is None:
        return aim_by_key(land, land.cells[-1])
    here = xy(aim.cell)
    best: tuple[int, int] | None = None
    for cell in (*land.cells, *land.demand):
        x, y = xy(cell)
        along = (x - here[0]) * dx + (y - here[1]) * dy
        aside = abs((x - here[0]) * dy) + abs((y - here[1]) * dx)
        if along > 0:
            best = min(best or (along + 3 * aside, cell), (along + 3 * aside, cell))
    return aim_by_key(land, best[1]) if best else Target(aim.cell, aim.segment, by_key=True)


def next_feature(land: Land, aim: Target) -> Target:
    """The next feature of the tile that the keyboard is on."""
    segments = len(land.tileset.kind(land.tiles[land.index_at[aim.cell]]).segments)
    return Target(aim.cell, ((aim.segment or 0) + 1) % segments, by_key=True)
