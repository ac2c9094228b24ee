"""The shelf on which the towers stand: evening light, a plank, the rule beside them, and the towers themselves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.engine.labyrinth.components import Components
from game.engine.session import Seat
from game.scenes.labyrinth.results.stacks import Piece, landed
from game.scenes.player_names import draw_name, style_of_names
from game.ui import theme
from game.ui.backdrop import draw_table
from game.ui.brush import clear_surface
from game.ui.emblems import emblem_of
from game.ui.kit import Kit
from game.ui.layout import columns
from game.ui.widgets.choice import draw_swatch

TOWER_WIDTH = 172  # units, at most
BODY = {"tile": 1.0, "shield": 0.56, "treasure": 0.56, "dragon": 0.56}
"""Widths of pieces in parts of a tile's."""
PICTURES = {
    "tile": "pieces/stack-tile.png",
    "shield": "pieces/stack-shield.png",
    "treasure": "pieces/stack-treasure.png",
    "dragon": "pieces/stack-treasure.png",
}
PLANK, PLATE, HEAD = 26, 62, 60  # units: the plank's edge, the names below it, the room for the number above a tower
RULE = 62
STRIP = 250  # at most
SWATCH = 30
DROP = 58  # units that a piece falls
CROWN_SHAPE = 1.2  # width to height: side by side crowns must not touch
LONE_CROWN = 0.92  # one alone may reach over its neighbours
LEAST_RANGE = 60  # millimetres that the rule shows at least
MILLIMETRES = theme.FIGURE_BIG.sized(34).tinted(theme.GLOW)
UNIT_MARK = theme.Style(theme.Face.LABEL, 19, "#E9D9B0")
NAME = theme.HEADING.sized(24).tinted(theme.GLOW)
BAND = theme.LABEL
VERDICT = theme.Style(theme.Face.LABEL_BOLD, 21)
TICK = theme.Style(theme.Face.LABEL_BOLD, 16, theme.INK)


@dataclass(frozen=True)
class Band:
    """A part of the solo measuring strip: from how many millimetres on it holds, and its words (L20)."""

    foot: int
    words: str


def bands_of(box: Components, words: Callable[[int], str] = lambda number: "") -> tuple[Band, ...]:
    """The parts of the strip: above a meeple, as high as so many tiles."""
    meeple, tile = box.heights["meeple"], box.heights["tile"]
    return tuple(Band(meeple + step * tile, words(number)) for number, step in enumerate(box.strip))


class Shelf:
    """Draws the towers at a time. `scale` is pixels per millimetre, `ground` the pixel row they stand on."""

    def __init__(
        self, kit: Kit, seats: Sequence[Seat], stacks: Sequence[Sequence[Piece]], bands: Sequence[Band]
    ) -> None:
        self.kit = kit
        self.seats = seats
        self.stacks = stacks
        self.bands = bands
        self.box = pygame.Rect(0, 0, 1, 1)
        self.ground = 0
        self.scale = 1.0
        self.range = LEAST_RANGE
        self._columns: list[pygame.Rect] = []
        self._rule = self._strip = pygame.Rect(0, 0, 0, 0)

    def layout(self, box: pygame.Rect) -> None:
        """Everything inside a box, as high as it allows."""
        px = self.kit.px
        self.box = box
        self.ground = box.bottom - px(PLANK) - px(PLATE)
        top = max(stack[-1].top for stack in self.stacks)
        highest = max(top, self.bands[-1].foot + 8 if self.bands else 0, LEAST_RANGE)
        self.range = -(-highest // 10) * 10
        left, right = box.x + px(22), box.right - px(16)
        strip = px(min(STRIP, 0.46 * box.width / self.kit.theme.unit)) if self.bands else 0
        middle = pygame.Rect(left + px(RULE) + px(12), box.top, 0, box.height)
        middle.width = right - strip - px(8) - middle.x
        self._columns = columns(middle, [-1] * len(self.seats), px(6))
        crowns = [stack[-1].kind for stack in self.stacks].count("crown")
        widest = max(stack[-1].height for stack in self.stacks) * (CROWN_SHAPE if crowns > 1 else LONE_CROWN)
        self.scale = min((self.ground - box.top - px(HEAD) - px(14)) / self.range, self._columns[0].width / widest)
        top = self.row(self.range)
        self._rule = pygame.Rect(left, top - px(12), px(RULE), self.ground - top + px(12))
        self._strip = pygame.Rect(right - strip, top, strip, self.ground - top)

    def row(self, millimetres: float) -> int:
        """The pixel row at a height."""
        return self.ground - round(millimetres * self.scale)

    def tower(self, seat: int) -> pygame.Rect:
        """Where a finished tower stands."""
        width, stack, column = self._width(), self.stacks[seat], self._columns[seat]
        top = self.row(stack[-1].top)
        return pygame.Rect(column.centerx - width // 2, top, width, self.ground - top)

    def boxes(self) -> dict[str, pygame.Rect]:
        """Towers, rule and strip by name."""
        found = {f"tower-{seat}": self.tower(seat) for seat in range(len(self.seats))} | {"rule": self._rule.copy()}
        return found | ({"strip": self._strip.copy()} if self.bands else {})

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Backdrop, plank, rule and names: all that stands still."""
        kit = self.kit
        kit.brush.shadow(surface, self.box, kit.px(12), kit.px(9))
        plank = self.ground - self.box.top
        surface.blit(
            kit.brush.kept(("shelf", self.box.size, plank), lambda: _backdrop(kit, self.box.size, plank)), self.box
        )
        self._draw_rule(surface)
        room = self._columns[0].width - kit.px(SWATCH + 10)
        style = style_of_names(kit, [seat.name for seat in self.seats], NAME, room)
        for seat, column in zip(self.seats, self._columns, strict=True):
            self._draw_name(surface, seat, column, style)

    def draw(self, surface: pygame.Surface, time: float, winners: Sequence[int], glory: float, verdict: int) -> None:
        """The towers at a time; `glory` from 0 to 1 lets the winners shine."""
        if self.bands:
            self._draw_strip(surface, verdict, glory)
        for number, stack in enumerate(self.stacks):
            if number in winners and glory > 0:
                self._draw_glory(surface, self.tower(number), glory)
            self._draw_tower(surface, number, stack, time)

    def _width(self) -> int:
        return min(self.kit.px(TOWER_WIDTH), round(self._columns[0].width * 0.72))

    def _draw_tower(self, surface: pygame.Surface, number: int, stack: Sequence[Piece], time: float) -> None:
        column, height = self._columns[number], landed(stack, time)
        if height:
            self._draw_shadow(surface, column.centerx, stack, time)
        colour = self.seats[number].colour
        for index, piece in enumerate(stack):
            fallen = piece.fallen(time)
            if fallen <= 0:
                continue
            image = self._picture(piece, colour)
            place = image.get_rect(midbottom=(column.centerx + self._sway(index, piece), self.row(piece.foot)))
            place.y -= round((1 - fallen * fallen) * self.kit.px(DROP))
            if fallen < 1:
                image = image.copy()
                image.set_alpha(round(255 * min(1.0, 2.5 * fallen)))
            surface.blit(image, place)
        rest = stack[-1].fallen(time)
        self._draw_height(surface, column, height, round((1 - rest) * self.kit.px(DROP + 16)))

    def _picture(self, piece: Piece, colour: str) -> pygame.Surface:
        """A piece exactly as high as it is in millimetres, from foot to foot."""
        height = self.row(piece.foot) - self.row(piece.top)
        if piece.kind in BODY:
            width = round(self._width() * BODY[piece.kind])
            return self._cut(PICTURES[piece.kind], (width, max(3, height + 1)))
        return self._cut(f"pieces/tower-{piece.kind}-{colour}.png", (0, height))

    def _cut(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A picture without its empty rim, at a size."""

        def make() -> pygame.Surface:
            whole = self.kit.pictures.get(name, (256, 0) if size[0] else (0, 256))
            inner = whole.subsurface(whole.get_bounding_rect(min_alpha=40))
            width = size[0] or max(1, round(inner.width * size[1] / inner.height))
            return pygame.transform.smoothscale(inner, (width, size[1]))

        return self.kit.brush.kept(("piece", name, size), make)

    def _sway(self, index: int, piece: Piece) -> int:
        """Nobody stacks quite straight."""
        if piece.kind not in BODY:
            return 0
        return round(self._width() * 0.014 * ((index * 7919 + len(piece.kind)) % 5 - 2) / 2)

    def _draw_shadow(self, surface: pygame.Surface, x: int, stack: Sequence[Piece], time: float) -> None:
        """On the wall behind, to the right, as the light comes from the left."""
        body = [piece for piece in stack if piece.kind in BODY and piece.fallen(time) >= 1]
        for kind, wide in (("tile", 1.0), ("other", BODY["shield"])):
            part = [piece for piece in body if (piece.kind == "tile") == (kind == "tile")]
            if not part:
                continue
            top, foot = self.row(part[-1].top), self.row(part[0].foot)
            box = pygame.Rect(0, top, round(self._width() * wide), foot - top)
            box.left = round(x - box.width / 2 + self.kit.px(12))
            blur = max(3, self.kit.px(9))
            small = (max(2, box.width // 4), max(2, box.height // 4))
            soft = self.kit.brush.soft(small, 1, max(2, blur // 3), "#0D0703", 150)
            grown = (soft.width * 4, soft.height * 4)
            clip = surface.get_clip()
            surface.set_clip(pygame.Rect(self.box.x, self.box.y, self.box.width, self.ground - self.box.y).clip(clip))
            surface.blit(
                pygame.transform.smoothscale(soft, grown), (box.centerx - grown[0] // 2, box.centery - grown[1] // 2)
            )
            surface.set_clip(clip)

    def _draw_glory(self, surface: pygame.Surface, tower: pygame.Rect, glory: float) -> None:
        kit = self.kit
        box = tower.inflate(kit.px(40), kit.px(30))
        small = (max(2, box.width // 6), max(2, box.height // 6))
        soft = kit.brush.soft(small, min(small) // 2, max(3, kit.px(60) // 6), "#F0B849", 130)
        light = pygame.transform.smoothscale(soft, (soft.width * 6, soft.height * 6))
        light.set_alpha(round(255 * glory))
        clip = surface.get_clip()
        surface.set_clip(pygame.Rect(self.box.x, self.box.y, self.box.width, self.ground - self.box.y).clip(clip))
        surface.blit(light, light.get_rect(center=box.center))
        surface.set_clip(clip)

    def _draw_height(self, surface: pygame.Surface, column: pygame.Rect, height: int, above: int) -> None:
        """The number floats above what still falls, and comes to rest on the finished tower."""
        if not height:
            return
        kit = self.kit
        number, unit = kit.type.line(f"{height}", MILLIMETRES), kit.type.line(kit.say("unit.name.mm"), UNIT_MARK)
        width = number.width + kit.px(6) + unit.width
        bottom = self.row(height) - kit.px(8) - above
        left = column.centerx - width // 2
        surface.blit(number, (left, bottom - number.height))
        surface.blit(unit, (left + number.width + kit.px(6), bottom - unit.height - kit.px(5)))

    def _draw_name(self, surface: pygame.Surface, seat: Seat, column: pygame.Rect, style: theme.Style) -> None:
        kit, px = self.kit, self.kit.px
        room = pygame.Rect(column.x, self.ground + px(PLANK), column.width, px(PLATE))
        swatch = draw_swatch(kit, px(SWATCH), theme.SEAT_COLOURS[seat.colour], emblem_of(seat.colour))
        width = min(room.width - swatch.width - px(10), kit.type.measure(seat.name, style)[0])
        left = room.centerx - (swatch.width + px(10) + width) // 2
        surface.blit(swatch, (left, room.centery - swatch.height // 2))
        place = pygame.Rect(left + swatch.width + px(10), room.y, width + 1, room.height)
        draw_name(kit, surface, seat.name, style, place)

    def _draw_rule(self, surface: pygame.Surface) -> None:
        """A wooden rule; long marks and numbers every ten millimetres."""
        kit, px, box = self.kit, self.kit.px, self._rule
        kit.brush.shadow(surface, box, px(5), px(5))
        surface.blit(kit.brush.rounded(box.size, px(4), "#D9B778"), box)
        surface.blit(kit.brush.rounded(box.size, px(4), theme.INK, max(1.0, kit.theme.unit), 170), box)
        for millimetre in range(0, self.range + 1, 2):
            long, middle = millimetre % 10 == 0, millimetre % 10 in (4, 6)
            length = px(20 if long else 8 if middle else 12)
            thick = max(1, px(1.6 if long else 1))
            surface.fill(theme.INK, (box.right - length - px(2), self.row(millimetre) - thick // 2, length, thick))
            if long and millimetre:
                label = pygame.Rect(box.x + px(5), 0, box.width - px(30), px(20))
                label.centery = self.row(millimetre)
                kit.type.draw(surface, f"{millimetre}", TICK, label, "right")

    def _draw_strip(self, surface: pygame.Surface, verdict: int, glory: float) -> None:
        """The solo measuring strip: bands with our words, the one reached shines."""
        kit, px = self.kit, self.kit.px
        tops = [band.foot for band in self.bands[1:]] + [self.range]
        for number, (band, top) in enumerate(zip(self.bands, tops, strict=True)):
            foot_row = self.row(band.foot) if number else self.ground
            box = pygame.Rect(self._strip.x, self.row(top), self._strip.width, foot_row - self.row(top) - px(3))
            reached = number == verdict and glory > 0
            if reached:
                kit.brush.halo(surface, box, px(6), px(10), "#F0B849", round(230 * glory))
            fill = theme.GLOW if reached else theme.PARCHMENT_SHADE if number < verdict else theme.PARCHMENT_DARK
            surface.blit(kit.brush.rounded(box.size, px(5), fill, alpha=255 if reached else 205), box)
            inner = box.inflate(-2 * px(10), -px(2))
            mark = kit.type.line(f"{band.foot if number else 0}", TICK)
            widest = kit.type.measure("188", TICK)[0]  # so that all words begin on one line
            surface.blit(mark, (inner.x, box.bottom - mark.height - px(1)))
            inner.width -= widest + px(8)
            inner.x += widest + px(8)
            if band.words:
                kit.type.draw_block(surface, band.words, VERDICT if reached else BAND, inner, valign="middle")


def _backdrop(kit: Kit, size: tuple[int, int], plank: int) -> pygame.Surface:
    """A warm dark wall with evening light from the left, and the plank's edge."""
    wall = pygame.Surface(size, pygame.SRCALPHA)
    small = pygame.Surface((32, 24))
    for x in range(32):
        for y in range(24):
            far = min(1.0, ((x / 32 - 0.18) ** 2 * 0.9 + (y / 24 - 0.12) ** 2) ** 0.5)
            light = (1 - far) ** 1.6
            small.set_at((x, y), (round(38 + 92 * light), round(25 + 62 * light), round(16 + 34 * light)))
    wall.blit(pygame.transform.smoothscale(small, size), (0, 0))
    lower = pygame.Rect(0, plank, size[0], size[1] - plank)
    draw_table(kit, wall.subsurface(lower))
    edge = kit.px(PLANK)
    dark = clear_surface((size[0], lower.height - edge))
    dark.fill((18, 10, 5, 150))
    wall.blit(dark, (0, plank + edge))
    wall.fill("#7A5A34", (0, plank, size[0], max(1, kit.px(2))), special_flags=pygame.BLEND_RGB_ADD)
    wall.fill("#120A05", (0, plank + edge - max(1, kit.px(2)), size[0], max(1, kit.px(2))))
    radius, line = kit.px(12), max(2.0, 2.5 * kit.theme.unit)
    wall.blit(kit.brush.rounded(size, radius, "#FFFFFF", keep=False), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    wall.blit(kit.brush.rounded(size, radius, theme.NIGHT, line, 190, keep=False), (0, 0))
    return wall
