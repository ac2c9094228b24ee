"""A region as a picture: its area tinted, a line along its outline, or a glow along its walls or its road's edges."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import pygame

from game.engine.land import Land, Region, xy
from game.scenes.land_view import CellGrid
from game.scenes.tile_faces import TileFaces
from game.ui.brush import blurred, clear_surface, faded, shrunk

FINE = 3  # lines are drawn so many times too large
COARSE = 3  # light is blurred so many times too small
LINE = 0.03  # of a tile
SPREAD = 0.12  # of a tile: how far a glow reaches

Polyline = tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Layer:
    """A picture and where it lies on the window."""

    image: pygame.Surface
    place: tuple[int, int]

    def draw(self, surface: pygame.Surface, alpha: int = 255) -> None:
        self.image.set_alpha(alpha)
        surface.blit(self.image, self.place)


def area_of(faces: TileFaces, frame: CellGrid, land: Land, region: Region, colour: str, alpha: int) -> list[Layer]:
    """The region's polygons in one see-through colour, tile by tile."""
    brush = faces.kit.brush
    layers: list[Layer] = []
    for index, segment, tile in _segments(frame, land, region):
        points = faces.shape(land.tiles[index]).polygon(segment, land.turns[index])
        key = ("tint", land.tiles[index], segment, land.turns[index], tile.width, colour, alpha)
        polygon = brush.polygon(tile.size, points, colour)
        layers.append(Layer(brush.kept(key, partial(_faded, polygon, alpha)), tile.topleft))
    return layers


def line_of(
    faces: TileFaces, frame: CellGrid, land: Land, region: Region, colour: str, width: float = LINE
) -> list[Layer]:
    """A smooth line along the region's outline, tile by tile."""
    width = faces.kit.theme.strong(width, 1.7 * width)
    pad = max(2, round(frame.pitch * width))
    layers: list[Layer] = []
    for index, segment, tile in _segments(frame, land, region):
        key = ("edge", land.tiles[index], segment, land.turns[index], tile.width, colour, width)
        lines = faces.shape(land.tiles[index]).outline(segment, land.turns[index])
        image = faces.kit.brush.kept(key, partial(_lines, lines, tile.width, pad, colour, width * frame.pitch))
        layers.append(Layer(image, (tile.x - pad, tile.y - pad)))
    return layers


def glow_of(faces: TileFaces, frame: CellGrid, land: Land, region: Region, view: pygame.Rect, colour: str) -> Layer:
    """Soft light along the region's outline, as far as it is in view."""
    reach = max(4, round(frame.pitch * SPREAD))
    tiles = [tile for _, _, tile in _segments(frame, land, region)]
    box = tiles[0].unionall(tiles[1:]).inflate(4 * reach, 4 * reach).clip(view)
    size = (max(1, box.width), max(1, box.height))
    canvas = clear_surface((size[0] // COARSE + 1, size[1] // COARSE + 1), colour)
    for index, segment, tile in _segments(frame, land, region):
        lines = faces.shape(land.tiles[index]).outline(segment, land.turns[index])
        _stroke(canvas, lines, tile.move(-box.x, -box.y), 1 / COARSE, colour, reach * 1.3)
    light = blurred(canvas, max(2, reach // COARSE), colour)
    light.blit(light, (0, 0))  # twice as strong near the line
    return Layer(pygame.transform.smoothscale(light, size), box.topleft)


def _segments(frame: CellGrid, land: Land, region: Region) -> Iterator[tuple[int, int, pygame.Rect]]:
    """Laying index, segment and box of each piece of a region."""
    for index, segment in region.segments:
        yield index, segment, frame.tile(xy(land.cells[index]))


def _lines(lines: tuple[Polyline, ...], size: int, pad: int, colour: str, width: float) -> pygame.Surface:
    """Lines on a tile of a size, with a margin for their width."""
    side = size + 2 * pad
    canvas = clear_surface((side * FINE, side * FINE), colour)
    _stroke(canvas, lines, pygame.Rect(pad, pad, size, size), FINE, colour, width)
    return shrunk(canvas, (side, side))


def _faded(image: pygame.Surface, alpha: int) -> pygame.Surface:
    return faded(image.copy(), alpha)


def _stroke(
    canvas: pygame.Surface, lines: tuple[Polyline, ...], tile: pygame.Rect, scale: float, colour: str, width: float
) -> None:
    thick = max(1, round(width * scale))
    for line in lines:
        places = [((tile.x + x * tile.width) * scale, (tile.y + y * tile.height) * scale) for x, y in line]
        for start, end in pairwise(places):
            pygame.draw.line(canvas, colour, start, end, thick)
            pygame.draw.circle(canvas, colour, start, thick / 2)
        pygame.draw.circle(canvas, colour, places[-1], thick / 2)
