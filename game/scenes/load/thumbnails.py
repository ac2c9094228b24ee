"""Small pictures of saved games: all landscapes side by side on the cloth, drawn one by one while there is time."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import pygame

from game.engine.landscape import Landscape
from game.engine.title import State
from game.play.running_game import read_game
from game.play.saved_games import SavedGame
from game.scenes.land_view import draw_thumbnail
from game.scenes.tile_faces import TileFaces
from game.scenes.titles import screen_named
from game.ui.backdrop import cut_felt
from game.ui.kit import Kit
from game.ui.layout import grid, inset

FELT_SIZE = 640  # pixels at least, however small the picture
RADIUS = 7  # units
MOST = 200  # pictures that are kept

Key = tuple[Path, datetime, int, int]


class Thumbnails:
    """The pictures of games, kept until the file changes. `wish` asks for one, `work` draws one that was asked for."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._faces: dict[str, TileFaces] = {}  # by title
        self._kept: dict[Key, pygame.Surface] = {}
        self._landscapes: dict[Path, tuple[datetime, tuple[Landscape, ...]]] = {}
        self._wished: dict[Key, SavedGame] = {}

    def wish(self, game: SavedGame, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture of a game, or none yet."""
        key = (game.path, game.changed, *size)
        if key not in self._kept:
            self._wished[key] = game
        return self._kept.get(key)

    @property
    def waiting(self) -> bool:
        return bool(self._wished)

    @property
    def next(self) -> SavedGame:
        """The game that is drawn next."""
        return next(reversed(self._wished.values()))

    def work(self) -> None:
        """Draw a picture. Raises `StoreError` where the game cannot be played through."""
        key, game = self._wished.popitem()
        self._kept[key] = self._drawn(game, self._read(game), (key[2], key[3]))
        while len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]

    def forget_wishes(self) -> None:
        """What was asked for is no longer to be seen."""
        self._wished.clear()

    def _read(self, game: SavedGame) -> tuple[Landscape, ...]:
        known = self._landscapes.get(game.path)
        if known is None or known[0] != game.changed:
            state: State = read_game(game.path)[2].state
            known = self._landscapes[game.path] = (game.changed, state.landscapes())
        return known[1]

    def _drawn(self, game: SavedGame, landscapes: Sequence[Landscape], size: tuple[int, int]) -> pygame.Surface:
        kit = self.kit
        if game.title not in self._faces:
            self._faces[game.title] = screen_named(game.title).faces(kit)
        picture = cut_felt(kit, size, kit.px(RADIUS), FELT_SIZE)
        across = _across(len(landscapes), size)
        gap = max(2, size[0] // 40)
        cells = grid(inset(picture.get_rect(), gap), across, -(-len(landscapes) // across), gap)
        colours = [seat.colour for seat in game.seats]
        for landscape, cell in zip(landscapes, cells, strict=False):
            draw_thumbnail(self._faces[game.title], picture, cell, landscape, colours)
        return picture


def _across(count: int, size: tuple[int, int]) -> int:
    """How many landscapes side by side fill whole rows and are largest."""
    whole = [across for across in range(1, count + 1) if count % across == 0]
    return max(whole, key=lambda across: min(size[0] / across, size[1] * across / count))
