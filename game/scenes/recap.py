"""What happened since one's last turn: a short replay in the panes where it is seen, told in words beside it."""

from collections.abc import Sequence
from typing import Generic

import pygame

from game.engine.title import S
from game.play.game_log import LoggedTurn
from game.scenes.change import Change
from game.scenes.hud.hud import Hud
from game.scenes.log.log_list import LogList
from game.scenes.navigator import Navigator
from game.scenes.pane import Pane, PaneMarks, pane_showing
from game.ui import theme, tween
from game.ui.intents import Back, Click, Confirm, Intent
from game.ui.layout import inset, rows
from game.ui.scene import Scene
from game.ui.widgets.button import Button, Manner
from game.ui.widgets.panel import draw_ornament, draw_panel

HASTE = 2.2  # times as fast as it was played
REST = 0.35  # seconds between two actions
TITLE = theme.HEADING.sized(24)
LEAD = 0.2  # seconds before the first


class Recap(Scene, Generic[S]):
    """Replays the actions from the `since`-th on, which `chapters` tell. Enter, Esc or a click leads to the game."""

    name = "recap"
    bindings = ("confirm", "back")

    def __init__(self, navigator: Navigator[S], since: int, chapters: Sequence[LoggedTurn]) -> None:
        super().__init__(navigator.kit)
        self.navigator = navigator
        match = navigator.match
        self.changes = [match.change(number) for number in range(since, len(match.steps))]
        self._since, self._chapters = since, chapters
        self._number = -1
        self.hud = Hud(navigator, lambda quarters: None, lambda: None)
        self.panes = navigator.screen.panes(navigator.faces, self.moves, match.seats)
        self.pane: Pane[S] = pane_showing(self.panes, self.changes[0].events) or self.panes[0]
        self._ground: pygame.Surface | None = None
        words = self.kit.say
        self.told = LogList(self.kit, "told", chapters, match.seats)
        self._go = Button(
            self.kit, "play", words("recap.play.label"), self._leave, manner=Manner.PRIMARY,
            tip=words("recap.play.tip"), binding="confirm", show_key=True,
        )  # fmt: skip
        self.form.fill([self.told, self._go])
        self.form.default = "play"
        self._panel = self._head = self._rule = self._main = pygame.Rect(0, 0, 0, 0)

    @property
    def change(self) -> Change[S]:
        """The change that is shown: the first one before it has begun."""
        return self.changes[max(0, self._number)]

    @property
    def view(self) -> S:
        """The position that is shown."""
        return self.change.before if self._number < 0 else self.change.after

    def remade(self) -> Scene:
        return Recap(self.navigator, self._since, self._chapters)

    def resume(self) -> None:
        if self._number < 0:
            self.moves.start(tween.Sequence(tween.Pause(LEAD), tween.Do(self._next)))

    def out_of_sight(self) -> None:
        self._ground = None
        for pane in self.panes:
            pane.forget()

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        self.hud.refresh()
        self.hud.layout()
        areas = self.hud.areas
        self._main = areas.main.union(areas.bar)
        self._panel = areas.turn.copy()
        inner = inset(self._panel, px(14), px(14))
        self._head, self._rule, told, foot = rows(inner, [px(34), px(14), -1, px(48)], px(9))
        self.told.place(told)
        self._go.place(foot)
        for pane in self.panes:
            pane.place(self._main)
        self._ground = None

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Back | Confirm | Click):
            self._leave()
            return True
        return self.told.take(intent)

    def take(self, intent: Intent) -> bool:
        """Nothing is decided here, so that what moves need not come to its end first."""
        return self.form.take(intent) or self.intent(intent)

    def update(self, seconds: float) -> None:
        super().update(seconds * HASTE)
        for pane in self.panes:
            pane.update(seconds * HASTE)

    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is None or self._ground.size != surface.size:
            self._ground = pygame.Surface(surface.size)
            self.hud.draw_table(self._ground)
            self._draw_sheets(self._ground)
            self.pane.draw_ground(self._ground, self.view)
        surface.blit(self._ground, (0, 0))
        self.pane.draw(surface, self.view, PaneMarks())
        self.form.draw(surface)

    def boxes(self) -> dict[str, pygame.Rect]:
        return super().boxes() | self.hud.players.boxes() | {"main": self._main.copy()}

    def facts(self) -> dict[str, object]:
        return {"seat": self.navigator.match.seat, "replayed": self._number, "moving": self.busy()}

    # --- the replay --------------------------------------------------------------------------------------------------

    def _next(self) -> None:
        """Show the next action where it happened, and after it the one after that; what is seen nowhere passes."""
        if self._number + 1 == len(self.changes):
            return
        self._number += 1
        change = self.change
        entry = next((entry for entry in self.told.entries if entry.step == self._since + self._number), None)
        self.told.show(entry or self.told.chosen)
        self._ground = None
        shown = pane_showing(self.panes, change.events)
        if shown is None:
            self.moves.start(tween.Do(self._next))
            return
        self.pane = shown
        shown.follow(change.after)
        shown.finish()
        self.hear(shown.cues(change))
        shown.start(change, after=(tween.Pause(REST), tween.Do(self._next)))

    # --- the picture -------------------------------------------------------------------------------------------------

    def _draw_sheets(self, surface: pygame.Surface) -> None:
        """The players on the left as ever, and on the right what is told."""
        kit = self.kit
        self.hud.players.draw(surface)
        for widget in self.hud.players.widgets:
            widget.draw(surface, self.form.look(widget))
        draw_panel(kit, surface, self._panel)
        kit.type.draw(surface, kit.say("recap.title"), TITLE, self._head, "center")
        draw_ornament(kit, surface, self._rule)

    def _leave(self) -> None:
        self.navigator.follow(self.name)
