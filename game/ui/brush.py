"""The brush: round and slanted shapes, soft shadows and glows.

pygame's own polygons are jagged, so every shape is drawn several times too large, shrunk, and kept.
"""

import itertools
import math
from collections.abc import Callable, Sequence

import pygame

from game.ui.surface_cache import MOST_BYTES, SurfaceCache
from game.ui.theme import NIGHT

OVERSAMPLING = 4
DARK_RING = 1.8  # times as wide as the ring upon it

Point = tuple[float, float]


class Brush(SurfaceCache):
    """Draws smooth shapes and keeps them, and whatever else scenes want to keep among them."""

    def __init__(self, limit: int = MOST_BYTES) -> None:
        super().__init__(limit)
        self.tone: Callable[[str], str] = lambda colour: colour  # what is shown for a colour (`Theme.tone`)

    def rounded(
        self, size: tuple[int, int], radius: int, colour: str, line: float = 0, alpha: int = 255, keep: bool = True
    ) -> pygame.Surface:
        """A rounded rectangle, filled, or its outline where `line` pixels are given (fractions allowed).

        `keep` is false for what becomes a part of a picture that is kept itself.
        """
        colour = self.tone(colour)

        def make() -> pygame.Surface:
            def paint(canvas: pygame.Surface, k: int) -> None:
                rect = canvas.get_rect()
                pygame.draw.rect(canvas, colour, rect, border_radius=radius * k)
                if line:
                    inset = max(1, round(line * k))
                    inner = rect.inflate(-2 * inset, -2 * inset)
                    clear = pygame.Color(colour)
                    clear.a = 0
                    pygame.draw.rect(canvas, clear, inner, border_radius=max(0, radius * k - inset))

            corner = radius + math.ceil(line) + 1
            return faded(stretched(size, corner, lambda small: smooth(small, colour, paint)), alpha)

        return self.kept(("rounded", size, radius, colour, line, alpha), make) if keep else make()

    def polygon(self, size: tuple[int, int], points: Sequence[Point], colour: str) -> pygame.Surface:
        """A filled polygon given in parts of the size (0..1 both ways)."""
        colour = self.tone(colour)
        shape = tuple((round(x, 5), round(y, 5)) for x, y in points)

        def make() -> pygame.Surface:
            def paint(canvas: pygame.Surface, k: int) -> None:
                pygame.draw.polygon(canvas, colour, [(x * canvas.width, y * canvas.height) for x, y in shape])

            return smooth(size, colour, paint)

        return self.kept(("polygon", size, shape, colour), make)

    def stroke(self, size: tuple[int, int], points: Sequence[Point], colour: str, line: float) -> pygame.Surface:
        """A line with round joints through points given in parts of the size."""
        colour = self.tone(colour)
        shape = tuple((round(x, 5), round(y, 5)) for x, y in points)

        def make() -> pygame.Surface:
            def paint(canvas: pygame.Surface, k: int) -> None:
                _stroke(canvas, colour, [(x * canvas.width, y * canvas.height) for x, y in shape], line * k)

            return smooth(size, colour, paint)

        return self.kept(("stroke", size, shape, colour, line), make)

    def circle(self, diameter: int, colour: str, line: float = 0, alpha: int = 255) -> pygame.Surface:
        return self.rounded((diameter, diameter), (diameter + 1) // 2, colour, line, alpha)

    def soft(self, size: tuple[int, int], radius: int, blur: int, colour: str, alpha: int = 150) -> pygame.Surface:
        """A blurred rounded rectangle, larger than `size` by `blur` on each side: a shadow or a halo."""
        colour = self.tone(colour)

        def paint(whole: tuple[int, int]) -> pygame.Surface:
            canvas = clear_surface(whole, colour)
            solid = pygame.Color(colour)
            solid.a = alpha
            pygame.draw.rect(canvas, solid, canvas.get_rect().inflate(-2 * blur, -2 * blur), border_radius=radius)
            return blurred(canvas, blur, colour)

        def part(whole: tuple[int, int]) -> pygame.Surface:  # blurring takes its time, and boxes of all sizes share it
            return self.kept(("blurred", whole, radius, blur, colour, alpha), lambda: paint(whole))

        def make() -> pygame.Surface:
            return stretched((size[0] + 2 * blur, size[1] + 2 * blur), radius + 3 * blur + 1, part)

        return self.kept(("soft", size, radius, blur, colour, alpha), make)

    def ring(
        self,
        surface: pygame.Surface,
        box: pygame.Rect,
        radius: int,
        colour: str,
        line: float,
        *,
        alpha: int = 255,
        dark: int = 130,
    ) -> None:
        """Lays a ring along the inside of the box, on a wider dark one that sets it off from whatever lies there."""
        surface.blit(self.rounded(box.size, radius, NIGHT, line * DARK_RING, dark), box)
        surface.blit(self.rounded(box.size, radius, colour, line, alpha), box)

    def shadow(self, surface: pygame.Surface, box: pygame.Rect, radius: int, depth: int, alpha: int = 150) -> None:
        """Lays a soft shadow of the box on the surface, to the south-east as all light comes from the north-west."""
        blur = max(2, round(depth * 1.5))
        image = self.soft(box.size, radius, blur, "#0D0703", alpha)
        surface.blit(image, (box.x - blur + depth * 0.5, box.y - blur + depth * 0.8))

    def halo(
        self, surface: pygame.Surface, box: pygame.Rect, radius: int, reach: int, colour: str, alpha: int = 220
    ) -> None:
        """Lays a glow around the box."""
        grown = box.inflate(reach, reach)
        image = self.soft(grown.size, radius + reach // 2, reach, colour, alpha)
        surface.blit(image, (grown.x - reach, grown.y - reach))


def smooth(size: tuple[int, int], colour: str, paint: Callable[[pygame.Surface, int], None]) -> pygame.Surface:
    """Calls `paint(canvas, k)` with a canvas k times too large, cleared to a transparent `colour`, and shrinks it.

    With one colour on the canvas no dark fringe can appear at its rim.
    """
    width, height = max(1, size[0]), max(1, size[1])
    canvas = clear_surface((width * OVERSAMPLING, height * OVERSAMPLING), colour)
    paint(canvas, OVERSAMPLING)
    return shrunk(canvas, (width, height))


def shrunk(image: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The image scaled down in halving steps, each of which sees every pixel."""
    width, height = max(1, size[0]), max(1, size[1])
    while image.width >= 2 * width and image.height >= 2 * height:
        image = pygame.transform.smoothscale(image, (image.width // 2, image.height // 2))
    return image if image.size == (width, height) else pygame.transform.smoothscale(image, (width, height))


def stretched(size: tuple[int, int], corner: int, paint: Callable[[tuple[int, int]], pygame.Surface]) -> pygame.Surface:
    """What `paint(size)` makes where only its corners differ: painted small, its straight parts drawn out."""
    small = (min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1))
    image = paint(small)
    if small == size:
        return image
    whole = clear_surface(size)
    across, down = _parts(size[0], small[0], corner), _parts(size[1], small[1], corner)
    for x, from_x, width, from_width in across:
        for y, from_y, height, from_height in down:
            part = image.subsurface((from_x, from_y, from_width, from_height))
            if (width, height) != part.size:
                part = pygame.transform.scale(part, (width, height))
            whole.blit(part, (x, y))
    return whole


def _parts(length: int, small: int, corner: int) -> list[tuple[int, int, int, int]]:
    """Start, start in the small image, length and length in the small image of each part along one side."""
    if length == small:
        return [(0, 0, length, length)]
    end = length - corner
    return [(0, 0, corner, corner), (corner, corner, end - corner, 1), (end, small - corner, corner, corner)]


def faded(image: pygame.Surface, alpha: int) -> pygame.Surface:
    """The image with its transparency multiplied, in place."""
    if alpha < 255:
        image.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def silhouette(image: pygame.Surface, colour: str, alpha: int = 255) -> pygame.Surface:
    """The shape of an image filled with one colour."""
    shape = image.copy()
    shape.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    tone = pygame.Color(colour)
    shape.fill((tone.r, tone.g, tone.b, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return faded(shape, alpha)


def cast_shadow(image: pygame.Surface, blur: int, colour: str = "#0D0703", alpha: int = 150) -> pygame.Surface:
    """The blurred silhouette of any image, larger than it by `blur` on each side: its shadow or its glow."""
    canvas = clear_surface((image.width + 2 * blur, image.height + 2 * blur), colour)
    canvas.blit(silhouette(image, colour, alpha), (blur, blur))
    return blurred(canvas, blur, colour)


def blurred(image: pygame.Surface, blur: int, colour: str) -> pygame.Surface:
    """A one-coloured image with a blurred transparency. Wide blurs are made small and stretched."""
    coarse = max(1, blur // 6)
    small = shrunk(image, (max(1, image.width // coarse), max(1, image.height // coarse)))
    soft = pygame.transform.gaussian_blur(small, max(1, blur // 2 // coarse), repeat_edge_pixels=False)
    if coarse > 1:
        soft = pygame.transform.smoothscale(soft, image.size)
    return silhouette(soft, colour)  # the blur mixes black into the colour of transparent pixels


def clear_surface(size: tuple[int, int], colour: str = "#000000") -> pygame.Surface:
    """A wholly transparent surface whose hidden colour is `colour`."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    tone = pygame.Color(colour)
    surface.fill((tone.r, tone.g, tone.b, 0))
    return surface


def _stroke(canvas: pygame.Surface, colour: str, points: list[Point], width: float) -> None:
    for start, end in itertools.pairwise(points):
        pygame.draw.line(canvas, colour, start, end, max(1, round(width)))
        pygame.draw.circle(canvas, colour, start, width / 2)
    pygame.draw.circle(canvas, colour, points[-1], width / 2)
