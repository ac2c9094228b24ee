"""Colours and paints in tile units: the few words every painter of tiles uses."""

from __future__ import annotations

import random

import numpy as np
import skia

from art.painter.geometry import Points, path

SIZE = 512  # pixels of a finished tile
FINE = 2  # painted this much larger, then scaled down

MEADOW, MEADOW_DARK, MEADOW_LIGHT = "9DB65A", "7F9C45", "C9CF7A"
ROAD, ROAD_RIM = "EFE3C0", "8B7A4E"
ROOFS = ("B5532F", "C4653A", "9C4A35")
SLATE = "6F8798"
STONE, STONE_DARK = "CBBFA6", "A99C82"
LEAVES = ("3F6130", "527A39", "668B44", "7BA04F")
EARTH = "D8BA8A"
INK = "3B2A12"
SHADE = "2C2410"
LIGHT = np.array([-0.7071, -0.7071])  # towards the light: north-west

# How far a baked shadow falls: short, since tiles turn in play.
FALL = np.array([0.006, 0.008])


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[0:2], 16), int(colour[2:4], 16), int(colour[4:6], 16)


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other."""
    parts = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return "".join(f"{min(255, max(0, part)):02X}" for part in parts)


def lit(colour: str, amount: float) -> str:
    """Brighter and warmer (positive) or darker and cooler (negative)."""
    return mix(colour, "FFF0C4", amount) if amount >= 0 else mix(colour, "2A1C20", -amount)


def fill(colour: str, alpha: float = 1.0, blur: float = 0.0) -> skia.Paint:
    paint = skia.Paint(AntiAlias=True, Color=skia.Color(*rgb(colour), round(255 * alpha)))
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return paint


def stroke(colour: str, width: float, alpha: float = 1.0, blur: float = 0.0, butt: bool = False) -> skia.Paint:
    paint = fill(colour, alpha, blur)
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    paint.setStrokeCap(skia.Paint.kButt_Cap if butt else skia.Paint.kRound_Cap)
    paint.setStrokeJoin(skia.Paint.kRound_Join)
    return paint


def rect(left: float, top: float, right: float, bottom: float) -> skia.Rect:
    return skia.Rect.MakeLTRB(left, top, right, bottom)


def blob(rng: random.Random, x: float, y: float, radius: float, lobes: int = 9, rough: float = 0.16) -> skia.Path:
    """An uneven round shape with soft lobes."""
    start = rng.uniform(0, 6.28)
    points = []
    for k in range(lobes):
        angle = start + 2 * np.pi * (k + rng.uniform(-0.2, 0.2)) / lobes
        reach = radius * (1 + rng.uniform(-rough, rough))
        points.append((x + reach * np.cos(angle), y + reach * np.sin(angle)))
    return smooth(np.array(points))


def smooth(points: Points) -> skia.Path:
    """A closed soft curve about the points."""
    middles = (points + np.roll(points, -1, axis=0)) / 2
    curve = skia.Path()
    curve.moveTo(*map(float, middles[-1]))
    for point, middle in zip(points, middles, strict=True):
        curve.quadTo(*map(float, point), *map(float, middle))
    curve.close()
    return curve


def line_path(points: Points) -> skia.Path:
    return path(points, closed=False)
