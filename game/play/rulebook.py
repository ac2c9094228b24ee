"""The rulebooks that players read: chapters of paragraphs and pictures, a folder for each title, a file a language."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from game.play.documents import DocumentError, Problem, Problems, Value, read
from game.play.resources import data_path
from game.play.words import ENGLISH

FOLDER = "rules"
RULE = re.compile(r"[A-Z]+\d+")  # the letter of the title, and a number


@dataclass(frozen=True)
class Paragraph:
    """Some sentences and the numbers of the rules they tell (L13)."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Picture:
    """A picture by its name in ``data/rules/TITLE/pictures.yaml``, and what is written below it."""

    name: str
    text: str


Part = Paragraph | Picture


@dataclass(frozen=True)
class Chapter:
    """A title and what stands below it; `id` is the same in every language."""

    id: str
    title: str
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Rulebook:
    """The name of a title, and all chapters about it in the order they are read."""

    title: str
    chapters: tuple[Chapter, ...]

    def pictures(self) -> tuple[str, ...]:
        """The names of all pictures."""
        return tuple(part.name for chapter in self.chapters for part in chapter.parts if isinstance(part, Picture))


def rulebook(title: str, language: str) -> Rulebook:
    """The rulebook of a title in a language, else in English. Raises `DocumentError` or `MissingResource`."""
    folder = data_path(FOLDER, title)
    path = folder / f"{language}.yaml"
    return read_rulebook(path if path.is_file() else folder / f"{ENGLISH}.yaml")


def read_rulebook(path: Path) -> Rulebook:
    """The rulebook in a file, in the folder of its title. Raises `DocumentError` with all problems."""
    title = path.parent.name
    file = f"{title}/{path.name}"
    problems = Problems(file)
    document = read(path, file)
    chapters = document.get("chapters") if isinstance(document, dict) else None
    if not isinstance(chapters, list):
        raise DocumentError(Problem(file, "a list of chapters is wanted"))
    made = tuple(_chapters(chapters, problems))
    problems.refuse()
    return Rulebook(title, made)


def _chapters(chapters: list[Value], problems: Problems) -> Iterator[Chapter]:
    seen: set[str] = set()
    for number, chapter in enumerate(chapters):
        match chapter:
            case {"id": str(name), "title": str(title), "parts": list(parts), **rest} if not rest and name not in seen:
                seen.add(name)
                yield Chapter(name, title, tuple(_parts(parts, name, problems)))
            case _:
                problems.add("an id of its own, a title and parts are wanted", key=f"chapters.{number}")


def _parts(parts: list[Value], chapter: str, problems: Problems) -> Iterator[Part]:
    for number, part in enumerate(parts):
        match part:
            case {"text": str(text), "rules": list(rules), **rest} if not rest and all(map(_is_rule, rules)):
                yield Paragraph(text, tuple(map(str, rules)))
            case {"picture": str(name), "text": str(text), **rest} if not rest:
                yield Picture(name, text)
            case _:
                problems.add("a text with its rules, or a picture with its text, is wanted", key=f"{chapter}.{number}")


def _is_rule(rule: Value) -> bool:
    return isinstance(rule, str) and RULE.fullmatch(rule) is not None
