"""Outlines to carve from: ovals, ribbons, smooth curves through points, mirrored halves."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import skia

Point = tuple[float, float]


def oval(x: float, y: float, rx: float, ry: float | None = None) -> skia.Path:
    """An oval round a middle; a circle when one radius is given."""
    ry = rx if ry is None else ry
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry))
    return path


def box(left: float, top: float, width: float, height: float, corner: float = 0) -> skia.Path:
    """A rectangle, its corners rounded."""
    path = skia.Path()
    path.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(left, top, width, height), corner, corner))
    return path


def trace(commands: str) -> skia.Path:
    """A path in the notation of SVG's `d` (M, L, C, Q, Z; words apart), and three shapes of our own.

    `O x y r` is a circle, `R x y width height corner` a box, `A x y r start sweep` an arc in degrees.
    """
    path = skia.Path()
    words = commands.replace(",", " ").split()
    at = 0
    counts = {"M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0, "O": 3, "R": 5, "A": 5}
    verb = "M"
    while at < len(words):
        if words[at] in counts:
            verb = words[at]
            at += 1
        take = [float(word) for word in words[at : at + counts[verb]]]
        at += counts[verb]
        match verb:
            case "M":
                path.moveTo(*take)
                verb = "L"
            case "L":
                path.lineTo(*take)
            case "C":
                path.cubicTo(*take)
            case "Q":
                path.quadTo(*take)
            case "Z":
                path.close()
            case "O":
                path.addCircle(*take)
            case "R":
                path.addPath(box(*take))
            case "A":
                x, y, r, start, sweep = take
                path.addArc(skia.Rect.MakeLTRB(x - r, y - r, x + r, y + r), start, sweep)
    return path


def polygon(points: Sequence[Point], closed: bool = True) -> skia.Path:
    """A path through `points`."""
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.close()
    return path


def smooth(points: Sequence[Point], closed: bool = True) -> skia.Path:
    """A curve through `points` without corners."""
    path = skia.Path()
    count = len(points)
    path.moveTo(*points[0])
    for index in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(index + k) % count] for k in (-1, 0, 1, 2))
        else:
            a, b, c, d = (points[min(max(index + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        path.cubicTo(
            b[0] + (c[0] - a[0]) / 6,
            b[1] + (c[1] - a[1]) / 6,
            c[0] - (d[0] - b[0]) / 6,
            c[1] - (d[1] - b[1]) / 6,
            *c,
        )
    if closed:
        path.close()
    return path


def along(points: Sequence[Point], count: int) -> list[tuple[float, float, float]]:
    """`count` places (x, y, heading) evenly along a smooth open curve."""
    measure = skia.PathMeasure(smooth(points, closed=False), False)
    places = []
    for index in range(count):
        spot, way = measure.getPosTan(measure.getLength() * index / (count - 1))
        places.append((spot.x(), spot.y(), math.atan2(way.y(), way.x())))
    return places


def ribbon(points: Sequence[Point], width: Callable[[float], float], count: int = 80) -> skia.Path:
    """A band along a curve whose half width at 0..1 is `width`."""
    left, right = [], []
    for index, (x, y, heading) in enumerate(along(points, count)):
        half = width(index / (count - 1))
        left.append((x + half * math.sin(heading), y - half * math.cos(heading)))
        right.append((x - half * math.sin(heading), y + half * math.cos(heading)))
    path = skia.Path()
    path.moveTo(*left[0])
    for point in left[1:] + right[::-1]:
        path.lineTo(*point)
    path.close()
    return skia.Simplify(path)


def stroke(
    path: skia.Path,
    width: float,
    *,
    cap: skia.Paint.Cap = skia.Paint.kRound_Cap,
    join: skia.Paint.Join = skia.Paint.kRound_Join,
) -> skia.Path:
    """The band that a pen of `width` leaves along a path."""
    paint = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width, StrokeCap=cap, StrokeJoin=join)
    out = skia.Path()
    paint.getFillPath(path, out)
    return skia.Simplify(out)


def inset(path: skia.Path, by: float) -> skia.Path:
    """The path drawn in by a distance all round."""
    return skia.Op(path, stroke(path, 2 * by, join=skia.Paint.kMiter_Join), skia.kDifference_PathOp)


def join(*paths: skia.Path) -> skia.Path:
    """The outline of several paths together."""
    out = paths[0]
    for path in paths[1:]:
        out = skia.Op(out, path, skia.kUnion_PathOp)
    return out


def cut(path: skia.Path, *holes: skia.Path) -> skia.Path:
    """A path without the parts that others cover."""
    for hole in holes:
        path = skia.Op(path, hole, skia.kDifference_PathOp)
    return path


def common(path: skia.Path, other: skia.Path) -> skia.Path:
    """The part that two paths share."""
    return skia.Op(path, other, skia.kIntersect_PathOp)


def moved(path: skia.Path, matrix: skia.Matrix) -> skia.Path:
    """A copy of the path, transformed."""
    out = skia.Path(path)
    out.transform(matrix)
    return out


def turned(path: skia.Path, degrees: float, x: float, y: float) -> skia.Path:
    """A copy turned clockwise about a point."""
    return moved(path, skia.Matrix().setRotate(degrees, x, y))


def mirrored(path: skia.Path, x: float) -> skia.Path:
    """A copy mirrored left to right about a line."""
    return moved(path, skia.Matrix().setScale(-1, 1).postTranslate(2 * x, 0))
