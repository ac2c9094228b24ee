"""Draws the shots: all shots of one size in the same studio, so that its pictures are decoded once."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from tests.golden.sights import SIGHTS, Shot, Size
from tests.golden.studio import Studio


class Darkroom:
    """`folder` is where the studios keep their games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._last: tuple[Size, Studio] | None = None

    def studio(self, size: Size) -> Studio:
        """The studio of a size. Only the last one is kept, as each holds many pictures."""
        if self._last is None or self._last[0] != size:
            self._last = size, Studio(self.folder / str(size), size.window, size.percent)
        return self._last[1]

    @contextmanager
    def staged(self, shot: Shot) -> Iterator[Studio]:
        """The studio with the sight of a shot in it."""
        studio = self.studio(shot.size)
        try:
            SIGHTS[shot.sight](studio)
            yield studio
        finally:
            studio.clear()

    def taken(self, shot: Shot) -> pygame.Surface:
        """What is to be seen in a shot, in its full size."""
        with self.staged(shot) as studio:
            return studio.picture().copy()
