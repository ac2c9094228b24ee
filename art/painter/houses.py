"""Roofs seen from above, each with a lit and a shaded side: houses, halls, churches; and the wells between them."""

from __future__ import annotations

import math
import random

import numpy as np
import skia

from art.painter.brush import FALL, LIGHT, SHADE, SLATE, STONE, fill, lit, mix, rect, stroke
from art.painter.geometry import Points, path
from art.painter.walls import paint_cone

OUTLINE = "47210F"


def footprint(x: float, y: float, long: float, wide: float, angle: float) -> Points:
    """The corners of a turned rectangle; angle in degrees."""
    turn = math.radians(angle)
    across = np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
    corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * (long / 2, wide / 2)
    placed: Points = np.array([x, y]) + corners @ across
    return placed


def standing(kind: str, x: float, y: float, long: float, wide: float, angle: float) -> Points:
    """The walls of a building on its ground, from which its shadow falls: a church is rounded, a hall set back."""
    if kind == "church":
        turn = math.radians(angle)
        return footprint(
            x - 0.08 * long * math.cos(turn), y - 0.08 * long * math.sin(turn), 0.84 * long, 0.9 * wide, angle
        )
    return footprint(x, y, long, 0.8 * wide if kind == "hall" else wide, angle)


def samples(corners: Points) -> Points:
    """Points spread over a rectangle given by its corners."""
    s, t = (part.ravel()[:, None] for part in np.meshgrid(np.linspace(0, 1, 9), np.linspace(0, 1, 7)))
    a, b, c, d = corners
    spread: Points = a * (1 - s) * (1 - t) + b * s * (1 - t) + c * s * t + d * (1 - s) * t
    return spread


def shadow(canvas: skia.Canvas, corners: Points, depth: float = 1.0) -> None:
    """The short soft shadow of a building."""
    hull = np.concatenate([corners, corners + FALL * 1.5 * depth])
    canvas.drawPath(path(_hull(hull)), fill(SHADE, 0.5, 0.004))


def _hull(points: Points) -> Points:
    """The convex hull, clockwise."""
    order = sorted(map(tuple, points.tolist()))

    def half(run: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        chain: list[tuple[float, ...]] = []
        for p in run:
            while (
                len(chain) > 1
                and (
                    (chain[-1][0] - chain[-2][0]) * (p[1] - chain[-2][1])
                    - (chain[-1][1] - chain[-2][1]) * (p[0] - chain[-2][0])
                )
                <= 0
            ):
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return np.array(half(order) + half(order[::-1]))


class Roof:
    """A brush for roofs in a building's own frame: x along the ridge, y across."""

    def __init__(self, canvas: skia.Canvas, angle: float, rng: random.Random) -> None:
        self.canvas, self.rng = canvas, rng
        turn = math.radians(angle)
        self.along = np.array([math.cos(turn), math.sin(turn)])
        self.across = np.array([-math.sin(turn), math.cos(turn)])

    def slope(self, points: list[tuple[float, float]], down: tuple[float, float], colour: str) -> None:
        """One plane of a roof, falling towards `down`, with its courses of tiles."""
        facing = down[0] * self.along + down[1] * self.across
        light = float(facing @ LIGHT)
        tone = lit(colour, 0.2 * light if light > 0 else 0.42 * light)
        plane = skia.Path.Polygon([skia.Point(*point) for point in points], True)
        canvas, rng = self.canvas, self.rng
        canvas.save()
        canvas.clipPath(plane, True)
        canvas.drawPath(plane, fill(tone))
        corners = np.array(points)
        fall = corners @ np.array(down)
        side = np.array([-down[1], down[0]])
        reach = corners @ side
        course = 0.0105
        count = max(1, round(np.ptp(fall) / course))
        for k in range(count):
            level = fall.min() + np.ptp(fall) * (k + 1) / count
            for _ in range(3):
                here = rng.uniform(reach.min(), reach.max())
                a = np.array(down) * (level - course / 2) + side * here
                b = a + side * rng.uniform(0.008, 0.03)
                canvas.drawLine(
                    *map(float, a),
                    *map(float, b),
                    stroke(lit(tone, rng.choice((-0.12, 0.14))), course * 0.9, 0.5, butt=True),
                )
            a = np.array(down) * level + side * reach.min()
            b = np.array(down) * level + side * reach.max()
            canvas.drawLine(*map(float, a), *map(float, b), stroke(lit(tone, -0.35), 0.0018, 0.6))
        canvas.restore()

    def ridge(self, x0: float, x1: float, y: float = 0.0) -> None:
        self.canvas.drawLine(x0, y, x1, y, stroke(OUTLINE, 0.0058, 0.45))
        self.canvas.drawLine(x0, y, x1, y, stroke("F2C79A", 0.0036, 0.95))

    def hip(self, points: tuple[float, float, float, float]) -> None:
        self.canvas.drawLine(*points, stroke("F0C093", 0.0022, 0.6))

    def edge(self, shape: skia.Rect) -> None:
        self.canvas.drawRect(shape, stroke(OUTLINE, 0.0034, 0.95))

    def chimney(self, x: float, y: float) -> None:
        canvas, size = self.canvas, 0.0075
        fall_x, fall_y = float(FALL @ self.along), float(FALL @ self.across)
        canvas.drawRect(
            rect(x - size + fall_x, y - size + fall_y, x + size + fall_x, y + size + fall_y), fill(SHADE, 0.45, 0.0015)
        )
        canvas.drawRect(rect(x - size, y - size, x + size, y + size), fill("D2BFA0"))
        canvas.drawRect(rect(x - size, y - size, x + size, y + size), stroke(OUTLINE, 0.002))
        canvas.drawRect(rect(x - size * 0.45, y - size * 0.45, x + size * 0.45, y + size * 0.45), fill("33241C"))


def gabled(roof: Roof, long: float, wide: float, colour: str) -> None:
    """A house with a ridge from end to end."""
    x, y = long / 2, wide / 2
    roof.slope([(-x, -y), (x, -y), (x, 0), (-x, 0)], (0, -1), colour)
    roof.slope([(-x, 0), (x, 0), (x, y), (-x, y)], (0, 1), colour)
    roof.edge(rect(-x, -y, x, y))
    roof.ridge(-x + 0.003, x - 0.003)
    if roof.rng.random() < 0.75:
        roof.chimney(roof.rng.choice((-1, 1)) * x * roof.rng.uniform(0.4, 0.7), roof.rng.choice((-1, 1)) * y * 0.42)


def hipped(roof: Roof, long: float, wide: float, colour: str) -> None:
    """A larger house whose roof falls to all four sides."""
    x, y = long / 2, wide / 2
    inset = x - y * 0.85
    roof.slope([(-x, -y), (x, -y), (inset, 0), (-inset, 0)], (0, -1), colour)
    roof.slope([(x, y), (-x, y), (-inset, 0), (inset, 0)], (0, 1), colour)
    roof.slope([(-x, y), (-x, -y), (-inset, 0)], (-1, 0), colour)
    roof.slope([(x, -y), (x, y), (inset, 0)], (1, 0), colour)
    for end in (-1, 1):
        for side in (-1, 1):
            roof.hip((end * x, side * y, end * inset, 0))
    roof.edge(rect(-x, -y, x, y))
    roof.ridge(-inset, inset)
    roof.chimney(roof.rng.choice((-1, 1)) * inset * 0.5, roof.rng.choice((-1, 1)) * y * 0.4)


def crossed(roof: Roof, long: float, wide: float, colour: str) -> None:
    """A hall with a gabled wing across its front."""
    y = wide / 2
    gabled(roof, long, wide * 0.8, colour)
    w = wide * 0.27
    front = y if roof.rng.random() < 0.5 else -y
    top, bottom = min(0.0, front), max(0.0, front)
    roof.slope([(-w, top), (0, top), (0, bottom), (-w, bottom)], (-1, 0), colour)
    roof.slope([(0, top), (w, top), (w, bottom), (0, bottom)], (1, 0), colour)
    roof.edge(rect(-w, top, w, bottom))
    roof.canvas.drawLine(0, top, 0, bottom, stroke("F2C79A", 0.0036, 0.95))


def church(roof: Roof, long: float, wide: float) -> None:
    """A nave under slate, a round choir, and a square tower with a pointed roof."""
    colour = mix(SLATE, "7A8A94", 0.4)
    x, y = long / 2, wide / 2
    nave_end, nave_start, n = x - wide * 0.34, -x + wide * 0.62, y * 0.9
    roof.canvas.drawCircle(nave_end, 0, n * 0.72, fill("2E3C4A"))
    roof.canvas.drawCircle(nave_end, 0, n * 0.72 - 0.003, fill(lit(colour, -0.05)))
    roof.slope([(nave_start, -n), (nave_end, -n), (nave_end, 0), (nave_start, 0)], (0, -1), colour)
    roof.slope([(nave_start, 0), (nave_end, 0), (nave_end, n), (nave_start, n)], (0, 1), colour)
    roof.canvas.drawRect(rect(nave_start, -n, nave_end, n), stroke("2E3C4A", 0.0034))
    roof.canvas.drawLine(nave_start, 0, nave_end, 0, stroke("E6EEF2", 0.0036, 0.9))
    left, right, t = -x, -x + wide * 0.94, wide * 0.47
    centre = (left + right) / 2
    roof.canvas.drawRect(rect(left, -t, right, t), fill(STONE))
    roof.canvas.drawRect(rect(left, -t, right, t), stroke("4A4032", 0.0034))
    s = t - 0.008
    spire = [(centre - s, -s), (centre + s, -s), (centre + s, s), (centre - s, s)]
    for k, down in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        roof.slope([spire[k], spire[(k + 1) % 4], (centre, 0)], down, SLATE)
    for corner in spire:
        roof.canvas.drawLine(*corner, centre, 0, stroke("DDE6EA", 0.002, 0.6))
    roof.canvas.drawRect(rect(centre - s, -s, centre + s, s), stroke("2E3C4A", 0.0026))
    roof.canvas.drawLine(centre - 0.012, 0, centre + 0.012, 0, stroke("E8D27A", 0.0042))
    roof.canvas.drawLine(centre, -0.012, centre, 0.012, stroke("E8D27A", 0.0042))


def turret(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    """A round house with a pointed roof."""
    canvas.drawCircle(x + float(FALL[0]), y + float(FALL[1]), radius, fill(SHADE, 0.5, 0.004))
    paint_cone(canvas, x, y, radius, "B5532F")


def stall(canvas: skia.Canvas, x: float, y: float, rng: random.Random) -> None:
    """A market stall under a striped awning."""
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(rng.uniform(-12, 12))
    long, wide = 0.017, 0.0125
    canvas.drawRect(rect(-long + 0.003, -wide + 0.005, long + 0.005, wide + 0.006), fill(SHADE, 0.45, 0.003))
    tone = rng.choice(("B5532F", "2F5FA8", "5F8A3C"))
    stripes = 6
    for k in range(stripes):
        left = -long + 2 * long * k / stripes
        canvas.drawRect(rect(left, -wide, left + 2 * long / stripes, wide), fill("F3EAD2" if k % 2 else tone))
    canvas.drawRect(rect(-long, 0, long, wide), fill(SHADE, 0.18))
    canvas.drawRect(rect(-long, -wide, long, wide), stroke(OUTLINE, 0.0024))
    canvas.restore()


def garden(roof: Roof, long: float, wide: float) -> None:
    """A fenced plot with beds in rows."""
    x, y = long / 2, wide / 2
    canvas, rng = roof.canvas, roof.rng
    canvas.drawRoundRect(rect(-x, -y, x, y), 0.006, 0.006, fill("8FA653"))
    beds = max(3, round(wide / 0.02))
    for k in range(beds):
        level = -y + wide * (k + 0.5) / beds
        canvas.drawLine(-x + 0.012, level, x - 0.012, level, stroke("8A6B42", 0.0105, 0.9))
        tone = rng.choice(("5F8A3C", "7FA04A", "A7B356", "C97F5E"))
        for step in range(round(long / 0.0125) - 1):
            at = -x + 0.014 + step * 0.0125
            canvas.drawCircle(at, level, 0.0042, fill(lit(tone, rng.uniform(-0.1, 0.2))))
    canvas.drawRoundRect(rect(-x, -y, x, y), 0.006, 0.006, stroke("6B5230", 0.0034))


def well(canvas: skia.Canvas, x: float, y: float) -> None:
    """A round well of stone."""
    canvas.drawCircle(x + 0.003, y + 0.005, 0.023, fill(SHADE, 0.45, 0.004))
    canvas.drawCircle(x, y, 0.022, fill("6E624C"))
    canvas.drawCircle(x, y, 0.0195, fill(STONE))
    for k in range(9):
        angle = 2 * math.pi * k / 9
        canvas.drawLine(
            x + 0.012 * math.cos(angle), y + 0.012 * math.sin(angle),
            x + 0.02 * math.cos(angle), y + 0.02 * math.sin(angle), stroke("7A6D57", 0.002),
        )  # fmt: skip
    canvas.drawCircle(x, y, 0.0125, fill("35566A"))
    canvas.drawCircle(x - 0.003, y - 0.003, 0.005, fill("8FB6C6", 0.8))
