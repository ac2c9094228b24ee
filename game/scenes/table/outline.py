"""A region as a picture: its area tinted, its outline as a line, or as a glow along the wall or the road's edges."""

from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.engine.land import Land, Region, xy
from game.scenes.land_view import Frame
from game.scenes.tile_faces import TileFaces
from game.ui.brush import blurred, clear_surface, faded, shrunk

FINE = 3  # lines are drawn so many times too large
LINE = 0.03  # of a tile
SPREAD = 0.14  # of a tile: how far a glow reaches


@dataclass(frozen=True)
class Layer:
    """A picture and where it lies on the window."""

    image: pygame.Surface
    place: tuple[int, int]

    def draw(self, surface: pygame.Surface, alpha: int = 255) -> None:
        self.image.set_alpha(alpha)
        surface.blit(self.image, self.place)


def area_of(
    faces: TileFaces, frame: Frame, land: Land, region: Region, view: pygame.Rect, colour: str, alpha: int
) -> Layer:
    """The region's polygons in one see-through colour."""
    box = _box(frame, land, region, view, 0)
    image = clear_surface(box.size, colour)
    for index, segment in region.segments:
        tile = frame.tile(xy(land.cells[index]))
        points = faces.shape(land.tiles[index]).polygon(segment, land.turns[index])
        image.blit(faces.kit.brush.polygon(tile.size, points, colour), (tile.x - box.x, tile.y - box.y))
    return Layer(faded(image, alpha), box.topleft)


def line_of(
    faces: TileFaces, frame: Frame, land: Land, region: Region, view: pygame.Rect, colour: str, width: float = LINE
) -> Layer:
    """A smooth line along the region's outline."""
    pad = max(2, round(frame.pitch * width))
    box = _box(frame, land, region, view, pad)
    return Layer(_lines(faces, frame, land, region, box, colour, width * frame.pitch), box.topleft)


def glow_of(
    faces: TileFaces, frame: Frame, land: Land, region: Region, view: pygame.Rect, colour: str, core: str
) -> Layer:
    """Light along the region's outline: wide and soft, with a bright line in its middle."""
    reach = max(4, round(frame.pitch * SPREAD))
    box = _box(frame, land, region, view, 2 * reach)
    wide = _lines(faces, frame, land, region, box, colour, reach * 1.1)
    light = blurred(wide, reach, colour)
    light.blit(light, (0, 0))  # twice as strong near the line
    light.blit(_lines(faces, frame, land, region, box, core, LINE * 1.5 * frame.pitch), (0, 0))
    return Layer(light, box.topleft)


def _box(frame: Frame, land: Land, region: Region, view: pygame.Rect, pad: int) -> pygame.Rect:
    """Where the region lies, with a margin, as far as it can be seen."""
    tiles = [frame.tile(xy(land.cells[index])) for index in region.tiles]
    box = tiles[0].unionall(tiles[1:]).inflate(2 * pad, 2 * pad).clip(view)
    return box if box.width and box.height else pygame.Rect(view.topleft, (1, 1))


def _lines(
    faces: TileFaces, frame: Frame, land: Land, region: Region, box: pygame.Rect, colour: str, width: float
) -> pygame.Surface:
    canvas = clear_surface((box.width * FINE, box.height * FINE), colour)
    thick = max(1, round(width * FINE))
    for index, segment in region.segments:
        cell = xy(land.cells[index])
        for line in faces.shape(land.tiles[index]).outline(segment, land.turns[index]):
            points = [frame.point(cell, spot) for spot in line]
            places = [((x - box.x) * FINE, (y - box.y) * FINE) for x, y in points]
            for start, end in pairwise(places):
                pygame.draw.line(canvas, colour, start, end, thick)
                pygame.draw.circle(canvas, colour, start, thick / 2)
            pygame.draw.circle(canvas, colour, places[-1], thick / 2)
    return shrunk(canvas, box.size)
