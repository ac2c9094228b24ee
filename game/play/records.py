"""The records: every score of every finished game, in one small database that several programs may use at once."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TypeVar

from game.play.quarantine import quarantine
from game.play.titles import PERSON
from game.play.user_error import UserError, why

T = TypeVar("T")
APPLICATION = 0x57265752  # tells our database from others
VERSION = 2
PATIENCE, ATTEMPT = 0.6, 0.05  # seconds to wait for another program: in all, and in one go
SCHEMA = """
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    seats INTEGER NOT NULL,
    mode TEXT NOT NULL,            -- what else scores are compared in, as the title names it
    seed TEXT NOT NULL,
    day TEXT NOT NULL,             -- the day whose game it was, else empty
    finished TEXT NOT NULL
);
CREATE TABLE scores (
    game TEXT NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    player TEXT NOT NULL,          -- person, or the name of a bot
    score INTEGER NOT NULL,        -- in the title's unit
    PRIMARY KEY (game, seat)
);
CREATE INDEX scores_by_score ON scores (score DESC);
"""
FROM_VERSION_1 = """
ALTER TABLE games RENAME COLUMN quest TO mode;
ALTER TABLE towers RENAME TO scores;
ALTER TABLE scores RENAME COLUMN height TO score;
DROP INDEX towers_by_height;
CREATE INDEX scores_by_score ON scores (score DESC);
"""


@dataclass(frozen=True)
class Mode:
    """What scores are compared in: a title, a number of players, and a mode that the title names."""

    title: str
    seats: int
    mode: str = ""


@dataclass(frozen=True)
class SeatScore:
    """Who sat at a seat, who decided for it (a person, or the name of a bot), and its score in the title's unit."""

    name: str
    colour: str
    player: str
    score: int


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, as the records keep it. `day` is the day whose game it was."""

    id: str
    mode: Mode
    seed: str
    finished: date
    scores: tuple[SeatScore, ...]
    day: date | None = None


@dataclass(frozen=True)
class Record:
    """One line of a list: whose score it is, from which seed and when."""

    holder: SeatScore
    seed: str
    finished: date
    game: str


class Records:
    """The database of a save folder; it is opened anew for each question, and made when the first game is added.

    The file of version 1 is brought up to date when it is opened. All methods raise `UserError`, within a second:
    ``records_broken`` once the broken file has been set aside (the next try begins a new one), ``records_newer`` for
    the file of a later version, which is left alone, ``records_unusable`` else (a full disk, another program that does
    not let go).
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, game: FinishedGame) -> bool:
        """Keep a game and say whether it was new: each is kept once."""

        def put(database: sqlite3.Connection) -> bool:
            day = game.day.isoformat() if game.day else ""
            mode = game.mode
            row = (game.id, mode.title, mode.seats, mode.mode, game.seed, day, game.finished.isoformat())
            new = database.execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?)", row).rowcount == 1
            if new:
                scores = [
                    (game.id, seat, score.name, score.colour, score.player, score.score)
                    for seat, score in enumerate(game.scores)
                ]
                database.executemany("INSERT INTO scores VALUES (?, ?, ?, ?, ?, ?)", scores)
            return new

        return self._ask(put)

    def best(self, mode: Mode, most: int) -> list[Record]:
        """The highest scores of a mode; of equal ones the earlier first."""
        where = "title = ? AND seats = ? AND mode = ?"
        return self._records(where, (mode.title, mode.seats, mode.mode), most)

    def best_of_day(self, title: str, day: date, most: int) -> list[Record]:
        """The highest scores in the game of a day."""
        return self._records("title = ? AND day = ?", (title, day.isoformat()), most)

    def days(self, title: str, before: date, most: int) -> list[tuple[date, Record]]:
        """Earlier days whose game was played, the last first, each with its highest score."""

        def find(database: sqlite3.Connection) -> list[str]:
            rows = database.execute(
                "SELECT DISTINCT day FROM games WHERE title = ? AND day <> '' AND day < ? ORDER BY day DESC LIMIT ?",
                (title, before.isoformat(), most),
            )
            return [day for (day,) in rows]

        days = [date.fromisoformat(day) for day in self._ask(find)]
        return [(day, self.best_of_day(title, day, 1)[0]) for day in days]

    def best_before(self, game: FinishedGame) -> int | None:
        """The highest score of a person in the mode of a game, without the game itself."""

        def find(database: sqlite3.Connection) -> int | None:
            mode = game.mode
            (score,) = database.execute(
                "SELECT max(score) FROM scores JOIN games ON game = id"
                " WHERE title = ? AND seats = ? AND mode = ? AND player = ? AND id <> ?",
                (mode.title, mode.seats, mode.mode, PERSON, game.id),
            ).fetchone()
            return None if score is None else int(score)

        return self._ask(find)

    def _records(self, where: str, terms: tuple[object, ...], most: int) -> list[Record]:
        def find(database: sqlite3.Connection) -> list[Record]:
            rows = database.execute(
                "SELECT name, colour, player, score, seed, finished, id FROM scores JOIN games ON game = id"
                f" WHERE {where} ORDER BY score DESC, finished, games.rowid, seat LIMIT ?",
                (*terms, most),
            )
            return [Record(SeatScore(*row[:4]), row[4], date.fromisoformat(row[5]), row[6]) for row in rows]

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
        with closing(sqlite3.connect(self.path, timeout=ATTEMPT, isolation_level=None)) as database:
            self._begin(database)
            try:
                self._make(database)
                yield database
            except BaseException:
                database.rollback()
                raise
            database.commit()

    def _begin(self, database: sqlite3.Connection) -> None:
        """Begin a transaction, as soon as other programs let go; one in the file of a later version never begins."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self._version(database)  # first: nothing is written in the file of a later version
                # Readers and a writer work side by side, where the disk allows it. The switch itself does not wait.
                database.execute("PRAGMA journal_mode = WAL")
                database.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                if not _busy(error) or time.monotonic() > until:
                    raise
                time.sleep(0.01)

    def _version(self, database: sqlite3.Connection) -> int:
        """The version of the schema; 0 for a file that is still empty."""
        version = int(database.execute("PRAGMA user_version").fetchone()[0])
        if version > VERSION:
            raise UserError("records_newer", file=self.path.name, version=version)
        return version

    def _make(self, database: sqlite3.Connection) -> None:
        """Bring the database to the present schema."""
        version = self._version(database)
        (application,) = database.execute("PRAGMA application_id").fetchone()
        (tables,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if not tables and not version:
            script = SCHEMA
        elif application != APPLICATION:
            raise sqlite3.DatabaseError("it is a database of another program")
        elif version == VERSION:
            return
        else:
            script = FROM_VERSION_1
        for statement in script.split(";\n"):
            database.execute(statement)
        database.execute(f"PRAGMA application_id = {APPLICATION}")
        database.execute(f"PRAGMA user_version = {VERSION}")

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


def _busy(error: sqlite3.OperationalError) -> bool:
    """Whether another program works in the file."""
    return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)  # the upper bits tell why
