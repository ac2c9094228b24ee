"""What every scene and widget works with: theme, type, brush, pictures, sound, keys, words and speed."""

from copy import copy
from typing import Protocol

import pygame

from game.ui.bindings import BINDINGS
from game.ui.brush import Brush
from game.ui.keymap import NAMED, KeyMap, parts_of
from game.ui.pictures import Find, Pictures
from game.ui.sound import Sound
from game.ui.surface_cache import SurfaceCache
from game.ui.text import Typesetter
from game.ui.theme import DESIGN, Theme
from game.ui.tween import Speed

PICTURES, SHAPES, FACES = 4, 3, 3  # windows that could be filled with what is kept


class Say(Protocol):
    """Words for a key such as ``menu.quit``, with its terms filled in; `otherwise` where there are none."""

    def __call__(self, key: str, otherwise: str | None = None, /, **terms: object) -> str: ...


class Clipboard(Protocol):
    """Text shared with other programs."""

    def read(self) -> str: ...

    def write(self, text: str) -> None: ...


class SystemClipboard:
    """The clipboard of the desktop (pygame.scrap), open while there is a window."""

    def read(self) -> str:
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""

    def write(self, text: str) -> None:
        pygame.scrap.put_text(text)


class Kit:
    """One per window. `resize` gives it a new theme; everything drawn for the old one is dropped.

    What is kept is bounded by the window: a multiple of the bytes that fill it. `faces` keeps the faces of tiles,
    which a new theme does not change.
    """

    def __init__(
        self,
        find: Find,
        say: Say,
        window: tuple[int, int] = DESIGN,
        percent: int = 100,
        speed: Speed = Speed.NORMAL,
        clipboard: Clipboard | None = None,
        contrast: bool = False,
    ) -> None:
        self.say = say
        self.speed = speed
        self.tooltips = True
        self.keys = KeyMap(BINDINGS)
        self.brush = Brush()
        self.faces = SurfaceCache()
        self.pictures = Pictures(find)
        self.sound = Sound(find)
        self.clipboard = clipboard or SystemClipboard()
        self.theme = Theme.fitted(window, percent, contrast)
        self.type = Typesetter(self.theme)
        self.brush.tone = self.theme.tone
        self._bound()

    def resize(self, window: tuple[int, int], percent: int, contrast: bool = False) -> None:
        theme = Theme.fitted(window, percent, contrast)
        if (theme.unit, theme.contrast) != (self.theme.unit, self.theme.contrast):
            self.brush.clear()
            self.pictures.clear()
            self.type = Typesetter(theme)
        self.theme = self.type.theme = theme
        self.brush.tone = theme.tone
        self._bound()

    def apart(self) -> "Kit":
        """Returns this kit with small caches of its own, for pictures that are drawn only once."""
        kit, little = copy(self), self._window_bytes
        kit.brush, kit.faces, kit.pictures = Brush(little), SurfaceCache(little), Pictures(self.pictures.find, little)
        kit.brush.tone, kit.pictures.large_emblems = self.brush.tone, self.pictures.large_emblems
        kit.pictures.lost = self.pictures.lost
        return kit

    def show_large_emblems(self, on: bool) -> None:
        """Sets whether pieces and tabs show the emblems of the seats large."""
        if on != self.pictures.large_emblems:
            self.pictures.large_emblems = on
            self.brush.clear()
            self.pictures.clear()

    def _bound(self) -> None:
        """Fit what is kept to the window."""
        self.pictures.limit, self.brush.limit, self.faces.limit = (
            windows * self._window_bytes for windows in (PICTURES, SHAPES, FACES)
        )

    @property
    def _window_bytes(self) -> int:
        return 4 * self.theme.window[0] * self.theme.window[1]

    def hint(self, binding: str) -> str:
        """The first key of a binding, as shown on buttons and tooltips."""
        return self.label(self.keys.hint(binding))

    def label(self, key: str) -> str:
        """A key as it is labelled where this language is spoken: ``Strg+Z`` for ``Ctrl+Z``."""
        return "+".join(self.say(f"keys.cap.{part}") if part in NAMED else part for part in parts_of(key))

    def px(self, units: float) -> int:
        """Pixels for a length in units."""
        return self.theme.px(units)
