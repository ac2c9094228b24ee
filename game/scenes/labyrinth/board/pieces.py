"""What stands on the board: the meeples, and on the fixed cells the treasures and the dragon."""

import math
from collections.abc import Container, Iterable, Sequence
from itertools import pairwise
from typing import Any

import pygame

from game.engine.labyrinth.components import DRAGON
from game.engine.labyrinth.maze import ARROWS, Maze, Place
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat
from game.scenes.labyrinth.board.geometry import Geometry, Spot
from game.scenes.labyrinth.board.ways import Ways
from game.ui import theme
from game.ui.kit import Kit
from game.ui.pictures import Wanted, wanted
from game.ui.shapes import read_painted

MEEPLE = 0.64  # heights and widths in parts of a tile
TREASURE = 0.46
DRAGON_SIZE = 0.86
SINK = 0.15  # a figure's foot stands so far below its place, so that its body is on it
AROUND = ((0.27, 0.12), (-0.27, 0.12), (0.27, -0.16), (-0.27, -0.16))  # and beside the treasure of a fixed cell
AROUND_DRAGON = ((-0.34, 0.2), (0.34, 0.2), (-0.34, -0.12), (0.34, -0.12))  # where all begin
APART = 0.25  # figures that share a place


class Pieces:
    """Draws pieces for one size of the board."""

    def __init__(self, kit: Kit, geometry: Geometry, ways: Ways, seats: Sequence[Seat]) -> None:
        self.kit = kit
        self.geometry = geometry
        self.ways = ways
        self.seats = seats
        self.size = geometry.size
        self.feet: dict[str, Spot] = read_painted(kit.pictures.find("pieces", "shapes.json"), _feet)

    def spots(self, view: LabyrinthState) -> list[Spot]:
        """The pixel of each meeple's foot; those that share a place stand side by side.

        One that fell out and has a choice of roads (L11) waits outside, where the new tile was pushed in.
        """
        places = [player.place for player in view.players]
        spots = []
        for seat, place in enumerate(places):
            if seat in view.riders:
                spots.append(self._waiting(view, seat))
                continue
            x, y = self.ways.stand(view.maze, place)
            dx, dy = self._shift(view, seat, [other for other, where in enumerate(places) if where == place])
            spots.append((x + dx * self.size, y + (dy + SINK) * self.size))
        return spots

    def _waiting(self, view: LabyrinthState, seat: int) -> Spot:
        """Where a meeple waits: at the arrow of the new tile, several of them side by side."""
        arrow = next(arrow.name for arrow in ARROWS if arrow.cells[0] == view.entry)
        gate = self.geometry.gate(arrow)
        number = view.riders.index(seat) - (len(view.riders) - 1) / 2
        return gate.centerx + number * APART * self.size, gate.centery + MEEPLE * 0.45 * self.size

    def foot(self, maze: Maze, place: Place) -> Spot:
        """The pixel of a meeple's foot that stands at a place alone."""
        x, y = self.ways.stand(maze, place)
        return x, y + SINK * self.size

    def draw_meeples(
        self,
        surface: pygame.Surface,
        spots: Sequence[Spot],
        lifts: Sequence[float] = (),
        shining: int = -1,
    ) -> None:
        """All meeples, those further south in front; `lifts` are pixels above the board.

        The one of the seat `shining` has light around it.
        """
        for seat in sorted(range(len(spots)), key=lambda seat: spots[seat][1]):
            if seat == shining:
                self._draw_shine(surface, seat, spots[seat])
            self.draw_meeple(surface, seat, spots[seat], lifts[seat] if lifts else 0.0)

    def draw_meeple(
        self, surface: pygame.Surface, seat: int, spot: Spot, lift: float = 0.0, alpha: int = 255, scale: float = 1.0
    ) -> None:
        """One meeple with its foot on a pixel."""
        height = round(self.size * MEEPLE * scale)
        name = f"meeple-{self.seats[seat].colour}"
        shadow = self.kit.pictures.get("pieces/meeple-shadow.png", height)
        figure = self.kit.pictures.show(self._figure(seat, scale))
        if alpha < 255:
            shadow, figure = _faded(shadow, alpha), _faded(figure, alpha)
        away = lift * 0.45
        self._put(surface, shadow, "meeple-shadow", (spot[0] + away, spot[1] + away * 0.6))
        self._put(surface, figure, name, (spot[0], spot[1] - lift))

    def _figure(self, seat: int, scale: float = 1.0) -> Wanted:
        return wanted(f"pieces/meeple-{self.seats[seat].colour}.png", (0, round(self.size * MEEPLE * scale)))

    def _draw_shine(self, surface: pygame.Surface, seat: int, spot: Spot) -> None:
        """Light around the figure whose turn it is."""
        want = self._figure(seat)
        figure, blur = self.kit.pictures.show(want), max(4, self.size // 9)
        x, y = self.feet[f"meeple-{self.seats[seat].colour}"]
        light = self.kit.pictures.shadow(want, blur, theme.GLOW, 255)
        place = (round(spot[0] - x * figure.width - blur), round(spot[1] - y * figure.height - blur))
        for _ in range(2):  # one blurred layer is too faint on grass
            surface.blit(light, place)

    def draw_fixed(self, surface: pygame.Surface, view: LabyrinthState, cells: Container[int]) -> None:
        """The treasures and the dragon on some cells."""
        for treasure, cell in view.box.treasure_cell.items():
            if cell not in cells:
                continue
            name = "dragon" if treasure == DRAGON else f"treasure-{treasure}"
            width = round(self.size * (DRAGON_SIZE if treasure == DRAGON else TREASURE))
            centre = self.geometry.cell(cell).center
            self.kit.pictures.draw(surface, wanted(f"pieces/{name}.png", width), centre, max(2, self.size // 26))

    def draw_won(self, surface: pygame.Surface, cell: int, treasure: str, part: float) -> None:
        """A treasure that was found, lifted above everything and put back."""
        high = hop(part, 1.0)
        width = round(self.size * TREASURE * (1 + 0.9 * high))
        large = self.kit.pictures.get(f"pieces/treasure-{treasure}.png", round(self.size * TREASURE * 1.9))
        image = pygame.transform.smoothscale(large, (width, round(width * large.height / large.width)))
        x, y = self.geometry.cell(cell).center
        surface.blit(image, image.get_rect(center=(x, round(y - high * self.size * 0.3))))

    def _put(self, surface: pygame.Surface, image: pygame.Surface, name: str, spot: Spot) -> None:
        x, y = self.feet[name]
        surface.blit(image, (round(spot[0] - x * image.width), round(spot[1] - y * image.height)))

    def _shift(self, view: LabyrinthState, seat: int, there: list[int]) -> Spot:
        """How far beside its place a meeple stands, in tile units, with the seats that are there.

        Beside a treasure and the dragon every seat has its own spot, so that nobody moves when others come and go.
        """
        number, cell = there.index(seat), view.players[seat].place.cell
        if cell == view.box.centre.cell:
            return AROUND_DRAGON[seat]
        if cell in view.box.fixed:
            return AROUND[seat]
        return (number - (len(there) - 1) / 2) * APART, 0.1 * (number % 2)


def _feet(written: Any) -> dict[str, Spot]:
    figures = (*(f"meeple-{colour}" for colour in theme.SEAT_COLOURS), "meeple-shadow")
    return {name: (written[name]["foot"][0], written[name]["foot"][1]) for name in figures}


def hop(t: float, height: float) -> float:
    """How high a hop is after a part of its time."""
    return math.sin(math.pi * min(1.0, max(0.0, t))) * height


def along(line: Sequence[Spot], t: float) -> Spot:
    """The spot after a part of a line's length."""
    lengths = [math.dist(a, b) for a, b in pairwise(line)]
    left = sum(lengths) * min(1.0, max(0.0, t))
    for (ax, ay), (bx, by), length in zip(line, line[1:], lengths, strict=False):
        if left <= length and length:
            return ax + (bx - ax) * left / length, ay + (by - ay) * left / length
        left -= length
    return line[-1]


def spaced(lines: Iterable[Sequence[Spot]], gap: float) -> list[Spot]:
    """Spots along joined lines, so many pixels apart, from the first end to the last."""
    line = [spot for part in lines for spot in part]
    if not line:
        return []
    whole = sum(math.dist(a, b) for a, b in pairwise(line))
    count = max(1, round(whole / gap))
    return [along(line, number / count) for number in range(count + 1)]


def _faded(image: pygame.Surface, alpha: int) -> pygame.Surface:
    ghost = image.copy()
    ghost.set_alpha(alpha)
    return ghost
