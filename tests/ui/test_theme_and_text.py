"""Sizes fit every window, and no text is cut without being told of."""

import pygame
import pytest

from game.ui import theme
from game.ui.kit import Kit
from game.ui.text import Typesetter, figure
from game.ui.theme import SMALLEST, Theme


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720), (1440, 900), (2560, 1440), (3840, 2160), (1024, 2000)])
@pytest.mark.parametrize("percent", [75, 100, 150, 200])
def test_the_window_always_measures_the_smallest_size_in_units(window: tuple[int, int], percent: int) -> None:
    unit = Theme.fitted(window, percent).unit
    assert window[0] / unit >= SMALLEST[0] - 1e-6
    assert window[1] / unit >= SMALLEST[1] - 1e-6


def test_the_players_scale_changes_the_unit_where_there_is_room() -> None:
    assert Theme.fitted((1440, 900), 75).unit < Theme.fitted((1440, 900), 100).unit == 1.0
    assert Theme.fitted((1440, 900), 125).unit == 1.25
    assert Theme.fitted((1024, 640), 200).unit == 1.0
    assert Theme.fitted((2560, 1440), 100).unit == 1.6


def test_a_window_below_the_smallest_is_known() -> None:
    assert Theme.fitted((1000, 700)).too_small
    assert not Theme.fitted((1024, 640)).too_small


def test_a_line_is_rendered_once(kit: Kit) -> None:
    assert kit.type.line("Walls", theme.BODY) is kit.type.line("Walls", theme.BODY)


def test_kept_lines_are_bounded(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.text.MOST_LINES", 5)
    first = kit.type.line("0", theme.BODY)
    for number in range(1, 9):
        kit.type.line(str(number), theme.BODY)
    assert kit.type.line("0", theme.BODY) is not first


def test_a_line_too_wide_is_shrunk_first(kit: Kit) -> None:
    wide = kit.type.measure("Continue the game", theme.TITLE)[0]
    assert kit.type.line("Continue the game", theme.TITLE, wide // 2).width <= wide // 2
    assert not kit.type.shortened


def test_an_ellipsis_is_never_silent(kit: Kit, caplog: pytest.LogCaptureFixture) -> None:
    assert kit.type.line("far too much for so little room", theme.BODY, 60).width <= 60
    assert kit.type.shortened == {"far too much for so little room"}
    assert "no room" in caplog.text


def test_no_word_stands_alone_on_the_last_of_a_few_lines(kit: Kit) -> None:
    text = "Choose the road that Maximiliane is put on"
    width = kit.type.measure(text, theme.BODY)[0] - 1
    first, second = kit.type.wrap(text, theme.BODY, width)
    assert len(second) > len(first) / 2
    assert f"{first} {second}" == text


def test_what_belongs_together_is_not_broken(kit: Kit) -> None:
    width = kit.type.measure("A token is 2", theme.BODY)[0]
    assert kit.type.wrap("A token is 2\u00a0mm", theme.BODY, width)[-1].endswith("2\u00a0mm")


def test_wrapping_keeps_every_word_within_the_width(kit: Kit) -> None:
    text = "any turn, side by side with at least one tile of the own landscape"
    lines = kit.type.wrap(text, theme.BODY, 180)
    assert " ".join(lines) == text
    assert all(kit.type.measure(line, theme.BODY)[0] <= 180 for line in lines)


def test_a_block_stays_in_its_box(kit: Kit, surface: pygame.Surface) -> None:
    box = pygame.Rect(50, 50, 200, 90)
    drawn = kit.type.draw_block(surface, "One two three four five six seven eight nine ten", theme.BODY, box)
    assert box.inflate(0, 2).contains(drawn)


@pytest.mark.parametrize("align", ["left", "center", "right"])
def test_lines_are_aligned(kit: Kit, surface: pygame.Surface, align: str) -> None:
    box = pygame.Rect(100, 100, 400, 40)
    drawn = kit.type.draw(surface, "word", theme.BODY, box, align)
    edges = {"left": (drawn.left, box.left), "center": (drawn.centerx, box.centerx), "right": (drawn.right, box.right)}
    assert abs(edges[align][0] - edges[align][1]) <= 1


def test_every_face_is_found() -> None:
    for face in theme.Face:
        assert Typesetter(Theme.fitted((1440, 900))).measure("Ag", theme.Style(face, 20))[0] > 0


def test_figures() -> None:
    assert [figure(number) for number in (3, -2, 2.5)] == ["3", "−2", "2.5"]
