"""How far a picture is from the one it should be: both small, and compared cell by cell.

The mean of a cell hardly changes with another rasteriser of type, another rounding at edges, or what a file loses;
it changes much where a thing moved, came or went.
"""

from dataclasses import dataclass

import numpy as np
import pygame
from numpy.typing import NDArray

WIDTH = 512  # pixels of a small picture
CELL = 4
MUCH = 20.0  # of 255: no cell may change so much
MOST_MEAN = 2.5  # nor all of them so much in the mean

Pixels = NDArray[np.float32]


@dataclass(frozen=True)
class Difference:
    """Two small pictures, and by how much each of their cells differs."""

    wanted: pygame.Surface
    actual: pygame.Surface
    cells: Pixels

    @property
    def small(self) -> bool:
        """Whether people see the same picture."""
        return bool(self.cells.max() < MUCH and self.cells.mean() < MOST_MEAN)

    def __str__(self) -> str:
        changed = int((self.cells >= MUCH).sum())
        return f"{changed} cells have changed, the worst by {self.cells.max():.1f}, all by {self.cells.mean():.2f}"

    def picture(self) -> pygame.Surface:
        """From top to bottom: wanted, actual, and where they differ (as bright as the difference, red if too much)."""
        width, height = self.wanted.size
        sheet = pygame.Surface((width, 3 * height))
        sheet.blits([(self.wanted, (0, 0)), (self.actual, (0, height))])
        bright = np.minimum(self.cells * (200 / MUCH), 255).astype(np.uint8)
        shown = np.stack((bright, *[np.where(self.cells < MUCH, bright, 0).astype(np.uint8)] * 2), axis=2)
        shown = shown.repeat(CELL, 0).repeat(CELL, 1)
        sheet.blit(pygame.surfarray.make_surface(shown), (0, 2 * height))
        return sheet


def shrunk(picture: pygame.Surface) -> pygame.Surface:
    """The small picture of a large one."""
    return pygame.transform.smoothscale(picture, (WIDTH, round(picture.height * WIDTH / picture.width)))


def difference(wanted: pygame.Surface, actual: pygame.Surface) -> Difference:
    """Between two small pictures of one size."""
    if wanted.size != actual.size:
        raise ValueError(f"pictures of {wanted.size} and {actual.size} cannot be compared")
    apart = np.abs(_cells(wanted) - _cells(actual))
    return Difference(wanted, actual, apart.mean(axis=2))


def _cells(picture: pygame.Surface) -> Pixels:
    """The mean colour of each cell; a rest that fills no cell is left out."""
    pixels = pygame.surfarray.array3d(picture).astype(np.float32)
    across, down = pixels.shape[0] // CELL, pixels.shape[1] // CELL
    cut = pixels[: across * CELL, : down * CELL]
    means: Pixels = cut.reshape(across, CELL, down, CELL, 3).mean(axis=(1, 3))
    return means
