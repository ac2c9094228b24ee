"""The eight treasures of the labyrinth, large and golden."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.painter import materials as m
from art.painter.paths import (
    box,
    common,
    cut,
    inset,
    join,
    moved,
    oval,
    polygon,
    ribbon,
    smooth,
    stroke,
    trace,
    turned,
)
from art.painter.relief import Carving, Field
from art.painter.source import Source

SIZE = 256
INK = 4.0


def sources() -> list[Source]:
    """One picture for each treasure."""
    painters = (chalice, key, book, lute, falcon, ring, lantern, hourglass)
    return [Source(f"pieces/treasure-{painter.__name__}.png", painter) for painter in painters]


def chalice() -> skia.Image:
    """A goblet with a knop, rubies round its bowl."""
    work = Carving(SIZE, SIZE)
    work.add(
        join(oval(128, 226, 66, 17), trace("M 62 226 Q 104 212 112 176 L 144 176 Q 152 212 194 226 Z")),
        m.GOLD,
        26,
        soft=2,
        ink=INK,
    )
    work.add(oval(128, 214, 40, 8), m.GOLD, 7, soft=1.2, ink=1.4, cast=0.2)
    work.add(box(114, 138, 28, 60, 8), m.GOLD, 13, soft=1.4, ink=2.6)
    work.add(oval(128, 170, 30, 16), m.GOLD, 15, soft=1.4, ink=2.6)
    for x, stone in ((111, m.EMERALD), (128, m.RUBY), (145, m.EMERALD)):
        work.add(oval(x, 170, 6, 7), stone, 5, ink=1.6, cast=0.2)
    bowl = trace("M 46 44 C 46 112 84 150 128 150 C 172 150 210 112 210 44 Z")
    work.add(bowl, m.GOLD, 78, soft=3, ink=INK, steep=0.66, cast=0.6)
    lines = stroke(trace("M 52 80 Q 128 108 204 80"), 6)
    work.add(common(lines, bowl), m.GOLD, 3, ink=1.2, cast=0.3)
    for x, y in ((76, 104), (128, 116), (180, 104)):
        work.add(oval(x, y, 13, 15), m.GOLD, 6, ink=1.6, cast=0.4)
        work.add(oval(x, y, 9, 11), m.RUBY, 8, ink=1.2, cast=0)
    work.add(oval(128, 44, 83, 20), m.GOLD, 6, soft=1, ink=INK)
    work.add(oval(128, 45, 71, 13), m.WINE, 10, soft=1, ink=1.6, cast=0, steep=-0.5)
    work.glaze(oval(102, 42, 22, 4), "#ff9a8a", 0.55, 2)
    return work.image()


def key() -> skia.Image:
    """A great key with a bow of three rings and a sapphire."""
    work = Carving(SIZE, SIZE)

    def put(path: skia.Path) -> skia.Path:
        return turned(moved(path, skia.Matrix().setScale(1.02, 1.02).postTranslate(-8, -4)), 40, 128, 128)

    work.add(put(box(114, 92, 28, 150, 9)), m.GOLD, 13, soft=1.4, ink=INK)
    bit = trace(
        "M 132 178 L 184 178 L 184 200 L 166 200 L 166 210 L 184 210 L 184 240 L 160 240 L 160 228 L 150 228 L 150 240 "
        "L 132 240 Z"
    )
    work.add(put(bit), m.GOLD, 7, soft=1, ink=INK)
    for y in (108, 124):
        work.add(put(box(105, y, 46, 13, 6)), m.GOLD, 6, soft=0.8, ink=2.4)
    work.add(put(box(109, 162, 38, 10, 5)), m.GOLD, 5, soft=0.8, ink=2.2)
    rings = [(128, 30, 31), (82, 78, 31), (174, 78, 31)]
    bow = join(*[oval(x, y, r) for x, y, r in rings], oval(128, 66, 35))
    bow = cut(bow, *[oval(x, y, r - 18) for x, y, r in rings])
    work.add(put(bow), m.GOLD, 12, soft=1.4, ink=INK)
    work.add(put(oval(128, 66, 25)), m.GOLD, 5, ink=2, cast=0.3)
    work.add(put(oval(128, 66, 19)), m.SAPPHIRE, 14, soft=0.8, ink=1.8, cast=0)
    return work.image()


def book() -> skia.Image:
    """A shut tome in crimson leather, corners and clasps of gold."""
    work = Carving(SIZE, SIZE)

    def put(path: skia.Path) -> skia.Path:
        return turned(path, -7, 128, 128)

    work.add(put(box(50, 34, 166, 204, 8)), m.LEATHER, 7, ink=INK)
    work.add(put(box(54, 30, 154, 200, 4)), m.PAGES, 4, ink=2)
    for line in range(4):
        work.glaze(put(box(60, 222 + line * 2.2, 146, 0.9)), "#7a6236", 0.6)
        work.glaze(put(box(200 + line * 2.2, 36, 0.9, 188)), "#7a6236", 0.6)
    cover = put(box(38, 18, 160, 200, 9))
    work.add(cover, m.LEATHER, 9, soft=1.4, ink=INK)
    work.add(put(box(38, 18, 26, 200, 8)), m.LEATHER, 12, soft=1.6, ink=1.8, cast=0.2)
    for y in (44, 84, 142, 182):
        work.add(put(box(36, y, 30, 9, 4)), m.GOLD, 4, ink=1.6, cast=0.3)
    work.add(put(cut(box(76, 32, 110, 172, 6), box(82, 38, 98, 160, 4))), m.GOLD, 3, ink=1.4, cast=0.3)
    for x, y, dx, dy in ((200, 16, -1, 1), (200, 220, -1, -1)):
        corner = trace(f"M {x} {y} L {x + dx * 52} {y} Q {x + dx * 40} {y + dy * 40} {x} {y + dy * 52} Z")
        work.add(put(corner), m.GOLD, 7, soft=1, ink=2.2)
    for y in (86, 150):
        work.add(put(box(184, y - 9, 34, 18, 5)), m.GOLD, 6, ink=2.2)
    rose = join(
        *[oval(131 + 27 * math.cos(k * math.tau / 8), 118 + 27 * math.sin(k * math.tau / 8), 14) for k in range(8)],
        oval(131, 118, 26),
    )
    work.add(put(rose), m.GOLD, 9, soft=1.2, ink=2.6)
    work.add(put(oval(131, 118, 18, 20)), m.EMERALD, 15, soft=0.7, ink=2, cast=0)
    return work.image()


def lute() -> skia.Image:
    """A lute laid aslant: a pear of golden wood, a rose, the head bent back."""
    work = Carving(SIZE, SIZE)

    def put(path: skia.Path) -> skia.Path:
        return turned(path, 36, 128, 132)

    head = trace("M 116 22 L 140 22 L 164 -22 L 142 -30 Z")
    work.add(put(head), m.OAK, 6, ink=INK)
    for k in range(4):
        x, y = 124 + k * 7.2, 12 - k * 11
        work.add(put(stroke(trace(f"M {x - 13} {y - 5} L {x - 4} {y - 1}"), 7)), m.GOLD, 3.5, ink=2)
        work.add(put(stroke(trace(f"M {x + 13} {y + 7} L {x + 22} {y + 11}"), 7)), m.GOLD, 3.5, ink=2)
    work.add(put(box(115, 14, 26, 110, 4)), m.OAK, 8, ink=INK)
    for y in (34, 50, 66, 82):
        work.add(put(box(114, y, 28, 3.4, 1.5)), m.GOLD, 1.7, ink=0.8, cast=0.2)
    body = smooth(
        [
            (128, 84),
            (156, 102),
            (188, 146),
            (196, 190),
            (176, 226),
            (128, 242),
            (80, 226),
            (60, 190),
            (68, 146),
            (100, 102),
        ]
    )
    work.add(put(body), m.GOLD, 12, soft=1.4, ink=INK)
    face = moved(
        body,
        skia.Matrix()
        .setScale(
            0.88,
            0.88,
        )
        .postTranslate(128 * 0.12, 170 * 0.12),
    )
    work.add(
        put(face),
        m.SPRUCE,
        8,
        soft=2,
        ink=1.8,
        cast=0,
        steep=0.5,
        bump=lambda x, y: (0.25 * np.sin((x * 0.81 + y * 0.59) * 0.8)).astype(np.float32),
    )
    work.add(put(oval(128, 156, 25)), m.GOLD, 4, ink=2, cast=0.2)
    work.add(put(oval(128, 156, 20)), m.HOLLOW, 4, ink=1.4, cast=0, steep=-1)
    lattice = join(
        *[stroke(turned(trace("M 108 156 L 148 156"), 45 * k, 128, 156), 3.2) for k in range(4)],
        cut(oval(128, 156, 11), oval(128, 156, 8)),
    )
    work.add(put(common(lattice, oval(128, 156, 20))), m.GOLD, 2, ink=0.6, cast=0.3)
    work.add(put(box(90, 208, 76, 11, 5)), m.OAK, 5, ink=2)
    for k in range(4):
        x = 119 + k * 6
        spread = 128 + (x - 128) * 1.7
        work.add(put(stroke(trace(f"M {x} 16 L {spread} 212"), 1.5)), m.IVORY, 1, ink=0.5, cast=0.3)
    return work.image()


def falcon() -> skia.Image:
    """A golden falcon on its perch, looking west, a long wing folded over its back."""
    work = Carving(SIZE, SIZE)
    work.add(trace("M 148 172 L 210 240 Q 206 252 188 250 L 128 204 Z"), m.GOLD, 9, ink=INK)
    body = smooth(
        [
            (84, 50),
            (98, 24),
            (128, 14),
            (154, 26),
            (166, 56),
            (186, 100),
            (190, 146),
            (172, 192),
            (138, 212),
            (102, 204),
            (78, 172),
            (68, 130),
            (76, 92),
            (86, 70),
        ]
    )
    work.add(body, m.GOLD, 54, soft=3, ink=INK)
    for row in range(5):
        for column in range(4 - row % 2):
            x, y = 84 + column * 15 + (row % 2) * 7.5, 104 + row * 18
            tear = trace(f"M {x} {y - 8} Q {x + 6} {y + 4} {x} {y + 7} Q {x - 6} {y + 4} {x} {y - 8} Z")
            work.add(tear, m.OLD_GOLD, 3, ink=0, cast=0.2)

    def vanes(x: Field, y: Field) -> Field:
        across = (x - 140) * 0.92 - (y - 80) * 0.40
        return (1.3 * np.abs(np.sin(across * 0.24)) * np.clip((y - 112) / 30, 0, 1)).astype(np.float32)

    wing = smooth(
        [
            (134, 76),
            (168, 78),
            (194, 116),
            (210, 166),
            (226, 232),
            (216, 240),
            (184, 212),
            (152, 176),
            (130, 134),
            (126, 98),
        ]
    )
    work.add(wing, m.GOLD, 14, soft=1.2, ink=3.4, cast=0.6, bump=vanes)
    for row, (left, top, right, low) in enumerate(((134, 84, 172, 104), (136, 102, 184, 128), (142, 122, 192, 150))):
        for feather in range(3):
            x, y = left + (right - left) * feather / 2.4 + 6, top + (low - top) * feather / 3.2 + 8
            plume = turned(oval(x, y, 10.5, 15 - row), -22, x, y)
            work.add(common(plume, wing), m.GOLD, 6, soft=1.2, ink=1.6, cast=0.3, steep=0.55)
    beak = trace("M 92 44 C 74 40 58 52 62 78 Q 66 70 76 70 Q 86 72 92 68 Z")
    work.add(beak, m.BEAK, 9, soft=1, ink=3)
    work.add(oval(88, 52, 7, 9), m.GOLD, 5, soft=0.8, ink=1.8, cast=0.2)
    work.add(trace("M 102 58 Q 116 60 120 68 Q 114 92 104 84 Q 98 72 102 58 Z"), m.OLD_GOLD, 6, ink=0, cast=0.2)
    work.add(oval(112, 49, 12, 11), m.RUBY, 10, ink=2.6, cast=0)
    work.glaze(oval(108, 45, 3), "#ffffff", 0.95)
    work.add(trace("M 92 40 Q 108 30 132 42 Q 130 48 122 46 Q 108 38 92 46 Z"), m.GOLD, 4, soft=0.8, ink=2.2, cast=0.5)
    work.add(box(44, 214, 122, 22, 10), m.OAK, 11, ink=INK)
    for x in (54, 156):
        work.add(oval(x, 225, 13), m.GOLD, 12, soft=1, ink=3)
    for x in (88, 103, 122, 137):
        work.add(box(x - 7, 200, 14, 30, 7), m.BEAK, 7, ink=2.4)
    return work.image()


def ring() -> skia.Image:
    """A ring with a great emerald."""
    work = Carving(SIZE, SIZE)
    band = cut(oval(128, 164, 78, 78), oval(128, 166, 55, 55))
    work.add(band, m.GOLD, 12, soft=1.4, ink=INK)
    work.add(trace("M 76 118 L 100 92 L 156 92 L 180 118 L 150 134 L 106 134 Z"), m.GOLD, 9, ink=2.4)
    for x in (84, 172):
        work.add(oval(x, 112, 10), m.RUBY, 9, soft=0.6, ink=2.4)
    stone = [(84, 28), (172, 28), (196, 58), (128, 124), (60, 58)]
    work.add(polygon(stone), m.EMERALD, 40, soft=0.5, ink=INK, steep=0.5)
    for facet, colour, strength in (
        (((84, 28), (106, 54), (60, 58)), "#d7ffe9", 0.55),
        (((84, 28), (128, 28), (106, 54)), "#9af5c8", 0.5),
        (((128, 28), (150, 54), (106, 54)), "#37c98a", 0.55),
        (((128, 28), (172, 28), (150, 54)), "#17a066", 0.5),
        (((172, 28), (196, 58), (150, 54)), "#0a6a42", 0.6),
        (((60, 58), (106, 54), (128, 124)), "#2fbf82", 0.6),
        (((106, 54), (150, 54), (128, 124)), "#0e8c57", 0.7),
        (((150, 54), (196, 58), (128, 124)), "#04472b", 0.65),
    ):
        work.glaze(polygon(facet), colour, strength)
    work.glaze(
        stroke(
            trace(
                "M 60 58 L 106 54 L 150 54 L 196 58 M 84 28 L 106 54 L 128 28 L 150 54 L 172 28 "
                "M 106 54 L 128 124 L 150 54"
            ),
            1.4,
        ),
        "#dffff0",
        0.7,
    )
    for x, way in ((70, 1), (186, -1)):
        work.add(stroke(trace(f"M {x + way * 16} 92 L {x - way * 6} 56"), 11), m.GOLD, 5, ink=2.4)
    work.glaze(oval(92, 42, 7, 4), "#ffffff", 0.85, 1.2)
    return work.image()


def lantern() -> skia.Image:
    """A lantern alight, its frame of gold."""
    work = Carving(SIZE, SIZE)
    work.add(cut(oval(128, 34, 27), oval(128, 34, 16)), m.GOLD, 6, ink=INK)
    work.add(box(74, 92, 108, 122, 6), m.FLAME, 10, soft=3, ink=INK)
    work.glaze(oval(128, 158, 46, 56), "#fff2b8", 0.9, 10)
    work.glaze(box(74, 92, 108, 16), "#a8500c", 0.55, 6)
    flame = trace("M 128 104 C 152 136 158 158 148 178 Q 140 192 128 192 Q 114 192 107 178 C 98 156 118 144 128 104 Z")
    work.add(flame, m.EMBER, 16, soft=2, ink=0, cast=0)
    work.add(
        trace("M 129 142 C 140 158 142 170 137 180 Q 128 190 119 180 C 114 168 124 160 129 142 Z"),
        m.FLAME,
        9,
        soft=1.4,
        ink=0,
        cast=0,
    )
    for x in (66, 174):
        work.add(box(x, 88, 16, 132, 4), m.GOLD, 8, ink=2.4)
    for way in (1, -1):
        vine = trace(
            f"M {128 - way * 46} 106 Q {128 - way * 40} 128 {128 - way * 22} 132 M {128 - way * 46} 206 "
            f"Q {128 - way * 40} 190 {128 - way * 26} 196"
        )
        work.add(stroke(vine, 5), m.GOLD, 2.5, ink=1.6, cast=0.3)
    work.add(
        trace("M 56 98 L 74 78 Q 100 70 108 50 L 148 50 Q 156 70 182 78 L 200 98 Q 128 108 56 98 Z"),
        m.GOLD,
        22,
        soft=1.6,
        ink=INK,
        cast=0.7,
    )
    work.add(box(104, 44, 48, 13, 6), m.GOLD, 6, ink=2.4)
    work.add(box(52, 90, 152, 15, 7), m.GOLD, 7, ink=2.6)
    for x in (94, 128, 162):
        work.add(oval(x, 79, 5, 6), m.RUBY, 5, ink=1.4, cast=0.2)
    work.add(box(52, 208, 152, 17, 8), m.GOLD, 8, ink=INK)
    work.add(box(64, 224, 128, 20, 8), m.GOLD, 9, ink=INK)
    return work.image()


def hourglass() -> skia.Image:
    """An hourglass, half run, between two golden plates."""
    work = Carving(SIZE, SIZE)
    work.add(box(116, 36, 24, 184, 8), m.OLD_GOLD, 9, ink=2.6)
    glass = trace(
        "M 74 46 L 182 46 C 186 92 152 110 139 126 Q 136 130 139 134 C 152 150 186 168 182 214 L 74 214 "
        "C 70 168 104 150 117 134 Q 120 130 117 126 C 104 110 70 92 74 46 Z"
    )
    work.add(glass, m.GLASS, 30, soft=2.4, ink=INK, steep=0.8)
    room = inset(glass, 7)
    work.add(
        common(room, trace("M 60 76 Q 128 92 196 76 L 160 130 L 96 130 Z")),
        m.SAND,
        14,
        soft=2,
        ink=1.2,
        cast=0,
    )
    work.add(common(room, box(125, 110, 6, 80)), m.SAND, 2, ink=0, cast=0)
    work.add(
        common(room, trace("M 60 214 Q 96 196 128 160 Q 160 196 196 214 Z")),
        m.SAND,
        14,
        soft=2,
        ink=1.2,
        cast=0,
    )
    work.glaze(
        ribbon([(88, 54), (92, 84), (112, 110)], lambda t: 4.5 * math.sin(math.pi * min(1, t + 0.1)), 24),
        "#ffffff",
        0.85,
        1,
    )
    work.glaze(
        ribbon([(112, 150), (92, 172), (87, 202)], lambda t: 4 * math.sin(math.pi * t) + 0.4, 24),
        "#ffffff",
        0.7,
        1,
    )
    for x in (56, 188):
        work.add(box(x - 0, 38, 13, 184, 5), m.GOLD, 6, ink=3)
        for y in (84, 130, 176):
            work.add(oval(x + 6.5, y, 10, 8), m.GOLD, 8, ink=2.2)
    for y in (16, 206):
        work.add(box(44, y + 3, 168, 18, 8), m.GOLD, 8, ink=INK)
        work.add(box(36, y + (18 if y < 100 else -4), 184, 15, 7), m.GOLD, 7, ink=INK)
        for x in (84, 128, 172):
            work.add(oval(x, y + 12 if y < 100 else y + 15, 6, 5), m.SAPPHIRE, 5, ink=1.4, cast=0.2)
    return work.image()
