"""`bench` measures every part and tells it under the same keys in the same order, whatever the figures."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bench import PARTS
from game.bench.engine import told
from game.play.titles import TITLES

ROOT = Path(__file__).resolve().parents[1]
PARTS_OF = {
    "engine": [*TITLES],
    "start": ["first menu frame (s)", "board (s)"],
    "frames-1440x900": [
        *("idle (ms)", "shown again (ms)", "pointer with a preview (ms)", "push (ms)", "zoom (ms)"),
        "first frame of a scene (ms)",
    ],
    "memory": ["menu (MB)", "board (MB)", "all scenes (MB)", "after resizing (MB)"],
    "idle": ["menu (%)", "board (%)"],
}


def call(*arguments: str) -> Any:
    done = subprocess.run(
        [sys.executable, "-m", "game", "bench", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def figures(answer: Any) -> Iterator[float]:
    for value in answer.values() if isinstance(answer, dict) else [answer]:
        yield from figures(value) if isinstance(value, dict) else [value]


@pytest.mark.parametrize("part", PARTS_OF)
def test_a_part(part: str) -> None:
    answer = call(part, "--quick")
    assert list(answer) == ["calibration (ms)", "load", part]
    assert list(answer[part]) == PARTS_OF[part]
    assert all(figure >= 0 for figure in figures(answer[part]))


@pytest.mark.skipif(sys.platform != "linux", reason="others count memory otherwise")
def test_all_scenes_find_room_in_a_small_machine() -> None:
    memory = call("memory", "--quick")["memory"]
    assert memory["all scenes (MB)"]["most"] < 165  # 140 where docs/figures.md was written
    assert memory["menu (MB)"]["most"] < memory["board (MB)"]["most"]


def test_the_engine_of_every_title_is_measured() -> None:
    figures_of = call("engine", "--quick")["engine"]["labyrinth"]
    assert list(figures_of) == [
        *("turn enumeration (ms)", "random games of two a second", "state copy, mid-game (µs)", "greedy turn (ms)"),
    ]


def test_parts_together() -> None:
    assert list(call("engine", "start", "--quick")) == ["calibration (ms)", "load", "engine", "start"]


def test_both_sizes_are_told() -> None:
    assert {*PARTS_OF, "frames-2560x1440"} == {*PARTS}


def test_medians_and_the_slowest() -> None:
    assert told([0.003, 0.001, 0.002], 1e3) == {"median": 2.0, "p95": 3.0, "p99": 3.0}
    hundred = [number / 1000 for number in range(1, 101)]
    assert told(hundred, 1e3) == {"median": 50.0, "p95": 95.0, "p99": 99.0}


def test_the_engine_is_measured_without_pygame() -> None:
    program = (
        "import sys; from game.bench.parts import bench; bench(['engine'], True, False);"
        "sys.exit('pygame' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0
