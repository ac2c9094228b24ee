"""Files let go over the real window's events: a game opens, whatever a game under way was; anything else is told."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.play.home import Home
from game.play.settings import Settings
from game.play.words import Words
from game.scenes.menu import Menu
from game.ui.window import Window
from tests.scenes.saves import saved, seats


@pytest.fixture
def app(home: Home) -> Iterator[App]:
    pygame.font.init()
    window = Window((1024, 640))
    made = App(window, home, Words(), Settings(animation="off"), clock=lambda: 100.0)
    made.program.stack.push(Menu(made.program))
    made.frame([])
    yield made
    made.program.before_leaving(made.program.stack.clear)
    window.close()


def drop(app: App, path: Path) -> str:
    """Let a file go over the window; returns the scene that is seen then."""
    app.frame([pygame.event.Event(pygame.DROPFILE, file=str(path))])
    return app.program.stack.top.name


def test_games_open_one_after_the_other(app: App, home: Home) -> None:
    one, two = (saved(home, seats(1), seed, 0) for seed in ("one", "two"))
    assert drop(app, one) == "board"
    assert drop(app, two) == "board"
    assert drop(app, one) == "board", "the first was let go when the second came"
    assert drop(app, one) == "board", "even where it is the very game that is played"


def test_a_game_under_way_goes_on_when_something_else_is_dropped(app: App, home: Home, tmp_path: Path) -> None:
    drop(app, saved(home, seats(1), "one", 0))
    scene = app.program.stack.top
    diary = tmp_path / "été diary.txt"
    diary.write_text("Dear diary,\n")
    assert drop(app, diary) == "board"
    assert app.program.stack.top is scene
    assert app.program.toast.text == "été diary.txt is no game of Walls & Ways."


def test_a_replay_lies_over_the_game_under_way(app: App, home: Home) -> None:
    drop(app, saved(home, seats(1), "one", 0))
    assert drop(app, saved(home, seats(1), "over")) == "replay"
    app.frame([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")])
    assert app.program.stack.top.name == "board"
