"""Remembers which game was played last, for Continue."""

import json
from pathlib import Path

from game.play.atomic import write_atomically
from game.play.home import Home
from game.play.user_error import UserError, why

MARKER = "current.json"


def current_game(home: Home) -> Path | None:
    """The game file to continue, if there is one."""
    try:
        marker = json.loads((home.games / MARKER).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):  # no marker, or one that a crash broke: nothing to continue
        return None
    match marker:
        case {"file": str(name)} if Path(name).name == name and (home.games / name).is_file():
            return home.games / name
    return None


def set_current(home: Home, game: Path | None) -> None:
    """Remember a game of this home, or none once it is over. Raises `UserError`."""
    marker = home.games / MARKER
    try:
        if game is None:
            marker.unlink(missing_ok=True)
        else:
            write_atomically(marker, json.dumps({"file": game.name}) + "\n")
    except OSError as error:
        raise UserError("game_unwritten", file=marker.name, why=why(error)) from error
