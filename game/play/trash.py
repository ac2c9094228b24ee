"""Where deleted games go: a folder for each day, emptied some days later, until when each can be brought back."""

import logging
import shutil
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from game.play.game_file import FileInUse, free_path
from game.play.game_lines import StoreError
from game.play.home import Home
from game.play.locks import LockHeld, hold
from game.play.user_error import why

log = logging.getLogger(__name__)

DAYS = 30


@dataclass(frozen=True)
class Discarded:
    """A game in the trash: where it was, and where it lies now."""

    was: Path
    now: Path


def discard(home: Home, path: Path, today: date | None = None) -> Discarded:
    """Move a game to the trash. Raises `StoreError`, `FileInUse` while another program plays in it."""
    folder = home.trash / (today or date.today()).isoformat()
    try:
        with path.open("r+b") as file:
            hold(file)
        folder.mkdir(parents=True, exist_ok=True)
        now = free_path(folder, path.stem)
        path.replace(now)
    except LockHeld as error:
        raise FileInUse("game_in_use", file=path.name) from error
    except OSError as error:
        raise StoreError("game_undeleted", file=path.name, why=why(error)) from error
    return Discarded(path, now)


def restore(discarded: Discarded) -> Path:
    """Bring a game back and return where it lies: where it was, or beside what has come there. Raises `StoreError`."""
    path = free_path(discarded.was.parent, discarded.was.stem)
    try:
        discarded.now.replace(path)
    except OSError as error:
        raise StoreError("game_unrestored", file=discarded.was.name, why=why(error)) from error
    return path


def empty_trash(home: Home, today: date) -> None:
    """Throw away for good what was deleted long ago. What cannot be is left for the next time."""
    for folder in home.trash.glob("????-??-??"):
        try:
            if date.fromisoformat(folder.name) + timedelta(days=DAYS) < today:
                shutil.rmtree(folder)
        except ValueError:  # a folder of somebody else's
            continue
        except OSError as error:
            log.warning("%s stays in the trash: %s", folder.name, error)
