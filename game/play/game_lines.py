"""The lines of a game file, read whole: a header, then one line for each thing done."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.play.user_error import UserError, why

FORMAT = 1
MOST_BYTES = 8_000_000  # more than anybody can play
MARK = b"\xef\xbb\xbf"  # that some editors put before UTF-8
JsonLine = dict[str, Any]


class StoreError(UserError):
    """A game file cannot be read or written."""


class BrokenFile(StoreError):
    """A line of the file makes no sense; the file is left alone."""

    @property
    def good(self) -> int:
        """How many lines before that one are a game."""
        line = self.terms.get("line")
        return line - 1 if isinstance(line, int) else 0


@dataclass(frozen=True)
class Content:
    """What a file holds. `size` is where its last whole line ends: what comes after is nothing, or was torn off."""

    header: JsonLine
    records: list[JsonLine]
    size: int
    ends_line: bool = True


def read(path: Path) -> Content:
    """The content of a game file; raises `StoreError`, or `BrokenFile` with the number of the line."""
    try:
        with path.open("rb") as file:
            source = file.read(MOST_BYTES + 1)  # some have no end
    except OSError as error:
        raise StoreError("game_unread", file=path.name, why=why(error)) from error
    return content_of(path, source)


def content_of(path: Path, source: bytes) -> Content:
    """The content of a game file that has been read already; raises `BrokenFile`."""
    if len(source) > MOST_BYTES:
        raise BrokenFile("game_foreign", file=path.name)
    whole, _, rest = source.rpartition(b"\n")
    lines = whole.split(b"\n") if whole else []
    size = len(source) - len(rest)
    ends_line = True
    if rest and _is_object(rest):  # whole after all: an editor took the last line's end away
        lines.append(rest)
        size, ends_line = len(source), False
    while lines and not lines[-1].strip():  # nor are empty lines at the end part of the game
        size -= len(lines.pop()) + 1
    if not lines:
        raise BrokenFile("game_broken", file=path.name, line=1, why=UserError("why.header"))
    lines[0] = lines[0].removeprefix(MARK)
    if not _is_object(lines[0]):
        raise BrokenFile("game_foreign", file=path.name)
    header, *records = [_line(path, number, line) for number, line in enumerate(lines, 1)]
    if "format" not in header:
        raise BrokenFile("game_foreign", file=path.name)
    if type(header["format"]) is not int or header["format"] != FORMAT:
        raise BrokenFile("game_format", file=path.name, format=json.dumps(header["format"]))
    return Content(header, records, size, ends_line)


def _line(path: Path, number: int, line: bytes) -> JsonLine:
    try:
        record = _parse(line)
        if b"\\u" in line:
            json.dumps(record, ensure_ascii=False).encode()  # an unpaired surrogate can be read, never written
    except (ValueError, RecursionError) as error:
        raise BrokenFile("game_broken", file=path.name, line=number, why=why(error)) from error
    if not isinstance(record, dict):
        raise BrokenFile("game_broken", file=path.name, line=number, why=UserError("why.object"))
    return record


def _is_object(line: bytes) -> bool:
    try:
        return isinstance(_parse(line), dict)
    except (ValueError, RecursionError):
        return False


def _parse(line: bytes) -> object:
    return json.loads(line.decode("utf-8"), object_pairs_hook=_unique, parse_constant=_no_number)


def _unique(pairs: list[tuple[str, Any]]) -> JsonLine:
    record = dict(pairs)
    if len(record) < len(pairs):
        raise ValueError("a key stands twice")
    return record


def _no_number(word: str) -> object:
    raise ValueError(f"{word} is not a number")
