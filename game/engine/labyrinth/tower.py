"""The tower at the end: who wins the crown (L18), how high it stands (L19), and the solo measuring strip (L20)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.engine.labyrinth.components import MARKS, Components, Crown
from game.engine.labyrinth.player import Player
from game.engine.title import Term, total


@dataclass(frozen=True, slots=True)
class Tower:
    """The pieces of one tower, from the ground up, and its height in millimetres."""

    tiles: int
    shields: int
    treasures: int
    dragons: int
    crowned: bool
    height: int


def crowned(crown: Crown, players: Sequence[Player]) -> tuple[int, ...]:
    """Return the seats that win the crown quest (L18, L20)."""
    return crown.aim.met(tuple(crown.aim.count(player) for player in players), crown.solo)


def tower(box: Components, player: Player, wears_crown: bool) -> Tower:
    """Return a player's tower (L19)."""
    shields, treasures, dragons = (player.count(mark) for mark in MARKS)
    standing = Tower(len(player.land), shields, treasures, dragons, wears_crown, 0)
    return replace(standing, height=total(tower_terms(box, standing)))


def tower_terms(box: Components, made: Tower) -> tuple[Term, ...]:
    """Return the reckoning of a tower in millimetres: its tiles, its tokens, and what stands on top (L19)."""
    counts = {"tile": made.tiles, "shield": made.shields, "treasure": made.treasures}
    if made.dragons:
        counts["dragon"] = made.dragons
    counts["crown" if made.crowned else "meeple"] = 1
    return tuple(Term(piece, count, box.heights[piece]) for piece, count in counts.items())


def tokens_worth(box: Components, counts: Mapping[str, int]) -> tuple[Term, ...]:
    """Return the reckoning of tokens by mark, in millimetres; marks without a token are left out."""
    return tuple(Term(mark, counts[mark], box.heights[mark]) for mark in MARKS if counts.get(mark))


def strip_verdict(box: Components, height: int) -> int:
    """Return the mark that a solo tower reaches on the measuring strip, 0 the lowest.

    The strip counts pieces of a tile's height above the meeple's own height.
    """
    pieces = (height - box.heights["meeple"]) // box.heights["tile"]
    return sum(step <= pieces for step in box.strip) - 1
