"""A recording: one sound file and the function that plays it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.painter.synth import Samples


@dataclass(frozen=True)
class Recording:
    """One sound, of `rate` samples a second. `inputs` as for a picture."""

    path: str
    play: Callable[[], Samples]
    rate: int
    inputs: str = ""
