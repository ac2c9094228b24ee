"""The settings: each applies at once and is kept."""

from dataclasses import replace
from functools import partial

import pygame

from game.play.settings import Settings
from game.scenes.house import SPEEDS, House
from game.ui import theme
from game.ui.intents import Back, Intent
from game.ui.layout import anchored, columns, inset, rows
from game.ui.scene import Scene
from game.ui.theme import Theme
from game.ui.widgets import Button, Choice, Label, Manner, Option, Toggle, Widget, draw_panel, draw_rule
from game.ui.widgets.panel import draw_ornament

SCALES = (75, 90, 100, 115, 130, 150, 175, 200)
VOLUMES = ("sound_volume", "music_volume")
LOUDNESS = (0, 10, 25, 40, 55, 70, 85, 100)
SWITCHES = ("muted", "full_screen", "automatic_end_of_turn", "tooltips")
ROW, EDGE = 66, 12  # units
WIDTH = 940


class SettingsScene(Scene):
    """A panel with a row for each setting."""

    name = "settings"

    def __init__(self, house: House) -> None:
        super().__init__(house.kit)
        self.house = house
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._rule = self._panel
        self._lines: list[pygame.Rect] = []
        self._fill()

    def resume(self) -> None:
        self._fill()
        self.layout(self.kit.theme.window)

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        names = self._names()
        around = px(14 + 46 + 20 + 6 + 8 + 44 + 18)
        row = min(px(ROW), (size[1] - 2 * px(EDGE) - around) // len(names))
        height = around + row * len(names)
        self._panel = anchored(pygame.Rect((0, 0), size), (px(WIDTH), height))
        inner = inset(self._panel, px(48), 0)
        inner.y, inner.height = inner.y + px(14), inner.height - px(14 + 18)
        head, self._rule, _, *lines, _, foot = rows(inner, [px(46), px(20), px(6), *[row] * len(names), -1, px(44)])
        self._lines = lines
        self.form["title"].place(head)
        for name in SWITCHES:  # some have keys of their own
            switch = self.form[name]
            assert isinstance(switch, Toggle)
            switch.on = getattr(self.house.settings, name)
        for name, line in zip(names, lines, strict=True):
            words, control = columns(line, [-1, px(484)], px(20))
            label, note = rows(inset(words, 0, (row - px(54)) // 2), [-5, -4])
            self.form[f"{name}.label"].place(label)
            self.form[f"{name}.note"].place(note)
            widget = self.form[name]
            size_wanted = (control.width if isinstance(widget, Choice) else widget.size()[0], widget.size()[1])
            widget.place(anchored(control, size_wanted, "midright"))
        self.form["back"].place(anchored(foot, (px(200), px(44)), "center"))

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Back):
            self.house.stack.pop()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        self.house.still_life.draw(surface)
        draw_panel(self.kit, surface, self._panel, 14)
        draw_ornament(self.kit, surface, self._rule)
        for line in self._lines[1:]:
            draw_rule(self.kit, surface, pygame.Rect(line.x, line.y, line.width, 1))
        self.form.draw(surface)

    def _names(self) -> tuple[str, ...]:
        return ("ui_scale", "animation", *VOLUMES, *SWITCHES)

    def _fill(self) -> None:
        kit, say, now = self.kit, self.kit.say, self.house.settings
        widgets: list[Widget] = [Label(kit, "title", say("settings.title"), theme.TITLE, "center")]
        for name in self._names():
            widgets.append(Label(kit, f"{name}.label", say(f"settings.{name}.label"), theme.STRONG))
            widgets.append(Label(kit, f"{name}.note", self._note(name), theme.NOTE.sized(17)))
        scales = sorted({*SCALES, now.ui_scale})
        speeds = [Option(speed, say(f"settings.animation.{speed}")) for speed in SPEEDS]
        sizes = [Option(scale, f"{scale}") for scale in scales]
        widgets.append(Choice(kit, "ui_scale", sizes, now.ui_scale, partial(self._set, "ui_scale")))
        widgets.append(Choice(kit, "animation", speeds, now.animation, partial(self._set, "animation")))
        for name in VOLUMES:
            volume = getattr(now, name)
            steps = [Option(step, f"{step}" if step else say("settings.volume.nothing")) for step in LOUDNESS]
            nearest = min(LOUDNESS, key=lambda step: abs(step - volume))
            widgets.append(Choice(kit, name, steps, nearest, partial(self._set, name)))
        for name in SWITCHES:
            widgets.append(Toggle(kit, name, getattr(now, name), partial(self._set, name)))
        back = Button(kit, "back", say("settings.back"), self.house.stack.pop, manner=Manner.PRIMARY, binding="back")
        self.form.fill([*widgets, back])
        self.form.default = "back"

    def _note(self, name: str) -> str:
        if name == "ui_scale" and self._capped(self.house.settings):
            return self.kit.say("settings.ui_scale.capped")
        return self.kit.say(f"settings.{name}.note")

    def _capped(self, settings: Settings) -> bool:
        """Whether the window has no room for the size that was chosen."""
        window = self.kit.theme.window
        largest = Theme.fitted(window, max(SCALES)).unit
        return self.kit.theme.unit == largest and Theme.fitted(window, settings.ui_scale - 5).unit == largest

    def _set(self, name: str, value: object) -> None:
        self.house.change(replace(self.house.settings, **{name: value}))  # type: ignore[arg-type]
        if name == "sound_volume":
            self.kit.sound.play("lay")  # as loud as that
        note = self.form["ui_scale.note"]
        assert isinstance(note, Label)
        note.text = self._note("ui_scale")
