"""The music: a lute plays a quiet tune in the Dorian mode over the fifth D and A, and goes round without a seam."""

from __future__ import annotations

import numpy as np

from art.painter.recording import Recording
from art.painter.synth import RATE, Samples, finished_loop, plucked, round_room, silence, thinned

LEVEL = -30.0  # see synth.loudness
MUSIC_RATE = 16_000  # a gut string has nothing left above 8 kHz
EIGHTH = 0.43  # seconds
BAR = 6  # eighths

# Twelve bars; note and length in eighths, a dot is a rest. Second voice and bass are given by bars.
TUNE = """
D4 2 E4 1  F4 2 G4 1 | A4 3  G4 1 F4 2 | E4 2 F4 1  G4 1 F4 1 E4 1 | D4 4  . 2
A4 2 B4 1  C5 2 B4 1 | A4 2 G4 1  F4 3 | G4 1 A4 1 G4 1  F4 2 E4 1 | D4 4  A3 2
F4 2 G4 1  A4 3      | C5 2 A4 1  G4 3 | F4 1 E4 1 D4 1  E4 2 C4 1 | D4 5  . 1
"""
BASS = (
    "D3 A3 D4", "D3 A3 F4", "C3 G3 C4", "D3 A3 D4",
    "F3 C4 F4", "D3 A3 D4", "C3 G3 E4", "D3 A3 D4",
    "F3 C4 F4", "A2 E3 C4", "C3 G3 C4", "D3 A3 D4",
)  # fmt: skip
DRONE = ("D2", "A2")
STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}  # semitones from A4


def recordings() -> list[Recording]:
    return [Recording("sounds/music.wav", music, MUSIC_RATE)]


def pitch_of(note: str) -> float:
    """The frequency of a note such as ``D4``."""
    name, octave = note[0], int(note[1])
    return 440.0 * 2.0 ** ((STEPS[name] + 12 * (octave - 4)) / 12)


def notes_of(tune: str) -> list[tuple[float, str, float]]:
    """Beginning, note and length of each note, in eighths. Raises `ValueError` for a bar that is not full."""
    notes, now = [], 0
    for number, bar in enumerate(tune.replace("\n", "|").strip("|").split("|")):
        words = bar.split()
        for note, length in zip(words[::2], words[1::2], strict=True):
            if note != ".":
                notes.append((float(now), note, float(length)))
            now += int(length)
        if now != BAR * (number + 1):
            raise ValueError(f"bar {number + 1} is not full")
    return notes


def music() -> Samples:
    """The whole loop. What still rings at its end is laid into its beginning."""
    loop = silence(EIGHTH * BAR * len(BASS))
    for number, (start, note, length) in enumerate(notes_of(TUNE)):
        late = 0.012 * ((number * 7) % 5 - 2) / 2  # nobody plays like a clock
        power = 0.62 if start % 3 else 0.78
        _play(loop, start * EIGHTH + late, power, plucked(pitch_of(note), length * EIGHTH + 1.1, number, 1.9, 2600))
    for number, chord in enumerate(BASS):
        for place, note in enumerate(chord.split()):
            start = (number * BAR + (0, 2, 3)[place]) * EIGHTH + 0.02
            string = plucked(pitch_of(note), 2.4, 200 + number * 3 + place, 2.4, 1800)
            _play(loop, start, (0.5, 0.26, 0.24)[place], string)
        for place, note in enumerate(DRONE):
            start = (number * BAR + 3 * place) * EIGHTH
            _play(loop, start, 0.34, plucked(pitch_of(note), 3.2, 300 + number * 2 + place, 4.0, 900))
    return thinned(finished_loop(round_room(loop, 400, 0.9, 0.32), LEVEL), MUSIC_RATE)


def _play(loop: Samples, start: float, power: float, note: Samples) -> None:
    """Lay a note into the loop, round its end."""
    places = (round(start * RATE) + np.arange(len(note))) % len(loop)
    loop[places] += power * note
