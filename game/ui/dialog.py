"""A question over the scene: a title, a sentence or two, and one or two answers."""

from collections.abc import Callable
from functools import partial

import pygame

from game.ui import theme
from game.ui.form import Form
from game.ui.intents import Back, Intent
from game.ui.kit import Kit
from game.ui.layout import anchored, flow, inset
from game.ui.scene import Scene
from game.ui.widgets.button import Button, Manner
from game.ui.widgets.label import Label, Paragraph
from game.ui.widgets.panel import draw_panel

WIDTH = 560  # units
DIM = (18, 10, 5, 130)


class Question(Scene):
    """`yes` is carried out by one button, `no` by the other one and by Esc; both close the dialog first.

    Without words for `no` there is one button only, and Esc presses it. `close` takes the dialog off the stack.
    Enter means the button that glows: `yes`, or `no` where something may be lost (`careful`).
    """

    name = "question"
    overlay = True

    def __init__(
        self,
        kit: Kit,
        title: str,
        text: str,
        close: Callable[[], object],
        *,
        yes: tuple[str, Callable[[], object]],
        no: tuple[str, Callable[[], object]] | None = None,
        careful: bool = False,
    ) -> None:
        super().__init__(kit)
        self.close = close
        self._answers = {"yes": yes[1], "no": (no or yes)[1]}
        self._title = Label(kit, "title", title, theme.HEADING, "center")
        self._text = Paragraph(kit, "text", text, theme.BODY, "center", "middle")
        default = "no" if careful else "yes"
        words = {"no": no[0], "yes": yes[0]} if no else {"yes": yes[0]}
        self._buttons = [
            Button(
                kit,
                answer,
                text,
                partial(self._answer, answer),
                manner=Manner.PRIMARY if answer == default else Manner.PLAIN,
                group="answers",
            )
            for answer, text in words.items()
        ]
        self.form = Form(kit, [self._title, self._text, *self._buttons], default=default)
        self._panel = pygame.Rect(0, 0, 0, 0)

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        width = px(WIDTH)
        lines = self._text.height(width - 2 * px(36))
        height = px(36) + px(40) + px(14) + lines + px(28) + px(48) + px(30)
        self._panel = anchored(pygame.Rect((0, 0), size), (width, height))
        inner = inset(self._panel, px(36), px(30))
        self._title.place(pygame.Rect(inner.x, inner.y, inner.width, px(40)))
        self._text.place(pygame.Rect(inner.x, self._title.box.bottom + px(12), inner.width, lines + px(4)))
        foot = pygame.Rect(inner.x, inner.bottom - px(46), inner.width, px(46))
        wish = max(px(150), *(button.size()[0] for button in self._buttons))
        places = flow(foot, [(wish, px(46))] * len(self._buttons), px(20), "center")
        for button, place in zip(self._buttons, places, strict=True):
            button.place(place)

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Back):
            self._answer("no")
        return True

    def draw(self, surface: pygame.Surface) -> None:
        draw_dim(surface)
        draw_panel(self.kit, surface, self._panel, 16)
        self.form.draw(surface)

    def _answer(self, answer: str) -> None:
        self.close()
        self._answers[answer]()


def draw_dim(surface: pygame.Surface) -> None:
    """Puts the scene below into the shade."""
    shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    shade.fill(DIM)
    surface.blit(shade, (0, 0))
