"""The small picture beside the log: a pane as it was, with the place that a sentence speaks of."""

from typing import Generic

import pygame

from game.engine.title import S
from game.play.game_log import LogEntry
from game.scenes.navigator import Navigator
from game.ui import theme
from game.ui.backdrop import cut_felt
from game.ui.layout import anchored, inset, rows
from game.ui.tween import Moves

CAPTION = theme.NOTE.sized(18)


class LogPictures(Generic[S]):
    """Draws places for one running game, each picture once."""

    def __init__(self, navigator: Navigator[S]) -> None:
        self.navigator = navigator
        self.kit = navigator.kit
        panes = navigator.screen.panes(navigator.faces, Moves(), navigator.match.seats)
        self.panes = {pane.name: pane for pane in panes}
        self._made: tuple[object, pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface, box: pygame.Rect, entry: LogEntry) -> None:
        """What the place looked like right after the sentence came true."""
        key = (entry.step, entry.spot, box.size)
        if self._made is None or self._made[0] != key:
            change = self.navigator.match.change(entry.step)
            self._made = key, self._picture(box.size, change.after, entry)
        surface.blit(self._made[1], box)

    def _picture(self, size: tuple[int, int], view: S, entry: LogEntry) -> pygame.Surface:
        assert entry.spot is not None
        kit, spot = self.kit, entry.spot
        picture = pygame.Surface(size, pygame.SRCALPHA)
        head = kit.px(30) + kit.px(4)
        side = min(size[0], size[1] - head)
        square = anchored(picture.get_rect(), (side, side + head), "midtop")
        caption, place = rows(square, [kit.px(30), -1], kit.px(4))
        pane = self.panes[spot.pane]
        kit.type.draw(picture, pane.title(kit.say), CAPTION, caption, "center")
        picture.blit(cut_felt(kit, place.size, kit.px(8)), place)
        pane.picture(picture, inset(place, kit.px(10)), view, spot.cells)
        return picture
