"""The program as PyInstaller built it: where it is, and its folder as it is after an installation."""

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.wheel import ROOT, allow_writing

NAME = "walls-and-ways"
MOST_BYTES = 60_000_000


def built() -> Path:
    """The folder that the environment variable FROZEN_PROGRAM names; skips where none does."""
    named = os.environ.get("FROZEN_PROGRAM")
    if not named:
        pytest.skip("no built program: FROZEN_PROGRAM names none")
    folder = ROOT / named
    assert (folder / NAME).is_file(), f"{folder} is not built"
    return folder


@contextmanager
def installed_in(folder: Path) -> Iterator[Path]:
    """The built folder in another place, not to be written; returns the program in it."""
    place = folder / "Walls & Ways 日本"
    shutil.copytree(built(), place, symlinks=True)
    allow_writing(place, False)
    try:
        yield place / NAME
    finally:
        allow_writing(place, True)


def everything_in(folder: Path) -> dict[Path, int]:
    """All files of a folder and when they were changed."""
    return {path: path.lstat().st_mtime_ns for path in folder.rglob("*")}


def outlived_by(program: Path, seconds: float = 5.0) -> list[str]:
    """The numbers of the processes of a program that do not end by themselves once it has ended."""
    until = time.monotonic() + seconds
    while (left := _processes_of(program)) and time.monotonic() < until:
        time.sleep(0.05)
    return left


def _processes_of(program: Path) -> list[str]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if (process / "exe").readlink() == program:
                found.append(process.name)
        except OSError:  # it has just ended, or is not ours to look at
            continue
    return found
