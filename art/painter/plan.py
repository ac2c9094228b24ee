"""The plan of a tile: its segments with their areas, walls and anchors, its walkways, its forest; the common sizes."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from art.painter.geometry import Points
from art.painter.tileset import SIDES, Segment, Tile

ROAD_HALF = 0.052  # with its rim
WALL = 0.052  # thickness
FOREST = 0.185
PLINTH = 0.205
PLAZA = 0.1
SHIELD = 0.075  # half of the sprite's width
MIDDLE = np.array([0.5, 0.5])


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
