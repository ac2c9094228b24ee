"""The actions of Labyrinth besides the common ones, as they stand in game files.

Cells are (x, y): on the board 0 to 4 from the north-west corner, in a landscape from the start tile (0, 0).
Walkways are named by their sides as the tile lies ("NS"; "" is off the road). Turns are clockwise quarter turns.
"""

from dataclasses import dataclass
from typing import ClassVar

from game.engine.common import actions_by_name
from game.engine.landscape import Cell
from game.engine.title import Action


@dataclass(frozen=True, slots=True)
class Push(Action):
    """Push the tile in hand, turned so, in at an arrow (L10)."""

    do: ClassVar[str] = "push"
    arrow: str
    turn: int


@dataclass(frozen=True, slots=True)
class Ride(Action):
    """Put the meeple of a seat, which fell out, on a walkway of the new tile (L11)."""

    do: ClassVar[str] = "ride"
    seat: int
    walkway: str


@dataclass(frozen=True, slots=True)
class Walk(Action):
    """Walk to a place, or stay: the place where the meeple stands (L12, L13)."""

    do: ClassVar[str] = "walk"
    to: Cell
    walkway: str


ACTIONS = actions_by_name(Push, Ride, Walk)
