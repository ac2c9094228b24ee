"""The events of Labyrinth: what an action brought about, with every number behind a token explained."""

from dataclasses import dataclass
from typing import ClassVar

from game.engine.labyrinth.actions import Cell
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
class Laid(Event):
    """A tile was laid in a landscape (L14)."""

    what: ClassVar[str] = "laid"
    seat: int
    tile: str
    at: Cell
    turn: int


@dataclass(frozen=True, slots=True)
class LeftGame(Event):
    """A tile fitted nowhere and left the game (L14)."""

    what: ClassVar[str] = "left_game"
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class Completed(Event):
    """A city or road was completed (L15).

    `cells` are its tiles in laying order; `shields` and `treasures` the pictures it shows; `shield_tokens` what
    the supply gave for them (L16).
    """

    what: ClassVar[str] = "completed"
    seat: int
    kind: str
    cells: tuple[Cell, ...]
    shields: int
    treasures: int
    shield_tokens: int


@dataclass(frozen=True, slots=True)
class TokenPut(Event):
    """A token was put on a picture: `mark` is shield, treasure or dragon (L15)."""

    what: ClassVar[str] = "token_put"
    seat: int
    mark: str
    at: Cell
    segment: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn ended; this cannot be taken back."""

    what: ClassVar[str] = "turn_ended"
    reveals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The next treasure tile went on the crown; only its owner may look (L13)."""

    what: ClassVar[str] = "turned_up"
    reveals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat took the top tile of the draw pile."""

    what: ClassVar[str] = "drew"
    reveals: ClassVar[bool] = True
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The draw pile has run out and the last turn is over (L17)."""

    what: ClassVar[str] = "game_ended"
    reveals: ClassVar[bool] = True
    winners: tuple[int, ...]


EVENTS: dict[str, type[Event]] = {
    kind.what: kind
    for kind in (
        Pushed, Rode, Walked, Found, Laid, LeftGame, Completed, TokenPut, TurnEnded, TurnedUp, Drew, GameEnded,
    )
}  # fmt: skip
