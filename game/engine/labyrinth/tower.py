"""The tower at the end: who wins the crown (L18), how high it stands (L19), and the solo measuring strip (L20)."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.labyrinth.components import MARKS, Components, Crown
from game.engine.labyrinth.player import Player


@dataclass(frozen=True, slots=True)
class Tower:
    """The pieces of one tower, from the ground up, and its height in millimetres."""

    tiles: int
    shields: int
    treasures: int
    dragons: int
    crowned: bool
    height: int


def counted(crown: Crown, player: Player) -> int:
    """Return what a crown quest counts for a player: shield tokens, completed features, or the tiles of the
    largest."""
    match crown.counts:
        case "shields":
            return player.count("shield")
        case "cities":
            return len(player.completed("city"))
        case "roads":
            return len(player.completed("road"))
        case "largest_city":
            return max(player.completed("city"), default=0)
        case "longest_road":
            return max(player.completed("road"), default=0)
    raise ValueError(f"{crown.counts} is nothing that a crown quest counts")


def crowned(crown: Crown, players: Sequence[Player]) -> tuple[int, ...]:
    """Return the seats that win the crown quest: all with the most, none for a most of zero (L18); solo by its
    value (L20)."""
    counts = [counted(crown, player) for player in players]
    wanted = crown.solo or max(1, *counts)
    return tuple(seat for seat, count in enumerate(counts) if count >= wanted)


def tower(box: Components, player: Player, wears_crown: bool) -> Tower:
    """Return a player's tower (L19)."""
    heights = box.heights
    tiles = len(player.land)
    shields, treasures, dragons = (player.count(mark) for mark in MARKS)
    height = (
        tiles * heights["tile"]
        + shields * heights["shield"]
        + treasures * heights["treasure"]
        + dragons * heights["dragon"]
        + heights["crown" if wears_crown else "meeple"]
    )
    return Tower(tiles, shields, treasures, dragons, wears_crown, height)


def strip_verdict(box: Components, height: int) -> int:
    """Return the mark that a solo tower reaches on the measuring strip, 0 the lowest.

    The strip counts pieces of a tile's height above the meeple's own height.
    """
    pieces = (height - box.heights["meeple"]) // box.heights["tile"]
    return sum(step <= pieces for step in box.strip) - 1
