"""A list of towers: rank, height, who built it, from which seed and when."""

from collections.abc import Callable, Sequence
from datetime import date

import pygame

from game.play.records import Tower
from game.play.seats import PERSON
from game.scenes.dates import tell_day
from game.ui import theme
from game.ui.emblems import emblem_of
from game.ui.kit import Kit
from game.ui.widgets import Listing, Row
from game.ui.widgets.choice import draw_swatch

ROW = 46  # units
RANK = theme.Style(theme.Face.LABEL_BOLD, 19, theme.INK_FAINT)
HEIGHT = theme.FIGURE.sized(24)
NAME = theme.STRONG.sized(20)
NOTE = theme.Style(theme.Face.LABEL, 18, theme.INK_SOFT)
ROOM_FOR_SEED = 640  # units: narrower lists leave it out
FIRST = "#8A5A0B"


class RecordList(Listing):
    """`towers` with the words before each: its rank, or its day."""

    def __init__(
        self,
        kit: Kit,
        name: str,
        towers: Sequence[tuple[str, Tower]],
        today: date,
        changed: Callable[[str], object] | None = None,
        dated: bool = True,
    ) -> None:
        rows = [Row(f"{number}", tower.builder.name) for number, (_, tower) in enumerate(towers)]
        super().__init__(kit, name, rows, changed=changed, row=ROW)
        self.towers = tuple(towers)
        self.today = today
        self.dated = dated

    @property
    def tower(self) -> Tower | None:
        """The one that is chosen."""
        return self.towers[int(self.chosen)][1] if self.chosen else None

    def _draw_row(self, surface: pygame.Surface, row: Row, place: pygame.Rect, pointed: bool) -> None:
        kit, px = self.kit, self.kit.px
        before, tower = self.towers[int(row.name)]
        plate = place.inflate(-px(4), -px(4))
        if row.name == self.chosen or (pointed and self.changed):
            surface.blit(kit.brush.rounded(plate.size, px(7), theme.GLOW), plate)
        if row.name == self.chosen:
            surface.blit(kit.brush.rounded(plate.size, px(7), theme.INK, max(1.0, kit.theme.unit), 150), plate)
        x, y, height = plate.x + px(10), plate.y, plate.height
        wide = max(kit.type.measure(shown, RANK)[0] for shown, _ in self.towers)
        kit.type.draw(surface, before, RANK, pygame.Rect(x, y, wide, height), "right")
        x += wide + px(16)
        best = int(row.name) == 0 and self.dated
        mm = kit.say("records.height", mm=tower.builder.height)
        room = kit.type.measure(kit.say("records.height", mm=888), HEIGHT)[0]
        style = HEIGHT.tinted(FIRST) if best else HEIGHT
        kit.type.draw(surface, mm, style, pygame.Rect(x, y, room, height), "right")
        x += room + px(18)
        side = px(26)
        colour = tower.builder.colour
        swatch = draw_swatch(kit, side, theme.SEAT_COLOURS[colour], emblem_of(colour))
        surface.blit(swatch, (x, plate.centery - side // 2))
        x += side + px(10)
        right = plate.right - px(12)
        right = self._draw_when(surface, tower, pygame.Rect(x, y, right - x, height))
        if tower.builder.player != PERSON:
            icon = kit.pictures.get("icons/computer.png", px(24))
            right -= icon.width + px(10)
            surface.blit(icon, (right, plate.centery - icon.height // 2))
        kit.type.draw(surface, tower.builder.name, NAME, pygame.Rect(x, y, right - px(10) - x, height))

    def _draw_when(self, surface: pygame.Surface, tower: Tower, box: pygame.Rect) -> int:
        """Day and seed from the right; returns where they begin."""
        kit, px = self.kit, self.kit.px
        if not self.dated:
            return box.right
        day = tell_day(kit.say, tower.finished, self.today)
        room = max(kit.type.measure(tell_day(kit.say, shown.finished, self.today), NOTE)[0] for _, shown in self.towers)
        kit.type.draw(surface, day, NOTE, box, "right")
        right = box.right - room - px(14)
        if self.box.width < px(ROOM_FOR_SEED):
            return right
        seed = pygame.Rect(right - px(210), box.y, px(210), box.height)
        kit.type.draw(surface, tower.seed, NOTE, seed, "right")
        return seed.x - px(14)
