"""The sounds of the game: wood, cardboard and felt; small bells and strings for what is won."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from art.painter.recording import Recording
from art.painter.synth import (
    RATE,
    Partial,
    Samples,
    clock,
    fading,
    finished,
    noise,
    plucked,
    room,
    shaped,
    struck,
    together,
)

LOUD, USUAL, SOFT = -25.0, -27.0, -32.0  # levels, see synth.loudness
D3, A3, D4, FIS4, A4, D5, FIS5, A5, D6, FIS6, A6 = (
    440 * 2 ** (step / 12) for step in (-19, -12, -7, -3, 0, 5, 9, 12, 17, 21, 24)
)


def recordings() -> list[Recording]:
    """All sounds; those with a number are variants that take turns."""
    made: dict[str, Callable[[], Samples]] = {
        "push": push,
        "drop": drop,
        "turn": turn,
        "lay": lay,
        "refuse": refuse,
        "token": token,
        "completed": completed,
        "treasure": treasure,
        "crown": crown,
        "your_turn": your_turn,
        "button": button,
        **{f"hop-{number}": partial(hop, number) for number in (1, 2, 3)},
    }
    return [Recording(f"sounds/{name}.wav", play, RATE) for name, play in made.items()]


def wood(pitch: float, ring: float = 0.03) -> tuple[Partial, ...]:
    """The tones of a wooden block lying on wood, damped the sooner the higher."""
    return (
        (pitch, 1.0, ring),
        (pitch * 1.58, 0.5, ring * 0.8),
        (pitch * 2.76, 0.42, ring * 0.55),
        (pitch * 4.1, 0.2, ring * 0.35),
        (pitch * 5.4, 0.14, ring * 0.22),
    )


def knock(pitch: float, seed: int, ring: float = 0.03, bite: float = 0.35, attack: float = 0.0015) -> Samples:
    """Wood on wood: the body's tones and the short rustle of the touch."""
    touch = noise(0.25, seed, 500, 5000) * fading(0.25, 0.001, 0.006)
    return struck(0.25, wood(pitch, ring), attack) + bite * touch


def push() -> Samples:
    """A row of tiles slides over wood, quick at first, and comes to rest with a little knock."""
    time = clock(0.5)
    speed = np.clip(time / 0.025, 0, 1) * np.maximum(0.0, 1 - time / 0.34) ** 0.8
    grain = np.clip(1 + 0.55 * noise(0.5, 12, 18, 70), 0.15, 2.2)  # it sticks and slips
    scrape = noise(0.5, 11, 220, 2600)
    body = sum((shaped(noise(0.5, 13 + n, pitch * 0.9, pitch * 1.1), pitch * 0.9, pitch * 1.1) * 2.2
                for n, pitch in enumerate((290, 510, 830))), np.zeros_like(scrape))  # fmt: skip
    slide = (0.55 * scrape + 0.4 * body) * speed * grain
    whole = together(0.5, (0, 0.32, slide), (0.3, 0.26, knock(360, 16, 0.028, 0.2)))
    return finished(room(whole, 17, 0.15, 0.2), USUAL, 0.06)


def drop() -> Samples:
    """A tile falls off the edge onto the table, rocks twice and lies."""
    whole = together(
        0.42,
        (0.0, 1.0, knock(285, 21, 0.04, 0.3)),
        (0.085, 0.42, knock(330, 22, 0.03, 0.35)),
        (0.138, 0.22, knock(310, 23, 0.03, 0.4)),
        (0.17, 0.1, knock(345, 24, 0.025, 0.4)),
    )
    return finished(room(whole, 25, 0.18, 0.22), USUAL, 0.06)


def hop(number: int) -> Samples:
    """A wooden meeple comes down on a tile."""
    pitch = (545.0, 590.0, 515.0)[number - 1]
    whole = together(0.16, (0, 1.0, knock(pitch, 30 + number, 0.02, 0.22)), (0, 0.35, struck(0.16, [(190, 1, 0.02)])))
    return finished(room(whole, 34, 0.1, 0.16), USUAL - 1)


def turn() -> Samples:
    """A tile swings round on the cloth."""
    time = clock(0.2)
    swing = np.sin(np.pi * np.clip(time / 0.125, 0, 1)) ** 1.5
    rustle = noise(0.2, 41, 700, 4200) * swing
    return finished(together(0.2, (0, 0.5, rustle), (0.115, 0.55, knock(430, 42, 0.012, 0.3))), SOFT)


def lay() -> Samples:
    """A tile of thick card is laid on felt: a puff of air and a dull thud."""
    puff = noise(0.34, 51, 180, 1500) * fading(0.34, 0.012, 0.035)
    edge = noise(0.34, 52, 1800, 6500) * fading(0.34, 0.003, 0.012)
    thud = struck(0.34, [(128, 1.0, 0.05), (205, 0.7, 0.035), (350, 0.3, 0.02)], 0.005)
    whole = together(0.34, (0, 0.4, puff), (0.012, 0.16, edge), (0.014, 1.0, thud))
    return finished(room(whole, 53, 0.12, 0.15, 2000), USUAL, 0.05)


def refuse() -> Samples:
    """Two muffled knocks: it does not go."""
    one = shaped(knock(165, 61, 0.045, 0.15, 0.006), 80, 650)
    two = shaped(knock(147, 62, 0.05, 0.15, 0.006), 80, 600)
    whole = together(0.38, (0, 1.0, one), (0.125, 0.85, two))
    return finished(room(whole, 63, 0.12, 0.15, 900), SOFT, 0.06)


def token() -> Samples:
    """A cardboard disc flips over and clacks down."""
    time = clock(0.3)
    flip = noise(0.3, 71, 1200, 6000) * np.sin(np.pi * np.clip(time / 0.09, 0, 1)) ** 2
    clack = struck(0.2, [(760, 1.0, 0.012), (1320, 0.7, 0.009), (2280, 0.5, 0.006), (3400, 0.25, 0.004)], 0.001)
    paper = noise(0.2, 72, 1500, 7000) * fading(0.2, 0.001, 0.007)
    rock = struck(0.2, [(840, 1.0, 0.009), (1500, 0.6, 0.006)], 0.001)
    whole = together(0.3, (0, 0.1, flip), (0.095, 0.8, clack), (0.095, 0.3, paper), (0.15, 0.25, rock))
    return finished(room(whole, 73, 0.1, 0.16), USUAL, 0.05)


def glow(pitch: float, swell: float, decay: float) -> Samples:
    """A warm tone that swells and fades: two voices a little apart, few overtones."""
    time = clock(1.6)
    tone = sum(
        (
            power * voice * np.sin(2 * np.pi * pitch * times * apart * time) * np.exp(-time * times**0.7 / decay)
            for times, power in ((1, 1.0), (2, 0.3), (3, 0.1), (4, 0.04))
            for voice, apart in ((1.0, 1.0), (0.35, 1.0025))
        ),
        np.zeros_like(time),
    )
    return tone * np.sin(np.pi / 2 * np.minimum(1.0, time / swell)) ** 2


def completed() -> Samples:
    """A city lights up: a chord that comes softly one voice after the other."""
    voices = ((0.0, 0.5, D4), (0.03, 0.42, A4), (0.07, 0.38, D5), (0.11, 0.26, FIS5))
    whole = together(1.5, *((start, power, glow(pitch, 0.07, 0.42)) for start, power, pitch in voices))
    return finished(room(whole, 81, 0.5, 0.3, 2500), USUAL, 0.3)


def bell(pitch: float, decay: float) -> Samples:
    """A small bell, touched rather than struck."""
    tones = [(pitch, 1.0, decay), (pitch * 2.002, 0.28, decay * 0.5), (pitch * 2.76, 0.16, decay * 0.35),
             (pitch * 4.07, 0.06, decay * 0.18)]  # fmt: skip
    return struck(1.6, tones, 0.006)


def treasure() -> Samples:
    """The treasure is found: little bells rise and shimmer."""
    notes = ((0.0, 0.6, D5), (0.075, 0.6, FIS5), (0.15, 0.6, A5), (0.225, 0.62, D6), (0.33, 0.25, FIS6), (0.4, 0.2, A6))
    bells = together(1.6, *((start, power, bell(pitch, 0.4)) for start, power, pitch in notes))
    glint = noise(1.6, 91, 5000, 9000) * fading(1.6, 0.25, 0.2) * (1 + 0.6 * np.sin(2 * np.pi * 11 * clock(1.6)))
    return finished(room(bells + 0.012 * glint, 92, 0.6, 0.3, 5000), USUAL, 0.3)


def crown() -> Samples:
    """The crown comes down on the tower: a lute strums upward, bells above it."""
    notes = (D3, A3, D4, FIS4, A4, D5)
    strum = [(0.06 * n, 0.55, plucked(pitch, 1.8, 101 + n, 2.2)) for n, pitch in enumerate(notes)]
    above = [(0.36, 0.3, bell(FIS5, 0.5)), (0.46, 0.3, bell(A5, 0.5)), (0.56, 0.32, bell(D6, 0.6))]
    whole = together(1.9, *strum, *above, (0.3, 0.18, glow(D4, 0.2, 0.6)), (0.3, 0.14, glow(A4, 0.2, 0.6)))
    return finished(room(whole, 108, 0.6, 0.3, 4000), LOUD, 0.3)


def bar(pitch: float) -> Samples:
    """A bar of rosewood under a soft mallet."""
    tones = [(pitch, 1.0, 0.16), (pitch * 3.93, 0.16, 0.04), (pitch * 9.2, 0.04, 0.012)]
    return struck(0.9, tones, 0.004) + 0.05 * noise(0.9, 111, 300, 1500) * fading(0.9, 0.002, 0.01)


def your_turn() -> Samples:
    """Two soft notes on wooden bars: you are on."""
    whole = together(0.8, (0, 0.8, bar(A4)), (0.16, 1.0, bar(D5)))
    return finished(room(whole, 112, 0.4, 0.25), USUAL, 0.15)


def button() -> Samples:
    """A small wooden peg is pressed."""
    whole = together(0.1, (0, 1.0, knock(470, 121, 0.011, 0.15)))
    return finished(whole, SOFT)
