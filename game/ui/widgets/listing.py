"""A list of rows that scrolls where they do not all fit; one may be chosen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui import theme
from game.ui.intents import Confirm, Cursor, Intent, Pos, Zoom
from game.ui.kit import Kit
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import draw_ring


@dataclass(frozen=True)
class Row:
    """A line with a figure or remark at its right end, and softer words below."""

    name: str
    text: str
    right: str = ""
    note: str = ""


class Listing(Widget):
    """Rows of one height. Arrows and clicks choose (`changed(name)`), Enter and clicks take (`taken(name)`)."""

    focusable = True
    pressing = "button"

    def __init__(
        self,
        kit: Kit,
        name: str,
        rows: Sequence[Row],
        chosen: str = "",
        *,
        changed: Callable[[str], object] | None = None,
        taken: Callable[[str], object] | None = None,
        row: float = 42,
    ) -> None:
        super().__init__(kit, name)
        self._row = row  # units
        self.rows = tuple(rows)
        self.chosen = chosen
        self.changed = changed
        self.taken = taken
        self.scroll = 0
        self._pointed: int | None = None
        self._drag_from: tuple[int, int] | None = None

    @property
    def row_height(self) -> int:
        height = self.kit.px(self._row)
        if any(row.note for row in self.rows):
            height = self.kit.type.height(theme.LABEL) + self.kit.type.height(NOTE) + self.kit.px(12)
        return height

    @property
    def whole(self) -> int:
        """The height of all rows together."""
        return self.row_height * len(self.rows)

    def size(self) -> tuple[int, int]:
        return self.kit.px(320), self.whole

    def place(self, box: pygame.Rect) -> None:
        super().place(box)
        self._scroll_to(self.scroll)
        self._bring(self.chosen)

    def boxes(self) -> dict[str, pygame.Rect]:
        seen = {
            f"{self.name}.{row.name}": place
            for row, place in zip(self.rows, self._places(), strict=True)
            if self.box.contains(place)
        }
        return super().boxes() | seen

    def targets(self, pos: Pos) -> bool:
        inside = super().targets(pos)
        places = enumerate(self._places())
        self._pointed = next((i for i, place in places if inside and place.collidepoint(pos)), None)
        return inside

    def take(self, intent: Intent) -> bool:
        match intent:
            case Cursor(dx=0, dy=dy) if self.rows:
                names = [row.name for row in self.rows]
                at = names.index(self.chosen) + dy if self.chosen in names else 0
                if not 0 <= at < len(names):
                    return False
                self._choose(names[at])
            case Confirm() if self.chosen and self.taken:
                self.taken(self.chosen)
            case Zoom(steps=steps) if self.whole > self.box.height:
                self._scroll_to(self.scroll - steps * self.row_height)
            case _:
                return False
        return True

    def press(self, pos: Pos) -> None:
        self._drag_from = (pos[1], self.scroll)

    def drag(self, pos: Pos) -> None:
        if self._drag_from:
            self._scroll_to(self._drag_from[1] - (pos[1] - self._drag_from[0]))

    def click(self, pos: Pos) -> None:
        self.targets(pos)
        if self._pointed is not None:
            self._choose(self.rows[self._pointed].name)
            if self.taken:
                self.taken(self.chosen)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        kit = self.kit
        clip = surface.get_clip()
        surface.set_clip(self.box.clip(clip))
        for index, (row, place) in enumerate(zip(self.rows, self._places(), strict=True)):
            if place.colliderect(self.box):
                self._draw_row(surface, row, place, look.hover and index == self._pointed)
        surface.set_clip(clip)
        if self.whole > self.box.height:
            self._draw_bar(surface)
        if look.focus:
            draw_ring(kit, surface, self.box)

    def _draw_row(self, surface: pygame.Surface, row: Row, place: pygame.Rect, pointed: bool) -> None:
        kit = self.kit
        plate = place.inflate(-kit.px(4), -kit.px(4))
        if row.name == self.chosen or (pointed and (self.taken or self.changed)):
            surface.blit(kit.brush.rounded(plate.size, kit.px(6), theme.GLOW), plate)
        if row.name == self.chosen:
            line = max(1.0, kit.theme.unit)
            surface.blit(kit.brush.rounded(plate.size, kit.px(6), theme.INK, line, 170), plate)
        inner = plate.inflate(-2 * kit.px(12), -2 * kit.px(3))
        right = kit.type.measure(row.right, theme.LABEL)[0] if row.right else 0
        kit.type.draw(surface, row.right, theme.LABEL_SOFT, inner, "right", "top" if row.note else "middle")
        words = pygame.Rect(inner.x, inner.y, inner.width - right - kit.px(10) * bool(right), inner.height)
        kit.type.draw(surface, row.text, theme.LABEL, words, valign="top" if row.note else "middle")
        if row.note:
            kit.type.draw(surface, row.note, NOTE, inner, valign="bottom")

    def _draw_bar(self, surface: pygame.Surface) -> None:
        kit = self.kit
        width = kit.px(5)
        length = max(kit.px(24), self.box.height * self.box.height // self.whole)
        free = self.box.height - length
        top = self.box.y + free * self.scroll // max(1, self.whole - self.box.height)
        surface.blit(kit.brush.rounded((width, length), width // 2, theme.INK_FAINT), (self.box.right - width, top))

    def _places(self) -> list[pygame.Rect]:
        bar = self.kit.px(9) if self.whole > self.box.height else 0
        return [
            pygame.Rect(
                self.box.x,
                self.box.y + index * self.row_height - self.scroll,
                self.box.width - bar,
                self.row_height,
            )
            for index in range(len(self.rows))
        ]

    def _choose(self, name: str) -> None:
        if name != self.chosen:
            self.chosen = name
            if self.changed:
                self.changed(name)
        self._bring(name)

    def _bring(self, name: str) -> None:
        """Scrolls as far as needed to see a row."""
        for index, row in enumerate(self.rows):
            if row.name == name:
                top = index * self.row_height
                self._scroll_to(min(max(self.scroll, top + self.row_height - self.box.height), top))

    def _scroll_to(self, scroll: int) -> None:
        self.scroll = max(0, min(scroll, self.whole - self.box.height))


def whole_rows(listing: Widget, room: pygame.Rect) -> pygame.Rect:
    """The part of a room, from its top, that shows no row cut off."""
    assert isinstance(listing, Listing)
    return pygame.Rect(room.x, room.y, room.width, max(1, room.height // listing.row_height) * listing.row_height)


NOTE = theme.NOTE.sized(17)
