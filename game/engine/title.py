"""The one shape of rules that every title fills: deal, start, legal, apply, view, result."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Protocol, Self, TypeVar

from game.engine.chance import Chance
from game.engine.land import Region
from game.engine.landscape import Landscape
from game.engine.options import Option
from game.engine.tiles import TileSet

Deal = dict[str, Any]
"""A dealt game in plain JSON words: options, starting player, the order and turns of whatever was shuffled."""


class Action:
    """Base of all actions: small frozen dataclasses of plain values; `do` is the word for it in files."""

    do: ClassVar[str]


class Event:
    """Base of all events: what happened, with the reckoning. `reveals`: it cannot be taken back, something came to
    light."""

    what: ClassVar[str]
    reveals: ClassVar[bool] = False


class IllegalAction(ValueError):
    """An action that is not legal now: a reason code, and the terms that a sentence about it needs."""

    def __init__(self, reason: str, **terms: object) -> None:
        self.reason = reason
        self.terms = terms
        words = ", ".join(f"{key} {value}" for key, value in terms.items())
        super().__init__(f"{reason}: {words}" if words else reason)


@dataclass(frozen=True, slots=True)
class Term:
    """One line of a reckoning: `count` times `value` of what `name` says (4 tiles at 2 points)."""

    name: str
    count: int
    value: int

    @property
    def total(self) -> int:
        """Return what the line adds."""
        return self.count * self.value


def total(terms: Iterable[Term]) -> int:
    """Return what a whole reckoning adds up to, in the title's unit.

    >>> total([Term("tile", 4, 2), Term("pennant", 1, 2)])
    10
    """
    return sum(term.total for term in terms)


class Progress(NamedTuple):
    """How far a game is: the present seat's turn, of how many for each (None: not known), and whether the turn under
    way is the last of the game."""

    turn: int
    of: int | None
    last: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: by seat the score, its whole reckoning, what else is counted, and the seats that won."""

    scores: tuple[int, ...]
    terms: tuple[tuple[Term, ...], ...]
    categories: tuple[Mapping[str, int], ...]
    winners: tuple[int, ...]


class State(Protocol):
    """A position. `seat` is whose decision it is, `phase` what is to be decided ("over" once the game has ended).

    Tiles are numbers of `tiles`. `pile` is the draw pile, top first; `to_lay` the tiles that the seat may lay now.
    """

    @property
    def seat(self) -> int: ...

    @property
    def phase(self) -> str: ...

    @property
    def tiles(self) -> TileSet: ...

    @property
    def pile(self) -> Sequence[int]: ...

    @property
    def to_lay(self) -> Sequence[int]: ...

    def legal(self) -> Sequence[Action]:
        """Return every legal action, in an order that depends on the position alone."""
        ...

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action, changing this state. Raises `IllegalAction` and leaves the state as it was."""
        ...

    def copy(self) -> Self:
        """Return an independent copy."""
        ...

    def view(self, seat: int, chance: Chance) -> Self:
        """Return a playable state that knows only what the seat knows; the rest is redrawn from what is possible."""
        ...

    def result(self) -> Result:
        """Return the result once the game is over. Raises `ValueError` before."""
        ...

    def standing(self) -> Result:
        """Return the result as if the game ended now."""
        ...

    def landscapes(self) -> tuple[Landscape, ...]:
        """Return the landscapes: one for each seat in their order, or one that all share."""
        ...

    def worth(self, landscape: int, region: Region) -> tuple[Term, ...]:
        """Return the reckoning of a region as it stands: what it has scored if it is complete, else what it would
        score now."""
        ...

    def progress(self) -> Progress:
        """Return how far the game is."""
        ...

    def unseen(self) -> Sequence[int]:
        """Return the tiles that nobody has seen: they lie in the draw pile, or left the game unseen."""
        ...

    def to_come(self, seat: int) -> Sequence[int]:
        """Return the tiles that may still be laid where a seat lays its tiles."""
        ...


S = TypeVar("S", bound=State)


class PositionFormat(Protocol[S]):
    """A title's positions as plain documents (position files, the bots' worker)."""

    def read(self, document: object) -> S:
        """Return the state that a document describes. Raises `ReadingError` with all problems."""
        ...

    def write(self, state: S) -> dict[str, object]:
        """Return the document that reads back as an equal state."""
        ...

    def regions(self, state: S) -> list[dict[str, object]]:
        """Return every region: kind, cells, complete, open, marks, followers, points and to."""
        ...


class Title(Protocol[S]):
    """A game that can be dealt and played. `seats` is for how many players it is."""

    @property
    def name(self) -> str: ...

    @property
    def seats(self) -> range: ...

    @property
    def actions(self) -> Mapping[str, type[Action]]: ...

    @property
    def events(self) -> Mapping[str, type[Event]]: ...

    @property
    def position(self) -> PositionFormat[S]: ...

    def options(self, seats: int) -> tuple[Option, ...]:
        """Return what can be chosen for so many seats, as data. All titles take `first`, the starting seat, too."""
        ...

    def deal(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Deal:
        """Return a shuffled game. Raises `ValueError` for options the title does not know."""
        ...

    def start(self, deal: Deal) -> S:
        """Return the first state of a dealt game. Raises `ValueError` for a deal that cannot be."""
        ...
