"""Parchment panels, plates on them, and fine ink rules."""

import pygame

from game.ui import theme
from game.ui.brush import clear_surface, faded
from game.ui.kit import Kit
from game.ui.pictures import covering

RADIUS = 10
DEPTH = 9  # of the shadow, in units
PARCHMENT = "table/parchment.webp"
GRAIN = 400  # units across one repeat of it


def draw_panel(kit: Kit, surface: pygame.Surface, box: pygame.Rect, depth: float = DEPTH) -> None:
    """A sheet of parchment with an ink hairline and a soft shadow."""
    kit.brush.shadow(surface, box, kit.px(RADIUS), kit.px(depth))
    surface.blit(kit.brush.kept(("panel", box.size), lambda: _sheet(kit, box.size)), box)


def draw_plate(
    kit: Kit, surface: pygame.Surface, box: pygame.Rect, colour: str = theme.PARCHMENT_SHADE, line: int = 0
) -> None:
    """A flat rounded plate on a panel, with an ink line of so much strength (0..255)."""
    radius = kit.px(8)
    surface.blit(kit.brush.rounded(box.size, radius, colour), box)
    if line:
        width = max(1.0, kit.theme.strong(1.2, 2.2) * kit.theme.unit)
        strength = round(kit.theme.strong(line, 255))
        surface.blit(kit.brush.rounded(box.size, radius, theme.INK, width, strength), box)


def draw_rule(kit: Kit, surface: pygame.Surface, box: pygame.Rect) -> None:
    """A hairline across the middle of the box."""
    thick = max(1, kit.px(1))
    strength = round(kit.theme.strong(70, 190))
    line = kit.brush.kept(("rule", box.width, thick), lambda: _rule((box.width, thick), strength))
    surface.blit(line, (box.x, box.centery))


def draw_ornament(kit: Kit, surface: pygame.Surface, box: pygame.Rect, colour: str = theme.INK_SOFT) -> None:
    """A rule that thins out to both ends, with a lozenge in its middle."""
    size = max(5, kit.px(9))
    diamond = [(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)]
    surface.blit(
        kit.brush.polygon((size, size), diamond, colour),
        (box.centerx - size // 2, box.centery - size // 2),
    )
    arm, thick = box.width // 2 - size, max(1, kit.px(1.5))
    line = kit.brush.kept(("arm", arm, thick, colour), lambda: _fading((arm, thick), colour))
    surface.blit(line, (box.left, box.centery - thick // 2))
    surface.blit(pygame.transform.flip(line, True, False), (box.right - arm, box.centery - thick // 2))


def _sheet(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    radius = kit.px(RADIUS)
    sheet = _parchment(kit, size)
    if kit.theme.contrast:
        sheet.blit(kit.brush.rounded(size, radius, theme.GLOW, alpha=150, keep=False), (0, 0))
    sheet.blit(kit.brush.rounded(size, radius, "#FFFFFF", keep=False), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    gap = kit.px(5)
    inner = (size[0] - 2 * gap, size[1] - 2 * gap)
    hair = max(1.0, kit.theme.strong(1, 2) * kit.theme.unit)
    rim = "#7D6237" if not kit.theme.contrast else theme.INK
    sheet.blit(kit.brush.rounded(size, radius, rim, hair, round(kit.theme.strong(170, 255)), keep=False), (0, 0))
    if min(inner) > 4 * radius:
        sheet.blit(kit.brush.rounded(inner, max(2, radius - gap // 2), theme.INK, hair, 80, keep=False), (gap, gap))
    return sheet


def _parchment(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """The painted parchment, a little darker and warmer to the rim."""
    grain = kit.pictures.get(PARCHMENT, kit.px(GRAIN))
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.fblits([(grain, place) for place in covering(grain.size, size)])
    small = (max(8, size[0] // 8), max(8, size[1] // 8))
    rim = pygame.Surface(small, pygame.SRCALPHA)
    rim.fill("#EFDFB8")
    rim.fill("white", rim.get_rect().inflate(-4, -4))
    rim = pygame.transform.gaussian_blur(rim, 4)
    sheet.blit(pygame.transform.smoothscale(rim, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return sheet


def _fading(size: tuple[int, int], colour: str) -> pygame.Surface:
    """A line that grows out of nothing from left to right."""
    ramp = clear_surface((3, 1), colour)
    for x, alpha in enumerate((0, 150, 255)):
        tone = pygame.Color(colour)
        tone.a = alpha
        ramp.set_at((x, 0), tone)
    return pygame.transform.smoothscale(ramp, size)


def _rule(size: tuple[int, int], strength: int) -> pygame.Surface:
    line = pygame.Surface(size, pygame.SRCALPHA)
    line.fill(theme.INK)
    return faded(line, strength)
