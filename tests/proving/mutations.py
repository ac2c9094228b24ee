"""Ways in which a file goes wrong: bytes flipped, lines dropped, values of another kind, keys renamed, ends lost."""

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

import yaml

from game.play.documents import DocumentError, parse

Mutation = Callable[[random.Random, bytes], bytes]

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 3, 4, 7, 255, 10**9, 10**19, 0.5, -2.5, 1e300, "", " ", "0", "NESW", "start",
    "cap-1", "city", "a\nb", "\x00", "Ünïcödé 日本", "\ud800", "\u202e", "x" * 3000, [], [[]], [0, 0], [-300, 300],
    ["cap-1", 9], {}, {"do": "undo"}, {"tile": "cap-1"},
)  # fmt: skip
"""Values of every kind, to stand where another one is wanted."""

RAW = (
    b"null", b"NaN", b"-Infinity", b"1e999", b"9" * 5000, b"[" * 3000, b"{}", b"[]", b'""', b"''", b"yes", b"0x10",
    b"01", b"!!python/object:os.system", b"&a [*a]", b"*a", b"\xff\xfe", b"\xed\xa0\x80", b"\x00", b"\t", b"- ", b": ",
    b"|", b"%", b"---", b"...", b"{{}}", b"{who}", b"\\ud800", b"\xef\xbb\xbf", b"\r\n",
)  # fmt: skip
"""Pieces of text that readers stumble over."""

WORD = re.compile(rb'"[^"\n]*"|-?[A-Za-z0-9_.]+')
KEY = re.compile(rb'"?[A-Za-z_][A-Za-z0-9_-]*"?(?=\s*:)')


def flip(chance: random.Random, source: bytes) -> bytes:
    """Some bits of some bytes are the other way round."""
    damaged = bytearray(source)
    for _ in range(chance.choice((1, 1, 2, 8))):
        damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
    return bytes(damaged)


def overwrite(chance: random.Random, source: bytes) -> bytes:
    """A stretch holds something else, or nothing."""
    start = chance.randrange(len(source))
    end = min(len(source), start + chance.choice((0, 1, 3, 40)))
    return source[:start] + chance.choice((b"", bytes(end - start), chance.choice(RAW))) + source[end:]


def truncate(chance: random.Random, source: bytes) -> bytes:
    """The end is torn off."""
    return source[: chance.randrange(len(source))]


def drop_line(chance: random.Random, source: bytes) -> bytes:
    """A line is gone."""
    lines = source.splitlines(keepends=True)
    del lines[chance.randrange(len(lines))]
    return b"".join(lines)


def double_line(chance: random.Random, source: bytes) -> bytes:
    """A line stands twice, perhaps elsewhere."""
    lines = source.splitlines(keepends=True)
    number = chance.randrange(len(lines))
    lines.insert(number if chance.random() < 0.5 else chance.randrange(len(lines)), lines[number])
    return b"".join(lines)


def swap_lines(chance: random.Random, source: bytes) -> bytes:
    """Two lines have changed places."""
    lines = source.splitlines(keepends=True)
    a, b = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return b"".join(lines)


def replace_word(chance: random.Random, source: bytes) -> bytes:
    """A word is another one of the file, or something that readers stumble over."""
    words = list(WORD.finditer(source))
    if not words:
        return truncate(chance, source)
    found = chance.choice(words)
    new = chance.choice((chance.choice(words)[0], chance.choice(RAW), json.dumps(chance.choice(ODD)).encode()))
    return source[: found.start()] + new + source[found.end() :]


def rename_key(chance: random.Random, source: bytes) -> bytes:
    """A key is called otherwise, or like another one."""
    keys = list(KEY.finditer(source))
    if not keys:
        return truncate(chance, source)
    found = chance.choice(keys)
    new = chance.choice((found[0][:-1] + b'x"' if found[0].endswith(b'"') else found[0] + b"x", chance.choice(keys)[0]))
    return source[: found.start()] + new + source[found.end() :]


def change_value(chance: random.Random, document: Any) -> Any:
    """The document with one of its values replaced, taken away, doubled, or put in the place of another."""
    spots = list(_spots(document))
    if not spots:
        return chance.choice(ODD)
    holder, key = chance.choice(spots)
    match chance.randrange(5):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(key, holder[key])
        case 2:
            other, there = chance.choice(spots)
            holder[key] = json.loads(json.dumps(other[there]))
        case _:
            holder[key] = chance.choice(ODD)
    return document


def _spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a document where a value stands: what holds it, and its key or index."""
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting:
        holder = waiting.pop()
        inside: Sequence[tuple[Any, Any]] = ()
        if isinstance(holder, dict):
            inside = list(holder.items())
        elif isinstance(holder, list):
            inside = list(enumerate(holder))
        found += [(holder, key) for key, _ in inside]
        waiting += [part for _, part in inside]
    return found


def change_json_line(chance: random.Random, source: bytes) -> bytes:
    """In one line of JSON a value is of another kind; the first line, which holds most, is as likely as the rest."""
    lines = source.split(b"\n")
    number = 0 if chance.random() < 0.5 else chance.randrange(len(lines))
    try:
        document = json.loads(lines[number])
    except (ValueError, RecursionError):
        return flip(chance, source)
    lines[number] = json.dumps(change_value(chance, document)).encode()
    return b"\n".join(lines)


def change_json(chance: random.Random, source: bytes) -> bytes:
    """In a file of JSON a value is of another kind."""
    try:
        document = json.loads(source)
    except (ValueError, RecursionError):
        return flip(chance, source)
    return json.dumps(change_value(chance, document), indent=2).encode()


def change_yaml(chance: random.Random, source: bytes) -> bytes:
    """In a file of YAML a value is of another kind."""
    try:
        document = parse(source.decode(), "")
    except (DocumentError, UnicodeDecodeError):
        return flip(chance, source)
    return yaml.safe_dump(change_value(chance, document), sort_keys=False, allow_unicode=False).encode()


BYTES: tuple[Mutation, ...] = (flip, overwrite, truncate)
LINES: tuple[Mutation, ...] = (drop_line, double_line, swap_lines)
WORDS: tuple[Mutation, ...] = (replace_word, rename_key)
EVERY = (*BYTES, *LINES, *WORDS)


def mutated(chance: random.Random, source: bytes, ways: Sequence[Mutation]) -> bytes:
    """A file with one to three things gone wrong."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        if source:
            source = chance.choice(ways)(chance, source)
    return source
