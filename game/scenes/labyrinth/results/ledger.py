"""The ledger: what each tower is made of, line by line, with the millimetres of each line."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine.labyrinth.components import Components
from game.engine.session import Seat
from game.engine.title import Result
from game.ui import theme
from game.ui.emblems import emblem_of
from game.ui.kit import Kit
from game.ui.layout import columns, rows
from game.ui.widgets.choice import draw_swatch
from game.ui.widgets.panel import draw_rule

PIECES = ("tiles", "shields", "treasures", "dragons", "top")
FEATURES = ("cities", "roads")
LABEL = theme.Style(theme.Face.LABEL, 20, theme.INK)
COUNT = theme.FIGURE.sized(23)
SMALL = theme.Style(theme.Face.LABEL, 17, theme.INK_SOFT)
WIDE = 96  # units: narrower columns have no room for the millimetres of each line, and none to name them
HEAD, SUM = 0.9, 1.05  # heights of the emblems and of the sum, in parts of a line's
TOTAL = theme.FIGURE.sized(28)
TOTAL_LABEL = theme.STRONG.sized(21)


@dataclass(frozen=True)
class LedgerLine:
    """A line of the ledger: its name, and by seat how many and how many millimetres (-1: it builds nothing)."""

    name: str
    counts: tuple[int, ...]
    heights: tuple[int, ...]


def lines_of(box: Components, result: Result) -> tuple[LedgerLine, ...]:
    """The lines of a result. Heights of a seat add up to its score."""
    lines = []
    for name, piece in (("tiles", "tile"), ("shields", "shield"), ("treasures", "treasure"), ("dragons", "dragon")):
        counts = tuple(category[name] for category in result.categories)
        if name != "dragons" or any(counts):
            lines.append(LedgerLine(name, counts, tuple(count * box.heights[piece] for count in counts)))
    crowned = tuple(category["crown"] for category in result.categories)
    tops = tuple(box.heights["crown" if crown else "meeple"] for crown in crowned)
    lines.append(LedgerLine("top", crowned, tops))
    lines += [
        LedgerLine(name, tuple(category[name] for category in result.categories), (-1,) * len(result.scores))
        for name in FEATURES
    ]
    return tuple(lines)


class Ledger:
    """Draws the lines in a box, a column for each seat."""

    def __init__(self, kit: Kit, seats: Sequence[Seat], result: Result, lines: Sequence[LedgerLine]) -> None:
        self.kit = kit
        self.seats = seats
        self.result = result
        self.lines = lines

    def height(self) -> int:
        """The pixels that it would like to have."""
        px = self.kit.px
        return px(44) + px(46) * len(self.lines) + px(50) + 2 * px(12)

    def draw(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        kit, px = self.kit, self.kit.px
        building = [line for line in self.lines if line.heights[0] >= 0]
        counted = [line for line in self.lines if line.heights[0] < 0]
        rest = [-1] * len(building), [-1] * len(counted)
        parts = rows(box, [-HEAD, *rest[0], px(10), -SUM, px(10), *rest[1]])
        head, body, rule, total = (
            parts[0],
            parts[1 : 1 + len(building)],
            parts[1 + len(building)],
            parts[2 + len(building)],
        )
        for seat, cell in zip(self.seats, self._cells(head)[1:], strict=True):
            side = min(px(32), head.height - px(2))
            swatch = draw_swatch(kit, side, theme.SEAT_COLOURS[seat.colour], emblem_of(seat.colour))
            surface.blit(swatch, swatch.get_rect(midright=cell.midright))
        for line, place in zip(building, body, strict=True):
            self._draw_line(surface, line, place)
        draw_rule(kit, surface, rule)
        self._draw_total(surface, total)
        draw_rule(kit, surface, parts[3 + len(building)])
        for line, place in zip(counted, parts[4 + len(building) :], strict=True):
            self._draw_line(surface, line, place)

    def _cells(self, box: pygame.Rect) -> list[pygame.Rect]:
        label = min(self.kit.px(150), round(box.width * 0.3))
        return columns(box, [label, *[-1] * len(self.seats)], self.kit.px(6))

    def _draw_line(self, surface: pygame.Surface, line: LedgerLine, box: pygame.Rect) -> None:
        kit, px = self.kit, self.kit.px
        label, *cells = self._cells(box)
        kit.type.draw(surface, kit.say(f"results.line.{line.name}"), LABEL, label)
        for count, height, cell, seat in zip(line.counts, line.heights, cells, self.seats, strict=True):
            figure = cell.copy()
            if height >= 0 and cell.width >= px(WIDE):
                room = kit.type.measure(kit.say("results.height", mm=88), SMALL)[0]
                kit.type.draw(surface, kit.say("results.height", mm=height), SMALL, cell, "right")
                figure.width -= room + px(8)
            if line.name == "top":
                picture = f"pieces/{'crown' if count else 'meeple'}-{seat.colour}.png"
                image = kit.pictures.get(picture, (0, min(box.height, px(32))))
                surface.blit(image, image.get_rect(midright=figure.midright))
            else:
                kit.type.draw(surface, f"{count}", COUNT, figure, "right")

    def _draw_total(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        kit, px = self.kit, self.kit.px
        label, *cells = self._cells(box)
        drawn = kit.type.draw(surface, kit.say("results.line.total"), TOTAL_LABEL, label)
        wide = cells[0].width >= px(WIDE)
        if not wide:
            beside = pygame.Rect(drawn.right + px(6), label.y + px(2), label.right - drawn.right - px(6), label.height)
            kit.type.draw(surface, kit.say("results.mm"), SMALL, beside)
        for seat, (score, cell) in enumerate(zip(self.result.scores, cells, strict=True)):
            style = TOTAL.tinted("#8A5A0B") if seat in self.result.winners and len(self.seats) > 1 else TOTAL
            kit.type.draw(surface, kit.say("results.height", mm=score) if wide else f"{score}", style, cell, "right")
