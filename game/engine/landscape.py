"""A landscape with the pieces on it, as screens and position files see it, whatever the title."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.land import Land

Cell = tuple[int, int]
"""(x, y) from the first tile of a landscape, x east and y south."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A token or a follower on land: the index of its tile in laying order, its segment, and its kind.

    `seat` is whose it is; None where that follows from the landscape.
    """

    index: int
    segment: int
    kind: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Landscape:
    """A landscape and its pieces in the order they were put. `seat` is whose it is, None for one that all share."""

    land: Land
    pieces: Sequence[Piece]
    seat: int | None = None


def landscape_of(landscapes: Sequence[Landscape], seat: int) -> int:
    """Return the number of the landscape that a seat lays its tiles in."""
    return next(number for number, each in enumerate(landscapes) if each.seat in (seat, None))
