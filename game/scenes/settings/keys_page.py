"""The page of the keys: a list of what they do; one that is chosen waits for its new key."""

from dataclasses import replace

import pygame

from game.scenes.program import Program
from game.ui import theme
from game.ui.keymap import Binding
from game.ui.layout import anchored, columns, rows
from game.ui.widgets import Button, Label, Listing, Row, Widget

LINE = 38  # units


class KeysPage:
    """Every key that can be bound anew. While `waiting`, the next key is the new one."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.kit = program.kit
        say = self.kit.say
        self.waiting = False
        self._list = Listing(self.kit, "spots", self._rows(), taken=self._take, row=LINE)
        self._told = Label(self.kit, "told", say("settings.keys.how"), theme.NOTE.sized(17))
        self._usual = Button(self.kit, "usual_keys", say("settings.keys.usual"), self._reset, style=theme.LABEL)

    @property
    def widgets(self) -> list[Widget]:
        """All widgets, in the order of the focus."""
        return [self._list, self._told, self._usual]

    def layout(self, box: pygame.Rect) -> None:
        px = self.kit.px
        table, below = rows(box, [-1, px(46)], px(8))
        table.height -= table.height % self._list.row_height  # no half lines
        self._list.place(table)
        told, usual = columns(below, [-1, self._usual.size()[0]], px(16))
        self._told.place(told)
        self._usual.place(anchored(usual, (usual.width, px(42))))

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing lies under the widgets."""

    def press(self, key: str) -> None:
        """The key that was waited for; without a name it is none that can be bound."""
        say, spot = self.kit.say, self._list.chosen
        self.stop()
        if not key:
            self._told.text = say("settings.keys.unknown")
            return
        try:
            anew, former = self.kit.keys.bound(spot, key)
        except ValueError:
            self._told.text = say("settings.keys.fixed", press=self.kit.label(key))
            return
        self.program.change(replace(self.program.settings, keys=anew))
        self._list.rows = self._rows()
        label = self.kit.label(key)
        if former and former != spot:
            self._told.text = say("settings.keys.swapped", press=label, what=self._what(spot), other=self._what(former))
        else:
            self._told.text = say("settings.keys.bound", press=label, what=self._what(spot))

    def stop(self) -> None:
        """No longer wait; everything stays as it is."""
        self.waiting = False
        self._list.rows = self._rows()
        self._told.text = self.kit.say("settings.keys.how")

    def _take(self, spot: str) -> None:
        self.waiting = True
        self._list.rows = self._rows(spot)
        self._told.text = self.kit.say("settings.keys.wait")

    def _reset(self) -> None:
        self.program.change(replace(self.program.settings, keys={}))
        self.stop()

    def _rows(self, waiting: str = "") -> tuple[Row, ...]:
        press = self.kit.say("settings.keys.press")
        return tuple(
            Row(spot, self._what(spot), press if spot == waiting else ", ".join(map(self.kit.label, binding.keys)))
            for spot, binding in self._spots().items()
            if not binding.fixed
        )

    def _spots(self) -> dict[str, Binding]:
        return dict(zip(self.kit.keys.spots(), self.kit.keys.bindings, strict=True))

    def _what(self, spot: str) -> str:
        """What a key does; where several do alike, which of them."""
        name = spot.rpartition(".")[0]
        what = self.kit.say(f"keys.{name}")
        if len(self.kit.keys.of(name)) == 1:
            return what
        return self.kit.say("settings.keys.which", what=what, part=self.kit.say(f"settings.keys.part.{spot}"))
