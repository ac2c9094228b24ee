"""The panels that a title gives the table: its players on the left, its turn on the right."""

from typing import Protocol

import pygame

from game.ui.intents import Intent
from game.ui.widgets.base import Widget


class PlayersPanel(Protocol):
    """A card for each player. Its `box` is as high as the cards need."""

    box: pygame.Rect

    @property
    def widgets(self) -> list[Widget]:
        """Its widgets, in the order of the focus."""
        ...

    def layout(self, box: pygame.Rect) -> None:
        """Place everything, at most in this box."""
        ...

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything but the widgets."""
        ...

    def boxes(self) -> dict[str, pygame.Rect]:
        """The panel and its cards by name."""
        ...


class TurnPanel(Protocol):
    """Whose turn it is, its steps, and what to do.

    `free` is the part that belongs to the scene, `middle` the room for what is told while no tile is in hand; `prompt`
    is the line that says what to do, `about` the seat that is spoken of, where that is not the one whose turn it is.
    `bindings` are the names of the keys that it alone knows.
    """

    bindings: tuple[str, ...]
    box: pygame.Rect
    free: pygame.Rect
    prompt: str
    about: int | None

    @property
    def middle(self) -> pygame.Rect: ...

    @property
    def widgets(self) -> list[Widget]:
        """Its widgets, in the order of the focus."""
        ...

    def layout(self, box: pygame.Rect) -> None:
        """Place everything, at most in this box."""
        ...

    def refresh(self) -> None:
        """Follow the view."""
        ...

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything but the widgets and what the scene draws in `free`."""
        ...

    def take(self, intent: Intent) -> bool:
        """An intent that means something to this title alone (a crown held open)."""
        ...

    def release(self) -> None:
        """What is held down is let go: another scene comes on top."""
        ...
