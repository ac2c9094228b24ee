"""A screen that nobody sees, for windows that are played from outside."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

TOOLS = ("Xvfb", "xdotool")
SCREEN = "1280x800x24"  # the size of a new window, which therefore lies in its corner


def want_tools() -> None:
    """Skip where a tool is not installed; where window tests are required (WINDOW_TESTS=required) fail."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing and os.environ.get("WINDOW_TESTS") == "required":
        pytest.fail(f"not installed: {', '.join(missing)}")
    if missing:
        pytest.skip(f"a window is played from outside with {' and '.join(missing)}: not installed")


@contextmanager
def display(screen: str = SCREEN, number: int | None = None) -> Iterator[str]:
    """Start a screen on a display number, else on one that is free, and end it afterwards."""
    told, tells = os.pipe()
    chosen = [] if number is None else [f":{number}"]
    server = subprocess.Popen(
        ["Xvfb", *chosen, "-displayfd", str(tells), "-screen", "0", screen, "-nolisten", "tcp"],
        pass_fds=[tells],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(tells)
    try:
        with os.fdopen(told) as answer:
            shown = answer.readline().strip()
        assert shown, "Xvfb did not start"
        yield f":{shown}"
    finally:
        server.terminate()
        server.wait(timeout=10)
