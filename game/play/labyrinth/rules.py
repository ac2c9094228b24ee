"""Labyrinth as the program sees it: its title with the components from data, its bots, words, figures and records."""

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from game.bots.labyrinth.bots import BOTS
from game.engine.common import EndTurn
from game.engine.labyrinth.components import Components
from game.engine.labyrinth.pushes import floods_after_pushes
from game.engine.labyrinth.setup import crowns_for
from game.engine.labyrinth.state import LabyrinthState
from game.engine.labyrinth.title import Labyrinth
from game.engine.title import Deal
from game.play.daily import chosen_of_day
from game.play.documents import DocumentError, Problem, read
from game.play.labyrinth.figures import SHARES, figures
from game.play.labyrinth.teller import LabyrinthTeller
from game.play.resources import data_path
from game.play.titles import Daily, FileProgress, TitleRules


@cache
def labyrinth() -> Labyrinth:
    """Return the title Labyrinth. Raises `DocumentError` or `TileSetError` where its data are broken."""
    return Labyrinth(Components(_section(data_path("tiles", "labyrinth.yaml")), _section(data_path("labyrinth.yaml"))))


def labyrinth_rules() -> TitleRules[LabyrinthState]:
    """Return what the program knows of Labyrinth. Raises `DocumentError` or `TileSetError` as `labyrinth`."""
    return TitleRules(
        title=labyrinth(),
        bots=BOTS,
        players=("random", "greedy"),
        adviser="greedy",
        teller=LabyrinthTeller(labyrinth().box.crowns),
        mode=mode,
        modes=modes,
        figures=figures,
        shares=SHARES,
        progress=progress,
        daily=daily,
        measured={"turn enumeration": enumerate_pushes},
    )


def mode(deal: Deal) -> str:
    """Return the record mode of a dealt game: alone the crown quest, which tells how hard it is; else none."""
    return str(deal["crown"]) if deal["seats"] == 1 else ""


def modes(seats: int) -> Mapping[str, Mapping[str, Any]]:
    """Return the record modes of so many seats, each with the options that deal it."""
    crowns = crowns_for(labyrinth().box, seats)
    return {crown: {"crown": crown} for crown in crowns} if seats == 1 else {"": {}}


def progress(deal: Deal, lines: Sequence[Mapping[str, object]]) -> FileProgress:
    """Return how far a saved game is: every tile of the draw pile is one turn (L17), and no end is ever taken back.

    Raises `ValueError` for a deal without a draw pile.
    """
    match deal:
        case {"seats": int(seats), "pile": [_, *_] as pile} if seats > 0:
            ended = sum(line.get("do") == EndTurn.do for line in lines)
            turns = len(pile) // seats
            return FileProgress(min(turns, ended // seats + 1), turns, ended >= len(pile))
    raise ValueError("seats and a draw pile are wanted")


def daily(day: date) -> Daily:
    """Return what is played on a day: alone, for one of the crown quests of the base game."""
    crowns = [crown.id for crown in labyrinth().box.crowns.values() if crown.solo and not crown.promo]
    crown = chosen_of_day(day, crowns)
    return Daily(1, crown, {"crown": crown})


def enumerate_pushes(state: LabyrinthState) -> object:
    """Return how far the meeple could walk after each push: what a search asks most."""
    assert state.hand is not None, "a seat that inserts holds a tile"
    hand = [state.box.walkways_of(state.hand, turn) for turn in range(4)]
    return floods_after_pushes(state.maze, state.players[state.seat].place, hand)


def _section(path: Path) -> dict[Any, Any]:
    document = read(path)
    if not isinstance(document, dict):
        raise DocumentError(Problem(path.name, "keys with values are wanted"))
    return document
