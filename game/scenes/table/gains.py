"""What a turn has brought, told once all is laid, and what a landscape that is looked at has brought so far."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine.labyrinth import happenings as event
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Step
from game.scenes.hud.figures import draw_figure
from game.scenes.table.slips import TOKENS
from game.ui import theme
from game.ui.kit import Kit
from game.ui.layout import rows

TILE = "icons/landscape.png"
CAPTION = theme.NOTE.sized(19)
HEIGHT = theme.FIGURE_BIG.sized(46)
WON = "#8A5A0B"  # gold on parchment
COUNT = theme.FIGURE.sized(24)


@dataclass(frozen=True)
class Gains:
    """How many tiles and tokens of each mark came into the landscape, and by how much its tower grew."""

    tiles: int
    tokens: dict[str, int]
    height: int


def gains_of(steps: Sequence[Step[LabyrinthState]], view: LabyrinthState) -> Gains:
    """The gains of the present seat since its turn began. A crown won or lost meanwhile is not counted."""
    heights = view.box.heights
    tiles, tokens = 0, dict.fromkeys(TOKENS, 0)
    for step in reversed(steps):
        if any(isinstance(happened, event.TurnEnded) for happened in step.events):
            break
        for happened in step.events:
            if isinstance(happened, event.Laid):
                tiles += 1
            elif isinstance(happened, event.TokenPut):
                tokens[happened.mark] += 1
    height = tiles * heights["tile"] + sum(count * heights[mark] for mark, count in tokens.items())
    return Gains(tiles, {mark: count for mark, count in tokens.items() if count}, height)


def standing_of(view: LabyrinthState, seat: int) -> Gains:
    """What a seat's tower would be now; whatever stands on top is in its height."""
    tower = view.towers()[seat]
    tokens = {"shield": tower.shields, "treasure": tower.treasures, "dragon": tower.dragons}
    return Gains(tower.tiles, {mark: count for mark, count in tokens.items() if count}, tower.height)


def draw_gains(
    kit: Kit, surface: pygame.Surface, gains: Gains, box: pygame.Rect, words: str, colour: str = theme.INK
) -> None:
    """A caption, the millimetres large, and what they are made of; `words` is the key of the first two."""
    caption, height, figures = rows(box, [-1, -2, -1.4])
    kit.type.draw(surface, kit.say(f"{words}.title"), CAPTION, caption, "center", "bottom")
    kit.type.draw(surface, kit.say(f"{words}.height", mm=gains.height), HEIGHT.tinted(colour), height, "center")
    parts = [(TILE, gains.tiles), *((TOKENS[mark], count) for mark, count in gains.tokens.items())]
    width = min(kit.px(76), figures.width // len(parts))
    left = figures.centerx - width * len(parts) // 2
    for number, (picture, count) in enumerate(parts):
        place = pygame.Rect(left + number * width + kit.px(8), figures.y, width - kit.px(8), figures.height)
        draw_figure(kit, surface, picture, f"{count}", place, style=COUNT)
