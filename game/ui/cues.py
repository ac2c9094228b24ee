"""Cues: sounds on a timeline. Where a movement is cut short, the weightiest of those still to come is heard alone.

>>> heard = []
>>> cues = Cues([Cue(0.0, "push"), Cue(0.3, "drop"), Cue(0.5, "hop")], lambda name, strength: heard.append(name))
>>> cues.advance(0.1); cues.finish(); heard
['push', 'drop']
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

WEIGHT = ("hop", "turn", "push", "drop", "lay", "token", "completed", "treasure", "your_turn", "crown")
"""Sounds from the slightest to the weightiest."""


@dataclass(frozen=True)
class Cue:
    """A sound, so many seconds after a movement began."""

    at: float
    sound: str
    strength: float = 1.0


class Cues:
    """A move (see tween.py) that is only heard."""

    def __init__(self, cues: Iterable[Cue], play: Callable[[str, float], object]) -> None:
        self._coming = sorted(cues, key=lambda cue: cue.at)
        self._play = play
        self._time = 0.0

    def advance(self, seconds: float) -> float | None:
        self._time += seconds
        left = seconds
        while self._coming and self._coming[0].at <= self._time:
            cue = self._coming.pop(0)
            left = self._time - cue.at
            self._hear(cue)
        return None if self._coming else left

    def finish(self) -> None:
        coming, self._coming = self._coming, []
        if coming:
            self._hear(max(reversed(coming), key=lambda cue: WEIGHT.index(cue.sound)))

    def _hear(self, cue: Cue) -> None:
        self._play(cue.sound, cue.strength)
