"""Forests: a canopy of crowns of many sizes, lit from the north-west, closing over the roads that end in it."""

from __future__ import annotations

import math
import random

import numpy as np
import skia

from art.painter.brush import LEAVES, LIGHT, SHADE, blob, fill, lit, mix, smooth, stroke
from art.painter.geometry import Points, distance_to_polygon, inside


def paint_forest(canvas: skia.Canvas, outline: Points, roads: list[Points], rng: random.Random) -> None:
    """The wood within the outline, and a few trees strayed from it, not onto the roads."""
    middle = outline.mean(axis=0)
    canvas.save()
    canvas.translate(0.006, 0.01)
    canvas.drawPath(smooth(middle + (outline - middle) * 1.02), fill(SHADE, 0.5, 0.012))
    canvas.restore()
    for _ in range(9):
        x, y = middle + (outline[rng.randrange(len(outline))] - middle) * rng.uniform(1.0, 1.14)
        size = rng.uniform(0.014, 0.028)
        if all(distance_to_polygon(np.array([[x, y]]), road)[0] > size for road in roads):
            paint_tree(canvas, float(x), float(y), size, rng)
    canvas.drawPath(smooth(middle + (outline - middle) * 0.92), fill("36532C"))
    for x, y, radius in _crowns(outline, rng):
        # Crowns on the lit flank of the wood are brighter.
        flank = float(((np.array([x, y]) - middle) @ LIGHT) / 0.2)
        if radius < 0.045 and rng.random() < 0.3:
            _conifer(canvas, x, y, radius, rng, bright=0.14 * flank)
        else:
            paint_tree(canvas, x, y, radius, rng, bright=0.05 + 0.18 * flank)


def _crowns(outline: Points, rng: random.Random) -> list[tuple[float, float, float]]:
    """Places and sizes of crowns, the large ones first, close together; nearer to the light lies higher."""
    middle = outline.mean(axis=0)
    crowns: list[tuple[float, float, float]] = []
    for radius, tries in ((0.068, 120), (0.055, 200), (0.045, 300), (0.036, 400), (0.028, 400)):
        inner = middle + (outline - middle) * (1.06 - 2.6 * radius)
        low, high = inner.min(axis=0), inner.max(axis=0)
        for _ in range(tries):
            place = np.array([rng.uniform(low[0], high[0]), rng.uniform(low[1], high[1])])
            if inside(place[None], inner)[0] and all(
                np.hypot(place[0] - x, place[1] - y) > 0.62 * (radius + r) for x, y, r in crowns
            ):
                crowns.append((float(place[0]), float(place[1]), radius * rng.uniform(0.9, 1.1)))
    return sorted(crowns, key=lambda crown: -crown[0] - crown[1] + 8 * crown[2] + rng.uniform(-0.2, 0.2))


def paint_tree(canvas: skia.Canvas, x: float, y: float, radius: float, rng: random.Random, bright: float = 0.0) -> None:
    """One crown: a lobed shape, its leaves in dabs that grow lighter towards the north-west."""
    fall = min(0.007, radius * 0.25)
    canvas.drawCircle(x + fall, y + fall * 1.3, radius * 0.98, fill("1E2A12", 0.5, min(0.006, radius * 0.2)))
    hue = mix(LEAVES[1], LEAVES[3], rng.random() * 0.75)
    hue = lit(mix(hue, rng.choice(("93A044", "4A7C4C", "A5A24A", hue)), rng.uniform(0.1, 0.35)), bright * 0.7)
    lobes = 8 if radius > 0.03 else 6
    start = rng.uniform(0, 6.28)
    crown = skia.Path()
    for k in range(lobes):
        angle = start + 2 * math.pi * k / lobes
        out = radius * rng.uniform(0.58, 0.72)
        crown.addCircle(x + out * math.cos(angle), y + out * math.sin(angle), radius * rng.uniform(0.33, 0.42))
    crown.addCircle(x, y, radius * 0.7)
    canvas.drawPath(crown, stroke(lit(hue, -0.55), min(0.005, radius * 0.14)))
    canvas.drawPath(crown, fill(lit(hue, -0.3)))
    dabs = []
    for _ in range(max(10, round(radius * 720))):
        angle, out = rng.uniform(0, 6.28), math.sqrt(rng.random()) * 0.8
        light = math.cos(angle - math.radians(225)) * out
        dabs.append((light + rng.uniform(-0.25, 0.25), angle, out))
    for light, angle, out in sorted(dabs):
        tone = lit(mix(hue, LEAVES[3], max(0.0, light)), 0.36 * light - 0.06)
        px, py = x + radius * out * math.cos(angle), y + radius * out * math.sin(angle)
        canvas.drawPath(blob(rng, px, py, radius * rng.uniform(0.13, 0.24) + 0.002, 5, 0.3), fill(tone, 0.9))


def _conifer(canvas: skia.Canvas, x: float, y: float, radius: float, rng: random.Random, bright: float = 0.0) -> None:
    """A fir from above: stars of branches, smaller and lighter towards its tip."""
    canvas.drawCircle(x + 0.006, y + 0.008, radius * 0.8, fill("1E2A12", 0.5, 0.006))
    hue = lit(mix(LEAVES[0], "3D6B52", rng.random() * 0.6), bright)
    for layer in range(4):
        reach = radius * (1.05 - 0.25 * layer)
        turn = rng.uniform(0, 6.28)
        shift = -0.06 * layer * radius
        for half in range(18):
            angle = turn + 2 * math.pi * half / 18
            light = math.cos(angle - math.radians(225))
            tone = lit(mix(hue, LEAVES[2], 0.16 * layer), -0.2 + 0.07 * layer + 0.16 * light)
            long = reach * (1 if half % 2 else 0.82) * rng.uniform(0.9, 1.05)
            wing = 0.2
            branch = skia.Path()
            branch.moveTo(x + shift, y + shift)
            branch.lineTo(
                x + shift + long * 0.75 * math.cos(angle - wing), y + shift + long * 0.75 * math.sin(angle - wing)
            )
            branch.lineTo(x + shift + long * math.cos(angle), y + shift + long * math.sin(angle))
            branch.lineTo(
                x + shift + long * 0.75 * math.cos(angle + wing), y + shift + long * 0.75 * math.sin(angle + wing)
            )
            branch.close()
            canvas.drawPath(branch, fill(tone))
