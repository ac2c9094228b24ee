"""The labyrinth board for tests: a running game, its board scene, and a clock turned by hand."""

from dataclasses import replace
from pathlib import Path
from typing import Protocol

import pygame

from game.engine.labyrinth.actions import Push
from game.engine.labyrinth.maze import ARROWS, Place
from game.engine.labyrinth.state import LabyrinthState
from game.engine.landscape import Cell
from game.engine.session import Seat
from game.play.home import open_home
from game.play.resources import art_path
from game.play.running_game import RunningGame, Setup
from game.play.words import Words
from game.scenes.labyrinth.board.scene import BoardScene
from game.scenes.match import Match
from game.scenes.navigator import Navigator
from game.ui import intents
from game.ui.intents import Intent
from game.ui.kit import Kit
from game.ui.scene import Scene, Stack
from game.ui.tween import Speed
from tests.labyrinth import dealt
from tests.scenes.landscapes import COLOURS, NAMES, SCENE_OF, SCREEN, Thoughtless

FRAME = 0.01  # seconds


class Elsewhere(Scene):
    """Where the board leads to; it keeps the intents that reach it."""

    def __init__(self, navigator: Navigator[LabyrinthState], name: str = "table") -> None:
        super().__init__(navigator.kit)
        self.name = name
        self.got: list[Intent] = []

    def intent(self, intent: Intent) -> bool:
        self.got.append(intent)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("black")


class Board:
    """A navigator with a game on its board; `left` counts how often the menu was asked for."""

    def __init__(
        self,
        folder: Path,
        state: LabyrinthState,
        window: tuple[int, int] = (1440, 900),
        bots: tuple[int, ...] = (),
        speed: Speed = Speed.NORMAL,
        percent: int = 100,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        self.surface = pygame.display.set_mode(window)
        self.kit = Kit(art_path, Words().say, window, percent, speed)
        seats = tuple(
            Seat(NAMES[number], COLOURS[number], "greedy" if number in bots else "person")
            for number in range(len(state.players))
        )
        game: RunningGame[LabyrinthState] = RunningGame.new(
            open_home(folder / "home"), "labyrinth", Setup(seats, "ways", {"first": state.seat})
        )
        game.session.state = state
        self.thinker = Thoughtless()
        self.match = Match(game, self.thinker, SCENE_OF)
        self.stack = Stack(self.kit)
        self.left = 0
        self.visited: list[int] = []
        self.navigator = Navigator(
            self.kit,
            self.stack,
            self.match,
            replace(SCREEN, scenes={"board": BoardScene, "results": lambda navigator: Elsewhere(navigator, "results")}),
            {"table": Elsewhere},
            self._visit,
            self._leave,
            lambda navigator: Elsewhere(navigator, "pause"),
        )
        self.navigator.open()
        self.settle()

    @property
    def scene(self) -> BoardScene:
        assert isinstance(self.stack.top, BoardScene)
        return self.stack.top

    @property
    def lines(self) -> int:
        """How many actions, undos and redos the game file holds."""
        return len(self.match.game.file.path.read_text("utf-8").splitlines()) - 1

    def take(self, *intents: Intent) -> None:
        for intent in intents:
            self.stack.take(intent)

    def point(self, name: str) -> tuple[int, int]:
        """Move the pointer to the middle of a box."""
        pos = self.scene.boxes()[name].center
        self.take(intents.PointerMove(pos))
        return pos

    def click(self, name: str) -> None:
        pos = self.point(name)
        self.take(intents.PointerDown(pos), intents.Click(pos))

    def pass_time(self, seconds: float) -> None:
        """Let time pass frame by frame, drawing each."""
        for _ in range(round(seconds / FRAME)):
            self.stack.update(FRAME)
            self.stack.draw(self.surface)

    def settle(self) -> None:
        """Let everything come to rest."""
        for _ in range(1000):
            if not self.stack.busy():
                break
            self.stack.update(FRAME)
        self.stack.draw(self.surface)

    def _visit(self, navigator: Navigator[LabyrinthState], seat: int, cell: Cell | None) -> Scene:
        self.visited.append(seat)
        return Elsewhere(navigator)

    def _leave(self) -> None:
        self.left += 1


class NewBoard(Protocol):
    """Makes a board for a test and lets its game go afterwards (the fixture `new_board`)."""

    def __call__(
        self,
        state: LabyrinthState,
        window: tuple[int, int] = (1440, 900),
        *,
        bots: tuple[int, ...] = (),
        speed: Speed = Speed.NORMAL,
        percent: int = 100,
    ) -> Board: ...


def ride_choice() -> tuple[LabyrinthState, Push]:
    """A position and a push after which the own meeple, which falls out, has a choice of walkways (L11)."""
    for seed in range(400):
        state = dealt(2, seed)
        assert state.hand is not None
        for arrow in ARROWS:
            last = arrow.cells[-1]
            if len(state.box.walkways_of(state.hand, 0)) > 1 and state.maze.walkways[last]:
                state.players[state.seat].place = Place(last, state.maze.walkways[last][0])
                return state, Push(arrow.name, 0)
    raise AssertionError("some deal begins with a tile of two walkways")


def two_walkways() -> LabyrinthState:
    """A position in which the meeple is to walk and can reach a cell on two walkways."""
    for seed in range(400):
        state = dealt(2, seed)
        for push in state.legal():
            pushed = state.copy()
            pushed.apply(push)
            cells = [place.cell for place in pushed.maze.reach(pushed.players[pushed.seat].place)]
            if pushed.phase == "walk" and len(set(cells)) < len(cells):
                return pushed
    raise AssertionError("some push opens such a walk")
