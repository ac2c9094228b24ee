"""A program without animation and with a clock that stands still, for tests of what goes wrong in it."""

from collections.abc import Iterator

import pygame
import pytest

from game.app import App
from game.engine.labyrinth.actions import Push
from game.engine.session import Seat
from game.play.home import Home
from game.play.running_game import Setup
from game.play.settings import Settings
from game.play.words import Words
from game.ui.window import Window

PERSONS = Setup((Seat("Ada", "red"), Seat("Bo", "blue")), "seed")
FIRST = Push("N1", 0)


@pytest.fixture
def app(home: Home) -> Iterator[App]:
    pygame.font.init()
    window = Window((1024, 640))
    yield App(window, home, Words(), Settings(animation="off", hand_over=False), clock=lambda: 0.0)
    window.close()
