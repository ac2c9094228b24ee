"""The dragon in the middle of the labyrinth, from above: wings spread, neck and tail in a curl."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
import skia

from art.painter import materials as m
from art.painter.paths import Point, along, common, inset, join, mirrored, moved, oval, polygon, ribbon, stroke, trace
from art.painter.relief import Bump, Carving, Field
from art.painter.source import Source

SIZE = 512
INK = 5.0
SPINE: Sequence[Point] = (
    (226, 82),
    (262, 70),
    (292, 92),
    (290, 138),
    (264, 186),
    (250, 240),
    (258, 296),
    (290, 346),
    (312, 396),
    (286, 446),
    (220, 466),
    (150, 446),
    (118, 396),
    (138, 352),
    (182, 350),
    (198, 384),
)
SCALE_STEP, SCALE_WIDE = 7.5, 14.0
LIMBS_AT = 0.44  # where along the spine the hind legs stand


def sources() -> list[Source]:
    """The one dragon."""
    return [Source("pieces/dragon.png", dragon)]


def girth(at: float) -> float:
    """Half the body's width at 0 (head) to 1 (tip of the tail)."""
    return float(
        np.interp(
            at,
            [0, 0.06, 0.14, 0.24, 0.33, 0.42, 0.5, 0.62, 0.8, 1.0],
            [17, 19, 23, 38, 37, 39, 29, 20, 13, 4],
        )
    )


def dragon() -> skia.Image:
    """Crimson and gold, 512 px; the snout looks west."""
    work = Carving(SIZE, SIZE, 3)
    _legs(work)
    for left in (True, False):
        _wing(work, left)
    scales = _scales()
    _tail_blade(work)
    work.add(ribbon(SPINE, girth, 160), m.DRAGON, 34, soft=1.5, ink=INK, cast=0.8, bump=scales)
    _ridge(work)
    _head(work)
    return work.image()


def _wing(work: Carving, left: bool) -> None:
    def side(path: skia.Path) -> skia.Path:
        return path if left else mirrored(path, 256)

    shoulder, elbow, wrist = (244, 196), (186, 168), (122, 92)
    tips = [(26, 98), (15, 200), (56, 292), (134, 316)]
    root = (248, 268)
    hubs = [wrist] * 3 + [elbow]
    edge = [*tips, root]
    bottom = [*hubs[1:], shoulder]
    for index in range(4):
        hub, tip, after = hubs[index], edge[index], edge[index + 1]
        pull = (
            (tip[0] + after[0]) / 2 * 0.68 + hub[0] * 0.32,
            (tip[1] + after[1]) / 2 * 0.68 + hub[1] * 0.32,
        )
        panel = trace(
            f"M {hub[0]} {hub[1]} L {tip[0]} {tip[1]} Q {pull[0]} {pull[1]} {after[0]} {after[1]} "
            f"L {bottom[index][0]} {bottom[index][1]} Z"
        )
        work.add(side(panel), m.MEMBRANE, 26, soft=5, ink=INK, steep=0.75, cast=0.25)
        trail = stroke(trace(f"M {tip[0]} {tip[1]} Q {pull[0]} {pull[1]} {after[0]} {after[1]}"), 26)
        work.glaze(side(common(trail, inset(panel, 6))), "#ffcb6b", 0.5, 5)
        for vein in (0.3, 0.5, 0.7):
            end = (tip[0] + (after[0] - tip[0]) * vein, tip[1] + (after[1] - tip[1]) * vein)
            end = (hub[0] + (end[0] - hub[0]) * 0.72, hub[1] + (end[1] - hub[1]) * 0.72)
            start = (hub[0] + (end[0] - hub[0]) * 0.3, hub[1] + (end[1] - hub[1]) * 0.3)
            work.glaze(side(stroke(trace(f"M {start[0]} {start[1]} L {end[0]} {end[1]}"), 2.2)), "#7a1c0c", 0.32, 0.6)
    for hub, tip in zip(hubs, tips, strict=True):
        bend = (
            (hub[0] + tip[0]) / 2 + (tip[1] - hub[1]) * 0.07,
            (hub[1] + tip[1]) / 2 - (tip[0] - hub[0]) * 0.07,
        )
        work.add(side(ribbon([hub, bend, tip], lambda t: 7.5 - 5 * t, 30)), m.DRAGON, 7, soft=1, ink=3, cast=0.5)
        work.add(side(oval(*tip, 5)), m.GOLD, 5, soft=0.8, ink=2.4)
    work.add(
        side(ribbon([shoulder, elbow, wrist], lambda t: 17 - 7 * t, 40)),
        m.DRAGON,
        14,
        soft=1.6,
        ink=INK,
        cast=0.6,
    )
    work.add(side(oval(*wrist, 12)), m.DRAGON, 12, soft=1.4, ink=3)
    work.add(side(trace("M 112 86 Q 110 62 92 50 Q 122 52 132 82 Z")), m.GOLD, 7, ink=3)


def _legs(work: Carving) -> None:
    x, y, heading = along(SPINE, 101)[round(LIMBS_AT * 100)]
    for way in (-1, 1):

        def put(path: skia.Path, way: int = way) -> skia.Path:
            matrix = skia.Matrix().setScale(1, way).postRotate(math.degrees(heading)).postTranslate(x, y)
            return moved(path, matrix)

        for angle in (-34, 2, 38):
            claw = trace("M 0 -7 Q 16 -6 27 0 Q 16 6 0 7 Z")
            claw.transform(skia.Matrix().setRotate(angle).postTranslate(30, 74))
            work.add(put(claw), m.GOLD, 6, ink=3.4)
        limb = ribbon([(-14, 18), (-16, 52), (14, 60), (26, 74)], lambda t: 22 - 11 * t, 30)
        work.add(put(limb), m.DRAGON, 17, soft=2, ink=INK)
        work.add(put(oval(27, 73, 13, 15)), m.DRAGON, 12, soft=1.4, ink=3)


def _scales() -> Bump:
    places = np.array(along(SPINE, 260), np.float32)
    length = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(places[:, :2], axis=0).T))]).astype(np.float32)
    y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
    best = np.full((SIZE, SIZE), 1e9, np.float32)
    forth, across = np.zeros_like(best), np.zeros_like(best)
    for (px, py, heading), way in zip(places, length, strict=True):
        dx, dy = x - px, y - py
        far = dx * dx + dy * dy
        nearer = far < best
        best = np.where(nearer, far, best)
        cos, sin = math.cos(heading), math.sin(heading)
        forth = np.where(nearer, way + dx * cos + dy * sin, forth)
        across = np.where(nearer, -dx * sin + dy * cos, across)

    def bump(at_x: Field, at_y: Field) -> Field:
        ix = np.clip(at_x.astype(int), 0, SIZE - 1)
        iy = np.clip(at_y.astype(int), 0, SIZE - 1)
        s, t = forth[iy, ix], across[iy, ix]
        high = np.zeros_like(at_x)
        row = np.floor(s / SCALE_STEP)
        for back in (0, 1, 2):
            mine = row - back
            along_it = (s - mine * SCALE_STEP) / (SCALE_STEP * 2.3)
            aside = (t / SCALE_WIDE + 0.5 * (mine % 2) + 0.5) % 1 - 0.5
            inside = (along_it <= 1) & (np.abs(aside) < 0.56 * np.sqrt(np.clip(1 - along_it**2.4, 0, 1)))
            high = np.where(inside, 0.25 + 0.75 * along_it - 0.9 * aside**2, high)
        return (2.6 * high).astype(np.float32)

    return bump


def _ridge(work: Carving) -> None:
    places = along(SPINE, 101)
    at = 0.09
    while at < 0.95:
        x, y, heading = places[round(at * 100)]
        half = girth(at) * 0.26 + 2.6
        spike = polygon([(-half * 0.9, -half * 0.85), (half * 1.9, 0), (-half * 0.9, half * 0.85), (-half * 0.3, 0)])
        spike.transform(skia.Matrix().setRotate(math.degrees(heading)).postTranslate(x, y))
        work.add(spike, m.GOLD, 8, soft=0.7, ink=2.2, cast=0.6)
        at += 0.016 + half * 0.0019


def _tail_blade(work: Carving) -> None:
    x, y, heading = along(SPINE, 101)[-1]
    blade = trace("M -8 0 C -4 -24 14 -24 44 0 C 14 24 -4 24 -8 0 Z")
    blade.transform(skia.Matrix().setRotate(math.degrees(heading)).postTranslate(x, y))
    work.add(blade, m.GOLD, 14, soft=1, ink=INK)


def _head(work: Carving) -> None:
    x, y, heading = along(SPINE, 101)[2]

    def put(path: skia.Path) -> skia.Path:
        return moved(
            path,
            skia.Matrix().setScale(1.22, 1.22).postRotate(math.degrees(heading) + 180).postTranslate(x, y),
        )

    def both(make: Callable[[int], None]) -> None:
        make(-1)
        make(1)

    def horn(way: int) -> None:
        path = ribbon([(2, way * 16), (-20, way * 27), (-44, way * 22), (-58, way * 30)], lambda t: 6.5 - 5.4 * t, 30)
        work.add(put(path), m.GOLD, 6, soft=0.8, ink=3)
        for reach, angle in ((22, 118), (18, 148)):
            frill = trace(f"M 0 -5 L {reach} 0 L 0 5 Z")
            frill.transform(skia.Matrix().setRotate(way * angle).postTranslate(4, way * 20))
            work.add(put(frill), m.DRAGON, 5, ink=3)

    both(horn)
    skull = trace(
        "M -14 -17 C 0 -32 20 -28 30 -16 C 42 -14 62 -16 70 -8 Q 76 0 70 8 C 62 16 42 14 30 16 C 20 28 0 32 -14 17 Z"
    )
    work.add(put(skull), m.DRAGON, 24, soft=1.8, ink=INK, cast=0.8)
    work.add(put(trace("M 22 -5 Q 48 -7 66 -3 Q 69 0 66 3 Q 48 7 22 5 Z")), m.DRAGON, 5, soft=0.8, ink=0, cast=0.3)

    def face(way: int) -> None:
        work.add(put(oval(20, way * 15.5, 8.5, 5.6)), m.FLAME, 5, ink=2.2, cast=0)
        work.glaze(put(oval(21.5, way * 15.5, 2, 5)), "#120404", 1)
        brow = ribbon([(4, way * 15), (16, way * 9.5), (32, way * 11)], lambda t: 4.6 - 2.4 * t, 20)
        work.add(put(brow), m.GOLD, 4, soft=0.7, ink=1.8, cast=0.5)
        work.glaze(put(oval(63, way * 6.5, 3.4, 2.2)), "#1d0406", 0.95)

    both(face)
    crest = join(*[polygon([(at + 9, 0), (at - 5, -5), (at - 2, 0), (at - 5, 5)]) for at in (-8, 4, 16)])
    work.add(put(crest), m.GOLD, 4, soft=0.6, ink=1.8, cast=0.5)
