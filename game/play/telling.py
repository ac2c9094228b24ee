"""Tells events, refusals and obstacles in sentences, the same for window and command line."""

import re
from collections.abc import Callable, Sequence

from game.engine.labyrinth import events as event
from game.engine.labyrinth.actions import Cell, Lay, Push, PutAside, Ride, Walk
from game.engine.land import Obstacle
from game.engine.session import Seat
from game.engine.tiles import Side
from game.engine.title import Action, Event, IllegalAction
from game.play.adviser import Advice

Say = Callable[..., str]
"""Says the words of a key, its terms filled in (`Words.say`)."""


def tell_event(say: Say, happened: Event, seats: Sequence[Seat]) -> str:
    """What happened, in one sentence."""
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
            cell = _board_cell(say, happened.cells[-1])
            return say(key, n=len(happened.cells) - 1, who=seats[happened.seat].name, cell=cell)
        case event.Found():
            treasure = say(f"event.treasure.{happened.treasure}")
            return say("event.found", who=seats[happened.seat].name, treasure=treasure)
        case event.Laid():
            place = _land_cell(say, happened.at)
            return say("event.laid", who=seats[happened.seat].name, tile=tell_tile(say, happened.tile), place=place)
        case event.LeftGame() | event.Drew():
            tile = tell_tile(say, happened.tile)
            return say(f"event.{happened.what}", who=seats[happened.seat].name, tile=tile)
        case event.Completed():
            return _completed(say, happened, seats[happened.seat].name)
        case event.TokenPut():
            return say(f"event.token_put.{happened.mark}", who=seats[happened.seat].name)
        case event.TurnEnded() | event.TurnedUp():
            return say(f"event.{happened.what}", who=seats[happened.seat].name)
        case event.GameEnded() if len(seats) > 1:
            winners = [seats[seat].name for seat in happened.winners]
            return say("event.game_ended", n=len(winners), who=tell_list(say, winners))
        case event.GameEnded():
            return say("event.game_ended_alone")
    raise ValueError(f"there are no words for {happened.what}")


def tell_advice(say: Say, advice: Advice, seats: Sequence[Seat], named: bool) -> str:
    """What to do and why, in one sentence; `named` is whether a treasure may be called by its name."""
    deed = _deed(say, advice.first, seats)
    reasons = [reason for happened in advice.events if (reason := _reason(say, happened, named))]
    if not reasons:
        grows = [deed.grows for deed in advice.deeds if deed.grows]
        reasons = [say(f"hint.grows.{kind}", n=size) for kind, size in grows] or [say("hint.open")]
    return say("hint.sentence", deed=deed, why=tell_list(say, reasons))


def tell_reason(say: Say, refused: IllegalAction) -> str:
    """Why an action is not legal, in a few words to stand after a colon."""
    match refused.reason, refused.terms:
        case "side_mismatch", {"side": str(side), "mine": tuple(mine), "theirs": tuple(theirs)}:
            why = tell_obstacle(say, Obstacle("side_mismatch", side, _side(mine), _side(theirs)))
            return say("reason.does_not_fit", why=why)
        case "occupied" | "outside" | "no_neighbour" as reason, _:
            return say("reason.does_not_fit", why=tell_obstacle(say, Obstacle(reason)))
        case "phase", {"action": action, "phase": phase}:
            return say("reason.phase", action=say(f"reason.action.{action}"), step=say(f"reason.step.{phase}"))
        case "out_of_reach", {"to": (int(x), int(y)), "walkway": walkway}:
            return say("reason.out_of_reach", cell=_board_cell(say, (x, y)), walkway=walkway)
    return say(f"reason.{refused.reason}", **refused.terms)


def tell_obstacle(say: Say, obstacle: Obstacle) -> str:
    """Why a tile does not fit, in a few words: "north side: a road meets a meadow"."""
    if obstacle.reason != "side_mismatch":
        return say(f"reason.{obstacle.reason}")
    mine, theirs = (say(f"reason.shows.{middle}") for _, middle, _ in (obstacle.mine, obstacle.theirs))
    return say("reason.side_mismatch", side=say(f"side.{obstacle.side}"), mine=mine, theirs=theirs)


def tell_tile(say: Say, name: str) -> str:
    """What a tile shows, by the name of its kind or of one of its copies; the kind itself where it has no words."""
    kind = re.sub(r"-[0-9]+$", "", name)
    return say(f"tile.{kind}", kind)


def tell_list(say: Say, things: Sequence[str]) -> str:
    """Things one after the other: "a, b and c"."""
    if len(things) < 2:
        return "".join(things)
    return say("event.list", first=", ".join(things[:-1]), last=things[-1])


def _deed(say: Say, action: Action, seats: Sequence[Seat]) -> str:
    match action:
        case Push():
            return say("hint.push", arrow=say(f"hint.arrow.{action.arrow[0]}", n=int(action.arrow[1:]) + 1))
        case Ride():
            sides = tell_list(say, [say(f"side.{side}") for side in action.walkway])
            return say("hint.ride", who=seats[action.seat].name, sides=sides)
        case Walk():
            return say("hint.walk", cell=_board_cell(say, action.to))
        case Lay():
            return say("hint.lay", tile=tell_tile(say, action.tile))
        case PutAside():
            return say("hint.put_aside", tile=tell_tile(say, action.tile))
    raise ValueError(f"there are no words for {action.do} as advice")


def _reason(say: Say, happened: Event, named: bool) -> str:
    """What an event is good for; empty for one that is no reason for anything."""
    match happened:
        case event.Found():
            treasure = say(f"event.treasure.{happened.treasure}") if named else say("hint.treasure")
            return say("hint.reaches", treasure=treasure)
        case event.Completed():
            closes = say(f"hint.closes.{happened.kind}", n=len(happened.cells))
            counts = {"shield": happened.shields, "treasure": happened.treasures}
            pictures = [say(f"event.picture.{mark}", n=count) for mark, count in counts.items() if count]
            return say("hint.with", closes=closes, pictures=tell_list(say, pictures)) if pictures else closes
    return ""


def _rode(say: Say, rode: event.Rode, who: str) -> str:
    if not rode.carried:
        return say("event.rode", who=who, cell=_board_cell(say, rode.new))
    if rode.old != rode.new:
        return say("event.carried", who=who, cell=_board_cell(say, rode.new))
    sides = tell_list(say, [say(f"side.{side}") for side in rode.walkway])
    return say("event.put_on", who=who, sides=sides)


def _completed(say: Say, completed: event.Completed, who: str) -> str:
    feature = say(f"event.{completed.kind}", n=len(completed.cells))
    counts = {"shield": completed.shields, "treasure": completed.treasures}
    pictures = [say(f"event.picture.{mark}", n=count) for mark, count in counts.items() if count]
    if not pictures:
        return say("event.completed", who=who, feature=feature)
    told = say("event.completed_with", who=who, feature=feature, pictures=tell_list(say, pictures))
    if completed.shield_tokens < completed.shields:
        told = f"{told} {say('event.supply', n=completed.shield_tokens)}"
    return told


def _board_cell(say: Say, cell: Cell) -> str:
    return say("event.board_cell", column=cell[0] + 1, row=cell[1] + 1)


def _land_cell(say: Say, cell: Cell) -> str:
    """Where a cell lies, seen from the start tile."""
    x, y = cell
    steps = [say("event.east" if x > 0 else "event.west", n=abs(x))] if x else []
    steps += [say("event.south" if y > 0 else "event.north", n=abs(y))] if y else []
    return say("event.land_cell", steps=tell_list(say, steps))


def _side(shown: tuple[object, ...]) -> Side:
    left, middle, right = (str(part) for part in shown)
    return left, middle, right
