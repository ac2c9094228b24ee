"""Names of players are never cut, at any size, and those of a list are of one size."""

import pygame
import pytest

from game.scenes.labyrinth.board.scene import BoardScene
from game.scenes.player_names import draw_name, style_of_names
from game.ui import theme
from tests.scenes.landscapes import kit_for
from tests.scenes.rounds import NewRound
from tests.ui.checks import WINDOWS

NAMES = ("MAXIMILIAN WOLFF", "Wilhelmina Moore", "Christophersonne", "Bo")


@pytest.mark.parametrize(("window", "percent"), [*WINDOWS, ((1280, 800), 200), ((1440, 900), 75)])
def test_long_names_have_room(new_round: NewRound, window: tuple[int, int], percent: int) -> None:
    round = new_round(4, window, percent=percent, names=NAMES)
    round.open()
    assert isinstance(round.top, BoardScene)
    for seat in range(4):
        round.navigator.visit(seat)
        round.stack.draw(round.surface)
        round.stack.pop()
    assert not round.kit.type.shortened


def test_all_names_of_a_list_are_of_one_size() -> None:
    kit = kit_for((1024, 640), 100)
    style = style_of_names(kit, NAMES, theme.HEADING, 110)
    assert style.face is theme.Face.LABEL_BOLD, "a narrow face, where capitals would be too small"
    surface = pygame.Surface((200, 100))
    surface.fill("white")
    box = pygame.Rect(20, 20, 110, 34)
    draw_name(kit, surface, NAMES[1], style, box)
    drawn = pygame.mask.from_threshold(surface, (0, 0, 0), (200, 200, 200)).get_bounding_rects()
    assert drawn and all(box.inflate(4, 4).contains(rect) for rect in drawn)


def test_short_names_keep_their_face() -> None:
    kit = kit_for((1440, 900), 100)
    assert style_of_names(kit, ("Anna", "Bo"), theme.HEADING, 200) == theme.HEADING
