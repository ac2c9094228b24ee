"""Where everything on a tile lies: walls and areas of cities, roads and their ends, forest, anchors, walkways."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field

import numpy as np

from art.painter.geometry import (
    ALONG,
    CORNERS,
    INWARD,
    MIDDLES,
    Points,
    arc,
    at,
    bezier,
    distance_to_line,
    distance_to_polygon,
    grid,
    inside,
    length,
    open_edges,
    ribbon,
    union,
)
from art.painter.tileset import SIDES, Segment, Tile

ROAD_HALF = 0.052  # with its rim
WALL = 0.052  # thickness
CROSSING = math.radians(31)  # between a wall and the city side it starts from: below 45, so that two caps part
FOREST = 0.185
PLINTH = 0.205
PLAZA = 0.1
SHIELD = 0.075  # half of the sprite's width
MIDDLE = np.array([0.5, 0.5])

# How a wall runs past one, two or three sides that are not the city's:
# how far its middle lies towards the city from the line between its ends; length of the handles at end and middle.
WALL_SHAPES = {1: (0.255, 0.17, 0.21), 2: (0.045, 0.25, 0.25), 3: (-0.27, 0.2, 0.2)}


@dataclass
class Wall:
    """A city wall: its outer edge from tile corner to tile corner, city on the right hand; gates by distance."""

    line: Points
    gates: list[float] = field(default_factory=list)


@dataclass
class Shape:
    """A segment as it lies on its tile."""

    segment: Segment
    polygon: Points
    outline: list[Points]
    walls: list[Wall]
    arms: list[Points]  # roads: the middle line from each side to its end, or from side to side
    anchors: dict[str, Points] = field(default_factory=dict)  # shield, treasure, dragon, label, follower


@dataclass
class Walkway:
    """The sides that a walker reaches from one another, the place to stand, and the way there from each side."""

    sides: tuple[int, ...]
    stand: Points
    ways: dict[int, Points]

    @property
    def name(self) -> str:
        return "".join(SIDES[side] for side in self.sides)


@dataclass
class Layout:
    """A tile with everything in its place."""

    tile: Tile
    shapes: list[Shape]
    walkways: list[Walkway]
    forest: Points | None  # outline of the wood
    plinth: bool

    @property
    def cities(self) -> list[Shape]:
        return [shape for shape in self.shapes if shape.segment.kind == "city"]

    @property
    def roads(self) -> list[Shape]:
        return [shape for shape in self.shapes if shape.segment.kind == "road"]


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
    layout = Layout(tile, shapes, _walkways(shapes), wood, fixed)
    _place_anchors(layout)
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
    return start + (end - start) * t + across * swing * np.sin(np.pi * t) ** 2 * np.sin(2 * np.pi * t) * 1.3


def _curve(first: int, second: int) -> Points:
    """A quarter circle about the corner between two neighbouring sides, from the first side to the second."""
    corner = CORNERS[second if (second - first) % 4 == 1 else first]
    spoke_a, spoke_b = MIDDLES[first] - corner, MIDDLES[second] - corner
    start = math.atan2(spoke_a[1], spoke_a[0])
    turn = math.atan2(spoke_b[1], spoke_b[0]) - start
    turn = (turn + math.pi) % (2 * math.pi) - math.pi
    return arc(corner, 0.5, start, start + turn)


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
    return MIDDLE + radius[:, None] * np.stack([np.cos(angle), np.sin(angle)], axis=1)


# Walkways (L4)


def _walkways(shapes: list[Shape]) -> list[Walkway]:
    walkways = []
    wooded = [shape for shape in shapes if shape.segment.kind == "road" and "forest" in shape.segment.joints]
    if wooded:
        ways = {shape.segment.sides[0]: np.concatenate([shape.arms[0], MIDDLE[None]]) for shape in wooded}
        walkways.append(Walkway(tuple(sorted(ways)), MIDDLE, ways))
    for shape in shapes:
        if shape.segment.kind != "road" or "forest" in shape.segment.joints:
            continue
        sides = shape.segment.sides
        if len(shape.arms) > 1:
            walkways.append(Walkway(sides, MIDDLE, dict(zip(sides, shape.arms, strict=True))))
            continue
        arm = shape.arms[0]
        half = length(arm) / 2
        stand = at(arm, half)
        points = np.linspace(0, half, 13)
        ways = {sides[0]: at(arm, points)}
        if len(sides) == 2:
            ways[sides[1]] = at(arm[::-1], points)
        walkways.append(Walkway(sides, stand, ways))
    return walkways


# Anchors


def _place_anchors(layout: Layout) -> None:
    cells = grid(101)
    for shape in layout.shapes:
        others = [other.polygon for other in layout.shapes if other is not shape]
        place = _city_anchors if shape.segment.kind == "city" else _road_anchors
        place(shape, layout, cells, others)


def _city_anchors(shape: Shape, layout: Layout, cells: Points, others: list[Points]) -> None:
    """The widest open place of the city takes its mark; a second place, apart from it, is the follower's."""
    room = np.full(len(cells), 0.5)
    for wall in shape.walls:
        room = np.minimum(room, distance_to_line(cells, wall.line) - WALL)
        for gate in wall.gates:
            room = np.minimum(room, np.linalg.norm(cells - at(wall.line, gate), axis=1) - WALL)
    room = np.minimum(room, np.min(np.minimum(cells, 1 - cells), axis=1) + 0.015)
    room[~inside(cells, shape.polygon)] = -1
    balance = np.linalg.norm(cells - cells[room > 0].mean(axis=0), axis=1)
    best = cells[np.argmax(np.minimum(room, 0.2) - 0.02 * balance)]
    shape.anchors["label"] = best
    for mark in shape.segment.marks:
        shape.anchors[mark] = best
    apart = np.minimum(np.linalg.norm(cells - best, axis=1), 0.25)
    shape.anchors["follower"] = cells[np.argmax(np.where(room > 0.05, apart + 0.3 * room, -1))]


def _road_anchors(shape: Shape, layout: Layout, cells: Points, others: list[Points]) -> None:
    arm = shape.arms[0]
    middle = MIDDLE if len(shape.arms) > 1 else at(arm, length(arm) / 2)
    shape.anchors["label"] = shape.anchors["follower"] = middle
    for mark in shape.segment.marks:
        shape.anchors[mark] = _beside(shape, layout, cells, others) if mark == "shield" else middle


def _beside(shape: Shape, layout: Layout, cells: Points, others: list[Points]) -> Points:
    """On the grass beside the road: near to it, far from any other segment, free of trees."""
    own = distance_to_polygon(cells, shape.polygon)
    far = np.full(len(cells), 0.4)
    for other in others:
        far = np.minimum(far, distance_to_polygon(cells, other))
    good = (own > SHIELD + 0.016) & (far > 2.2 * own) & (far > SHIELD + 0.03)
    good &= np.min(np.minimum(cells, 1 - cells), axis=1) > SHIELD + 0.02
    if layout.forest is not None:
        good &= distance_to_polygon(cells, layout.forest) > SHIELD + 0.03
    arm = shape.arms[0]
    middle = np.linalg.norm(cells - at(arm, length(arm) / 2), axis=1)
    score = -1.5 * np.abs(own - SHIELD - 0.022) + 0.15 * far - 0.15 * middle
    return cells[np.argmax(np.where(good, score, -9))]
