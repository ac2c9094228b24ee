"""Reads YAML strictly: no duplicate keys, no surprising types, every error with its file and line.

Plain YAML 1.1 reads ``on`` as true, ``0110`` as 72 and ``12:30`` as 750. Here only ``null``, ``true``,
``false``, decimal integers and decimal floats are more than text.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

import yaml

Key = str | int | float | bool | None
Value = None | bool | int | float | str | list["Value"] | dict[Key, "Value"]


@dataclass(frozen=True)
class Problem:
    """One thing wrong with a file, told in one line."""

    file: str
    message: str
    line: int | None = None
    key: str | None = None

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        about = [place, self.key or "", self.message]
        return ": ".join(part for part in about if part)


class DocumentError(ValueError):
    """A file that cannot be used, with all its problems; its text holds one line for each."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


@dataclass
class Problems:
    """Collects every problem of a file, to report them all at once.

    >>> problems = Problems("labyrinth.yaml")
    >>> problems.add("a whole number is wanted", key="tiles.curve.count")
    >>> problems.refuse()
    Traceback (most recent call last):
    game.play.documents.DocumentError: labyrinth.yaml: tiles.curve.count: a whole number is wanted
    """

    file: str
    found: list[Problem] = field(default_factory=list)

    def add(self, message: str, *, key: str | None = None) -> None:
        self.found.append(Problem(self.file, message, key=key))

    def refuse(self) -> None:
        """Raise one `DocumentError` for all that was found, if anything was."""
        if self.found:
            raise DocumentError(*self.found)


def read(path: Path, file: str = "") -> Value:
    """The content of a YAML file; `file` is the name that errors carry, else its own. Raises `DocumentError`."""
    file = file or path.name
    try:
        source = path.read_bytes()
    except OSError as error:
        raise DocumentError(Problem(file, f"cannot be read: {error.strerror}")) from error
    try:
        text = source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise DocumentError(Problem(file, "is not UTF-8 text", line)) from error
    return parse(text, file)


def parse(text: str, file: str) -> Value:
    """The content of a YAML text; ``file`` is the name that errors carry. Raises `DocumentError`."""
    try:
        node = yaml.compose(text, Loader=_Composer)
        return None if node is None else _Builder(file).build(node)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = None if mark is None else mark.line + 1
        message = ", ".join(part for part in (error.context, error.problem) if part)
        raise DocumentError(Problem(file, message, line)) from error
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise DocumentError(Problem(file, "holds a character that YAML does not allow", line)) from error
    except RecursionError as error:
        raise DocumentError(Problem(file, "is nested too deeply")) from error


_NULL, _BOOL, _INT, _FLOAT, _TEXT = (f"tag:yaml.org,2002:{name}" for name in ("null", "bool", "int", "float", "str"))
# No plus and no zero in front, so that a whole number has one spelling.
_TYPES = {
    _NULL: re.compile(r"(?:null|~|)\Z"),
    _BOOL: re.compile(r"(?:true|false)\Z"),
    _INT: re.compile(r"(?:0|-?[1-9][0-9]*)\Z"),
    _FLOAT: re.compile(r"-?(?:[0-9]+\.[0-9]+(?:[eE][-+]?[0-9]+)?|[0-9]+[eE][-+]?[0-9]+)\Z"),
}


class _Composer(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """Reads YAML into nodes, with our implicit types instead of YAML's."""

    # YAML asks for them by the first character of the text; None stands for any.
    yaml_implicit_resolvers: ClassVar = {None: list(_TYPES.items())}


class _Builder:
    """Makes plain values of nodes, each node once: an alias is refused, since it could grow without end."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.built: set[int] = set()

    def build(self, node: yaml.Node) -> Value:
        if id(node) in self.built:
            raise self.error(node, "aliases are not allowed")
        self.built.add(id(node))
        if isinstance(node, yaml.ScalarNode):
            return self.scalar(node)
        if isinstance(node, yaml.SequenceNode):
            self.check_tag(node, "seq")
            return [self.build(item) for item in node.value]
        self.check_tag(node, "map")
        return dict(self.pairs(node))

    def pairs(self, node: yaml.Node) -> Iterator[tuple[Key, Value]]:
        seen: set[Key] = set()
        for key_node, value_node in node.value:
            key = self.build(key_node)
            if isinstance(key, list | dict):
                raise self.error(key_node, "a key must be a single word or number")
            if key in seen:
                raise self.error(key_node, f"the key {key!r} stands here twice")
            seen.add(key)
            yield key, self.build(value_node)

    def scalar(self, node: yaml.ScalarNode) -> Key:
        text, tag = str(node.value), node.tag
        if tag == _TEXT:
            return text
        if tag not in _TYPES or not _TYPES[tag].match(text):
            raise self.error(node, f"the type {tag!r} is not allowed for {text!r}")
        if tag == _NULL:
            return None
        if tag == _BOOL:
            return text == "true"
        try:
            number = int(text) if tag == _INT else float(text)
        except ValueError:
            number = math.inf
        if not math.isfinite(number):
            raise self.error(node, "the number is too large")
        return number

    def check_tag(self, node: yaml.Node, name: str) -> None:
        if node.tag != f"tag:yaml.org,2002:{name}":
            raise self.error(node, f"the type {node.tag!r} is not allowed")

    def error(self, node: yaml.Node, message: str) -> DocumentError:
        return DocumentError(Problem(self.file, message, node.start_mark.line + 1))
