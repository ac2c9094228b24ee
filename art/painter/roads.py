"""Roads: a pale ribbon with a darker, uneven rim, worn by wheels; round places of stone where treasures lie."""

from __future__ import annotations

import math
import random

import numpy as np
import skia

from art.painter.brush import ROAD, ROAD_RIM, STONE, STONE_DARK, fill, line_path, lit, mix, stroke
from art.painter.geometry import Points, at, length, offset, on_border, path, resample
from art.painter.plan import PLAZA, ROAD_HALF, Layout

RIM = 0.0098
RUT = 0.019  # from the middle of the road


def paint_roads(canvas: skia.Canvas, layout: Layout, rng: random.Random) -> None:
    """All roads of the tile, then the places on them."""
    arms = [resample(_prolonged(arm), 0.012) for shape in layout.roads for arm in shape.arms]
    soft = stroke("55602A", 2 * ROAD_HALF + 0.012, 0.35, 0.006, butt=True)
    for arm in arms:
        canvas.drawPath(line_path(arm), soft)
    for half, colour, rough in (
        (ROAD_HALF, ROAD_RIM, 0.0035),
        (ROAD_HALF - RIM * 0.62, mix(ROAD_RIM, ROAD, 0.55), 0.0025),
        (ROAD_HALF - RIM, ROAD, 0.0028),
    ):
        for arm in arms:
            canvas.drawPath(path(_uneven(arm, half, rough, rng)), fill(colour))
    for arm in arms:
        _wear(canvas, arm, rng)
    for shape in layout.roads:
        if "treasure" in shape.segment.marks:
            plaza(canvas, shape.anchors["treasure"], PLAZA, rng)


def _prolonged(arm: Points) -> Points:
    """The road a step further wherever it leaves the tile, so that it is cut off squarely there."""
    beyond = [end + 0.02 * (end - 0.5) * on_border(end[None]) for end in (arm[0], arm[-1])]
    return np.concatenate([beyond[0][None], arm, beyond[1][None]])


def _uneven(line: Points, half: float, rough: float, rng: random.Random) -> Points:
    """A ribbon whose edges wander, and which has its exact width where it meets a side."""
    along = np.linspace(0, 1, len(line)) * length(line)
    fade = np.clip(np.minimum(along, along[-1] - along) / 0.05, 0, 1)
    edges = []
    for sign in (-1, 1):
        wander = sum(
            np.sin(along * wave * rng.uniform(0.8, 1.2) + rng.uniform(0, 6.28)) * share
            for wave, share in ((23, 0.4), (61, 0.35), (140, 0.4))
        )
        edges.append(offset(line, sign * (half + rough * fade * wander)))
    return np.concatenate([edges[0], edges[1][::-1]])


def _wear(canvas: skia.Canvas, arm: Points, rng: random.Random) -> None:
    total = length(arm)
    canvas.drawPath(line_path(arm), stroke(lit(ROAD, 0.4), 0.02, 0.35, 0.006, butt=True))
    for side in (-1, 1):
        track = resample(offset(arm, side * RUT), 0.01)
        canvas.drawPath(line_path(track), stroke("CDB987", 0.008, 0.4, 0.002, butt=True))
        start = 0.03
        while start < total - 0.06:
            end = min(start + rng.uniform(0.03, 0.08), total - 0.03)
            piece = at(track, np.linspace(start, end, 8))
            canvas.drawPath(line_path(piece), stroke("BBA573", 0.0032, rng.uniform(0.4, 0.75)))
            start = end + rng.uniform(0.02, 0.06)
    for _ in range(round(total * 26)):
        middle = at(arm, rng.uniform(0.03, total - 0.03))
        x, y = middle + np.array([rng.uniform(-1, 1), rng.uniform(-1, 1)]) * (ROAD_HALF - 0.02) * 0.7
        size = rng.uniform(0.0016, 0.0032)
        canvas.drawOval(
            skia.Rect.MakeXYWH(x, y, size * 2, size * 1.4), fill(rng.choice(("B7A374", "FAF2DA", "CBB98A")), 0.8)
        )


def plaza(canvas: skia.Canvas, centre: Points, radius: float, rng: random.Random) -> None:
    """A round place of flat stones in rings."""
    x, y = map(float, centre)
    canvas.drawCircle(x, y, radius + 0.016, fill("4A431F", 0.35, 0.008))
    canvas.drawCircle(x, y, radius + 0.01, fill("7A6C50"))
    canvas.drawCircle(x, y, radius + 0.005, fill(STONE_DARK))
    rings = max(2, round(radius / 0.03))
    for ring in range(rings, 0, -1):
        outer, inner = radius * ring / rings, radius * (ring - 1) / rings
        stones = max(1, round(2 * math.pi * (outer + inner) / 2 / 0.04))
        turn = rng.uniform(0, 6.28)
        for k in range(stones):
            a = turn + 2 * math.pi * k / stones
            b = turn + 2 * math.pi * (k + 1) / stones
            gap = 0.0022
            angles = np.linspace(a + gap / outer, b - gap / outer, 6)
            rim = np.stack([np.cos(angles), np.sin(angles)], 1)
            stone = np.concatenate([centre + rim * (outer - gap), centre + rim[::-1] * (inner + gap * (ring > 1))])
            tone = lit(mix(STONE, "E4DABF", rng.random() * 0.7), rng.uniform(-0.08, 0.1))
            canvas.drawPath(path(stone), fill(tone))
