"""What enlivens a meadow now and then: ponds, hedges, sheep, haystacks, bushes; the statue of the start tile."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import numpy as np
import skia

from art.painter.brush import SHADE, STONE, STONE_DARK, blob, fill, lit, rect, stroke
from art.painter.forests import paint_tree
from art.painter.room import Room

Detail = Callable[[skia.Canvas, float, float, random.Random], None]


def enliven(canvas: skia.Canvas, room: Room, rng: random.Random) -> None:
    """Put a few things where there is plenty of room; never many."""
    wealth = float(np.mean(room.clear > 0.07))
    count = 0 if wealth < 0.01 else rng.choice((0, 1, 1)) if wealth < 0.2 else rng.choice((1, 2, 2))
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
    angle, shape = rng.uniform(0, math.pi), skia.Path()
    for along, size in ((-0.034, 0.04), (0.0, 0.046), (0.036, 0.036)):
        px, py = x + along * math.cos(angle), y + along * math.sin(angle)
        shape = skia.Op(shape, blob(rng, px, py, size * 1.2, 9, 0.1), skia.PathOp.kUnion_PathOp)
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
        end = rng.choice((-1, 1)) * rng.uniform(0.062, 0.07)
        px, py = x + end * math.cos(angle), y + end * math.sin(angle) + 0.012
        for lean in (-0.004, 0, 0.004):
            canvas.drawLine(px + lean, py, px + 1.8 * lean, py - 0.018, stroke("5E7B33", 0.003))


def hedge(canvas: skia.Canvas, x: float, y: float, rng: random.Random) -> None:
    """An overgrown row of shrubs, large and small, with a gap or two."""
    angle, bend = rng.uniform(0, math.pi), rng.choice((-1, 1)) * rng.uniform(0.008, 0.02)
    shrubs, along = [], -0.1
    while along < 0.08:
        size = rng.choice((0.013, 0.016, 0.02, 0.029)) * rng.uniform(0.9, 1.1)
        along += size * 0.75
        across = bend * (1 - (along / 0.1) ** 2) + rng.uniform(-0.006, 0.006)
        shrubs.append(
            (
                x + along * math.cos(angle) - across * math.sin(angle),
                y + along * math.sin(angle) + across * math.cos(angle),
                size,
            )
        )
        along += size * 0.75 + rng.choice((0, 0, 0.012))
    for px, py, size in sorted(shrubs, key=lambda shrub: shrub[2]):
        paint_tree(canvas, px, py, size, rng, bright=0.08)


def bushes(canvas: skia.Canvas, x: float, y: float, rng: random.Random) -> None:
    for dx, dy, size in ((-0.026, 0.006, 0.027), (0.02, -0.014, 0.021), (0.02, 0.022, 0.017)):
        paint_tree(canvas, x + dx, y + dy, size, rng, bright=0.05)


def sheep(canvas: skia.Canvas, x: float, y: float, rng: random.Random) -> None:
    count = rng.choice((3, 4))
    start = rng.uniform(0, 6.28)
    for k in range(count):
        angle = start + 2 * math.pi * k / count + rng.uniform(-0.4, 0.4)
        canvas.save()
        out = rng.uniform(0.04, 0.062)
        canvas.translate(x + out * math.cos(angle), y + out * math.sin(angle))
        canvas.drawOval(rect(-0.02, -0.006, 0.028, 0.021), fill(SHADE, 0.4, 0.004))
        canvas.rotate(rng.choice((0, 180)) + rng.uniform(-35, 35))
        for side in (-1, 1):
            canvas.drawOval(rect(0.02, side * 0.007 - 0.0035, 0.027, side * 0.007 + 0.0035), fill("3A2E26"))
        canvas.drawOval(rect(0.016, -0.0065, 0.034, 0.0065), fill("4A3C30"))
        for size, tone in ((0.0118, "8A816B"), (0.0098, "EDE6D2")):
            wool = skia.Path()
            for px, py in (
                (-0.015, -0.005),
                (-0.015, 0.006),
                (0.0, -0.009),
                (0.0, 0.009),
                (0.014, -0.005),
                (0.014, 0.006),
            ):
                wool.addCircle(px, py, size)
            wool.addOval(rect(-0.014, -0.01, 0.014, 0.01))
            wool.setFillType(skia.PathFillType.kWinding)
            canvas.drawPath(wool, fill(tone))
        for px, py in ((-0.012, -0.004), (0.0, 0.004), (0.01, -0.005)):
            canvas.drawCircle(px, py, 0.005, fill("FFFDF4", 0.9))
        canvas.restore()


def haystacks(canvas: skia.Canvas, x: float, y: float, rng: random.Random) -> None:
    for dx, dy, size in ((-0.032, -0.002, 0.032), (0.032, 0.018, 0.026)):
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


def rocks(canvas: skia.Canvas, x: float, y: float, rng: random.Random) -> None:
    for dx, dy, size in ((-0.016, 0.004, 0.022), (0.02, 0.012, 0.015), (0.008, -0.018, 0.012)):
        px, py = x + dx, y + dy
        canvas.drawCircle(px + 0.004, py + 0.006, size, fill(SHADE, 0.45, 0.005))
        canvas.drawPath(blob(rng, px, py, size, 7, 0.2), fill("756B58"))
        canvas.drawPath(blob(rng, px - 0.001, py - 0.002, size * 0.86, 7, 0.18), fill("B3A88F"))
        canvas.drawPath(blob(rng, px - size * 0.25, py - size * 0.3, size * 0.45, 6, 0.2), fill("D8CFB9"))


def blossoms(canvas: skia.Canvas, x: float, y: float, rng: random.Random) -> None:
    tones = rng.choice((("F6F0D6", "EBCB55"), ("DE8F7C", "F2E6B4"), ("B9A3D6", "F6F0D6")))
    for _ in range(22):
        angle, out = rng.uniform(0, 6.28), 0.05 * math.sqrt(rng.random())
        px, py = x + out * 1.3 * math.cos(angle), y + out * math.sin(angle)
        canvas.drawCircle(px + 0.0015, py + 0.0025, 0.0058, fill("5E7A2F", 0.6))
        canvas.drawCircle(px, py, rng.uniform(0.0045, 0.006), fill(rng.choice(tones)))


DETAILS: tuple[tuple[Detail, float], ...] = (
    (pond, 0.092),
    (hedge, 0.12),
    (bushes, 0.055),
    (sheep, 0.075),
    (haystacks, 0.068),
    (rocks, 0.045),
    (blossoms, 0.07),
)


def statue(canvas: skia.Canvas, x: float, y: float) -> None:
    """A knight of stone on a stepped base, seen a little from the front."""
    base = y + 0.062
    canvas.drawOval(rect(x - 0.088, base - 0.04, x + 0.104, base + 0.066), fill(SHADE, 0.5, 0.008))
    for reach, drop, colour in (
        (0.09, 0.014, "6E624C"), (0.088, 0.01, STONE_DARK), (0.088, 0.0, STONE),
        (0.064, -0.006, "6E624C"), (0.062, -0.009, STONE_DARK), (0.062, -0.018, lit(STONE, 0.2)),
    ):  # fmt: skip
        canvas.drawOval(
            rect(x - reach, base + drop - reach * 0.52, x + reach, base + drop + reach * 0.52), fill(colour)
        )
    for k in range(14):
        angle = 2 * math.pi * k / 14
        canvas.drawLine(
            x + 0.068 * math.cos(angle), base + 0.035 * math.sin(angle),
            x + 0.086 * math.cos(angle), base + 0.044 * math.sin(angle), stroke("7A6D57", 0.0022, 0.7),
        )  # fmt: skip
    foot = base - 0.006
    cloak = skia.Path()
    cloak.moveTo(x - 0.036, foot)
    cloak.cubicTo(x - 0.03, foot - 0.05, x - 0.042, foot - 0.08, x - 0.03, foot - 0.102)
    cloak.cubicTo(x - 0.012, foot - 0.114, x + 0.012, foot - 0.114, x + 0.03, foot - 0.102)
    cloak.cubicTo(x + 0.042, foot - 0.08, x + 0.03, foot - 0.05, x + 0.036, foot)
    cloak.cubicTo(x + 0.02, foot + 0.012, x - 0.02, foot + 0.012, x - 0.036, foot)
    cloak.close()
    head = skia.Path()
    head.addCircle(x, foot - 0.128, 0.021)
    for part in (cloak, head):
        canvas.drawPath(part, stroke("4F4536", 0.0075))
        canvas.drawPath(part, fill("DDD4BE"))
        canvas.save()
        canvas.clipPath(part, True)
        canvas.drawRect(rect(x + 0.008, foot - 0.16, x + 0.06, foot + 0.02), fill("8F8470", 0.8, 0.007))
        canvas.drawRect(rect(x - 0.05, foot - 0.16, x - 0.02, foot + 0.02), fill("FBF6E6", 0.7, 0.006))
        canvas.restore()
    for dx in (-0.022, 0.024):
        canvas.drawLine(x + dx, foot + 0.002, x + dx * 0.75, foot - 0.07, stroke("7A6D57", 0.0028, 0.7))
    canvas.drawLine(x - 0.012, foot - 0.13, x + 0.012, foot - 0.13, stroke("4F4536", 0.0042))
    canvas.drawLine(x, foot - 0.13, x, foot - 0.116, stroke("4F4536", 0.0036))
    for width, colour in ((0.0095, "4F4536"), (0.005, "F1EAD6")):
        canvas.drawLine(x, foot - 0.086, x, foot - 0.004, stroke(colour, width))
        canvas.drawLine(x - 0.017, foot - 0.076, x + 0.017, foot - 0.076, stroke(colour, width))
