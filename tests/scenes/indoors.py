"""A house without a window, for the scenes outside a running game."""

from pathlib import Path

import pygame

from game.play.home import Home, open_home
from game.play.resources import art_path
from game.play.running import RunningGame
from game.play.settings import Settings, load_settings
from game.play.words import Words
from game.scenes.house import House
from game.ui import intents as say
from game.ui.kit import Kit
from game.ui.tween import Speed
from game.ui.widgets import Widget


class Indoors:
    """A house with what came of it: `opened` holds the games that were taken to their scenes."""

    def __init__(self, folder: Path, window: tuple[int, int] = (1440, 900), percent: int = 100) -> None:
        if not pygame.display.get_init() or pygame.display.get_surface() is None:
            pygame.display.init()
            pygame.display.set_mode((1440, 900))
        pygame.font.init()
        words = Words()
        self.home: Home = open_home(folder)
        self.opened: list[RunningGame] = []
        self.pocket = ""
        self.kit = Kit(art_path, words.say, window, percent, Speed.OFF, clipboard=self)
        self.house = House(self.kit, self.home, words, self.kept, lambda house, game: self.opened.append(game))
        self.surface = pygame.Surface(window)

    @property
    def kept(self) -> Settings:
        """The settings on the disk."""
        return load_settings(self.home.settings)[0]

    def read(self) -> str:
        return self.pocket

    def write(self, text: str) -> None:
        self.pocket = text

    def take(self, *intents: say.Intent) -> None:
        for intent in intents:
            self.house.stack.take(intent)

    def click(self, name: str) -> None:
        """Click in the middle of a box."""
        pos = self.house.stack.top.boxes()[name].center
        self.take(say.PointerMove(pos), say.PointerDown(pos), say.Place(pos))

    def widget(self, name: str) -> Widget:
        return self.house.stack.top.form[name]

    def draw(self) -> pygame.Surface:
        self.house.stack.draw(self.surface)
        return self.surface

    def close(self) -> None:
        for game in self.opened:
            game.close()
