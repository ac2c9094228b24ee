"""What the desktop tells and does for the program: the languages its user reads, folders opened in its file manager."""

import os
import subprocess
import sys
from pathlib import Path

import pygame


def preferred_languages() -> list[str]:
    """Codes of the languages that the user of this system reads, the dearest first."""
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
