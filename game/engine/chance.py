"""The one source of chance: a small 64-bit generator whose state is one integer.

SplitMix64 (Steele, Lea and Flood, 2014), which gives the same numbers on every Python.
"""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Chance:
    """A generator of whole numbers. Its `state` is one integer and may be kept and set.

    >>> chance = Chance(0)
    >>> hex(chance.bits()), hex(chance.bits())
    ('0xe220a8397b1dcdaf', '0x6e789e6aa1b965f4')
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def __repr__(self) -> str:
        return f"Chance({self.state})"

    def bits(self) -> int:
        """Return the next 64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each as likely as the other. Raises `ValueError` unless n is positive."""
        if n < 1:
            raise ValueError(f"no number is below {n}")
        limit = (1 << 64) // n * n
        while (bits := self.bits()) >= limit:
            pass
        return bits % n

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Return the things in a random order (Fisher and Yates)."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def seed_number(text: str) -> int:
    """Return the generator's first state for a seed as people type it (FNV-1a over its UTF-8).

    >>> seed_number("") == 0xCBF29CE484222325
    True
    """
    number = 0xCBF29CE484222325
    for byte in text.encode():
        number = (number ^ byte) * 0x100000001B3 & _MASK
    return number
