"""A page of rows: words on the left, what can be chosen on the right."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.play.languages import languages
from game.scenes.program import Program
from game.scenes.settings.chapters import LANGUAGE, SCALE, Pick, Switch
from game.ui import theme
from game.ui.layout import anchored, columns, inset, rows
from game.ui.theme import SCALES, Theme
from game.ui.widgets import Choice, Label, Option, Toggle, Widget, draw_rule

ROW = 66  # units, at most
CONTROL = 500


class RowsPage:
    """The rows of one chapter."""

    waiting = False  # for a key

    def __init__(self, program: Program, lines: Sequence[Pick | Switch]) -> None:
        self.program = program
        self.kit = program.kit
        self._labels: dict[str, tuple[Label, Label]] = {}
        self._controls: dict[str, Choice[str | int] | Toggle] = {}
        self._boxes: list[pygame.Rect] = []
        for line in lines:
            self._labels[line.name] = (
                Label(self.kit, f"{line.name}.label", self.kit.say(f"settings.{line.name}.label"), theme.STRONG),
                Label(self.kit, f"{line.name}.note", "", theme.NOTE.sized(17)),
            )
            self._controls[line.name] = self._picked(line) if isinstance(line, Pick) else self._switched(line.name)

    @property
    def widgets(self) -> list[Widget]:
        """All widgets, in the order of the focus."""
        found: list[Widget] = []
        for name, control in self._controls.items():
            found += [*self._labels[name], control]
        return found

    def layout(self, box: pygame.Rect) -> None:
        """Place the rows, and follow the settings: some have keys of their own, which may have been pressed."""
        px, names = self.kit.px, list(self._controls)
        row = min(px(ROW), box.height // len(names))
        self._boxes = rows(pygame.Rect(box.x, box.y, box.width, row * len(names)), [-1] * len(names))
        for name, line in zip(names, self._boxes, strict=True):
            words, control = columns(line, [-1, px(CONTROL)], px(20))
            label, note = rows(inset(words, 0, max(0, (row - px(54)) // 2)), [-5, -4])
            self._labels[name][0].place(label)
            self._labels[name][1].place(note)
            widget = self._controls[name]
            wide = control.width if isinstance(widget, Choice) else widget.size()[0]
            widget.place(anchored(control, (wide, widget.size()[1]), "midright"))
        self._follow()

    def draw(self, surface: pygame.Surface) -> None:
        """What lies under the widgets."""
        for line in self._boxes[1:]:
            draw_rule(self.kit, surface, pygame.Rect(line.x, line.y, line.width, 1))

    def _follow(self) -> None:
        for name, (_, note) in self._labels.items():
            note.text = self._note(name)
            control = self._controls[name]
            if isinstance(control, Toggle):
                control.on = getattr(self.program.settings, name)

    def _picked(self, line: Pick) -> Choice[str | int]:
        now = getattr(self.program.settings, line.name)
        options: list[Option[str | int]] = []
        if line is LANGUAGE:
            now = self.program.words.language
            options = [Option(code, name) for code, name in languages().items()]
        elif isinstance(now, int):
            steps = sorted({*line.values, now})
            options = [Option(step, str(step) if step else self.kit.say("settings.volume.nothing")) for step in steps]
        else:
            options = [Option(value, self.kit.say(f"settings.{line.name}.{value}")) for value in line.values]
        return Choice(self.kit, line.name, options, now, partial(self._set, line.name))

    def _switched(self, name: str) -> Toggle:
        return Toggle(self.kit, name, getattr(self.program.settings, name), partial(self._set, name))

    def _set(self, name: str, value: object) -> None:
        self.program.change(replace(self.program.settings, **{name: value}))  # type: ignore[arg-type]
        self._follow()
        if name == "sound_volume":
            self.kit.sound.play("lay")  # as loud as that

    def _note(self, name: str) -> str:
        say = self.kit.say
        if name == SCALE.name and self._capped():
            return say("settings.ui_scale.capped")
        press = {"full_screen": "full_screen", "muted": "mute", "open_treasures": "crown"}.get(name)
        return say(f"settings.{name}.note", press=self.kit.hint(press)) if press else say(f"settings.{name}.note")

    def _capped(self) -> bool:
        """Whether the window has no room for the size that was chosen."""
        window, unit = self.kit.theme.window, self.kit.theme.unit
        largest = Theme.fitted(window, SCALES[1]).unit
        return unit == largest and Theme.fitted(window, self.program.settings.ui_scale - 5).unit == largest
