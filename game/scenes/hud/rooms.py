"""How the window is divided: the players, the scene itself as large as possible, the turn, and the bar below."""

from dataclasses import dataclass

import pygame

from game.ui.layout import columns, inset, rows
from game.ui.theme import Theme

MARGIN = 14
BAR = 58
PLAYERS = (0.165, 188, 262)  # width: share of the window, least and most, in units
TURN = (0.23, 250, 344)


@dataclass(frozen=True)
class Rooms:
    """The rectangles of one window."""

    players: pygame.Rect
    main: pygame.Rect
    turn: pygame.Rect
    bar: pygame.Rect

    @classmethod
    def of(cls, theme: Theme) -> "Rooms":
        gap = theme.px(MARGIN)
        whole = inset(pygame.Rect((0, 0), theme.window), gap)
        players, middle, turn = columns(whole, [_width(theme, PLAYERS), -1, _width(theme, TURN)], gap)
        main, bar = rows(middle, [-1, theme.px(BAR)], gap)
        return cls(players, main, turn, bar)


def _width(theme: Theme, room: tuple[float, int, int]) -> int:
    share, least, most = room
    return round(min(max(theme.window[0] * share, theme.px(least)), theme.px(most)))
