"""The tooltip: a small dark slip with what a thing does and the key that does it."""

import pygame

from game.ui import theme
from game.ui.kit import Kit

DELAY = 0.45  # seconds the pointer rests before it comes
STYLE = theme.Style(theme.Face.LABEL, 18, theme.PARCHMENT)
FOOT = STYLE.sized(16).tinted("#C9B88C")
WIDEST = 340  # units


def draw_tooltip(kit: Kit, surface: pygame.Surface, text: str, by: pygame.Rect, foot: str = "") -> pygame.Rect:
    """Draws the slip below what it is about, or above where there is no room; returns its box.

    `foot` is a softer line below the text.
    """
    lines = kit.type.wrap(text, STYLE, kit.px(WIDEST))
    step = kit.type.height(STYLE)
    width = max(kit.type.measure(foot, FOOT)[0], *(kit.type.measure(line, STYLE)[0] for line in lines))
    below = kit.type.height(FOOT) if foot else 0
    box = pygame.Rect(0, 0, width + 2 * kit.px(12), step * len(lines) + below + 2 * kit.px(8))
    box.midtop = (by.centerx, by.bottom + kit.px(10))
    window = surface.get_rect().inflate(-2 * kit.px(6), -2 * kit.px(6))
    if box.bottom > window.bottom:
        box.bottom = by.top - kit.px(10)
    box.clamp_ip(window)
    kit.brush.shadow(surface, box, kit.px(7), kit.px(5))
    surface.blit(kit.brush.rounded(box.size, kit.px(7), "#2E1F0E", alpha=242), box)
    inner = box.inflate(-2 * kit.px(12), -2 * kit.px(8))
    words = pygame.Rect(inner.x, inner.y, inner.width, inner.height - below)
    kit.type.draw_block(surface, text, STYLE, words.inflate(2, 2), "center", "middle")
    if foot:
        kit.type.draw(surface, foot, FOOT, pygame.Rect(inner.x, words.bottom, inner.width, below), "center")
    return box
