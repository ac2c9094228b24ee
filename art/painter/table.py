"""The table under the game: walnut planks, the darker cloth of the landscapes, parchment."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.painter.grain import WALNUT, fractal, noise, ramp, wood
from art.painter.paths import moved, trace
from art.painter.relief import Field, lit, picture, rgb
from art.painter.source import Source

TABLE, KEPT = (2560, 1600), (1920, 1200)  # pixels it is painted and kept in: its grain bears being stretched
PLANK = 320
FELT = 1024
PARCHMENT = 512


def sources() -> list[Source]:
    """The three grounds."""
    return [
        Source("table/walnut.webp", walnut),
        Source("table/felt.webp", felt),
        Source("table/parchment.webp", parchment),
    ]


def walnut() -> skia.Image:
    """Planks in the light of the evening."""
    return picture(evening(planks(*TABLE))).resize(*KEPT, skia.SamplingOptions(skia.CubicResampler.Mitchell()))


def planks(width: int, height: int) -> Field:
    """Walnut boards side by side, each of its own tree, shape (h, w, 3)."""
    rng = np.random.default_rng(5)
    tone = np.zeros((height, width), np.float32)
    for number, top in enumerate(range(0, height, PLANK)):
        span = min(PLANK, height - top)
        board = wood(PLANK, width, 40 + number * 17, rings=7 + number % 3, fine=0.8)[:span]
        tone[top : top + span] = np.clip(board + rng.uniform(-0.07, 0.07), 0, 1)
    colour = ramp(tone, WALNUT)
    for top in range(PLANK, height, PLANK):
        for offset, shade in ((-3, 0.86), (-2, 0.62), (-1, 0.36), (0, 0.3), (1, 0.6), (2, 1.16), (3, 1.1)):
            colour[top + offset] *= shade
    return colour


def evening(colour: Field) -> Field:
    """The light of a late afternoon from the north-west over a picture."""
    height, width = colour.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    far = np.hypot(x / width - 0.16, (y / height - 0.08) * 0.8)
    light = np.exp(-((far / 0.62) ** 2))[..., None]
    warm = np.array([1.22, 1.10, 0.92], np.float32)
    cool = np.array([0.72, 0.69, 0.70], np.float32)
    return colour * (cool + (warm - cool) * light)


def felt() -> skia.Image:
    """A dark green-brown cloth without seams, woven so finely that tiles lie calmly on it."""
    size = FELT
    cloud = fractal(size, size, 4, 4, 9, 3)
    fluff = noise(size, size, 340, 340, 12)
    y, x = np.mgrid[0:size, 0:size].astype(np.float32)
    weave = np.sin(x * 2 * np.pi * 256 / size) * np.sin(y * 2 * np.pi * 256 / size)
    tone = 0.5 + 0.22 * (cloud - 0.5) + 0.16 * (fluff - 0.5) + 0.05 * weave
    return picture(ramp(tone, ((0.2, "#1e2a22"), (0.5, "#2c3a2f"), (0.8, "#3a4a3c"))))


def parchment() -> skia.Image:
    """Calm parchment with a few quiet fibres, without seams."""
    size = PARCHMENT
    cloud = fractal(size, size, 3, 3, 21, 3)
    tooth = fractal(size, size, 96, 96, 23, 2)
    light, _, _ = lit(np.pad(tooth * 0.9, 1, mode="wrap"))
    base = np.array(rgb("#f3ead2"), np.float32)
    warm = np.array([0.995, 0.975, 0.925], np.float32)
    mix = np.clip((cloud - 0.3) * 1.2, 0, 1)[..., None] * 0.55
    tone = 1 + 0.02 * (cloud - 0.5) + 0.10 * (light[1:-1, 1:-1] - 0.61)
    return _with_fibres(picture(base * tone[..., None] * (1 - mix + warm * mix)))


def _with_fibres(sheet: skia.Image) -> skia.Image:
    """Short bent hairs, drawn again beyond each border so that they run on."""
    size = sheet.width()
    surface = skia.Surface(size, size)
    canvas = surface.getCanvas()
    canvas.drawImage(sheet, 0, 0)
    rng = np.random.default_rng(27)
    for _ in range(170):
        x, y, heading, length, bend = rng.random(5) * (size, size, math.tau, 18, 1.2) + (0, 0, 0, 6, -0.6)
        hair = trace(f"M 0 0 Q {length / 2} {length * bend / 3} {length} 0")
        hair.transform(skia.Matrix().setRotate(math.degrees(heading)).postTranslate(x, y))
        colour = skia.ColorSetARGB(20, 122, 92, 40) if rng.random() < 0.6 else skia.ColorSetARGB(56, 255, 252, 238)
        pen = skia.Paint(AntiAlias=True, Color=colour, Style=skia.Paint.kStroke_Style, StrokeWidth=1.2)
        for dx in (-size, 0, size):
            for dy in (-size, 0, size):
                canvas.drawPath(moved(hair, skia.Matrix().setTranslate(dx, dy)), pen)
    return surface.makeImageSnapshot()
