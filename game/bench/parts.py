"""The parts of the measurement, each in a process of its own, so that none warms the next.

The engine's part needs no pygame; the others show no window unless asked to.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from game.bench import PARTS
from game.bench.engine import FULL, QUICK, Amount, Answer, engine_figures, surroundings

COMPILED_ANEW = "PYTHONDONTWRITEBYTECODE"
"""Where this is set, every start compiles every module, which no player's does."""


def bench(parts: Sequence[str], quick: bool, window: bool) -> Answer:
    """Measure these parts, or all. One part alone is measured here. Raises `CalledProcessError`."""
    if len(parts) == 1:
        return surroundings() | {parts[0]: _measured(parts[0], QUICK if quick else FULL, window)}
    answer = surroundings()
    for part in parts or PARTS:
        answer[part] = _elsewhere(part, quick, window)[part]
    return answer


def _elsewhere(part: str, quick: bool, window: bool) -> Answer:
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]
    options = [option for option, on in (("--quick", quick), ("--window", window)) if on]
    around = {name: value for name, value in os.environ.items() if name != COMPILED_ANEW}
    done = subprocess.run(
        [*program, "bench", part, *options], stdout=subprocess.PIPE, text=True, check=True, env=around
    )
    answer: Answer = json.loads(done.stdout)
    return answer


def _measured(part: str, amount: Amount, window: bool) -> Answer:
    if part == "engine":
        return engine_figures(amount)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if not window:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.bench.driver import DESIGN, LARGE
    from game.bench.frames import frame_figures  # only the window needs pygame
    from game.bench.resources import idle_figures, memory_figures, start_figures

    with TemporaryDirectory() as folder:
        match part:
            case "start":
                return start_figures(Path(folder))
            case "frames-1440x900":
                return frame_figures(DESIGN, Path(folder), amount)
            case "frames-2560x1440":
                return frame_figures(LARGE, Path(folder), amount)
            case "memory":
                return memory_figures(Path(folder))
            case "idle":
                return idle_figures(Path(folder), amount)
    raise ValueError(f"no such part: {part}")
