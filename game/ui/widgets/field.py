"""A text field of one line: caret, selection, clipboard, and text from input methods."""

from collections.abc import Callable

import pygame

from game.ui import theme
from game.ui.intents import (
    Caret,
    Copy,
    Cut,
    Erase,
    Intent,
    Paste,
    Pos,
    SelectAll,
    TextCompose,
    TextInput,
)
from game.ui.kit import Kit
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import draw_ring
from game.ui.widgets.panel import draw_plate

BLINK = 0.53  # seconds the caret is seen, and not
STYLE = theme.Style(theme.Face.TEXT, 20)


class TextField(Widget):
    """`changed(text)` is called after each change by the player."""

    focusable = True
    typing = True

    def __init__(
        self,
        kit: Kit,
        name: str,
        text: str,
        changed: Callable[[str], object],
        *,
        longest: int = 24,
        empty: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(kit, name, tip=tip)
        self.text = text
        self.changed = changed
        self.longest = longest
        self.empty = empty  # shown softly while there is no text
        self.caret = len(text)
        self.anchor = self.caret  # the other end of the selection
        self.composing = ""
        self._has_focus = False
        self._blink = 0.0
        self._scroll = 0

    @property
    def selection(self) -> tuple[int, int]:
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        start, end = self.selection
        return self.text[start:end]

    def set_text(self, text: str) -> None:
        """Another text from outside; `changed` is not called."""
        self.text = text
        self.caret = self.anchor = len(text)

    def size(self) -> tuple[int, int]:
        return self.kit.px(240), max(self.kit.px(44), self.kit.type.height(STYLE) + self.kit.px(10))

    # --- input -------------------------------------------------------------------------------------------------------

    def take(self, intent: Intent) -> bool:
        self._blink = 0.0
        match intent:
            case TextInput(text=text):
                self.composing = ""
                self._insert(text)
            case TextCompose(text=text):
                self.composing = text
            case Caret():
                self._move(intent)
            case Erase():
                self._erase(intent)
            case SelectAll():
                self.anchor, self.caret = 0, len(self.text)
            case Copy() | Cut():
                if self.selected:
                    self.kit.clipboard.write(self.selected)
                    if isinstance(intent, Cut):
                        self._insert("")
            case Paste():
                self._insert(" ".join(self.kit.clipboard.read().split()))
            case _:
                return False
        return True

    def press(self, pos: Pos) -> None:
        self.caret = self.anchor = self._index_at(pos[0])
        self._blink = 0.0

    def drag(self, pos: Pos) -> None:
        self.caret = self._index_at(pos[0])

    def focused(self, on: bool) -> None:
        self._has_focus = on
        self._blink = 0.0
        self.composing = ""
        if on:
            self.anchor, self.caret = 0, len(self.text)
        else:
            self.anchor = self.caret

    def update(self, seconds: float) -> None:
        self._blink = (self._blink + seconds) % (2 * BLINK)

    def wait(self) -> float | None:
        return BLINK - self._blink % BLINK

    def _insert(self, text: str) -> None:
        start, end = self.selection
        room = self.longest - (len(self.text) - (end - start))
        written = "".join(char for char in text if char.isprintable())[: max(0, room)]
        before = self.text
        self.text = self.text[:start] + written + self.text[end:]
        self.caret = self.anchor = start + len(written)
        if self.text != before:
            self.changed(self.text)

    def _move(self, move: Caret) -> None:
        start, end = self.selection
        if start != end and not (move.select or move.to_end or move.words):
            self.caret = end if move.step > 0 else start
        else:
            self.caret = self._goal(move.step, move.words, move.to_end)
        if not move.select:
            self.anchor = self.caret

    def _erase(self, erase: Erase) -> None:
        if self.anchor == self.caret:
            self.anchor = self._goal(erase.step, erase.words, to_end=False)
        self._insert("")

    def _goal(self, step: int, words: bool, to_end: bool) -> int:
        """Where the caret comes to from where it is."""
        if to_end:
            return len(self.text) if step > 0 else 0
        at = min(max(self.caret + step, 0), len(self.text))
        if words:

            def inside_word() -> bool:
                return 0 < at < len(self.text) and not (self.text[at - 1].isspace() and not self.text[at].isspace())

            while inside_word():
                at += step
        return at

    # --- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        kit, inner = self.kit, self._inner()
        fill = theme.GLOW if self._has_focus or look.hover else "#FBF4E0"
        draw_plate(kit, surface, self.box, fill, 190 if self._has_focus else 110)
        if look.focus:
            draw_ring(kit, surface, self.box)
        start, end = self.selection
        shown = self.text[: self.caret] + self.composing + self.text[self.caret :]
        caret_x = self._width(shown[: self.caret + len(self.composing)])
        self._scroll_to(caret_x, self._width(shown), inner.width)
        clip = surface.get_clip()
        surface.set_clip(inner.inflate(kit.px(2), 0).clip(clip))
        left = inner.x - self._scroll
        if self._has_focus and start != end:
            x, right = left + self._width(self.text[:start]), left + self._width(self.text[:end])
            band = pygame.Rect(x, inner.y + kit.px(7), right - x, inner.height - kit.px(14))
            surface.fill(theme.HALO, band)
        if shown:
            image = kit.type.line(shown, STYLE)
            surface.blit(image, image.get_rect(midleft=(left, inner.centery)))
        else:
            beside = inner.move(kit.px(4), 0)  # not under the caret
            kit.type.draw(surface, self.empty, theme.NOTE, beside)
        if self._has_focus:
            self._draw_caret(surface, left, caret_x, inner)
        surface.set_clip(clip)

    def _draw_caret(self, surface: pygame.Surface, left: int, caret_x: int, inner: pygame.Rect) -> None:
        px = self.kit.px
        place = pygame.Rect(left + caret_x, inner.y + px(8), max(1, px(2)), inner.height - px(16))
        if self.composing:
            width = self._width(self.composing)
            surface.fill(theme.INK, (place.x - width, place.bottom, width, max(1, px(1))))
        if self._blink < BLINK:
            surface.fill(theme.INK, place)
        pygame.key.set_text_input_rect(place)  # where an input method shows its window

    def _scroll_to(self, caret_x: int, whole: int, room: int) -> None:
        self._scroll = max(0, min(self._scroll, whole + self.kit.px(2) - room))
        self._scroll = min(self._scroll, caret_x)
        self._scroll = max(self._scroll, caret_x + self.kit.px(2) - room)

    def _inner(self) -> pygame.Rect:
        return self.box.inflate(-2 * self.kit.px(14), 0)

    def _width(self, text: str) -> int:
        return self.kit.type.measure(text, STYLE)[0] if text else 0

    def _index_at(self, x: int) -> int:
        """The caret's place nearest to a pixel."""
        left = self._inner().x - self._scroll
        return min(range(len(self.text) + 1), key=lambda i: abs(left + self._width(self.text[:i]) - x))
