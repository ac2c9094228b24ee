"""Duel as the program sees it."""

from collections.abc import Mapping, Sequence

from game.bots.random_bot import Random
from game.engine.common import EndTurn, PiecePut, Scored
from game.engine.session import Seat
from game.engine.title import Deal, Event
from game.play.teller import Teller
from game.play.telling import Say
from game.play.tile_sets import tile_set
from game.play.titles import Figures, FileProgress, TitleRules
from tests.duel.bots import Closer
from tests.duel.engine import Duel, DuelState


class DuelTeller(Teller[DuelState]):
    """Says what Duel scores."""

    def event(self, say: Say, happened: Event, seats: Sequence[Seat]) -> str:
        match happened:
            case Scored():
                return say(f"duel.scored.{happened.kind}", who=seats[happened.seat].name, n=len(happened.cells))
            case PiecePut():
                return ""
        return super().event(say, happened, seats)

    def reason(self, say: Say, happened: Event, named: bool) -> str:
        return say(f"hint.closes.{happened.kind}", n=len(happened.cells)) if isinstance(happened, Scored) else ""


def duel_rules() -> TitleRules[DuelState]:
    """Return what the program knows of Duel."""
    return TitleRules(
        title=Duel(tile_set("labyrinth")),
        bots={"random": Random(), "closer": Closer()},
        players=("random", "closer"),
        adviser="closer",
        teller=DuelTeller(),
        mode=lambda deal: "roads" if deal["roads"] else "",
        modes=lambda seats: {"": {}, "roads": {"roads": True}},
        figures=figures,
        shares={"scored": lambda counts: counts["score"] > 0},
        progress=progress,
    )


def figures(state: DuelState, seat: int) -> Figures:
    """Return what a simulation counts of a seat."""
    return {"score": state.standing().scores[seat]}


def progress(deal: Deal, lines: Sequence[Mapping[str, object]]) -> FileProgress:
    """Return how far a saved game is. Raises `ValueError`."""
    match deal:
        case {"pile": [_, *_] as pile}:
            ended, turns = sum(line.get("do") == EndTurn.do for line in lines), len(pile)
            return FileProgress(min(turns // 2, ended // 2 + 1), turns // 2, ended >= turns)
    raise ValueError("a draw pile is wanted")
