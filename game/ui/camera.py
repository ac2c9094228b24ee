"""The camera over a flat world: pan, zoom about a point, fit to a rectangle, all of it animated."""

from dataclasses import dataclass

import pygame

from game.ui.tween import Speed, mix, out_cubic

Point = tuple[float, float]
Area = tuple[float, float, float, float]  # left, top, width, height in world units

STEP = 2**0.25  # one notch of the wheel; four of them double
MOVE_SECONDS = 0.22


@dataclass(frozen=True)
class CameraTarget:
    """The world point in the middle of the view, and pixels per world unit."""

    x: float
    y: float
    zoom: float


class Camera:
    """Looks at a world through a view on the window.

    Zoom levels are powers of `STEP` times `base`, so pictures are scaled for a few sizes only; between them only while
    moving. Panning by hand is immediate, all else takes `MOVE_SECONDS`.
    """

    def __init__(self, base: float, lowest: int = -8, highest: int = 6, speed: Speed = Speed.NORMAL) -> None:
        self.base = base
        self.lowest = lowest
        self.highest = highest
        self.speed = speed
        self.view = pygame.Rect(0, 0, 1, 1)
        self.level = 0
        self.aim = CameraTarget(0.0, 0.0, base)
        self._from = self.aim
        self._goal = self.aim
        self._time = MOVE_SECONDS

    @property
    def busy(self) -> bool:
        return self.aim != self._goal

    @property
    def zoom(self) -> float:
        """Pixels per world unit right now."""
        return self.aim.zoom

    def to_screen(self, point: Point) -> Point:
        return (
            self.view.centerx + (point[0] - self.aim.x) * self.aim.zoom,
            self.view.centery + (point[1] - self.aim.y) * self.aim.zoom,
        )

    def to_world(self, pos: Point) -> Point:
        return (
            self.aim.x + (pos[0] - self.view.centerx) / self.aim.zoom,
            self.aim.y + (pos[1] - self.view.centery) / self.aim.zoom,
        )

    def pan(self, dx: float, dy: float) -> None:
        """Moves what is seen by pixels, at once, as a hand would."""
        self.finish()
        self._put(CameraTarget(self.aim.x - dx / self.aim.zoom, self.aim.y - dy / self.aim.zoom, self.aim.zoom))

    def zoom_at(self, steps: int, pos: Point) -> None:
        """Zooms by steps; the world point under `pos` stays there."""
        self.finish()
        level = min(max(self.level + steps, self.lowest), self.highest)
        if level == self.level:
            return
        x, y = self.to_world(pos)
        zoom = self.base * STEP**level
        self.level = level
        self._go(CameraTarget(x - (pos[0] - self.view.centerx) / zoom, y - (pos[1] - self.view.centery) / zoom, zoom))

    def fit(self, area: Area, margin: float = 0.0, at_once: bool = False) -> None:
        """Shows the whole area with a margin in pixels, at the largest level at which it fits."""
        left, top, width, height = area
        room_x, room_y = max(1.0, self.view.width - 2 * margin), max(1.0, self.view.height - 2 * margin)
        self.level = self.highest
        while self.level > self.lowest and (
            width * self._zoom() > room_x + 1e-6 or height * self._zoom() > room_y + 1e-6
        ):
            self.level -= 1
        self._go(CameraTarget(left + width / 2, top + height / 2, self._zoom()), at_once)

    def show(self, area: Area, margin: float = 0.0) -> None:
        """Pans just as far as needed to have the area in view (for a cursor that moves)."""
        self.finish()
        left, top = self.to_screen((area[0], area[1]))
        right, bottom = self.to_screen((area[0] + area[2], area[1] + area[3]))
        inner = self.view.inflate(-2 * margin, -2 * margin)
        dx = min(0.0, left - inner.left) or max(0.0, right - inner.right)
        dy = min(0.0, top - inner.top) or max(0.0, bottom - inner.bottom)
        if dx or dy:
            self._go(CameraTarget(self.aim.x + dx / self.aim.zoom, self.aim.y + dy / self.aim.zoom, self.aim.zoom))

    def keep_within(self, area: Area) -> None:
        """Holds the middle of the view over the area, so that nobody loses it."""
        left, top, width, height = area
        x = min(max(self.aim.x, left), left + width)
        y = min(max(self.aim.y, top), top + height)
        if not self.busy:
            self._put(CameraTarget(x, y, self.aim.zoom))

    def update(self, seconds: float) -> None:
        if not self.busy:
            return
        if self.speed is Speed.OFF:
            self.finish()
            return
        self._time += seconds * self.speed.value
        t = self._time / MOVE_SECONDS
        if t >= 1:
            self.finish()
            return
        t = out_cubic(t)
        start, goal = self._from, self._goal
        # The screen offset, not the centre, is what moves evenly while zooming about a point.
        zoom = start.zoom * (goal.zoom / start.zoom) ** t
        s = t if goal.zoom == start.zoom else (1 / zoom - 1 / start.zoom) / (1 / goal.zoom - 1 / start.zoom)
        self.aim = CameraTarget(mix(start.x, goal.x, s), mix(start.y, goal.y, s), zoom)

    def finish(self) -> None:
        self.aim = self._goal

    def _zoom(self) -> float:
        return float(self.base * STEP**self.level)

    def _put(self, aim: CameraTarget) -> None:
        self.aim = self._goal = aim

    def _go(self, goal: CameraTarget, at_once: bool = False) -> None:
        self._from, self._goal, self._time = self.aim, goal, 0.0
        if at_once or self.speed is Speed.OFF:
            self.finish()
