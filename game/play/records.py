"""The records: every tower of every finished game, in one small database that several programs may use at once."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TypeVar

from game.play.quarantine import quarantine
from game.play.seats import PERSON
from game.play.user_error import UserError, why

T = TypeVar("T")
APPLICATION = 0x57265752  # tells our database from others
VERSION = 1
PATIENCE = 5.0  # seconds to wait for another program
SCHEMA = """
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    seats INTEGER NOT NULL,
    quest TEXT NOT NULL,           -- the crown quest of a game for one
    seed TEXT NOT NULL,
    day TEXT NOT NULL,             -- the day whose maze it was, else empty
    finished TEXT NOT NULL
);
CREATE TABLE towers (
    game TEXT NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    player TEXT NOT NULL,          -- person, or the name of a bot
    height INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX towers_by_height ON towers (height DESC);
"""


@dataclass(frozen=True)
class Mode:
    """What towers are compared in: a title, a number of players, and alone the crown quest too."""

    title: str
    seats: int
    quest: str = ""


@dataclass(frozen=True)
class Builder:
    """Who built a tower, and how high it is in millimetres."""

    name: str
    colour: str
    player: str
    height: int


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, as the records keep it. `day` is the day whose maze it was."""

    id: str
    mode: Mode
    seed: str
    finished: date
    builders: tuple[Builder, ...]
    day: date | None = None


@dataclass(frozen=True)
class Tower:
    """One line of a list: who built it, from which seed and when."""

    builder: Builder
    seed: str
    finished: date
    game: str


class Records:
    """The database of a save folder; it is opened anew for each question, and made when the first game is added.

    All methods raise `UserError`: ``records_broken`` once the broken file has been set aside (the next try begins a
    new one), ``records_newer`` for the file of a later version, which is left alone, ``records_unusable`` else (a full
    disk, another program that does not let go).
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, game: FinishedGame) -> bool:
        """Keep a game and say whether it was new: each is kept once."""

        def put(database: sqlite3.Connection) -> bool:
            day = game.day.isoformat() if game.day else ""
            mode = game.mode
            row = (game.id, mode.title, mode.seats, mode.quest, game.seed, day, game.finished.isoformat())
            new = database.execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?)", row).rowcount == 1
            if new:
                towers = [
                    (game.id, seat, builder.name, builder.colour, builder.player, builder.height)
                    for seat, builder in enumerate(game.builders)
                ]
                database.executemany("INSERT INTO towers VALUES (?, ?, ?, ?, ?, ?)", towers)
            return new

        return self._ask(put)

    def best(self, mode: Mode, most: int) -> list[Tower]:
        """The highest towers of a mode; of equal ones the earlier first."""
        where = "title = ? AND seats = ? AND quest = ?"
        return self._towers(where, (mode.title, mode.seats, mode.quest), most)

    def best_of_day(self, title: str, day: date, most: int) -> list[Tower]:
        """The highest towers in the maze of a day."""
        return self._towers("title = ? AND day = ?", (title, day.isoformat()), most)

    def days(self, title: str, before: date, most: int) -> list[tuple[date, Tower]]:
        """Earlier days whose maze was played, the last first, each with its highest tower."""

        def find(database: sqlite3.Connection) -> list[str]:
            rows = database.execute(
                "SELECT DISTINCT day FROM games WHERE title = ? AND day <> '' AND day < ? ORDER BY day DESC LIMIT ?",
                (title, before.isoformat(), most),
            )
            return [day for (day,) in rows]

        days = [date.fromisoformat(day) for day in self._ask(find)]
        return [(day, self.best_of_day(title, day, 1)[0]) for day in days]

    def best_before(self, game: FinishedGame) -> int | None:
        """The highest tower of a person in the mode of a game, without the game itself."""

        def find(database: sqlite3.Connection) -> int | None:
            mode = game.mode
            (height,) = database.execute(
                "SELECT max(height) FROM towers JOIN games ON game = id"
                " WHERE title = ? AND seats = ? AND quest = ? AND player = ? AND id <> ?",
                (mode.title, mode.seats, mode.quest, PERSON, game.id),
            ).fetchone()
            return None if height is None else int(height)

        return self._ask(find)

    def _towers(self, where: str, terms: tuple[object, ...], most: int) -> list[Tower]:
        def find(database: sqlite3.Connection) -> list[Tower]:
            rows = database.execute(
                "SELECT name, colour, player, height, seed, finished, id FROM towers JOIN games ON game = id"
                f" WHERE {where} ORDER BY height DESC, finished, games.rowid, seat LIMIT ?",
                (*terms, most),
            )
            return [Tower(Builder(*row[:4]), row[4], date.fromisoformat(row[5]), row[6]) for row in rows]

        return self._ask(find)

    def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            with self._open() as database:
                return question(database)
        except (sqlite3.DatabaseError, ValueError) as error:
            if _outside(error):
                raise UserError("records_unusable", file=self.path.name, why=error) from error
            raise self._quarantine(error) from error

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """The database, made if need be; what is done in it is done whole or not at all."""
        with closing(sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)) as database:
            _share(database)
            database.execute("BEGIN IMMEDIATE")
            try:
                self._make(database)
                yield database
            except BaseException:
                database.rollback()
                raise
            database.commit()

    def _make(self, database: sqlite3.Connection) -> None:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        (application,) = database.execute("PRAGMA application_id").fetchone()
        (tables,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if not tables and not version:
            for statement in SCHEMA.split(";\n"):
                database.execute(statement)
            database.execute(f"PRAGMA application_id = {APPLICATION}")
            database.execute(f"PRAGMA user_version = {VERSION}")
        elif application != APPLICATION:
            raise sqlite3.DatabaseError("it is a database of another program")
        elif version > VERSION:
            raise UserError("records_newer", file=self.path.name, version=version)

    def _quarantine(self, error: Exception) -> UserError:
        try:
            aside = quarantine(self.path)
            for journal in ("-wal", "-shm"):
                self.path.with_name(f"{self.path.name}{journal}").unlink(missing_ok=True)
        except OSError as failure:
            return UserError("records_unusable", file=self.path.name, why=why(failure))
        return UserError("records_broken", file=self.path.name, aside=aside.name, why=error)


def _outside(error: Exception) -> bool:
    """Whether the file may be all right, but cannot be used now: it is locked, read-only, or the disk is full."""
    return isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode != sqlite3.SQLITE_ERROR


def _share(database: sqlite3.Connection) -> None:
    """Let readers and a writer work side by side, where the disk allows it."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            database.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            # The switch itself does not wait for another program that switches at the same moment.
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
