"""What is still free on a tile: painters ask here before they put a house, a hedge or a sheep somewhere."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from art.painter.geometry import Points, distance_to_polygon, grid

CELLS = 200


class Room:
    """The distance of every place on the tile from whatever was taken."""

    def __init__(self, allowed: NDArray[np.bool_] | None = None, margin: float = 0.0, lee: float = 0.0) -> None:
        """`margin` along all sides stays free, and `lee` more in the south and east, where shadows fall."""
        self.cells = grid(CELLS)
        self.clear = np.min(np.minimum(self.cells, 1 - lee - self.cells), axis=1) - margin
        if allowed is not None:
            self.clear[~allowed] = -1.0

    def take(self, polygon: Points, gap: float = 0.0) -> None:
        """Nothing more may come nearer to the polygon than `gap`."""
        self.clear = np.minimum(self.clear, distance_to_polygon(self.cells, polygon) - gap)

    def take_circle(self, centre: Points, radius: float) -> None:
        self.clear = np.minimum(self.clear, np.linalg.norm(self.cells - centre, axis=1) - radius)

    def at(self, points: Points) -> Points:
        """The clear distance around each point; negative where it is taken or off the tile."""
        places = np.floor(points * CELLS).astype(int)
        off = np.any((places < 0) | (places >= CELLS), axis=1)
        x, y = np.clip(places, 0, CELLS - 1).T
        return np.where(off, -1.0, self.clear[y * CELLS + x])

    def fits(self, points: Points) -> bool:
        """Whether all of these points are free."""
        return bool(np.all(self.at(points) > 0))
