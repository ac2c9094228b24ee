"""The events of Labyrinth besides the common ones: what an action brought about, with every token explained."""

from dataclasses import dataclass
from typing import ClassVar

from game.engine.common import Scored, events_by_name
from game.engine.landscape import Cell
from game.engine.title import Event


@dataclass(frozen=True, slots=True)
class Pushed(Event):
    """A row moved one cell; `out` and its turn fell from its end (L10)."""

    what: ClassVar[str] = "pushed"
    seat: int
    arrow: str
    tile: str
    turn: int
    out: str
    out_turn: int


@dataclass(frozen=True, slots=True)
class Rode(Event):
    """A meeple rode with its tile; one that fell out (`carried`) was put on the new tile (L11)."""

    what: ClassVar[str] = "rode"
    seat: int
    old: Cell
    new: Cell
    carried: bool
    walkway: str


@dataclass(frozen=True, slots=True)
class Walked(Event):
    """A meeple walked along `cells`, the first being where it stood; one cell means that it stayed (L12)."""

    what: ClassVar[str] = "walked"
    seat: int
    cells: tuple[Cell, ...]
    walkways: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Found(Event):
    """A meeple stands on the treasure of its crown (L13)."""

    what: ClassVar[str] = "found"
    seat: int
    treasure: str
    tile: str


@dataclass(frozen=True, slots=True)
class Completed(Scored):
    """A city or road was completed (L15).

    `cells` are its tiles in laying order, `terms` the tokens that it earned, each with its height in millimetres
    (L16, L19); `shields` and `treasures` are the pictures that it shows.
    """

    what: ClassVar[str] = "completed"
    shields: int
    treasures: int

    @property
    def shield_tokens(self) -> int:
        """Return how many shield tokens it earned: less than its shields where the supply ran out (L16)."""
        return sum(term.count for term in self.terms if term.name == "shield")


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The next treasure tile went on the crown; only its owner may look (L13)."""

    what: ClassVar[str] = "turned_up"
    reveals: ClassVar[bool] = True
    seat: int


EVENTS = events_by_name(Pushed, Rode, Walked, Found, Completed, TurnedUp)
