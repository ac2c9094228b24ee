"""Surfaces that are made once and kept, within a limit of bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

MOST_BYTES = 24 * 2**20  # until it is told how large the window is


class SurfaceCache:
    """Surfaces by key; the least used go first once all take more than `limit` bytes, but never the last one."""

    def __init__(self, limit: int = MOST_BYTES) -> None:
        self.limit = limit
        self.bytes = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._surfaces

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface made for a key, made once."""
        if key not in self._surfaces:
            self._surfaces[key] = make()
            self.bytes += _bytes(self._surfaces[key])
            while self.bytes > self.limit and len(self._surfaces) > 1:
                self.bytes -= _bytes(self._surfaces.popitem(last=False)[1])
        self._surfaces.move_to_end(key)
        return self._surfaces[key]

    def clear(self) -> None:
        self._surfaces.clear()
        self.bytes = 0


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.height
