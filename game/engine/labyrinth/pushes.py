"""Every push at once: what a meeple could reach after each arrow and each turn of the tile in hand (L10 to L12).

A search looks at 32 pushes before each turn. So the walk from the meeple is flooded once an arrow, over a blank where
the tile comes in, and goes on from there only for those turns whose road it meets.
"""

from collections.abc import Sequence

from game.engine.labyrinth.maze import ACROSS, ARROWS, Maze, Place, flood


def floods_after_pushes(maze: Maze, place: Place, hand: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Return for each arrow and each turn the road sides that a walk can touch, as bits 4 × cell + side.

    `hand` holds the walkways of the tile in hand by turn. A meeple that falls out may start on any of them (L11); one
    that is off the road touches nothing.
    """
    return [_after(maze.walkways, place, cells, hand) for _, cells in ARROWS]


def _after(
    before: Sequence[tuple[int, ...]], place: Place, cells: tuple[int, ...], hand: Sequence[tuple[int, ...]]
) -> tuple[int, ...]:
    ways = list(before)
    for here, behind in zip(cells[1:], cells, strict=False):
        ways[here] = before[behind]
    entry, last = cells[0], cells[-1]
    ways[entry] = ()
    if place.cell == last:
        sure, faced = 0, 15
    else:
        cell = cells[cells.index(place.cell) + 1] if place.cell in cells else place.cell
        sure = flood(ways, place.walkway << 4 * cell)
        faced = sum(1 << side for side in range(4) if ACROSS[4 * entry + side].bit & sure)
    return tuple([_with_tile(ways, entry, walkways, sure, faced) for walkways in hand])


def _with_tile(ways: list[tuple[int, ...]], entry: int, walkways: tuple[int, ...], sure: int, faced: int) -> int:
    """Return the flood with the tile in its place: it goes on over those of its roads that it meets."""
    met = sum(way for way in walkways if way & faced)
    if not met:
        return sure
    ways[entry] = walkways
    return flood(ways, met << 4 * entry, sure)
