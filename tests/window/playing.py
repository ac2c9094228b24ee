"""The program as a person has it before them: a window to look at, a mouse and a keyboard."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20.0  # seconds until something that should happen counts as not happening
LOOK_EVERY = 0.02
THIS = (sys.executable, "-m", "game")
Layout = dict[str, Any]


class Playing:
    """Looks at the window through its layout file, and acts through xdotool alone."""

    def __init__(self, program: subprocess.Popen[bytes], display: str, layout: Path, log: Path) -> None:
        self.program = program
        self._environment = {**os.environ, "DISPLAY": display}
        self._layout = layout
        self._log = log

    def look(self) -> Layout:
        """Where everything stands now; empty before the window is there."""
        if self.program.poll() is not None:
            raise AssertionError(f"the program ended with {self.program.returncode}:\n{self._log.read_text()}")
        try:
            layout: Layout = json.loads(self._layout.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        return layout

    def wait(self, what: str, there: Callable[[Layout], object]) -> Layout:
        """Look until it is there; says ``what`` was missed if it does not come."""
        until = time.monotonic() + PATIENCE
        while not there(layout := self.look()):
            if time.monotonic() > until:
                raise AssertionError(f"missed: {what}; last seen:\n{layout}\n{self._log.read_text()}")
            time.sleep(LOOK_EVERY)
        return layout

    def wait_for(self, scene: str) -> Layout:
        """Look until a scene is shown and nothing moves."""
        return self.wait(f"the scene {scene}", lambda layout: layout.get("scene") == scene and not layout["busy"])

    def point(self, name: str, *more: str) -> None:
        """Move the pointer to the middle of something."""
        boxes = self.wait(f"something to point at: {name}", lambda layout: name in layout.get("boxes", {}))["boxes"]
        x, y, width, height = boxes[name]
        # Not with --sync: it waits for a move, which there is none of where the pointer is there already.
        self.xdotool("mousemove", str(x + width // 2), str(y + height // 2), *more)

    def click(self, name: str, button: int = 1) -> None:
        """Click in the middle of something."""
        self.point(name, "click", str(button))

    def key(self, *keys: str) -> None:
        """Press and let go keys, named as X11 does: ``Return``, ``ctrl+z``."""
        self.xdotool("key", "--delay", "15", *keys)

    def ended(self) -> int:
        """Wait until the program has ended by itself; its exit code."""
        return self.program.wait(timeout=PATIENCE)

    def xdotool(self, *arguments: str) -> None:
        subprocess.run(["xdotool", *arguments], env=self._environment, check=True, stdin=subprocess.DEVNULL)

    def shot(self, path: Path) -> None:
        """Keep what the screen shows, for people to look at; needs ImageMagick."""
        subprocess.run(["import", "-window", "root", str(path)], env=self._environment, check=True)


@contextmanager
def playing(
    display: str, home: Path, program_in: Path = ROOT, beside: Path | None = None, command: Sequence[str] = THIS
) -> Iterator[Playing]:
    """Start the program in a window, and end it afterwards if it still runs.

    It runs in another folder than its own, ``beside``, where its layout and log are kept too.
    """
    beside = beside or home.parent
    layout, log = beside / "layout.json", beside / "log.txt"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_VIDEO")}
    environment |= {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    environment |= {"PYTHONPATH": str(program_in), "PYTHONDONTWRITEBYTECODE": "1"}
    call = [*command, "--home", str(home), "--layout", str(layout)]
    with log.open("wb") as output:
        program = subprocess.Popen(
            call, cwd=beside, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
        )
    try:
        yield Playing(program, display, layout, log)
    finally:
        program.kill()
        program.wait()
