"""The small picture beside the log: the board or the landscape as it was, with the place that a sentence speaks of."""

import pygame

from game.engine.labyrinth.maze import CELLS, COLUMNS, board_xy
from game.engine.labyrinth.state import LabyrinthState
from game.engine.land import cell_at
from game.play.game_log import LogEntry, LogSpot
from game.scenes.land_view import CellGrid, draw_land, draw_tokens, extent, fitted
from game.scenes.navigator import Navigator
from game.ui import theme
from game.ui.backdrop import cut_felt
from game.ui.layout import anchored, inset, rows

CAPTION = theme.NOTE.sized(18)
MEEPLE = 0.6  # of a cell
MOST = 120  # pixels of a tile, so that a small landscape is not huge


class Places:
    """Draws places for one running game, each picture once."""

    def __init__(self, navigator: Navigator) -> None:
        self.navigator = navigator
        self.kit = navigator.kit
        self._made: tuple[object, pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface, box: pygame.Rect, entry: LogEntry) -> None:
        """What the place looked like right after the sentence came true."""
        key = (entry.step, entry.spot, box.size)
        if self._made is None or self._made[0] != key:
            change = self.navigator.match.change(entry.step)
            self._made = key, self._picture(box.size, change.after, entry)
        surface.blit(self._made[1], box)

    def _picture(self, size: tuple[int, int], view: LabyrinthState, entry: LogEntry) -> pygame.Surface:
        assert entry.spot is not None
        kit, spot = self.kit, entry.spot
        picture = pygame.Surface(size, pygame.SRCALPHA)
        head = kit.px(30) + kit.px(4)
        side = min(size[0], size[1] - head)
        square = anchored(picture.get_rect(), (side, side + head), "midtop")
        caption, place = rows(square, [kit.px(30), -1], kit.px(4))
        name = None if spot.land is None else self.navigator.match.seats[spot.land].name
        words = kit.say("log.board") if name is None else kit.say("log.land", name=name)
        kit.type.draw(picture, words, CAPTION, caption, "center")
        picture.blit(cut_felt(kit, place.size, kit.px(8)), place)
        inner = inset(place, kit.px(10))
        if spot.land is None:
            self._draw_board(picture, inner, view, spot)
        else:
            self._draw_land(picture, inner, view, spot, spot.land)
        return picture

    def _draw_board(self, picture: pygame.Surface, box: pygame.Rect, view: LabyrinthState, spot: LogSpot) -> None:
        frame = fitted((0, 0, COLUMNS, COLUMNS), box)
        for cell in range(CELLS):
            place = frame.tile(board_xy(cell))
            face = self.navigator.faces.face(view.maze.tiles[cell], view.maze.turns[cell], place.width)
            picture.blit(face, place)
        self._mark(picture, frame, spot)
        for player, seat in zip(view.players, self.navigator.match.seats, strict=True):
            place = frame.tile(board_xy(player.place.cell))
            figure = self.kit.pictures.get(f"pieces/meeple-{seat.colour}.png", (0, round(place.width * MEEPLE)))
            picture.blit(figure, figure.get_rect(center=place.center))

    def _draw_land(
        self, picture: pygame.Surface, box: pygame.Rect, view: LabyrinthState, spot: LogSpot, seat: int
    ) -> None:
        player = view.players[seat]
        frame = fitted(extent(player.land.cells, 0.3), box, MOST)
        draw_land(self.navigator.faces, picture, frame, player.land, self.navigator.match.seats[seat].colour)
        draw_tokens(self.navigator.faces, picture, frame, player.land, player.tokens)
        there = LogSpot(tuple(cell for cell in spot.cells if cell_at(*cell) in player.land.index_at), seat)
        self._mark(picture, frame, there)

    def _mark(self, picture: pygame.Surface, frame: CellGrid, spot: LogSpot) -> None:
        brush, line = self.kit.brush, max(2.0, 3 * self.kit.theme.unit)
        for cell in spot.cells:
            place = frame.tile(cell)
            radius = max(2, place.width // 12)
            brush.ring(picture, place, radius, theme.GLOW, line)
