"""Small pictures of saved games: all landscapes side by side on the cloth, drawn one by one while there is time."""

from datetime import datetime
from pathlib import Path

import pygame

from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat
from game.play.game_lines import StoreError
from game.play.running_game import read_game
from game.play.saved_games import SavedGame
from game.scenes.land_view import draw_thumbnail
from game.scenes.tile_faces import TileFaces
from game.ui.backdrop import cut_felt
from game.ui.layout import grid, inset

FELT_SIZE = 640  # pixels at least, however small the picture
RADIUS = 7  # units
MOST = 200  # pictures that are kept

Key = tuple[Path, datetime, int, int]


class Thumbnails:
    """The pictures of games, kept until the file changes. `wish` asks for one, `work` draws one that was asked for."""

    def __init__(self, faces: TileFaces) -> None:
        self.faces = faces
        self.kit = faces.kit
        self._kept: dict[Key, pygame.Surface] = {}
        self._states: dict[Path, tuple[datetime, LabyrinthState]] = {}
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
        state = self._state(game)
        self._kept[key] = self._drawn(state, game.seats, (key[2], key[3]))
        while len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]

    def forget_wishes(self) -> None:
        """What was asked for is no longer to be seen."""
        self._wished.clear()

    def _state(self, game: SavedGame) -> LabyrinthState:
        known = self._states.get(game.path)
        if known is None or known[0] != game.changed:
            state = read_game(game.path)[1].state
            if not isinstance(state, LabyrinthState):
                raise StoreError("game_broken", file=game.path.name, line=1, why="another title")
            known = self._states[game.path] = (game.changed, state)
        return known[1]

    def _drawn(self, state: LabyrinthState, seats: tuple[Seat, ...], size: tuple[int, int]) -> pygame.Surface:
        kit = self.kit
        picture = cut_felt(kit, size, kit.px(RADIUS), FELT_SIZE)
        across = _across(len(seats), size)
        gap = max(2, size[0] // 40)
        cells = grid(inset(picture.get_rect(), gap), across, -(-len(seats) // across), gap)
        for player, seat, cell in zip(state.players, seats, cells, strict=False):
            draw_thumbnail(self.faces, picture, cell, player, seat.colour)
        return picture


def _across(count: int, size: tuple[int, int]) -> int:
    """How many landscapes side by side fill whole rows and are largest."""
    whole = [across for across in range(1, count + 1) if count % across == 0]
    return max(whole, key=lambda across: min(size[0] / across, size[1] * across / count))
