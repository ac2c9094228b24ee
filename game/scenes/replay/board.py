"""The board of a replay: painted and moved by the board scene's own hands."""

from collections.abc import Sequence

import pygame

from game.engine.labyrinth.maze import ARROW_NAMES
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat
from game.scenes.board.geometry import Frame, Geometry
from game.scenes.board.lights import Lights
from game.scenes.board.marks import LastMove
from game.scenes.board.motion import Moment, Motion, motion_of
from game.scenes.board.painting import Painting
from game.scenes.board.pieces import Pieces
from game.scenes.board.ways import Ways
from game.scenes.match import Change
from game.scenes.tile_faces import TileFaces
from game.ui import theme


class ReplayBoard:
    """Draws the board in a square. `place` makes it fit the window."""

    def __init__(self, faces: TileFaces, seats: Sequence[Seat]) -> None:
        self.faces = faces
        self.kit = faces.kit
        self.seats = seats
        self.frame = Frame.read(self.kit.pictures.find("board", "frame.json"))
        self.place(pygame.Rect(0, 0, 100, 100))

    def place(self, room: pygame.Rect) -> None:
        """As large as the room allows."""
        side = min(room.size)
        box = pygame.Rect(0, 0, side, side)
        box.center = room.center
        self.geometry = Geometry(self.frame, box)
        self.ways = Ways(self.faces, self.geometry)
        self.pieces = Pieces(self.kit, self.geometry, self.ways, self.seats)
        self.painting = Painting(self.kit, self.faces, self.geometry, self.pieces)
        self.lights = Lights(self.kit, self.geometry, self.ways)
        self.forget()

    def forget(self) -> None:
        """Let go of what is as large as the window; `draw_ground` makes it anew."""
        self._empty: pygame.Surface | None = None

    def motion(self, change: Change) -> Motion | None:
        """How a change moves."""
        return motion_of(change, self.geometry, self.pieces)

    def draw_ground(self, surface: pygame.Surface, view: LabyrinthState) -> None:
        """Frame and tiles, on a surface that shows the table."""
        self.painting.draw_ground(surface, view)
        self._empty = surface.copy()
        self.painting.draw_loose(surface, view)

    def draw(
        self, surface: pygame.Surface, view: LabyrinthState, last: LastMove | None, sought: Sequence[tuple[int, int]]
    ) -> None:
        """What stands and lies on the board at rest: the last move, the treasures that are sought, the meeples."""
        self._draw_arrows(surface, last.arrow if last else "")
        if last:
            colour = theme.SEAT_COLOURS[self.seats[last.seat].colour][0]
            self.painting.draw_entry(surface, last.arrow, colour)
            if len(last.path) > 1:
                self.lights.draw_path(surface, self.ways.legs(view.maze, last.path), colour)
                self.pieces.draw_fixed(surface, view, {place.cell for place in last.path})
        shared: dict[int, int] = {}
        for seat, cell in sought:
            box = self.geometry.cell(cell)
            box.move_ip(-shared.get(cell, 0) * box.width // 4, 0)
            shared[cell] = shared.get(cell, 0) + 1
            self.painting.draw_crown(surface, box, self.seats[seat].colour, True)
        self.pieces.draw_meeples(surface, self.pieces.spots(view))

    def draw_moving(self, surface: pygame.Surface, view: LabyrinthState, moment: Moment) -> None:
        """The board while something moves."""
        self._draw_arrows(surface, moment.arrow)
        if moment.arrow:
            assert self._empty is not None
            lane = self.geometry.lane(moment.arrow)
            surface.blit(self._empty, lane, lane)
            self.painting.draw_sliding(surface, moment.tiles)
        if moment.won:
            treasure, part = moment.won
            cell = view.box.treasure_cell[treasure]
            self.lights.draw_won(surface, self.geometry.cell(cell), part)
            self.pieces.draw_meeples(surface, moment.spots, moment.lifts)
            self.pieces.draw_won(surface, cell, treasure, part)
        else:
            self.pieces.draw_meeples(surface, moment.spots, moment.lifts)

    def _draw_arrows(self, surface: pygame.Surface, hot: str) -> None:
        for name in ARROW_NAMES:
            self.painting.draw_arrow(surface, name, "hot" if name == hot else "idle")
