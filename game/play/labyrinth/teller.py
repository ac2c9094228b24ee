"""The words of Labyrinth for what happens on its board and in its landscapes."""

from collections.abc import Mapping, Sequence

from game.engine import common
from game.engine.labyrinth import events as event
from game.engine.labyrinth.actions import Push, Ride, Walk
from game.engine.labyrinth.components import Crown
from game.engine.labyrinth.maze import ARROW_NAMES, ARROWS, board_xy
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat
from game.engine.title import Action, Event
from game.play.teller import LogSpot, Teller
from game.play.telling import Say, tell_board_cell, tell_list, tell_tile

BOARD = "board"
"""The name of the pane that shows the labyrinth."""


class LabyrinthTeller(Teller[LabyrinthState]):
    """Says events, advice and reasons of Labyrinth."""

    unit = "mm"

    def __init__(self, crowns: Mapping[str, Crown]) -> None:
        self.crowns = crowns

    def mode(self, say: Say, mode: str) -> str:
        crown = self.crowns[mode]
        return say(f"records.quest.{crown.aim.id}", mode, n=crown.solo)

    def event(self, say: Say, happened: Event, seats: Sequence[Seat]) -> str:
        match happened:
            case event.Pushed():
                return say(
                    "event.pushed",
                    who=seats[happened.seat].name,
                    tile=tell_tile(say, happened.tile),
                    arrow=say(f"event.arrow.{happened.arrow[0]}", n=int(happened.arrow[1:]) + 1),
                    out=tell_tile(say, happened.out),
                )
            case event.Rode():
                return _rode(say, happened, seats[happened.seat].name)
            case event.Walked():
                key = "event.walked" if len(happened.cells) > 1 else "event.stayed"
                cell = tell_board_cell(say, happened.cells[-1])
                return say(key, n=len(happened.cells) - 1, who=seats[happened.seat].name, cell=cell)
            case event.Found():
                treasure = say(f"event.treasure.{happened.treasure}")
                return say("event.found", who=seats[happened.seat].name, treasure=treasure)
            case event.Completed():
                return _completed(say, happened, seats[happened.seat].name)
            case common.Scored(kind="tile"):
                return ""  # told with the tile
            case common.PiecePut():
                return say(f"event.token_put.{happened.kind}", who=seats[happened.seat].name)
            case event.TurnedUp():
                return say("event.turned_up", who=seats[happened.seat].name)
        return super().event(say, happened, seats)

    def action(self, say: Say, action: Action, seats: Sequence[Seat]) -> str:
        match action:
            case Push():
                return say("hint.push", arrow=say(f"hint.arrow.{action.arrow[0]}", n=int(action.arrow[1:]) + 1))
            case Ride():
                sides = tell_list(say, [say(f"side.{side}") for side in action.walkway])
                return say("hint.ride", who=seats[action.seat].name, sides=sides)
            case Walk():
                return say("hint.walk", cell=tell_board_cell(say, action.to))
        return super().action(say, action, seats)

    def reason(self, say: Say, happened: Event, named: bool) -> str:
        match happened:
            case event.Found():
                treasure = say(f"event.treasure.{happened.treasure}") if named else say("hint.treasure")
                return say("hint.reaches", treasure=treasure)
            case event.Completed():
                closes = say(f"hint.closes.{happened.kind}", n=len(happened.cells))
                pictures = _pictures(say, happened)
                return say("hint.with", closes=closes, pictures=pictures) if pictures else closes
        return ""

    def place(self, happened: Event, state: LabyrinthState) -> LogSpot | None:
        match happened:
            case event.Pushed():
                arrow = ARROWS[ARROW_NAMES.index(happened.arrow)]
                return LogSpot(BOARD, tuple(board_xy(cell) for cell in arrow.cells))
            case event.Rode():
                return LogSpot(BOARD, (happened.new,))
            case event.Walked():
                return LogSpot(BOARD, happened.cells[-1:])
            case event.Found():
                return LogSpot(BOARD, (board_xy(state.box.treasure_cell[happened.treasure]),))
        return super().place(happened, state)


def _rode(say: Say, rode: event.Rode, who: str) -> str:
    if not rode.carried:
        return say("event.rode", who=who, cell=tell_board_cell(say, rode.new))
    if rode.old != rode.new:
        return say("event.carried", who=who, cell=tell_board_cell(say, rode.new))
    sides = tell_list(say, [say(f"side.{side}") for side in rode.walkway])
    return say("event.put_on", who=who, sides=sides)


def _completed(say: Say, completed: event.Completed, who: str) -> str:
    feature = say(f"event.{completed.kind}", n=len(completed.cells))
    pictures = _pictures(say, completed)
    if not pictures:
        return say("event.completed", who=who, feature=feature)
    told = say("event.completed_with", who=who, feature=feature, pictures=pictures)
    if completed.shield_tokens < completed.shields:
        told = f"{told} {say('event.supply', n=completed.shield_tokens)}"
    return told


def _pictures(say: Say, completed: event.Completed) -> str:
    """The shields and treasures in a completed feature, in words; empty for one without."""
    counts = {"shield": completed.shields, "treasure": completed.treasures}
    return tell_list(say, [say(f"event.picture.{mark}", n=count) for mark, count in counts.items() if count])
