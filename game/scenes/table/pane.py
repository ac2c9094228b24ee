"""A landscape as a pane: on its mat in replays and recaps, small in logs and saved games."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic

import pygame

from game.engine.common import Laid, LeftGame, PiecePut, Scored
from game.engine.land import cell_at
from game.engine.landscape import Cell
from game.engine.session import Seat
from game.engine.title import Event, S
from game.play.teller import landscape_pane
from game.scenes.change import Change
from game.scenes.land_view import draw_landscape, extent, fitted
from game.scenes.pane import PaneMarks, draw_rims
from game.scenes.table import cues
from game.scenes.table.cameras import LandCameras
from game.scenes.table.laying_motion import LayingMotion
from game.scenes.table.mat import Mat, draw_mat
from game.scenes.tile_faces import TileFaces
from game.ui import intents
from game.ui.cues import Cue
from game.ui.intents import Intent
from game.ui.kit import Say
from game.ui.tween import Move, Moves

MOST = 120  # pixels of a tile of a small picture, so that a small landscape is not huge
IN_LANDSCAPE = (Laid, LeftGame, Scored, PiecePut)


class LandscapePane(Generic[S]):
    """The `landscape`-th landscape, which belongs to the `owner` seat, or to all (None)."""

    def __init__(
        self, faces: TileFaces, moves: Moves, seats: Sequence[Seat], landscape: int, owner: int | None, unit: str
    ) -> None:
        self.faces = faces
        self.kit = faces.kit
        self.seats = seats
        self.landscape: int | None = landscape
        self.owner = owner
        self.name = landscape_pane(landscape)
        self._number = landscape
        self.colours = [seat.colour for seat in seats]
        self.laying = LayingMotion(faces, moves)
        self.mat = Mat(faces, self.laying, self.colours, unit)
        self.cameras = LandCameras(self.kit, self.mat)

    def title(self, say: Say) -> str:
        return say("log.shared_land") if self.owner is None else say("log.land", name=self.seats[self.owner].name)

    def shows(self, happened: Event) -> bool:
        if not isinstance(happened, IN_LANDSCAPE):
            return False
        return self.owner is None or happened.seat == self.owner

    def place(self, box: pygame.Rect) -> None:
        self.mat.box = box
        self.cameras.layout(box)

    def forget(self) -> None:
        """Everything large is kept by the kit."""

    def draw_ground(self, surface: pygame.Surface, view: S) -> None:
        draw_mat(self.kit, surface, self.mat.box)

    def draw(self, surface: pygame.Surface, view: S, marks: PaneMarks[S]) -> None:
        camera = self.cameras.camera(self._number, view.landscapes()[self._number].land)
        self.mat.draw(surface, camera, view, self._number)

    def start(self, change: Change[S], after: Iterable[Move] = ()) -> None:
        self.laying.start(change, self._number, after)

    def cues(self, change: Change[S]) -> Iterator[Cue]:
        return cues.cues_of(change)

    def picture(self, surface: pygame.Surface, box: pygame.Rect, view: S, cells: Sequence[Cell] = ()) -> None:
        landscape = view.landscapes()[self._number]
        grid = fitted(extent(landscape.land.cells, 0.3), box, MOST)
        draw_landscape(self.faces, surface, grid, landscape, self.colours)
        draw_rims(self.kit, surface, [grid.tile(cell) for cell in cells if cell_at(*cell) in landscape.land.index_at])

    def follow(self, view: S) -> None:
        """The landscape may have grown past what is seen: then show all of it."""
        self.cameras.follow(self._number, view.landscapes()[self._number].land)

    def take(self, intent: Intent, view: S) -> bool:
        land = view.landscapes()[self._number].land
        match intent:
            case intents.Zoom(steps=steps, pos=pos):
                self.cameras.zoom(self._number, land, steps, pos)
            case intents.Drag(start=start, dx=dx, dy=dy) if self.mat.box.collidepoint(start):
                self.cameras.camera(self._number, land).pan(dx, dy)
                self.cameras.keep(self._number, land)
            case intents.Fit():
                self.cameras.fit(self._number, land)
            case _:
                return False
        return True

    def update(self, seconds: float) -> None:
        self.cameras.update(seconds)

    @property
    def busy(self) -> bool:
        return self.cameras.busy

    def finish(self) -> None:
        self.cameras.finish()
