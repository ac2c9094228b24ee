"""The wooden wanderers and the crowns of the seats, seen from the front."""

from __future__ import annotations

from functools import partial

import numpy as np
import skia

from art.painter import materials as m
from art.painter.emblems import SEATS, placed
from art.painter.paths import box, common, inset, join, oval, polygon, stroke, trace
from art.painter.relief import Carving, Field, Material
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
    middle = 90.0

    work.add(stroke(trace("M 166 66 L 170 236"), 11), m.BEECH, 6, ink=3.4)
    work.add(oval(166, 58, 11), m.BEECH, 11, ink=3.4)

    foot = 15 * tilt + 3
    base = join(
        oval(middle, 240 - foot, 72, foot), box(middle - 72, 233 - foot, 144, 7), oval(middle, 233 - foot, 72, foot)
    )
    work.add(base, paint, 8, soft=1.2, ink=3.6, steep=0.8)

    hem = 226 - foot
    cloak = trace(
        f"M {middle - 22} 98 C {middle - 46} 104 {middle - 57} 146 {middle - 66} {hem} L {middle - 74} {hem + 60} "
        f"L {middle + 74} {hem + 60} L {middle + 66} {hem} C {middle + 57} 146 {middle + 46} 104 {middle + 22} 98 Z"
    )
    above_hem = trace(
        f"M 0 0 L 192 0 L 192 {hem} L {middle + 66} {hem} Q {middle} {hem + foot * 1.5} {middle - 66} {hem} L 0 {hem} Z"
    )

    def folds(x: Field, y: Field) -> Field:
        fall = np.clip((y - 140) / 90, 0, 1)
        side = np.clip((np.abs(x - middle) - 34) / 20, 0, 1)
        return (2.4 * np.cos((x - middle) / 5.0) * fall * side).astype(np.float32)

    work.add(cloak, paint, 60, soft=4, ink=3.6, steep=0.8, bump=folds, clip=above_hem)
    work.decal(placed(SEATS[seat], middle, 164, 42), _mark(seat))

    work.add(oval(middle, 82, 31, 31), m.BEECH, 30, soft=2.5, ink=3.4, cast=0.3)
    collar = trace(
        f"M {middle - 38} 108 Q {middle} 130 {middle + 38} 108 Q {middle + 30} 94 {middle + 25} 98 "
        f"Q {middle} 112 {middle - 25} 98 Q {middle - 30} 94 {middle - 38} 108 Z"
    )
    work.add(collar, paint, 8, soft=1.2, ink=2.4)

    brim = 7 + 9 * tilt
    work.add(oval(middle, 66, 68, brim), paint, 9, soft=1.4, ink=3.6, steep=0.8, cast=0.35)
    top = trace(
        f"M {middle - 38} 62 C {middle - 36} 46 {middle - 22} 24 {middle - 8} 10 "
        f"C {middle + 2} 1 {middle + 19} 5 {middle + 22} 15 C {middle + 24} 21 {middle + 16} 21 {middle + 18} 27 "
        f"C {middle + 24} 38 {middle + 36} 48 {middle + 38} 62 Q {middle} {64 + brim * 0.9} {middle - 38} 62 Z"
    )
    work.add(top, paint, 30, soft=3, ink=2.8, cast=0.3)
    band = common(
        top,
        trace(
            f"M {middle - 42} 47 Q {middle} {50 + brim * 0.8} {middle + 42} 47 L {middle + 42} 62 "
            f"Q {middle} {65 + brim * 0.8} {middle - 42} 62 Z"
        ),
    )
    work.decal(band, _mark(seat), calm=0.6)
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
    field = inset(body, 10)
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
    work.decal(placed(SEATS[seat], 128, 158, 31), _mark(seat))
    return work.image()
