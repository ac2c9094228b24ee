"""What the panel of the turn tells about the board: what a push brings, or what a walk leads to."""

import pygame

from game.scenes.tile_faces import TileFaces
from game.ui import theme
from game.ui.kit import Kit
from game.ui.layout import rows

CAPTION = theme.Style(theme.Face.LABEL, 19, theme.INK_SOFT)
ADVICE = theme.STRONG.sized(19).tinted("#7A4E08")
NUMBER = theme.FIGURE.sized(26)


def draw_push_note(
    kit: Kit, surface: pygame.Surface, box: pygame.Rect, faces: TileFaces, out: int, turn: int, reach: int
) -> None:
    """The tile that would fall out, and how many places could be reached."""
    words = _with_tile(kit, surface, box, faces, out, turn)
    title, first, second = rows(words, [-1, -1, -1])
    kit.type.draw(surface, kit.say("board.push.title"), theme.STRONG.sized(20), title)
    kit.type.draw(surface, kit.say("board.push.out"), CAPTION, first)
    _draw_reach(kit, surface, second, "board.push.reach", reach)


def draw_walk_note(kit: Kit, surface: pygame.Surface, box: pygame.Rect, reach: int, found: bool) -> None:
    """How far one can walk, and whether the treasure is among it."""
    title, first, second = rows(box, [-1, -1, -1])
    kit.type.draw(surface, kit.say("board.walk.title"), theme.STRONG.sized(20), title)
    _draw_reach(kit, surface, first, "board.walk.reach", reach)
    if found:
        kit.type.draw(surface, kit.say("board.walk.found"), theme.STRONG.sized(19), second)


def draw_advice(kit: Kit, surface: pygame.Surface, box: pygame.Rect, words: str) -> None:
    """What a strong player would do and why."""
    kit.type.draw_block(surface, words, ADVICE, box, "center", "middle")


def draw_hint(kit: Kit, surface: pygame.Surface, box: pygame.Rect, words: str) -> None:
    """A sentence where there is nothing to tell yet."""
    kit.type.draw_block(surface, words, theme.NOTE, box, "center", "middle")


def _with_tile(
    kit: Kit, surface: pygame.Surface, box: pygame.Rect, faces: TileFaces, tile: int, turn: int
) -> pygame.Rect:
    """Draws a tile at the right and returns the room that is left."""
    size = box.height - kit.px(4)
    place = pygame.Rect(box.right - size, box.centery - size // 2, size, size)
    shadow, (east, south) = faces.shadow(size)
    surface.blit(shadow, place.move(east, south))
    surface.blit(faces.face(tile, turn, size), place)
    return pygame.Rect(box.x, box.y, place.x - kit.px(12) - box.x, box.height)


def _draw_reach(kit: Kit, surface: pygame.Surface, box: pygame.Rect, words: str, reach: int) -> None:
    """The number and what it counts, in the same size whatever the number is."""
    number, gap = kit.type.draw(surface, str(reach), NUMBER, box), kit.px(8)
    room = pygame.Rect(0, 0, box.width - kit.type.measure("88", NUMBER)[0] - gap, box.height)
    style = min((kit.type.fitted_line(kit.say(words, n=n), CAPTION, room.width) for n in (1, 88)), key=lambda s: s.size)
    room.topleft = number.right + gap, box.y
    kit.type.draw(surface, kit.say(words, n=reach), style, room)
