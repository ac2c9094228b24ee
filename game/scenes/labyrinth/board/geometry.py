"""Where everything is on the board: cells, arrows and lanes, from the painted frame's own numbers."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from game.engine.labyrinth.maze import ARROW_NAMES, ARROWS, CELLS, COLUMNS, board_cell
from game.ui.shapes import read_painted

Spot = tuple[float, float]


@dataclass(frozen=True)
class PaintedFrame:
    """The frame as painted, in parts of its side: corners of the cells, their size, the arrows' middles, the well."""

    cells: tuple[Spot, ...]
    cell: float
    arrows: dict[str, Spot]
    arrow: float
    well: tuple[float, float, float, float]

    @classmethod
    def read(cls, path: Path) -> "PaintedFrame":
        """Read `art/board/frame.json`. Raises `ReadingError`."""
        return read_painted(path, cls._made)

    @classmethod
    def _made(cls, written: Any) -> "PaintedFrame":
        left, top, width, height = written["well"]
        return cls(
            cells=tuple((written["cells"][cell][0], written["cells"][cell][1]) for cell in range(CELLS)),
            cell=written["cells"][0][2],
            arrows={name: (written["arrows"][name]["at"][0], written["arrows"][name]["at"][1]) for name in ARROW_NAMES},
            arrow=written["arrow_size"],
            well=(left, top, width, height),
        )


class Geometry:
    """The frame on the window, in a square `box`."""

    def __init__(self, frame: PaintedFrame, box: pygame.Rect) -> None:
        self.frame = frame
        self.box = box
        self.size = round(frame.cell * box.width)
        left, top, width, height = (round(part * box.width) for part in frame.well)
        self.well = pygame.Rect(box.x + left, box.y + top, width, height)
        self.pitch = (frame.cells[1][0] - frame.cells[0][0]) * box.width
        self._corners = [(box.x + round(x * box.width), box.y + round(y * box.width)) for x, y in frame.cells]

    def cell(self, cell: int) -> pygame.Rect:
        """The square of a tile on a board cell (0 to 24)."""
        return pygame.Rect(self._corners[cell], (self.size, self.size))

    def point(self, cell: int, spot: Spot) -> Spot:
        """The pixel of a spot of a cell, which is given in tile units."""
        left, top = self._corners[cell]
        return left + spot[0] * self.size, top + spot[1] * self.size

    def cell_at(self, pos: tuple[int, int]) -> int | None:
        """The cell under a pixel; the gaps belong to the nearest one."""
        if not self.well.collidepoint(pos):
            return None
        x, y = ((at - start) / self.pitch for at, start in zip(pos, self._corners[0], strict=True))
        column, row = (min(COLUMNS - 1, max(0, int(along))) for along in (x, y))
        return board_cell(column, row)

    def arrow(self, name: str) -> pygame.Rect:
        """The square of an arrow."""
        side = round(self.frame.arrow * self.box.width)
        x, y = self.frame.arrows[name]
        square = pygame.Rect(0, 0, side, side)
        square.center = (round(self.box.x + x * self.box.width), round(self.box.y + y * self.box.width))
        return square

    def gate(self, name: str) -> pygame.Rect:
        """The part of the rim that means an arrow: as broad as a cell, from the well to the frame's edge."""
        first = self.cell(ARROWS[ARROW_NAMES.index(name)].cells[0])
        match name[0]:
            case "N":
                return pygame.Rect(first.x, self.box.y, first.width, first.y - self.box.y)
            case "S":
                return pygame.Rect(first.x, first.bottom, first.width, self.box.bottom - first.bottom)
            case "W":
                return pygame.Rect(self.box.x, first.y, first.x - self.box.x, first.height)
        return pygame.Rect(first.right, first.y, self.box.right - first.right, first.height)

    def arrow_at(self, pos: tuple[int, int]) -> str | None:
        """The arrow that a pixel means."""
        return next((name for name in ARROW_NAMES if self.gate(name).collidepoint(pos)), None)

    def step(self, name: str) -> Spot:
        """The pixels by which an arrow pushes a row."""
        match name[0]:
            case "N":
                return 0.0, self.pitch
            case "S":
                return 0.0, -self.pitch
            case "W":
                return self.pitch, 0.0
        return -self.pitch, 0.0

    def slot(self, name: str, number: float) -> Spot:
        """The middle of a place along the lane of an arrow: 0 is its first cell, 4 its last, -1 and 5 lie outside."""
        first = self.cell(ARROWS[ARROW_NAMES.index(name)].cells[0])
        dx, dy = self.step(name)
        return first.x + self.size / 2 + dx * number, first.y + self.size / 2 + dy * number

    def lane(self, name: str) -> pygame.Rect:
        """The floor of the well under the lane of an arrow, from edge to edge."""
        cells = ARROWS[ARROW_NAMES.index(name)].cells
        row = self.cell(cells[0]).union(self.cell(cells[-1]))
        return (
            row.inflate(0, 2 * (row.top - self.well.top))
            if name[0] in "NS"
            else row.inflate(2 * (row.left - self.well.left), 0)
        )
