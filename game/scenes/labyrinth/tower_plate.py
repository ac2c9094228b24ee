"""Pictures of towers on their shelf, alone beside the measuring strip."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.engine.labyrinth.state import LabyrinthState
from game.engine.labyrinth.tower import strip_verdict
from game.engine.session import Seat
from game.scenes.labyrinth.results.shelf import Shelf, bands_of
from game.scenes.labyrinth.results.stacks import stacks_of, whole_time
from game.scenes.tile_faces import TileFaces
from game.ui import theme

SHAPE = 0.9  # height to width


@dataclass(frozen=True)
class TowerPlate:
    """A picture of the towers of a position."""

    position: Callable[[], LabyrinthState]

    def shape(self, faces: TileFaces) -> float:
        """The height of the picture, its width being 1."""
        return SHAPE

    def draw(self, faces: TileFaces, sheet: pygame.Surface) -> None:
        """Fill a sheet with it."""
        state, kit = self.position(), faces.kit
        towers, box = state.towers(), state.box
        seats = [Seat(kit.say(f"setup.colour.{colour}"), colour) for colour in theme.SEAT_COLOURS][: len(towers)]
        stacks = stacks_of(towers, box.heights)
        alone = len(towers) == 1
        shelf = Shelf(kit, seats, stacks, bands_of(box) if alone else ())  # too small for the words of the strip
        shelf.layout(sheet.get_rect())
        shelf.draw_ground(sheet)
        best = max(tower.height for tower in towers)
        winners = [] if alone else [seat for seat, tower in enumerate(towers) if tower.height == best]
        shelf.draw(sheet, whole_time(stacks), winners, 1.0, strip_verdict(box, best))
