"""The icons: one pen, one ink, drawn on a square of 96."""

from __future__ import annotations

from functools import partial

import skia

from art.painter.emblems import INK
from art.painter.paths import stroke, trace
from art.painter.source import Source

SIZE = 96
PEN = 7.0

# name: what the pen draws, what is filled, what is scraped out again
ICONS: dict[str, tuple[str, str, str]] = {
    "undo": ("M 24 38 L 58 38 C 84 38 84 76 58 76 L 40 76 M 40 20 L 22 38 L 40 56", "", ""),
    "redo": ("M 72 38 L 38 38 C 12 38 12 76 38 76 L 56 76 M 56 20 L 74 38 L 56 56", "", ""),
    "turn-left": ("A 48 52 29 -60 250 M 62 27 L 47 21", "M 66 10 L 38 20 L 60 42 Z", ""),
    "turn-right": ("A 48 52 29 240 -250 M 34 27 L 49 21", "M 30 10 L 58 20 L 36 42 Z", ""),
    "landscape": (
        "R 14 14 32 32 3 R 50 14 32 32 3 R 50 50 32 32 3 M 66 17 L 66 43 M 53 66 L 79 66 M 17 30 L 43 30",
        "",
        "",
    ),
    "board": (
        "R 12 12 72 72 8 M 36 30 L 36 66 M 60 30 L 60 66 M 30 36 L 66 36 M 30 60 L 66 60",
        "M 42 6 L 54 6 L 48 18 Z M 42 90 L 54 90 L 48 78 Z M 6 42 L 6 54 L 18 48 Z M 90 42 L 90 54 L 78 48 Z",
        "",
    ),
    "menu": ("M 18 26 L 78 26 M 18 48 L 78 48 M 18 70 L 78 70", "", ""),
    "fit": (
        "M 14 34 L 14 14 L 34 14 M 62 14 L 82 14 L 82 34 M 82 62 L 82 82 L 62 82 M 34 82 L 14 82 L 14 62",
        "R 34 34 28 28 4",
        "",
    ),
    "eye": ("M 8 48 Q 48 6 88 48 Q 48 90 8 48 Z", "O 48 48 15", "O 43 43 5"),
    "pile": ("M 14 36 L 48 18 L 82 36 L 48 54 Z M 14 50 L 48 68 L 82 50 M 14 64 L 48 82 L 82 64", "", ""),
    "dice": ("R 16 16 64 64 12", "O 33 33 6.5 O 63 33 6.5 O 48 48 6.5 O 33 63 6.5 O 63 63 6.5", ""),
    "copy": (
        "R 34 30 46 52 6 M 24 66 L 20 66 Q 16 66 16 62 L 16 20 Q 16 14 22 14 L 56 14 Q 62 14 62 20",
        "",
        "",
    ),
    "paste": (
        "M 34 20 L 22 20 Q 18 20 18 25 L 18 80 Q 18 84 22 84 L 74 84 Q 78 84 78 80 L 78 25 Q 78 20 74 20 L 62 20 "
        "R 34 11 28 18 5 M 32 48 L 64 48 M 32 64 L 54 64",
        "",
        "",
    ),
    "person": (
        "M 20 86 C 22 66 30 54 40 50 L 56 50 C 66 54 74 66 76 86 Z M 16 36 L 80 36 M 32 34 C 34 24 42 10 52 12 "
        "C 58 14 62 26 64 34",
        "R 38 38 20 14 4",
        "",
    ),
    "computer": ("R 12 16 72 48 6 M 48 66 L 48 80 M 28 82 L 68 82", "O 36 38 6 O 60 38 6 R 34 49 28 6 3", ""),
    "play": ("", "M 28 15 Q 24 13 24 19 L 24 77 Q 24 83 29 80 L 79 51 Q 83 48 79 45 Z", ""),
    "back": ("M 80 48 L 18 48 M 42 22 L 16 48 L 42 74", "", ""),
    "warning": ("M 48 14 L 86 80 L 10 80 Z", "O 48 69 5.2 M 43 36 Q 48 32 53 36 L 50.5 58 L 45.5 58 Z", ""),
    "hint": (
        "R 36 42 24 36 3 M 18 72 Q 20 86 34 86 L 62 86 Q 76 86 78 72 M 78 72 C 92 72 92 86 76 84",
        "M 48 4 C 60 18 60 24 57 30 Q 48 38 39 30 C 36 24 40 18 48 4 Z",
        "",
    ),
    "log": (
        "M 24 12 L 72 12 Q 80 12 80 20 L 80 76 Q 80 84 72 84 L 24 84 Q 16 84 16 76 L 16 20 Q 16 12 24 12 Z "
        "M 44 32 L 66 32 M 44 48 L 66 48 M 44 64 L 66 64",
        "O 31 32 5 O 31 48 5 O 31 64 5",
        "",
    ),
    "trash": (
        "M 16 26 L 80 26 M 24 28 L 30 84 L 66 84 L 72 28 M 36 24 L 40 12 L 56 12 L 60 24 M 42 42 L 43 68 "
        "M 54 42 L 53 68",
        "",
        "",
    ),
}


def sources() -> list[Source]:
    """Every icon."""
    return [Source(f"icons/{name}.png", partial(icon, name)) for name in ICONS]


def icon(name: str) -> skia.Image:
    """One icon in ink on nothing."""
    pen, filled, scraped = ICONS[name]
    surface = skia.Surface(SIZE, SIZE)
    canvas = surface.getCanvas()
    value = int(INK[1:], 16)
    ink = skia.Paint(AntiAlias=True, Color=skia.ColorSetRGB(value >> 16, value >> 8 & 255, value & 255))
    if pen:
        canvas.drawPath(stroke(trace(pen), PEN), ink)
    if filled:
        canvas.drawPath(trace(filled), ink)
    if scraped:
        ink.setBlendMode(skia.BlendMode.kClear)
        canvas.drawPath(trace(scraped), ink)
    return surface.makeImageSnapshot()
