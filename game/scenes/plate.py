"""The interface of the pictures of a rulebook that are drawn by the game (plates)."""

from typing import Protocol

import pygame

from game.scenes.tile_faces import TileFaces


class Plate(Protocol):
    """A picture that the game draws itself, from a position."""

    def shape(self, faces: TileFaces) -> float:
        """The height of the picture, its width being 1."""
        ...

    def draw(self, faces: TileFaces, sheet: pygame.Surface) -> None:
        """Fill a sheet with it. Raises `DocumentError` or `ReadingError` for a broken position."""
        ...
