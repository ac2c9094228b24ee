"""Sounds: all there, of the right length and loudness, without clicks; the music goes round without a seam."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("skia")

from art.painter import manifest, music
from art.painter.recording import Recording
from art.painter.synth import Samples, from_wave, loudness, to_wave
from game.ui.sound import MUSIC, SOUNDS

FOLDER = manifest.ART / "sounds"
# The shortest and the longest that each may be, in seconds.
LENGTHS = {
    "push": (0.3, 0.6), "drop": (0.2, 0.5), "hop": (0.08, 0.2), "turn": (0.1, 0.25), "lay": (0.2, 0.5),
    "refuse": (0.2, 0.5), "token": (0.15, 0.36), "completed": (0.8, 2), "treasure": (0.8, 2), "crown": (1, 2.5),
    "your_turn": (0.4, 1), "button": (0.05, 0.15),
}  # fmt: skip
LOUDEST, QUIETEST = -24.0, -33.0  # the loudest moment of each sound, see synth.loudness
ITEMS = [item for item in manifest.everything("sounds/") if isinstance(item, Recording)]
EFFECTS = sorted(path.name for path in FOLDER.glob("*.wav") if path.name != MUSIC)


def heard(name: str) -> tuple[Samples, int]:
    return from_wave((FOLDER / name).read_bytes())


def kind(name: str) -> str:
    return name.removesuffix(".wav").rstrip("-123")


def test_every_sound_of_the_game_is_there_and_no_other() -> None:
    assert sorted([*(f"{file}.wav" for files in SOUNDS.values() for file in files), MUSIC]) == sorted([*EFFECTS, MUSIC])
    assert {item.path for item in ITEMS} == {f"sounds/{name}" for name in [*EFFECTS, MUSIC]}
    assert set(SOUNDS) == set(LENGTHS)


def test_the_sounds_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_600_000


@pytest.mark.parametrize("name", EFFECTS)
def test_it_lasts_as_long_as_what_it_goes_with(name: str) -> None:
    sound, rate = heard(name)
    shortest, longest = LENGTHS[kind(name)]
    assert shortest <= len(sound) / rate <= longest


@pytest.mark.parametrize("name", EFFECTS)
def test_it_begins_and_ends_in_silence(name: str) -> None:
    sound, rate = heard(name)
    assert abs(sound[0]) < 0.001 and abs(sound[-1]) < 0.001
    peak = np.max(np.abs(sound))
    assert np.max(np.abs(sound[-rate // 200 :])) < 0.03 * peak, "it is cut off"
    assert abs(np.mean(sound)) < 0.003


@pytest.mark.parametrize("name", [*EFFECTS, MUSIC])
def test_nothing_is_clipped(name: str) -> None:
    sound, _ = heard(name)
    assert np.max(np.abs(sound)) < 0.9


@pytest.mark.parametrize("name", EFFECTS)
def test_all_are_about_as_loud(name: str) -> None:
    assert QUIETEST < loudness(*heard(name)) < LOUDEST


@pytest.mark.parametrize("name", ["push", "drop", "hop-1", "lay", "refuse", "completed", "your_turn", "button"])
def test_wood_and_felt_are_not_shrill(name: str) -> None:
    sound, rate = heard(f"{name}.wav")
    power = np.abs(np.fft.rfft(sound)) ** 2
    pitch = np.fft.rfftfreq(len(sound), 1 / rate)
    assert np.sum(power[pitch > 6000]) < 0.02 * np.sum(power)


class TestMusic:
    def test_it_is_long_and_quieter_than_the_sounds(self) -> None:
        loop, rate = heard(MUSIC)
        assert 30 <= len(loop) / rate <= 45
        assert np.sqrt(np.mean(loop**2)) < 0.02
        assert loudness(loop, rate) < -28

    def test_its_end_runs_into_its_beginning(self) -> None:
        loop, rate = heard(MUSIC)
        steps = np.abs(np.diff(loop))
        around = np.concatenate((loop[-rate // 10 :], loop[: rate // 10]))
        assert np.abs(loop[0] - loop[-1]) <= np.max(steps)
        # Where it goes round there is no more of what a click is made of than anywhere else.
        assert self._jolt(around) < 2 * max(self._jolt(loop[at : at + rate // 5]) for at in range(0, rate * 20, rate))

    def test_it_is_never_silent(self) -> None:
        loop, rate = heard(MUSIC)
        parts = loop[: len(loop) // rate * rate].reshape(-1, rate)
        assert np.min(np.sqrt(np.mean(parts**2, axis=1))) > 0.002

    def test_a_bar_that_is_not_full_is_refused(self) -> None:
        assert music.notes_of("D4 3 E4 3 | F4 6") == [(0.0, "D4", 3.0), (3.0, "E4", 3.0), (6.0, "F4", 6.0)]
        with pytest.raises(ValueError, match="bar 2"):
            music.notes_of("D4 6 | E4 5")

    def test_notes_have_their_pitch(self) -> None:
        assert music.pitch_of("A4") == 440
        assert music.pitch_of("D3") == pytest.approx(146.83, abs=0.01)

    @staticmethod
    def _jolt(sound: Samples) -> float:
        return float(np.max(np.abs(np.diff(sound, 2))))


class TestCheck:
    def test_sounds_are_as_played(self) -> None:
        assert [item.path for item in ITEMS if manifest.difference(item)] == []
        assert manifest.stale(list(ITEMS)) == []

    def test_rounding_is_forgiven_and_nothing_else(self) -> None:
        old = (FOLDER / "lay.wav").read_bytes()
        sound, rate = from_wave(old)
        assert manifest.compare_sounds(old, to_wave(sound + 1 / 32767, rate)) is None
        assert manifest.compare_sounds(old, to_wave(sound * 0.9, rate)) is not None
        assert manifest.compare_sounds(old, to_wave(sound[:-1], rate)) is not None
        assert manifest.compare_sounds(old, to_wave(sound, rate // 2)) is not None
