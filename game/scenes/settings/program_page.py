"""The page of the program itself: where it keeps things, and all settings back to the usual ones."""

from pathlib import Path

import pygame

from game.play.settings import Settings
from game.scenes.program import Program
from game.ui import theme
from game.ui.dialog import Question
from game.ui.layout import anchored, columns, inset, rows
from game.ui.widgets import Button, Label, Widget, draw_rule

ROW, BUTTON = 84, 200  # units
NOTE = theme.NOTE.sized(17)


class ProgramPage:
    """The save folder with a button that opens it, and the way back to the usual settings."""

    waiting = False  # for a key

    def __init__(self, program: Program) -> None:
        self.program = program
        self.kit = program.kit
        say = self.kit.say
        self._labels = [
            (
                Label(self.kit, f"{name}.label", say(f"settings.{name}.label"), theme.STRONG),
                Label(self.kit, f"{name}.note", note, NOTE),
            )
            for name, note in (("folder", ""), ("reset", say("settings.reset.note")))
        ]
        self._labels[0][1].tip = str(program.home.root)
        self._buttons = [
            Button(self.kit, "folder", say("settings.folder.open"), self._open),
            Button(self.kit, "reset", say("settings.reset.do"), self._ask),
        ]
        self._boxes: list[pygame.Rect] = []

    @property
    def widgets(self) -> list[Widget]:
        """All widgets, in the order of the focus."""
        return [*(label for pair in self._labels for label in pair), *self._buttons]

    def layout(self, box: pygame.Rect) -> None:
        px = self.kit.px
        self._boxes = rows(pygame.Rect(box.x, box.y, box.width, 2 * px(ROW)), [-1, -1])
        for line, (label, note), button in zip(self._boxes, self._labels, self._buttons, strict=True):
            words, place = columns(line, [-1, px(BUTTON)], px(24))
            above, below = rows(inset(words, 0, px(14)), [-1, -1])
            label.place(above)
            note.place(below)
            button.place(anchored(place, (place.width, px(46))))
        folder = self._labels[0][1]
        folder.text = self._shown(self.program.home.root, folder.box.width)

    def draw(self, surface: pygame.Surface) -> None:
        """What lies under the widgets."""
        for line in self._boxes[1:]:
            draw_rule(self.kit, surface, pygame.Rect(line.x, line.y, line.width, 1))

    def _shown(self, folder: Path, width: int) -> str:
        """The folder, or as much of its end as there is room for."""
        parts = folder.parts
        tails = ["…/" + "/".join(parts[start:]) for start in range(1, len(parts))]
        for text in (str(folder), *tails):
            if self.kit.type.measure(text, NOTE)[0] <= width:
                return text
        return parts[-1]

    def _open(self) -> None:
        self.program.show_folder(self.program.home.root)

    def _ask(self) -> None:
        say, stack = self.kit.say, self.program.stack
        question = Question(
            self.kit,
            say("settings.reset.title"),
            say("settings.reset.text"),
            stack.pop,
            yes=(say("settings.reset.yes"), self._reset),
            no=(say("settings.reset.no"), lambda: None),
            careful=True,
        )
        stack.push(question)

    def _reset(self) -> None:
        """All as at the first start, but for the size of the window and who played last."""
        now = self.program.settings
        self.program.change(Settings(window=now.window, last_setup=now.last_setup))
