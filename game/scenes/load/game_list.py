"""The list of saved games: a small picture, the title, who plays, and how far it is."""

from collections.abc import Callable, Sequence
from datetime import date

import pygame

from game.play.saved_games import SavedEntry, SavedGame
from game.play.telling import tell_turn
from game.scenes.dates import tell_moment
from game.scenes.load.thumbnails import Thumbnails
from game.scenes.option_words import title_name
from game.scenes.titles import SCREENS
from game.ui import theme
from game.ui.emblems import emblem_of
from game.ui.intents import Pos
from game.ui.kit import Kit, Say
from game.ui.widgets import Listing, Row
from game.ui.widgets.choice import draw_swatch

ROW = 92  # units
PICTURE = (108, 76)
SWATCH = 24
TITLE = theme.STRONG.sized(21)
NOTE = theme.Style(theme.Face.LABEL, 18, theme.INK_SOFT)


class GameList(Listing):
    """Rows named by the files. A click chooses, another one (or Enter) opens."""

    def __init__(
        self,
        kit: Kit,
        entries: Sequence[SavedEntry],
        thumbnails: Thumbnails,
        today: date,
        changed: Callable[[str], object],
        opened: Callable[[], object],
    ) -> None:
        rows = [Row(entry.path.name, title_of(kit.say, entry)) for entry in entries]
        super().__init__(kit, "games", rows, changed=changed, row=ROW)
        self.entries = {entry.path.name: entry for entry in entries}
        self.thumbnails = thumbnails
        self.today = today
        self.opened = opened

    def click(self, pos: Pos) -> None:
        before = self.chosen
        super().click(pos)
        self.targets(pos)
        if self._pointed is not None and self.chosen == before:
            self.opened()

    def _draw_row(self, surface: pygame.Surface, row: Row, place: pygame.Rect, pointed: bool) -> None:
        kit, px, entry = self.kit, self.kit.px, self.entries[row.name]
        plate = place.inflate(-px(4), -px(6))
        if row.name == self.chosen or pointed:
            surface.blit(kit.brush.rounded(plate.size, px(8), theme.GLOW), plate)
        if row.name == self.chosen:
            line = max(1.0, 1.4 * kit.theme.unit)
            surface.blit(kit.brush.rounded(plate.size, px(8), theme.INK, line, 170), plate)
        picture = pygame.Rect(0, 0, px(PICTURE[0]), px(PICTURE[1]))
        picture.midleft = (plate.x + px(6), plate.centery)
        self._draw_picture(surface, entry, picture)
        left = picture.right + px(14)
        words = pygame.Rect(left, picture.y, plate.right - px(14) - left, picture.height)
        top, middle, bottom = (words.height * 42 // 100, words.height * 30 // 100, words.height * 28 // 100)
        head = pygame.Rect(words.x, words.y, words.width, top)
        kit.type.draw(surface, row.text, TITLE, head)
        second = pygame.Rect(words.x, head.bottom, words.width, middle)
        third = pygame.Rect(words.x, second.bottom, words.width, bottom)
        if not isinstance(entry, SavedGame):
            kit.type.draw(surface, kit.say("load.unreadable"), NOTE, second)
            kit.type.draw(surface, tell_moment(kit.say, entry.changed, self.today), NOTE, third)
            return
        self._draw_seats(surface, entry, second)
        kit.type.draw(surface, tell_moment(kit.say, entry.changed, self.today), NOTE, third)

    def _draw_picture(self, surface: pygame.Surface, entry: SavedEntry, box: pygame.Rect) -> None:
        kit = self.kit
        picture = self.thumbnails.wish(entry, box.size) if isinstance(entry, SavedGame) else None
        if picture is not None:
            surface.blit(picture, box)
            return
        surface.blit(kit.brush.rounded(box.size, kit.px(7), theme.PARCHMENT_DARK), box)
        if not isinstance(entry, SavedGame):
            icon = kit.pictures.get("icons/warning.png", box.height // 2)
            surface.blit(icon, icon.get_rect(center=box.center))

    def _draw_seats(self, surface: pygame.Surface, entry: SavedGame, box: pygame.Rect) -> None:
        kit, side = self.kit, min(self.kit.px(SWATCH), box.height)
        x = box.x
        for seat in entry.seats:
            swatch = draw_swatch(kit, side, theme.SEAT_COLOURS[seat.colour], emblem_of(seat.colour))
            surface.blit(swatch, (x, box.centery - side // 2))
            x += side + kit.px(5)
        rest = pygame.Rect(x + kit.px(6), box.y, box.right - x - kit.px(6), box.height)
        kit.type.draw(surface, tell_progress(kit.say, entry), NOTE, rest)


def title_of(say: Say, entry: SavedEntry) -> str:
    """How a game is called: by its own name, else by its players."""
    if not isinstance(entry, SavedGame):
        return entry.path.name
    return entry.name or say("load.and").join(seat.name for seat in entry.seats)


def tell_progress(say: Say, entry: SavedGame) -> str:
    """How far a game is; where there are several titles, of which it is too."""
    told = say("load.over") if entry.over else tell_turn(say, entry.turn, entry.turns)
    return say("load.of_title", title=title_name(say, entry.title), told=told) if len(SCREENS) > 1 else told
