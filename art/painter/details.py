"""What enlivens a meadow now and then: ponds, hedges, sheep, haystacks, bushes; the statue of the start tile."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import numpy as np
import skia

from art.painter.brush import INK, MEADOW_DARK, SHADE, STONE, STONE_DARK, blob, fill, lit, mix, rect, stroke
from art.painter.forests import paint_tree
from art.painter.room import Room

Detail = Callable[[skia.Canvas, float, float, random.Random], None]


def enliven(canvas: skia.Canvas, room: Room, rng: random.Random) -> None:
    """Put a few things where there is plenty of room; never many."""
    wealth = float(np.mean(room.clear > 0.07))
    count = 0 if wealth < 0.01 else rng.choice((1, 1, 2)) if wealth < 0.2 else rng.choice((2, 2, 3))
    choices = list(DETAILS)
    rng.shuffle(choices)
    for paint, radius in choices:
        if count == 0:
            return
        free = room.cells[(room.clear > radius + 0.025)]
        if not len(free):
            continue
        x, y = map(float, free[rng.randrange(len(free))])
        paint(canvas, x, y, rng)
        room.take_circle(np.array([x, y]), radius + 0.05)
        count -= 1


def pond(canvas: skia.Canvas, x: float, y: float, rng: random.Random) -> None:
    shape = blob(rng, x, y, 0.058, 9, 0.2)
    canvas.drawPath(shape, stroke("6F7F3A", 0.014, 0.6, 0.003))
    canvas.drawPath(shape, stroke("C9B983", 0.009))
    canvas.drawPath(shape, fill("6FA0AE"))
    canvas.save()
    canvas.clipPath(shape, True)
    canvas.drawPath(shape, stroke("3F7486", 0.016, 0.6, 0.005))
    for _ in range(5):
        px, py = x + rng.uniform(-0.035, 0.03), y + rng.uniform(-0.03, 0.035)
        canvas.drawLine(px, py, px + rng.uniform(0.012, 0.026), py, stroke("DDEEEE", 0.0026, 0.7))
    canvas.restore()
    for _ in range(4):
        angle = rng.uniform(0, 6.28)
        px, py = x + 0.06 * math.cos(angle), y + 0.06 * math.sin(angle)
        for lean in (-0.004, 0, 0.004):
            canvas.drawLine(px + lean, py, px + 1.8 * lean, py - 0.018, stroke("5E7B33", 0.003))


def hedge(canvas: skia.Canvas, x: float, y: float, rng: random.Random) -> None:
    angle, bend = rng.uniform(0, math.pi), rng.uniform(-2, 2)
    for k in range(7):
        t = (k - 3) / 3
        px = x + math.cos(angle) * t * 0.062 - math.sin(angle) * bend * t * t * 0.01
        py = y + math.sin(angle) * t * 0.062 + math.cos(angle) * bend * t * t * 0.01
        paint_tree(canvas, px, py, rng.uniform(0.015, 0.019), rng, bright=0.05)


def bushes(canvas: skia.Canvas, x: float, y: float, rng: random.Random) -> None:
    for dx, dy, size in ((-0.022, 0.006, 0.022), (0.018, -0.01, 0.018), (0.016, 0.02, 0.015)):
        paint_tree(canvas, x + dx, y + dy, size, rng, bright=0.05)


def sheep(canvas: skia.Canvas, x: float, y: float, rng: random.Random) -> None:
    for k in range(rng.choice((3, 3, 4))):
        angle = 2.2 * k + rng.uniform(0, 1)
        px, py = x + 0.038 * math.cos(angle), y + 0.034 * math.sin(angle)
        way = rng.choice((-1, 1))
        canvas.drawOval(rect(px - 0.014, py - 0.002, px + 0.019, py + 0.015), fill(SHADE, 0.4, 0.003))
        canvas.drawOval(rect(px + way * 0.014 - 0.006, py - 0.008, px + way * 0.014 + 0.006, py + 0.003), fill("4A3C30"))
        canvas.drawPath(blob(rng, px, py, 0.0145, 8, 0.12), fill("9C927C"))
        canvas.drawPath(blob(rng, px - 0.001, py - 0.0015, 0.0125, 8, 0.12), fill("F4EEDC"))
        canvas.drawCircle(px - 0.004, py - 0.004, 0.004, fill("FFFDF4"))


def haystacks(canvas: skia.Canvas, x: float, y: float, rng: random.Random) -> None:
    for dx, dy, size in ((-0.03, 0.0, 0.026), (0.026, 0.016, 0.022)):
        px, py = x + dx, y + dy
        canvas.drawCircle(px + 0.006, py + 0.008, size, fill(SHADE, 0.45, 0.005))
        canvas.drawCircle(px, py, size, fill("9A7526"))
        canvas.drawCircle(px, py, size - 0.003, fill("D9B24A"))
        for k in range(16):
            angle = 2 * math.pi * k / 16 + rng.uniform(-0.1, 0.1)
            bright = math.cos(angle - math.radians(225))
            canvas.drawLine(
                px + 0.2 * size * math.cos(angle), py + 0.2 * size * math.sin(angle),
                px + 0.85 * size * math.cos(angle), py + 0.85 * size * math.sin(angle),
                stroke("F3DA86" if bright > 0 else "A9842F", 0.0035, 0.8),
            )  # fmt: skip
        canvas.drawCircle(px - 0.002, py - 0.002, 0.005, fill("F3DA86"))


DETAILS: tuple[tuple[Detail, float], ...] = (
    (pond, 0.078),
    (hedge, 0.08),
    (bushes, 0.045),
    (sheep, 0.06),
    (haystacks, 0.06),
)


def statue(canvas: skia.Canvas, x: float, y: float) -> None:
    """A knight of stone on a round base, seen from a little to the front."""
    canvas.drawOval(rect(x - 0.052, y + 0.012, x + 0.066, y + 0.07), fill(SHADE, 0.5, 0.007))
    for top, colour in ((0.012, "6E624C"), (0.008, STONE_DARK), (0.0, STONE)):
        canvas.drawOval(rect(x - 0.055, y - 0.005 + top, x + 0.055, y + 0.05 + top), fill(colour))
    canvas.drawOval(rect(x - 0.04, y + 0.003, x + 0.04, y + 0.04), stroke("8A7C62", 0.003))
    figure = skia.Path()
    figure.moveTo(x - 0.026, y + 0.028)
    figure.cubicTo(x - 0.024, y - 0.02, x - 0.036, y - 0.035, x - 0.018, y - 0.055)
    figure.cubicTo(x - 0.03, y - 0.095, x + 0.03, y - 0.095, x + 0.018, y - 0.055)
    figure.cubicTo(x + 0.036, y - 0.035, x + 0.024, y - 0.02, x + 0.026, y + 0.028)
    figure.close()
    canvas.drawPath(figure, fill("D9CFB8"))
    canvas.save()
    canvas.clipPath(figure, True)
    canvas.drawRect(rect(x + 0.006, y - 0.1, x + 0.06, y + 0.06), fill("9B8F78", 0.75, 0.006))
    canvas.restore()
    canvas.drawPath(figure, stroke("5A4F3E", 0.0036))
    canvas.drawLine(x + 0.03, y - 0.1, x + 0.03, y + 0.03, stroke("5A4F3E", 0.008))
    canvas.drawLine(x + 0.03, y - 0.1, x + 0.03, y + 0.03, stroke(lit(STONE, 0.3), 0.004))
    canvas.drawLine(x - 0.012, y - 0.066, x + 0.012, y - 0.066, stroke(mix(STONE_DARK, INK, 0.4), 0.004))
    canvas.drawPath(blob(random.Random(1), x - 0.07, y + 0.05, 0.012, 7), fill(MEADOW_DARK))
