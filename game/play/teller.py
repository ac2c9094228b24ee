"""A title's words for what happens: what all titles share; a title derives its own teller.

A teller says events in the log, actions and reasons of a hint, and where something happened.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from game.engine import common
from game.engine.landscape import Cell, landscape_of
from game.engine.session import Seat
from game.engine.title import Action, Event, S, Term, total
from game.play.telling import Say, tell_land_cell, tell_list, tell_tile


@dataclass(frozen=True)
class LogSpot:
    """Where something happened: cells of a pane, which has the name that its title gives it."""

    pane: str
    cells: tuple[Cell, ...]


def landscape_pane(number: int) -> str:
    """The name of the pane that shows the number-th landscape."""
    return f"landscape-{number}"


class Teller(Generic[S]):
    """Says what all titles share; `unit` is what scores are counted in.

    A title overrides what it says in another way, and adds what is its own.
    """

    unit = "points"

    def event(self, say: Say, happened: Event, seats: Sequence[Seat]) -> str:
        """What happened, in one sentence; empty for what is told along with another event.

        Raises `ValueError` for an event without words.
        """
        match happened:
            case common.Laid():
                place = tell_land_cell(say, happened.at)
                tile = tell_tile(say, happened.tile)
                return say("event.laid", who=seats[happened.seat].name, tile=tile, place=place)
            case common.LeftGame() | common.Drew():
                tile = tell_tile(say, happened.tile)
                return say(f"event.{happened.what}", who=seats[happened.seat].name, tile=tile)
            case common.TurnEnded():
                return say("event.turn_ended", who=seats[happened.seat].name)
            case common.GameEnded() if len(seats) > 1:
                winners = [seats[seat].name for seat in happened.winners]
                return say("event.game_ended", n=len(winners), who=tell_list(say, winners))
            case common.GameEnded():
                return say("event.game_ended_alone")
        raise ValueError(f"there are no words for {happened.what}")

    def logged(self, happened: Event) -> bool:
        """Whether the log tells an event in a sentence of its own; the others are told by the next turn, or with what
        brought them about."""
        return not isinstance(happened, common.TurnEnded | common.Drew | common.PiecePut)

    def earned(self, say: Say, terms: Sequence[Term]) -> str:
        """What a reckoning is made of, in one sentence; empty for one without terms."""
        parts = [say(f"log.term.{term.name}", n=term.count, value=term.value) for term in terms]
        if not parts:
            return ""
        return say("log.earned", parts=tell_list(say, parts), score=say(f"unit.{self.unit}", n=total(terms)))

    def action(self, say: Say, action: Action, seats: Sequence[Seat]) -> str:
        """An action as it is advised. Raises `ValueError` for one without words."""
        match action:
            case common.Lay():
                return say("hint.lay", tile=tell_tile(say, action.tile))
            case common.PutAside():
                return say("hint.put_aside", tile=tell_tile(say, action.tile))
        raise ValueError(f"there are no words for {action.do} as advice")

    def reason(self, say: Say, happened: Event, named: bool) -> str:
        """What an event is good for; empty for one that is no reason for anything. `named`: secrets may be called by
        their names."""
        return ""

    def mode(self, say: Say, mode: str) -> str:
        """What a record mode is called."""
        return say(f"records.mode.{mode or 'usual'}", mode)

    def place(self, happened: Event, state: S) -> LogSpot | None:
        """Where an event happened in a position; None for nowhere."""
        match happened:
            case common.Laid():
                return LogSpot(landscape_pane(landscape_of(state.landscapes(), happened.seat)), (happened.at,))
            case common.Scored() if happened.cells:
                return LogSpot(landscape_pane(landscape_of(state.landscapes(), happened.seat)), happened.cells)
        return None
