"""The sign of the game: a tower and a winding way, as the program's icon and as an ornament in ink."""

from __future__ import annotations

from functools import partial

import skia

from art.painter import materials as m
from art.painter.emblems import INK
from art.painter.paths import box, common, cut, join, mirrored, oval, ribbon, smooth, stroke, trace
from art.painter.relief import Carving, rgb
from art.painter.source import Source

ORNAMENT = (480, 120)
PROGRAM = 256
PROGRAM_SIZES = {"program": 256, "program-64": 64}


def sources() -> list[Source]:
    """The icon in two sizes, and the ornament."""
    return [
        *[Source(f"icons/{name}.png", partial(program, size)) for name, size in PROGRAM_SIZES.items()],
        Source("pieces/ornament.png", ornament),
    ]


def program(size: int) -> skia.Image:
    """A meadow in a golden rim, a way winding to the gate of a tower."""
    work = Carving(PROGRAM, PROGRAM)
    work.add(box(8, 8, 240, 240, 50), m.OAK, 10, soft=1.4, ink=4)
    work.add(box(19, 19, 218, 218, 40), m.GOLD, 5, soft=1, ink=2, cast=0.2)
    field = box(27, 27, 202, 202, 33)
    work.add(field, m.SKY, 3, ink=2, cast=0)
    work.glaze(common(oval(70, 70, 60), field), "#fff6d8", 0.7, 22)
    hills = (
        (smooth([(0, 150), (60, 118), (130, 140), (200, 110), (260, 130), (260, 270), (0, 270)]), m.FAR_HILL),
        (
            smooth([(-20, 190), (50, 158), (140, 172), (220, 150), (280, 180), (280, 290), (-20, 290)]),
            m.MEADOW,
        ),
    )
    for hill, material in hills:
        work.add(common(hill, field), material, 16, soft=3, ink=1.6, cast=0.2)
    way = ribbon([(96, 262), (120, 226), (186, 214), (180, 188), (128, 180), (128, 158)], lambda t: 24 - 15 * t, 60)
    work.add(common(way, field), m.ROAD, 5, soft=1.4, ink=2.2, cast=0.25)
    work.add(trace("M 92 172 L 97 92 L 159 92 L 164 172 Q 128 184 92 172 Z"), m.STONE, 30, soft=2, ink=4)
    for row in range(4):
        for column in range(4):
            x, y = 100 + column * 16 + (row % 2) * 8, 108 + row * 16
            if x < 150:
                work.glaze(box(x, y, 12, 2.2, 1), "#6b604f", 0.55)
    battlement = join(box(86, 76, 84, 22, 3), *[box(86 + k * 23.3, 62, 14, 22, 2) for k in range(4)])
    work.add(battlement, m.STONE, 7, soft=1, ink=3.4)
    work.add(trace("M 108 64 L 128 30 L 148 64 Z"), m.ROOF, 12, soft=1.4, ink=3.4)
    work.add(box(126, 14, 4, 20, 1), m.OAK, 2, ink=1.6)
    work.add(trace("M 130 14 L 158 21 L 130 30 Z"), m.SHIELD_BLUE, 3, ink=2)
    work.add(
        trace("M 112 176 L 112 150 Q 128 128 144 150 L 144 176 Q 128 182 112 176 Z"),
        m.HOLLOW,
        4,
        ink=2.6,
        cast=0.1,
    )
    for x in (110, 140):
        work.add(box(x, 112, 6, 14, 3), m.HOLLOW, 2, ink=1.4, cast=0)
    image = work.image()
    if size == PROGRAM:
        return image
    return image.resize(size, size, skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear))


def ornament() -> skia.Image:
    """A small tower between two winding ways, 480 by 120, ink on nothing."""
    width, height = ORNAMENT
    middle = width / 2
    tower = join(
        trace(f"M {middle - 17} 104 L {middle - 13} 52 L {middle + 13} 52 L {middle + 17} 104 Z"),
        box(middle - 19, 36, 38, 15, 1),
        *[box(middle - 19 + k * 14.25, 26, 9.5, 16, 1) for k in range(3)],
        trace(f"M {middle - 1.2} 26 L {middle - 1.2} 6 L {middle + 18} 12 L {middle + 1.2} 17 L {middle + 1.2} 26 Z"),
    )
    tower = cut(
        tower,
        trace(f"M {middle - 7} 104 L {middle - 7} 86 Q {middle} 76 {middle + 7} 86 L {middle + 7} 104 Z"),
        box(middle - 2, 60, 4, 11, 2),
        box(middle - 19, 45, 38, 2),
    )
    bank = [
        (middle - 22, 98),
        (middle - 66, 104),
        (middle - 104, 78),
        (middle - 146, 74),
        (middle - 176, 92),
        (middle - 206, 84),
        (middle - 226, 70),
    ]
    left = join(
        ribbon(bank, lambda t: 3.4 * (1 - t) ** 0.6 + 0.5, 90),
        ribbon(
            [(x + 2, y - 13 * (1 - k / 7)) for k, (x, y) in enumerate(bank)],
            lambda t: 1.9 * (1 - t) ** 0.6 + 0.4,
            90,
        ),
    )
    trees = []
    for x, y, size in ((96, 70, 9), (110, 66, 12), (126, 72, 8), (182, 78, 9)):
        trees += [oval(x, y - size, size * 0.72, size), box(x - 1, y - size, 2, size + 7)]
    left = join(left, *trees, trace("M 4 66 L 10 60 L 16 66 L 10 72 Z"))
    whole = join(tower, left, mirrored(left, middle), stroke(trace(f"M {middle - 26} 105 L {middle + 26} 105"), 3))
    surface = skia.Surface(width, height)
    red, green, blue = (round(part * 255) for part in rgb(INK))
    surface.getCanvas().drawPath(whole, skia.Paint(AntiAlias=True, Color=skia.ColorSetRGB(red, green, blue)))
    return surface.makeImageSnapshot()
