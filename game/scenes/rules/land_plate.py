"""The pictures of the rulebook that show a landscape: with a completed feature, or where a tile fits or does not."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from game.engine.land import cell_at
from game.engine.ports import PORTS
from game.engine.title import State
from game.play.documents import Value
from game.play.seats import COLOURS
from game.scenes.land_view import CellGrid, draw_land, draw_pieces, draw_tile, extent, fitted, owner_colour
from game.scenes.table.callouts import sides_of
from game.scenes.table.legal_cells import draw_legal_cells, draw_refused, legal_cells_of
from game.scenes.table.region_layers import area_of, glow_of, line_of
from game.scenes.tile_faces import TileFaces
from game.ui import theme
from game.ui.backdrop import spread_felt
from game.ui.camera import Area

MARGIN = 0.22  # of a cell
LOWEST, WIDEST = 0.42, 3.8  # a plate is never flatter, and a small land never larger than on one so many cells wide
GLOW, CORE = "#F0B849", "#FFF3C4"
REFUSED_ALPHA = 140


@dataclass(frozen=True)
class Glow:
    """A feature shines: the one at a port of a cell, as it lies."""

    at: tuple[int, int]
    port: str


@dataclass(frozen=True)
class Refused:
    """The tile to be laid is held over a cell where it cannot lie."""

    at: tuple[int, int]
    turn: int


@dataclass(frozen=True)
class LandPlate:
    """A picture of the first landscape of a position."""

    position: Callable[[], State]
    subject: Glow | Refused | None = None

    def shape(self, faces: TileFaces) -> float:
        """The height of the picture, its width being 1."""
        _, _, width, height = _shown(self.position(), self.subject)
        return max(LOWEST, height / max(width, WIDEST))

    def draw(self, faces: TileFaces, sheet: pygame.Surface) -> None:
        """Fill a sheet with it."""
        _draw_land(faces, sheet, self.position(), self.subject)


def land_plate(entry: Mapping[str, Value], position: Callable[[str], Callable[[], State]]) -> LandPlate | None:
    """The picture that an entry of ``pictures.yaml`` describes, if it is one of a landscape."""
    match entry:
        case {"land": str(name), "glow": [int(x), int(y), str(port)], **rest} if not rest:
            return LandPlate(position(name), Glow((x, y), port))
        case {"land": str(name), "refused": [int(x), int(y), int(turn)], **rest} if not rest:
            return LandPlate(position(name), Refused((x, y), turn))
        case {"land": str(name), **rest} if not rest:
            return LandPlate(position(name))
    return None


def _draw_land(faces: TileFaces, sheet: pygame.Surface, state: State, subject: Glow | Refused | None) -> None:
    kit, landscape = faces.kit, state.landscapes()[0]
    land = landscape.land
    spread_felt(kit, sheet)
    frame = fitted(_shown(state, subject), sheet.get_rect(), most=round(sheet.width / WIDEST))
    if state.to_lay and subject is None:
        draw_legal_cells(kit, sheet, frame, *legal_cells_of(land, state.to_lay[0], 0))
    owner = owner_colour(landscape, COLOURS)
    draw_land(faces, sheet, frame, land, owner)
    match subject:
        case Glow(at, port):
            _draw_glow(faces, sheet, frame, state, at, port)
        case Refused(at, turn):
            box = frame.tile(at)
            draw_tile(faces, sheet, box, state.to_lay[0], turn, owner, alpha=REFUSED_ALPHA)
            draw_refused(kit, sheet, box, sides_of(land.obstacles(state.to_lay[0], cell_at(*at), turn)))
    draw_pieces(faces, sheet, frame, land, landscape.pieces, COLOURS)
    if state.to_lay and subject is None:
        side = frame.size
        beside = pygame.Rect(round(frame.pitch * MARGIN), sheet.height - side - round(frame.pitch * MARGIN), side, side)
        draw_tile(faces, sheet, beside, state.to_lay[0], 0, owner, lift=0.4)


def _draw_glow(
    faces: TileFaces, sheet: pygame.Surface, frame: CellGrid, state: State, at: tuple[int, int], port: str
) -> None:
    land = state.landscapes()[0].land
    region = land.region_at(cell_at(*at), PORTS.index(port))
    assert region is not None, f"no feature at {at} {port}"
    for layer in (
        *area_of(faces, frame, land, region, theme.HALO, 60),
        glow_of(faces, frame, land, region, sheet.get_rect(), GLOW),
        *line_of(faces, frame, land, region, CORE, 0.04),
    ):
        layer.draw(sheet)


def _shown(state: State, subject: Glow | Refused | None) -> Area:
    """The cells that are shown: the land, and those where the tile to be laid finds its places or none."""
    land = state.landscapes()[0].land
    around = [*land.demand] if state.to_lay and subject is None else []
    refused = [cell_at(*subject.at)] if isinstance(subject, Refused) else []
    return extent([*land.cells, *around, *refused], MARGIN)
