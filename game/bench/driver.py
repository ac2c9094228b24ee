"""The program driven as by hand: events go in, a clock is turned, and every frame is timed."""

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game.app import App
from game.bench.engine import seconds_of
from game.engine.chance import Chance
from game.engine.session import Seat
from game.play.home import open_home
from game.play.running_game import RunningGame, Setup
from game.play.settings import load_settings
from game.scenes.program import words_for
from game.ui import intents
from game.ui.window import Window

Size = tuple[int, int]
DESIGN, LARGE = (1440, 900), (2560, 1440)
SEATS = (Seat("Anna", "red"), Seat("Bertil", "blue"))
BEGUN, MIDDLE, LATE, OVER = 99, 24, 8, 0  # tiles left in the draw pile of two players
MOST_FRAMES = 1000  # until everything has come to rest
ROUNDS = 2


class Driver:
    """Drives the program in a window of one size, on a clock that only it moves on."""

    def __init__(self, folder: Path, size: Size) -> None:
        self.time = 0.0
        pygame.font.init()
        home = open_home(folder)
        settings = replace(load_settings(home.settings)[0], window=size, hand_over=False)
        window = Window(size)
        if window.size != size:  # SDL's dummy video driver takes the screen for a small one
            pygame.display.set_mode(size)
        self.app = App(window, home, words_for(settings), settings, clock=lambda: self.time)
        self.program = self.app.program

    def frame(self, *events: pygame.event.Event, seconds: float = 1 / 60) -> float:
        """The process time of one frame, `seconds` after the one before."""
        self.time += seconds
        return seconds_of(lambda: self.app.frame(list(events)))

    def rest(self) -> list[float]:
        """Runs frames until nothing moves; returns the process time of each."""
        frames: list[float] = []
        while len(frames) < MOST_FRAMES:
            frames.append(self.frame())
            if not (self.program.stack.busy() or self.app.kit.pictures.waiting or self.program.toast.busy):
                break
        return frames

    def opened(self, way: Callable[[], object]) -> float:
        """The process time until the first frame of a scene; then it is let come to rest."""
        first = seconds_of(way) + self.frame()
        self.rest()
        return first

    def take(self, intent: intents.Intent) -> None:
        self.program.stack.take(intent)

    def click(self, name: str) -> None:
        """Click in the middle of a box."""
        pos = self.program.stack.top.boxes()[name].center
        self.app.frame([moved(pos), _button(pygame.MOUSEBUTTONDOWN, pos), _button(pygame.MOUSEBUTTONUP, pos)])

    def open_game(self, left: int, phase: str) -> float:
        """Open a game of two that stands in this phase, with so many tiles in the draw pile; as `opened`."""
        game: RunningGame[Any] = RunningGame.new(self.program.home, self.program.title, Setup(SEATS, "bench"))
        chance, state = Chance(1), game.session.state
        while state.phase != "over" and (len(state.pile) > left or state.phase != phase):
            legal = state.legal()
            game.apply(legal[chance.below(len(legal))])
            state = game.session.state
        return self.opened(lambda: self.program.play(game))


def moved(pos: intents.Pos) -> pygame.event.Event:
    """Returns the event of a pointer that moved to a place."""
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))


def wheel(steps: int) -> pygame.event.Event:
    """Returns the event of a wheel that was turned."""
    return pygame.event.Event(pygame.MOUSEWHEEL, y=steps)


def around(box: pygame.Rect, steps: int) -> Iterator[intents.Pos]:
    """A way around a box, first along its rim and then nearer and nearer to its middle."""
    for step in range(steps):
        angle, reach = 2 * math.pi * ROUNDS * step / steps, 0.46 - 0.3 * step / steps
        yield (
            round(box.centerx + reach * box.width * math.cos(angle)),
            round(box.centery + reach * box.height * math.sin(angle)),
        )


def _button(kind: int, pos: intents.Pos) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=pos, button=1)
