"""What is shown after an error of the program: one calm sentence, the folder with the log, and the ways to go on."""

from pathlib import Path

import pygame

from game.engine.reading import ReadingError
from game.play.documents import DocumentError
from game.play.printable import elided
from game.play.resources import MissingResource
from game.play.words import MissingWord
from game.scenes.menu import Menu
from game.scenes.program import Program
from game.ui import theme
from game.ui.backdrop import draw_table
from game.ui.intents import Back, Intent
from game.ui.layout import anchored, inset, rows
from game.ui.scene import Scene
from game.ui.widgets import Button, Label, Manner, Paragraph, draw_panel
from game.ui.widgets.panel import draw_ornament

WIDTH, BUTTON = 620, 50  # units
INSTALLATION = (MissingResource, DocumentError, ReadingError, MissingWord)
"""Errors that say that a file of the program is missing or broken."""


class ErrorScene(Scene):
    """In place of the scene that failed. The game under way stands as it was saved, with its last move."""

    name = "error_scene"

    def __init__(self, program: Program, error: Exception) -> None:
        super().__init__(program.kit)
        self.program = program
        kit, say = self.kit, self.kit.say
        self._text = Paragraph(kit, "text", sentence(program, error), theme.BODY, "center", "middle")
        self._note = Paragraph(kit, "note", say("error_scene.note"), theme.NOTE, "center", "middle")
        self._buttons = [
            Button(kit, "menu", say("error_scene.menu"), self._leave, manner=Manner.PRIMARY, group="ways"),
            Button(kit, "folder", say("error_scene.folder"), self._show, tip=str(program.home.root), group="ways"),
            Button(kit, "quit", say("error_scene.quit"), program.quit, group="ways"),
        ]
        title = Label(kit, "title", say("error_scene.title"), theme.TITLE.sized(32), "center")
        self.form.fill([title, self._text, self._note, *self._buttons])
        self.form.default = "menu"
        self._panel = self._rule = pygame.Rect(0, 0, 0, 0)

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        width = px(WIDTH - 2 * 44)
        text, note = self._text.height(width) + px(6), self._note.height(width) + px(6)
        heights = [px(50), px(24), px(8), text, px(6), note, px(20), *[px(BUTTON), px(10)] * len(self._buttons)]
        self._panel = anchored(pygame.Rect((0, 0), size), (px(WIDTH), sum(heights) + px(28) + px(18)))
        inner = inset(self._panel, px(44), px(23))
        title, self._rule, _, text_box, _, note_box, _, *below = rows(inner, heights)
        self.form["title"].place(title)
        self._text.place(text_box)
        self._note.place(note_box)
        for button, place in zip(self._buttons, below[::2], strict=True):
            button.place(anchored(place, (px(420), place.height)))

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Back):
            self._leave()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        draw_table(self.kit, surface)
        draw_panel(self.kit, surface, self._panel, 16)
        draw_ornament(self.kit, surface, self._rule)
        self.form.draw(surface)

    def _leave(self) -> None:
        self.program.before_leaving(lambda: self.program.stack.reset(Menu(self.program)))

    def _show(self) -> None:
        self.program.show_folder(self.program.home.root)


def sentence(program: Program, error: Exception) -> str:
    """What happened, in words for everybody."""
    if isinstance(error, MissingResource):
        return program.kit.say("error_scene.missing", file=_short(error.path))
    if isinstance(error, INSTALLATION):
        return program.kit.say("error_scene.broken", why=elided(str(error).splitlines()[0]))
    return program.kit.say("error_scene.text")


def _short(path: Path) -> str:
    return "/".join(path.parts[-3:])
