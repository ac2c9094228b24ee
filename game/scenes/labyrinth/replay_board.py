"""The board of a replay."""

from collections.abc import Sequence

import pygame

from game.engine.labyrinth.state import LabyrinthState
from game.scenes.labyrinth.board.marks import LastMove
from game.scenes.labyrinth.board.painted import PaintedBoard


class ReplayBoard(PaintedBoard):
    """Draws the board in a square."""

    def draw_ground(self, surface: pygame.Surface, view: LabyrinthState) -> None:
        """Frame and tiles, on a surface that shows the table."""
        self.painting.draw_ground(surface, view)
        self.ground = surface.copy()
        self.painting.draw_loose(surface, view)

    def draw(
        self, surface: pygame.Surface, view: LabyrinthState, last: LastMove | None, sought: Sequence[tuple[int, int]]
    ) -> None:
        """What stands and lies on the board at rest: the last move, the treasures that are sought, the meeples."""
        self.draw_arrows(surface, last.arrow if last else "")
        if last:
            self.draw_last(surface, view, last)
        shared: dict[int, int] = {}
        for seat, cell in sought:
            box = self.geometry.cell(cell)
            box.move_ip(-shared.get(cell, 0) * box.width // 4, 0)
            shared[cell] = shared.get(cell, 0) + 1
            self.painting.draw_crown(surface, box, self.seats[seat].colour, True)
        self.pieces.draw_meeples(surface, self.pieces.spots(view))
