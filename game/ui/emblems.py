"""The emblems of the seats: sun, moon, star and leaf, so that nobody has to tell colours apart; small and large."""

import re
from dataclasses import dataclass

import pygame

from game.ui import theme
from game.ui.brush import shrunk, smooth

EMBLEMS = {"red": "sun", "blue": "moon", "yellow": "star", "green": "leaf"}
PIECE = re.compile(r"pieces/(tower-)?(meeple|crown)-(red|blue|yellow|green)\.png")
FILLED = 0.84  # of a large badge that its emblem takes


@dataclass(frozen=True)
class Badge:
    """Where a large emblem lies on a picture: its middle and width, in parts of the picture's size and width."""

    colour: str
    middle: tuple[float, float]
    width: float


PLACES = {"meeple": ((0.46, 0.66), 0.8), "crown": ((0.5, 0.58), 0.62)}


def emblem_of(colour: str) -> str:
    """The picture of a seat's emblem."""
    return f"pieces/emblem-{EMBLEMS[colour]}.png"


def badge_of(picture: str) -> Badge | None:
    """The badge that a picture (a path under art/) wears where emblems are large."""
    found = PIECE.fullmatch(picture)
    return Badge(found[3], *PLACES[found[2]]) if found else None


def put_badge(image: pygame.Surface, badge: Badge, emblem: pygame.Surface) -> None:
    """Lay a large badge on a picture: a disc in the seat's shaded colour, rimmed, with the emblem."""
    side = round(badge.width * image.width)
    lit, shaded = theme.SEAT_COLOURS[badge.colour]
    rim, ground = (theme.INK, lit) if badge.colour == "yellow" else (theme.GLOW, shaded)
    box = pygame.Rect(0, 0, side, side)
    box.center = (round(badge.middle[0] * image.width), round(badge.middle[1] * image.height))
    for colour, grown in ((theme.NIGHT, 0.06), (rim, 0.0), (ground, -0.07)):
        disc = _disc(round(side * (1 + grown)), colour)
        image.blit(disc, disc.get_rect(center=box.center))
    width = round(side * FILLED * 0.86)
    mark = shrunk(emblem, (width, round(width * emblem.height / emblem.width)))
    image.blit(mark, mark.get_rect(center=box.center))


def _disc(side: int, colour: str) -> pygame.Surface:
    def paint(canvas: pygame.Surface, k: int) -> None:
        pygame.draw.circle(canvas, colour, canvas.get_rect().center, canvas.width / 2)

    return smooth((side, side), colour, paint)
