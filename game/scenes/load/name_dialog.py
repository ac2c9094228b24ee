"""A small sheet over the saved games to give one of them a name."""

from collections.abc import Callable

import pygame

from game.play.saved_games import LONGEST_NAME
from game.ui import theme
from game.ui.dialog import draw_dim
from game.ui.intents import Back, Confirm, Intent
from game.ui.kit import Kit
from game.ui.layout import anchored, flow, inset, rows
from game.ui.scene import Scene
from game.ui.widgets import Button, Label, Manner, TextField, draw_panel

WIDTH, HEIGHT = 560, 236  # units


class NameDialog(Scene):
    """`named` is called with the new name, which may be empty; `usual` is what then holds.

    `close` takes the sheet off the stack; `words` is the section of the words for it.
    """

    name = "naming"
    overlay = True

    def __init__(
        self,
        kit: Kit,
        name: str,
        usual: str,
        named: Callable[[str], object],
        close: Callable[[], object],
        words: str = "load.naming",
    ) -> None:
        super().__init__(kit)
        self._named = named
        self._close = close
        self._text = name
        self._panel = pygame.Rect(0, 0, 0, 0)
        self.form.fill(
            [
                Label(kit, "title", kit.say(f"{words}.title"), theme.HEADING, "center"),
                TextField(kit, "name", name, self._typed, longest=LONGEST_NAME, empty=usual),
                Button(kit, "no", kit.say(f"{words}.no"), close, group="answers"),
                Button(kit, "yes", kit.say(f"{words}.yes"), self._done, manner=Manner.PRIMARY, group="answers"),
            ]
        )
        self.form.default = "yes"
        self.form.set_focus("name")

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        self._panel = anchored(pygame.Rect((0, 0), size), (px(WIDTH), px(HEIGHT)))
        title, field, foot = rows(inset(self._panel, px(36), px(28)), [px(40), px(46), px(46)], px(24))
        self.form["title"].place(title)
        self.form["name"].place(field)
        places = flow(foot, [(px(150), px(46))] * 2, px(20), "center")
        for name, place in zip(("no", "yes"), places, strict=True):
            self.form[name].place(place)

    def take(self, intent: Intent) -> bool:
        """Enter in the field is meant for the whole sheet, and so is Esc."""
        if self.form.typing and isinstance(intent, Confirm):
            self._done()
            return True
        if isinstance(intent, Back):
            self._close()
            return True
        return super().take(intent)

    def draw(self, surface: pygame.Surface) -> None:
        draw_dim(surface)
        draw_panel(self.kit, surface, self._panel, 16)
        self.form.draw(surface)

    def _typed(self, text: str) -> None:
        self._text = text

    def _done(self) -> None:
        self._close()
        self._named(self._text)
