"""The one shape of rules that every title fills: deal, start, legal, apply, view, result."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, Self, TypeVar

from game.engine.chance import Chance

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
class Result:
    """How a game ended: by seat the score and what it is made of, and the seats that won."""

    scores: tuple[int, ...]
    categories: tuple[Mapping[str, int], ...]
    winners: tuple[int, ...]


class State(Protocol):
    """A position. `seat` is whose decision it is, `phase` what is to be decided ("over" once the game has ended)."""

    @property
    def seat(self) -> int: ...

    @property
    def phase(self) -> str: ...

    def legal(self) -> Sequence[Action]:
        """Return every legal action, in an order that depends on the position alone."""
        ...

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action, changing this state. Raises `IllegalAction` and leaves the state as it was."""
        ...

    def copy(self) -> Self:
        """Return a state that can go its own way."""
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


S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)


class Title(Protocol[S_co]):
    """A game that can be dealt and played."""

    @property
    def name(self) -> str: ...

    @property
    def actions(self) -> Mapping[str, type[Action]]: ...

    @property
    def events(self) -> Mapping[str, type[Event]]: ...

    def deal(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Deal:
        """Return a shuffled game. Raises `ValueError` for options the title does not know."""
        ...

    def start(self, deal: Deal) -> S_co:
        """Return the first state of a dealt game. Raises `ValueError` for a deal that cannot be."""
        ...
