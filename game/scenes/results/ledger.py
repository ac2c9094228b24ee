"""The ledger: what each score is made of, line by line, with what each line adds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.engine.session import Seat
from game.engine.title import Result, Term
from game.scenes.tile_faces import TileFaces
from game.ui import theme
from game.ui.emblems import emblem_of
from game.ui.layout import columns, rows
from game.ui.widgets.choice import draw_swatch
from game.ui.widgets.panel import draw_rule

LABEL = theme.Style(theme.Face.LABEL, 20, theme.INK)
COUNT = theme.FIGURE.sized(23)
SMALL = theme.Style(theme.Face.LABEL, 17, theme.INK_SOFT)
WIDE = 96  # units: narrower columns have no room for the millimetres of each line, and none to name them
HEAD, SUM = 0.9, 1.05  # heights of the emblems and of the sum, in parts of a line's
TOTAL = theme.FIGURE.sized(28)
TOTAL_LABEL = theme.STRONG.sized(21)


@dataclass(frozen=True)
class LedgerLine:
    """A line of the ledger: its name, and by seat the terms that belong in it; or what is merely counted."""

    name: str
    terms: tuple[Term | None, ...] = ()
    counts: tuple[int, ...] = ()


def lines_of(result: Result, names: Mapping[str, str], counted: Sequence[str] = ()) -> tuple[LedgerLine, ...]:
    """The lines of a result: a line for each name of terms, in their order, then the `counted` categories.

    `names` says which line a term belongs in, where that is not its own name. Each seat has one term in a line.
    """
    lines: dict[str, dict[int, Term]] = {}
    for seat, terms in enumerate(result.terms):
        for term in terms:
            lines.setdefault(names.get(term.name, term.name), {})[seat] = term
    seats = range(len(result.scores))
    return (
        *(LedgerLine(name, tuple(by_seat.get(seat) for seat in seats)) for name, by_seat in lines.items()),
        *(LedgerLine(name, counts=tuple(category[name] for category in result.categories)) for name in counted),
    )


class Ledger:
    """Draws the lines in a box, a column for each seat; `unit` is what scores are counted in."""

    def __init__(
        self, faces: TileFaces, seats: Sequence[Seat], result: Result, lines: Sequence[LedgerLine], unit: str
    ) -> None:
        self.faces = faces
        self.kit = faces.kit
        self.unit = unit
        self.seats = seats
        self.result = result
        self.lines = lines

    def height(self) -> int:
        """The pixels that it would like to have."""
        px = self.kit.px
        return px(44) + px(46) * len(self.lines) + px(50) + 2 * px(12)

    def draw(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        kit, px = self.kit, self.kit.px
        building = [line for line in self.lines if line.terms]
        counted = [line for line in self.lines if not line.terms]
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
        for seat, cell in enumerate(cells):
            term = line.terms[seat] if line.terms else None
            figure = cell.copy()
            if term is not None and cell.width >= px(WIDE):
                room = kit.type.measure(kit.say(f"unit.{self.unit}", n=88), SMALL)[0]
                kit.type.draw(surface, kit.say(f"unit.{self.unit}", n=term.total), SMALL, cell, "right")
                figure.width -= room + px(8)
            own = self._own_picture(term, self.seats[seat])
            if own:
                image = kit.pictures.get(own, (0, min(box.height, px(32))))
                surface.blit(image, image.get_rect(midright=figure.midright))
            else:
                count = line.counts[seat] if line.counts else 0 if term is None else term.count
                kit.type.draw(surface, f"{count}", COUNT, figure, "right")

    def _own_picture(self, term: Term | None, seat: Seat) -> str:
        """The picture of a piece of which each seat has one in its colour; "" for all else."""
        if term is None or "{colour}" not in self.faces.icons.get(term.name, ""):
            return ""
        return self.faces.icon(term.name, seat.colour)

    def _draw_total(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        kit, px = self.kit, self.kit.px
        label, *cells = self._cells(box)
        drawn = kit.type.draw(surface, kit.say("results.line.total"), TOTAL_LABEL, label)
        wide = cells[0].width >= px(WIDE)
        if not wide:
            beside = pygame.Rect(drawn.right + px(6), label.y + px(2), label.right - drawn.right - px(6), label.height)
            kit.type.draw(surface, kit.say(f"unit.name.{self.unit}"), SMALL, beside)
        for seat, (score, cell) in enumerate(zip(self.result.scores, cells, strict=True)):
            style = TOTAL.tinted("#8A5A0B") if seat in self.result.winners and len(self.seats) > 1 else TOTAL
            kit.type.draw(surface, kit.say(f"unit.{self.unit}", n=score) if wide else f"{score}", style, cell, "right")
