"""Where to lay the tiles of a turn: every place in every turn, and two tiles in either order (L14)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.bots.labyrinth.outlook import Outlook
from game.bots.labyrinth.prices import Prices
from game.engine.land import Land


class Placement(NamedTuple):
    """A tile, the cell it lies on, and its turn."""

    tile: int
    cell: int
    turn: int


class Layout(NamedTuple):
    """A landscape with some tiles of the turn laid: what it is worth (millimetres), what of that is earned already,
    and the placements in order."""

    value: float
    earned: float
    placements: tuple[Placement, ...]
    land: Land


class LandscapeEvaluator:
    """Judges a landscape, and finds the best way to lay the tiles of a turn in it."""

    def __init__(self, land: Land, prices: Prices, outlook: Outlook, beam: int) -> None:
        self.prices = prices
        self.outlook = outlook
        self.beam = beam
        self.bare = Layout(self.promise(land), 0.0, (), land)

    def promise(self, land: Land) -> float:
        """Return what the open features are worth: what each will earn, times the chance that it is completed.

        The few turns left cannot be spent on all of them: the best counts in full, each further one less and less.
        """
        chances: dict[int, float] = {}
        outlook, root_at = self.outlook, land.root_at
        for cell, demand in land.demand.items():
            for step, port, chance in outlook[demand]:
                root = root_at(cell + step, port)
                chances[root] = chances[root] * chance if root in chances else chance
        worth = self.prices.worth
        hopes = sorted([chance * worth(land, root) for root, chance in chances.items() if chance])
        promised = 0.0
        for hope in hopes:
            promised = promised * outlook.spread + hope
        return promised

    def best(self, loose: Sequence[int]) -> Layout:
        """Return the best way to lay one tile or two; a tile that fits nowhere is left out.

        One tile is tried everywhere. Of two, either may go first; its most promising places, as many as the beam is
        wide, are followed by every place of the other.
        """
        if len(loose) == 1:
            return max(self._laid(self.bare, loose[0]), key=_rank, default=self.bare)
        best = self.bare
        tried: set[frozenset[Placement]] = set()
        for first, second in (loose, loose[::-1]):
            for layout in sorted(self._laid(self.bare, first), key=_rank, reverse=True)[: self.beam]:
                best = max((best, layout, *self._laid(layout, second, tried)), key=_rank)
        return best

    def _laid(self, before: Layout, tile: int, tried: set[frozenset[Placement]] | None = None) -> Iterator[Layout]:
        """Yield every way to lay a tile, except those that were tried before in the other order."""
        for cell, turn in before.land.placements(tile):
            placements = (*before.placements, Placement(tile, cell, turn))
            if tried is not None:
                if (same := frozenset(placements)) in tried:
                    continue
                tried.add(same)
            land = before.land.copy()
            land.put(tile, cell, turn)
            earned = before.earned + sum(self.prices.worth(land, root) for root in land.completed_by(len(land) - 1))
            yield Layout(earned + self.promise(land), earned, placements, land)


def _rank(layout: Layout) -> tuple[int, float]:
    """Return what layouts are compared by. As many tiles as fit must be laid (L14); then the value decides, rounded,
    so that the order of a sum never does."""
    return len(layout.placements), round(layout.value, 6)
