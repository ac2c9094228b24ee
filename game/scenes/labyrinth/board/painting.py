"""The board as it is painted: frame and fixed cells once for each size, loose tiles, lanes that move, arrows."""

from collections.abc import Iterable

import pygame

from game.engine.labyrinth.maze import ARROW_NAMES, ARROWS, CELLS
from game.engine.labyrinth.state import LabyrinthState
from game.scenes.labyrinth.board.geometry import Geometry
from game.scenes.labyrinth.board.motion import Sliding
from game.scenes.labyrinth.board.pieces import Pieces
from game.scenes.tile_faces import TileFaces
from game.ui import theme
from game.ui.kit import Kit
from game.ui.pictures import wanted

FRAME = "board/frame.webp"
VEIL = 70  # how pale a tile looks where a push would put it
POINTS = {"N": 0, "E": 1, "S": 2, "W": 3}  # arrows are painted pushing south


class Painting:
    """Paints the board for one size of it."""

    def __init__(self, kit: Kit, faces: TileFaces, geometry: Geometry, pieces: Pieces) -> None:
        self.kit = kit
        self.faces = faces
        self.geometry = geometry
        self.pieces = pieces

    def draw_ground(self, surface: pygame.Surface, view: LabyrinthState) -> None:
        """Frame, fixed tiles, treasures and dragon: what never moves."""
        box, brush = self.geometry.box, self.kit.brush
        brush.shadow(surface, box, box.width // 40, max(8, box.width // 50), 190)
        surface.blit(self.kit.pictures.get(FRAME, box.width), box)
        for cell in view.box.fixed:
            self._draw_tile(surface, view.maze.tiles[cell], view.maze.turns[cell], self.geometry.cell(cell))
        self.pieces.draw_fixed(surface, view, view.box.fixed)

    def draw_loose(self, surface: pygame.Surface, view: LabyrinthState) -> None:
        """The loose tiles."""
        for cell in range(CELLS):
            if cell not in view.box.fixed:
                self._draw_tile(surface, view.maze.tiles[cell], view.maze.turns[cell], self.geometry.cell(cell))

    def draw_lane(self, surface: pygame.Surface, view: LabyrinthState, arrow: str) -> None:
        """The tiles in the lane of an arrow as they would lie: pale, as they do not lie there yet."""
        veil = self.kit.brush.rounded((self.geometry.size,) * 2, self.geometry.size // 20, theme.GLOW, alpha=VEIL)
        for cell in ARROWS[ARROW_NAMES.index(arrow)].cells:
            box = self.geometry.cell(cell)
            self._draw_tile(surface, view.maze.tiles[cell], view.maze.turns[cell], box)
            surface.blit(veil, box)

    def draw_entry(self, surface: pygame.Surface, arrow: str, colour: str = theme.GLOW) -> None:
        """A clear rim around the tile that came in, or would come in, at an arrow."""
        box = self.geometry.cell(ARROWS[ARROW_NAMES.index(arrow)].cells[0])
        line = max(2.0, box.width / 34)
        radius = max(3, box.width // 18)
        self.kit.brush.ring(surface, box, radius, colour, line)

    def draw_crown(self, surface: pygame.Surface, box: pygame.Rect, colour: str, near: bool) -> None:
        """The seat's crown over the corner of the cell with its treasure, larger where that can be reached."""
        side = round(box.width * (0.38 if near else 0.3))
        crown = wanted(f"pieces/crown-{colour}.png", side)
        self.kit.pictures.draw(surface, crown, (box.right - side * 0.42, box.y + side * 0.38), max(2, side // 14))

    def draw_sliding(self, surface: pygame.Surface, tiles: Iterable[Sliding]) -> None:
        """Tiles on their way along a lane."""
        size = self.geometry.size
        for tile in tiles:
            if tile.alpha <= 0:
                continue
            face = self.faces.face(tile.tile, tile.turn, size)
            if tile.scale != 1 or tile.tilt:
                face = pygame.transform.rotozoom(face, -tile.tilt, tile.scale)
            place = face.get_rect(center=(round(tile.centre[0]), round(tile.centre[1])))
            if tile.alpha < 255:
                face = face.copy()
                face.set_alpha(tile.alpha)
            else:
                shadow, (east, south) = self.faces.shadow(round(size * tile.scale), 0.25)
                surface.blit(shadow, (place.x + east, place.y + south))
            surface.blit(face, place)

    def draw_arrow(self, surface: pygame.Surface, name: str, look: str) -> None:
        """An arrow: idle, lit (can be used) or hot (pointed at)."""
        surface.blit(self.arrow(name, look), self.geometry.arrow(name))

    def arrow(self, name: str, look: str) -> pygame.Surface:
        """The picture of an arrow."""
        return self.kit.pictures.get(f"pieces/arrow-{look}.png", self.geometry.arrow(name).width, POINTS[name[0]])

    def draw_changed(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """A thin gold rim on a tile that others have moved."""
        inner = box.inflate(-box.width // 24, -box.width // 24)
        line, radius = max(1.5, box.width / 60), max(3, box.width // 18)
        self.kit.brush.ring(surface, inner, radius, theme.GOLD, line, alpha=230, dark=90)

    def draw_cursor(self, surface: pygame.Surface, box: pygame.Rect, colour: str = theme.GLOW) -> None:
        """The ring of the keyboard's cursor, or of a hint."""
        grown = box.inflate(self.kit.px(6), self.kit.px(6))
        line = max(2.0, 2.6 * self.kit.theme.unit)
        radius = max(4, grown.width // 8)
        self.kit.brush.ring(surface, grown, radius, colour, line)

    def _draw_tile(self, surface: pygame.Surface, tile: int, turn: int, box: pygame.Rect) -> None:
        if not box.colliderect(surface.get_clip()):
            return
        shadow, (east, south) = self.faces.shadow(box.width)
        surface.blit(shadow, (box.x + east, box.y + south))
        surface.blit(self.faces.face(tile, turn, box.width), box)
