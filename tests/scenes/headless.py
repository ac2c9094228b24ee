"""A program without a window, for the scenes outside a running game."""

from pathlib import Path

import pygame

from game.play.home import Home, open_home
from game.play.resources import art_path
from game.play.running_game import RunningGame
from game.play.settings import Settings, load_settings
from game.play.words import Words
from game.scenes.program import Program
from game.scenes.routes import LazyRoutes
from game.ui import intents
from game.ui.kit import Kit
from game.ui.tween import Speed
from game.ui.widgets import Widget


class Opened(LazyRoutes):
    """Keeps the games that would be played instead of opening them."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.games: list[RunningGame] = []

    def open_game(self, game: RunningGame) -> None:
        self.games.append(game)


class HeadlessProgram:
    """A program with what came of it: `opened` holds the games that were taken to their scenes."""

    def __init__(self, folder: Path, window: tuple[int, int] = (1440, 900), percent: int = 100) -> None:
        if not pygame.display.get_init() or pygame.display.get_surface() is None:
            pygame.display.init()
            pygame.display.set_mode((1440, 900))
        pygame.font.init()
        words = Words()
        self.home: Home = open_home(folder)
        self.pocket = ""
        self.kit = Kit(art_path, words.say, window, percent, Speed.OFF, clipboard=self)
        self.program = Program(self.kit, self.home, words, self.kept, Opened)
        self.surface = pygame.Surface(window)

    @property
    def opened(self) -> list[RunningGame]:
        routes = self.program.routes
        assert isinstance(routes, Opened)
        return routes.games

    @property
    def kept(self) -> Settings:
        """The settings on the disk."""
        return load_settings(self.home.settings)[0]

    def read(self) -> str:
        return self.pocket

    def write(self, text: str) -> None:
        self.pocket = text

    def take(self, *intents: intents.Intent) -> None:
        for intent in intents:
            self.program.stack.take(intent)

    def click(self, name: str) -> None:
        """Click in the middle of a box."""
        pos = self.program.stack.top.boxes()[name].center
        self.take(intents.PointerMove(pos), intents.PointerDown(pos), intents.Click(pos))

    def widget(self, name: str) -> Widget:
        return self.program.stack.top.form[name]

    def draw(self) -> pygame.Surface:
        self.program.stack.draw(self.surface)
        return self.surface

    def close(self) -> None:
        for game in self.opened:
            game.close()
