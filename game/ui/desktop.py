"""What the desktop tells and does for the program: the user's languages, folders opened, last words in a box."""

import logging
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pygame

log = logging.getLogger(__name__)


def preferred_languages() -> list[str]:
    """Codes of the languages that the user of this system reads, the dearest first."""
    if sys.platform in ("win32", "darwin"):
        return [place["language"] for place in pygame.system.get_pref_locales()]
    return wished_languages(os.environ)


def wished_languages(environment: Mapping[str, str]) -> list[str]:
    """The languages that the environment of a program asks for: LANGUAGE after a locale other than the plain "C"."""
    # SDL knows neither LC_ALL nor LC_MESSAGES.
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "C")
    if re.split(r"[.@]", locale)[0] in ("C", "POSIX"):
        return []
    return [*filter(None, environment.get("LANGUAGE", "").split(":")), locale]


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


def last_words(line: str) -> None:
    """Say why the program ends: in the terminal, or in a box where it was built or started without one."""
    if sys.stderr is not None:
        print(line, file=sys.stderr)
        return
    try:
        pygame.display.message_box("Walls & Ways", line, "error")
    except pygame.error as error:
        log.error("%s (no box to say it in: %s)", line, error)
