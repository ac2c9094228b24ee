"""The sheet beside the list: the chosen game with a larger picture, its players and its seed."""

from datetime import date

import pygame

from game.play.saved_games import SavedEntry, SavedGame
from game.play.words import Words
from game.scenes.dates import tell_moment
from game.scenes.load.game_list import tell_progress, title_of
from game.scenes.load.thumbnails import Thumbnails
from game.ui import theme
from game.ui.emblems import emblem_of
from game.ui.kit import Kit
from game.ui.layout import columns, rows
from game.ui.widgets.choice import draw_swatch
from game.ui.widgets.panel import draw_rule

TITLE = theme.HEADING.sized(25)
NAME = theme.STRONG.sized(20)
NOTE = theme.Style(theme.Face.LABEL, 19, theme.INK_SOFT)
PLAYER = 34  # units
ROOMY = 400  # high enough for four players below each other
SHAPE = 0.62  # of the picture: high to wide


def draw_sheet(
    kit: Kit,
    words: Words,
    surface: pygame.Surface,
    box: pygame.Rect,
    entry: SavedEntry,
    thumbnails: Thumbnails,
    today: date,
) -> None:
    """What there is to know of one entry."""
    px, say = kit.px, kit.say
    if not isinstance(entry, SavedGame):
        head, text = rows(box, [px(64), -1], px(8))
        kit.type.draw_block(surface, title_of(say, entry), TITLE, head, "center", "middle")
        kit.type.draw_block(surface, words.tell(entry.user_error), theme.BODY, text, "center")
        return
    seats = len(entry.seats)
    across = 2 if seats > 2 and box.height < px(ROOMY) else 1
    down = -(-seats // across)
    fixed = px(44) + px(PLAYER) * down + px(10) + 2 * px(28) + 5 * px(6)
    height = max(px(60), min(round(box.width * SHAPE), box.height - fixed))
    title, picture, players, rule, state, seed = rows(
        box, [px(44), height, px(PLAYER) * down, px(10), px(28), px(28)], px(6)
    )
    kit.type.draw(surface, title_of(say, entry), TITLE, title, "center")
    drawn = thumbnails.wish(entry, picture.size)
    if drawn is not None:
        surface.blit(drawn, picture)
    else:
        surface.blit(kit.brush.rounded(picture.size, px(7), theme.PARCHMENT_DARK), picture)
    cells = [cell for line in rows(players, [-1] * down) for cell in columns(line, [-1] * across, px(24))]
    for seat, line in zip(entry.seats, cells, strict=False):
        side = line.height - px(6)
        swatch = draw_swatch(kit, side, theme.SEAT_COLOURS[seat.colour], emblem_of(seat.colour))
        surface.blit(swatch, swatch.get_rect(midleft=line.midleft))
        icon = kit.pictures.get("icons/person.png" if seat.player == "person" else "icons/computer.png", side - px(4))
        surface.blit(icon, icon.get_rect(midright=line.midright))
        left = line.x + side + px(12)
        name = pygame.Rect(left, line.y, line.right - side - px(8) - left, line.height)
        kit.type.draw(surface, seat.name, NAME, name)
    draw_rule(kit, surface, rule)
    kit.type.draw(surface, tell_progress(say, entry), NOTE, state)
    kit.type.draw(surface, tell_moment(say, entry.changed, today), NOTE, state, "right")
    kit.type.draw(surface, say("load.seed", seed=entry.seed), NOTE, seed)
