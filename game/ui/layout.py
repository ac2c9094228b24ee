"""Rows, columns and grids: rectangles cut from rectangles, so that no scene carries absolute numbers.

All lengths are pixels (`theme.px(units)`). Each function returns new rectangles and leaves its argument alone.
"""

from collections.abc import Sequence

import pygame

Rect = pygame.Rect


def inset(box: Rect, x: int, y: int | None = None) -> Rect:
    """The box without a margin."""
    return box.inflate(-2 * x, -2 * (x if y is None else y))


def anchored(box: Rect, size: tuple[int, int], where: str = "center") -> Rect:
    """A rectangle of a size at a place of the box named as pygame names it: topleft, midtop, center …"""
    rect = Rect((0, 0), size)
    setattr(rect, where, getattr(box, where))
    return rect


def rows(box: Rect, heights: Sequence[float], gap: int = 0) -> list[Rect]:
    """The box cut from top to bottom; a height below 0 is a share of what is left (-1, -2 …)."""
    tops = _cut(box.height, heights, gap)
    return [Rect(box.x, box.y + start, box.width, length) for start, length in tops]


def columns(box: Rect, widths: Sequence[float], gap: int = 0) -> list[Rect]:
    """The box cut from left to right; a width below 0 is a share of what is left (-1, -2 …)."""
    lefts = _cut(box.width, widths, gap)
    return [Rect(box.x + start, box.y, length, box.height) for start, length in lefts]


def grid(box: Rect, across: int, down: int, gap: int = 0) -> list[Rect]:
    """Equal cells, row by row."""
    return [cell for row in rows(box, [-1] * down, gap) for cell in columns(row, [-1] * across, gap)]


def flow(box: Rect, sizes: Sequence[tuple[int, int]], gap: int, align: str = "left") -> list[Rect]:
    """Things of their own widths side by side, each in the middle of the box's height."""
    whole = sum(width for width, _ in sizes) + gap * max(0, len(sizes) - 1)
    x = {"left": box.left, "center": box.centerx - whole // 2, "right": box.right - whole}[align]
    placed = []
    for width, height in sizes:
        placed.append(Rect(x, box.centery - height // 2, width, height))
        x += width + gap
    return placed


def _cut(whole: int, lengths: Sequence[float], gap: int) -> list[tuple[int, int]]:
    fixed = sum(length for length in lengths if length >= 0)
    shares = -sum(length for length in lengths if length < 0)
    spare = max(0.0, whole - fixed - gap * max(0, len(lengths) - 1))
    cuts, at = [], 0.0
    for length in lengths:
        size = length if length >= 0 else spare * -length / shares
        cuts.append((round(at), round(at + size) - round(at)))
        at += size + gap
    return cuts
