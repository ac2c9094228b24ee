"""The credits: nothing cut, licences as the packages tell them, reached from the menu and left again."""

from pathlib import Path

import pytest

from game.scenes.credits import CreditsScene, fonts, libraries
from game.scenes.menu import Menu
from game.ui import intents
from tests.scenes.headless import HeadlessProgram
from tests.ui.checks import WINDOWS, check_boxes


@pytest.mark.parametrize(("window", "percent"), [*WINDOWS, ((1024, 640), 150)])
def test_nothing_is_cut(tmp_path: Path, window: tuple[int, int], percent: int) -> None:
    headless = HeadlessProgram(tmp_path, window, percent)
    headless.program.stack.push(CreditsScene(headless.program))
    check_boxes(headless.program.stack.top.boxes(), window)
    headless.draw()
    assert not headless.kit.type.shortened


def test_every_font_is_free_under_the_licence_that_is_told() -> None:
    """The words name the licence of all three in one sentence."""
    assert {font.license for font in fonts()} == {"OFL-1.1"}
    assert [font.name for font in fonts()] == ["Cinzel", "Spectral", "Alegreya Sans"]
    assert all(font.whose.startswith("©") for font in fonts())


def test_the_libraries_are_named_with_their_licences() -> None:
    told = {work.name.split()[0]: work.license for work in libraries()}
    assert told["pygame-ce"] == "LGPL-2.1"
    assert told["PyYAML"] == "MIT"
    assert "SDL" in told


@pytest.mark.parametrize("leave", [intents.Back(), intents.Confirm()])
def test_the_menu_leads_there_and_back(tmp_path: Path, leave: intents.Intent) -> None:
    headless = HeadlessProgram(tmp_path)
    headless.program.stack.push(Menu(headless.program))
    headless.click("credits")
    assert headless.program.stack.top.name == "credits"
    headless.take(leave)
    assert headless.program.stack.top.name == "menu"
