"""Game files as they are written: they only ever grow, and belong to one program at a time.

What could not be written (a full disk) stays in memory and goes out with the next line.
"""

import json
import os
import re
from collections.abc import Iterator
from datetime import date
from io import BytesIO
from pathlib import Path
from typing import IO, Self

from game.play.game_lines import FORMAT, Content, JsonLine, StoreError, content_of
from game.play.locks import LockHeld, hold
from game.play.user_error import why

SUFFIX = ".game"


class FileInUse(StoreError):
    """Another program plays on in this file; `copy_of` makes one to play in."""


class GameFile:
    """A game file that is being written, held for this program alone until `close`."""

    def __init__(self, path: Path, file: IO[bytes], content: Content) -> None:
        self.path = path
        self.header = content.header
        self.records = content.records
        self._file = file
        self._size = content.size
        self._unwritten = b"" if content.ends_line else b"\n"
        self._unsynced = False
        self.renewed = False  # it had been taken away and was written anew just now

    @classmethod
    def create(cls, folder: Path, header: JsonLine, on: date | None = None) -> Self:
        """Begin a new file, named by title, date and seed; raises `StoreError`."""
        header = {"format": FORMAT, **header}
        name = _name(header, on or date.today())
        try:
            path, file = _begun(folder, name)
        except OSError as error:
            raise StoreError("game_unwritten", file=f"{name}{SUFFIX}", why=why(error)) from error
        game = cls(path, file, Content(header, [], 0))
        try:
            game._write(header, sync=True)
        except StoreError:
            game.close()
            path.unlink(missing_ok=True)
            raise
        return game

    @classmethod
    def open(cls, path: Path) -> Self:
        """Go on in a file; raises `FileInUse`, `BrokenFile` or another `StoreError`; changes nothing yet."""
        try:
            file = path.open("r+b", buffering=0)
        except OSError as error:
            raise StoreError("game_unread", file=path.name, why=why(error)) from error
        try:
            hold(file)
            return cls(path, file, content_of(path, file.read()))
        except LockHeld as error:
            file.close()
            raise FileInUse("game_in_use", file=path.name) from error
        except OSError as error:
            file.close()
            raise StoreError("game_unread", file=path.name, why=why(error)) from error
        except StoreError:
            file.close()
            raise

    def append(self, record: JsonLine, sync: bool = False) -> None:
        """Add a line, and sync it to the disk if asked; raises `StoreError`, and it goes out later."""
        self.records.append(record)
        self._write(record, sync)

    def retry(self) -> None:
        """Write what could not be written before; raises `StoreError`."""
        self._flush(sync=True)

    @property
    def whole(self) -> bool:
        """Whether all lines are on the disk, in a file that can be found."""
        return not self._unwritten and (self._file.closed or not self._gone())

    def close(self) -> None:
        """Let the file go."""
        self._file.close()

    def _write(self, line: JsonLine, sync: bool) -> None:
        self._unwritten += _bytes(line)
        self._flush(sync)

    def _flush(self, sync: bool) -> None:
        self._unsynced |= sync
        self.renewed = False
        try:
            if sync and self._gone():
                self._renew()
            if self._unwritten:
                self._put(self._unwritten)
                self._size += len(self._unwritten)
                self._unwritten = b""
            if self._unsynced:
                os.fsync(self._file.fileno())
                self._unsynced = False
        except OSError as error:
            raise StoreError("game_unwritten", file=self.path.name, why=why(error)) from error
        if self.renewed:
            raise StoreError("game_renewed", file=self.path.name)

    def _gone(self) -> bool:
        """Whether somebody took the file away: what is written into it now nobody will find."""
        if isinstance(self._file, BytesIO):  # what lies in memory nobody can take
            return False
        try:
            return not os.path.samestat(self.path.stat(), os.fstat(self._file.fileno()))
        except OSError:
            return True

    def _renew(self) -> None:
        """Begin the file anew, with all of its lines still to be written."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        path, file = _begun(self.path.parent, self.path.stem)
        self._file.close()
        self.path, self._file, self._size = path, file, 0
        self._unwritten = b"".join(_bytes(line) for line in (self.header, *self.records))
        self.renewed = True

    def _put(self, data: bytes) -> None:
        # What lies beyond the last whole line was torn off, by a crash or by a full disk.
        self._file.truncate(self._size)
        self._file.seek(self._size)
        while data:
            data = data[self._file.write(data) :]


def _bytes(line: JsonLine) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _begun(folder: Path, name: str) -> tuple[Path, IO[bytes]]:
    """A new file of that name or one like it, held. Raises `OSError`."""
    for path in _free(folder, name):
        try:
            file = path.open("x+b", buffering=0)
        except FileExistsError:
            continue
        hold(file)
        return path, file
    raise AssertionError("there is always a free name")


def copy_of(path: Path, lines: int | None = None) -> Path:
    """Copy a game file, or so many of its lines, beside itself and return the copy's place; raises `StoreError`."""
    return copied(path, free_path(path.parent, f"{path.stem}-copy"), lines)


def copied(path: Path, copy: Path, lines: int | None = None) -> Path:
    """Copy a game file, or so many of its lines, to a place, whole or not at all; raises `StoreError`."""
    try:
        source = path.read_bytes()
        copy.write_bytes(source if lines is None else b"".join(line + b"\n" for line in source.split(b"\n")[:lines]))
    except OSError as error:
        copy.unlink(missing_ok=True)
        raise StoreError("game_unwritten", file=copy.name, why=why(error)) from error
    return copy


def free_path(folder: Path, name: str) -> Path:
    """Where a game file of that name can lie in a folder without taking the place of another."""
    return next(path for path in _free(folder, name) if not path.exists())


def _name(header: JsonLine, on: date) -> str:
    parts = [header.get("title", "game"), on.isoformat(), header.get("seed", "")]
    return "-".join(filter(None, (re.sub(r"[^A-Za-z0-9]+", "-", str(part)).strip("-") for part in parts)))


def _free(folder: Path, name: str) -> Iterator[Path]:
    yield folder / f"{name}{SUFFIX}"
    number = 2
    while True:
        yield folder / f"{name}-{number}{SUFFIX}"
        number += 1
