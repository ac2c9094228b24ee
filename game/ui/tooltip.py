"""The tooltip: a small dark box with what a thing does and the key that does it."""

from collections.abc import Sequence

import pygame

from game.ui import theme
from game.ui.kit import Kit

DELAY = 0.45  # seconds the pointer rests before it comes
STYLE = theme.Style(theme.Face.LABEL, 18, theme.PARCHMENT)
FOOT = STYLE.sized(16).tinted("#C9B88C")
WIDEST = 340  # units


def draw_tooltip(
    kit: Kit, surface: pygame.Surface, text: str, by: pygame.Rect, foot: str = "", others: Sequence[pygame.Rect] = ()
) -> pygame.Rect:
    """Draws the tooltip beside what it is about, where it hides least of `others`; returns its box.

    `foot` is a softer line below the text.
    """
    lines = kit.type.wrap(text, STYLE, kit.px(WIDEST))
    step = kit.type.height(STYLE)
    width = max(kit.type.measure(foot, FOOT)[0], *(kit.type.measure(line, STYLE)[0] for line in lines))
    below = kit.type.height(FOOT) if foot else 0
    box = pygame.Rect(0, 0, width + 2 * kit.px(12), step * len(lines) + below + 2 * kit.px(8))
    box = _beside(by, box.size, surface.get_rect().inflate(-2 * kit.px(6), -2 * kit.px(6)), kit.px(10), others)
    kit.brush.shadow(surface, box, kit.px(7), kit.px(5))
    surface.blit(kit.brush.rounded(box.size, kit.px(7), "#2E1F0E", alpha=242), box)
    inner = box.inflate(-2 * kit.px(12), -2 * kit.px(8))
    words = pygame.Rect(inner.x, inner.y, inner.width, inner.height - below)
    kit.type.draw_block(surface, text, STYLE, words.inflate(2, 2), "center", "middle")
    if foot:
        kit.type.draw(surface, foot, FOOT, pygame.Rect(inner.x, words.bottom, inner.width, below), "center")
    return box


def _beside(
    by: pygame.Rect, size: tuple[int, int], window: pygame.Rect, gap: int, others: Sequence[pygame.Rect]
) -> pygame.Rect:
    """Below, above, to the right or to the left: the first of those that hide least."""
    box = pygame.Rect((0, 0), size)
    places = []
    for side, spot in (
        ("midtop", (by.centerx, by.bottom + gap)),
        ("midbottom", (by.centerx, by.top - gap)),
        ("midleft", (by.right + gap, by.centery)),
        ("midright", (by.left - gap, by.centery)),
    ):
        setattr(box, side, spot)
        places.append(box.clamp(window))
    return min(places, key=lambda place: 10 * hidden(place, [by]) + hidden(place, others))


def hidden(place: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """The pixels of other boxes that a box would hide."""
    return sum(both.width * both.height for both in (place.clip(others[i]) for i in place.collidelistall(others)))
