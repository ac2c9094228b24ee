"""The still life on the menu's table: a landscape from data/still_life.yaml, lying a little askew."""

from collections.abc import Collection
from dataclasses import dataclass

import pygame

from game.play.catalog import labyrinth
from game.play.documents import DocumentError, Problem, read
from game.play.resources import data_path
from game.scenes.land_view import draw_tile
from game.scenes.tile_faces import TileFaces
from game.ui.backdrop import draw_table
from game.ui.brush import clear_surface
from game.ui.kit import Kit
from game.ui.pictures import wanted

ASKEW = 7  # degrees, against the clock
MARGIN = 0.3  # cells around the landscape, for shadows
SPAN = 0.94  # of the room's diagonal measure that the landscape takes
FINER = 2  # drawn so much larger before it is turned, since turning blurs


@dataclass(frozen=True)
class Piece:
    """A picture lying on the landscape; middle and width in cells."""

    picture: str
    at: tuple[float, float]
    width: float


class StillLife:
    """Composed once for each size of the room; drawn as one picture."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.box = labyrinth().box
        self.faces = TileFaces(kit, self.box)
        self._tiles, self._pieces = _written(self.box.tiles.names)
        self._image: pygame.Surface | None = None
        self._cell = 0
        self._centre = (0, 0)

    def layout(self, room: pygame.Rect) -> None:
        """Fill the room from its middle; what is too much runs off the window."""
        across = max(x for _, (x, _), _ in self._tiles) + 1
        down = max(y for _, (_, y), _ in self._tiles) + 1
        cell = round(max(room.width / across, room.height / down) * SPAN)
        self._centre = room.center
        if cell != self._cell:
            self._cell, self._image = cell, None

    def draw(self, surface: pygame.Surface) -> None:
        """The table and what lies on it."""
        draw_table(self.kit, surface)
        if not self._cell:
            return
        if self._image is None:
            self._image = self._composed()
        surface.blit(self._image, self._image.get_rect(center=self._centre))

    def _composed(self) -> pygame.Surface:
        cell = self._cell * FINER
        margin = round(cell * MARGIN)
        across = max(x for _, (x, _), _ in self._tiles) + 1
        down = max(y for _, (_, y), _ in self._tiles) + 1
        sheet = clear_surface((across * cell + 2 * margin, down * cell + 2 * margin), "#0D0703")
        gap = max(1, round(cell * 0.016))
        for name, (x, y), turn in self._tiles:
            place = pygame.Rect(margin + x * cell, margin + y * cell, cell - gap, cell - gap)
            draw_tile(self.faces, sheet, place, self.box.tiles.names.index(name), turn, "red")
        for piece in self._pieces:
            middle = (margin + piece.at[0] * cell, margin + piece.at[1] * cell)
            want = wanted(piece.picture, (round(piece.width * cell), 0))
            self.kit.pictures.draw(sheet, want, middle, max(2, cell // 40))
        turned = pygame.transform.rotozoom(sheet, ASKEW, 1 / FINER)
        return turned.convert_alpha()


def _written(names: Collection[str]) -> tuple[list[tuple[str, tuple[int, int], int]], list[Piece]]:
    path = data_path("still_life.yaml")
    document = read(path)
    try:
        match document:
            case {"tiles": [_, *_] as tiles, "pieces": list(pieces)}:
                return [_tile(tile, names) for tile in tiles], [_piece(piece) for piece in pieces]
        raise ValueError("tiles and pieces are wanted")
    except ValueError as error:
        raise DocumentError(Problem(path.name, str(error))) from error


def _tile(entry: object, names: Collection[str]) -> tuple[str, tuple[int, int], int]:
    match entry:
        case {"tile": str(name), "at": [int(x), int(y)], "turn": int(turn)} if name in names:
            return name, (x, y), turn
    raise ValueError(f"no tile: {entry}")


def _piece(entry: object) -> Piece:
    match entry:
        case {"picture": str(picture), "at": [int() | float() as x, int() | float() as y], "width": float(width)}:
            return Piece(picture, (float(x), float(y)), width)
    raise ValueError(f"no piece: {entry}")
