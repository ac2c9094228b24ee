"""The shapes that come with each painted tile: polygons to point at, outlines to glow, anchors for pieces.

Coordinates are tile units, 0..1 both ways, x east and y south; `turn` counts clockwise quarter turns.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar

from game.engine.reading import ReadingError

Point = tuple[float, float]
V = TypeVar("V")


@dataclass(frozen=True)
class SegmentShape:
    """One feature of a tile as painted: in the same order as in the tile's YAML."""

    kind: str
    polygon: tuple[Point, ...]
    outline: tuple[tuple[Point, ...], ...]
    anchors: dict[str, tuple[Point, ...]]

    def anchor(self, name: str, turn: int = 0) -> tuple[Point, ...]:
        """Where marks of a name (shield, treasure, label, follower …) stand; empty if there are none."""
        return tuple(turned(point, turn) for point in self.anchors.get(name, ()))

    @cached_property
    def area(self) -> float:
        ring = zip(self.polygon, self.polygon[1:] + self.polygon[:1], strict=True)
        return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in ring)) / 2


@dataclass(frozen=True)
class Walkway:
    """Where a meeple stands on a walkway, and the ways from each side's middle to there."""

    sides: str
    stand: Point
    ways: dict[str, tuple[Point, ...]]


@dataclass(frozen=True)
class TileShape:
    """All shapes of one tile picture."""

    segments: tuple[SegmentShape, ...]
    walkways: tuple[Walkway, ...]
    forest: Point | None

    def segment_at(self, point: Point, turn: int = 0) -> int | None:
        """The index of the segment under a point of the turned tile; where several are, the smallest."""
        upright = turned(point, -turn)
        hits = [i for i, segment in enumerate(self.segments) if inside(upright, segment.polygon)]
        return min(hits, key=lambda i: self.segments[i].area, default=None)

    def outline(self, segment: int, turn: int = 0) -> tuple[tuple[Point, ...], ...]:
        lines = self.segments[segment].outline
        return tuple(tuple(turned(point, turn) for point in line) for line in lines)

    def polygon(self, segment: int, turn: int = 0) -> tuple[Point, ...]:
        return tuple(turned(point, turn) for point in self.segments[segment].polygon)


@cache
def load_shapes(path: Path) -> Mapping[str, TileShape]:
    """Reads a `shapes.json`, once for all games that show it. Raises as `read_painted`."""
    return read_painted(path, lambda written: {name: _named_tile(name, tile) for name, tile in written.items()})


def read_painted(path: Path, made: Callable[[Any], V]) -> V:
    """Makes something of a document that the painter wrote beside its pictures.

    Raises `ReadingError`, which names the file, where it is not what it should be.
    """
    try:
        return made(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, AttributeError, LookupError, TypeError, ValueError) as error:
        reason = error if isinstance(error, OSError | ValueError) else repr(error)
        raise ReadingError([f"{path.parent.name}/{path.name}: {reason}"]) from error


def turned(point: Point, turn: int) -> Point:
    """A point of the upright tile, after clockwise quarter turns.

    >>> turned((0.5, 0.0), 1)
    (1.0, 0.5)
    """
    x, y = point
    for _ in range(turn % 4):
        x, y = 1 - y, x
    return x, y


def inside(point: Point, polygon: tuple[Point, ...]) -> bool:
    """Whether a point lies in a closed polygon (even-odd)."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            within = not within
    return within


def _named_tile(name: str, tile: Any) -> TileShape:
    try:
        return _tile(tile)
    except (LookupError, TypeError, ValueError) as error:
        raise ValueError(f"{name}: {error!r}") from error


def _tile(tile: dict) -> TileShape:  # type: ignore[type-arg]
    return TileShape(
        segments=tuple(
            SegmentShape(
                kind=segment["kind"],
                polygon=_points(segment["polygon"]),
                outline=tuple(_points(line) for line in segment["outline"]),
                anchors={name: _anchor(spot) for name, spot in segment["anchors"].items()},
            )
            for segment in tile["segments"]
        ),
        walkways=tuple(
            Walkway(
                sides=walkway["sides"],
                stand=_point(walkway["stand"]),
                ways={side: _points(way) for side, way in walkway["ways"].items()},
            )
            for walkway in tile["walkways"]
        ),
        forest=_point(tile["forest"]) if tile["forest"] else None,
    )


def _anchor(spot: list[object]) -> tuple[Point, ...]:
    """One point or a list of points."""
    return _points(spot) if spot and isinstance(spot[0], list) else (_point(spot),)


def _points(points: list) -> tuple[Point, ...]:  # type: ignore[type-arg]
    return tuple(_point(point) for point in points)


def _point(point: list) -> Point:  # type: ignore[type-arg]
    x, y = point
    return float(x), float(y)
