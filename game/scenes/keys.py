"""The keys overlay (F1): every key of the scene below, from the key map."""

from collections.abc import Callable

import pygame

from game.ui import theme
from game.ui.bindings import EVERYWHERE
from game.ui.dialog import draw_dim
from game.ui.intents import Back, Confirm, Help, Intent, Place
from game.ui.kit import Kit
from game.ui.layout import anchored, columns, inset, rows
from game.ui.scene import Scene
from game.ui.widgets.panel import draw_ornament, draw_panel, draw_plate

ROW, CAP = 38, 30  # units
CAP_STYLE = theme.Style(theme.Face.LABEL, 17, theme.INK)
KEYS_ROOM = 200  # units for the caps of a row


class Keys(Scene):
    """Lists keys until any of Enter, Esc, F1 or a click closes it."""

    name = "keys"
    overlay = True

    def __init__(self, kit: Kit, of: Scene, close: Callable[[], object]) -> None:
        super().__init__(kit)
        self._names = tuple(dict.fromkeys((*of.bindings, *EVERYWHERE)))
        self._close = close
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._head = self._rule = self._foot = self._panel
        self._rows: list[pygame.Rect] = []

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        down = -(-len(self._names) // 2)
        width, height = px(960), px(26 + 50 + 22 + 20 + ROW * down + 14 + 30 + 22)
        self._panel = anchored(pygame.Rect((0, 0), size), (width, height))
        inner = inset(self._panel, px(44), px(24))
        heights = [px(50), px(22), px(16), px(ROW) * down, -1, px(28)]
        self._head, self._rule, _, middle, _, self._foot = rows(inner, heights)
        sides = columns(middle, [-1, -1], px(48))
        self._rows = [cell for side in sides for cell in rows(side, [px(ROW)] * down)][: len(self._names)]

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Back | Confirm | Help | Place):
            self._close()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        kit = self.kit
        draw_dim(surface)
        draw_panel(kit, surface, self._panel, 16)
        kit.type.draw(surface, kit.say("keys.title"), theme.TITLE, self._head, "center")
        draw_ornament(kit, surface, self._rule)
        for name, row in zip(self._names, self._rows, strict=True):
            self._draw_row(surface, name, row)
        kit.type.draw(surface, kit.say("keys.close"), theme.NOTE, self._foot, "center")

    def boxes(self) -> dict[str, pygame.Rect]:
        return dict(zip(self._names, self._rows, strict=True))

    def _draw_row(self, surface: pygame.Surface, name: str, row: pygame.Rect) -> None:
        kit = self.kit
        caps, words = columns(row, [kit.px(KEYS_ROOM), -1], kit.px(14))
        x = caps.right
        for label in reversed(self._labels(name)):
            width = max(kit.px(CAP), kit.type.measure(label, CAP_STYLE)[0] + kit.px(18))
            cap = pygame.Rect(x - width, row.centery - kit.px(CAP) // 2, width, kit.px(CAP))
            draw_plate(kit, surface, cap, theme.GLOW, 120)
            kit.type.draw(surface, label, CAP_STYLE, cap, "center")
            x = cap.left - kit.px(6)
        kit.type.draw(surface, kit.say(f"keys.{name}"), theme.BODY.sized(19), words)

    def _labels(self, name: str) -> list[str]:
        """The keys of a binding and what the mouse does instead."""
        bindings = self.kit.keys.of(name)
        keys = [key for binding in bindings for key in binding.keys]
        return keys + [self.kit.say(f"keys.pointer.{b.pointer}") for b in bindings if b.pointer]
