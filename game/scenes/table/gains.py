"""What a turn has brought, told once all is laid, and what a seat's score is made of so far."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine.common import LeftGame, Scored, TurnEnded
from game.engine.session import Step
from game.engine.title import S, State, Term, total
from game.scenes.hud.counts import draw_count
from game.scenes.tile_faces import TileFaces
from game.ui import theme
from game.ui.layout import anchored, rows

CAPTION = theme.NOTE.sized(19)
SCORE = theme.FIGURE_BIG.sized(46)
WON = "#8A5A0B"  # gold on parchment
COUNT = theme.FIGURE.sized(22)
PART = theme.Style(theme.Face.LABEL, 20, theme.INK_SOFT)
LINE, ICON, WIDEST = 34, 28, 150  # units


@dataclass(frozen=True)
class Gains:
    """A reckoning, and how many tiles fitted nowhere and left the game."""

    terms: tuple[Term, ...]
    gone: int = 0


def gains_of(steps: Sequence[Step[S]]) -> Gains:
    """The gains of the present seat since its turn began."""
    counted: dict[tuple[str, int], int] = {}
    gone = 0
    for step in reversed(steps):
        if any(isinstance(happened, TurnEnded) for happened in step.events):
            break
        for happened in step.events:
            gone += isinstance(happened, LeftGame)
            for term in happened.terms if isinstance(happened, Scored) and happened.seat == step.seat else ():
                counted[term.name, term.value] = counted.get((term.name, term.value), 0) + term.count
    return Gains(tuple(Term(name, count, value) for (name, value), count in counted.items()), gone)


def standing_of(view: State, seat: int) -> Gains:
    """What a seat's score would be made of if the game ended now."""
    return Gains(tuple(term for term in view.standing().terms[seat] if term.count))


def draw_gains(
    faces: TileFaces, surface: pygame.Surface, gains: Gains, unit: str, box: pygame.Rect, words: str,
    seat_colour: str, colour: str = theme.INK,
) -> None:  # fmt: skip
    """The sum large, and what it is made of; `words` is the key of their caption and of themselves."""
    kit, px = faces.kit, faces.kit.px
    parts = [term for term in gains.terms if term.value]
    gone = px(46) if gains.gone else 0
    line = min(px(LINE), (box.height - px(24) - px(44) - gone) // max(1, len(parts)))
    whole = px(24) + px(44) + line * len(parts) + gone
    room = pygame.Rect(box.x, box.centery - whole // 2, box.width, whole)
    caption, score, *places, last = rows(room, [px(24), px(44), *[line] * len(parts), gone])
    kit.type.draw(surface, kit.say(f"{words}.title"), CAPTION, caption, "center", "bottom")
    told = kit.say(f"{words}.score", score=kit.say(f"unit.{unit}", n=total(gains.terms)))
    kit.type.draw(surface, told, SCORE.tinted(colour), score, "center")
    for term, place in zip(parts, places, strict=True):
        inner = anchored(place, (min(px(WIDEST), place.width), place.height))
        own = "{colour}" in faces.icons.get(term.name, "")  # a piece of the seat, of which there is one
        count = "" if own else f"{term.count}"
        icon = min(ICON, line / kit.theme.unit)
        if picture := faces.icon(term.name, seat_colour):
            draw_count(kit, surface, picture, count, inner, icon, COUNT)
        kit.type.draw(surface, kit.say(f"unit.{unit}", n=term.total), PART, inner, "right")
    if gone:
        kit.type.draw_block(surface, kit.say("table.gains.gone", n=gains.gone), CAPTION, last, "center", "middle")
