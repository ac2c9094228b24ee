"""Skipping to the next person's turn: computer players act as fast as they think, and nothing of it is shown."""

import math
from collections.abc import Callable
from typing import Generic

import pygame

from game.engine.title import S
from game.scenes.computer_players import POLL
from game.scenes.match import Match
from game.ui import theme
from game.ui.dialog import draw_dim
from game.ui.intents import Back, Intent
from game.ui.kit import Kit
from game.ui.layout import anchored
from game.ui.scene import Scene
from game.ui.widgets.panel import draw_panel

PATIENCE = 0.35  # seconds before it says what it is at; mostly it is over sooner
WORDS = theme.NOTE.sized(21)


class Skipping(Scene, Generic[S]):
    """Holds the picture still until a person is to decide or the game is over, then calls `arrived`.

    Esc stops there and shows the rest at the usual pace.
    """

    name = "skipping"
    bindings = ("back",)

    def __init__(self, kit: Kit, match: Match[S], arrived: Callable[[], object]) -> None:
        super().__init__(kit)
        self.match = match
        self._arrived = arrived
        self._time = 0.0
        surface = pygame.display.get_surface()
        assert surface is not None
        self._still = surface.copy()
        self._panel = pygame.Rect(0, 0, 0, 0)

    def layout(self, size: tuple[int, int]) -> None:
        width = self.kit.type.measure(self._line(), WORDS)[0] + 2 * self.kit.px(32)
        self._panel = anchored(pygame.Rect((0, 0), size), (width, self.kit.px(70)))

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._time += seconds
        while not self._done and self.match.step(math.inf) is not None:
            pass
        if self._done:
            self._arrived()

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Back):
            self._arrived()
        return True

    def wait(self) -> float | None:
        return PATIENCE - self._time if self._time < PATIENCE else None

    def look_in(self) -> float | None:
        return POLL

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(theme.WALNUT_DARK)
        surface.blit(self._still, (0, 0))
        if self._time >= PATIENCE:
            draw_dim(surface)
            draw_panel(self.kit, surface, self._panel)
            self.kit.type.draw(surface, self._line(), WORDS, self._panel, "center")

    @property
    def _done(self) -> bool:
        return not self.match.computers.deciding

    def _line(self) -> str:
        return self.kit.say("pause.skipping")
