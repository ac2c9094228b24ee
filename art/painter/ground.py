"""The meadow: one calm green that meets at every side, in every turn, with what grows low on it."""

from __future__ import annotations

import random
import zlib
from functools import cache

import numpy as np
import skia
from numpy.typing import NDArray

from art.painter.brush import FINE, MEADOW, MEADOW_DARK, MEADOW_LIGHT, SIZE, fill, mix, rgb, stroke
from art.painter.room import Room

Field = NDArray[np.float64]

FLOWERS = ("F6F0D6", "EBCB55", "DE8F7C", "F2E6B4", "B9A3D6")


def seed_of(*words: str) -> int:
    """A number that is the same on every machine for the same words."""
    return zlib.crc32(" ".join(words).encode())


def noise(size: int, waves: float, seed: int, spread: float = 0.6) -> Field:
    """Smooth periodic noise, about `waves` hills across, with mean 0 and deviation 1."""
    white = np.random.default_rng(seed).standard_normal((size, size))
    frequency = np.hypot(*np.meshgrid(np.fft.fftfreq(size) * size, np.fft.fftfreq(size) * size))
    band = np.exp(-((frequency - waves) ** 2) / (2 * (waves * spread) ** 2))
    band[0, 0] = 0
    field: Field = np.fft.ifft2(np.fft.fft2(white) * band).real
    field /= field.std()
    return field


def symmetric(field: Field) -> Field:
    """The same from all four turns and mirrored: what lies on one side continues on any other."""
    mirrored = field + field[:, ::-1]
    turned = sum((np.rot90(mirrored, turn) for turn in range(4)), np.zeros_like(field))
    even: Field = (turned + turned.T) / 2
    even /= even.std()
    return even


def border_fade(size: int, width: float) -> Field:
    """0 on the sides of the tile, 1 from `width` inwards."""
    steps = (np.arange(size) + 0.5) / size
    near = np.minimum(steps, 1 - steps)
    depth = np.clip(np.minimum(near[:, None], near[None, :]) / width, 0, 1)
    soft: Field = depth * depth * (3 - 2 * depth)
    return soft


@cache
def _common(size: int, waves: float) -> Field:
    return symmetric(noise(size, waves, seed_of("meadow", str(waves))))


def mottle(size: int, waves: float, name: str) -> Field:
    """Noise of this tile alone that turns into the noise common to all tiles at its sides."""
    own = noise(size, waves, seed_of(name, "mottle", str(waves)))
    common = _common(size, waves)
    fade = border_fade(size, 0.16)
    blended: Field = common * np.sqrt(1 - fade**2) + own * fade
    return blended


def meadow(name: str) -> skia.Image:
    """The bare ground of a tile, opaque, at painting size."""
    size = SIZE * FINE
    height = 0.75 * mottle(size, 3.0, name) + 0.5 * mottle(size, 8.0, name)
    fine = mottle(size, 60.0, name)
    value = np.clip(height * 0.5, -1.3, 1.3)[:, :, None]
    base, dark, light = (np.array(rgb(colour), float) for colour in (MEADOW, MEADOW_DARK, MEADOW_LIGHT))
    colour = base + np.where(value > 0, (light - base) * 0.3, (base - dark) * 0.34) * value
    colour += fine[:, :, None] * 1.5
    return to_image(colour)


def to_image(colour: Field) -> skia.Image:
    """An opaque picture from rows of red, green, blue (0 to 255)."""
    pixels = np.full((*colour.shape[:2], 4), 255, np.uint8)
    pixels[:, :, :3] = np.clip(np.round(colour), 0, 255)
    return skia.Image.fromarray(pixels, colorType=skia.kRGBA_8888_ColorType)


def grow(canvas: skia.Canvas, room: Room, rng: random.Random) -> None:
    """Dabs of the brush, tufts of grass, a few flowers, wherever the meadow is free."""
    for _ in range(420):
        x, y = rng.random(), rng.random()
        if room.at(np.array([[x, y]]))[0] > 0.014:
            tone = rng.choice((mix(MEADOW, MEADOW_DARK, 0.7), mix(MEADOW, MEADOW_LIGHT, 0.6)))
            lean, reach = rng.uniform(-0.004, 0.004), rng.uniform(0.006, 0.014)
            canvas.drawLine(x, y, x + lean, y - reach, stroke(tone, rng.uniform(0.003, 0.006), 0.28))
    for _ in range(46):
        x, y = rng.random(), rng.random()
        if room.at(np.array([[x, y]]))[0] > 0.02:
            _tuft(canvas, x, y, rng)
    for _ in range(7):
        x, y = rng.random(), rng.random()
        if room.at(np.array([[x, y]]))[0] > 0.035:
            _flowers(canvas, x, y, rng)


def _tuft(canvas: skia.Canvas, x: float, y: float, rng: random.Random) -> None:
    size = rng.uniform(0.008, 0.015)
    for lean in (-0.55, -0.15, 0.25, 0.6):
        tone = rng.choice(("6F8F3A", "7C9A44", "89A84C"))
        canvas.drawLine(
            x + lean * 0.004, y, x + lean * size, y - size * rng.uniform(0.7, 1.1), stroke(tone, 0.0028, 0.75)
        )


def _flowers(canvas: skia.Canvas, x: float, y: float, rng: random.Random) -> None:
    tone = rng.choice(FLOWERS)
    for _ in range(rng.randint(3, 6)):
        at = (x + rng.uniform(-0.022, 0.022), y + rng.uniform(-0.018, 0.018))
        canvas.drawCircle(at[0] + 0.001, at[1] + 0.002, 0.0042, fill("5E7A2F", 0.5))
        canvas.drawCircle(*at, rng.uniform(0.003, 0.0045), fill(tone))
