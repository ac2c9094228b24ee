"""The board in one size and everything that paints on it: what the game, its replay and the rules draw alike."""

from collections.abc import Sequence

import pygame

from game.engine.labyrinth.maze import ARROW_NAMES, COLUMNS
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat
from game.scenes.change import Change
from game.scenes.labyrinth.board.geometry import Geometry, PaintedFrame
from game.scenes.labyrinth.board.lights import Lights
from game.scenes.labyrinth.board.marks import LastMove
from game.scenes.labyrinth.board.motion import Moment, Motion, Sliding, motion_of
from game.scenes.labyrinth.board.painting import Painting
from game.scenes.labyrinth.board.pieces import Pieces
from game.scenes.labyrinth.board.preview import Preview
from game.scenes.labyrinth.board.ways import Ways
from game.scenes.tile_faces import TileFaces
from game.ui import theme


class PaintedBoard:
    """`place` makes it fit a room, and whatever was kept for another one is dropped.

    Who draws it sets `ground`: the board without its loose tiles, which a lane is cleared with before it moves.
    """

    def __init__(self, faces: TileFaces, seats: Sequence[Seat]) -> None:
        self.faces = faces
        self.kit = faces.kit
        self.seats = seats
        self.ground: pygame.Surface | None = None
        self.frame = PaintedFrame.read(self.kit.pictures.find("board", "frame.json"))
        self.place(pygame.Rect(0, 0, 100, 100))

    def place(self, room: pygame.Rect) -> None:
        """Lay the board out as large as the room allows."""
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
        """Let go of what is as large as the window; it is made anew when it is to be seen."""
        self.ground = None

    def motion(self, change: Change[LabyrinthState]) -> Motion | None:
        """How a change moves."""
        return motion_of(change, self.geometry, self.pieces)

    def draw_arrows(self, surface: pygame.Surface, hot: object, others: str = "idle") -> None:
        """All arrows, one of them hot."""
        for name in ARROW_NAMES:
            self.painting.draw_arrow(surface, name, "hot" if name == hot else others)

    def draw_tried(self, surface: pygame.Surface, preview: Preview) -> None:
        """A push that is tried: the row where it would be, and the tile that would fall out."""
        arrow = preview.push.arrow
        self._clear_lane(surface, arrow)
        self.painting.draw_lane(surface, preview.after, arrow)
        out = Sliding(preview.out, preview.out_turn, self.geometry.slot(arrow, COLUMNS - 0.12), 0.7, 255, 8)
        self.painting.draw_sliding(surface, [out])

    def draw_last(self, surface: pygame.Surface, view: LabyrinthState, last: LastMove) -> None:
        """Another player's push and walk, in the seat's colour."""
        colour = theme.SEAT_COLOURS[self.seats[last.seat].colour][0]
        self.painting.draw_entry(surface, last.arrow, colour)
        if len(last.path) > 1:
            self.lights.draw_path(surface, self.ways.legs(view.maze, last.path), colour)
            self.pieces.draw_fixed(surface, view, {place.cell for place in last.path})

    def draw_moment(self, surface: pygame.Surface, view: LabyrinthState, moment: Moment) -> None:
        """What moves, over the board at rest."""
        self.draw_arrows(surface, moment.arrow)
        if moment.arrow:
            self._clear_lane(surface, moment.arrow)
            self.painting.draw_sliding(surface, moment.tiles)
        if moment.won:
            treasure, part = moment.won
            cell = view.box.treasure_cell[treasure]
            self.lights.draw_won(surface, self.geometry.cell(cell), part)
            self.pieces.draw_meeples(surface, moment.spots, moment.lifts)
            self.pieces.draw_won(surface, cell, treasure, part)
        else:
            self.pieces.draw_meeples(surface, moment.spots, moment.lifts)

    def _clear_lane(self, surface: pygame.Surface, arrow: str) -> None:
        assert self.ground is not None, "the board is drawn before anything on it moves"
        lane = self.geometry.lane(arrow)
        surface.blit(self.ground, lane, lane)
