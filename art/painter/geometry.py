"""Plane geometry in tile units: curves, ribbons, distances, unions. Points are rows (x east, y south) of an array."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import skia
from numpy.typing import NDArray

Points = NDArray[np.float64]

CORNERS = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], float)  # where each side N E S W starts, clockwise
MIDDLES = np.array([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], float)
ALONG = np.array([(1, 0), (0, 1), (-1, 0), (0, -1)], float)  # clockwise direction of each side
INWARD = np.array([(0, 1), (-1, 0), (0, -1), (1, 0)], float)


def bezier(a: Points, b: Points, c: Points, d: Points, steps: int = 20) -> Points:
    """A cubic curve from `a` to `d` as `steps + 1` points."""
    t = np.linspace(0, 1, steps + 1)[:, None]
    s = 1 - t
    curve: Points = s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d
    return curve


def arc(centre: Points, radius: float, start: float, end: float, steps: int = 24) -> Points:
    """Points on a circle from angle `start` to `end` (radians, clockwise on the screen)."""
    angle = np.linspace(start, end, steps + 1)
    return centre + radius * np.stack([np.cos(angle), np.sin(angle)], axis=1)


def normals(line: Points) -> Points:
    """Unit normals to the right of the direction of travel (as seen on the screen)."""
    tangent = np.gradient(line, axis=0)
    # The ends of a line keep the direction of their own first and last piece.
    tangent[0], tangent[-1] = line[1] - line[0], line[-1] - line[-2]
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    return np.stack([-tangent[:, 1], tangent[:, 0]], axis=1)


def offset(line: Points, distance: float | Points) -> Points:
    """The line moved sideways, to its right."""
    by = np.reshape(np.asarray(distance, float), (-1, 1))
    return line + normals(line) * by


def lengths(line: Points) -> Points:
    """Distance travelled from the start to each point."""
    steps = np.linalg.norm(np.diff(line, axis=0), axis=1)
    return np.concatenate([[0.0], np.cumsum(steps)])


def length(line: Points) -> float:
    return float(lengths(line)[-1])


def at(line: Points, distances: float | Iterable[float]) -> Points:
    """The points at these distances along the line."""
    travelled = lengths(line)
    where = np.atleast_1d(np.asarray(distances, float))
    found = np.stack([np.interp(where, travelled, line[:, axis]) for axis in (0, 1)], axis=1)
    return found[0] if np.isscalar(distances) else found


def direction_at(line: Points, distance: float) -> float:
    """The angle (degrees) of travel at a distance along the line."""
    before, after = at(line, max(0.0, distance - 0.01)), at(line, min(length(line), distance + 0.01))
    dx, dy = after - before
    return float(np.degrees(np.arctan2(dy, dx)))


def resample(line: Points, step: float) -> Points:
    """The same line with points evenly spaced, about `step` apart."""
    total = length(line)
    return at(line, np.linspace(0, total, max(2, round(total / step) + 1)))


def ribbon(line: Points, half_width: float) -> Points:
    """The polygon of a band along a line, square at its ends."""
    return np.concatenate([offset(line, -half_width), offset(line, half_width)[::-1]])


def inside(points: Points, polygon: Points) -> NDArray[np.bool_]:
    """Whether each point lies in the polygon (even-odd rule)."""
    x, y = points[:, 0, None], points[:, 1, None]
    a, b = polygon, np.roll(polygon, -1, axis=0)
    crosses = (a[:, 1] > y) != (b[:, 1] > y)
    rise = np.where(b[:, 1] == a[:, 1], 1e-12, b[:, 1] - a[:, 1])
    left = x < (b[:, 0] - a[:, 0]) * (y - a[:, 1]) / rise + a[:, 0]
    odd: NDArray[np.bool_] = np.sum(crosses & left, axis=1) % 2 == 1
    return odd


def distance_to_line(points: Points, line: Points, closed: bool = False) -> Points:
    """The distance from each point to the nearest place on a polyline."""
    a = line if closed else line[:-1]
    b = np.roll(line, -1, axis=0) if closed else line[1:]
    run = b - a
    square = np.maximum(np.sum(run * run, axis=1), 1e-18)
    offset_ = points[:, None, :] - a[None, :, :]
    t = np.clip(np.sum(offset_ * run, axis=2) / square, 0, 1)
    gap = offset_ - t[:, :, None] * run
    nearest: Points = np.sqrt(np.min(np.sum(gap * gap, axis=2), axis=1))
    return nearest


def distance_to_polygon(points: Points, polygon: Points) -> Points:
    """The distance from each point to a filled polygon: zero inside."""
    return np.where(inside(points, polygon), 0.0, distance_to_line(points, polygon, closed=True))


def grid(size: int) -> Points:
    """The centres of `size` x `size` cells over the tile, row by row."""
    steps = (np.arange(size) + 0.5) / size
    x, y = np.meshgrid(steps, steps)
    return np.stack([x.ravel(), y.ravel()], axis=1)


def path(points: Points, closed: bool = True) -> skia.Path:
    """A skia path through the points."""
    return skia.Path.Polygon([skia.Point(float(x), float(y)) for x, y in points], closed)


def union(polygons: list[Points]) -> Points:
    """The outline of overlapping polygons taken together, which must be one piece."""
    whole = path(polygons[0])
    for polygon in polygons[1:]:
        whole = skia.Op(whole, path(polygon), skia.PathOp.kUnion_PathOp)
    contours: list[list[tuple[float, float]]] = []
    for verb, points in whole:
        if verb == skia.Path.Verb.kMove_Verb:
            contours.append([(points[0].x(), points[0].y())])
        elif verb == skia.Path.Verb.kLine_Verb:
            contours[-1].append((points[1].x(), points[1].y()))
    outlines = [np.array(contour) for contour in contours]
    return max(outlines, key=lambda outline: float(np.prod(np.ptp(outline, axis=0))))


def on_border(points: Points, tolerance: float = 1e-4) -> NDArray[np.bool_]:
    """Whether each point lies on a side of the tile."""
    near: NDArray[np.bool_] = np.any((points < tolerance) | (points > 1 - tolerance), axis=1)
    return near


def open_edges(polygon: Points) -> list[Points]:
    """The polygon's outline without what runs along the sides of the tile, as polylines."""
    following = np.roll(polygon, -1, axis=0)
    along = on_border((polygon + following) / 2)
    if not along.any():
        return [np.concatenate([polygon, polygon[:1]])]
    start = int(np.flatnonzero(along)[0]) + 1
    lines: list[list[Points]] = [[]]
    for step in range(len(polygon)):
        here = (start + step) % len(polygon)
        if along[here]:
            if lines[-1]:
                lines[-1].append(polygon[here])
                lines.append([])
        else:
            lines[-1].append(polygon[here])
    return [np.array(line) for line in lines if len(line) > 1]
