"""The cursor of the keyboard: along the rim over the arrows, or from place to place."""

from collections.abc import Mapping

from game.engine.labyrinth.maze import Place
from game.scenes.labyrinth.board.geometry import Spot

RIM = ("N1", "N3", "E1", "E3", "S3", "S1", "W3", "W1")
"""The arrows clockwise."""

ONWARD = {"N": (1, 0), "E": (0, 1), "S": (-1, 0), "W": (0, -1)}
INWARD = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}


def next_arrow(name: str, dx: int, dy: int) -> str:
    """The arrow that a cursor key leads to: along the rim where it points so, inwards to the arrow across.

    >>> [next_arrow("N1", *step) for step in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    ['N3', 'W1', 'S1', 'N1']
    """
    onward, here = ONWARD[name[0]], RIM.index(name)
    if (dx, dy) == onward:
        return RIM[(here + 1) % len(RIM)]
    if (-dx, -dy) == onward:
        return RIM[here - 1]
    return ACROSS[name[0]] + name[1] if (dx, dy) == INWARD[name[0]] else name


def next_place(here: Place, spots: Mapping[Place, Spot], dx: int, dy: int) -> Place:
    """The nearest place that way, or the same where there is none; `spots` are the pixels of all of them."""
    x, y = spots[here]
    best, distance = here, float("inf")
    for place, (there_x, there_y) in spots.items():
        along = (there_x - x) * dx + (there_y - y) * dy
        aside = abs((there_x - x) * dy) + abs((there_y - y) * dx)
        if along > 1 and along + 2 * aside < distance:
            best, distance = place, along + 2 * aside
    return best
