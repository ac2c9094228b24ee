"""A list of turns in words: a heading with its player's emblem for each, its sentences below; it scrolls."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.engine.session import Seat
from game.play.game_log import LogEntry, LoggedTurn
from game.ui import theme
from game.ui.emblems import emblem_of
from game.ui.intents import Confirm, Cursor, Intent, Leaf, Pos, Zoom
from game.ui.kit import Kit
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.choice import draw_swatch
from game.ui.widgets.panel import draw_rule

NAME = theme.STRONG.sized(20)
TURN = theme.Style(theme.Face.LABEL, 17, theme.INK_SOFT)
WORDS = theme.BODY.sized(18)
HEIGHT = theme.FIGURE.sized(18).tinted("#8A5A0B")  # what was just won
HEAD = 44  # units
SWATCH = 26
PAD = 5  # above and below a sentence
BAR = 12


@dataclass(frozen=True)
class ListLine:
    """A heading (`entry` is None) or a sentence: where it lies in the list, before scrolling."""

    chapter: LoggedTurn
    entry: LogEntry | None
    top: int
    height: int


class LogList(Widget):
    """Chapters of a game. Arrows and the pointer choose a sentence, Enter and clicks take it (`taken`)."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        name: str,
        chapters: Sequence[LoggedTurn],
        seats: Sequence[Seat],
        *,
        taken: Callable[[LogEntry], object] = lambda entry: None,
        unit: str = "",
    ) -> None:
        super().__init__(kit, name)
        self.chapters = tuple(chapters)
        self.seats = seats
        self.taken = taken
        self.unit = unit  # of what each sentence gained, shown beside it; "" where that is not shown
        self.chosen: LogEntry | None = None
        self.scroll = 0
        self._lines: list[ListLine] = []
        self._whole = 0
        self._drag_from: tuple[int, int] | None = None

    @property
    def entries(self) -> list[LogEntry]:
        """All sentences, oldest first."""
        return [line.entry for line in self._lines if line.entry is not None]

    def number(self, chosen: LogEntry) -> int:
        """Which of the sentences it is; the same words may stand in several turns."""
        return next(number for number, entry in enumerate(self.entries) if entry is chosen)

    @property
    def told(self) -> list[str]:
        """All sentences that can be read here, oldest first."""
        return [entry.sentence for chapter in self.chapters for entry in chapter.entries]

    def place(self, box: pygame.Rect) -> None:
        super().place(box)
        kit, top = self.kit, 0
        self._lines = []
        for chapter in self.chapters:
            self._lines.append(ListLine(chapter, None, top, kit.px(HEAD)))
            top += kit.px(HEAD)
            for entry in chapter.entries:
                height = kit.type.block_height(entry.sentence, WORDS, self._words_width()) + 2 * kit.px(PAD)
                self._lines.append(ListLine(chapter, entry, top, height))
                top += height
            top += kit.px(6)
        self._whole = top
        self.scroll_to(self.scroll)

    def show(self, entry: LogEntry | None) -> None:
        """Choose a sentence and bring it into view with the heading above it."""
        self.chosen = entry
        for number, line in enumerate(self._lines):
            if entry is not None and line.entry is entry:
                first = number > 0 and self._lines[number - 1].entry is None
                top = line.top - (self._lines[number - 1].height if first else 0)
                self.scroll_to(min(max(self.scroll, line.top + line.height - self.box.height), top))

    def to_end(self) -> None:
        """Scroll to what happened last."""
        self.scroll_to(self._whole)

    def scroll_to(self, scroll: int) -> None:
        self.scroll = max(0, min(scroll, self._whole - self.box.height))

    def boxes(self) -> dict[str, pygame.Rect]:
        seen = {
            f"{self.name}.{number}": place
            for number, line in enumerate(line for line in self._lines if line.entry is not None)
            if self.box.contains(place := self._place(line))
        }
        return super().boxes() | seen

    def take(self, intent: Intent) -> bool:
        match intent:
            case Cursor(dx=0, dy=dy):
                return self._move(dy)
            case Leaf(pages=pages):
                self.scroll_to(self.scroll + pages * (self.box.height - self.kit.px(HEAD)))
            case Confirm() if self.chosen is not None:
                self.taken(self.chosen)
            case Zoom(steps=steps) if self._whole > self.box.height:
                self.scroll_to(self.scroll - steps * self.kit.px(HEAD))
            case _:
                return False
        return True

    def press(self, pos: Pos) -> None:
        self._drag_from = (pos[1], self.scroll)

    def drag(self, pos: Pos) -> None:
        if self._drag_from:
            self.scroll_to(self._drag_from[1] - (pos[1] - self._drag_from[0]))

    def click(self, pos: Pos) -> None:
        entry = self.at(pos)
        if entry is not None:
            self.show(entry)
            self.taken(entry)

    def at(self, pos: Pos) -> LogEntry | None:
        """The sentence under a pixel."""
        return next((line.entry for line in self._lines if line.entry and self._place(line).collidepoint(pos)), None)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        clip = surface.get_clip()
        surface.set_clip(self.box.clip(clip))
        for line in self._lines:
            place = self._place(line)
            if not self.box.contains(place):
                continue  # rather a gap than half a line
            if line.entry is None:
                self._draw_head(surface, line.chapter, place, line.top > 0)
            else:
                self._draw_entry(surface, line.entry, place, look.focus)
        surface.set_clip(clip)
        if self._whole > self.box.height:
            self._draw_bar(surface)

    def _draw_head(self, surface: pygame.Surface, chapter: LoggedTurn, place: pygame.Rect, ruled: bool) -> None:
        kit, seat = self.kit, self.seats[chapter.seat]
        if ruled:
            draw_rule(kit, surface, pygame.Rect(place.x, place.y, place.width, kit.px(4)))
        swatch = draw_swatch(kit, kit.px(SWATCH), theme.SEAT_COLOURS[seat.colour], emblem_of(seat.colour))
        middle = place.centery + kit.px(4)
        surface.blit(swatch, swatch.get_rect(midleft=(place.x + kit.px(2), middle)))
        room = pygame.Rect(place.x + kit.px(SWATCH + 12), place.y + kit.px(6), 0, place.height - kit.px(6))
        room.width = place.right - kit.px(8) - room.x
        turn = kit.type.draw(surface, kit.say("log.turn", n=chapter.number), TURN, room, "right")
        room.width = turn.left - kit.px(10) - room.x
        kit.type.draw(surface, seat.name, NAME, room)

    def _draw_entry(self, surface: pygame.Surface, entry: LogEntry, place: pygame.Rect, focus: bool) -> None:
        kit = self.kit
        if entry is self.chosen:
            surface.blit(kit.brush.rounded(place.size, kit.px(6), theme.GLOW), place)
            colour, line = (theme.SHIELD, max(1.5, 2.2 * kit.theme.unit)) if focus else (theme.INK, kit.theme.unit)
            surface.blit(kit.brush.rounded(place.size, kit.px(6), colour, max(1.0, line), 200 if focus else 120), place)
        words = pygame.Rect(place.x + kit.px(12), place.y + kit.px(PAD), self._words_width(), place.height)
        words.height = place.height - kit.px(PAD)
        kit.type.draw_block(surface, entry.sentence, WORDS, words)
        if entry.gain and self.unit:
            row = pygame.Rect(words.right, words.y, place.right - kit.px(8) - words.right, kit.type.height(WORDS))
            kit.type.draw(
                surface, kit.say("log.gain", score=kit.say(f"unit.{self.unit}", n=entry.gain)), HEIGHT, row, "right"
            )

    def _draw_bar(self, surface: pygame.Surface) -> None:
        kit = self.kit
        width = kit.px(5)
        length = max(kit.px(24), self.box.height * self.box.height // self._whole)
        top = self.box.y + (self.box.height - length) * self.scroll // max(1, self._whole - self.box.height)
        surface.blit(kit.brush.rounded((width, length), width // 2, theme.INK_FAINT), (self.box.right - width, top))

    def _words_width(self) -> int:
        beside = self.kit.px(80 if self.unit else 8)
        return max(1, self.box.width - self.kit.px(BAR + 12) - beside)

    def _place(self, line: ListLine) -> pygame.Rect:
        width = self.box.width - self.kit.px(BAR)
        return pygame.Rect(self.box.x, self.box.y + line.top - self.scroll, width, line.height)

    def _move(self, by: int) -> bool:
        entries = self.entries
        if not entries:
            return False
        there = len(entries) - 1 if self.chosen is None else self.number(self.chosen) + by
        if 0 <= there < len(entries):
            self.show(entries[there])
        return True
