"""The table that everything lies on."""

import pygame

from game.ui.kit import Kit

TABLE = "table/walnut.webp"
SHAPE = 8 / 5  # of the painted table, wide to high


def draw_table(kit: Kit, surface: pygame.Surface) -> None:
    """Covers the window, the lit corner in the north-west."""
    width, height = kit.theme.window
    surface.blit(kit.pictures.get(TABLE, (max(width, round(height * SHAPE) + 1), 0)), (0, 0))
