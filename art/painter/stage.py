"""A small stage in perspective: flat things lie on the table, boxes and figures stand on it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import skia

from art.painter.paths import Point, polygon
from art.painter.relief import rgb

SMOOTH = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
SHADE = "#120803"
SUN = (0.62, -0.34)  # where the shadow of a point one millimetre high falls, from its foot


def tint(colour: str, strength: float = 1.0) -> int:
    """A colour with an alpha."""
    red, green, blue = (round(part * 255) for part in rgb(colour))
    value: int = skia.ColorSetARGB(round(strength * 255), red, green, blue)
    return value


class Stage:
    """A table seen by a camera in the south that looks north and down; millimetres east, north and up."""

    def __init__(self, canvas: skia.Canvas, width: int, height: int, *, span: float, away: float, pitch: float) -> None:
        self.canvas = canvas
        self.middle = (width / 2, height / 2)
        self.focus = width * away / span
        self.sin, self.cos = math.sin(math.radians(pitch)), math.cos(math.radians(pitch))
        self.eye = (0.0, -away * self.cos, away * self.sin)

    def spot(self, x: float, y: float, z: float = 0.0) -> Point:
        """Where a point of the room is in the picture."""
        forth, up = y - self.eye[1], z - self.eye[2]
        far = forth * self.cos - up * self.sin
        rise = forth * self.sin + up * self.cos
        return self.middle[0] + self.focus * x / far, self.middle[1] - self.focus * rise / far

    def grain(self, x: float, y: float, z: float = 0.0) -> float:
        """Pixels a millimetre at a point."""
        forth, up = y - self.eye[1], z - self.eye[2]
        return self.focus / (forth * self.cos - up * self.sin)

    def corners(self, x: float, y: float, wide: float, deep: float, turn: float) -> list[Point]:
        """The corners on the table of a turned rectangle round a middle: north-west first, clockwise."""
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return [
            (x + dx * wide / 2 * cos - dy * deep / 2 * sin, y + dx * wide / 2 * sin + dy * deep / 2 * cos)
            for dx, dy in ((-1, 1), (1, 1), (1, -1), (-1, -1))
        ]

    def lay(self, picture: skia.Image, x: float, y: float, wide: float, turn: float = 0.0, z: float = 0.0) -> None:
        """Lay a picture flat, `wide` millimetres across, turned anticlockwise about its middle."""
        deep = wide * picture.height() / picture.width()
        target = [self.spot(cx, cy, z) for cx, cy in self.corners(x, y, wide, deep, turn)]
        w, h = picture.width(), picture.height()
        matrix = skia.Matrix()
        matrix.setPolyToPoly(
            [skia.Point(0, 0), skia.Point(w, 0), skia.Point(w, h), skia.Point(0, h)], [skia.Point(*p) for p in target]
        )
        self.canvas.save()
        self.canvas.concat(matrix)
        self.canvas.drawImage(picture, 0, 0, SMOOTH)
        self.canvas.restore()

    def face(self, points: Sequence[tuple[float, float, float]], paint: skia.Paint) -> None:
        """A flat face between points of the room."""
        self.canvas.drawPath(polygon([self.spot(*point) for point in points]), paint)

    def shadow(self, outline: Sequence[Point], high: float, strength: float, soft: float, on: float = 0.0) -> None:
        """What a block of this outline and height, standing at the height `on`, keeps from the light."""
        steps = max(1, math.ceil(high / 6))
        path = skia.Path()
        for step in range(steps + 1):
            z = high * step / steps
            path = skia.Op(
                path,
                polygon([self.spot(x + SUN[0] * z, y + SUN[1] * z, on) for x, y in outline]),
                skia.kUnion_PathOp,
            )
        for share, blur in ((0.55, soft * 0.5), (0.45, soft * 1.6)):
            paint = skia.Paint(AntiAlias=True, Color=tint(SHADE, strength * share))
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
            self.canvas.drawPath(path, paint)

    def stand(self, picture: skia.Image, foot: Point, x: float, y: float, z: float, high: float) -> None:
        """Stand a picture up, `high` millimetres, its foot on a point."""
        scale = self.grain(x, y, z) * high / picture.height()
        left, top = self.spot(x, y, z)
        wide, tall = picture.width() * scale, picture.height() * scale
        self.canvas.drawImageRect(
            picture, skia.Rect.MakeXYWH(left - foot[0] * wide, top - foot[1] * tall, wide, tall), SMOOTH
        )

    def block(
        self, x: float, y: float, z: float, size: float, high: float, turn: float, side: Callable[[float], str]
    ) -> None:
        """A square block as the camera sees it; `side` gives the colour for a light of 0..1."""
        corners = self.corners(x, y, size, size, turn)
        self.face([(*corner, z + high) for corner in corners], skia.Paint(AntiAlias=True, Color=tint(side(0.15))))
        edge = skia.Paint(AntiAlias=True, Color=tint("#2c1c0c", 0.75), StrokeWidth=1.6)
        edge.setStyle(skia.Paint.kStroke_Style)
        for index in range(4):
            a, b = corners[index], corners[(index + 1) % 4]
            out = (-(a[1] - b[1]), a[0] - b[0])
            outward = out if out[0] * (a[0] - x) + out[1] * (a[1] - y) > 0 else (-out[0], -out[1])
            if outward[0] * (self.eye[0] - a[0]) + outward[1] * (self.eye[1] - a[1]) <= 0:
                continue
            length = math.hypot(*outward)
            light = 0.5 - 0.5 * (outward[0] * 0.86 - outward[1] * 0.2) / length
            face = [(*a, z), (*b, z), (*b, z + high), (*a, z + high)]
            self.face(face, skia.Paint(AntiAlias=True, Color=tint(side(light))))
            edge = skia.Paint(
                AntiAlias=True, Color=tint("#2c1c0c", 0.75), Style=skia.Paint.kStroke_Style, StrokeWidth=1.6
            )
            self.face(face, edge)
