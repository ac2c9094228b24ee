"""Forests: a canopy of crowns of many sizes, lit from the north-west, closing over the roads that end in it."""

from __future__ import annotations

import random

import numpy as np
import skia

from art.painter.brush import LEAVES, SHADE, blob, fill, lit, mix, smooth
from art.painter.geometry import Points, inside


def paint_forest(canvas: skia.Canvas, outline: Points, rng: random.Random) -> None:
    """The wood within the outline."""
    middle = outline.mean(axis=0)
    canvas.save()
    canvas.translate(0.006, 0.01)
    canvas.drawPath(smooth(middle + (outline - middle) * 1.03), fill(SHADE, 0.5, 0.011))
    canvas.restore()
    canvas.drawPath(smooth(middle + (outline - middle) * 0.93), fill("33502A"))
    crowns = _crowns(outline, rng)
    for x, y, radius in crowns:
        # Crowns on the lit flank of the wood are brighter.
        flank = float(((np.array([x, y]) - middle) @ np.array([-0.7, -0.7])) / 0.2)
        paint_tree(canvas, x, y, radius, rng, bright=0.16 * flank, shaded=False)


def _crowns(outline: Points, rng: random.Random) -> list[tuple[float, float, float]]:
    """Places and sizes of crowns, close together, the far ones (north) first."""
    middle = outline.mean(axis=0)
    inner = middle + (outline - middle) * 0.9
    low, high = inner.min(axis=0), inner.max(axis=0)
    crowns: list[tuple[float, float, float]] = []
    for _ in range(1500):
        place = np.array([rng.uniform(low[0], high[0]), rng.uniform(low[1], high[1])])
        if not inside(place[None], inner)[0]:
            continue
        radius = rng.uniform(0.032, 0.058)
        if all(np.hypot(place[0] - x, place[1] - y) > 0.6 * (radius + r) for x, y, r in crowns):
            crowns.append((float(place[0]), float(place[1]), radius))
    return sorted(crowns, key=lambda crown: crown[1] + 0.3 * crown[0])


def paint_tree(
    canvas: skia.Canvas, x: float, y: float, radius: float, rng: random.Random, bright: float = 0.0, shaded: bool = True
) -> None:
    """One crown: a dark lobed shape, and leaves in dabs that grow lighter towards the north-west."""
    if shaded:
        canvas.drawCircle(x + 0.006, y + 0.008, radius, fill(SHADE, 0.45, 0.006))
    hue = lit(mix(LEAVES[1], LEAVES[2], rng.random()), bright + rng.uniform(-0.06, 0.06))
    hue = mix(hue, rng.choice(("8C9A3E", "4C7A4A", hue)), 0.25)
    canvas.drawPath(blob(rng, x + radius * 0.06, y + radius * 0.09, radius * 1.04, 11, 0.1), fill(lit(hue, -0.5)))
    canvas.drawPath(blob(rng, x, y, radius * 0.97, 11, 0.1), fill(lit(hue, -0.18)))
    # Each layer of leaves lies nearer to the light, is smaller and brighter.
    for layer, (shift, reach, tone) in enumerate(
        ((0.1, 0.78, lit(hue, 0.02)), (0.22, 0.55, mix(hue, LEAVES[3], 0.7)), (0.34, 0.3, lit(mix(hue, LEAVES[3], 0.8), 0.22)))
    ):
        cx, cy = x - radius * shift, y - radius * shift
        dabs = (13, 9, 5)[layer]
        for k in range(dabs):
            angle = 2 * np.pi * (k + rng.uniform(-0.3, 0.3)) / dabs
            out = radius * reach * rng.uniform(0.45, 1.0)
            size = radius * rng.uniform(0.16, 0.26)
            canvas.drawPath(
                blob(rng, float(cx + out * np.cos(angle)), float(cy + out * np.sin(angle)), size, 5, 0.25), fill(tone, 0.85)
            )
