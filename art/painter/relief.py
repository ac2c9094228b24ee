"""Carved things lit from the north-west: a path becomes a swollen body of wood, gold, stone or glass.

Every layer is a height field; its slope meets one lamp, and the answer picks a colour from the material's ramp.
So a meeple, a crown, a dragon and the frame share one light without anyone having to draw it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import skia

Field = npt.NDArray[np.float32]
Bump = Callable[[Field, Field], Field]

LAMP = np.array([-0.52, -0.60, 0.61], np.float32)
LAMP /= np.linalg.norm(LAMP)
HALFWAY = LAMP + np.array([0, 0, 1], np.float32)
HALFWAY /= np.linalg.norm(HALFWAY)


def rgb(colour: str) -> tuple[float, float, float]:
    """Red, green and blue (0..1) of `#rrggbb`."""
    h = colour.lstrip("#")
    return int(h[0:2], 16) / 255, int(h[2:4], 16) / 255, int(h[4:6], 16) / 255


@dataclass(frozen=True)
class Material:
    """How a surface answers the lamp: colours from turned away (0) to facing it (1), flat ground at 0.61."""

    ramp: tuple[tuple[float, str], ...]
    shine: float = 0.3  # strength of the one highlight
    gloss: float = 24.0  # how small the highlight is
    metal: float = 0.0  # strength of the mirrored horizon
    ink: str = "#2a1a0c"  # the line round it

    def colour(self, light: Field) -> Field:
        """The ramp's colours for `light`, shape (h, w, 3)."""
        stops = [at for at, _ in self.ramp]
        parts = [np.interp(light, stops, [rgb(c)[i] for _, c in self.ramp]) for i in range(3)]
        return np.stack(parts, -1).astype(np.float32)


def blur(field: Field, sigma: float) -> Field:
    """A soft copy of `field`: three box filters, near enough to a Gaussian."""
    radius = max(1, round(sigma))
    out = field.astype(np.float32)
    for axis in (0, 1):
        for _ in range(3):
            pad = [(0, 0), (0, 0)]
            pad[axis] = (radius + 1, radius)
            total = np.cumsum(np.pad(out, pad, mode="edge"), axis=axis, dtype=np.float64)
            ahead, behind = [slice(None)] * 2, [slice(None)] * 2
            ahead[axis], behind[axis] = slice(2 * radius + 1, None), slice(None, -2 * radius - 1)
            out = ((total[tuple(ahead)] - total[tuple(behind)]) / (2 * radius + 1)).astype(np.float32)
    return out


def depth(inside: npt.NDArray[np.bool_], limit: int) -> Field:
    """How far each point inside lies from the outside, at most `limit` (the picture's border is outside)."""
    height = inside.shape[0]
    rows = np.arange(1, height + 1, dtype=np.float32)[:, None]
    above = rows - np.maximum.accumulate(np.where(inside, 0, rows), axis=0)
    below = (np.minimum.accumulate(np.where(inside, height + 1, rows)[::-1], axis=0)[::-1]) - rows
    column = np.minimum(np.minimum(above, below), limit) ** 2
    out = column.copy()
    for step in range(1, limit + 1):
        out[:, step:] = np.minimum(out[:, step:], column[:, :-step] + step * step)
        out[:, :-step] = np.minimum(out[:, :-step], column[:, step:] + step * step)
        out[:, :step] = np.minimum(out[:, :step], np.arange(1, step + 1, dtype=np.float32)[None, :] ** 2)
        out[:, -step:] = np.minimum(out[:, -step:], np.arange(step, 0, -1, dtype=np.float32)[None, :] ** 2)
    return np.minimum(np.sqrt(out), limit).astype(np.float32)


def swell(deep: Field, radius: float) -> Field:
    """Height of a quarter-round edge of `radius`, flat further in."""
    d = np.clip(deep, 0, radius)
    return np.sqrt(np.maximum(d * (2 * radius - d), 0)).astype(np.float32)


def lit(height: Field) -> tuple[Field, Field, Field]:
    """Light (0..1), highlight (0..1) and the slope towards the north of a height field."""
    dy, dx = np.gradient(height)
    length = np.sqrt(dx * dx + dy * dy + 1)
    light = (-dx * LAMP[0] - dy * LAMP[1] + LAMP[2]) / length
    glint = np.clip((-dx * HALFWAY[0] - dy * HALFWAY[1] + HALFWAY[2]) / length, 0, 1)
    return np.clip(light, 0, 1), glint, (dy / length).astype(np.float32)


class Carving:
    """A picture built of lit layers, back to front, painted large and shrunk at the end."""

    def __init__(self, width: int, height: int, scale: int = 4) -> None:
        self.size = (width, height)
        self.scale = scale
        self.pixels = np.zeros((height * scale, width * scale, 4), np.float32)
        self.light = np.full((height * scale, width * scale), LAMP[2], np.float32)

    def mask(self, path: skia.Path) -> Field:
        """Coverage (0..1) of a path in picture units."""
        h, w = self.light.shape
        surface = skia.Surface(w, h)
        canvas = surface.getCanvas()
        canvas.scale(self.scale, self.scale)
        canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
        return (surface.toarray()[:, :, 3] / 255.0).astype(np.float32)

    def add(
        self,
        path: skia.Path,
        material: Material,
        edge: float,
        *,
        soft: float = 0.6,
        steep: float = 1.0,
        ink: float = 1.2,
        cast: float = 0.45,
        bump: Bump | None = None,
        clip: skia.Path | None = None,
    ) -> None:
        """Lay a body on what is there.

        `edge` is the radius of its rounded rim, `soft` smooths it, `steep` stretches its height, `ink` is the
        width of the line round it, `cast` the strength of the shadow on the layers below, `bump` adds to the
        height (in picture units) from x and y, `clip` cuts the body off without a rim.
        All lengths in picture units.
        """
        s = self.scale
        whole = self.mask(path)
        ys, xs = np.nonzero(whole > 0.5)
        if len(ys) == 0:
            raise ValueError("a layer lies outside its picture")
        margin = int((ink + 4) * s) + 12 * s // 4
        top, bottom = max(0, ys.min() - margin), min(whole.shape[0], ys.max() + margin + 1)
        left, right = max(0, xs.min() - margin), min(whole.shape[1], xs.max() + margin + 1)
        box = (slice(top, bottom), slice(left, right))
        cover = whole[box]
        deep = depth(np.pad(cover > 0.5, 1), max(1, round(edge * s)))[1:-1, 1:-1]
        if clip is not None:
            cover = cover * self.mask(clip)[box]
        height = swell(deep, edge * s) * steep
        if bump is not None:
            y, x = np.mgrid[top:bottom, left:right].astype(np.float32) / s
            height = height + bump(x, y) * s
        light, glint, slope = lit(blur(height, soft * s))
        if material.metal:
            light = np.clip(light + material.metal * np.sin(slope * 5.5 + 0.4) * (1 - light * 0.5), 0, 1)
        colour = material.colour(light)
        colour += (material.shine * glint**material.gloss)[..., None] * (1 - colour)
        if cast:
            fall = np.roll(cover, (round(2.2 * s), round(1.8 * s)), (0, 1))
            self._darken(box, blur(fall, 1.6 * s) * cast)
        if ink:
            reach = math.ceil(ink * s) + 2
            away = depth(np.pad(cover <= 0.5, reach, constant_values=True), reach)[reach:-reach, reach:-reach]
            line = np.clip(1 - (away / s - ink) * s, 0, 1)
            self._cover(
                box,
                np.broadcast_to(np.array(rgb(material.ink), np.float32), colour.shape),
                np.where(cover > 0.5, 1, line).astype(np.float32),
            )
        self._cover(box, colour, cover)
        self.light[box] = np.where(cover > 0.5, light, self.light[box])

    def decal(self, path: skia.Path, material: Material, calm: float = 0.45) -> None:
        """Paint a flat mark in the light of the body under it, evened out by `calm` to stay legible."""
        cover = self.mask(path) * (self.pixels[..., 3] > 0)
        light = blur(self.light, 3 * self.scale) * (1 - calm) + LAMP[2] * calm
        self._cover((slice(None), slice(None)), material.colour(light), cover)

    def glaze(self, path: skia.Path, colour: str, strength: float, softness: float = 0.0) -> None:
        """A flat veil of colour over what is there (a blush, a glint, a scorch), soft at its rim."""
        cover = self.mask(path)
        if softness:
            cover = blur(cover, softness * self.scale)
        tint = np.broadcast_to(np.array(rgb(colour), np.float32), (*cover.shape, 3))
        self._cover((slice(None), slice(None)), tint, cover * strength * (self.pixels[..., 3] > 0.5))

    def _darken(self, box: tuple[slice, slice], strength: Field) -> None:
        tint = np.broadcast_to(np.array(rgb("#1a0d05"), np.float32), (*strength.shape, 3))
        self._cover(box, tint, strength * (self.pixels[box][..., 3] > 0.5))

    def _cover(self, box: tuple[slice, slice], colour: Field, cover: Field) -> None:
        under = self.pixels[box]
        a = cover[..., None]
        under[..., :3] = under[..., :3] * (1 - a) + colour * a
        under[..., 3:] = under[..., 3:] * (1 - a) + a

    def image(self) -> skia.Image:
        """The finished picture at its own size."""
        w, h = self.size
        s = self.scale
        small = self.pixels.reshape(h, s, w, s, 4).mean((1, 3))
        return picture(small, premultiplied=True)


def picture(pixels: Field, *, premultiplied: bool = False) -> skia.Image:
    """An image of an array (h, w, 3 or 4) of values 0..1."""
    if pixels.shape[2] == 3:
        pixels = np.concatenate([pixels, np.ones((*pixels.shape[:2], 1), np.float32)], -1)
    whole = np.ascontiguousarray(np.clip(pixels * 255 + 0.5, 0, 255).astype(np.uint8))
    kind = skia.kPremul_AlphaType if premultiplied else skia.kUnpremul_AlphaType
    return skia.Image.fromarray(whole, colorType=skia.kRGBA_8888_ColorType, alphaType=kind, copy=True)
