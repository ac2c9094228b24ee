"""City walls with battlements, round towers with slate roofs, and the gates where roads lead in."""

from __future__ import annotations

import random

import numpy as np
import skia

from art.painter.brush import FALL, ROAD, SHADE, SLATE, STONE, STONE_DARK, fill, line_path, lit, mix, rect, rgb, stroke
from art.painter.geometry import Points, at, direction_at, length, offset, path, resample
from art.painter.plan import ROAD_HALF, WALL, Wall

JOINT = "7A6D57"
EDGE = "5A4F3E"
PARAPET = 0.018
TOWER = 0.045
MERLON = 0.036  # from one merlon to the next


def paint_wall(canvas: skia.Canvas, wall: Wall, rng: random.Random) -> None:
    """A wall with its towers and gates; the outer edge of the stone is the wall's line."""
    line = resample(wall.line, 0.01)
    middle = offset(line, WALL / 2)
    canvas.save()
    canvas.translate(*map(float, FALL * 0.5))
    canvas.drawPath(line_path(middle), stroke(SHADE, WALL + 0.02, 0.5, 0.007, butt=True))
    canvas.restore()
    body = np.concatenate([line, offset(line, WALL)[::-1]])
    canvas.drawPath(path(body), fill(EDGE))
    canvas.drawPath(line_path(middle), stroke(STONE_DARK, WALL - 0.007, butt=True))
    _walk(canvas, line, rng)
    _parapets(canvas, line, rng)
    for x, y in tower_places(wall):
        paint_tower(canvas, float(x), float(y), TOWER, rng)
    for distance in wall.gates:
        _paint_gate(canvas, at(wall.line, distance), direction_at(wall.line, distance), rng)


def _walk(canvas: skia.Canvas, line: Points, rng: random.Random) -> None:
    """The flagged walk on top of the wall."""
    walk = offset(line, WALL / 2 + 0.003)
    canvas.drawPath(line_path(walk), stroke(mix(STONE, STONE_DARK, 0.35), WALL - 0.026, butt=True))
    outer, inner = offset(line, PARAPET + 0.003), offset(line, WALL - 0.009)
    along = np.linspace(0, 1, len(line))
    count = round(length(line) / 0.024)
    for k in range(1, count):
        here = (k + rng.uniform(-0.15, 0.15)) / count
        a, b = (np.array([np.interp(here, along, edge[:, axis]) for axis in (0, 1)]) for edge in (outer, inner))
        canvas.drawLine(*map(float, a), *map(float, b), stroke(JOINT, 0.0022, 0.55, butt=True))


def _parapets(canvas: skia.Canvas, line: Points, rng: random.Random) -> None:
    inner = offset(line, WALL - 0.006)
    canvas.drawPath(line_path(inner), stroke(STONE, 0.007, butt=True))
    outer = offset(line, PARAPET / 2 + 0.002)
    total = length(outer)
    count = round(total / MERLON)
    for k in range(count):
        tone = lit(mix(STONE, "DDD3BA", rng.random()), rng.uniform(-0.06, 0.08))
        start, end = total * (k + 0.19) / count, total * (k + 0.81) / count
        block = at(outer, np.linspace(start, end, 4))
        canvas.drawPath(line_path(block), stroke(EDGE, PARAPET + 0.004, butt=True))
        inset = at(outer, np.linspace(start + 0.002, end - 0.002, 4))
        canvas.drawPath(line_path(inset), stroke(tone, PARAPET - 0.002, butt=True))


def tower_places(wall: Wall) -> Points:
    """Evenly along the middle of the wall, away from its tips and from gates."""
    total = length(wall.line)
    shares = (0.24, 0.5, 0.76) if total > 1.25 else (0.27, 0.73)
    places = [share * total for share in shares]
    clear = [place / total for place in places if all(abs(place - gate) > 0.13 for gate in wall.gates)]
    middle = offset(resample(wall.line, 0.01), WALL / 2)
    return at(middle, np.array(clear) * length(middle))


def paint_tower(canvas: skia.Canvas, x: float, y: float, radius: float, rng: random.Random) -> None:
    """A round tower from above: a ring of battlements and a pointed slate roof."""
    canvas.drawCircle(x + float(FALL[0]), y + float(FALL[1]), radius * 1.06, fill(SHADE, 0.55, 0.006))
    canvas.drawCircle(x, y, radius, fill(EDGE))
    canvas.drawCircle(x, y, radius - 0.0028, fill(STONE))
    for k in range(10):
        angle = 2 * np.pi * k / 10
        reach = (radius - 0.0125, radius - 0.002)
        canvas.drawLine(
            x + np.cos(angle) * reach[0], y + np.sin(angle) * reach[0],
            x + np.cos(angle) * reach[1], y + np.sin(angle) * reach[1],
            stroke(JOINT, 0.0045, 0.9, butt=True),
        )  # fmt: skip
    paint_cone(canvas, x, y, radius - 0.011, mix(SLATE, "5C7690", rng.random() * 0.6))


def paint_cone(canvas: skia.Canvas, x: float, y: float, radius: float, colour: str) -> None:
    """A pointed round roof, bright towards the north-west."""
    turns = np.linspace(0, 1, 13)
    # A sweep starts in the east and runs clockwise; the light comes from 225 degrees.
    light = np.cos(2 * np.pi * turns - np.radians(225))
    tones = [skia.Color(*rgb(lit(colour, 0.5 * v if v > 0 else 0.42 * v))) for v in light]
    paint = skia.Paint(AntiAlias=True)
    paint.setShader(skia.GradientShader.MakeSweep(x, y, tones, list(map(float, turns))))
    canvas.drawCircle(x, y, radius + 0.003, fill("2E3C4A"))
    canvas.drawCircle(x, y, radius, paint)
    for ring in (0.4, 0.7):
        canvas.drawCircle(x, y, radius * ring, stroke("2E3C4A", 0.0016, 0.3))
    canvas.drawCircle(x, y, 0.0045, fill("E8D27A"))
    canvas.drawCircle(x, y, 0.0045, stroke("5B4A1E", 0.0014))


def _paint_gate(canvas: skia.Canvas, place: Points, angle: float, rng: random.Random) -> None:
    """A gatehouse astride the wall: the road runs under its arch."""
    canvas.save()
    canvas.translate(*map(float, place))
    canvas.rotate(angle + 180)  # now x runs along the wall, y outwards
    half, back, front = 0.064, -WALL - 0.014, 0.02
    canvas.drawRect(rect(-half, back, half, front), fill(SHADE, 0.55, 0.008))
    canvas.drawRect(rect(-half, back, half, front), fill(EDGE))
    canvas.drawRect(rect(-half + 0.003, back + 0.003, half - 0.003, front - 0.003), fill(STONE))
    for row in range(4):
        y = front - 0.003 - row * 0.011
        canvas.drawLine(-half, y, half, y, stroke(JOINT, 0.0016, 0.5))
        for k in range(6):
            x = -half + 0.02 * (k + 0.5 * (row % 2)) + 0.005
            canvas.drawLine(x, y, x, y - 0.011, stroke(JOINT, 0.0014, 0.45))
    arch = skia.Path()
    width = ROAD_HALF - 0.016
    arch.moveTo(-width, front + 0.001)
    arch.lineTo(-width, front - 0.026)
    arch.cubicTo(-width, front - 0.064, width, front - 0.064, width, front - 0.026)
    arch.lineTo(width, front + 0.001)
    arch.close()
    canvas.drawPath(arch, stroke(EDGE, 0.014, butt=True))
    canvas.drawPath(arch, stroke("DDD3BA", 0.009, butt=True))
    deep = skia.GradientShader.MakeLinear(
        [skia.Point(0, front), skia.Point(0, front - 0.042)],
        [skia.Color(*rgb(mix(ROAD, "5C4A30", 0.25))), skia.Color(*rgb("241A12"))],
    )
    passage = skia.Paint(AntiAlias=True)
    passage.setShader(deep)
    canvas.drawPath(arch, passage)
    for k in range(-1, 2):
        canvas.drawLine(k * 0.016, front - 0.046, k * 0.016, front - 0.022, stroke("6B4C2A", 0.003, 0.9, butt=True))
    roof_front, roof_back = -0.036, back - 0.004
    roof_middle = (roof_front + roof_back) / 2
    for top, bottom, tone in ((roof_back, roof_middle, -0.1), (roof_middle, roof_front, 0.08)):
        canvas.drawRect(rect(-half - 0.004, top, half + 0.004, bottom), fill(lit("A8502F", tone)))
    canvas.drawLine(-half - 0.003, roof_middle, half + 0.003, roof_middle, stroke("F0C093", 0.004, 0.9))
    canvas.drawRect(rect(-half - 0.004, roof_back, half + 0.004, roof_front), stroke("4A2113", 0.003))
    canvas.restore()
    for side in (-1, 1):
        turned = np.radians(angle)
        along = np.array([np.cos(turned), np.sin(turned)])
        outward = np.array([along[1], -along[0]])
        x, y = place + along * side * (half + 0.012) - outward * 0.014
        paint_tower(canvas, float(x), float(y), 0.037, rng)
