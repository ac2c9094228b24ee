"""The panes of Labyrinth: its board, and a landscape for each seat."""

from collections.abc import Iterable, Iterator, Sequence

import pygame

from game.engine.labyrinth import events as event
from game.engine.labyrinth.maze import CELLS, COLUMNS, ROWS, board_xy
from game.engine.labyrinth.state import LabyrinthState
from game.engine.landscape import Cell
from game.engine.session import Seat
from game.engine.title import Event
from game.play.labyrinth.teller import BOARD
from game.scenes.change import Change
from game.scenes.labyrinth.board import cues
from game.scenes.labyrinth.board.marks import last_move
from game.scenes.labyrinth.board.motion import Motion
from game.scenes.labyrinth.board.painted import PaintedBoard
from game.scenes.land_view import fitted
from game.scenes.pane import Pane, PaneMarks, draw_rims
from game.scenes.table.pane import LandscapePane
from game.scenes.tile_faces import TileFaces
from game.ui.cues import Cue
from game.ui.intents import Intent
from game.ui.kit import Say
from game.ui.tween import Do, Move, Moves, Tween, linear
from game.ui.tween import Sequence as Sequential

MEEPLE = 0.6  # of a cell of a small picture
ON_BOARD = (event.Pushed, event.Rode, event.Walked, event.Found)


def panes(faces: TileFaces, moves: Moves, seats: Sequence[Seat]) -> tuple[Pane[LabyrinthState], ...]:
    """Return the board and every seat's landscape."""
    landscapes = [
        LandscapePane[LabyrinthState](faces, moves, seats, number, number, "mm") for number in range(len(seats))
    ]
    return (BoardPane(faces, moves, seats), *landscapes)


def pane_of(view: LabyrinthState) -> str:
    """Return the pane that a position is played in."""
    return f"landscape-{view.seat}" if view.phase in ("extend", "end", "over") else BOARD


class BoardPane(PaintedBoard):
    """The labyrinth in a square, at rest or with something moving."""

    name = BOARD
    landscape: int | None = None

    def __init__(self, faces: TileFaces, moves: Moves, seats: Sequence[Seat]) -> None:
        self.moves = moves
        self._change: Change[LabyrinthState] | None = None
        self._motion: Motion | None = None
        self._time = 0.0
        super().__init__(faces, seats)

    def title(self, say: Say) -> str:
        return say("log.board")

    def shows(self, happened: Event) -> bool:
        return isinstance(happened, ON_BOARD)

    def place(self, room: pygame.Rect) -> None:
        super().place(room)
        if self._change and self._motion:
            self._motion = self.motion(self._change)

    def draw_ground(self, surface: pygame.Surface, view: LabyrinthState) -> None:
        """Frame and tiles, on a surface that shows the table."""
        self.painting.draw_ground(surface, view)
        self.ground = surface.copy()
        self.painting.draw_loose(surface, view)

    def draw(self, surface: pygame.Surface, view: LabyrinthState, marks: PaneMarks[LabyrinthState]) -> None:
        """What moves; or at rest the last move, the treasures that may be seen, the meeples."""
        if self._motion:
            self.draw_moment(surface, view, self._motion.at(self._time))
            return
        last = last_move(marks.steps)
        self.draw_arrows(surface, last.arrow if last else "")
        if last:
            self.draw_last(surface, view, last)
        if marks.truth is not None:
            self._draw_sought(surface, marks.truth, marks.known)
        self.pieces.draw_meeples(surface, self.pieces.spots(view))

    def start(self, change: Change[LabyrinthState], after: Iterable[Move] = ()) -> None:
        motion = self.motion(change)
        if motion is None:
            self.moves.start(Sequential(*after))
            return
        self._change, self._motion = change, motion
        self._time = motion.duration if change.back else 0.0

        def run(t: float) -> None:
            self._time = motion.duration * (1 - t if change.back else t)

        def end() -> None:
            self._change = self._motion = None

        self.moves.start(Sequential(Tween(motion.duration, run, linear), Do(end), *after))

    def cues(self, change: Change[LabyrinthState]) -> Iterator[Cue]:
        return cues.cues_of(change)

    def picture(
        self, surface: pygame.Surface, box: pygame.Rect, view: LabyrinthState, cells: Sequence[Cell] = ()
    ) -> None:
        grid = fitted((0, 0, COLUMNS, ROWS), box)
        for cell in range(CELLS):
            place = grid.tile(board_xy(cell))
            surface.blit(self.faces.face(view.maze.tiles[cell], view.maze.turns[cell], place.width), place)
        draw_rims(self.kit, surface, [grid.tile(cell) for cell in cells])
        for player, seat in zip(view.players, self.seats, strict=True):
            place = grid.tile(board_xy(player.place.cell))
            figure = self.kit.pictures.get(f"pieces/meeple-{seat.colour}.png", (0, round(place.width * MEEPLE)))
            surface.blit(figure, figure.get_rect(center=place.center))

    def follow(self, view: LabyrinthState) -> None:
        """All of it is always in sight."""

    def take(self, intent: Intent, view: LabyrinthState) -> bool:
        return False

    def update(self, seconds: float) -> None:
        """Nothing moves by itself."""

    @property
    def busy(self) -> bool:
        return False

    def finish(self) -> None:
        """Nothing moves by itself."""

    def _draw_sought(self, surface: pygame.Surface, truth: LabyrinthState, known: Sequence[int]) -> None:
        """A crown on each treasure that is sought by a seat whose secrets may be seen."""
        shared: dict[int, int] = {}
        for seat in known:
            tile = truth.players[seat].crown
            if tile is None:
                continue
            cell = truth.box.treasure_cell[truth.box.treasure[tile]]
            box = self.geometry.cell(cell)
            box.move_ip(-shared.get(cell, 0) * box.width // 4, 0)
            shared[cell] = shared.get(cell, 0) + 1
            self.painting.draw_crown(surface, box, self.seats[seat].colour, True)
