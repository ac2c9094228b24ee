"""Callouts of parchment beside what they speak of: why a tile does not fit, and what a feature is worth."""

import pygame

from game.engine.land import Obstacle
from game.engine.ports import SIDES
from game.engine.title import total
from game.scenes.table.feature import Feature
from game.scenes.tile_faces import TileFaces
from game.ui import theme
from game.ui.kit import Kit
from game.ui.tooltip import hidden

TITLE = theme.STRONG.sized(21)
LINE = theme.Style(theme.Face.LABEL, 19, theme.INK_SOFT)
FIGURE = theme.FIGURE.sized(21)
REFUSED = "#C23A2A"
WIDEST = 300  # units
ICON = 30
PAD = 14
FAR = 0.03  # of a callout


def draw_reason(
    kit: Kit,
    surface: pygame.Surface,
    sentences: list[str],
    by: pygame.Rect,
    view: pygame.Rect,
    seen: list[pygame.Rect],
    accent_colour: str = REFUSED,
) -> pygame.Rect:
    """Why a tile does not fit there, or what a hint says of it; returns the callout's box."""
    text = "\n".join(sentences)
    widest = kit.px(WIDEST)
    lines = kit.type.wrap(text, LINE.tinted(theme.INK), widest)
    width = max(kit.type.measure(line, LINE)[0] for line in lines) + kit.px(2)
    height = kit.type.height(LINE) * len(lines)
    accent = kit.px(6)
    box = _beside(kit, by, (width + 2 * kit.px(PAD) + accent, height + 2 * kit.px(10)), view, seen)
    _draw_callout(kit, surface, box)
    bar = pygame.Rect(box.x + kit.px(8), box.y + kit.px(9), accent // 2 + 1, box.height - 2 * kit.px(9))
    surface.blit(kit.brush.rounded(bar.size, bar.width // 2, accent_colour), bar)
    inner = pygame.Rect(box.x + kit.px(PAD) + accent, box.y + kit.px(10), width, height)
    kit.type.draw_block(surface, text, LINE.tinted(theme.INK), inner)
    return box


def draw_feature(
    faces: TileFaces,
    surface: pygame.Surface,
    feature: Feature,
    unit: str,
    by: pygame.Rect,
    view: pygame.Rect,
    seen: list[pygame.Rect],
) -> pygame.Rect:
    """What a feature is, how open it is, and what it scores by which reckoning; returns the callout's box."""
    kit, region = faces.kit, feature.region
    say = kit.say
    title = say(f"table.feature.{region.kind}", n=len(region.tiles))
    state = say("table.feature.complete") if feature.complete else say("table.feature.open", n=len(feature.ends))
    score = say(f"unit.{unit}", n=total(feature.terms))
    score = say("table.feature.earned" if feature.complete else "table.feature.earns", score=score)
    if not feature.terms:
        score = say("table.feature.nothing" if not feature.complete else "table.feature.bare")
    counted = [(picture, f"{term.count}") for term in feature.terms if (picture := faces.icon(term.name))]
    step, pad = kit.type.height(LINE), kit.px(PAD)
    icons = sum(kit.px(ICON + 6) + kit.type.measure(count, FIGURE)[0] + kit.px(12) for _, count in counted)
    score_width = kit.type.measure(score, LINE)[0]
    width = max(kit.type.measure(title, TITLE)[0], kit.type.measure(state, LINE)[0], icons + score_width) + kit.px(2)
    row = max(step, kit.px(ICON)) if counted else step
    height = kit.type.height(TITLE) + step + row + kit.px(4)
    box = _beside(kit, by, (width + 2 * pad, height + 2 * kit.px(10)), view, seen)
    _draw_callout(kit, surface, box)
    x, y = box.x + pad, box.y + kit.px(10)
    kit.type.draw(surface, title, TITLE, pygame.Rect(x, y, width, kit.type.height(TITLE)))
    y += kit.type.height(TITLE)
    kit.type.draw(surface, state, LINE, pygame.Rect(x, y, width, step))
    y += step + kit.px(4)
    for picture, count in counted:
        image = kit.pictures.get(picture, kit.px(ICON))
        surface.blit(image, (x, y + (row - image.height) // 2))
        x += image.width + kit.px(6)
        drawn = kit.type.draw(surface, count, FIGURE, pygame.Rect(x, y, kit.px(60), row))
        x = drawn.right + kit.px(12)
    kit.type.draw(surface, score, LINE, pygame.Rect(x, y, box.right - kit.px(4) - x, row))
    return box


def sides_of(obstacles: tuple[Obstacle, ...]) -> tuple[int, ...]:
    """The sides that do not match."""
    return tuple(SIDES.index(obstacle.side) for obstacle in obstacles if obstacle.side)


def _draw_callout(kit: Kit, surface: pygame.Surface, box: pygame.Rect) -> None:
    radius = kit.px(8)
    kit.brush.shadow(surface, box, radius, kit.px(7))
    surface.blit(kit.brush.rounded(box.size, radius, theme.PARCHMENT), box)
    surface.blit(kit.brush.rounded(box.size, radius, theme.INK, max(1.0, kit.theme.unit), 150), box)


def _beside(
    kit: Kit, by: pygame.Rect, size: tuple[int, int], view: pygame.Rect, seen: list[pygame.Rect]
) -> pygame.Rect:
    """A box of a size near another, where it hides least of that and of what else is to be seen.

    It lies a tile further away only where it would hide more than a part of its own size nearby.
    """
    room = view.inflate(-2 * kit.px(8), -2 * kit.px(8))
    gap, worse = kit.px(14), size[0] * size[1] * FAR
    placed: list[tuple[float, pygame.Rect]] = []
    for away, cost in ((gap, 0.0), (gap + seen[0].width, worse)):
        across = (by.right + away, by.left - away - size[0], by.centerx - size[0] // 2)
        down = (by.centery - size[1] // 2, by.bottom + away, by.top - away - size[1])
        for place in (pygame.Rect(x, y, *size).clamp(room) for y in down for x in across):
            placed.append((cost + 8 * hidden(place, [by]) + hidden(place, seen), place))
    return min(placed, key=lambda each: each[0])[1]
