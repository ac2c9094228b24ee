"""A switch with a label: on or off."""

from collections.abc import Callable

import pygame

from game.ui import theme
from game.ui.intents import Confirm, Cursor, Intent, Pos
from game.ui.kit import Kit
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import draw_ring


class Toggle(Widget):
    """A switch; `changed(on)` is called after each change by the player."""

    focusable = True
    pressing = "button"

    def __init__(self, kit: Kit, name: str, on: bool, changed: Callable[[bool], object]) -> None:
        super().__init__(kit, name)
        self.on = on
        self.changed = changed

    def size(self) -> tuple[int, int]:
        return self.kit.px(58), self.kit.px(32)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        kit = self.kit
        track = pygame.Rect((0, 0), self.size())
        track.midleft = self.box.midleft
        radius = track.height // 2
        fill = theme.INK if self.on else theme.PARCHMENT_DARK
        surface.blit(kit.brush.rounded(track.size, radius, fill), track)
        surface.blit(kit.brush.rounded(track.size, radius, theme.INK, max(1.0, kit.theme.unit), 150), track)
        knob = track.height - 2 * kit.px(4)
        x = track.right - kit.px(4) - knob if self.on else track.x + kit.px(4)
        place = pygame.Rect(x, track.centery - knob // 2, knob, knob)
        kit.brush.shadow(surface, place, knob // 2, kit.px(3), 110)
        surface.blit(kit.brush.circle(knob, theme.GLOW if look.hover or self.on else theme.PARCHMENT), place)
        if look.focus:
            draw_ring(kit, surface, track, 20)

    def take(self, intent: Intent) -> bool:
        match intent:
            case Confirm():
                self._set(not self.on)
            case Cursor(dx=dx, dy=0):
                self._set(dx > 0)
            case _:
                return False
        return True

    def click(self, pos: Pos) -> None:
        self._set(not self.on)

    def _set(self, on: bool) -> None:
        if on != self.on and self.enabled:
            self.on = on
            self.changed(on)
