"""The cameras of the landscapes, one for every seat: panned, zoomed and fitted by hand or by itself."""

import pygame

from game.engine.land import Land, xy
from game.scenes.land_view import CellGrid, seen_through
from game.scenes.table.mat import Mat, shown_area
from game.ui.camera import Camera
from game.ui.intents import Pos
from game.ui.kit import Kit

CELL = 96  # units of a cell at the camera's level 0
PAN = 90  # units that a key pans
MARGIN = 20  # units kept free around a landscape that is fitted


class LandCameras:
    """Cameras over one mat. Each landscape keeps what was seen of it."""

    def __init__(self, kit: Kit, mat: Mat) -> None:
        self.kit = kit
        self.mat = mat
        self._cameras: dict[int, Camera] = {}

    @property
    def busy(self) -> bool:
        return any(camera.busy for camera in self._cameras.values())

    def layout(self, view: pygame.Rect) -> None:
        """The mat has another size: begin anew."""
        self.mat.view = view
        self._cameras.clear()

    def camera(self, seat: int, land: Land) -> Camera:
        """The camera over a seat's landscape; a new one shows all of it."""
        if seat not in self._cameras:
            camera = Camera(self.kit.px(CELL), lowest=-9, highest=5, speed=self.kit.speed)
            camera.view = self.mat.view.copy()
            self._cameras[seat] = camera
            camera.fit(shown_area(land), self.kit.px(MARGIN), at_once=True)
        return self._cameras[seat]

    def frame(self, seat: int, land: Land) -> CellGrid:
        return seen_through(self.camera(seat, land))

    def update(self, seconds: float) -> None:
        for camera in self._cameras.values():
            camera.update(seconds)

    def finish(self) -> None:
        for camera in self._cameras.values():
            camera.finish()

    def fit(self, seat: int, land: Land) -> None:
        """Show the whole landscape and the cells around it."""
        camera = self.camera(seat, land)
        camera.fit(shown_area(land), self.kit.px(MARGIN))

    def follow(self, seat: int, land: Land) -> None:
        """The landscape may have grown past the view: then fit it."""
        frame = self.frame(seat, land)
        seen = self.mat.view.inflate(2, 2)
        if not all(seen.contains(frame.tile(xy(cell))) for cell in (*land.cells, *land.demand)):
            self.fit(seat, land)

    def zoom(self, seat: int, land: Land, steps: int, pos: Pos | None) -> None:
        """Zoom about the pointer, or about the middle."""
        if pos is None or self.mat.box.collidepoint(pos):
            self.camera(seat, land).zoom_at(steps, pos or self.mat.view.center)

    def pan(self, seat: int, land: Land, dx: int, dy: int) -> None:
        """Look further that way."""
        step = self.kit.px(PAN)
        self.camera(seat, land).pan(-dx * step, -dy * step)
        self.keep(seat, land)

    def keep(self, seat: int, land: Land) -> None:
        """Keep the landscape in view."""
        self.camera(seat, land).keep_within(shown_area(land))

    def show(self, seat: int, land: Land, cell: int) -> None:
        """Bring a cell into view."""
        x, y = xy(cell)
        self.camera(seat, land).show((x, y, 1, 1), self.kit.px(MARGIN))
