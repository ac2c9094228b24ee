"""How the window is divided: the players, the scene itself as large as possible, the turn, and the bar below."""

from dataclasses import dataclass

import pygame

from game.ui.layout import columns, inset, rows
from game.ui.theme import Theme

MARGIN = 14
BAR = 58
PLAYERS = (0.165, 188, 380)  # width: share of the window, least and most, in units; more where the board leaves it
TURN = (0.23, 250, 344)


@dataclass(frozen=True)
class WindowAreas:
    """The rectangles of one window."""

    players: pygame.Rect
    main: pygame.Rect
    turn: pygame.Rect
    bar: pygame.Rect

    @property
    def board(self) -> int:
        """The side of the board, which is a square in the main room."""
        return min(self.main.size)

    @classmethod
    def of(cls, theme: Theme) -> "WindowAreas":
        gap = theme.px(MARGIN)
        whole = inset(pygame.Rect((0, 0), theme.window), gap)
        left, right = (theme.share(theme.window[0], *room) for room in (PLAYERS, TURN))
        bar_height = theme.px(BAR)
        board = whole.height - gap - bar_height  # which is a square
        left = min(max(left, whole.width - right - board - 2 * gap), theme.px(PLAYERS[2]))
        players, middle, turn = columns(whole, [left, -1, right], gap)
        main, bar = rows(middle, [-1, bar_height], gap)
        return cls(players, main, turn, bar)
