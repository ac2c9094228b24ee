"""What a crown quest aims at: an entry each, with what it counts (L18, L20, P1, P2).

To add an aim is one entry here, a crown quest in `data/labyrinth.yaml` that names it, and its words in
`data/lang/*/labyrinth.yaml` (`hud.quest`, `hud.solo`, `setup.quest`, `records.quest`, `results.most`, `results.solo`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.engine.labyrinth.player import Player


@dataclass(frozen=True, slots=True)
class Aim:
    """An aim by its id: `count` returns what it counts for a player. It is met by the most of all, or alone by a
    value."""

    id: str
    count: Callable[[Player], int]

    def __repr__(self) -> str:
        return f"Aim({self.id!r})"

    def met(self, counts: tuple[int, ...], solo: int) -> tuple[int, ...]:
        """Return the seats that meet it: all with the most, none for a most of zero (L18); alone with so many
        (`solo`, L20)."""
        wanted = solo or max(1, *counts)
        return tuple(seat for seat, count in enumerate(counts) if count >= wanted)


def _largest(kind: str) -> Callable[[Player], int]:
    return lambda player: max(player.completed(kind), default=0)


AIMS: Mapping[str, Aim] = {
    aim.id: aim
    for aim in (
        Aim("shields", lambda player: player.count("shield")),
        Aim("cities", lambda player: len(player.completed("city"))),
        Aim("roads", lambda player: len(player.completed("road"))),
        Aim("largest_city", _largest("city")),
        Aim("longest_road", _largest("road")),
    )
}
"""All aims by id."""
