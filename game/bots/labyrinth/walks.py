"""How near a treasure is: which pushes of the next turn would let the meeple walk to it."""

from game.bots.labyrinth.weights import Weights
from game.engine.labyrinth.maze import ARROWS, CELLS, Maze, Place
from game.engine.labyrinth.pushes import floods_after_pushes

EVERY_SIDE = 15


class NextTurn:
    """The maze one push later, seen from a fixed cell: where a walk from there could lead, arrow by arrow.

    The tile pushed in is not known yet. So each arrow has two floods: `sure`, with a tile that no road crosses, and
    `hoped`, with a crossing. Walks go both ways: what can be reached from a treasure's cell can reach it.
    """

    def __init__(self, maze: Maze, anchor: Place, weights: Weights) -> None:
        self.weights = weights
        self._floods = floods_after_pushes(maze, anchor, ((), (EVERY_SIDE,)))

    def chance(self, place: Place) -> float:
        """Return how likely a meeple that stands on a place now can walk between it and the anchor after a push."""
        miss = 1.0
        for after, entry, (sure, hoped) in zip(_AFTER, _ENTRIES, self._floods, strict=True):
            cell = after[place.cell]
            if cell < 0:
                miss *= 1.0 - self.weights.hoped * bool(hoped >> 4 * entry & EVERY_SIDE)
            elif sure >> 4 * cell & place.walkway:
                miss *= 1.0 - self.weights.sure
            elif hoped >> 4 * cell & place.walkway:
                miss *= 1.0 - self.weights.hoped
        return 1.0 - miss


def _after(cells: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cell that each cell moves to when these are pushed; -1 where it falls out."""
    moves = dict(zip(cells, (*cells[1:], -1), strict=True))
    return tuple(moves.get(cell, cell) for cell in range(CELLS))


_AFTER = tuple(_after(arrow.cells) for arrow in ARROWS)
_ENTRIES = tuple(arrow.cells[0] for arrow in ARROWS)
