"""Small signs that the kit needs itself, as strokes in parts of a square."""

import pygame

from game.ui.kit import Kit

Line = tuple[tuple[float, float], ...]

GLYPHS: dict[str, tuple[Line, ...]] = {
    "left": (((0.62, 0.2), (0.34, 0.5), (0.62, 0.8)),),
    "right": (((0.38, 0.2), (0.66, 0.5), (0.38, 0.8)),),
    "up": (((0.2, 0.62), (0.5, 0.34), (0.8, 0.62)),),
    "down": (((0.2, 0.38), (0.5, 0.66), (0.8, 0.38)),),
    "check": (((0.16, 0.54), (0.4, 0.78), (0.86, 0.24)),),
    "cross": (((0.22, 0.22), (0.78, 0.78)), ((0.78, 0.22), (0.22, 0.78))),
    "copy": (
        ((0.38, 0.36), (0.82, 0.36), (0.82, 0.88), (0.38, 0.88), (0.38, 0.36)),
        ((0.24, 0.66), (0.18, 0.66), (0.18, 0.14), (0.62, 0.14), (0.62, 0.22)),
    ),
    "paste": (
        ((0.34, 0.2), (0.2, 0.2), (0.2, 0.9), (0.8, 0.9), (0.8, 0.2), (0.66, 0.2)),
        ((0.36, 0.12), (0.64, 0.12), (0.64, 0.28), (0.36, 0.28), (0.36, 0.12)),
        ((0.36, 0.5), (0.64, 0.5)),
        ((0.36, 0.68), (0.56, 0.68)),
    ),
    "dice": (
        ((0.18, 0.18), (0.82, 0.18), (0.82, 0.82), (0.18, 0.82), (0.18, 0.18)),
        ((0.36, 0.36), (0.36, 0.36)),
        ((0.64, 0.36), (0.64, 0.36)),
        ((0.5, 0.5), (0.5, 0.5)),
        ((0.36, 0.64), (0.36, 0.64)),
        ((0.64, 0.64), (0.64, 0.64)),
    ),
}
STROKE = 0.085  # of the square
DOT = 1.6  # how much thicker a line of one point is


def draw_glyph(
    kit: Kit, surface: pygame.Surface, name: str, box: pygame.Rect, colour: str, stroke: float = STROKE
) -> None:
    """A sign in the middle of the box, as large as the box is high or wide."""
    side = min(box.size)
    square = pygame.Rect(0, 0, side, side)
    square.center = box.center
    for line in GLYPHS[name]:
        thick = stroke * (DOT if len(set(line)) == 1 else 1)
        surface.blit(kit.brush.stroke((side, side), line, colour, max(1.4, thick * side)), square)
