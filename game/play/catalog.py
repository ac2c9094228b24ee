"""The titles on the shelf, each built once from its data files."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from game.engine.labyrinth.components import Components
from game.engine.labyrinth.title import Labyrinth
from game.engine.title import Title
from game.play.documents import DocumentError, Problem, read
from game.play.resources import data_path


@cache
def labyrinth() -> Labyrinth:
    """Return the title Labyrinth. Raises `DocumentError` or `TileSetError` where its data are broken."""
    return Labyrinth(Components(_section(data_path("tiles", "labyrinth.yaml")), _section(data_path("labyrinth.yaml"))))


TITLES: dict[str, Callable[[], Title[Any]]] = {"labyrinth": labyrinth}


def title_named(name: object) -> Title[Any]:
    """Return the title of that name. Raises `ValueError` if there is none."""
    if not isinstance(name, str) or name not in TITLES:
        raise ValueError(f"{name!r} is no title; there are: {', '.join(TITLES)}")
    return TITLES[name]()


def _section(path: Path) -> dict[Any, Any]:
    document = read(path)
    if not isinstance(document, dict):
        raise DocumentError(Problem(path.name, "keys with values are wanted"))
    return document
