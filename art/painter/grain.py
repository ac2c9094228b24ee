"""Noise that meets itself at the borders, and wood grown from it."""

from __future__ import annotations

import numpy as np

from art.painter.relief import Field, rgb

WALNUT = ((0.0, "#2a180d"), (0.3, "#4d321e"), (0.55, "#6b4a2e"), (0.8, "#89633f"), (1.0, "#a98157"))
DARK_WALNUT = ((0.0, "#1a0e07"), (0.3, "#38220f"), (0.55, "#543519"), (0.8, "#744d28"), (1.0, "#99703f"))


def noise(height: int, width: int, rows: int, cols: int, seed: int) -> Field:
    """Smooth periodic noise (0..1) with `rows` by `cols` bumps."""
    lattice = np.random.default_rng(seed).random((rows, cols)).astype(np.float32)

    def spread(values: Field, length: int) -> Field:
        """Stretch the first axis to `length`, wrapping round."""
        cells = values.shape[0]
        at = np.arange(length, dtype=np.float32) * cells / length
        first = at.astype(int)
        part = (at - first)[:, None]
        part = part * part * (3 - 2 * part)
        return (values[first % cells] * (1 - part) + values[(first + 1) % cells] * part).astype(np.float32)

    return spread(spread(lattice, height).T.copy(), width).T.copy()


def fractal(height: int, width: int, rows: int, cols: int, seed: int, octaves: int = 4) -> Field:
    """Noise of several sizes together, stretched to mean 0.5 and about 0..1."""
    total, weight = np.zeros((height, width), np.float32), 0.0
    for octave in range(octaves):
        share = 0.5**octave
        r, c = min(rows << octave, height), min(cols << octave, width)
        total += share * noise(height, width, r, c, seed * 31 + octave)
        weight += share
    out = total / weight
    return np.clip(0.5 + (out - out.mean()) / (out.std() + 1e-6) * 0.18, 0, 1).astype(np.float32)


def ramp(tone: Field, stops: tuple[tuple[float, str], ...]) -> Field:
    """Colours (h, w, 3) for tones 0..1."""
    at = [s for s, _ in stops]
    return np.stack([np.interp(tone, at, [rgb(c)[i] for _, c in stops]) for i in range(3)], -1).astype(np.float32)


def wood(height: int, width: int, seed: int, *, rings: float = 9.0, fine: float = 1.0) -> Field:
    """The tone (0..1) of a plank whose grain runs along its width; `fine` is the strength of its fibres."""
    slow = fractal(height, width, 2, max(2, width // (height * 4) + 2), seed, 2)
    y = np.linspace(0, 1, height, dtype=np.float32)[:, None]
    ripple = fractal(height, width, max(4, height // 40), max(2, width // 200), seed + 9, 2)
    heart = np.abs(y - 0.35 - 0.3 * (slow - 0.5)) * 1.5
    year = (rings * (heart + 0.55 * slow) + 0.22 * ripple) % 1
    ring = np.where(year < 0.82, year / 0.82, (1 - year) / 0.18) ** 2.2
    streak = fractal(height, width, max(8, height // 6), max(2, width // 420), seed + 3, 3)
    fibre = noise(height, width, max(2, height // 2), max(2, width // 90), seed + 5)
    hair = noise(height, width, height, max(2, width // 60), seed + 11)
    pores = np.clip(noise(height, width, max(2, height * 2 // 3), max(2, width // 30), seed + 7) - 0.78, 0, 1) * 3.2
    tone = 0.55 + 0.20 * (slow - 0.5) - 0.15 * ring + 0.36 * (streak - 0.5)
    detail = 0.13 * (fibre - 0.5) + 0.08 * (hair - 0.5) - 0.26 * pores * (0.5 + ring)
    return np.clip(tone + fine * detail, 0, 1).astype(np.float32)
