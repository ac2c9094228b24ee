"""Buttons: one primary that glows, plain ones, and quiet ones without a plate."""

from collections.abc import Callable
from enum import Enum

import pygame

from game.ui import theme
from game.ui.intents import Confirm, Intent, Pos
from game.ui.kit import Kit
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.panel import draw_plate

ICON = 26  # units
CAPTION = theme.Style(theme.Face.LABEL, 15)


class Manner(Enum):
    """How prominent a button is."""

    PRIMARY = "primary"  # the one clear action: warm white, with a glow and an ink line
    PLAIN = "plain"
    QUIET = "quiet"  # no plate until the pointer is there


class Button(Widget):
    """A button with a text, an icon (the name of a picture in art/icons), or both; with `show_key` its key too.

    `stacked`: the text stands below the icon, in small letters.
    """

    focusable = True
    pressing = "button"

    def __init__(
        self,
        kit: Kit,
        name: str,
        text: str,
        action: Callable[[], object],
        *,
        icon: str = "",
        manner: Manner = Manner.PLAIN,
        tip: str = "",
        binding: str = "",
        show_key: bool = False,
        group: str = "",
        style: theme.Style = theme.STRONG,
    ) -> None:
        super().__init__(kit, name, tip=tip, binding=binding, group=group)
        self.text = text
        self.action = action
        self.icon = icon
        self.manner = manner
        self.show_key = show_key
        self.stacked = False
        self.style = style

    @property
    def glows(self) -> bool:
        return self.manner is Manner.PRIMARY

    def size(self) -> tuple[int, int]:
        px, measure = self.kit.px, self.kit.type.measure
        if self.stacked:
            return max(px(ICON), measure(self.text, CAPTION)[0]) + px(12), px(ICON + 4) + measure("X", CAPTION)[1]
        height = max(px(46), measure("X", self.style)[1] + px(12))
        width = sum(self._widths()) + px(10) * (len(self._widths()) - 1) + px(2 * 20)
        return max(height, width if self.text else height), height

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        box = self.box.move(0, self.kit.px(1)) if look.pressed and look.hover else self.box
        self._draw_plate(surface, box, look)
        if look.focus:
            draw_ring(self.kit, surface, box)
        colour = self.style.colour if self.enabled else theme.INK_FAINT
        self._draw_content(surface, box, colour)

    def take(self, intent: Intent) -> bool:
        if isinstance(intent, Confirm) and self.enabled:
            self.action()
            return True
        return False

    def click(self, pos: Pos) -> None:
        if self.enabled:
            self.action()

    def _draw_plate(self, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        kit = self.kit
        hot = look.hover and self.enabled
        down = hot and look.pressed
        if self.manner is Manner.QUIET and not hot:
            return
        if not self.enabled:
            draw_plate(kit, surface, box, theme.PARCHMENT_SHADE)
        elif self.manner is Manner.PRIMARY:
            kit.brush.halo(surface, box, kit.px(8), kit.px(10), theme.HALO, 255 if hot else 190)
            draw_plate(kit, surface, box, theme.HALO if down else theme.GLOW, 255)
        else:
            fill = theme.PARCHMENT_DARK if down else theme.GLOW if hot else theme.PARCHMENT_SHADE
            draw_plate(kit, surface, box, fill, 170 if hot else 95)

    def _draw_content(self, surface: pygame.Surface, box: pygame.Rect, colour: str) -> None:
        if self.stacked:
            self._draw_stacked(surface, box, colour)
            return
        kit, gap = self.kit, self.kit.px(10)
        pad = kit.px(14 if self.text else 6)
        inner = box.inflate(-2 * pad, 0)
        widths = self._widths()
        spare = inner.width - sum(widths) - gap * (len(widths) - 1)
        x = inner.x + max(0, spare // 2)
        if self.icon:
            side = min(widths[0], inner.height)
            self._draw_icon(surface, pygame.Rect(x, box.centery - side // 2, side, side), colour)
            x += side + gap
        key_width = widths[-1] if self._key() else 0
        if self.text:
            room = inner.right - x - (key_width + gap if key_width else 0)
            drawn = kit.type.draw(
                surface, self.text, self.style.tinted(colour), pygame.Rect(x, box.y, room, box.height)
            )
            x = drawn.right + gap
        if key_width:
            place = pygame.Rect(x, box.y, key_width, box.height)
            kit.type.draw(surface, self._key(), theme.KEY_HINT, place)

    def _draw_stacked(self, surface: pygame.Surface, box: pygame.Rect, colour: str) -> None:
        kit, line = self.kit, self.kit.type.height(CAPTION)
        side = min(kit.px(ICON), box.height - line)
        icon = pygame.Rect(box.centerx - side // 2, box.centery - (side + line) // 2, side, side)
        self._draw_icon(surface, icon, colour)
        words = pygame.Rect(box.x, icon.bottom, box.width, line)
        kit.type.draw(surface, self.text, CAPTION.tinted(colour), words, "center")

    def _draw_icon(self, surface: pygame.Surface, box: pygame.Rect, colour: str) -> None:
        tint = "" if self.enabled else colour
        surface.blit(self.kit.pictures.get(f"icons/{self.icon}.png", box.width, tint=tint), box)

    def _widths(self) -> list[int]:
        """Icon, text and key, those that there are."""
        widths = []
        if self.icon:
            widths.append(self.kit.px(ICON))
        if self.text:
            widths.append(self.kit.type.measure(self.text, self.style)[0])
        if self._key():
            widths.append(self.kit.type.measure(self._key(), theme.KEY_HINT)[0])
        return widths

    def _key(self) -> str:
        return self.kit.hint(self.binding) if self.show_key else ""


def draw_ring(kit: Kit, surface: pygame.Surface, box: pygame.Rect, radius: float = 11) -> None:
    """The ring of the focus, just outside a box."""
    grown = box.inflate(kit.px(8), kit.px(8))
    line = max(1.5, kit.theme.strong(2.2, 3.6) * kit.theme.unit)
    surface.blit(kit.brush.rounded(grown.size, kit.px(radius), theme.SHIELD, line, 230), grown)
