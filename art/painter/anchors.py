"""Where things stand on a tile: marks and labels at their segments, walkers on their walkways."""

from __future__ import annotations

import numpy as np

from art.painter.geometry import Points, at, distance_to_line, distance_to_polygon, grid, inside, length
from art.painter.plan import MIDDLE, SHIELD, WALL, Layout, Shape, Walkway


def walkways(shapes: list[Shape]) -> list[Walkway]:
    """The walkways of the tile: roads that share a forest are one (L4)."""
    found = []
    wooded = [shape for shape in shapes if shape.segment.kind == "road" and "forest" in shape.segment.joints]
    if wooded:
        ways = {shape.segment.sides[0]: np.concatenate([shape.arms[0], MIDDLE[None]]) for shape in wooded}
        found.append(Walkway(tuple(sorted(ways)), MIDDLE, ways))
    for shape in shapes:
        if shape.segment.kind != "road" or "forest" in shape.segment.joints:
            continue
        sides = shape.segment.sides
        if len(shape.arms) > 1:
            found.append(Walkway(sides, MIDDLE, dict(zip(sides, shape.arms, strict=True))))
            continue
        arm = shape.arms[0]
        half = length(arm) / 2
        stand = at(arm, half)
        points = np.linspace(0, half, 13)
        ways = {sides[0]: at(arm, points)}
        if len(sides) == 2:
            ways[sides[1]] = at(arm[::-1], points)
        found.append(Walkway(sides, stand, ways))
    return found


def place_anchors(layout: Layout) -> None:
    """Give every segment the places of its marks, its label and its follower."""
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
    room = np.minimum(room, np.min(np.minimum(cells, 1 - cells), axis=1) + 0.01)
    room[~inside(cells, shape.polygon)] = -1
    balance = np.linalg.norm(cells - cells[room > 0].mean(axis=0), axis=1)
    best = cells[np.argmax(np.minimum(room, 0.2) - 0.12 * balance)]
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
    best: Points = cells[np.argmax(np.where(good, score, -9))]
    return best
