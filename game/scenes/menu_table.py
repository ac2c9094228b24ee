"""The picture on the menu's table: a landscape of a title from data/menu_table.yaml, lying a little askew."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import pygame

from game.play.documents import DocumentError, Problem, read
from game.play.resources import data_path
from game.scenes.land_view import draw_tile
from game.scenes.tile_faces import TileFaces
from game.scenes.titles import SCREENS, screen_named
from game.ui.backdrop import draw_table
from game.ui.brush import clear_surface
from game.ui.kit import Kit
from game.ui.pictures import wanted
from game.ui.widgets.panel import draw_ornament, draw_panel

FILE = "menu_table.yaml"
ASKEW = 7  # degrees, against the clock
GAP = 0.016  # cells between two tiles
MARGIN = 0.3  # cells around a thing, for its shadow
SHADE = "#0D0703"  # of shadows
SPAN = 0.94  # of the room's diagonal measure that the landscape takes
FINER = 2  # drawn so much larger before it is turned, since turning blurs


@dataclass(frozen=True)
class TablePiece:
    """A picture lying on the landscape; middle and width in cells."""

    picture: str
    at: tuple[float, float]
    width: float


class MenuTable:
    """Draws the landscape: composed once for each size of the room, bit by bit, then drawn as one picture.

    So the menu need not wait for it. `title` is the one whose tiles lie there.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.title, self._tiles, self._pieces = _written()
        self._picture: pygame.Surface | None = None  # with the table, as large as the window
        self._cell = 0
        self._centre = (0, 0)
        self._laid: tuple[object, ...] = ()

    @cached_property
    def faces(self) -> TileFaces:
        """The tiles of the title. Raises `DocumentError` where one is named that it has not."""
        faces = screen_named(self.title).faces(self.kit)
        unknown = [name for name, _, _ in self._tiles if name not in faces.tiles.number]
        if unknown:
            raise DocumentError(Problem(FILE, f"no tile: {', '.join(unknown)}"))
        return faces

    def layout(self, room: pygame.Rect) -> None:
        """Fill the room from its middle; what is too much runs off the window."""
        across, down = self._measures()
        cell = round(max(room.width / across, room.height / down) * SPAN)
        laid = cell, room.center, self.kit.theme.window
        if laid != self._laid:
            self._cell, self._centre, self._laid, self._picture = cell, room.center, laid, None

    def draw(self, surface: pygame.Surface) -> None:
        """The table and what lies on it."""
        if self._picture is not None:
            surface.blit(self._picture, (0, 0))
            return
        draw_table(self.kit, surface)
        if self._cell:
            self.kit.pictures.slowly(("still life", *self._laid), self._compose)

    def draw_under(self, surface: pygame.Surface, panel: pygame.Rect, rule: pygame.Rect) -> None:
        """The table, and on it the panel of a scene with the ornament below its heading."""
        self.draw(surface)
        draw_panel(self.kit, surface, panel, 14)
        draw_ornament(self.kit, surface, rule)

    def _measures(self) -> tuple[int, int]:
        """How many cells it takes across and down."""
        return max(x for _, (x, _), _ in self._tiles) + 1, max(y for _, (_, y), _ in self._tiles) + 1

    def _compose(self) -> Iterator[None]:
        """Lay one thing after the other on the table."""
        laid, cell = self._laid, self._cell * FINER
        faces = self.faces.on(self.kit.apart())
        picture = pygame.Surface(self.kit.theme.window)
        draw_table(self.kit, picture)
        side, gap = cell - max(1, round(cell * GAP)), round(cell * MARGIN)
        for name, (x, y), turn in self._tiles:
            sheet = clear_surface((side + 2 * gap, side + 2 * gap), SHADE)
            draw_tile(faces, sheet, pygame.Rect(gap, gap, side, side), faces.tiles.number[name], turn, "red")
            self._lay(picture, sheet, (x + 0.5, y + 0.5))
            yield
        for piece in self._pieces:
            image = faces.kit.pictures.get(piece.picture, (round(piece.width * cell), 0))
            sheet = clear_surface((image.width + 2 * gap, image.height + 2 * gap), SHADE)
            want = wanted(piece.picture, (round(piece.width * cell), 0))
            faces.kit.pictures.draw(sheet, want, sheet.get_rect().center, max(2, cell // 40))
            self._lay(picture, sheet, piece.at)
            yield
        if laid == self._laid:
            self._picture = picture

    def _lay(self, picture: pygame.Surface, sheet: pygame.Surface, at: tuple[float, float]) -> None:
        """Turn one thing and lay it with its middle on a place of the landscape, in cells."""
        across, down = self._measures()
        east, south = pygame.Vector2(at[0] - across / 2, at[1] - down / 2).rotate(-ASKEW) * self._cell
        turned = pygame.transform.rotozoom(sheet, ASKEW, 1 / FINER)
        picture.blit(turned, turned.get_rect(center=(round(self._centre[0] + east), round(self._centre[1] + south))))


def _written() -> tuple[str, list[tuple[str, tuple[int, int], int]], list[TablePiece]]:
    """The title, its tiles and the pieces as the file names them. Raises `DocumentError`."""
    document = read(data_path(FILE))
    try:
        match document:
            case {"title": str(title), "tiles": [_, *_] as tiles, "pieces": list(pieces)} if title in SCREENS:
                return title, [_tile(tile) for tile in tiles], [_piece(piece) for piece in pieces]
        raise ValueError("a title, tiles and pieces are wanted")
    except ValueError as error:
        raise DocumentError(Problem(FILE, str(error))) from error


def _tile(entry: object) -> tuple[str, tuple[int, int], int]:
    match entry:
        case {"tile": str(name), "at": [int(x), int(y)], "turn": int(turn)}:
            return name, (x, y), turn
    raise ValueError(f"no tile: {entry}")


def _piece(entry: object) -> TablePiece:
    match entry:
        case {"picture": str(picture), "at": [int() | float() as x, int() | float() as y], "width": float(width)}:
            return TablePiece(picture, (float(x), float(y)), width)
    raise ValueError(f"no piece: {entry}")
