"""The cells around a landscape: where the chosen tile may lie, now or turned another way, and where the cursor is."""

import pygame

from game.engine.land import Land, xy
from game.scenes.land_view import Frame
from game.scenes.tile_faces import ROUNDED
from game.ui import theme
from game.ui.kit import Kit

MIDDLES = {0: (0.5, 0.0), 1: (1.0, 0.5), 2: (0.5, 1.0), 3: (0.0, 0.5)}
"""The middle of each side, in tile units."""


def spots_of(land: Land, tile: int, turn: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cells where a tile fits as it is turned, and those where it fits only turned another way."""
    now, turned = [], []
    for cell in sorted(land.demand):
        fitting = land.fitting_turns(tile, cell)
        if fitting >> turn & 1:
            now.append(cell)
        elif fitting:
            turned.append(cell)
    return tuple(now), tuple(turned)


def draw_spots(kit: Kit, surface: pygame.Surface, frame: Frame, now: tuple[int, ...], turned: tuple[int, ...]) -> None:
    """Lights on the table: bright where the tile fits, a mere outline where it would have to be turned."""
    radius = max(2, round(frame.pitch * ROUNDED))
    line = max(1.2, frame.pitch * 0.014)
    seen = surface.get_clip().inflate(2 * round(frame.pitch), 2 * round(frame.pitch))
    for cell in turned:
        box = _inner(frame, cell)
        if box.colliderect(seen):
            surface.blit(kit.brush.rounded(box.size, radius, theme.GLOW, alpha=20), box)
            surface.blit(kit.brush.rounded(box.size, radius, theme.GLOW, line, 105), box)
    for cell in now:
        box = _inner(frame, cell)
        if box.colliderect(seen):
            kit.brush.halo(surface, box, radius, max(4, round(frame.pitch * 0.1)), theme.HALO, 95)
            surface.blit(kit.brush.rounded(box.size, radius, theme.GLOW, alpha=26), box)
            surface.blit(kit.brush.rounded(box.size, radius, theme.GLOW, line * 1.4, 235), box)


def draw_cursor(kit: Kit, surface: pygame.Surface, frame: Frame, cell: int) -> None:
    """A ring around the cell that the keyboard means."""
    box = frame.tile(xy(cell)).inflate(kit.px(8), kit.px(8))
    radius = max(3, round(frame.pitch * ROUNDED) + kit.px(3))
    for grow, colour, width in ((2, theme.NIGHT, 5.0), (0, theme.GLOW, 3.0)):
        ring = box.inflate(kit.px(grow), kit.px(grow))
        surface.blit(kit.brush.rounded(ring.size, radius, colour, max(2.0, width * kit.theme.unit), 225), ring)


def draw_refused(kit: Kit, surface: pygame.Surface, box: pygame.Rect, sides: tuple[int, ...]) -> None:
    """Marks the sides of a tile that do not match what they would touch."""
    thick = max(5, round(box.width * 0.075))
    for side in sides:
        along = round(box.width * 0.84)
        bar = pygame.Rect(0, 0, *((along, thick) if side % 2 == 0 else (thick, along)))
        x, y = MIDDLES[side]
        bar.center = (round(box.x + x * box.width), round(box.y + y * box.height))
        kit.brush.halo(surface, bar, thick // 2, max(3, thick // 2), "#FF7A5C", 120)
        surface.blit(kit.brush.rounded(bar.size, thick // 2, theme.GLOW), bar)
        inner = bar.inflate(-max(2, thick // 3), -max(2, thick // 3))
        surface.blit(
            kit.brush.rounded(inner.size, inner.height // 2 if side % 2 == 0 else inner.width // 2, "#C23A2A"), inner
        )


def draw_ends(kit: Kit, surface: pygame.Surface, frame: Frame, ends: tuple[tuple[tuple[int, int], int], ...]) -> None:
    """Small lit arrows where a region is still open."""
    side = max(12, round(frame.pitch * 0.2))
    for cell, way in ends:
        x, y = frame.point(cell, MIDDLES[way])
        out = side * 0.32
        east, south = ((0, -1), (1, 0), (0, 1), (-1, 0))[way]
        place = pygame.Rect(0, 0, side, side)
        place.center = (round(x + east * out), round(y + south * out))
        kit.brush.shadow(surface, place, side // 2, max(2, side // 9), 190)
        surface.blit(kit.brush.circle(side, theme.INK), place)
        surface.blit(kit.brush.circle(side - 4, theme.GLOW), place.inflate(-4, -4))
        surface.blit(kit.brush.polygon((side, side), _arrow(way), theme.INK), place)


def _inner(frame: Frame, cell: int) -> pygame.Rect:
    inset = max(1, round(frame.pitch * 0.03))
    return frame.tile(xy(cell)).inflate(-2 * inset, -2 * inset)


def _arrow(way: int) -> list[tuple[float, float]]:
    points = [(0.5, 0.24), (0.74, 0.62), (0.26, 0.62)]
    for _ in range(way):
        points = [(1 - y, x) for x, y in points]
    return points
