"""Shields, round tokens, and what stands in a tower seen from the side."""

from __future__ import annotations

import random

import numpy as np
import skia

from art.painter import materials as m
from art.painter.paths import box, common, cut, inset, join, moved, oval, smooth, stroke, trace
from art.painter.relief import Carving, Material
from art.painter.source import Source

TOKEN = 160
SHIELD = (112, 128)
EDGE = (256, 40)  # a tile from the side; tokens are as high but narrower
CHIP = (128, 40)


def sources() -> list[Source]:
    """The shield, three tokens, three things from the side."""
    return [
        Source("pieces/shield.png", shield),
        Source("pieces/token-shield.png", token_shield),
        Source("pieces/token-treasure.png", token_treasure),
        Source("pieces/token-dragon.png", token_dragon),
        Source("pieces/stack-tile.png", stack_tile),
        Source("pieces/stack-shield.png", lambda: stack_chip(m.SHIELD_BLUE, "#2f5fa8")),
        Source("pieces/stack-treasure.png", lambda: stack_chip(m.GOLD, "#c9a23c")),
    ]


def escutcheon(x: float, y: float, half: float) -> skia.Path:
    """A heater shield round a middle, `half` as wide."""
    path = trace(
        "M -1 -1.08 Q -0.5 -0.98 0 -1.12 Q 0.5 -0.98 1 -1.08 C 1.06 0 0.86 0.72 0 1.2 C -0.86 0.72 -1.06 0 -1 -1.08 Z"
    )
    return moved(path, skia.Matrix().setScale(half, half).postTranslate(x, y))


def blazon(work: Carving, x: float, y: float, half: float, ink: float) -> None:
    """A blue shield with a chevron, broad and golden at the rim, so that nine pixels still say shield."""
    whole = escutcheon(x, y, half)
    unit = half / 50
    work.add(whole, m.GOLD, 6 * unit, soft=0.8 * unit, ink=ink, cast=0.5)
    field = inset(whole, 11 * unit)
    work.add(field, m.SHIELD_BLUE, 7 * unit, soft=1.2 * unit, ink=1.4 * unit, cast=0, steep=0.7)
    chevron = common(
        stroke(
            trace(f"M {x - half} {y + half * 0.62} L {x} {y - half * 0.12} L {x + half} {y + half * 0.62}"),
            17 * unit,
            join=skia.Paint.kMiter_Join,
        ),
        inset(whole, 12 * unit),
    )
    work.add(chevron, m.IVORY, 3 * unit, soft=0.6 * unit, ink=0, cast=0.25)
    work.add(oval(x, y - half * 0.52, 8.5 * unit), m.GOLD, 8 * unit, soft=0.7 * unit, ink=0, cast=0.25)


def shield() -> skia.Image:
    """The shield printed on tiles."""
    work = Carving(*SHIELD)
    blazon(work, 56, 60, 50, 3.6)
    return work.image()


def _disc(rim: Material, face: Material) -> Carving:
    work = Carving(TOKEN, TOKEN)
    middle = TOKEN / 2
    work.add(oval(middle, middle, 75), m.CARD, 8, soft=1.0, ink=3, steep=0.9)
    work.add(cut(oval(middle, middle, 71), oval(middle, middle, 59)), rim, 5, soft=0.8, ink=1.2, cast=0.2)
    work.add(oval(middle, middle, 58), face, 4, soft=1.0, ink=1.2, cast=0, steep=-0.7)
    return work


def token_shield() -> skia.Image:
    """A round token: the shield on parchment, a golden rim."""
    work = _disc(m.GOLD, m.PARCHMENT)
    blazon(work, 80, 77, 37, 2.4)
    return work.image()


def token_treasure() -> skia.Image:
    """A round token: a crimson chest on parchment, a golden rim."""
    work = _disc(m.GOLD, m.PARCHMENT)
    chest(work, 80, 79, 0.43)
    return work.image()


def token_dragon() -> skia.Image:
    """A round token: the dragon's eye on crimson scales, worth two treasures."""
    work = _disc(m.GOLD, m.DRAGON)
    for row in range(-4, 5):
        for col in range(-5, 6):
            x, y = 80 + col * 18 + (row % 2) * 9, 80 + row * 13
            if np.hypot(x - 80, y - 80) < 48:
                work.add(oval(x, y, 8.6, 9.4), m.DRAGON, 8, soft=0.8, ink=1, cast=0.3)
    lid = trace("M 34 84 Q 56 44 84 48 Q 112 52 128 78 Q 106 112 78 112 Q 52 110 34 84 Z")
    work.add(lid, m.DRAGON, 8, ink=2.4, cast=0.5)
    eye = inset(lid, 9)
    work.add(eye, m.FLAME, 26, soft=2, ink=1.6, cast=0)
    work.add(common(trace("M 82 52 Q 94 80 80 110 Q 70 80 82 52 Z"), eye), m.INKED, 3, ink=0, cast=0)
    work.glaze(oval(68, 70, 6, 5), "#ffffff", 0.9, 1)
    return work.image()


def stack_tile() -> skia.Image:
    """A tile from the side: three sheets of card under a printed top, corners a little worn."""
    width, height = EDGE
    work = Carving(width, height)
    work.add(box(5, 6, width - 10, height - 11, 4), m.CARD, 4, soft=1.0, ink=2.6)
    rng = random.Random(11)
    for y, strength in ((18, 0.55), (25, 0.4)):
        points = [(6 + step * (width - 12) / 24, y + rng.uniform(-0.8, 0.8)) for step in range(25)]
        line = trace("M " + " L ".join(f"{a} {b}" for a, b in points))
        work.glaze(stroke(line, 1.6), "#6b5433", strength)
    top = box(5, 5, width - 10, 8, 3)
    work.add(top, m.MEADOW, 3, soft=0.8, ink=1.6, cast=0.3)
    for left, span, colour in (
        (18, 36, "#b5532f"),
        (60, 14, "#a99c82"),
        (116, 24, "#efe3c0"),
        (176, 44, "#4d7437"),
    ):
        work.glaze(common(box(left, 5, span, 7, 2), top), colour, 0.95)
    work.glaze(box(8, 6, width - 16, 1.6), "#fff6d0", 0.45)
    return work.image()


def stack_chip(rim: Material, colour: str) -> skia.Image:
    """A round token from the side: card with a coloured belt, brighter where it bends to the lamp."""
    width, height = CHIP
    work = Carving(width, height)
    work.add(box(5, 5, width - 10, height - 10, 7), m.CARD, 7, soft=1.2, ink=2.6)
    work.add(box(5, 12, width - 10, height - 24, 1), rim, 3, soft=1.0, ink=1.0, cast=0.15)
    work.glaze(box(22, 7, 20, height - 14, 4), "#fff3cf", 0.4, 4)
    work.glaze(box(width - 34, 7, 27, height - 14, 4), "#1a0d05", 0.4, 6)
    for notch in range(7):
        work.glaze(box(18 + notch * 15, 17, 5, 6, 2), "#fff3cf" if colour == "#2f5fa8" else "#7a4a0c", 0.55)
    return work.image()


def chest(work: Carving, x: float, y: float, scale: float) -> None:
    """An open chest heaped with gold, drawn with few parts, for it must be known at the size of a letter."""

    def put(path: skia.Path) -> skia.Path:
        return moved(path, skia.Matrix().setTranslate(-128, -128).postScale(scale, scale).postTranslate(x, y))

    lid = trace("M 34 118 L 44 58 Q 128 16 212 58 L 222 118 Z")
    work.add(put(lid), m.LEATHER, 14 * scale, ink=2.6)
    work.add(put(common(lid, stroke(trace("M 40 66 Q 128 22 216 66"), 20))), m.GOLD, 9 * scale, ink=1.6)
    heap = smooth([(36, 132), (62, 104), (96, 88), (130, 80), (164, 90), (198, 106), (220, 132), (128, 150)])
    work.add(put(heap), m.GOLD, 26 * scale, soft=1, ink=2)
    for cx, cy, r in ((84, 112, 15), (118, 98, 16), (156, 106, 16), (188, 120, 13), (62, 124, 12), (132, 122, 15)):
        work.add(put(oval(cx, cy, r, r * 0.8)), m.GOLD, r * scale, soft=0.6, ink=0.8, cast=0.3)
    trunk = box(34, 130, 188, 96, 12)
    work.add(put(trunk), m.LEATHER, 14 * scale, ink=2.6)
    work.add(put(box(30, 126, 196, 24, 8)), m.GOLD, 10 * scale, ink=1.8)
    work.add(put(box(102, 130, 52, 60, 14)), m.GOLD, 10 * scale, ink=1.8)
    work.add(put(join(oval(128, 152, 10), box(122, 152, 12, 24, 3))), m.INKED, 2, ink=0, cast=0)
