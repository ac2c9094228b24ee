"""A whole number between two bounds, with a step down on its left and a step up on its right."""

from collections.abc import Callable

import pygame

from game.ui import theme
from game.ui.intents import Confirm, Cursor, Intent, Pos
from game.ui.kit import Kit
from game.ui.layout import columns
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import draw_ring

SIDE, FIGURE = 42, 66  # units across a step, and across the number


class Stepper(Widget):
    """A number; arrows and clicks go up and down by one, and `changed(number)` is called."""

    focusable = stepping = True
    pressing = "button"

    def __init__(
        self, kit: Kit, name: str, number: int, least: int, most: int, changed: Callable[[int], object]
    ) -> None:
        super().__init__(kit, name)
        self.number = number
        self.least = least
        self.most = most
        self.changed = changed
        self._pointed = 0

    def size(self) -> tuple[int, int]:
        return 2 * self.kit.px(SIDE) + self.kit.px(FIGURE), self.kit.px(SIDE)

    def boxes(self) -> dict[str, pygame.Rect]:
        less, _, more = self._parts()
        return super().boxes() | {f"{self.name}.less": less, f"{self.name}.more": more}

    def targets(self, pos: Pos) -> bool:
        inside = super().targets(pos)
        self._pointed = self._way(pos) if inside else 0
        return inside

    def take(self, intent: Intent) -> bool:
        match intent:
            case Cursor(dx=dx, dy=0):
                self._step(dx)
            case Confirm():
                self._step(1)
            case _:
                return False
        return True

    def click(self, pos: Pos) -> None:
        self._step(self._way(pos))

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        kit, radius = self.kit, self.kit.px(8)
        surface.blit(kit.brush.rounded(self.box.size, radius, theme.PARCHMENT_SHADE), self.box)
        surface.blit(kit.brush.rounded(self.box.size, radius, theme.INK, max(1.0, kit.theme.unit), 80), self.box)
        less, figure, more = self._parts()
        for way, sign, part in ((-1, "−", less), (1, "+", more)):
            able = self.least <= self.number + way <= self.most
            if able and look.hover and self._pointed == way:
                pill = part.inflate(-kit.px(6), -kit.px(6))
                surface.blit(kit.brush.rounded(pill.size, kit.px(6), theme.GLOW), pill)
            colour = theme.INK if able else theme.INK_FAINT
            kit.type.draw(surface, sign, theme.STRONG.tinted(colour), part, "center")
        kit.type.draw(surface, str(self.number), theme.FIGURE.sized(22), figure, "center")
        if look.focus:
            draw_ring(kit, surface, self.box)

    def _parts(self) -> list[pygame.Rect]:
        return columns(self.box, [self.kit.px(SIDE), -1, self.kit.px(SIDE)])

    def _way(self, pos: Pos) -> int:
        less, _, more = self._parts()
        return int(more.collidepoint(pos)) - int(less.collidepoint(pos))

    def _step(self, step: int) -> None:
        number = max(self.least, min(self.number + step, self.most))
        if number != self.number:
            self.number = number
            self.changed(number)
