"""Text: rendered once, measured, wrapped and fitted, so that nothing is ever cut without anybody knowing."""

import io
import logging
from collections import OrderedDict
from importlib.resources import files
from typing import Any

import pygame

from game.ui.theme import SMALLEST_TYPE, Face, Style, Theme

log = logging.getLogger(__name__)

MOST_LINES = 800  # rendered lines kept
MOST_SIZES = 2000  # of lines measured, for each font
FEW_LINES = 3  # so many are made equally long
FONTS: dict[Face, bytes] = {}


class Typesetter:
    """Sets lines and blocks of text for one theme; `shortened` collects what did not fit even at its smallest."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.shortened: set[str] = set()
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        self._lines: OrderedDict[tuple[str, Style, int], pygame.Surface] = OrderedDict()

    def measure(self, text: str, style: Style) -> tuple[int, int]:
        """Width and line height in pixels."""
        font = self.font(style)
        return font.size(text)[0], font.get_height()

    def height(self, style: Style) -> int:
        return self.font(style).get_height()

    def font(self, style: Style) -> pygame.font.Font:
        return self._font(style.face, self._size(style))

    def line(self, text: str, style: Style, width: int | None = None) -> pygame.Surface:
        """One line, shrunk step by step where it is wider than `width`.

        At the floor of `SMALLEST_TYPE` pixels the end gives way to an ellipsis, and `shortened` knows of it.
        """
        size = self._fitted(text, style, width)
        font = self._font(style.face, size)
        if width is not None and font.size(text)[0] > width:
            self._note(text)
            text = _ellipsis(font, text, width)
        return self._rendered(text, style, size)

    def wrap(self, text: str, style: Style, width: int) -> list[str]:
        """The text broken at spaces into lines no wider than `width` (a longer word stands alone).

        Paragraphs of few lines have lines about equally long, so that no word stands alone on the last one.
        """
        font = self.font(style)
        return [line for paragraph in text.split("\n") for line in _balanced(font, _words(paragraph), width)]

    def block_height(self, text: str, style: Style, width: int) -> int:
        return len(self.wrap(text, style, width)) * self.height(style)

    def draw(
        self,
        surface: pygame.Surface,
        text: str,
        style: Style,
        box: pygame.Rect,
        align: str = "left",
        valign: str = "middle",
    ) -> pygame.Rect:
        """Draws one line fitted into the box (align: left, center, right; valign: top, middle, bottom).

        Returns the rectangle of the line.
        """
        size = self._fitted(text, style, box.width)
        image = self.line(text, style, box.width)
        place = _placed(image.get_rect(), box, align, valign)
        if valign == "middle":
            place.y = box.centery - round(_eye_line(self._font(style.face, size)))
        surface.blit(image, place)
        return place

    def draw_block(
        self,
        surface: pygame.Surface,
        text: str,
        style: Style,
        box: pygame.Rect,
        align: str = "left",
        valign: str = "top",
    ) -> pygame.Rect:
        """Draws wrapped lines into the box, in the largest size (down to the floor) at which they fit."""
        fitted = self.fitted_block(text, style, box)
        if not self._fits(text, fitted, box):
            self._note(text)
        images = [self.line(line, fitted, box.width) for line in self.wrap(text, fitted, box.width)]
        step = self.height(fitted)
        whole = _placed(pygame.Rect(0, 0, box.width, step * len(images)), box, "left", valign)
        drawn: list[pygame.Rect] = []
        for row, image in enumerate(images):
            band = pygame.Rect(whole.x, whole.y + row * step, box.width, step)
            drawn.append(_placed(image.get_rect(), band, align, "middle"))
            surface.blit(image, drawn[-1])
        return drawn[0].unionall(drawn[1:])

    def fitted_line(self, text: str, style: Style, width: int) -> Style:
        """The style in the largest size, down to the floor, at which a line is no wider than `width`."""
        while style.size > 1 and self._size(style) > SMALLEST_TYPE and self.measure(text, style)[0] > width:
            style = style.sized(style.size - 0.5)
        return style

    def fitted_block(self, text: str, style: Style, box: pygame.Rect) -> Style:
        """The style in the largest size, down to the floor, at which the wrapped text fits into the box."""
        while style.size > 1 and self._size(style) > SMALLEST_TYPE and not self._fits(text, style, box):
            style = style.sized(style.size - 0.5)
        return style

    def _fits(self, text: str, style: Style, box: pygame.Rect) -> bool:
        font = self.font(style)
        lines = [line for paragraph in text.split("\n") for line in _broken(font, _words(paragraph), box.width)]
        return len(lines) * font.get_height() <= box.height and all(font.size(line)[0] <= box.width for line in lines)

    def _fitted(self, text: str, style: Style, width: int | None) -> int:
        """The largest size, down to the floor, in which a line is no wider than `width`."""
        size = self._size(style)
        while width is not None and size > SMALLEST_TYPE and self._font(style.face, size).size(text)[0] > width:
            size -= 1
        return size

    def _size(self, style: Style) -> int:
        return max(SMALLEST_TYPE, round(style.size * self.theme.unit))

    def _font(self, face: Face, size: int) -> pygame.font.Font:
        if (face, size) not in self._fonts:
            # Each font reads from a stream of its own, which it keeps alive.
            self._fonts[face, size] = _Font(io.BytesIO(_face_bytes(face)), size)
        return self._fonts[face, size]

    def _rendered(self, text: str, style: Style, size: int) -> pygame.Surface:
        key = (text, style, size)
        if key not in self._lines:
            image = self._font(style.face, size).render(text, True, self.theme.tone(style.colour))
            self._lines[key] = image.convert_alpha() if pygame.display.get_surface() else image
            if len(self._lines) > MOST_LINES:
                self._lines.popitem(last=False)
        self._lines.move_to_end(key)
        return self._lines[key]

    def _note(self, text: str) -> None:
        if text not in self.shortened:
            self.shortened.add(text)
            log.warning("no room for the words %r", text)


class _Font(pygame.font.Font):
    """A font that takes any text: names of files may hold unpaired surrogates, which pygame refuses.

    What it measured it knows: each frame asks for the same lines again.
    """

    def __init__(self, *source: Any) -> None:
        super().__init__(*source)
        self._sizes: dict[str | bytes, tuple[int, int]] = {}

    def size(self, text: str | bytes) -> tuple[int, int]:
        if text not in self._sizes:
            if len(self._sizes) >= MOST_SIZES:
                self._sizes.clear()
            self._sizes[text] = super().size(_whole(text))
        return self._sizes[text]

    def render(self, text: str | bytes | None, *how: Any, **more: Any) -> pygame.Surface:
        return super().render(_whole(text or ""), *how, **more)


def _whole(text: str | bytes) -> str | bytes:
    """The text with a question mark in place of each unpaired surrogate and null character."""
    if isinstance(text, bytes) or text.isprintable():
        return text
    return text.encode("utf-8", "replace").decode("utf-8").replace("\0", "?")


def figure(number: float) -> str:
    """A number as people read it: a true minus, no needless decimals."""
    return f"{number:g}".replace("-", "−")


def _face_bytes(face: Face) -> bytes:
    if face not in FONTS:
        package, _, path = face.value.partition("/")
        FONTS[face] = files(package).joinpath(path).read_bytes()
    return FONTS[face]


def _eye_line(font: pygame.font.Font) -> float:
    """What the eye takes for the middle of a line, from its top: halfway up between capitals and small letters."""
    tallest = [metrics[3] for metrics in font.metrics("Hx") if metrics]
    return font.get_ascent() - sum(tallest) / len(tallest) / 2


def _words(paragraph: str) -> list[str]:
    """What lines may be broken between: what a no-break space joins stays together, as "2 mm" in many languages."""
    return [word for word in paragraph.split(" ") if word]


def _balanced(font: pygame.font.Font, words: list[str], width: int) -> list[str]:
    """Lines no wider than `width`; few of them are made as narrow as their number allows."""
    lines = _broken(font, words, width)
    if not 1 < len(lines) <= FEW_LINES:
        return lines
    low, high = width // 2, width  # the narrowest width lies above the one and not above the other
    while high - low > 2:
        middle = (low + high) // 2
        tried = _broken(font, words, middle)
        if len(tried) == len(lines) and all(font.size(line)[0] <= width for line in tried):
            high, lines = middle, tried
        else:
            low = middle
    return lines


def _broken(font: pygame.font.Font, words: list[str], width: int) -> list[str]:
    """As many words on each line as there is room for."""
    lines, line = [], ""
    for word in words:
        tried = f"{line} {word}" if line else word
        if line and font.size(tried)[0] > width:
            lines.append(line)
            line = word
        else:
            line = tried
    return [*lines, line]


def _ellipsis(font: pygame.font.Font, text: str, width: int) -> str:
    fits, none = 0, len(text)  # the most characters known to fit, and the fewest known not to
    while none - fits > 1:
        middle = (fits + none) // 2
        if font.size(text[:middle].rstrip() + "…")[0] > width:
            none = middle
        else:
            fits = middle
    return text[:fits].rstrip() + "…"


def _placed(rect: pygame.Rect, box: pygame.Rect, align: str, valign: str) -> pygame.Rect:
    match align:
        case "left":
            rect.left = box.left
        case "center":
            rect.centerx = box.centerx
        case "right":
            rect.right = box.right
        case _:
            raise ValueError(f"no such alignment: {align}")
    match valign:
        case "top":
            rect.top = box.top
        case "middle":
            rect.centery = box.centery
        case "bottom":
            rect.bottom = box.bottom
        case _:
            raise ValueError(f"no such alignment: {valign}")
    return rect
