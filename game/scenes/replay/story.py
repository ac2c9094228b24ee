"""The log beside a replay: what happened up to the present step, the latest at the foot."""

from dataclasses import dataclass

import pygame

from game.engine.title import S
from game.scenes.replay.recording import ReplayMatch
from game.ui import theme
from game.ui.kit import Kit
from game.ui.theme import Style

WORDS = theme.Style(theme.Face.LABEL, 19, theme.INK_SOFT)
NOW = WORDS.tinted(theme.INK)
HEAD = theme.HEADING.sized(18)
BETWEEN, BEFORE_HEAD = 5, 12  # units


@dataclass(frozen=True)
class Passage:
    """A heading or what one step brought."""

    text: str
    style: Style
    gap: float
    latest: bool = False


def draw_story(kit: Kit, surface: pygame.Surface, box: pygame.Rect, match: ReplayMatch[S]) -> None:
    """As much of the story as the box holds, from the foot upwards."""
    pad, bottom = kit.px(10), box.bottom
    placed: list[tuple[Passage, pygame.Rect]] = []
    for passage in _passages(kit, match):
        width = box.width - 2 * pad
        height = kit.type.block_height(passage.text, passage.style, width)
        place = pygame.Rect(box.x + pad, bottom - height - kit.px(5), width, height)
        if place.top < box.top + kit.px(5):
            break
        placed.append((passage, place))
        bottom = place.top - kit.px(5) - kit.px(passage.gap)
    else:  # all of it has room: it begins at the head
        up = placed[-1][1].top - box.top - kit.px(5)
        for _, place in placed:
            place.move_ip(0, -up)
    for passage, place in placed:
        if passage.latest:
            plate = place.inflate(2 * pad, 2 * kit.px(5))
            surface.blit(kit.brush.rounded(plate.size, kit.px(7), theme.GLOW), plate)
            surface.blit(kit.brush.rounded(plate.size, kit.px(7), theme.INK, max(1.0, kit.theme.unit), 110), plate)
        kit.type.draw_block(surface, passage.text, passage.style, place)


def _passages(kit: Kit, match: ReplayMatch[S]) -> list[Passage]:
    """The story backwards."""
    say, seats, teller = kit.say, match.seats, match.game.rules.teller
    if not match.at:
        return [Passage(say("replay_scene.start"), NOW, BETWEEN, latest=True)]
    passages = []
    for turn in reversed([turn for turn in match.turns if turn.start < match.at]):
        for at in range(min(turn.end, match.at), turn.start, -1):
            sentences = [teller.event(say, happened, seats) for happened in match.steps[at - 1].events]
            told = [sentence for sentence in sentences if sentence]
            if told:
                latest = at == match.at
                passages.append(Passage(" ".join(told), NOW if latest else WORDS, BETWEEN, latest))
        passages.append(
            Passage(say("replay_scene.turn_of", name=seats[turn.seat].name, turn=turn.number), HEAD, BEFORE_HEAD)
        )
    return passages
