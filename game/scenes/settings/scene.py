"""The scene of the settings: tabs for its chapters, the page of one of them, and the way back."""

import pygame

from game.scenes.program import Program
from game.scenes.settings.chapters import CHAPTERS
from game.scenes.settings.keys_page import KeysPage
from game.scenes.settings.page import RowsPage
from game.scenes.settings.program_page import ProgramPage
from game.ui import theme
from game.ui.intents import Back, Click, Intent, KeyPressed, Leaf
from game.ui.layout import anchored, inset, rows
from game.ui.scene import Scene
from game.ui.widgets import Button, Choice, Label, Manner, Option

NAMES = (*CHAPTERS, "keys", "program")
WIDTH, HEIGHT, EDGE = 940, 640, 12  # units
Page = RowsPage | KeysPage | ProgramPage


class SettingsScene(Scene):
    """A panel with one chapter at a time; page up and page down lead through them."""

    name = "settings"
    bindings = ("leaf",)

    def __init__(self, program: Program, chapter: str = NAMES[0]) -> None:
        super().__init__(program.kit)
        self.program = program
        self.chapter = chapter
        self.page = self._page()
        self._panel = self._rule = self._room = pygame.Rect(0, 0, 0, 0)
        self._fill()

    def remade(self) -> Scene:
        """In other words, with the focus where it was."""
        scene = SettingsScene(self.program, self.chapter)
        if self.form.focus:
            scene.form.set_focus(self.form.focus.name, self.form.by_keyboard)
        return scene

    def resume(self) -> None:
        self._open(self.chapter)

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        self._panel = anchored(pygame.Rect((0, 0), size), (px(WIDTH), min(px(HEIGHT), size[1] - 2 * px(EDGE))))
        inner = inset(self._panel, px(48), px(16))
        head, self._rule, tabs, _, self._room, _, foot = rows(inner, [px(46), px(20), px(44), px(8), -1, px(8), px(44)])
        self.form["title"].place(head)
        self.form["chapter"].place(tabs)
        self.form["back"].place(anchored(foot, (px(200), px(44))))
        self.page.layout(self._room)

    def take(self, intent: Intent) -> bool:
        if isinstance(self.page, KeysPage) and self.page.waiting and isinstance(intent, Click | Back):
            self.page.stop()
            if isinstance(intent, Back):
                return True
        return super().take(intent)

    def intent(self, intent: Intent) -> bool:
        match intent:
            case KeyPressed(key=key) if isinstance(self.page, KeysPage):
                self.page.press(key)
            case Leaf(pages=pages):
                self._open(NAMES[(NAMES.index(self.chapter) + pages) % len(NAMES)])
            case Back():
                self.program.stack.pop()
            case _:
                return False
        return True

    def catching(self) -> bool:
        return self.page.waiting

    def draw(self, surface: pygame.Surface) -> None:
        self.program.menu_table.draw_under(surface, self._panel, self._rule)
        self.page.draw(surface)
        self.form.draw(surface)

    def _page(self) -> Page:
        if self.chapter in CHAPTERS:
            return RowsPage(self.program, CHAPTERS[self.chapter])
        return KeysPage(self.program) if self.chapter == "keys" else ProgramPage(self.program)

    def _open(self, chapter: str) -> None:
        self.chapter = chapter
        self.page = self._page()
        self._fill()
        self.layout(self.kit.theme.window)

    def _fill(self) -> None:
        kit, say = self.kit, self.kit.say
        tabs = [Option(name, say(f"settings.chapter.{name}")) for name in NAMES]
        self.form.fill(
            [
                Label(kit, "title", say("settings.title"), theme.TITLE, "center"),
                Choice(kit, "chapter", tabs, self.chapter, self._open),
                *self.page.widgets,
                Button(
                    kit, "back", say("settings.back"), self.program.stack.pop, manner=Manner.PRIMARY, binding="back"
                ),
            ]
        )
        self.form.default = "back"
