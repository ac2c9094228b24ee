"""The computer players by name."""

from collections.abc import Mapping
from typing import Any

from game.bots.base import Bot
from game.bots.labyrinth.greedy import Greedy
from game.bots.random_bot import Random

BOTS: Mapping[str, Bot[Any]] = {"random": Random(), "greedy": Greedy()}
"""Every bot by the name that game files and the command line use; they remember nothing between decisions."""


def bot_named(name: str) -> Bot[Any]:
    """Return a bot. Raises `ValueError` for a name that is none."""
    try:
        return BOTS[name]
    except KeyError:
        raise ValueError(f"bots are {', '.join(BOTS)}, not {name!r}") from None
