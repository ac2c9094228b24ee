"""Cards to pick from: each is picked and put back by itself; one that cannot be picked says why."""

from collections.abc import Callable

import pygame

from game.ui import theme
from game.ui.intents import Confirm, Intent, Pos
from game.ui.kit import Kit
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import draw_ring

WIDTH, HEIGHT = 164, 56  # units
TICK = 20
TICK_LINE = ((0.27, 0.52), (0.44, 0.69), (0.74, 0.33))  # in parts of its disc
STYLE = theme.LABEL.sized(18)


class Card(Widget):
    """A card with its name. `barred` says why it cannot be picked now, and greys it; `changed(name)` is called when
    it is pressed all the same."""

    focusable = stepping = True
    pressing = "button"

    def __init__(
        self, kit: Kit, name: str, text: str, changed: Callable[[], object], *, tip: str = "", group: str = ""
    ) -> None:
        super().__init__(kit, name, tip=tip, group=group)
        self.text = text
        self.changed = changed
        self.picked = False
        self.barred = ""

    def size(self) -> tuple[int, int]:
        return self.kit.px(WIDTH), self.kit.px(HEIGHT)

    def hint(self) -> str:
        return "\n".join(filter(None, (self.tip, self.barred)))

    def take(self, intent: Intent) -> bool:
        if isinstance(intent, Confirm):
            self._press()
            return True
        return False

    def click(self, pos: Pos) -> None:
        self._press()

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        kit, box, radius = self.kit, self.box, self.kit.px(8)
        hot = look.hover and not self.barred
        fill = theme.GLOW if self.picked or hot else theme.PARCHMENT_SHADE
        surface.blit(kit.brush.rounded(box.size, radius, fill, alpha=120 if self.barred else 255), box)
        line = max(1.0, (2.2 if self.picked else 1.0) * kit.theme.unit)
        strength = 255 if self.picked else 50 if self.barred else 95
        surface.blit(kit.brush.rounded(box.size, radius, theme.INK, line, strength), box)
        words = box.inflate(-2 * kit.px(10), -2 * kit.px(4))
        if self.picked:
            words.width -= kit.px(TICK + 4)
            self._draw_tick(surface, pygame.Rect(words.right + kit.px(4), box.y, kit.px(TICK), box.height))
        colour = theme.INK_FAINT if self.barred else theme.INK
        kit.type.draw_block(surface, self.text, STYLE.tinted(colour), words, "left", "middle")
        if look.focus:
            draw_ring(kit, surface, box)

    def _draw_tick(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """A disc with a tick, so that nobody has to tell fills apart."""
        kit, side = self.kit, box.width
        disc = pygame.Rect(box.x, box.centery - side // 2, side, side)
        surface.blit(kit.brush.circle(side, theme.INK), disc)
        surface.blit(kit.brush.stroke((side, side), TICK_LINE, theme.PARCHMENT, kit.px(2.4)), disc)

    def _press(self) -> None:
        if not self.barred:
            self.changed()
