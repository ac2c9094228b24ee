"""The cells around a landscape: where the chosen tile may lie, now or turned another way, and where the cursor is."""

import pygame

from game.engine.land import Land, xy
from game.engine.landscape import Cell
from game.engine.ports import STEPS
from game.scenes.land_view import CellGrid
from game.scenes.tile_faces import ROUNDED
from game.ui import theme
from game.ui.brush import clear_surface
from game.ui.kit import Kit

End = tuple[Cell, int]
"""An open side of a region: its cell and side."""

MIDDLES = {0: (0.5, 0.0), 1: (1.0, 0.5), 2: (0.5, 1.0), 3: (0.0, 0.5)}
"""The middle of each side, in tile units."""

REACH = 0.2  # of a cell: how far its light shines
MOVING_SIZE = 96


def legal_cells_of(land: Land, tile: int, turn: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cells where a tile fits as it is turned, and those where it fits only turned another way."""
    now, turned = [], []
    for cell in sorted(land.demand):
        fitting = land.fitting_turns(tile, cell)
        if fitting >> turn & 1:
            now.append(cell)
        elif fitting:
            turned.append(cell)
    return tuple(now), tuple(turned)


def draw_legal_cells(
    kit: Kit, surface: pygame.Surface, frame: CellGrid, now: tuple[int, ...], turned: tuple[int, ...]
) -> None:
    """Lights on the table: bright where the tile fits, a mere outline where it would have to be turned."""
    seen = surface.get_clip()
    for cells, bright in ((turned, False), (now, True)):
        if not cells:
            continue
        light = _light(kit, frame, bright)
        aside = (light.width - frame.size) // 2
        boxes = [frame.tile(xy(cell)).inflate(2 * aside, 2 * aside) for cell in cells]
        surface.fblits([(light, box) for box in boxes if box.colliderect(seen)])


def draw_cursor(kit: Kit, surface: pygame.Surface, frame: CellGrid, cell: int) -> None:
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


def end_boxes(frame: CellGrid, ends: tuple[End, ...]) -> list[pygame.Rect]:
    """Where the open ends of a region are marked."""
    side = max(12, round(frame.pitch * 0.2))
    boxes = []
    for cell, way in ends:
        x, y = frame.point(cell, MIDDLES[way])
        east, south = STEPS[way]
        box = pygame.Rect(0, 0, side, side)
        box.center = (round(x + east * side * 0.32), round(y + south * side * 0.32))
        boxes.append(box)
    return boxes


def draw_ends(kit: Kit, surface: pygame.Surface, frame: CellGrid, ends: tuple[End, ...]) -> None:
    """Small lit arrows where a region is still open."""
    for place, (_, way) in zip(end_boxes(frame, ends), ends, strict=True):
        side = place.width
        kit.brush.shadow(surface, place, side // 2, max(2, side // 9), 190)
        surface.blit(kit.brush.circle(side, theme.INK), place)
        surface.blit(kit.brush.circle(side - 4, theme.GLOW), place.inflate(-4, -4))
        surface.blit(kit.brush.polygon((side, side), _arrow(way), theme.INK), place)


def _light(kit: Kit, frame: CellGrid, bright: bool) -> pygame.Surface:
    """The light on one cell; while zooming it is a scaled one, as it is seen for a moment only."""
    if not frame.moving:
        return kit.brush.kept(("light", frame.size, bright), lambda: _made_light(kit, frame.size, bright))
    whole = kit.brush.kept(("light", MOVING_SIZE, bright), lambda: _made_light(kit, MOVING_SIZE, bright))
    side = max(1, round(whole.width * frame.size / MOVING_SIZE))
    return pygame.transform.smoothscale(whole, (side, side))


def _made_light(kit: Kit, size: int, bright: bool) -> pygame.Surface:
    """Larger than the cell by the reach of its halo on each side."""
    reach, inset = max(4, round(size * REACH)), max(1, round(size * 0.03))
    image = clear_surface((size + 2 * reach, size + 2 * reach), theme.GLOW)
    box = image.get_rect().inflate(-2 * (reach + inset), -2 * (reach + inset))
    radius = max(2, round(size * ROUNDED))
    line = max(1.2, size * kit.theme.strong(0.014, 0.03))
    strong = kit.theme.strong
    if bright:
        kit.brush.halo(image, box, radius, reach // 2, theme.HALO, round(strong(150, 255)))
        image.fill((255, 255, 255, 150), box.inflate(-4, -4), special_flags=pygame.BLEND_RGBA_MULT)
        image.blit(kit.brush.rounded(box.size, radius, theme.GLOW, alpha=30), box)
        image.blit(kit.brush.rounded(box.size, radius, theme.GLOW, line * 1.5, 240), box)
    else:
        image.blit(kit.brush.rounded(box.size, radius, theme.GLOW, alpha=20), box)
        image.blit(kit.brush.rounded(box.size, radius, theme.GLOW, line, round(strong(105, 220))), box)
    return image


def _arrow(way: int) -> list[tuple[float, float]]:
    points = [(0.5, 0.24), (0.74, 0.62), (0.26, 0.62)]
    for _ in range(way):
        points = [(1 - y, x) for x, y in points]
    return points
