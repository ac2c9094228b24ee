"""The saved games of a save folder: who plays in each, how far it is, how it is called.

Only the lines of the files are read for that, no game is played through. A name that a player gives is a line at the
end of the file, like everything that comes after the deal; the last one holds.
"""

import os
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from game.engine.session import Seat
from game.play.game_file import SUFFIX, GameFile
from game.play.game_lines import BrokenFile, JsonLine, StoreError, read
from game.play.home import Home
from game.play.printable import elided
from game.play.running_game import NAME, SEAT, check_words
from game.play.seats import Known, handed, seats_from_json
from game.play.titles import rules_named
from game.play.user_error import UserError, why

LONGEST_NAME = 40


@dataclass(frozen=True)
class SavedGame:
    """One saved game of a title. `turn` is the turn under way of the seat that is to play, of so many `turns` each
    (None: not known)."""

    path: Path
    changed: datetime
    title: str
    name: str
    seats: tuple[Seat, ...]
    seed: str
    turn: int
    turns: int | None
    over: bool


@dataclass(frozen=True)
class UnreadableGame:
    """A file among the saved games that cannot be read, and why."""

    path: Path
    changed: datetime
    user_error: StoreError

    @property
    def good(self) -> int:
        """How many of its lines are a game all the same."""
        return self.user_error.good if isinstance(self.user_error, BrokenFile) else 0


SavedEntry = SavedGame | UnreadableGame


def saved_games(home: Home) -> list[SavedEntry]:
    """All games of a save folder, those played last first."""
    found = (entry_of(path) for path in home.games.glob(f"*{SUFFIX}"))
    return sorted(found, key=lambda entry: (entry.changed, entry.path.name), reverse=True)


def entry_of(path: Path) -> SavedEntry:
    """What one file holds."""
    try:
        changed = datetime.fromtimestamp(path.stat().st_mtime)
    except OSError as error:
        return UnreadableGame(path, datetime.min, StoreError("game_unread", file=path.name, why=why(error)))
    try:
        content = read(path)
        return _summed_up(path, changed, content.header, content.records)
    except StoreError as user_error:
        return UnreadableGame(path, changed, user_error)


def rename(path: Path, name: str) -> None:
    """Give a game a name, or take it away with an empty one. Raises `StoreError`, also `FileInUse`."""
    file = GameFile.open(path)
    try:
        # The date of a game says when it was played, not when it was named.
        status = path.stat()
        file.append({"do": NAME, "name": name.strip()[:LONGEST_NAME]}, sync=True)
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    except OSError as error:
        raise StoreError("game_unwritten", file=path.name, why=why(error)) from error
    finally:
        file.close()


def _summed_up(path: Path, changed: datetime, header: JsonLine, records: list[JsonLine]) -> SavedGame:
    match header:
        case {"title": title, "seats": [_, *_] as stored, "deal": dict(deal)}:
            try:
                rules = rules_named(title)
                check_words(header, "seed")
                seats = seats_from_json(stored, rules.known_player)
                progress = rules.progress(deal, records)
            except ValueError as error:
                raise BrokenFile("game_broken", file=path.name, line=1, why=error) from error
            _hand_over(seats, rules.known_player, path, records)
        case _:
            raise BrokenFile("game_broken", file=path.name, line=1, why=UserError("why.deal"))
    names = [str(record.get("name", "")) for record in records if record.get("do") == NAME]
    return SavedGame(
        path,
        changed,
        rules.name,
        elided(names[-1], LONGEST_NAME) if names else "",
        tuple(seats),
        str(header.get("seed", "")),
        *progress,
    )


def _hand_over(seats: list[Seat], known: Known, path: Path, records: list[JsonLine]) -> None:
    """Let the lines of a file say who decides for each seat."""
    for number, record in enumerate(records, 2):
        if record.get("do") == SEAT:
            try:
                seat, player = handed(record, len(seats), known)
            except ValueError as error:
                raise BrokenFile("game_broken", file=path.name, line=number, why=error) from error
            seats[seat] = replace(seats[seat], player=player)
