"""Light on the board: roads that can be walked, cells that can be reached, the way under the pointer."""

from collections.abc import Iterable, Iterator, Sequence

import pygame

from game.engine.labyrinth.maze import Maze, Place
from game.scenes.labyrinth.board.geometry import Geometry, Spot
from game.scenes.labyrinth.board.pieces import hop, spaced
from game.scenes.labyrinth.board.ways import Ways
from game.ui import theme
from game.ui.brush import blurred, clear_surface, faded, shrunk
from game.ui.kit import Kit

FINE = 3  # roads are drawn so many times too large
CORE, HALO = 0.05, 0.15  # widths of a lit road and of the light around it, in parts of a tile
STAND = 0.2
BEAD = 0.075
BEADS_APART = 0.15
FLARE = "#F6D160"  # gold, as bright as it must be to shine on grass


class Lights:
    """Draws light for one size of the board."""

    def __init__(self, kit: Kit, geometry: Geometry, ways: Ways) -> None:
        self.kit = kit
        self.geometry = geometry
        self.ways = ways
        self.size = geometry.size

    def draw_reach(self, surface: pygame.Surface, maze: Maze, places: Iterable[Place]) -> None:
        """All reachable places: their cells have a lit rim, their roads shine."""
        places = list(places)
        for cell in dict.fromkeys(place.cell for place in places):
            self.draw_rim(surface, self.geometry.cell(cell), round(self.kit.theme.strong(150, 255)))
        for place in places:
            self.draw_road(surface, maze, place)

    def draw_road(self, surface: pygame.Surface, maze: Maze, place: Place) -> None:
        """The roads of one place."""
        if place.walkway:
            surface.blit(self._road(maze, place), self.geometry.cell(place.cell))

    def fetch(self, maze: Maze) -> Iterator[None]:
        """Make the light of all roads on the board, one after the other, so that it is at hand when it is wanted."""
        for cell, walkways in enumerate(maze.walkways):
            for walkway in walkways:
                self._road(maze, Place(cell, walkway))
                yield

    def _road(self, maze: Maze, place: Place) -> pygame.Surface:
        tile, turn = maze.tiles[place.cell], maze.turns[place.cell]
        key = ("lit", self.ways.faces.tiles.names[tile], turn, place.walkway, self.size)
        arms = self.ways.arms(tile, turn, place.walkway)
        return self.kit.brush.kept(key, lambda: _shining(arms, self.size, self.kit.theme.contrast))

    def draw_rim(self, surface: pygame.Surface, box: pygame.Rect, strength: int, colour: str = theme.GLOW) -> None:
        """A rim of light inside a cell."""
        key = ("rim", box.size, strength, colour)
        surface.blit(self.kit.brush.kept(key, lambda: self._rim(box.size, strength, colour)), box)

    def draw_stand(self, surface: pygame.Surface, centre: Spot) -> None:
        """Where one would stand, on a cell with several walkways: a disc of light with an ink line."""
        side = round(self.size * STAND)
        box = pygame.Rect(0, 0, side, side)
        box.center = (round(centre[0]), round(centre[1]))
        brush = self.kit.brush
        brush.halo(surface, box, side // 2, max(3, side // 4), theme.HALO, 170)
        surface.blit(brush.circle(side, theme.GLOW, alpha=220), box)
        surface.blit(brush.circle(side, theme.INK, max(1.2, self.size / 70), 220), box)

    def draw_goal(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """A pool of light under the treasure that is sought and can be reached."""
        inner = box.inflate(-box.width // 2, -box.height // 2)
        self.kit.brush.halo(surface, inner, inner.width // 2, box.width // 6, theme.GLOW, 255)

    def draw_won(self, surface: pygame.Surface, box: pygame.Rect, part: float) -> None:
        """Gold around what was just won: it flares up and dies down."""
        brush, alpha = self.kit.brush, round(255 * hop(part, 1.0))
        side, reach = box.width * 2 // 3, box.width // 3
        glow = faded(brush.soft((side, side), side // 2, reach, FLARE, 255).copy(), alpha)
        surface.blit(glow, glow.get_rect(center=box.center))
        rim = brush.rounded(box.size, max(3, box.width // 18), FLARE, max(2.0, box.width / 26))
        surface.blit(faded(rim.copy(), alpha), box)

    def draw_path(self, surface: pygame.Surface, legs: Sequence[Sequence[Spot]], colour: str = theme.GLOW) -> None:
        """Beads along a way, without its ends."""
        side = max(5, round(self.size * BEAD))
        key = ("bead", side, colour)
        bead = self.kit.brush.kept(key, lambda: self._bead(side, colour))
        beads = spaced(legs, self.size * BEADS_APART)[1:-1]
        surface.fblits([(bead, (round(x - bead.width / 2), round(y - bead.height / 2))) for x, y in beads])

    def _bead(self, side: int, colour: str) -> pygame.Surface:
        brush = self.kit.brush
        grown = side + 2 * max(2, side // 4)
        bead = clear_surface((grown, grown), theme.INK)
        bead.blit(brush.circle(grown, theme.INK, alpha=200), (0, 0))
        bead.blit(brush.circle(side, colour), ((grown - side) // 2, (grown - side) // 2))
        return bead

    def _rim(self, size: tuple[int, int], strength: int, colour: str) -> pygame.Surface:
        """Bright at the edge, fading inwards."""
        radius = max(2, size[0] // 20)
        frame = clear_surface(size, colour)
        soft = max(4, size[0] // 9)
        frame.blit(self.kit.brush.rounded(size, radius, colour, soft * 0.8), (0, 0))
        light = faded(blurred(frame, soft, colour), 190)
        light.blit(self.kit.brush.rounded(size, radius, colour, max(1.6, size[0] / 48)), (0, 0))
        return faded(light, strength)


def _shining(arms: Sequence[Sequence[Spot]], size: int, contrast: bool) -> pygame.Surface:
    """Roads of a tile as light: a soft broad stroke and a bright narrow one, edged in ink for high contrast."""
    if contrast:
        light = faded(_strokes(arms, size, theme.NIGHT, 2.6 * CORE), 215)
        light.blit(_strokes(arms, size, "#FFFFFF", 1.7 * CORE), (0, 0))
        return light
    halo = _strokes(arms, size, theme.HALO, HALO)
    light = faded(blurred(halo, max(3, size // 12), theme.HALO), 175)
    core = faded(_strokes(arms, size, theme.GLOW, CORE), 235)
    light.blit(core, (0, 0))
    return light


def _strokes(arms: Sequence[Sequence[Spot]], size: int, colour: str, width: float) -> pygame.Surface:
    large = size * FINE
    canvas = clear_surface((large, large), colour)
    for arm in arms:
        line = [(x * large, y * large) for x, y in arm]
        pygame.draw.lines(canvas, colour, False, line, max(1, round(width * large)))
        for spot in line:
            pygame.draw.circle(canvas, colour, spot, width * large / 2)
    return shrunk(canvas, (size, size))
