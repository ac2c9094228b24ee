"""Where everything on a tile lies: the walls and areas of cities, roads and their ends, the forest."""

from __future__ import annotations

import math
import random

import numpy as np

from art.painter.anchors import place_anchors, walkways
from art.painter.geometry import (
    ALONG,
    CORNERS,
    INWARD,
    MIDDLES,
    Points,
    arc,
    at,
    bezier,
    length,
    open_edges,
    ribbon,
    union,
)
from art.painter.plan import FOREST, MIDDLE, PLAZA, PLINTH, ROAD_HALF, Layout, Shape, Wall
from art.painter.tileset import Segment, Tile

# The angle between a wall and the city side it starts from: far below 45 degrees, so that two caps part.
CROSSING = math.radians(27)

# How a wall runs past one, two or three sides that are not the city's:
# how far its middle lies towards the city from the line between its ends; length of the handles at end and middle.
WALL_SHAPES = {1: (0.255, 0.17, 0.21), 2: (0.045, 0.25, 0.25), 3: (-0.27, 0.2, 0.2)}


def lay_out(tile: Tile) -> Layout:
    """Place the segments of a tile, the forest that parts its roads, anchors and walkways."""
    rng = random.Random(f"{tile.name} layout")
    fixed = tile.role == "fixed"
    cities = {index: _city(segment) for index, segment in enumerate(tile.segments) if segment.kind == "city"}
    shapes = [
        cities[index] if index in cities else _road(segment, list(cities.values()), fixed, rng)
        for index, segment in enumerate(tile.segments)
    ]
    wood = _forest(tile, rng) if tile.wooded else None
    layout = Layout(tile, shapes, walkways(shapes), wood, fixed)
    place_anchors(layout)
    return layout


# Cities


def _city(segment: Segment) -> Shape:
    outline: list[Points] = []
    walls: list[Wall] = []
    first = next(side for side in segment.sides if (side - 1) % 4 not in segment.sides)
    side = first
    for _ in segment.sides:
        outline.append(CORNERS[side][None])
        run = next(step for step in range(4) if (side + 1 + step) % 4 in segment.sides)
        if run:
            line = _wall_line(side, run)
            walls.append(Wall(line))
            outline.append(line[:-1])
        side = (side + 1 + run) % 4
    return Shape(segment, np.concatenate(outline), [wall.line for wall in walls], walls, [])


def _wall_line(side: int, run: int) -> Points:
    """The outer edge of the wall that leaves city side `side` at its end and passes `run` sides."""
    after = (side + run + 1) % 4
    start, end = CORNERS[(side + 1) % 4], CORNERS[after]
    leave = -math.cos(CROSSING) * ALONG[side] + math.sin(CROSSING) * INWARD[side]
    arrive = math.cos(CROSSING) * ALONG[after] + math.sin(CROSSING) * INWARD[after]
    depth, end_handle, middle_handle = WALL_SHAPES[run]
    along = (end - start) / np.linalg.norm(end - start)
    middle = (start + end) / 2 + depth * np.array([-along[1], along[0]])
    return np.concatenate(
        [
            bezier(start, start + end_handle * leave, middle - middle_handle * along, middle),
            bezier(middle, middle + middle_handle * along, end + end_handle * arrive, end)[1:],
        ]
    )


# Roads


def _road(segment: Segment, cities: list[Shape], fixed: bool, rng: random.Random) -> Shape:
    sides = segment.sides
    if fixed:
        arms = [_straight(MIDDLES[side], MIDDLE, 0, rng) for side in sides]
    elif len(sides) == 1:
        arms = [_ending(segment, cities, rng)]
    elif (sides[1] - sides[0]) % 4 == 2:
        arms = [_straight(MIDDLES[sides[0]], MIDDLES[sides[1]], 0.0 if cities else 0.022, rng)]
    else:
        arms = [_curve(*sides)]
    parts = [ribbon(arm, ROAD_HALF) for arm in arms]
    if fixed:
        parts.append(arc(MIDDLE, PLINTH, 0, 2 * math.pi, 72)[:-1])
    if "treasure" in segment.marks:
        parts.append(arc(at(arms[0], length(arms[0]) / 2), PLAZA + 0.012, 0, 2 * math.pi, 48)[:-1])
    polygon = union(parts) if len(parts) > 1 else parts[0]
    return Shape(segment, polygon, open_edges(polygon), [], arms)


def _straight(start: Points, end: Points, sway: float, rng: random.Random) -> Points:
    """A road that leaves both ends squarely and sways a little between them."""
    t = np.linspace(0, 1, 25)[:, None]
    along = (end - start) / np.linalg.norm(end - start)
    swing = sway * rng.choice((-1, 1)) * rng.uniform(0.6, 1)
    across = np.array([-along[1], along[0]])
    line: Points = start + (end - start) * t + across * swing * np.sin(np.pi * t) ** 2 * np.sin(2 * np.pi * t) * 1.3
    return line


def _curve(first: int, second: int) -> Points:
    """A quarter circle about the corner between two neighbouring sides, from the first side to the second."""
    corner = CORNERS[second if (second - first) % 4 == 1 else first]
    spoke_a, spoke_b = MIDDLES[first] - corner, MIDDLES[second] - corner
    start = math.atan2(spoke_a[1], spoke_a[0])
    turn = math.atan2(spoke_b[1], spoke_b[0]) - start
    turn = (turn + math.pi) % (2 * math.pi) - math.pi
    line = arc(corner, 0.5, start, start + turn)
    # A first and a last step straight inwards: the ribbon meets its sides squarely.
    steps = [line[:1], line[:1] + 0.004 * INWARD[first], line[1:-1], line[-1:] + 0.004 * INWARD[second], line[-1:]]
    return np.concatenate(steps)


def _ending(segment: Segment, cities: list[Shape], rng: random.Random) -> Points:
    """A road from its side to the gate of a city, or to the middle of a forest."""
    side = segment.sides[0]
    start = MIDDLES[side]
    if "gate" not in segment.joints:
        # The ends of roads that meet under the trees keep apart.
        return _straight(start, MIDDLE - 0.085 * INWARD[side], 0, rng)
    reach, wall, gate = min(
        (found for city in cities for wall in city.walls if (found := _meeting(start, INWARD[side], wall))),
        key=lambda found: found[0],
    )
    wall.gates.append(gate)
    return _straight(start, start + (reach - 0.012) * INWARD[side], 0.03 if reach > 0.5 else 0.0, rng)


def _meeting(start: Points, ahead: Points, wall: Wall) -> tuple[float, Wall, float] | None:
    """How far ahead the middle of the wall lies and where on the wall that is; nothing if it is elsewhere."""
    gate = length(wall.line) / 2
    gap = at(wall.line, gate) - start
    reach = float(gap @ ahead)
    if reach <= 0 or np.linalg.norm(gap - reach * ahead) > 0.01:
        return None
    return reach, wall, gate


# Forest


def _forest(tile: Tile, rng: random.Random) -> Points:
    """An uneven round outline; wide across a road that it breaks, smaller beside a city."""
    angle = np.linspace(0, 2 * np.pi, 73)[:-1]
    radius = np.full_like(angle, FOREST * (0.86 if tile.of_kind("city") else 1.0))
    for wave in (2, 3, 5):
        radius *= 1 + rng.uniform(0.02, 0.05) * np.sin(wave * angle + rng.uniform(0, 2 * math.pi))
    sides = {side for segment in tile.of_kind("road") for side in segment.sides}
    if len(sides) <= 2:
        axis = np.pi / 2 * next(iter(sorted(sides)))
        radius *= 1.06 + 0.14 * np.cos(2 * (angle - axis))
    outline: Points = MIDDLE + radius[:, None] * np.stack([np.cos(angle), np.sin(angle)], axis=1)
    return outline
