"""Cities: warm ground, a quiet place for the mark, a few large roofs in rows along the wall, and the wall itself."""

from __future__ import annotations

import random

import numpy as np
import skia

from art.painter.brush import EARTH, ROOFS, fill, line_path, lit, mix, stroke
from art.painter.forests import paint_tree
from art.painter.geometry import (
    INWARD,
    Points,
    at,
    bezier,
    direction_at,
    distance_to_line,
    inside,
    lengths,
    path,
    ribbon,
)
from art.painter.houses import (
    Roof,
    church,
    crossed,
    footprint,
    gabled,
    garden,
    hipped,
    samples,
    shadow,
    stall,
    standing,
    well,
)
from art.painter.plan import PLAZA, SHIELD, WALL, Shape, Wall
from art.painter.roads import plaza
from art.painter.room import Room
from art.painter.walls import TOWER, paint_wall, tower_places

PAVED = "EBDDB9"
CORNERS_ABOUT = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)])

# Kinds of building, largest first: name, length and width of the ground they stand on, the most of them in one city.
BUILDINGS = (
    ("church", 0.235, 0.104, 1),
    ("hall", 0.2, 0.14, 1),
    ("hipped", 0.175, 0.125, 3),
    ("house", 0.165, 0.112, 5),
    ("garden", 0.11, 0.085, 2),
    ("house", 0.135, 0.1, 6),
    ("house", 0.105, 0.085, 2),
)


def paint_city(canvas: skia.Canvas, shape: Shape, name: str) -> None:
    """One city of a tile."""
    rng = random.Random(f"{name} city {shape.segment.sides}")
    outline = path(shape.polygon)
    canvas.save()
    canvas.clipPath(outline, True)
    canvas.drawPath(outline, fill(EARTH))
    room = _open_ground(shape)
    _cobbles(canvas, room, rng)
    _streets(canvas, shape, room, rng)
    _places(canvas, shape, room, rng)
    _build(canvas, shape, room, rng)
    canvas.restore()
    for wall in shape.walls:
        paint_wall(canvas, wall, rng)


def _open_ground(shape: Shape) -> Room:
    """Where one may build: inside the walls, and not across a side of the tile."""
    room = Room(margin=0.009, lee=0.013)
    room.clear[~inside(room.cells, shape.polygon)] = -1
    for wall in shape.walls:
        room.clear = np.minimum(room.clear, distance_to_line(room.cells, wall.line) - WALL - 0.006)
        for tower in tower_places(wall):
            room.take_circle(tower, TOWER + 0.003)
    return room


def _cobbles(canvas: skia.Canvas, room: Room, rng: random.Random) -> None:
    """Worn patches and single stones, away from the sides of the tile so that these always meet."""
    for _ in range(170):
        x, y = rng.random(), rng.random()
        if room.at(np.array([[x, y]]))[0] > 0.006:
            tone = rng.choice((lit(EARTH, 0.3), mix(EARTH, "A98556", 0.5), mix(EARTH, "C9A777", 0.7)))
            size = rng.uniform(0.003, 0.007)
            canvas.drawOval(skia.Rect.MakeXYWH(x, y, size * 1.5, size), fill(tone, 0.7))


def _streets(canvas: skia.Canvas, shape: Shape, room: Room, rng: random.Random) -> None:
    """From each gate a paved street to the middle of the city."""
    for wall in shape.walls:
        for gate in wall.gates:
            start, end = at(wall.line, gate), shape.anchors["label"]
            turn = start + (end - start) * np.abs(INWARD[wall_side(wall)]) * 0.8
            street = bezier(start, turn, turn, end)
            canvas.drawPath(line_path(street), stroke(mix(EARTH, "8B7A4E", 0.5), 0.068, 0.55, 0.004))
            canvas.drawPath(line_path(street), stroke(PAVED, 0.056))
            room.take(ribbon(street, 0.03), 0.004)
            room.take_circle(start, WALL + 0.05)


def wall_side(wall: Wall) -> int:
    """The side of the tile that the middle of a wall faces."""
    outward = wall.line[len(wall.line) // 2] - 0.5
    return int(np.argmin(INWARD @ outward))


def _places(canvas: skia.Canvas, shape: Shape, room: Room, rng: random.Random) -> None:
    """A square that stays empty under a shield, a round place under a treasure; else, in large cities, a market."""
    centre = shape.anchors["label"]
    if "shield" in shape.segment.marks:
        half = SHIELD + 0.004
        _square(canvas, centre, half, rng)
        room.take(centre + half * CORNERS_ABOUT, 0.008)
    elif shape.segment.marks:
        plaza(canvas, centre, PLAZA - 0.012, rng)
        room.take_circle(centre, PLAZA + 0.006)
    elif _grand(room):
        _square(canvas, centre, 0.07, rng)
        well(canvas, *map(float, centre + 0.022))
        for place in ((-0.032, -0.036), (0.03, -0.034), (-0.034, 0.03)):
            x, y = map(float, centre + place)
            stall(canvas, x, y, rng)
        room.take(centre + 0.07 * CORNERS_ABOUT, 0.008)


def _grand(room: Room) -> bool:
    """Whether the city has space for more than a few houses."""
    return float(np.mean(room.clear > 0)) > 0.18


def _square(canvas: skia.Canvas, centre: Points, half: float, rng: random.Random) -> None:
    """Pale paving with a few joints."""
    canvas.drawPath(_soft_square(centre, half + 0.006), fill(mix(EARTH, "8B7A4E", 0.5), 0.6, 0.004))
    canvas.drawPath(_soft_square(centre, half), fill(PAVED))
    canvas.save()
    canvas.clipPath(_soft_square(centre, half), True)
    x, y = map(float, centre)
    for row in range(-3, 4):
        level = y + row * half / 3.5
        canvas.drawLine(x - half, level, x + half, level, stroke("CDBB8E", 0.0022, 0.7))
        for k in range(-3, 4):
            joint = x + (k + 0.5 * (row % 2) + rng.uniform(-0.1, 0.1)) * half / 3
            canvas.drawLine(joint, level, joint, level + half / 3.5, stroke("CDBB8E", 0.0022, 0.6))
    canvas.restore()


def _soft_square(centre: Points, half: float) -> skia.Path:
    x, y = map(float, centre)
    square = skia.Path()
    square.addRoundRect(skia.Rect.MakeLTRB(x - half, y - half, x + half, y + half), half * 0.55, half * 0.55)
    return square


def _build(canvas: skia.Canvas, shape: Shape, room: Room, rng: random.Random) -> None:
    """Choose places for buildings, largest first, then paint them."""
    built: list[tuple[str, float, float, float, float, float]] = []
    grand = _grand(room)
    for kind, long, wide, most in BUILDINGS:
        if kind in ("church", "hall", "garden") and (not grand or rng.random() < 0.3):
            continue
        for _ in range(most):
            stretch = rng.uniform(0.92, 1.08)
            found = _site(shape, room, long * stretch, wide, rng)
            if found is None:
                break
            x, y, angle = found
            built.append((kind, x, y, long * stretch, wide, angle))
            room.take(footprint(x, y, long * stretch, wide, angle), 0.014)
    for kind, x, y, long, wide, angle in built:
        if kind != "garden":
            shadow(canvas, standing(kind, x, y, long, wide, angle))
    previous = ""
    for kind, x, y, long, wide, angle in built:
        colour = rng.choice([tone for tone in ROOFS if tone != previous])
        previous = colour
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(angle)
        roof = Roof(canvas, angle, rng)
        tone = lit(colour, rng.uniform(-0.08, 0.16))
        if kind == "church":
            church(roof, long, wide)
        elif kind == "garden":
            garden(roof, long, wide)
        else:
            {"hall": crossed, "hipped": hipped, "house": gabled}[kind](roof, long, wide, tone)
        canvas.restore()
    _gardens(canvas, room, rng)


def _site(shape: Shape, room: Room, long: float, wide: float, rng: random.Random) -> tuple[float, float, float] | None:
    """The snuggest of many places where the building fits, turned along the nearest wall."""
    best, best_room = None, 9.0
    free = room.cells[room.clear > wide / 2]
    if not len(free):
        return None
    for _ in range(110):
        x, y = free[rng.randrange(len(free))]
        angle = _lie(shape, np.array([x, y])) + rng.choice((0, 0, 0, 90)) + rng.uniform(-4, 4)
        if not room.fits(samples(footprint(x, y, long, wide, angle))):
            continue
        around = float(np.mean(room.at(footprint(x, y, long * 1.1, wide * 1.1, angle)))) + rng.uniform(0, 0.015)
        if around < best_room:
            best, best_room = (float(x), float(y), angle), around
    return best


def _lie(shape: Shape, place: Points) -> float:
    """The direction of the nearest wall; far from walls, that of the tile's sides."""

    def gap(wall: Wall) -> float:
        return float(distance_to_line(place[None], wall.line)[0])

    wall = min(shape.walls, key=gap)
    if gap(wall) > 0.24:
        return 0.0
    nearest = int(np.argmin(np.linalg.norm(wall.line - place, axis=1)))
    return direction_at(wall.line, float(lengths(wall.line)[nearest]))


def _gardens(canvas: skia.Canvas, room: Room, rng: random.Random) -> None:
    """A well and a few small trees where no house fits."""
    for count in range(4 + round(24 * float(np.mean(room.clear > 0.024)))):
        free = room.cells[room.clear > 0.024]
        if not len(free):
            return
        x, y = map(float, free[rng.randrange(len(free))])
        if count == 0 and rng.random() < 0.6:
            well(canvas, x, y)
            room.take_circle(np.array([x, y]), 0.03)
        else:
            paint_tree(canvas, x, y, rng.uniform(0.018, 0.026), rng)
            room.take_circle(np.array([x, y]), 0.034)
