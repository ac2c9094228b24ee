"""Looking for words in the rulebook: what matches, and the chapters and parts that hold it."""

import unicodedata
from collections.abc import Iterator
from dataclasses import replace

from game.play.rulebook import Chapter, Paragraph, Part, Rulebook

SHORTEST = 2  # letters: one alone is everywhere


def wanted(query: str) -> str:
    """What is looked for; nothing while too little is written."""
    query = " ".join(query.split())
    return query if len(query) >= SHORTEST else ""


def spans(text: str, query: str) -> Iterator[tuple[int, int]]:
    """Start and end of every match, whatever the case and the accents.

    >>> list(spans("Städte und Stadt", "stad"))
    [(0, 4), (11, 15)]
    """
    folded, sought = _folded(text), _folded(query)
    at = folded.find(sought) if sought else -1
    while at >= 0:
        yield at, at + len(sought)
        at = folded.find(sought, at + len(sought))


def found(book: Rulebook, query: str) -> Rulebook:
    """The part of the book that speaks of a query: a chapter whole if its title does."""
    chapters = []
    for chapter in book.chapters:
        parts = chapter.parts if _matches(chapter.title, query) else tuple(_speaking(chapter, query))
        if parts:
            chapters.append(replace(chapter, parts=parts))
    return replace(book, chapters=tuple(chapters))


def _speaking(chapter: Chapter, query: str) -> Iterator[Part]:
    """The parts that hold a query, in their words or as the number of a rule they tell ("L13")."""
    for part in chapter.parts:
        if _matches(part.text, query) or (isinstance(part, Paragraph) and query.upper() in part.rules):
            yield part


def _matches(text: str, query: str) -> bool:
    return any(True for _ in spans(text, query))


def _folded(text: str) -> str:
    """As many characters, without case and accents; spaces are alike."""
    return "".join(unicodedata.normalize("NFKD", char)[0].lower()[:1] for char in text)
