"""Tells tiles, cells, lists and refusals in words, the same for window and command line."""

import re
from collections.abc import Callable, Sequence

from game.engine.land import Obstacle
from game.engine.landscape import Cell
from game.engine.tiles import Side
from game.engine.title import IllegalAction

Say = Callable[..., str]
"""Says the words of a key, its terms filled in (`Words.say`)."""


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
            return say("reason.out_of_reach", cell=tell_board_cell(say, (x, y)), walkway=walkway)
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


def tell_board_cell(say: Say, cell: Cell) -> str:
    """A cell of a board by its column and row."""
    return say("event.board_cell", column=cell[0] + 1, row=cell[1] + 1)


def tell_turn(say: Say, turn: int, whole: int | None) -> str:
    """Which turn it is, of how many, where that is known."""
    return say("log.turn", n=turn) if whole is None else say("hud.round", turn=turn, whole=whole)


def tell_land_cell(say: Say, cell: Cell) -> str:
    """Where a cell lies, seen from the start tile."""
    x, y = cell
    steps = [say("event.east" if x > 0 else "event.west", n=abs(x))] if x else []
    steps += [say("event.south" if y > 0 else "event.north", n=abs(y))] if y else []
    return say("event.land_cell", steps=tell_list(say, steps))


def _side(shown: tuple[object, ...]) -> Side:
    left, middle, right = (str(part) for part in shown)
    return left, middle, right
