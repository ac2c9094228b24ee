"""The keys overlay (F1): every key of the scene below, from the key map."""

from collections.abc import Callable

import pygame

from game.ui import theme
from game.ui.bindings import EVERYWHERE
from game.ui.dialog import draw_dim
from game.ui.intents import Back, Click, Confirm, Help, Intent
from game.ui.kit import Kit
from game.ui.layout import anchored, columns, flow, inset, rows
from game.ui.scene import Scene
from game.ui.widgets.panel import draw_ornament, draw_panel, draw_plate

ROW, CAP = 38, 30  # units
CAP_STYLE = theme.Style(theme.Face.LABEL, 17, theme.INK)
WORDS = theme.BODY.sized(19)
APART, BETWEEN = 6, 64  # units from cap to cap, and between the two columns


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
        self._sides: list[pygame.Rect] = []
        self._caps: list[int] = []

    def layout(self, size: tuple[int, int]) -> None:
        px, measure = self.kit.px, self.kit.type.measure
        down = max(1, -(-len(self._names) // 2))
        halves = [names for names in (self._names[:down], self._names[down:]) if names]
        self._caps = [max(self._caps_width(name) for name in names) for names in halves]
        words = [max(measure(self._words(name), WORDS)[0] for name in names) for names in halves]
        room = size[0] - px(24) - 2 * px(24) - sum(self._caps) - px(14 * len(halves))
        between = max(px(28), min(px(BETWEEN), room - sum(words)))
        if sum(words) + between > room:  # then they are set smaller
            words = [(room - between) * text // sum(words) for text in words]
        wide = [caps + px(14) + text for caps, text in zip(self._caps, words, strict=True)]
        width = min(max(sum(wide) + between, px(420)) + 2 * px(56), size[0] - px(24))
        around = px(26 + 50 + 22 + 20 + 14 + 30 + 22)
        row = min(px(ROW), (size[1] - 2 * px(6) - around) // down)
        height = around + row * down
        self._panel = anchored(pygame.Rect((0, 0), size), (width, height))
        inner = inset(self._panel, px(40), px(24))
        heights = [px(50), px(22), px(16), row * down, -1, px(28)]
        self._head, self._rule, _, middle, _, self._foot = rows(inner, heights)
        self._sides = flow(middle, [(side, middle.height) for side in wide], between, "center")
        places = [cell for side in self._sides for cell in rows(side, [row] * down)]
        self._rows = places[: len(self._names)]

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Back | Confirm | Help | Click):
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
        side = next(index for index, side in enumerate(self._sides) if side.x == row.x)
        caps, words = columns(row, [self._caps[side], -1], kit.px(14))
        x = caps.right
        for label in reversed(self._labels(name)):
            cap = pygame.Rect(0, 0, self._cap_width(label), min(kit.px(CAP), row.height - kit.px(4)))
            cap.midright = (x, row.centery)
            draw_plate(kit, surface, cap, theme.GLOW, 120)
            kit.type.draw(surface, label, CAP_STYLE, cap, "center")
            x = cap.left - kit.px(APART)
        kit.type.draw(surface, self._words(name), WORDS, words)

    def _words(self, name: str) -> str:
        return self.kit.say(f"keys.{name}")

    def _caps_width(self, name: str) -> int:
        labels = self._labels(name)
        return sum(self._cap_width(label) for label in labels) + self.kit.px(APART) * (len(labels) - 1)

    def _cap_width(self, label: str) -> int:
        return max(self.kit.px(CAP), self.kit.type.measure(label, CAP_STYLE)[0] + self.kit.px(18))

    def _labels(self, name: str) -> list[str]:
        """The keys of a binding and what the mouse does instead."""
        bindings = self.kit.keys.of(name)
        keys = [self.kit.label(key) for binding in bindings for key in binding.keys]
        return keys + [self.kit.say(f"keys.pointer.{b.pointer}") for b in bindings if b.pointer]
