"""Position files: one position as text, asked what it holds, what is legal and how the game would end.

The frame is the same for all titles; what a position is made of is each title's own part.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import yaml

from game.engine.notation import action_to_json
from game.engine.title import Result, State, Title
from game.play.documents import DocumentError, Problem, Problems, read
from game.play.running_game import read_game
from game.play.titles import TITLES, rules_named
from game.play.user_error import UserError

QUESTIONS = ("regions", "legal", "final")


@dataclass(frozen=True)
class Position:
    """A state, its title, and what is asked of it."""

    title: Title[Any]
    state: State
    ask: tuple[str, ...] = QUESTIONS

    def answer(self) -> dict[str, object]:
        """What is asked, in plain JSON words: the same names for every title."""
        answers: dict[str, object] = {}
        if "regions" in self.ask:
            answers["regions"] = self.title.position.regions(self.state)
        if "legal" in self.ask:
            answers["legal"] = [action_to_json(action) for action in self.state.legal()]
        if "final" in self.ask:
            answers["final"] = _by_seat(self.state.standing())
        return answers

    def document(self) -> dict[str, object]:
        """The position as a document that reads back as an equal state."""
        return self.title.position.write(self.state)


def read_position(path: Path) -> Position:
    """The position in a file. Raises `DocumentError`, or `ReadingError` for what its title makes no sense of."""
    document = read(path)
    if not isinstance(document, dict):
        raise DocumentError(Problem(path.name, "keys with values are wanted"))
    problems = Problems(path.name)
    title, asked = document.get("title"), document.get("ask", [*QUESTIONS])
    if not isinstance(title, str) or title not in TITLES:
        problems.add(f"{' or '.join(TITLES)} is wanted", key="title")
    if not isinstance(asked, list) or not all(question in QUESTIONS for question in asked):
        problems.add(f"a list of {', '.join(QUESTIONS)} is wanted", key="ask")
    problems.refuse()
    questions = asked if isinstance(asked, list) else []
    rules = rules_named(title)
    return Position(
        rules.title,
        rules.title.position.read(document),
        tuple(question for question in QUESTIONS if question in questions),
    )


def position_of_game(path: Path, at: int | None) -> Position:
    """The position of a game file after so many of the actions that stand, or as it is now.

    Raises `StoreError`, and `UserError` if there are fewer.
    """
    _, rules, session = read_game(path)
    steps = session.steps
    if at is not None and not 0 <= at <= len(steps):
        raise UserError("no_such_action", file=path.name, at=at, n=len(steps))
    state = session.state if at is None or at == len(steps) else steps[at].before
    return Position(rules.title, state)


def position_text(position: Position) -> str:
    """The position as the text of a position file, a line for each tile."""
    return yaml.dump(_lines(position.document()), Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=110)


class _OneLine(dict[str, object]):
    """A mapping that is written on one line."""


class _Dumper(yaml.SafeDumper):
    """Writes lists of words, and what is marked so, on one line."""

    yaml_representers: ClassVar = {
        **yaml.SafeDumper.yaml_representers,
        _OneLine: lambda dumper, value: dumper.represent_mapping("tag:yaml.org,2002:map", value, True),
    }

    def represent_sequence(self, tag: str, sequence: Any, flow_style: bool | None = None) -> yaml.SequenceNode:
        return super().represent_sequence(tag, sequence, not any(isinstance(item, dict) for item in sequence))


def _lines(value: Any) -> Any:
    """The same document, its innermost mappings marked to be written on one line."""
    if isinstance(value, list):
        return [_lines(item) for item in value]
    if not isinstance(value, dict):
        return value
    if any(isinstance(item, dict) or (isinstance(item, list) and len(item) > 2) for item in value.values()):
        return {key: _lines(item) for key, item in value.items()}
    return _OneLine(value)


def _by_seat(result: Result) -> dict[str, dict[str, int]]:
    return {
        str(seat): {"total": score, **categories}
        for seat, (score, categories) in enumerate(zip(result.scores, result.categories, strict=True))
    }
