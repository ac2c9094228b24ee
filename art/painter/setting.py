"""The stone that fixed tiles are set in: a carved rim around the tile, a round plinth in the middle."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import numpy as np
import skia

from art.painter.brush import FALL, SHADE, STONE, STONE_DARK, fill, lit, mix, rect, rgb, stroke
from art.painter.geometry import path
from art.painter.plan import PLINTH, ROAD_HALF, Layout

RIM = 0.05
CORNER = 0.078
POST = 0.036
JOINT = "6E624C"
INLAY = "877B65"


def paint_rim(canvas: skia.Canvas, layout: Layout, rng: random.Random) -> None:
    """Blocks of stone along all sides, with posts where a road passes and a carved block in each corner."""
    inner = rect(RIM, RIM, 1 - RIM, 1 - RIM)
    canvas.save()
    canvas.clipRect(inner)
    canvas.drawRect(inner, stroke(SHADE, 0.026, 0.45, 0.007))
    canvas.restore()
    roads = {side for shape in layout.roads for side in shape.segment.sides}
    for side in range(4):
        canvas.save()
        canvas.rotate(90 * side, 0.5, 0.5)
        canvas.drawRect(rect(0, 0, 1, RIM), fill(JOINT))
        for left, right in _runs(side in roads):
            edges = np.linspace(left, right, max(1, round((right - left) / 0.12)) + 1)
            for a, b in pairwise(edges):
                _block(canvas, float(a), 0.0, float(b), RIM, 90 * side, rng)
        canvas.drawLine(CORNER, RIM * 0.56, 1 - CORNER, RIM * 0.56, stroke(JOINT, 0.0035, 0.55))
        canvas.drawLine(CORNER, RIM * 0.56 + 0.003, 1 - CORNER, RIM * 0.56 + 0.003, stroke("EFE7D2", 0.0022, 0.6))
        if side in roads:
            for x in (0.5 - ROAD_HALF - POST, 0.5 + ROAD_HALF):
                canvas.drawRect(rect(x, 0, x + POST, RIM + 0.012), fill(JOINT))
                _block(canvas, x, 0.0, x + POST, RIM + 0.012, 90 * side, rng)
        canvas.restore()
    for side in range(4):
        canvas.save()
        canvas.rotate(90 * side, 0.5, 0.5)
        _corner(canvas, 90 * side, rng)
        canvas.restore()


def _runs(road: bool) -> tuple[tuple[float, float], ...]:
    """From corner block to corner block, or to the posts beside a road."""
    if not road:
        return ((CORNER, 1 - CORNER),)
    gap = ROAD_HALF + POST
    return ((CORNER, 0.5 - gap), (0.5 + gap, 1 - CORNER))


def _block(
    canvas: skia.Canvas, left: float, top: float, right: float, bottom: float, turned: float, rng: random.Random
) -> None:
    """One stone, its edges bright on the sides that face the light however the canvas is turned."""
    tone = lit(mix(STONE, rng.choice(("BDB198", "D6CCB4", "C6B795")), 0.6), rng.uniform(-0.04, 0.05))
    box = rect(left + 0.002, top + 0.002, right - 0.002, bottom - 0.002)
    canvas.drawRect(box, fill(tone))
    edges = (
        (0.0, -1.0, box.left(), box.top(), box.right(), box.top()),
        (1.0, 0.0, box.right(), box.top(), box.right(), box.bottom()),
        (0.0, 1.0, box.left(), box.bottom(), box.right(), box.bottom()),
        (-1.0, 0.0, box.left(), box.top(), box.left(), box.bottom()),
    )
    for x, y, *line in edges:
        angle = math.radians(turned)
        light = (x * math.cos(angle) - y * math.sin(angle) + x * math.sin(angle) + y * math.cos(angle)) < 0
        canvas.drawLine(*line, stroke(lit(tone, 0.45 if light else -0.3), 0.004, 0.9, butt=True))


def _corner(canvas: skia.Canvas, turned: float, rng: random.Random) -> None:
    """A square block with a rosette."""
    canvas.drawRect(rect(0, 0, CORNER + 0.003, CORNER + 0.003), fill(JOINT))
    _block(canvas, 0, 0, CORNER, CORNER, turned, rng)
    x = y = CORNER / 2
    canvas.drawCircle(x, y, 0.026, stroke(JOINT, 0.004, 0.8))
    for k in range(4):
        angle = math.pi / 4 + math.pi / 2 * k
        px, py = x + 0.0125 * math.cos(angle), y + 0.0125 * math.sin(angle)
        canvas.drawCircle(px, py, 0.0088, fill("8A7C62"))
        canvas.drawCircle(px - 0.001, py - 0.001, 0.0068, fill("E2D8BE"))
    canvas.drawCircle(x, y, 0.006, fill("8A7C62"))


def paint_plinth(canvas: skia.Canvas, rng: random.Random) -> None:
    """The raised round stone in the middle: a ring of blocks around a dark inlay on which gold shows."""
    canvas.drawCircle(0.5 + float(FALL[0]), 0.5 + float(FALL[1]) * 1.3, PLINTH + 0.006, fill(SHADE, 0.55, 0.009))
    canvas.drawCircle(0.5, 0.5, PLINTH, fill("5F5542"))
    canvas.drawCircle(0.5, 0.5, PLINTH - 0.004, fill(STONE_DARK))
    _ring(canvas, PLINTH - 0.006, PLINTH - 0.046, 20, rng)
    inner = PLINTH - 0.048
    canvas.drawCircle(0.5, 0.5, inner, fill("4E4636"))
    canvas.drawCircle(0.5, 0.5, inner - 0.004, fill("D8CDB3"))
    canvas.drawCircle(0.5, 0.5, inner - 0.011, fill("5A503F"))
    canvas.drawCircle(0.5, 0.5, inner - 0.013, fill(INLAY))
    disc = inner - 0.013
    for k in range(16):
        # An eight-pointed star, each point with a lit and a shaded half.
        tip = math.pi / 4 * (k // 2)
        reach = disc * (0.94 if (k // 2) % 2 == 0 else 0.7)
        side = tip + (math.pi / 8 if k % 2 else -math.pi / 8)
        light = math.cos((tip + side) / 2 + (0.5 if k % 2 else -0.5) - math.radians(225))
        points = [(0.0, 0.0), (reach * math.cos(tip), reach * math.sin(tip))]
        points.append((disc * 0.32 * math.cos(side), disc * 0.32 * math.sin(side)))
        canvas.drawPath(path(np.array(points) + 0.5), fill(lit(INLAY, 0.12 + 0.1 * light)))
    canvas.drawCircle(0.5, 0.5, disc, stroke("5A503F", 0.003, 0.8))


def _ring(canvas: skia.Canvas, outer: float, inner: float, stones: int, rng: random.Random) -> None:
    """Wedges of stone between two circles, each lit as it faces."""
    for k in range(stones):
        a, b = 2 * math.pi * k / stones, 2 * math.pi * (k + 1) / stones
        gap = 0.0025
        angles = np.linspace(a, b, 8)
        rim = np.stack([np.cos(angles), np.sin(angles)], 1)
        wedge = np.concatenate([0.5 + rim * outer, 0.5 + rim[::-1] * inner])
        light = math.cos((a + b) / 2 - math.radians(225))
        tone = lit(mix(STONE, "D9CFB6", rng.random()), 0.14 * light + rng.uniform(-0.05, 0.05))
        canvas.drawPath(path(wedge), fill(tone))
        canvas.drawLine(*(0.5 + rim[0] * inner).tolist(), *(0.5 + rim[0] * outer).tolist(), stroke("6E624C", gap * 1.4))
    edge = skia.Paint(AntiAlias=True)
    tones = [
        skia.Color(*rgb(mix("FFF6DC", "6E624C", 0.5 - 0.5 * math.cos(2 * math.pi * t - math.radians(225)))))
        for t in np.linspace(0, 1, 13)
    ]
    edge.setShader(skia.GradientShader.MakeSweep(0.5, 0.5, tones, [float(t) for t in np.linspace(0, 1, 13)]))
    edge.setStyle(skia.Paint.kStroke_Style)
    edge.setStrokeWidth(0.006)
    canvas.drawCircle(0.5, 0.5, outer - 0.003, edge)
