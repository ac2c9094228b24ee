"""The frame of board and table: panels, bar, the tile in hand, and the intents that both scenes know."""

from collections.abc import Callable
from typing import Generic

import pygame

from game.engine.title import S
from game.scenes.hud.bar import Bar
from game.scenes.hud.hand import Hand
from game.scenes.hud.unseen import Pointed, Unseen
from game.scenes.hud.window_areas import WindowAreas
from game.scenes.navigator import Navigator
from game.ui import intents
from game.ui.backdrop import draw_table
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button


class Hud(Generic[S]):
    """What a scene has around its own part of the window, `areas.main`.

    A scene adds its actions to `bar`, fills its form with `widgets`, calls `layout` when the window changes and
    `refresh` when the view does, lays `draw_table` and `draw_panels` under everything, and may write into
    `panel.free` and `panel.prompt`. `turned` is called when the player turns the tile in hand. What both scenes know
    of intents is in `take`; `changed` is then called, for what has to be drawn anew. `pointed` is the open cell that
    is pointed at.
    """

    def __init__(
        self,
        navigator: Navigator[S],
        turned: Callable[[int], object],
        changed: Callable[[], object],
        pointed: Pointed = lambda: None,
    ) -> None:
        self.navigator = navigator
        self.kit = navigator.kit
        self.hand = Hand(self.kit, navigator.faces, turned)
        self.players = navigator.screen.players(navigator)
        self.unseen = Unseen(navigator, pointed)
        self._changed = changed
        self.panel = navigator.screen.turn(navigator, self.hand)
        self.bar = Bar(self.kit)
        self.hint: Button | None = None
        self.areas = WindowAreas.of(self.kit.theme)

    @property
    def widgets(self) -> list[Widget]:
        """All widgets, in the order of the focus."""
        return [*self.panel.widgets, *self.players.widgets, *self.unseen.widgets, *self.bar.buttons]

    def add_tools(self) -> Button:
        """The buttons of hint, tiles and log, where the scene wants them in the bar; returns that of the hint."""
        self.hint = self.bar.tool("hint", "hud.hint", "hint", "hint", lambda: self.take(intents.ShowHint()))
        self.bar.tool("unseen", "hud.unseen", "eye", "unseen", lambda: self.take(intents.ShowUnseen()))
        self.bar.tool("log", "hud.log", "log", "log", lambda: self.take(intents.ShowLog()))
        return self.hint

    def take(self, intent: intents.Intent) -> bool:
        """An intent that means the same on board and table."""
        match intent:
            case intents.ShowHint() if self.hint is not None and self.hint.enabled and self.hint.visible:
                self.navigator.match.hints.ask()
            case intents.ShowUnseen():
                self.navigator.shows_unseen = not self.navigator.shows_unseen
            case intents.Back() if self.navigator.shows_unseen:
                self.navigator.shows_unseen = False
            case intents.ShowLog():
                self.navigator.show_log()
            case _:
                return self.panel.take(intent)
        self._changed()
        return True

    def layout(self) -> None:
        """Place everything in the window that the theme is made for."""
        self.areas = WindowAreas.of(self.kit.theme)
        self.players.layout(self.areas.players)
        self.unseen.layout(self.areas.players)
        self.panel.layout(self.areas.turn)
        self.bar.layout(self.areas.bar)

    def refresh(self) -> None:
        """Follow the view; what can be seen in the bar may have changed."""
        self.panel.refresh()
        self.unseen.refresh()
        if self.hint is not None:
            self.hint.enabled = self.navigator.match.hints.possible
        for widget in self.players.widgets:
            widget.visible = not self.unseen.open
        self.bar.layout(self.areas.bar)

    def draw_table(self, surface: pygame.Surface) -> None:
        """The wood under everything, its lit corner in the north-west."""
        draw_table(self.kit, surface)

    def draw_panels(self, surface: pygame.Surface) -> None:
        """The panels without their widgets; worth keeping while the view stays the same."""
        if self.unseen.open:
            self.unseen.draw(surface)
        else:
            self.players.draw(surface)
        self.panel.draw(surface)
        self.bar.draw(surface)

    def boxes(self) -> dict[str, pygame.Rect]:
        """The panels by name, besides the boxes of the widgets."""
        aside = self.unseen.boxes() if self.unseen.open else self.players.boxes()
        return aside | {"turn": self.panel.box.copy(), "bar": self.bar.box.copy()}
