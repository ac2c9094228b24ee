"""The mat in the middle of the table: cloth with a stitched rim, on which one landscape is drawn through a camera."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine.land import Land, xy
from game.engine.title import State
from game.scenes.land_view import CellGrid, draw_land, draw_pieces, draw_tile, extent, owner_colour, seen_through
from game.scenes.table.callouts import draw_feature, draw_reason, sides_of
from game.scenes.table.feature import Feature, feature_of
from game.scenes.table.laying_motion import LayingMotion
from game.scenes.table.legal_cells import (
    draw_cursor,
    draw_ends,
    draw_legal_cells,
    draw_refused,
    end_boxes,
    legal_cells_of,
)
from game.scenes.table.marks import Marks, draw_advised, draw_dead, draw_new
from game.scenes.table.pointing import Target
from game.scenes.table.region_layers import Layer, area_of, line_of
from game.scenes.table.tray import Tray
from game.scenes.tile_faces import TileFaces
from game.ui import theme
from game.ui.backdrop import spread_felt
from game.ui.camera import Area, Camera
from game.ui.kit import Kit

RADIUS = 14
LEAST = (5.0, 4.0)  # cells that are shown at least, so that a small landscape is not huge
GHOST, REFUSED = 205, 125  # transparency of the tile under the pointer
SPOTLIGHT = 86
CLEAR_ENDS = 250  # times as bad to hide an open end as a part of a tile


def shown_area(land: Land) -> Area:
    """The cells of a landscape and those around it, and never less than a few."""
    left, top, width, height = extent((*land.cells, *land.demand), 0.15)
    wide, high = max(width, LEAST[0]), max(height, LEAST[1])
    return left - (wide - width) / 2, top - (high - height) / 2, wide, high


def draw_mat(kit: Kit, surface: pygame.Surface, box: pygame.Rect) -> None:
    """The cloth; its rim is sewn, and the evening light falls on it from the north-west."""
    kit.brush.shadow(surface, box, kit.px(RADIUS), kit.px(8))
    surface.blit(kit.brush.kept(("mat", box.size), lambda: _mat(kit, box.size)), box)


@dataclass(frozen=True)
class Pointed:
    """The feature that is pointed at, as it was drawn: in which view, where, and on which frame."""

    view: State
    where: object
    feature: Feature
    layers: tuple[Layer, ...]


class Mat:
    """One landscape on the mat, with `marks` on it; `view` is the part of the mat that nothing else lies on.

    `colours` are those of the seats, `unit` is what scores are counted in.
    """

    def __init__(self, faces: TileFaces, laying: LayingMotion, colours: Sequence[str], unit: str) -> None:
        self.faces = faces
        self.kit = faces.kit
        self.laying = laying
        self.colours = colours
        self.unit = unit
        self.box = self.view = pygame.Rect(0, 0, 1, 1)
        self.marks = Marks()
        self._pointed: Pointed | None = None

    def draw(
        self,
        surface: pygame.Surface,
        camera: Camera,
        view: State,
        number: int,
        tray: Tray | None = None,
        aim: Target | None = None,
        reasons: Sequence[str] = (),
    ) -> None:
        """Everything that lies on the mat, the number-th landscape of a view, and what is said about what is pointed
        at.

        `tray` holds the tile in hand where the landscape is open to it, else nothing.
        """
        frame = seen_through(camera)
        clip = surface.get_clip()
        surface.set_clip(self.box)
        landscape, laying = view.landscapes()[number], self.laying
        land, colour = landscape.land, owner_colour(landscape, self.colours)
        spots: tuple[tuple[int, ...], tuple[int, ...]] = (), ()
        if tray is not None and tray.tile is not None:
            spots = legal_cells_of(land, tray.tile, tray.turn_of(tray.tile))
            draw_legal_cells(self.kit, surface, frame, *spots)
        draw_dead(self.kit, surface, frame, self.marks.dead)
        lifted = laying.lifted
        draw_land(
            self.faces,
            surface,
            frame,
            land,
            colour,
            frozenset() if lifted is None else frozenset({lifted}),
            patient=True,
        )
        pointed = None if laying.busy or frame.moving else self._point(frame, view, number, land, aim)
        if pointed is not None:
            surface.fblits([(layer.image, layer.place) for layer in pointed.layers])
        laying.draw_under(surface, frame, land)
        pieces = [piece for place, piece in enumerate(landscape.pieces) if place not in laying.away]
        draw_pieces(self.faces, surface, frame, land, pieces, self.colours)
        draw_new(self.kit, surface, frame, land, self.marks.new)
        laying.draw_over(surface, frame, landscape, self.colours)
        if aim is not None and tray is not None and tray.tile is not None and not laying.busy:
            self._draw_ghost(surface, frame, land, colour, tray, aim)
        if pointed is not None:
            draw_ends(self.kit, surface, frame, pointed.feature.ends)
        if self.marks.advised is not None:
            draw_advised(self.kit, surface, frame, self.marks.advised)
        if aim is not None and aim.by_key:
            draw_cursor(self.kit, surface, frame, aim.cell)
        surface.set_clip(clip)
        seen = [frame.tile(xy(cell)) for cell in (*land.cells, *spots[0], *spots[1])]
        if self.marks.advice and pointed is None:
            about = self.marks.advised if self.marks.advised is not None else land.cells[-1]
            place = frame.tile(xy(about)).clamp(self.box)
            draw_reason(self.kit, surface, [self.marks.advice], place, self.view, seen, theme.GOLD)
            return
        if aim is None or not self.box.colliderect(frame.tile(xy(aim.cell))):
            return
        if pointed is not None:
            bounds = self._bounds(frame, land, pointed.feature, aim)
            ends = end_boxes(frame, pointed.feature.ends)
            draw_feature(self.faces, surface, pointed.feature, self.unit, bounds, self.view, seen + CLEAR_ENDS * ends)
        elif reasons:
            draw_reason(self.kit, surface, [*reasons], frame.tile(xy(aim.cell)), self.view, seen)

    def _point(self, frame: CellGrid, view: State, number: int, land: Land, aim: Target | None) -> Pointed | None:
        """The feature under the aim: its whole region in a warm tint with a bright outline."""
        if aim is None or aim.segment is None or aim.cell not in land.index_at:
            return None
        where = (number, aim.cell, aim.segment, frame, self.box.size)
        known = self._pointed
        if known is None or known.view is not view or known.where != where:
            feature = feature_of(view, number, aim.cell, aim.segment)
            area = area_of(self.faces, frame, land, feature.region, theme.HALO, SPOTLIGHT)
            line = line_of(self.faces, frame, land, feature.region, theme.GLOW)
            self._pointed = known = Pointed(view, where, feature, (*area, *line))
        return known

    def _draw_ghost(
        self, surface: pygame.Surface, frame: CellGrid, land: Land, colour: str, tray: Tray, aim: Target
    ) -> None:
        if aim.cell not in land.demand:
            return
        assert tray.tile is not None
        turn = tray.turn_at(land, aim.cell)
        obstacles = land.obstacles(tray.tile, aim.cell, turn)
        box = frame.tile(xy(aim.cell))
        draw_tile(self.faces, surface, box, tray.tile, turn, colour, alpha=REFUSED if obstacles else GHOST)
        if obstacles:
            draw_refused(self.kit, surface, box, sides_of(obstacles))
        else:
            line = max(2.0, frame.pitch * 0.024)
            surface.blit(self.kit.brush.rounded(box.size, round(frame.pitch * 0.05), theme.GLOW, line), box)

    def _bounds(self, frame: CellGrid, land: Land, feature: Feature, aim: Target) -> pygame.Rect:
        """What the callout should keep clear of: the region, or its part around the pointer where it is large."""
        here = frame.tile(xy(aim.cell))
        tiles = [frame.tile(xy(land.cells[index])) for index in feature.region.tiles]
        near = here.inflate(2 * here.width, 2 * here.height).clip(self.box)
        return here.unionall([tile for tile in tiles if tile.colliderect(near)])


def _mat(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    cloth = pygame.Surface(size, pygame.SRCALPHA)
    spread_felt(kit, cloth)
    _light(cloth)
    radius, unit = kit.px(RADIUS), kit.theme.unit
    rim = kit.brush.rounded(size, radius, theme.NIGHT, max(2.0, 3 * unit), 150, keep=False)
    cloth.blit(rim, (0, 0))
    inset = kit.px(7)
    seam = (size[0] - 2 * inset, size[1] - 2 * inset)
    thread = kit.brush.rounded(seam, max(2, radius - inset // 2), theme.GOLD, max(1.0, 1.3 * unit), 90, keep=False)
    cloth.blit(thread, (inset, inset))
    cloth.blit(kit.brush.rounded(size, radius, "#FFFFFF", keep=False), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cloth


def _light(cloth: pygame.Surface) -> None:
    """Warm from the north-west, darker to the other end."""
    small = pygame.Surface((24, 16))
    for x in range(24):
        for y in range(16):
            far = min(1.0, ((x / 24 - 0.2) ** 2 + (y / 16 - 0.1) ** 2) ** 0.5)
            small.set_at((x, y), (255 - round(70 * far), 252 - round(84 * far), 240 - round(92 * far)))
    cloth.blit(pygame.transform.smoothscale(small, cloth.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
