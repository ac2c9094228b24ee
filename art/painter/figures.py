"""The wooden wanderers and the crowns of the seats, seen from the front."""

from __future__ import annotations

from functools import partial

import numpy as np
import skia

from art.painter import materials as m
from art.painter.emblems import SEATS, placed
from art.painter.paths import box, common, cut, inset, join, oval, stroke, trace
from art.painter.relief import Carving, Field, Material, polygon
from art.painter.source import Source

WANDERER = (192, 256)
CROWN = (256, 256)


def sources() -> list[Source]:
    """A wanderer and a crown for each seat, for the board and (quite from the side) for the tower."""
    made = []
    for seat in SEATS:
        made += [
            Source(f"pieces/meeple-{seat}.png", partial(wanderer, seat, 1.0)),
            Source(f"pieces/tower-meeple-{seat}.png", partial(wanderer, seat, 0.35)),
            Source(f"pieces/crown-{seat}.png", partial(crown, seat, 1.0)),
            Source(f"pieces/tower-crown-{seat}.png", partial(crown, seat, 0.3)),
        ]
    return made


def _mark(seat: str) -> Material:
    """The emblem's paint: ivory, or ink where the seat's own colour is pale."""
    return m.INKED if seat == "yellow" else m.IVORY


def wanderer(seat: str, tilt: float) -> skia.Image:
    """A pilgrim in a cloak and a broad hat, with a staff; `tilt` 1 from a little above, 0 from the side."""
    paint = m.SEAT[seat]
    work = Carving(*WANDERER)
    middle = 92.0

    work.add(stroke(trace("M 160 62 L 165 238"), 9), m.BEECH, 5, ink=3.2)
    work.add(oval(160, 58, 9), m.BEECH, 9, ink=3.2)

    foot = 15 * tilt + 3
    base = join(
        oval(middle, 236 - foot, 66, foot),
        box(middle - 66, 236 - foot - 6, 132, 6),
        oval(middle, 230 - foot, 66, foot),
    )
    work.add(base, paint, 7, ink=3.4, steep=0.8)

    cloak = trace(
        f"M {middle - 20} 104 C {middle - 46} 110 {middle - 54} 150 {middle - 60} {226 - foot} "
        f"Q {middle} {232 + foot * 0.5} {middle + 60} {226 - foot} "
        f"C {middle + 54} 150 {middle + 46} 110 {middle + 20} 104 Z"
    )

    def folds(x: Field, y: Field) -> Field:
        fall = np.clip((y - 150) / 80, 0, 1)
        side = np.clip((np.abs(x - middle) - 26) / 22, 0, 1)
        return (1.7 * np.sin((x - middle) / 5.2) * fall * side).astype(np.float32)

    work.add(cloak, paint, 44, soft=2.4, ink=3.4, steep=0.92, bump=folds)
    work.decal(placed(SEATS[seat], middle, 174, 32), _mark(seat), 0.97)

    work.add(oval(middle, 88, 29, 30), m.BEECH, 27, soft=1.5, ink=3.4)
    collar = trace(
        f"M {middle - 34} 112 Q {middle} 134 {middle + 34} 112 Q {middle + 26} 100 {middle + 22} 104 "
        f"Q {middle} 116 {middle - 22} 104 Q {middle - 26} 100 {middle - 34} 112 Z"
    )
    work.add(collar, paint, 8, soft=1.0, ink=2.2)

    brim = 8 + 9 * tilt
    work.add(oval(middle, 66, 62, brim), paint, 8, soft=1.2, ink=3.4, steep=0.7, cast=0.7)
    top = trace(
        f"M {middle - 35} 62 C {middle - 33} 36 {middle - 26} 16 {middle - 4} 12 "
        f"C {middle + 20} 8 {middle + 34} 36 {middle + 35} 62 Q {middle} {64 + brim * 0.9} {middle - 35} 62 Z"
    )
    work.add(top, paint, 30, soft=2.0, ink=2.2)
    band = common(
        top,
        trace(
            f"M {middle - 40} 50 Q {middle} {54 + brim * 0.8} {middle + 40} 50 L {middle + 40} 64 "
            f"Q {middle} {68 + brim * 0.8} {middle - 40} 64 Z"
        ),
    )
    work.decal(band, _mark(seat), 0.95)
    return work.image()


def crown(seat: str, tilt: float) -> skia.Image:
    """A crown of five flames, enamelled in the seat's colour, its emblem on the middle."""
    work = Carving(*CROWN)
    sag = 8 + 18 * tilt
    points = [(26, 92), (72, 74), (128, 44), (184, 74), (230, 92)]
    dips = [(56, 142), (100, 132), (156, 132), (200, 142)]

    back = [(44, 190), (40, 120)]
    for x, y in ((52, 92), (96, 84), (160, 84), (204, 92)):
        back += [(x, y), (x + 24, 128)]
    work.add(polygon([*back[:-1], (216, 120), (212, 190)]), m.OLD_GOLD, 5, ink=3.2)
    for x, y in ((52, 90), (96, 80), (160, 80), (204, 90)):
        work.add(oval(x, y, 8), m.OLD_GOLD, 8, ink=2.4)

    spine = f"M 46 214 C 42 180 34 130 {points[0][0]} {points[0][1]} "
    for dip, point in zip(dips, points[1:], strict=True):
        spine += f"Q {dip[0] - 8} {dip[1] - 14} {dip[0]} {dip[1]} Q {dip[0] + 8} {dip[1] - 14} {point[0]} {point[1]} "
    body = trace(spine + f"C 222 130 214 180 210 214 Q 128 {214 + sag * 2} 46 214 Z")
    work.add(body, m.GOLD, 9, soft=1.0, ink=3.6, cast=0.6)
    field = cut(inset(body, 10), oval(128, 316 + sag, 220, 106 + sag))
    work.add(field, m.SEAT[seat], 5, soft=1.0, ink=1.6, cast=0, steep=0.8)

    rim = stroke(trace(f"M 50 205 Q 128 {205 + sag * 2} 206 205"), 26)
    work.add(rim, m.GOLD, 13, soft=1.2, ink=3.6, cast=0.5)
    for at, stone in ((-58, m.RUBY), (0, m.SAPPHIRE), (58, m.EMERALD)):
        x = 128 + at
        y = 205 + sag * (1 - (at / 82) ** 2)
        work.add(oval(x, y, 9 - abs(at) / 40, 8), stone, 8, soft=0.6, ink=1.8, cast=0.2)
    for x, y in points:
        big = 13 if x == 128 else 11
        work.add(oval(x, y - 4, big), m.GOLD, big, soft=1.2, ink=3.2)
    work.decal(placed(SEATS[seat], 128, 150, 30), _mark(seat))
    return work.image()
