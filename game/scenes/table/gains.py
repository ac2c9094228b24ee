"""What a turn has brought, told once all is laid, and what a landscape that is looked at has brought so far."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.engine.labyrinth import events as event
from game.engine.labyrinth.components import MARKS
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Step
from game.scenes.hud.counts import draw_count
from game.scenes.land_view import TOKEN_PICTURES
from game.ui import theme
from game.ui.kit import Kit
from game.ui.layout import anchored, rows

TILE = "icons/landscape.png"
CAPTION = theme.NOTE.sized(19)
HEIGHT = theme.FIGURE_BIG.sized(46)
WON = "#8A5A0B"  # gold on parchment
COUNT = theme.FIGURE.sized(22)
PART = theme.Style(theme.Face.LABEL, 20, theme.INK_SOFT)
LINE, ICON, WIDEST = 34, 28, 150  # units


@dataclass(frozen=True)
class Gains:
    """How many tiles and tokens of each mark came into the landscape, and by how much its tower grew.

    `top` is what would stand on the tower, `gone` how many tiles fitted nowhere and left the game (L14).
    """

    tiles: int
    tokens: dict[str, int]
    height: int
    top: str = ""
    gone: int = 0


def gains_of(steps: Sequence[Step[LabyrinthState]], view: LabyrinthState) -> Gains:
    """The gains of the present seat since its turn began. A crown won or lost meanwhile is not counted."""
    heights = view.box.heights
    tiles, gone, tokens = 0, 0, dict.fromkeys(MARKS, 0)
    for step in reversed(steps):
        if any(isinstance(happened, event.TurnEnded) for happened in step.events):
            break
        for happened in step.events:
            if isinstance(happened, event.Laid):
                tiles += 1
            elif isinstance(happened, event.LeftGame):
                gone += 1
            elif isinstance(happened, event.TokenPut):
                tokens[happened.mark] += 1
    height = tiles * heights["tile"] + sum(count * heights[mark] for mark, count in tokens.items())
    return Gains(tiles, {mark: count for mark, count in tokens.items() if count}, height, gone=gone)


def standing_of(view: LabyrinthState, seat: int) -> Gains:
    """What a seat's tower would be now, with crown or meeple on top."""
    tower = view.towers()[seat]
    tokens = {"shield": tower.shields, "treasure": tower.treasures, "dragon": tower.dragons}
    top = "crown" if tower.crowned else "meeple"
    return Gains(tower.tiles, {mark: count for mark, count in tokens.items() if count}, tower.height, top)


def draw_gains(
    kit: Kit, surface: pygame.Surface, gains: Gains, heights: Mapping[str, int], box: pygame.Rect, words: str,
    seat_colour: str, colour: str = theme.INK,
) -> None:  # fmt: skip
    """The millimetres large, and what they are made of; `words` is the key of their caption and of themselves."""
    px = kit.px
    parts = [(TILE, f"{gains.tiles}", gains.tiles * heights["tile"])] if gains.tiles else []
    parts += [(TOKEN_PICTURES[mark], f"{count}", count * heights[mark]) for mark, count in gains.tokens.items()]
    if gains.top:
        parts.append((f"pieces/{gains.top}-{seat_colour}.png", "", heights[gains.top]))
    gone = px(46) if gains.gone else 0
    line = min(px(LINE), (box.height - px(24) - px(44) - gone) // max(1, len(parts)))
    whole = px(24) + px(44) + line * len(parts) + gone
    room = pygame.Rect(box.x, box.centery - whole // 2, box.width, whole)
    caption, height, *places, last = rows(room, [px(24), px(44), *[line] * len(parts), gone])
    kit.type.draw(surface, kit.say(f"{words}.title"), CAPTION, caption, "center", "bottom")
    kit.type.draw(surface, kit.say(f"{words}.height", mm=gains.height), HEIGHT.tinted(colour), height, "center")
    for (picture, count, millimetres), place in zip(parts, places, strict=True):
        inner = anchored(place, (min(px(WIDEST), place.width), place.height))
        draw_count(kit, surface, picture, count, inner, min(ICON, line / kit.theme.unit), COUNT)
        kit.type.draw(surface, kit.say("hud.height", mm=millimetres), PART, inner, "right")
    if gone:
        kit.type.draw_block(surface, kit.say("table.gains.gone", n=gains.gone), CAPTION, last, "center", "middle")
