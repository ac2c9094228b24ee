"""The seats' emblems: sun, moon, star and oak leaf, as paths in a circle of radius 1."""

from __future__ import annotations

import math
from functools import partial

import skia

from art.painter.source import Source

INK = "#3b2a12"
WHITE = "#ffffff"
SIZE = 96


def sun() -> skia.Path:
    """A disc with eight flames, the disc cut free so that it reads when small."""
    path = skia.Path()
    for ray in range(8):
        at = ray * math.tau / 8
        reach = 1.0 if ray % 2 == 0 else 0.86
        half = 0.26
        path.moveTo(0.6 * math.cos(at - half), 0.6 * math.sin(at - half))
        path.lineTo(reach * math.cos(at), reach * math.sin(at))
        path.lineTo(0.6 * math.cos(at + half), 0.6 * math.sin(at + half))
        path.close()
    path.addCircle(0, 0, 0.47)
    return path


def moon() -> skia.Path:
    """A waxing crescent, open to the right."""
    disc, bite = skia.Path(), skia.Path()
    disc.addCircle(0, 0, 0.92)
    bite.addCircle(0.42, -0.16, 0.72)
    return skia.Op(disc, bite, skia.kDifference_PathOp)


def star() -> skia.Path:
    """A star of five points."""
    path = skia.Path()
    for corner in range(10):
        reach = 1.0 if corner % 2 == 0 else 0.45
        at = -math.pi / 2 + corner * math.tau / 10
        point = (reach * math.cos(at), reach * math.sin(at) + 0.06)
        path.lineTo(*point) if corner else path.moveTo(*point)
    path.close()
    return path


def leaf() -> skia.Path:
    """An oak leaf, upright, lobed on both sides, with its stalk."""
    right = [
        ((0.22, -1.0), (0.34, -0.86), (0.26, -0.66)),
        ((0.34, -0.74), (0.66, -0.70), (0.62, -0.42)),
        ((0.58, -0.24), (0.36, -0.26), (0.30, -0.16)),
        ((0.42, -0.24), (0.82, -0.22), (0.80, 0.08)),
        ((0.77, 0.32), (0.42, 0.22), (0.32, 0.30)),
        ((0.44, 0.26), (0.66, 0.36), (0.56, 0.56)),
        ((0.44, 0.74), (0.14, 0.66), (0.07, 0.62)),
    ]
    path = skia.Path()
    path.moveTo(0, -1.0)
    for one, two, end in right:
        path.cubicTo(*one, *two, *end)
    path.lineTo(0.075, 1.0)
    path.lineTo(-0.075, 1.0)
    path.lineTo(-0.07, 0.62)
    at = (-0.07, 0.62)
    for index in range(len(right) - 1, -1, -1):
        one, two, _ = right[index]
        end = right[index - 1][2] if index else (0.0, -1.0)
        path.cubicTo(-two[0], two[1], -one[0], one[1], -end[0], end[1])
        at = end
    path.close()
    assert at == (0.0, -1.0)
    vein = skia.Path()
    vein.moveTo(-0.035, 0.5)
    vein.lineTo(0, -0.62)
    vein.lineTo(0.035, 0.5)
    vein.close()
    return skia.Op(path, vein, skia.kDifference_PathOp)


EMBLEMS = {"sun": sun, "moon": moon, "star": star, "leaf": leaf}
SEATS = {"red": "sun", "blue": "moon", "yellow": "star", "green": "leaf"}
PALE = ("yellow",)  # seats in whose colour white would vanish


def placed(emblem: str, x: float, y: float, radius: float) -> skia.Path:
    """An emblem moved to a spot."""
    path = EMBLEMS[emblem]()
    path.transform(skia.Matrix().setScale(radius, radius).postTranslate(x, y))
    return path


def sources() -> list[Source]:
    """Each emblem in white, or in ink where its seat's own colour is pale."""
    return [
        Source(f"pieces/emblem-{name}.png", partial(_flat, name, INK if seat in PALE else WHITE))
        for seat, name in SEATS.items()
    ]


def _flat(name: str, colour: str) -> skia.Image:
    surface = skia.Surface(SIZE, SIZE)
    value = int(colour[1:], 16)
    paint = skia.Paint(AntiAlias=True, Color=skia.ColorSetRGB(value >> 16, value >> 8 & 255, value & 255))
    surface.getCanvas().drawPath(placed(name, SIZE / 2, SIZE / 2, SIZE * 0.46), paint)
    return surface.makeImageSnapshot()
