"""The playback buttons of a replay: play, pause, steps and turns forward and back."""

import pygame

from game.ui.kit import Kit
from game.ui.widgets import Button

SIGNS = {
    "back_turn": ("bar", "left", "left"),
    "back_step": ("bar", "left"),
    "play": ("right",),
    "pause": ("bars",),
    "next_step": ("right", "bar"),
    "next_turn": ("right", "right", "bar"),
}
"""Each sign from left to right."""

WIDTHS = {"left": 0.5, "right": 0.5, "bar": 0.16, "bars": 0.7}  # in parts of the sign's height
POINTS = {"left": [(1.0, 0.0), (1.0, 1.0), (0.0, 0.5)], "right": [(0.0, 0.0), (0.0, 1.0), (1.0, 0.5)]}
APART = 0.04


class TransportButton(Button):
    """Its `icon` is the name of a sign, which is drawn, not read from a picture."""

    def _draw_icon(self, surface: pygame.Surface, box: pygame.Rect, colour: str) -> None:
        draw_icon(self.kit, surface, box, self.icon, colour)


def draw_icon(kit: Kit, surface: pygame.Surface, box: pygame.Rect, sign: str, colour: str) -> None:
    """A sign in the middle of a box."""
    high = round(box.height * 0.72)
    parts = SIGNS[sign]
    widths = [max(2, round(WIDTHS[part] * high * (1.6 if parts == ("right",) else 1))) for part in parts]
    gap = max(1, round(high * APART))
    x = box.centerx - (sum(widths) + gap * (len(parts) - 1)) // 2
    y = box.centery - high // 2
    for part, width in zip(parts, widths, strict=True):
        if part == "bars":
            bar = width * 2 // 5
            surface.fill(colour, (x, y, bar, high))
            surface.fill(colour, (x + width - bar, y, bar, high))
        elif part == "bar":
            surface.fill(colour, (x, y, width, high))
        else:
            surface.blit(kit.brush.polygon((width, high), POINTS[part], colour), (x, y))
        x += width + gap
