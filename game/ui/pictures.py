"""The picture cache: painted files at the size and turn they are shown in, within a limit of bytes."""

import logging
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import perf_counter

import pygame

from game.ui.brush import cast_shadow, shrunk, silhouette
from game.ui.emblems import badge_of, emblem_of, put_badge
from game.ui.surface_cache import MOST_BYTES, SurfaceCache

log = logging.getLogger(__name__)

SOFT = re.compile(rb"[\x01-\xf9]+")  # alphas of pixels that are neither clear nor as good as opaque
DONE = object()
Find = Callable[..., Path]


@dataclass(frozen=True)
class Wanted:
    """A picture as it is to be shown.

    `name` is a path under art/ ("tiles/labyrinth/start.webp"). A `size` of zero in one direction follows from the
    other. `tint` fills the shape with one colour.
    """

    name: str
    size: tuple[int, int]
    turn: int = 0
    tint: str = ""

    def __post_init__(self) -> None:
        if max(self.size) <= 0:
            raise ValueError(f"a picture without a size: {self}")


class Pictures(SurfaceCache):
    """Decodes on demand, scales once for each size, drops the large source, keeps what was used last."""

    def __init__(self, find: Find, limit: int = MOST_BYTES) -> None:
        super().__init__(limit)
        self.find = find
        self.large_emblems = False
        self.lost: dict[str, str] = {}  # pictures that could not be read, and why
        self._slow: dict[object, Iterator[object]] = {}

    def get(self, name: str, size: tuple[int, int] | int, turn: int = 0, tint: str = "") -> pygame.Surface:
        """The picture, decoded now if need be. An integer size means a square.

        Where the file is missing or broken, a plain one stands in, and `lost` knows of it.
        """
        return self.show(wanted(name, size, turn, tint))

    def show(self, want: Wanted) -> pygame.Surface:
        return self.kept(want, lambda: self._made(want))

    def slowly(self, key: object, steps: Callable[[], Iterator[object]]) -> None:
        """Queues what is made step by step for `work`, unless it is queued already."""
        if key not in self._slow:
            self._slow[key] = steps()

    def work(self, seconds: float = 0.004) -> bool:
        """Makes what is queued for so long, at least a bit of it; says whether there was any."""
        start = perf_counter()
        made = False
        while self.waiting and (not made or perf_counter() - start < seconds):
            key, steps = next(reversed(self._slow.items()))  # what was asked for last is what is seen now
            if next(steps, DONE) is DONE:
                self._slow.pop(key, None)
            made = True
        return made

    @property
    def waiting(self) -> bool:
        return bool(self._slow)

    def shadow(self, want: Wanted, blur: int, colour: str = "#0D0703", alpha: int = 150) -> pygame.Surface:
        """The blurred shape of a picture, larger than it by `blur` on each side: its drop shadow, or a glow."""
        return self.kept(
            ("shadow", want, blur, colour, alpha),
            lambda: cast_shadow(self.show(want), blur, colour, alpha),
        )

    def draw(
        self,
        surface: pygame.Surface,
        want: Wanted,
        centre: tuple[float, float],
        shadow: int = 0,
    ) -> pygame.Rect:
        """Draws the picture about its centre, with a drop shadow of `shadow` pixels to the south-east."""
        image = self.show(want)
        rect = image.get_rect(center=(round(centre[0]), round(centre[1])))
        if shadow:
            cast = self.shadow(want, shadow)
            surface.blit(cast, (rect.x - shadow + shadow * 0.5, rect.y - shadow + shadow * 0.8))
        surface.blit(image, rect)
        return rect

    def clear(self) -> None:
        super().clear()
        self._slow.clear()

    def _source(self, name: str) -> pygame.Surface:
        try:
            source = pygame.image.load(self.find(*name.split("/")))
        except (OSError, pygame.error) as error:
            if name not in self.lost:
                self.lost[name] = str(error)
                log.warning("the picture %s cannot be read: %s", name, error)
            return _stand_in()
        badge = badge_of(name) if self.large_emblems else None
        if badge:
            put_badge(source, badge, self._source(emblem_of(badge.colour)))
        return source

    def _made(self, want: Wanted) -> pygame.Surface:
        if want.turn % 4:
            upright = self.show(Wanted(want.name, want.size, 0, want.tint))
            return pygame.transform.rotate(upright, -90 * (want.turn % 4))
        source = self._source(want.name)
        if source.get_flags() & pygame.SRCALPHA:
            image = _straight(_scaled(source.premul_alpha_ip(), want.size))
        else:
            image = _scaled(source if source.get_bytesize() >= 3 else source.convert(24), want.size).convert()
        if want.tint:
            return silhouette(image.convert_alpha(), want.tint)
        return image


def wanted(name: str, size: tuple[int, int] | int, turn: int = 0, tint: str = "") -> Wanted:
    """A `Wanted` with a square size where one number is given."""
    return Wanted(name, (size, size) if isinstance(size, int) else size, turn % 4, tint)


def covering(size: tuple[int, int], area: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Places at which a picture of a size is repeated to cover an area."""
    for y in range(0, area[1], size[1]):
        for x in range(0, area[0], size[0]):
            yield x, y


def _scaled(image: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    if not width:
        width = max(1, round(image.width * height / image.height))
    if not height:
        height = max(1, round(image.height * width / image.width))
    return shrunk(image, (width, height))


def _stand_in() -> pygame.Surface:
    """What is shown for a picture that cannot be read: a faint plate with a cross."""
    plate = pygame.Surface((64, 64), pygame.SRCALPHA)
    plate.fill((214, 200, 164, 150))
    for start, end in (((6, 6), (57, 57)), ((57, 6), (6, 57))):
        pygame.draw.line(plate, (107, 86, 48, 190), start, end, 3)
    return plate


def _straight(image: pygame.Surface) -> pygame.Surface:
    """The image with colours no longer multiplied by their transparency.

    Scaling mixes neighbours; multiplied, a clear neighbour counts for nothing and leaves no dark fringe.
    """
    data = bytearray(pygame.image.tobytes(image, "RGBA"))
    for run in SOFT.finditer(data[3::4]):
        undo = [_divided_by(alpha) for alpha in run.group()]
        for channel in range(3):
            pixels = slice(4 * run.start() + channel, 4 * run.end(), 4)
            data[pixels] = bytes([tones[tone] for tones, tone in zip(undo, data[pixels], strict=True)])
    return pygame.image.frombuffer(data, image.size, "RGBA").convert_alpha()


@cache
def _divided_by(alpha: int) -> bytes:
    """For each tone that was multiplied by a transparency, the tone before."""
    return bytes(min(255, tone * 255 // alpha) for tone in range(256))
