"""Pictures of the maze: a part of the board, at rest, with a push tried, or with a walk."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.engine.labyrinth import actions
from game.engine.labyrinth.maze import Place, board_cell
from game.engine.labyrinth.state import LabyrinthState
from game.engine.ports import sides_mask
from game.engine.session import Seat
from game.scenes.hud.window_areas import WindowAreas
from game.scenes.labyrinth.board.geometry import Geometry, PaintedFrame
from game.scenes.labyrinth.board.painted import PaintedBoard
from game.scenes.labyrinth.board.preview import previewed, reachable
from game.scenes.tile_faces import TileFaces
from game.ui import theme

Area = tuple[float, float, float, float]
"""Left, top, width and height in cells; what lies beyond the outer cells is the frame, as far as there is one."""

MEASURE = 1000  # pixels of a board that is only measured
GHOST = 150


@dataclass(frozen=True)
class Crop:
    """A part of the board as it lies."""

    area: Area


@dataclass(frozen=True)
class Push:
    """What a push would bring, as the game shows it beforehand."""

    area: Area
    arrow: str
    turn: int


@dataclass(frozen=True)
class Walk:
    """All that can be reached, and the way to one place."""

    area: Area
    to: tuple[int, int]
    walkway: str


@dataclass(frozen=True)
class BoardPlate:
    """A picture of a part of the board, painted as large as in the game: so its pictures are at hand."""

    position: Callable[[], LabyrinthState]
    subject: Crop | Push | Walk

    def shape(self, faces: TileFaces) -> float:
        """The height of the picture, its width being 1."""
        part = _part(_geometry(faces, MEASURE), self.subject.area)
        return part.height / part.width

    def draw(self, faces: TileFaces, sheet: pygame.Surface) -> None:
        """Fill a sheet with it."""
        board = _Board(faces, self.position())
        picture = pygame.Surface(board.geometry.box.size)
        place = _part(board.geometry, self.subject.area)
        picture.set_clip(place)
        board.draw(picture, self.subject)
        sheet.blit(pygame.transform.smoothscale(picture.subsurface(place), sheet.size), (0, 0))


class _Board(PaintedBoard):
    """A whole board, of which a part is shown."""

    def __init__(self, faces: TileFaces, state: LabyrinthState) -> None:
        super().__init__(faces, [Seat(colour, colour) for colour in theme.SEAT_COLOURS])
        self.state = state
        side = WindowAreas.of(faces.kit.theme).board
        self.place(pygame.Rect(0, 0, side, side))

    def draw(self, board: pygame.Surface, subject: Crop | Push | Walk) -> None:
        state = self.state
        self.painting.draw_ground(board, state)
        self.ground = board.copy()
        self.painting.draw_loose(board, state)
        match subject:
            case Push():
                self.draw_arrows(board, subject.arrow, "lit")
                self._draw_push(board, subject)
            case Walk():
                self.draw_arrows(board, None)
                self._draw_walk(board, subject)
            case Crop():
                self.draw_arrows(board, None)
                self.pieces.draw_meeples(board, self.pieces.spots(state))

    def _draw_push(self, board: pygame.Surface, push: Push) -> None:
        preview = previewed(self.state, actions.Push(push.arrow, push.turn))
        self.draw_tried(board, preview)
        self.lights.draw_reach(board, preview.after.maze, preview.reach)
        self.pieces.draw_fixed(board, preview.after, {place.cell for place in preview.reach})
        self.painting.draw_entry(board, push.arrow)
        self.pieces.draw_meeples(board, self.pieces.spots(preview.after))

    def _draw_walk(self, board: pygame.Surface, walk: Walk) -> None:
        state = self.state
        maze, seat = state.maze, state.seat
        here, goal = state.players[seat].place, Place(board_cell(*walk.to), sides_mask(walk.walkway))
        reach = reachable(state, seat)
        self.lights.draw_reach(board, maze, reach)
        if goal != here:
            self.lights.draw_rim(board, self.geometry.cell(goal.cell), 255)
            self.lights.draw_path(board, self.lights.ways.legs(maze, maze.path(here, goal)))
        crown = state.players[seat].crown
        sought = None if crown is None else state.box.treasure_cell[state.box.treasure[crown]]
        if sought == goal.cell:
            self.lights.draw_goal(board, self.geometry.cell(goal.cell))
        self.pieces.draw_fixed(board, state, {place.cell for place in reach})
        if sought == goal.cell:
            self.painting.draw_crown(board, self.geometry.cell(goal.cell), self.seats[seat].colour, True)
        if goal != here:
            self.pieces.draw_meeple(board, seat, self.pieces.foot(maze, goal), alpha=GHOST)
        self.pieces.draw_meeples(board, self.pieces.spots(state))


def _geometry(faces: TileFaces, side: int) -> Geometry:
    frame = PaintedFrame.read(faces.kit.pictures.find("board", "frame.json"))
    return Geometry(frame, pygame.Rect(0, 0, side, side))


def _part(geometry: Geometry, area: Area) -> pygame.Rect:
    left, top, width, height = area
    corner, pitch = geometry.cell(0).topleft, geometry.pitch
    gap = (pitch - geometry.size) / 2
    part = pygame.Rect(
        round(corner[0] - gap + left * pitch), round(corner[1] - gap + top * pitch),
        round(width * pitch), round(height * pitch),
    )  # fmt: skip
    return part.clip(geometry.box)
