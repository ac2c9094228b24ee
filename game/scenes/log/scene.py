"""The log over the game: turns in words on its left, the place that a sentence speaks of on its right."""

from typing import Generic

import pygame

from game.engine.title import S
from game.play.game_log import LogEntry, game_log
from game.scenes.log.log_list import LogList
from game.scenes.log.log_picture import LogPictures
from game.scenes.navigator import Navigator
from game.ui import theme
from game.ui.dialog import draw_dim
from game.ui.intents import Back, Confirm, Intent, ShowLog
from game.ui.layout import anchored, columns, inset, rows
from game.ui.scene import Scene
from game.ui.widgets.button import Button
from game.ui.widgets.panel import draw_ornament, draw_panel

WIDTH, HEIGHT = 1120, 760  # units, where the window has so many
PICTURE = (0.36, 420)  # of the panel, and units at most


class LogScene(Scene, Generic[S]):
    """Begins at the end, with what happened last. `told` is the list, `places` the picture beside it."""

    name = "log"
    overlay = True
    bindings = ("cursor", "leaf", "log")

    def __init__(self, navigator: Navigator[S]) -> None:
        super().__init__(navigator.kit)
        self.navigator = navigator
        match, words = navigator.match, self.kit.say
        chapters = game_log(words, navigator.teller, match.steps, match.seats)
        self.told = LogList(self.kit, "told", chapters, match.seats, taken=self._go, unit=navigator.screen.rules.unit)
        self.places = LogPictures(navigator)
        self._back = Button(self.kit, "back", words("log.back.label"), navigator.stack.pop, binding="back", icon="back",
                            tip=words("log.back.tip"))  # fmt: skip
        self.form.fill([self.told, self._back])
        self.form.set_focus("told")
        self._panel = self._head = self._rule = self._picture = self._foot = pygame.Rect(0, 0, 0, 0)
        self._begun = False

    def remade(self) -> Scene:
        return LogScene(self.navigator)

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        wide, high = min(px(WIDTH), size[0] - 2 * px(14)), min(px(HEIGHT), size[1] - 2 * px(14))
        self._panel = anchored(pygame.Rect((0, 0), size), (wide, high))
        inner = inset(self._panel, px(28), px(18))
        self._head, self._rule, body, _, foot = rows(inner, [px(46), px(18), -1, px(10), px(46)], px(4))
        side = min(round(inner.width * PICTURE[0]), px(PICTURE[1]))
        told, self._picture = columns(body, [-1, side], px(24))
        self.told.place(told)
        if not self._begun:
            self._begun = True
            self.told.to_end()
            self.told.show(self.told.entries[-1] if self.told.entries else None)
        self._back.place(anchored(foot, (self._back.size()[0], foot.height), "midright"))
        self._foot = pygame.Rect(foot.x, foot.y, foot.width - self._back.box.width - px(16), foot.height)

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Back | ShowLog):
            self.navigator.stack.pop()
        elif isinstance(intent, Confirm) and self.told.chosen is not None:
            self._go(self.told.chosen)
        else:
            return self.told.take(intent)  # whatever has the focus, arrows and pages move the list
        return True

    def take(self, intent: Intent) -> bool:
        used = super().take(intent)
        pointed = self._pointed(intent)
        if pointed is not None:
            self.told.chosen = pointed
        return used

    def draw(self, surface: pygame.Surface) -> None:
        kit = self.kit
        draw_dim(surface)
        draw_panel(kit, surface, self._panel, 16)
        kit.type.draw(surface, kit.say("log.title"), theme.TITLE, self._head, "center")
        draw_ornament(kit, surface, self._rule)
        if not self.told.chapters:
            kit.type.draw(surface, kit.say("log.empty"), theme.NOTE, self.told.box, "center")
        chosen = self.told.chosen
        if chosen is not None and chosen.spot is not None:
            self.places.draw(surface, self._picture, chosen)
            kit.type.draw(surface, kit.say("log.open"), theme.NOTE, self._foot)
        self.form.draw(surface)

    def boxes(self) -> dict[str, pygame.Rect]:
        return super().boxes() | {"picture": self._picture.copy()}

    def facts(self) -> dict[str, object]:
        chosen = self.told.chosen
        return {"chosen": None if chosen is None else self.told.number(chosen)}

    def _pointed(self, intent: Intent) -> LogEntry | None:
        pos = getattr(intent, "pos", None)
        return self.told.at(pos) if pos and self.form.hover is self.told else None

    def _go(self, entry: LogEntry) -> None:
        """Leave the log for the place that a sentence speaks of."""
        if entry.spot is not None:
            self.navigator.stack.pop()
            self.navigator.look_at(entry.spot)
