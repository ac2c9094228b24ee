"""The rulebook typeset for one width: where each line, picture and ornament stands on one long sheet.

Text stands in a column that is easy to read; where there is room beside it the pictures stand there, else between
the paragraphs. Rule numbers stand small in the margin (L13).
"""

from dataclasses import dataclass, field

import pygame

from game.play.rulebook import Chapter, Paragraph, Picture, Rulebook
from game.scenes.rules.plates import PlatePrinter
from game.scenes.rules.search import spans
from game.ui import theme
from game.ui.kit import Kit

TITLE = theme.TITLE.sized(56)
CHAPTER = theme.TITLE.sized(33)
BODY = theme.BODY
CAPTION = theme.NOTE.sized(17)
RULE = theme.Style(theme.Face.LABEL, 15, theme.INK_FAINT)
INITIAL = theme.Style(theme.Face.TITLE, 62, theme.SEAL)
MARGIN, COLUMN, BESIDE = 46, 560, (280, 390)  # units: rule numbers, text, and pictures beside it: least and most
GUTTER = 40
BETWEEN, UNDER = 500, 420  # of a picture between paragraphs, and of what is written under it, at most
COVER = "pieces/ornament.png"


@dataclass(frozen=True)
class TextLine:
    """A line of text at its top left corner."""

    text: str
    style: theme.Style
    box: pygame.Rect


@dataclass(frozen=True)
class Image:
    """A picture of the rulebook, or one of the kit's (`COVER`)."""

    name: str
    box: pygame.Rect


@dataclass
class Sheet:
    """Everything on the sheet. `hits` are the boxes of each match, `chapters` where each begins."""

    width: int
    height: int = 0
    lines: list[TextLine] = field(default_factory=list)
    images: list[Image] = field(default_factory=list)
    ornaments: list[pygame.Rect] = field(default_factory=list)
    hits: list[list[pygame.Rect]] = field(default_factory=list)
    chapters: dict[str, int] = field(default_factory=dict)
    hits_in: dict[str, int] = field(default_factory=dict)


def typeset(kit: Kit, press: PlatePrinter, book: Rulebook, width: int, query: str = "") -> Sheet:
    """The sheet for a width; with a query its matches are marked, and the title page is left out."""
    return _Setting(kit, press, width, query).set(book)


class _Setting:
    """One sheet being made; `y` is where the text goes on, `aside` where a picture beside it may stand."""

    def __init__(self, kit: Kit, press: PlatePrinter, width: int, query: str) -> None:
        px = kit.px
        self.kit = kit
        self.press = press
        self.query = query
        self.sheet = Sheet(width)
        column = min(px(COLUMN), width - px(MARGIN))
        spare = width - px(MARGIN) - column - px(GUTTER)
        self.beside = min(spare, px(BESIDE[1])) if spare >= px(BESIDE[0]) else 0
        whole = px(MARGIN) + column + (px(GUTTER) + self.beside if self.beside else 0)
        self.left = (width - whole) // 2
        self.column = pygame.Rect(self.left + px(MARGIN), 0, column, 0)
        self.whole = pygame.Rect(self.left, 0, whole, 0)
        self.y = self.aside = 0

    def set(self, book: Rulebook) -> Sheet:
        if not self.query:
            self._cover()
        for chapter in book.chapters:
            self._chapter(chapter)
        self.sheet.height = max(self.y, self.aside)
        return self.sheet

    def _cover(self) -> None:
        """The name of the game and an ornament."""
        px, text = self.kit.px, self.kit.say(f"title.{self.press.title}")
        height = self.kit.type.height(TITLE)
        self.y += px(6)
        width = self.kit.type.measure(text, TITLE)[0]
        self._line(text, TITLE, self.whole.centerx - width // 2)
        image = self.kit.pictures.get(COVER, (0, px(52)))
        self.sheet.images.append(Image(COVER, image.get_rect(midtop=(self.whole.centerx, self.y))))
        self.y += px(52) + height // 4

    def _chapter(self, chapter: Chapter) -> None:
        px, sheet = self.kit.px, self.sheet
        before = len(sheet.hits)
        if self.y:
            self.y = max(self.y, self.aside) + px(18)
            sheet.ornaments.append(pygame.Rect(self.whole.x, self.y, self.whole.width, px(22)))
            self.y += px(22 + 26)
        sheet.chapters[chapter.id] = self.y
        self._text(chapter.title, CHAPTER)
        self.y += px(12)
        self.aside = self.y
        initial = not self.query
        top = self.y
        for part in chapter.parts:
            if isinstance(part, Picture):
                self._picture(part, top)
            else:
                top = self.y
                self._paragraph(part, initial)
                initial = False
        sheet.hits_in[chapter.id] = len(sheet.hits) - before

    def _paragraph(self, part: Paragraph, initial: bool) -> None:
        top = self.y
        if initial:
            self._with_initial(part.text)
        else:
            self._text(part.text, BODY)
        self._numbers(part, top)
        self.y += self.kit.px(13)

    def _numbers(self, part: Paragraph, top: int) -> None:
        """The rules that a paragraph tells, below each other in the margin."""
        kit = self.kit
        y = top + (kit.type.height(BODY) - kit.type.height(RULE)) // 2 + kit.px(1)
        for rule in part.rules:
            box = pygame.Rect((self.left, y), kit.type.measure(rule, RULE))
            self.sheet.lines.append(TextLine(rule, RULE, box))
            if self.query and rule == self.query.upper():
                self.sheet.hits.append([box])
            y += kit.type.height(RULE)
        self.y = max(self.y, y)

    def _text(self, text: str, style: theme.Style) -> None:
        """Wrapped lines at the left of the column, and what they match."""
        start = len(self.sheet.lines)
        for line in self.kit.type.wrap(text, style, self.column.width):
            self._line(line, style, self.column.x)
        self._mark(self.sheet.lines[start:])

    def _with_initial(self, text: str) -> None:
        """A large first letter that stands in front of two lines."""
        type_, letter = self.kit.type, text[0]
        step = type_.height(BODY)
        baseline = self.y + step + type_.font(BODY).get_ascent()
        size = type_.measure(letter, INITIAL)
        box = pygame.Rect((self.column.x, baseline - type_.font(INITIAL).get_ascent()), size)
        self.sheet.lines.append(TextLine(letter, INITIAL, box))
        indent = size[0] + self.kit.px(5)
        first = type_.wrap(text[1:], BODY, self.column.width - indent)
        for line in first[:2]:
            self._line(line, BODY, self.column.x + indent)
        if rest := " ".join(first[2:]):
            self._text(rest, BODY)

    def _line(self, text: str, style: theme.Style, x: int) -> None:
        size = self.kit.type.measure(text, style)
        self.sheet.lines.append(TextLine(text, style, pygame.Rect((x, self.y), size)))
        self.y += size[1]

    def _picture(self, part: Picture, top: int) -> None:
        """A picture with what is written below it, beside the paragraph before it or under that."""
        kit, text_y = self.kit, self.y
        room = self.beside or min(self.column.width, kit.px(BETWEEN))
        left = self.column.right + kit.px(GUTTER) if self.beside else self.column.centerx - room // 2
        box = pygame.Rect((0, 0), self.press.size(part.name, room))
        box.centerx = left + room // 2
        caption = kit.type.wrap(part.text, CAPTION, min(room, kit.px(UNDER)))
        if self.beside:  # as near to its paragraph as may be without reaching below it
            whole = box.height + kit.px(8) + len(caption) * kit.type.height(CAPTION)
            box.y = max(self.aside, min(top, text_y - whole)) + kit.px(6)
        else:
            box.y = text_y + kit.px(4)
        self.sheet.images.append(Image(part.name, box))
        self.y = box.bottom + kit.px(8)
        start = len(self.sheet.lines)
        for line in caption:
            width = kit.type.measure(line, CAPTION)[0]
            self._line(line, CAPTION, left + (room - width) // 2)
        self._mark(self.sheet.lines[start:])
        self.aside = self.y + kit.px(20)
        self.y = text_y if self.beside else self.aside

    def _mark(self, lines: list[TextLine]) -> None:
        """Note the boxes of every match in lines that belong together."""
        if not self.query:
            return
        whole = " ".join(line.text for line in lines)
        for start, end in spans(whole, self.query):
            boxes, at = [], 0
            for line in lines:
                first, last = max(start - at, 0), min(end - at, len(line.text))
                if first < last:
                    boxes.append(self._span(line, first, last))
                at += len(line.text) + 1
            self.sheet.hits.append(boxes)

    def _span(self, line: TextLine, first: int, last: int) -> pygame.Rect:
        font = self.kit.type.font(line.style)
        left, right = font.size(line.text[:first])[0], font.size(line.text[:last])[0]
        return pygame.Rect(line.box.x + left, line.box.y, right - left, line.box.height)
