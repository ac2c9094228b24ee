"""Landscape tables and results for tests: a running game at a position, its scenes, and a clock turned by hand."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Protocol

import pygame

from game.engine.labyrinth.state import LabyrinthState
from game.engine.land import cell_at
from game.engine.session import Seat
from game.engine.title import Action
from game.play.home import open_home
from game.play.resources import art_path
from game.play.running_game import RunningGame, Setup
from game.play.words import Words
from game.scenes.labyrinth.results.scene import LabyrinthResults
from game.scenes.labyrinth.screen import labyrinth_screen
from game.scenes.match import Match
from game.scenes.navigator import Navigator
from game.scenes.record_notice import RecordNotice
from game.scenes.table import TableScene, table_scene, visit_scene
from game.ui.intents import Intent, PointerMove
from game.ui.kit import Kit
from game.ui.scene import Scene, Stack
from game.ui.tween import Speed
from tests.labyrinth import BOX

NAMES = ("Anna", "Bertil", "Cleo", "Dominik")
COLOURS = ("red", "blue", "yellow", "green")


@cache
def kit_for(window: tuple[int, int], percent: int) -> Kit:
    """One kit for each size, so that its pictures are decoded once."""
    return Kit(art_path, Words().say, window, percent)


SCREEN = labyrinth_screen()
SCENE_OF = SCREEN.scene_of


class Thoughtless:
    """A computer player that does what it is told, once."""

    def __init__(self) -> None:
        self.told: Action | None = None

    def ask(self, bot: str, view: LabyrinthState) -> None:
        pass

    def answer(self) -> Action | None:
        told, self.told = self.told, None
        return told

    def forget(self) -> None:
        pass

    def close(self) -> None:
        pass


class Elsewhere(Scene):
    """What the table leads to in these tests, and nothing more."""

    def __init__(self, navigator: Navigator[LabyrinthState], name: str = "board") -> None:
        super().__init__(navigator.kit)
        self.name = name

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("black")


class Table:
    """A navigator with a game on it. `said` holds the deeds of the results' buttons."""

    def __init__(
        self,
        folder: Path,
        state: LabyrinthState,
        window: tuple[int, int] = (1440, 900),
        bots: tuple[int, ...] = (),
        speed: Speed = Speed.NORMAL,
        percent: int = 100,
        automatic_end: bool = False,
        notice: RecordNotice | None = None,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        self.surface = pygame.display.set_mode(window)
        self.kit = kit_for(window, percent)
        self.kit.speed = speed
        self.kit.type.shortened.clear()
        count = len(state.players)
        seats = tuple(
            Seat(NAMES[number], COLOURS[number], "greedy" if number in bots else "person") for number in range(count)
        )
        game: RunningGame[LabyrinthState] = RunningGame.new(
            open_home(folder / "home"), "labyrinth", Setup(seats, "walls")
        )
        game.session.state = state
        self.thinker = Thoughtless()
        self.match = Match(game, self.thinker, SCENE_OF, automatic_end)
        self.stack = Stack(self.kit)
        self.said: list[str] = []
        self.navigator = Navigator(
            self.kit,
            self.stack,
            self.match,
            replace(SCREEN, scenes={"board": Elsewhere, "results": LabyrinthResults}),
            {"table": table_scene},
            visit_scene,
            lambda: self.said.append("leave"),
            lambda navigator: Elsewhere(navigator, "pause"),
        )
        self.navigator.again = lambda same: self.said.append(f"again {same}")
        self.navigator.watch = lambda: self.said.append("watch")
        self.navigator.notice = lambda: notice

    def open(self) -> TableScene[LabyrinthState]:
        """The table scene, on top and at rest."""
        self.navigator.open()
        self.settle()
        return self.scene

    @property
    def scene(self) -> TableScene[LabyrinthState]:
        assert isinstance(self.stack.top, TableScene)
        return self.stack.top

    def take(self, *intents: Intent) -> None:
        """Carry intents out, one after the other."""
        for intent in intents:
            self.stack.take(intent)

    def point(self, x: int, y: int, spot: tuple[float, float] = (0.5, 0.5)) -> tuple[int, int]:
        """Move the pointer to a spot of a cell of the landscape shown, and return its pixel."""
        scene = self.scene
        place = scene.cameras.frame(scene.shown, scene.land).point((x, y), spot)
        pos = round(place[0]), round(place[1])
        self.take(PointerMove(pos))
        return pos

    def pass_time(self, seconds: float, frames: int = 1) -> None:
        """Let time pass, drawing each frame."""
        for _ in range(frames):
            self.stack.update(seconds / frames)
            self.stack.draw(self.surface)

    def settle(self) -> None:
        """Let everything come to rest."""
        for _ in range(400):
            if not self.stack.busy():
                break
            self.pass_time(0.05)
        self.stack.draw(self.surface)


class NewTable(Protocol):
    """Makes a table for a test and lets its game go afterwards (the fixture `new_table`)."""

    def __call__(
        self,
        state: LabyrinthState,
        window: tuple[int, int] = (1440, 900),
        *,
        bots: tuple[int, ...] = (),
        speed: Speed = Speed.NORMAL,
        percent: int = 100,
        automatic_end: bool = False,
    ) -> Table: ...


def tile_at(scene: TableScene[LabyrinthState], x: int, y: int) -> str:
    """The name of the tile on a cell of the landscape shown; empty if none lies there."""
    index = scene.land.index_at.get(cell_at(x, y))
    return "" if index is None else BOX.tiles.names[scene.land.tiles[index]]
