"""The frame of board and table: panels, bar, the tile in hand, and the intents that both scenes know."""

from collections.abc import Callable

import pygame

from game.scenes.hud.bar import Bar
from game.scenes.hud.hand import Hand
from game.scenes.hud.players import Players
from game.scenes.hud.rooms import Rooms
from game.scenes.hud.secret import Secret
from game.scenes.hud.turn import TurnPanel
from game.scenes.hud.unseen import Pointed, Unseen
from game.scenes.stage import Stage
from game.ui import intents as say
from game.ui.backdrop import draw_table
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button


class Hud:
    """What a scene has around its own part of the window, `rooms.main`.

    A scene adds its deeds to `bar`, fills its form with `widgets`, calls `layout` when the window changes and
    `refresh` when the view does, lays `draw_table` and `draw_panels` under everything, and may write into
    `panel.free` and `panel.prompt`. `turned` is called when the player turns the tile in hand. What both scenes know
    of intents is in `take`; `changed` is then called, for what has to be drawn anew. `pointed` is the open cell that
    is pointed at.
    """

    def __init__(
        self,
        stage: Stage,
        turned: Callable[[int], object],
        changed: Callable[[], object],
        pointed: Pointed = lambda: None,
    ) -> None:
        self.stage = stage
        self.kit = stage.kit
        self.hand = Hand(self.kit, stage.faces, turned)
        self.secret = Secret(self.kit, stage.match)
        self.players = Players(stage)
        self.unseen = Unseen(stage, pointed)
        self._changed = changed
        self.panel = TurnPanel(stage, self.hand, self.secret)
        self.bar = Bar(self.kit)
        self.hint: Button | None = None
        self.rooms = Rooms.of(self.kit.theme)

    @property
    def widgets(self) -> list[Widget]:
        """All widgets, in the order of the focus."""
        return [*self.panel.widgets, *self.players.widgets, *self.unseen.widgets, *self.bar.buttons]

    def add_tools(self) -> Button:
        """The buttons of hint, tiles and log, where the scene wants them in the bar; returns that of the hint."""
        self.hint = self.bar.tool("hint", "hud.hint", "hint", "hint", lambda: self.take(say.ShowHint()))
        self.bar.tool("unseen", "hud.unseen", "eye", "unseen", lambda: self.take(say.ShowUnseen()))
        self.bar.tool("log", "hud.log", "log", "log", lambda: self.take(say.ShowLog()))
        return self.hint

    def take(self, intent: say.Intent) -> bool:
        """An intent that means the same on board and table."""
        match intent:
            case say.ShowHint() if self.hint is not None and self.hint.enabled and self.hint.visible:
                self.stage.match.ask_hint()
            case say.ShowUnseen():
                self.stage.shows_unseen = not self.stage.shows_unseen
            case say.Back() if self.stage.shows_unseen:
                self.stage.shows_unseen = False
            case say.ShowLog():
                self.stage.show_log()
            case _:
                return False
        self._changed()
        return True

    def layout(self) -> None:
        """Place everything in the window that the theme is made for."""
        self.rooms = Rooms.of(self.kit.theme)
        self.players.layout(self.rooms.players)
        self.unseen.layout(self.rooms.players)
        self.panel.layout(self.rooms.turn)
        self.bar.layout(self.rooms.bar)

    def refresh(self) -> None:
        """Follow the view; what can be seen in the bar may have changed."""
        self.panel.refresh()
        self.unseen.refresh()
        if self.hint is not None:
            self.hint.enabled = self.stage.match.can_hint
        for widget in self.players.widgets:
            widget.visible = not self.unseen.open
        self.bar.layout(self.rooms.bar)

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
