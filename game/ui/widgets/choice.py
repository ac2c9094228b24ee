"""A choice: several options side by side, one of them taken."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import pygame

from game.ui import theme
from game.ui.intents import Confirm, Cursor, Intent, Pos
from game.ui.kit import Kit
from game.ui.layout import columns
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import draw_ring

V = TypeVar("V")
SWATCH = 38  # units across
USUAL, LARGE = 0.62, 0.88  # of a swatch: its emblem


@dataclass(frozen=True)
class Option(Generic[V]):
    """A value, its words, and what is drawn: words, or a round swatch in a seat's colour with its emblem."""

    value: V
    text: str = ""
    colour: tuple[str, str] | None = None  # lit and shaded
    picture: str = ""  # a path under art/, drawn on the swatch
    tip: str = ""
    enabled: bool = True


class Choice(Widget, Generic[V]):
    """Options in a row; arrows and clicks choose.

    `changed(value)` is called after each choice by the player; an option that is not enabled cannot be taken.
    """

    focusable = stepping = True
    pressing = "button"

    def __init__(
        self,
        kit: Kit,
        name: str,
        options: Sequence[Option[V]],
        value: V,
        changed: Callable[[V], object],
        *,
        tip: str = "",
    ) -> None:
        super().__init__(kit, name, tip=tip)
        self.options = tuple(options)
        self.value = value
        self.changed = changed
        self._pointed: int | None = None

    @property
    def chosen(self) -> int:
        return next(i for i, option in enumerate(self.options) if option.value == self.value)

    @property
    def swatches(self) -> bool:
        return bool(self.options) and self.options[0].colour is not None

    def size(self) -> tuple[int, int]:
        px = self.kit.px
        if self.swatches:
            return len(self.options) * px(SWATCH + 10) - px(10), px(SWATCH + 6)
        return sum(self._wishes()) + 2 * px(3), px(44)

    def boxes(self) -> dict[str, pygame.Rect]:
        parts = {f"{self.name}.{option.value}": cell for option, cell in zip(self.options, self._cells(), strict=True)}
        return super().boxes() | parts

    def targets(self, pos: Pos) -> bool:
        inside = super().targets(pos)
        cells = enumerate(self._cells())
        self._pointed = next((i for i, cell in cells if inside and cell.collidepoint(pos)), None)
        return inside

    def hint(self) -> str:
        if self._pointed is not None and self.options[self._pointed].tip:
            return self.options[self._pointed].tip
        return super().hint()

    def take(self, intent: Intent) -> bool:
        match intent:
            case Cursor(dx=dx) if dx:
                self._step(dx)
            case Confirm():
                self._step(1)
            case _:
                return False
        return True

    def click(self, pos: Pos) -> None:
        for index, cell in enumerate(self._cells()):
            if cell.collidepoint(pos):
                self._choose(index)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        if self.swatches:
            self._draw_swatches(surface, look)
        else:
            self._draw_words(surface, look)

    def _draw_words(self, surface: pygame.Surface, look: Look) -> None:
        kit = self.kit
        radius = kit.px(8)
        surface.blit(kit.brush.rounded(self.box.size, radius, theme.PARCHMENT_SHADE), self.box)
        hair = max(1.0, kit.theme.unit)
        surface.blit(kit.brush.rounded(self.box.size, radius, theme.INK, hair, 80), self.box)
        for index, (option, cell) in enumerate(zip(self.options, self._cells(), strict=True)):
            pill = cell.inflate(-kit.px(4), -kit.px(4))
            taken = index == self.chosen
            pointed = look.hover and index == self._pointed and option.enabled
            if taken or pointed:
                fill = theme.INK if taken else theme.GLOW
                surface.blit(kit.brush.rounded(pill.size, kit.px(6), fill), pill)
            colour = theme.PARCHMENT if taken else theme.INK if option.enabled else theme.INK_FAINT
            kit.type.draw(surface, option.text, theme.LABEL.tinted(colour), pill.inflate(-kit.px(12), 0), "center")
        if look.focus:
            draw_ring(kit, surface, self.box)

    def _draw_swatches(self, surface: pygame.Surface, look: Look) -> None:
        kit = self.kit
        for index, (option, cell) in enumerate(zip(self.options, self._cells(), strict=True)):
            assert option.colour is not None
            side = kit.px(SWATCH if index == self.chosen else SWATCH - 8)
            disc = pygame.Rect(0, 0, side, side)
            disc.center = cell.center
            if index == self.chosen:
                kit.brush.shadow(surface, disc, side // 2, kit.px(4), 120)
                surface.blit(kit.brush.circle(side + kit.px(6), theme.INK), disc.inflate(kit.px(6), kit.px(6)))
                surface.blit(kit.brush.circle(side + kit.px(3), theme.GLOW), disc.inflate(kit.px(3), kit.px(3)))
            elif look.hover and index == self._pointed and option.enabled:
                surface.blit(kit.brush.circle(side + kit.px(6), theme.GLOW), disc.inflate(kit.px(6), kit.px(6)))
            surface.blit(draw_swatch(kit, side, option.colour, option.picture, option.enabled), disc)
        if look.focus:
            draw_ring(kit, surface, self.box, 26)

    def _cells(self) -> list[pygame.Rect]:
        inner = self.box.inflate(-2 * self.kit.px(1), 0)
        return columns(inner, [-1 if self.swatches else -wish for wish in self._wishes()])

    def _wishes(self) -> list[int]:
        return [self.kit.type.measure(option.text, theme.LABEL)[0] + self.kit.px(34) for option in self.options]

    def _step(self, step: int) -> None:
        """To the next option that may be taken, round and round."""
        count = len(self.options)
        for ahead in range(1, count):
            index = (self.chosen + ahead * step) % count
            if self.options[index].enabled:
                self._choose(index)
                return

    def _choose(self, index: int) -> None:
        option = self.options[index]
        if self.enabled and option.enabled and option.value != self.value:
            self.value = option.value
            self.changed(option.value)


def draw_swatch(
    kit: Kit, side: int, colour: tuple[str, str], picture: str = "", enabled: bool = True
) -> pygame.Surface:
    """A disc in a seat's colour, lit from the north-west, with the seat's emblem."""
    lit, shade = colour

    def make() -> pygame.Surface:
        disc = kit.brush.circle(side, shade).copy()
        upper = kit.brush.circle(round(side * 0.92), lit)
        disc.blit(upper, (round(side * 0.03), round(side * 0.02)))
        if picture:
            mark = kit.pictures.get(picture, round(side * (LARGE if kit.pictures.large_emblems else USUAL)))
            disc.blit(mark, mark.get_rect(center=(side // 2, side // 2)))
        if not enabled:
            disc.fill((255, 255, 255, 70), special_flags=pygame.BLEND_RGBA_MULT)
        return disc

    return kit.brush.kept(("swatch", side, colour, picture, enabled), make)
