"""The players at the table: a card each, with what they have, how high their tower stands, and their landscape."""

from typing import NamedTuple

import pygame

from game.engine.labyrinth.state import LabyrinthState
from game.engine.labyrinth.tower import Tower
from game.engine.session import Seat
from game.scenes.hud.counts import draw_count
from game.scenes.land_view import draw_thumbnail
from game.scenes.navigator import Navigator
from game.scenes.player_names import draw_name, style_of_names
from game.ui import theme
from game.ui.backdrop import cut_felt
from game.ui.intents import Confirm, Intent, Pos
from game.ui.layout import columns, inset, rows
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import draw_ring
from game.ui.widgets.panel import draw_panel, draw_plate, draw_rule

NAME = theme.HEADING.sized(22)
COUNT = theme.FIGURE.sized(20)
MILLIMETRES = theme.FIGURE.sized(19)
QUEST = theme.STRONG.sized(18)
QUEST_LABEL = theme.NOTE.sized(16)
LOWEST_SCALE = 60  # millimetres: a bar is full at this height or at the highest tower's
TALLEST_CARD = 330
LOW_CARD = 160
LEAST_LAND = 32  # where a landscape would be lower, the name leads to it
NEARLY = 0.85  # as much to see of the landscape is enough below the height, where there is more calm
NUMBERS = (0.36, 88, 130)  # beside a landscape: share of a card, least and most, in units


class Parts(NamedTuple):
    """Where everything stands on a card."""

    name: pygame.Rect  # with the figure before it
    sign: pygame.Rect  # of a computer player
    counts: tuple[pygame.Rect, ...]
    height: pygame.Rect
    bar: pygame.Rect
    land: pygame.Rect

    @property
    def seen(self) -> int:
        """How much there is to see of the landscape."""
        return min(self.land.size)


class LabyrinthPlayers:
    """The panel of all cards."""

    def __init__(self, navigator: Navigator[LabyrinthState]) -> None:
        self.navigator = navigator
        self.kit = navigator.kit
        self.thumbnails = [Thumbnail(navigator, seat) for seat in range(len(navigator.match.seats))]
        self.heights = [Height(navigator, seat) for seat in range(len(navigator.match.seats))]
        self.box = pygame.Rect(0, 0, 0, 0)
        self._cards: list[pygame.Rect] = []
        self._quest = pygame.Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> list[Widget]:
        return [widget for pair in zip(self.heights, self.thumbnails, strict=True) for widget in pair]

    def layout(self, box: pygame.Rect) -> None:
        """As high as the cards need, at most the box."""
        px, seats = self.kit.px, len(self.thumbnails)
        pad, gap, quest = px(10), px(8), px(42)
        room = box.height - 2 * pad - quest - gap * seats
        height = min(room // seats, px(TALLEST_CARD))
        self.box = pygame.Rect(box.x, box.y, box.width, (height + gap) * seats + quest + 2 * pad)
        *self._cards, self._quest = rows(inset(self.box, pad), [*[height] * seats, quest], gap)
        for card, height_, thumbnail in zip(self._cards, self.heights, self.thumbnails, strict=True):
            parts = self._parts(card)
            height_.place(parts.height)
            thumbnail.place(parts.land)
            thumbnail.bare = parts.land is parts.name

    def draw(self, surface: pygame.Surface) -> None:
        """Everything but heights and thumbnails, which are widgets."""
        draw_panel(self.kit, surface, self.box)
        towers = self.navigator.match.view.towers()
        scale = max(LOWEST_SCALE, *(tower.height for tower in towers))
        for seat, card in enumerate(self._cards):
            self._draw_card(surface, seat, card, towers[seat], scale)
        self._draw_quest(surface)

    def boxes(self) -> dict[str, pygame.Rect]:
        """The panel and its cards by name."""
        return {"players": self.box.copy()} | {f"player-{seat}": card for seat, card in enumerate(self._cards)}

    def _parts(self, card: pygame.Rect) -> Parts:
        """Where everything stands on a card: the landscape below the height of the tower or beside it."""
        beside, below = self._beside(card), self._below(card)
        if card.height >= self.kit.px(LOW_CARD) and below.seen >= NEARLY * beside.seen:
            return below
        return beside if beside.seen >= self.kit.px(LEAST_LAND) else self._bare(card)

    def _below(self, card: pygame.Rect) -> Parts:
        px = self.kit.px
        head, counts, tower, land = rows(inset(card, px(8)), [px(40), px(26), px(22), -1], px(5))
        name, sign = columns(head, [-1, px(24)], px(4))
        bar, height = columns(tower, [-1, px(88)], px(6))
        return Parts(name, sign, tuple(columns(counts, [-1] * 3)), height, bar, land)

    def _beside(self, card: pygame.Rect) -> Parts:
        px, low = self.kit.px, card.height < self.kit.px(LOW_CARD)
        inner = inset(card, px(8))
        head, counts, below = rows(inner, [px(30 if low else 40), px(24), -1], px(3))
        numbers, land = columns(below, [self.kit.theme.share(inner.width, *NUMBERS), -1], px(4))
        line = min(numbers.height / 3, px(17))
        height, bar = rows(numbers, [2 * line, line])
        sign = pygame.Rect(numbers.x, height.centery - px(9), px(18), px(18))
        left = sign.right + px(2)
        height = pygame.Rect(left, height.y, numbers.right - px(2) - left, height.height)
        return Parts(head, sign, tuple(columns(counts, [-1] * 3)), height, bar, land)

    def _bare(self, card: pygame.Rect) -> Parts:
        px = self.kit.px
        head, counts, tower = rows(inset(card, px(8)), [px(30), px(24), -1], px(3))
        name, sign = columns(head, [-1, px(24)], px(4))
        bar, height = columns(tower, [-1, px(88)], px(6))
        return Parts(name, sign, tuple(columns(counts, [-1] * 3)), height, bar, name)

    def _draw_card(self, surface: pygame.Surface, seat: int, card: pygame.Rect, tower: Tower, scale: int) -> None:
        kit, match = self.kit, self.navigator.match
        who = match.seats[seat]
        if seat == match.seat and not match.over:
            kit.brush.halo(surface, card, kit.px(8), kit.px(8), theme.HALO, 210)
            draw_plate(kit, surface, card, theme.GLOW, 210)
        elif seat and seat - 1 != match.seat:
            gap = kit.px(8)
            draw_rule(kit, surface, pygame.Rect(card.x + gap, card.y - gap, card.width - 2 * gap, gap))
        parts = self._parts(card)
        self._draw_name(surface, parts.name, who)
        if who.player != "person":
            sign = kit.pictures.get("icons/computer.png", parts.sign.width)
            surface.blit(sign, sign.get_rect(center=parts.sign.center))
        figures = (
            ("pieces/shield.png", tower.shields),
            ("pieces/token-treasure.png", tower.treasures),
            ("icons/landscape.png", tower.tiles),
        )
        for (picture, number), cell in zip(figures, parts.counts, strict=True):
            draw_count(kit, surface, picture, str(number), cell, 22, COUNT)
        self._draw_bar(surface, parts.bar, who.colour, tower.height / scale)

    def _draw_name(self, surface: pygame.Surface, box: pygame.Rect, who: Seat) -> None:
        figure = self.kit.pictures.get(f"pieces/meeple-{who.colour}.png", (0, box.height))
        surface.blit(figure, figure.get_rect(midleft=box.midleft))
        left = box.x + figure.width + self.kit.px(6)
        room = pygame.Rect(left, box.y, box.right - left, box.height)
        names = [seat.name for seat in self.navigator.match.seats]
        draw_name(self.kit, surface, who.name, style_of_names(self.kit, names, NAME, room.width), room)

    def _draw_bar(self, surface: pygame.Surface, box: pygame.Rect, colour: str, share: float) -> None:
        kit, px = self.kit, self.kit.px
        bar = pygame.Rect(box.x, box.centery - px(3), box.width, px(6))
        surface.blit(kit.brush.rounded(bar.size, px(3), theme.PARCHMENT_DARK), bar)
        full = max(bar.height, round(bar.width * share))
        surface.blit(kit.brush.rounded((full, bar.height), px(3), theme.SEAT_COLOURS[colour][1]), bar)

    def _draw_quest(self, surface: pygame.Surface) -> None:
        kit, view = self.kit, self.navigator.match.view
        line = kit.say(f"hud.quest.{view.crown.aim.id}", view.crown.id)
        if view.crown.solo:
            done = view.crown.aim.count(view.players[0])
            line = kit.say(f"hud.solo.{view.crown.aim.id}", line, n=view.crown.solo, done=done)
        box = self._quest.inflate(-kit.px(16), 0)
        draw_rule(kit, surface, pygame.Rect(box.x, box.y - kit.px(4), box.width, kit.px(2)))
        label, words = rows(box, [-2, -3])
        kit.type.draw(surface, kit.say("hud.for_crown"), QUEST_LABEL, label)
        kit.type.draw(surface, line, QUEST, words)


class Height(Widget):
    """How high a tower is now; where the crown is counted, it stands before the number."""

    def __init__(self, navigator: Navigator[LabyrinthState], seat: int) -> None:
        super().__init__(navigator.kit, f"height-{seat}")
        self.rule = "end"
        self.navigator = navigator
        self.seat = seat

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        kit, match = self.kit, self.navigator.match
        tower = match.view.towers()[self.seat]
        text = kit.say("unit.mm", n=tower.height)
        drawn = kit.type.draw(surface, text, MILLIMETRES, self.box, "right")
        if tower.crowned:
            side = min(kit.px(22), drawn.left - self.box.x)
            crown = kit.pictures.get(f"pieces/crown-{match.seats[self.seat].colour}.png", side)
            surface.blit(crown, crown.get_rect(midright=(drawn.left - kit.px(3), self.box.centery)))

    def hint(self) -> str:
        """Whether the crown is in it, which may go to somebody else before the end."""
        view = self.navigator.match.view
        if not view.towers()[self.seat].crowned:
            return self.kit.say("hud.tower.plain")
        return self.kit.say("hud.tower.met" if view.crown.solo else "hud.tower.crowned")


class Thumbnail(Widget):
    """A landscape in small, or where it is `bare` the name there; pressed, the landscape opens."""

    focusable = True
    bare = False

    def __init__(self, navigator: Navigator[LabyrinthState], seat: int) -> None:
        tip = navigator.kit.say("hud.landscape", name=navigator.match.seats[seat].name)
        super().__init__(navigator.kit, f"landscape-{seat}", tip=tip)
        self.rule = "extend"
        self.navigator = navigator
        self.seat = seat
        self._made: tuple[object, pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        if not self.bare:
            surface.blit(self._picture(), self.box)
        radius = self.kit.px(7)
        if look.hover:
            line = max(2.0, 2.4 * self.kit.theme.unit)
            surface.blit(self.kit.brush.rounded(self.box.size, radius, theme.GLOW, line), self.box)
        if look.focus:
            draw_ring(self.kit, surface, self.box)

    def take(self, intent: Intent) -> bool:
        if isinstance(intent, Confirm):
            self.navigator.visit(self.seat)
            return True
        return False

    def click(self, pos: Pos) -> None:
        self.navigator.visit(self.seat)

    def _picture(self) -> pygame.Surface:
        """The landscape on its cloth, made anew once it has grown."""
        landscape = self.navigator.match.view.landscapes()[self.seat]
        land = landscape.land
        key = (self.box.size, tuple(land.cells), tuple(land.tiles), tuple(land.turns), len(landscape.pieces))
        if self._made is None or self._made[0] != key:
            self._made = key, self._drawn()
        return self._made[1]

    def _drawn(self) -> pygame.Surface:
        match, size = self.navigator.match, self.box.size
        picture = cut_felt(self.kit, size, self.kit.px(7))
        inner = inset(picture.get_rect(), self.kit.px(4))
        colours = [seat.colour for seat in match.seats]
        draw_thumbnail(self.navigator.faces, picture, inner, match.view.landscapes()[self.seat], colours)
        return picture
