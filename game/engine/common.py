"""The actions and events that every title has.

Cells are (x, y), x east and y south; in a landscape from its first tile (0, 0). Turns are clockwise quarter turns.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.engine.landscape import Cell
from game.engine.title import Action, Event, Term


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay one of the tiles of this turn in a landscape."""

    do: ClassVar[str] = "lay"
    tile: str
    at: Cell
    turn: int


@dataclass(frozen=True, slots=True)
class PutAside(Action):
    """Put a tile that fits nowhere out of the game."""

    do: ClassVar[str] = "put_aside"
    tile: str


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn: the next tile is drawn, the seat passes on."""

    do: ClassVar[str] = "end_turn"


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A tile was laid in a landscape."""

    what: ClassVar[str] = "laid"
    seat: int
    tile: str
    at: Cell
    turn: int


@dataclass(frozen=True, slots=True)
class LeftGame(Event):
    """A tile fitted nowhere and left the game."""

    what: ClassVar[str] = "left_game"
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A seat's score grew: for what (`kind`), for which cells of a landscape, and by what reckoning.

    The terms are the whole reckoning, so nobody derives it again. `segment` tells which region of the first cell it
    is; -1 where a score belongs to no region. A title adds fields in a class of its own.
    """

    what: ClassVar[str] = "scored"
    seat: int
    kind: str
    cells: tuple[Cell, ...]
    segment: int
    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class PiecePut(Event):
    """A token or a follower was put on land."""

    what: ClassVar[str] = "piece_put"
    seat: int
    kind: str
    at: Cell
    segment: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat took the top tile of the draw pile."""

    what: ClassVar[str] = "drew"
    reveals: ClassVar[bool] = True
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn ended; this cannot be taken back."""

    what: ClassVar[str] = "turn_ended"
    reveals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    what: ClassVar[str] = "game_ended"
    reveals: ClassVar[bool] = True
    winners: tuple[int, ...]


def actions_by_name(*own: type[Action]) -> Mapping[str, type[Action]]:
    """Return the common actions and a title's own by the word for them in files."""
    kinds: tuple[type[Action], ...] = (*own, Lay, PutAside, EndTurn)
    return {kind.do: kind for kind in kinds}


def events_by_name(*own: type[Event]) -> Mapping[str, type[Event]]:
    """Return the common events and a title's own by the word for them in files."""
    kinds: tuple[type[Event], ...] = (*own, Laid, LeftGame, Scored, PiecePut, Drew, TurnEnded, GameEnded)
    return {kind.what: kind for kind in kinds}
