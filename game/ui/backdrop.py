"""The table that everything lies on, and the cloth of its mat."""

import pygame

from game.ui.kit import Kit
from game.ui.pictures import covering

TABLE = "table/walnut.webp"
SHAPE = 8 / 5  # of the painted table, wide to high
FELT = "table/felt.webp"
FELT_SIZE = 512  # pixels


def draw_table(kit: Kit, surface: pygame.Surface) -> None:
    """Covers the window, the lit corner in the north-west."""
    width, height = kit.theme.window
    surface.blit(kit.pictures.get(TABLE, (max(width, round(height * SHAPE) + 1), 0)), (0, 0))


def spread_felt(kit: Kit, surface: pygame.Surface) -> None:
    """Covers a surface with the cloth."""
    felt = kit.pictures.get(FELT, FELT_SIZE)
    surface.fblits([(felt, place) for place in covering(felt.size, surface.size)])


def cut_felt(kit: Kit, size: tuple[int, int], radius: int, least: int = 0) -> pygame.Surface:
    """A piece of the cloth with round corners, cut from one as large as the piece or at `least` so many pixels."""
    felt = kit.pictures.get(FELT, max(least, *size))
    piece = felt.convert_alpha().subsurface(((0, 0), size)).copy()
    piece.blit(kit.brush.rounded(size, radius, "#FFFFFF"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return piece
