"""A whole round for tests: all scenes of a running game, persons who hand the screen over, and hints found at once."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import pygame
import pytest

from game.bots.labyrinth.bots import BOTS
from game.engine.chance import Chance
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat
from game.engine.title import Action
from game.play.home import open_home
from game.play.running_game import RunningGame, Setup
from game.scenes.hand_over import HandOver
from game.scenes.log import LogScene
from game.scenes.match import Match
from game.scenes.navigator import Navigator
from game.scenes.table import table_scene, visit_scene
from game.ui.intents import Intent
from game.ui.scene import Scene, Stack
from game.ui.text import Typesetter
from game.ui.tween import Speed
from tests.scenes.boards import Elsewhere
from tests.scenes.landscapes import COLOURS, NAMES, SCENE_OF, SCREEN, kit_for

FRAME = 0.02  # seconds


class AtOnce:
    """Computer players that think here and now."""

    def __init__(self) -> None:
        self.view: LabyrinthState | None = None
        self.asked = 0

    def ask(self, bot: str, view: LabyrinthState) -> None:
        self.view = view.copy()
        self.asked += 1

    def answer(self) -> Action | None:
        view, self.view = self.view, None
        return None if view is None else BOTS["greedy"].decide(view, Chance(0))

    def forget(self) -> None:
        self.view = None

    def close(self) -> None:
        pass


class Round:
    """A game of `count` seats from its deal on, with all its scenes."""

    def __init__(
        self,
        folder: Path,
        count: int,
        window: tuple[int, int] = (1440, 900),
        *,
        bots: tuple[int, ...] = (),
        hand_over: bool = True,
        percent: int = 100,
        speed: Speed = Speed.NORMAL,
        names: Sequence[str] = NAMES,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        self.surface = pygame.display.set_mode(window)
        self.kit = kit_for(window, percent)
        self.kit.speed = speed
        self.kit.type.shortened.clear()
        seats = tuple(
            Seat(names[number], COLOURS[number], "greedy" if number in bots else "person") for number in range(count)
        )
        self.home = open_home(folder / "home")
        self.game: RunningGame[LabyrinthState] = RunningGame.new(
            self.home, "labyrinth", Setup(seats, "round", {"first": 0})
        )
        self.thinker = AtOnce()
        self.match = Match(self.game, self.thinker, SCENE_OF)
        self.match.hand_over.on = hand_over
        self.stack = Stack(self.kit)
        scenes = {"table": table_scene, "hand_over": HandOver, "log": LogScene}
        self.navigator = Navigator(
            self.kit,
            self.stack,
            self.match,
            SCREEN,
            scenes,
            visit_scene,
            lambda: None,
            lambda navigator: Elsewhere(navigator, "pause"),
        )

    @property
    def top(self) -> Scene:
        return self.stack.top

    def play_turn(self) -> None:
        """Play the turn of the present seat to its end, without its scenes, as a strong player would."""
        seat = self.match.seat
        while self.match.seat == seat and not self.match.over:
            self.match.do(BOTS["greedy"].decide(self.match.view, Chance(0)))

    def open(self) -> None:
        self.navigator.open()
        self.settle()

    def take(self, *intents: Intent) -> None:
        for intent in intents:
            self.stack.take(intent)

    def pass_time(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / FRAME))):
            self.stack.update(FRAME)
            self.stack.draw(self.surface)

    def settle(self) -> None:
        for _ in range(3000):
            if not self.stack.busy() and not self.match.hints.thinking:
                break
            self.stack.update(FRAME)
        self.stack.draw(self.surface)


class NewRound(Protocol):
    """Makes a round for a test and lets its game go afterwards (the fixture `new_round`)."""

    def __call__(
        self,
        count: int,
        window: tuple[int, int] = (1440, 900),
        *,
        bots: tuple[int, ...] = (),
        hand_over: bool = True,
        percent: int = 100,
        speed: Speed = Speed.NORMAL,
        names: Sequence[str] = NAMES,
    ) -> Round: ...


@contextmanager
def reading(patch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """All that is written on the window meanwhile."""
    read: list[str] = []
    line = Typesetter.line

    def spied(self: Typesetter, text: str, *more: object) -> pygame.Surface:
        read.append(text)
        return line(self, text, *more)  # type: ignore[arg-type]

    with patch.context() as patched:
        patched.setattr(Typesetter, "line", spied)
        yield read
