"""Places on the board in pixels: where a meeple stands, the way it walks there, and which place a pixel means."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from game.engine.labyrinth.maze import Maze, Place, board_xy
from game.engine.ports import SIDES, STEPS, opposite, sides_mask, turn_sides
from game.scenes.labyrinth.board.geometry import Geometry, Spot
from game.scenes.tile_faces import TileFaces
from game.ui.shapes import Walkway, turned

MIDDLE: Spot = (0.5, 0.5)


class Ways:
    """The walkways of the tiles as they lie on the board."""

    def __init__(self, faces: TileFaces, geometry: Geometry) -> None:
        self.faces = faces
        self.geometry = geometry

    def stand(self, maze: Maze, place: Place) -> Spot:
        """The pixel where a meeple stands at a place; off the road it is the middle of the tile."""
        return self.geometry.point(place.cell, self.stand_on(maze.tiles[place.cell], maze.turns[place.cell], place))

    def stand_on(self, tile: int, turn: int, place: Place) -> Spot:
        """The spot of a tile where a meeple stands, in tile units."""
        walkway = self._walkway(tile, turn, place.walkway)
        return MIDDLE if walkway is None else turned(walkway.stand, turn)

    def arms(self, tile: int, turn: int, walkway: int) -> list[list[Spot]]:
        """The ways from each side of a walkway to where one stands, in tile units."""
        found = self._walkway(tile, turn, walkway)
        return [] if found is None else [[turned(spot, turn) for spot in way] for way in found.ways.values()]

    def legs(self, maze: Maze, path: Sequence[Place]) -> list[list[Spot]]:
        """The way of a walk in pixels, one leg for each step from place to place."""
        return [self._leg(maze, here, there) for here, there in pairwise(path)]

    def nearest(self, maze: Maze, places: Iterable[Place], pos: tuple[int, int]) -> Place | None:
        """The place that a pixel means among those of its cell: the one whose way lies nearest."""
        cell = self.geometry.cell_at(pos)
        here = [place for place in places if place.cell == cell]
        if len(here) < 2:
            return here[0] if here else None
        return min(here, key=lambda place: self._distance(maze, place, pos))

    def _leg(self, maze: Maze, here: Place, there: Place) -> list[Spot]:
        (x, y), (to_x, to_y) = board_xy(here.cell), board_xy(there.cell)
        side = STEPS.index((to_x - x, to_y - y))
        out = self._arm(maze, here, side)
        into = self._arm(maze, there, opposite(side))
        return [*reversed(out), *into]

    def _arm(self, maze: Maze, place: Place, side: int) -> list[Spot]:
        """The way from a side of a place's tile to where one stands, in pixels."""
        tile, turn = maze.tiles[place.cell], maze.turns[place.cell]
        walkway = self._walkway(tile, turn, place.walkway)
        assert walkway is not None, "a walk keeps to the roads"
        way = walkway.ways[SIDES[(side - turn) % 4]]
        return [self.geometry.point(place.cell, turned(spot, turn)) for spot in way]

    def _distance(self, maze: Maze, place: Place, pos: tuple[int, int]) -> float:
        tile, turn = maze.tiles[place.cell], maze.turns[place.cell]
        spots = [self.geometry.point(place.cell, spot) for arm in self.arms(tile, turn, place.walkway) for spot in arm]
        return min((spot[0] - pos[0]) ** 2 + (spot[1] - pos[1]) ** 2 for spot in spots)

    def _walkway(self, tile: int, turn: int, sides: int) -> Walkway | None:
        """The painted walkway that lies on these sides after the turn."""
        upright = turn_sides(sides, -turn)
        found = (way for way in self.faces.shape(tile).walkways if sides_mask(way.sides) == upright)
        return next(found, None) if sides else None
