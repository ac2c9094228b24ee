"""The computer players by name."""

from collections.abc import Mapping
from typing import Any

from game.bots.base import Bot
from game.bots.labyrinth.greedy import Greedy
from game.bots.labyrinth.weights import FIRST
from game.bots.random_bot import Random

BOTS: Mapping[str, Bot[Any]] = {"random": Random(), "greedy": Greedy(), "greedy-1": Greedy(FIRST)}
"""Every bot by the name that game files and the command line use; they remember nothing between decisions.

A name with a number is a bot that stays as it is, so that figures told of it hold.
"""


def bot_named(name: str) -> Bot[Any]:
    """Return a bot. Raises `ValueError` for a name that is none."""
    try:
        return BOTS[name]
    except KeyError:
        raise ValueError(f"bots are {', '.join(BOTS)}, not {name!r}") from None
