"""Sound from numbers: noise, struck bodies, plucked strings, a room, and how loud it all is."""

from __future__ import annotations

import io
import wave
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]  # one channel, -1 to 1
Partial = tuple[float, float, float]  # frequency, strength, seconds until it has faded to a third

RATE = 32_000  # samples a second; above 16 kHz soft wood and paper have nothing to say
CEILING = 0.89  # the highest peak, 1 dB below what the format holds
FULL = 32767
MOMENT = 0.1  # seconds over which the ear takes loudness


def silence(seconds: float) -> Samples:
    return np.zeros(round(seconds * RATE))


def clock(seconds: float) -> Samples:
    """The time of each sample."""
    return np.arange(round(seconds * RATE)) / RATE


def noise(seconds: float, seed: int, low: float, high: float) -> Samples:
    """Noise between two frequencies, rolling off gently at both, of about the strength 1."""
    count = round(seconds * RATE)
    white = np.random.Generator(np.random.PCG64(seed)).random(count) * 2 - 1
    return shaped(white, low, high) / max(1e-9, float(np.std(shaped(white, low, high))))


def shaped(sound: Samples, low: float, high: float) -> Samples:
    """Only what lies between two frequencies, with slopes of 12 dB an octave."""
    spectrum = np.fft.rfft(sound)
    pitch = np.maximum(1.0, np.fft.rfftfreq(len(sound), 1 / RATE))
    spectrum *= 1 / (1 + (low / pitch) ** 2) / (1 + (pitch / high) ** 2)
    return np.fft.irfft(spectrum, len(sound))


def fading(seconds: float, attack: float, decay: float) -> Samples:
    """An envelope that rises in `attack` seconds and then fades, to a third in `decay` seconds."""
    time = clock(seconds)
    rise = np.sin(np.pi / 2 * np.minimum(1.0, time / attack)) ** 2
    return rise * np.exp(-np.maximum(0.0, time - attack) / decay)


def struck(seconds: float, partials: Sequence[Partial], attack: float = 0.002) -> Samples:
    """A body that rings with a few damped tones after a blow; the softer the blow, the longer the `attack`."""
    time = clock(seconds)
    ringing = sum(
        (power * np.sin(2 * np.pi * pitch * time) * np.exp(-time / decay) for pitch, power, decay in partials),
        silence(seconds),
    )
    return ringing * np.sin(np.pi / 2 * np.minimum(1.0, time / attack)) ** 2


def plucked(pitch: float, seconds: float, seed: int, ring: float = 1.6, brightness: float = 3200.0) -> Samples:
    """A gut string (Karplus and Strong): a noisy loop of one period that is smoothed each time it comes round.

    `ring` is the time in which the string fades to a thousandth.
    """
    period = max(8, int(RATE / pitch))
    tuned = period + 0.5  # the smoothing itself delays by half a sample
    passes = int(seconds * pitch) + 3
    start = np.random.Generator(np.random.PCG64(seed)).random(period) * 2 - 1
    start = shaped(start, pitch * 0.7, brightness)
    start -= 0.6 * np.roll(start, period // 5)  # plucked at a fifth of its length
    loop = np.zeros((passes, period))
    loop[0] = start - start.mean()
    kept = 0.001 ** (1 / (ring * pitch))
    before = 0.0
    for step in range(1, passes):
        last = loop[step - 1]
        loop[step] = kept * (0.52 * last + 0.48 * np.concatenate(([before], last[:-1])))
        before = float(last[-1])
    string = loop.ravel()
    wanted = np.arange(round(seconds * RATE)) * (pitch * tuned / RATE)
    heard = np.interp(wanted, np.arange(len(string)), string)
    heard *= np.minimum(1.0, clock(seconds) / 0.003)
    heard *= np.minimum(1.0, (seconds - clock(seconds)) / 0.08)
    return heard / np.max(np.abs(heard))


def together(seconds: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Sounds laid over each other: for each its beginning in seconds, its strength, and itself."""
    whole = silence(seconds)
    for start, power, sound in parts:
        at = round(start * RATE)
        end = min(len(whole), at + len(sound))
        whole[at:end] += power * sound[: end - at]
    return whole


def room(sound: Samples, seed: int, seconds: float = 0.25, wet: float = 0.25, high: float = 3500.0) -> Samples:
    """The sound in a small panelled room: a short, dark tail; the length stays, so leave silence for it."""
    return sound + wet * _tail(sound, seed, seconds, high, len(sound) + round(seconds * RATE))


def round_room(loop: Samples, seed: int, seconds: float, wet: float, high: float = 3000.0) -> Samples:
    """The same for a sound that goes round and round: the tail of its end is heard in its beginning."""
    return loop + wet * _tail(loop, seed, seconds, high, len(loop))


def _tail(sound: Samples, seed: int, seconds: float, high: float, length: int) -> Samples:
    echo = noise(seconds, seed, 150, high) * np.exp(-clock(seconds) / (seconds / 5))
    echo[: round(0.006 * RATE)] = 0  # the way to the nearest wall
    echo /= np.sqrt(np.sum(echo**2))
    spectrum = np.fft.rfft(sound, length) * np.fft.rfft(echo, length)
    return np.fft.irfft(spectrum, length)[: len(sound)]


def loudness(sound: Samples, rate: int = RATE) -> float:
    """How loud the loudest moment is to the ear, in dB below full scale: A-weighted, by moments of a tenth second."""
    spectrum = np.fft.rfft(sound)
    square = np.fft.rfftfreq(len(sound), 1 / rate) ** 2
    spectrum *= (
        1.2589 * 12194**2 * square**2
        / ((square + 20.6**2) * np.sqrt((square + 107.7**2) * (square + 737.9**2)) * (square + 12194**2))
    )  # fmt: skip
    power = np.fft.irfft(spectrum, len(sound)) ** 2
    window = round(MOMENT * rate)
    sums = np.concatenate(([0.0], np.cumsum(np.concatenate((power, np.zeros(window))))))
    return float(10 * np.log10(max(1e-12, np.max(sums[window:] - sums[:-window]) / window)))


def finished(sound: Samples, level: float, fade: float = 0.03) -> Samples:
    """At its level (see `loudness`), never above the ceiling, and from silence to silence."""
    whole = shaped(sound, 60, 15_000)
    rise, fall = round(0.001 * RATE), round(fade * RATE)
    whole[:rise] *= np.linspace(0, 1, rise)
    whole[-fall:] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    whole = whole * 10 ** ((level - loudness(whole)) / 20)
    return whole * min(1.0, CEILING / float(np.max(np.abs(whole))))


def finished_loop(loop: Samples, level: float) -> Samples:
    """The same for a sound that goes round: nothing fades."""
    whole = shaped(loop, 60, 6000)
    whole = whole * 10 ** ((level - loudness(whole)) / 20)
    return whole * min(1.0, CEILING / float(np.max(np.abs(whole))))


def thinned(loop: Samples, rate: int) -> Samples:
    """A sound that goes round, with fewer samples a second."""
    count = round(len(loop) * rate / RATE)
    return np.fft.irfft(np.fft.rfft(loop)[: count // 2 + 1], count) * (count / len(loop))


def to_wave(sound: Samples, rate: int) -> bytes:
    """The bytes of a WAV file of 16 bits."""
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(rate)
        writer.writeframes(np.round(np.clip(sound, -1, 1) * FULL).astype("<i2").tobytes())
    return file.getvalue()


def from_wave(data: bytes) -> tuple[Samples, int]:
    """The samples of a WAV file as `to_wave` makes it, and how many a second."""
    with wave.open(io.BytesIO(data), "rb") as reader:
        if (reader.getnchannels(), reader.getsampwidth()) != (1, 2):
            raise ValueError("not one channel of 16 bits")
        return np.frombuffer(reader.readframes(reader.getnframes()), "<i2") / FULL, reader.getframerate()
