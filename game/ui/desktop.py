"""What the desktop tells and does for the program: the user's languages, folders opened, a last message at the end."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import pygame

log = logging.getLogger(__name__)


def preferred_languages() -> list[str]:
    """Codes of the languages that the user chose in the system's settings, the preferred one first.

    None where programs are told by their environment: of that SDL knows neither LC_ALL nor LC_MESSAGES.
    """
    if sys.platform not in ("win32", "darwin"):
        return []
    return [place["language"] for place in pygame.system.get_pref_locales()]


def open_folder(folder: Path) -> None:
    """Show a folder in the file manager, without waiting for it. Raises `OSError` where that cannot be."""
    if sys.platform == "win32":
        os.startfile(folder)
        return
    command = "open" if sys.platform == "darwin" else "xdg-open"
    subprocess.Popen(
        [command, str(folder)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def show_fatal_error(line: str) -> None:
    """Say why the program ends: in the terminal, or in a box where it was built or started without one."""
    if sys.stderr is not None:
        print(line, file=sys.stderr)
        return
    try:
        pygame.display.message_box("Walls & Ways", line, "error")
    except pygame.error as error:
        log.error("%s (no box to say it in: %s)", line, error)


def hold_streams() -> None:
    """Open standard streams that are missing into nothing.

    Else a file or the connection to the screen gets their number, and what a library complains of goes into it.
    """
    if os.name != "posix":  # where numbers are not handed out again like this
        return
    for number, stream in enumerate((sys.stdin, sys.stdout, sys.stderr)):
        if stream is None:
            nothing = os.open(os.devnull, os.O_RDWR)
            if nothing == number:
                os.set_inheritable(nothing, True)
            else:
                os.dup2(nothing, number)
                os.close(nothing)
