"""What can be chosen when a game is set up, as data: a title states its options, the set-up lays them out.

An option has an id, a default, and says which values it takes. Its words are the title's.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Choice:
    """One of several named values."""

    id: str
    values: tuple[str, ...]
    default: str

    def check(self, value: object) -> None:
        """Raise `ValueError` for a value that cannot be chosen."""
        if not isinstance(value, str) or value not in self.values:
            raise ValueError(f"{self.id}: {' or '.join(self.values)} is wanted, not {value!r}")


@dataclass(frozen=True)
class Switch:
    """On or off."""

    id: str
    default: bool = False

    def check(self, value: object) -> None:
        """Raise `ValueError` for anything but true and false."""
        if not isinstance(value, bool):
            raise ValueError(f"{self.id}: true or false is wanted, not {value!r}")


@dataclass(frozen=True)
class Number:
    """A whole number between two bounds, both included."""

    id: str
    least: int
    most: int
    default: int

    def check(self, value: object) -> None:
        """Raise `ValueError` for a number out of bounds."""
        if type(value) is not int or not self.least <= value <= self.most:
            raise ValueError(f"{self.id}: a number from {self.least} to {self.most} is wanted, not {value!r}")


@dataclass(frozen=True)
class Cards:
    """So many cards picked from a row. `excludes` names for a card those that cannot be picked with it."""

    id: str
    cards: tuple[str, ...]
    least: int
    most: int
    default: tuple[str, ...] = ()
    excludes: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def check(self, value: object) -> None:
        """Raise `ValueError` for cards that are unknown, too few, too many, or exclude each other."""
        if not isinstance(value, list | tuple) or not all(card in self.cards for card in value):
            raise ValueError(f"{self.id}: cards of {', '.join(self.cards)} are wanted, not {value!r}")
        if len(set(value)) != len(value) or not self.least <= len(value) <= self.most:
            raise ValueError(f"{self.id}: {self.least} to {self.most} different cards are wanted, not {value!r}")
        for card in value:
            if against := self.excludes.get(card, frozenset()).intersection(value):
                raise ValueError(f"{self.id}: {card} cannot be played with {min(against)}")

    def excluded(self, picked: Iterable[str]) -> frozenset[str]:
        """Return the cards that cannot be picked besides those picked already."""
        return frozenset(other for card in picked for other in self.excludes.get(card, frozenset()))


Option = Choice | Switch | Number | Cards


def checked(title: str, chosen: Mapping[str, Any], options: Iterable[Option], *more: str) -> dict[str, Any]:
    """Return a value for every option: the chosen one, else the default; `more` are keys that are no options.

    Raises `ValueError` for an unknown key or a value that cannot be chosen.
    """
    known = {option.id: option for option in options}
    if unknown := sorted(set(chosen) - set(known) - set(more)):
        raise ValueError(f"{unknown[0]} is no option of {title}")
    values = {key: option.default for key, option in known.items()} | dict(chosen)
    for key, option in known.items():
        option.check(values[key])
    return values
