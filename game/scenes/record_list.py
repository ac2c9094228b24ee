"""A list of records: rank, score, whose it is, from which seed and when."""

from collections.abc import Callable, Sequence
from datetime import date

import pygame

from game.play.records import Record
from game.play.titles import PERSON
from game.scenes.dates import tell_day
from game.ui import theme
from game.ui.emblems import emblem_of
from game.ui.kit import Kit
from game.ui.widgets import Listing, Row
from game.ui.widgets.choice import draw_swatch

ROW = 46  # units
RANK = theme.Style(theme.Face.LABEL_BOLD, 19, theme.INK_FAINT)
SCORE = theme.FIGURE.sized(24)
NAME = theme.STRONG.sized(20)
NOTE = theme.Style(theme.Face.LABEL, 18, theme.INK_SOFT)
ROOM_FOR_SEED = 640  # units: narrower lists leave it out
FIRST = "#8A5A0B"
WIDEST = 888  # a score that takes as much room as any


class RecordList(Listing):
    """`records` with the words before each: its rank, or its day. `unit` is what scores are counted in."""

    def __init__(
        self,
        kit: Kit,
        name: str,
        records: Sequence[tuple[str, Record]],
        unit: str,
        today: date,
        changed: Callable[[str], object] | None = None,
        dated: bool = True,
    ) -> None:
        rows = [Row(f"{number}", record.holder.name) for number, (_, record) in enumerate(records)]
        super().__init__(kit, name, rows, changed=changed, row=ROW)
        self.records = tuple(records)
        self.unit = unit
        self.today = today
        self.dated = dated

    @property
    def record(self) -> Record | None:
        """The one that is chosen."""
        return self.records[int(self.chosen)][1] if self.chosen else None

    def _draw_row(self, surface: pygame.Surface, row: Row, place: pygame.Rect, pointed: bool) -> None:
        kit, px = self.kit, self.kit.px
        before, record = self.records[int(row.name)]
        plate = place.inflate(-px(4), -px(4))
        if row.name == self.chosen or (pointed and self.changed):
            surface.blit(kit.brush.rounded(plate.size, px(7), theme.GLOW), plate)
        if row.name == self.chosen:
            surface.blit(kit.brush.rounded(plate.size, px(7), theme.INK, max(1.0, kit.theme.unit), 150), plate)
        x, y, height = plate.x + px(10), plate.y, plate.height
        wide = max(kit.type.measure(shown, RANK)[0] for shown, _ in self.records)
        kit.type.draw(surface, before, RANK, pygame.Rect(x, y, wide, height), "right")
        x += wide + px(16)
        best = int(row.name) == 0 and self.dated
        score, widest = (kit.say(f"unit.{self.unit}", n=number) for number in (record.holder.score, WIDEST))
        room = kit.type.measure(widest, SCORE)[0]
        style = SCORE.tinted(FIRST) if best else SCORE
        kit.type.draw(surface, score, style, pygame.Rect(x, y, room, height), "right")
        x += room + px(18)
        side = px(26)
        colour = record.holder.colour
        swatch = draw_swatch(kit, side, theme.SEAT_COLOURS[colour], emblem_of(colour))
        surface.blit(swatch, (x, plate.centery - side // 2))
        x += side + px(10)
        right = plate.right - px(12)
        right = self._draw_when(surface, record, pygame.Rect(x, y, right - x, height))
        if record.holder.player != PERSON:
            icon = kit.pictures.get("icons/computer.png", px(24))
            right -= icon.width + px(10)
            surface.blit(icon, (right, plate.centery - icon.height // 2))
        kit.type.draw(surface, record.holder.name, NAME, pygame.Rect(x, y, right - px(10) - x, height))

    def _draw_when(self, surface: pygame.Surface, record: Record, box: pygame.Rect) -> int:
        """Day and seed from the right; returns where they begin."""
        kit, px = self.kit, self.kit.px
        if not self.dated:
            return box.right
        day = tell_day(kit.say, record.finished, self.today)
        room = max(
            kit.type.measure(tell_day(kit.say, shown.finished, self.today), NOTE)[0] for _, shown in self.records
        )
        kit.type.draw(surface, day, NOTE, box, "right")
        right = box.right - room - px(14)
        if self.box.width < px(ROOM_FOR_SEED):
            return right
        seed = pygame.Rect(right - px(210), box.y, px(210), box.height)
        kit.type.draw(surface, record.seed, NOTE, seed, "right")
        return seed.x - px(14)
