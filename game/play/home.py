"""The folder that keeps game files, settings and screenshots."""

import os
import stat
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.play.user_error import UserError, why

FOLDER = "WallsAndWays"


@dataclass(frozen=True)
class Home:
    """Where things are kept; `games` and `screenshots` exist once it was opened."""

    root: Path

    @property
    def games(self) -> Path:
        return self.root / "games"

    @property
    def screenshots(self) -> Path:
        return self.root / "screenshots"

    @property
    def trash(self) -> Path:
        """Where deleted games lie for a while; made when the first one comes."""
        return self.root / "trash"

    @property
    def settings(self) -> Path:
        return self.root / "settings.json"

    @property
    def records(self) -> Path:
        return self.root / "records.db"


def open_home(chosen: Path | None = None) -> Home:
    """Make the save folder ready: the chosen one, else the usual one of this system.

    Raises `UserError` (``home``) if it cannot be made or written.
    """
    try:
        home = Home((chosen or usual_folder(sys.platform, os.environ)).absolute())
    except RuntimeError as error:  # no home folder can be told for this user
        raise UserError("no_home", why=error) from error
    return _made(home)


def spare_home() -> Home:
    """A folder for temporary files, for when the usual one cannot be used: the same one each time, if it can be."""
    for folder in sorted(Path(tempfile.gettempdir()).glob(f"{FOLDER}-*")):
        try:
            if _own(folder):
                return _made(Home(folder))
        except (OSError, UserError):
            continue
    return _made(Home(Path(tempfile.mkdtemp(prefix=f"{FOLDER}-"))))


def _own(folder: Path) -> bool:
    """Whether nobody else can have put anything into a folder that everybody could have made."""
    status = folder.lstat()
    ours = sys.platform == "win32" or (status.st_uid == os.getuid() and not status.st_mode & 0o077)
    return stat.S_ISDIR(status.st_mode) and ours


def usual_folder(platform: str, environment: Mapping[str, str]) -> Path:
    """Where this system keeps what a program saves; raises `RuntimeError` where there is no home."""
    if platform == "win32":
        return _stated(environment, "APPDATA", "AppData/Roaming") / FOLDER
    if platform == "darwin":
        return Path.home() / "Library/Application Support" / FOLDER
    return _stated(environment, "XDG_DATA_HOME", ".local/share") / FOLDER


def _stated(environment: Mapping[str, str], variable: str, otherwise: str) -> Path:
    stated = Path(environment.get(variable, ""))
    return stated if stated.is_absolute() else Path.home() / otherwise


def _made(home: Home) -> Home:
    try:
        for folder in (home.root, home.games, home.screenshots):
            folder.mkdir(parents=True, exist_ok=True)
            # Asking for permissions says too little (network drives, full disks): only writing shows it.
            with tempfile.TemporaryFile(dir=folder) as trial:
                trial.write(b"trial")
    except OSError as error:
        raise UserError("home", folder=home.root, why=why(error)) from error
    return home
