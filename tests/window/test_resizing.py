"""A resize between a frame and a change of scene leaves nothing of the freed surface behind."""

import os
import subprocess
import sys
from pathlib import Path

TIMES = 60


def test_scenes_change_while_the_window_is_resized(screen: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.window.resizing", str(tmp_path), str(TIMES)]
    environment = os.environ | {"DISPLAY": screen, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, ended.stderr
