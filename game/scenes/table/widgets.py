"""Widgets of the landscape table: the tabs of the landscapes, and the tiles in the tray."""

from collections.abc import Callable

import pygame

from game.engine.session import Seat
from game.scenes.land_view import draw_tile
from game.scenes.player_names import draw_name
from game.scenes.tile_faces import TileFaces
from game.ui import theme
from game.ui.emblems import emblem_of
from game.ui.intents import Confirm, Intent, Pos
from game.ui.kit import Kit
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import draw_ring
from game.ui.widgets.choice import draw_swatch

NAME = theme.STRONG.sized(19)
AROUND_NAME = 52  # units of a tab that its emblem and the margins take
NUMBER = theme.Style(theme.Face.LABEL_BOLD, 17, theme.INK_SOFT)


class LandTab(Widget):
    """A tab with a player's emblem and name; pressed, it shows the player's landscape."""

    focusable = True

    def __init__(self, kit: Kit, number: int, seat: Seat, pressed: Callable[[int], object]) -> None:
        super().__init__(
            kit, f"seat-{number}", tip=kit.say("table.tab", name=seat.name), binding="landscapes", group="lands"
        )
        self.number = number
        self.seat = seat
        self.pressed = pressed
        self.shown = False
        self.style = NAME

    def size(self) -> tuple[int, int]:
        return self.kit.type.measure(self.seat.name, NAME)[0] + self.kit.px(AROUND_NAME + 6), self.kit.px(40)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        kit, px = self.kit, self.kit.px
        radius = px(9)
        fill = theme.PARCHMENT if self.shown else "#E9DDBD" if look.hover else "#B7A67F"
        kit.brush.shadow(surface, self.box, radius, px(6 if self.shown else 3))
        surface.blit(kit.brush.rounded(self.box.size, radius, fill), self.box)
        line = max(1.0, kit.theme.unit)
        surface.blit(kit.brush.rounded(self.box.size, radius, theme.INK, line, 150 if self.shown else 90), self.box)
        side = px(26)
        swatch = draw_swatch(kit, side, theme.SEAT_COLOURS[self.seat.colour], emblem_of(self.seat.colour))
        place = swatch.get_rect(midleft=(self.box.x + px(9), self.box.centery))
        surface.blit(swatch, place)
        room = pygame.Rect(place.right + px(8), self.box.y, 0, self.box.height)
        room.width = self.box.right - px(8) - room.x
        draw_name(kit, surface, self.seat.name, self.style, room)
        if look.focus:
            draw_ring(kit, surface, self.box)

    def take(self, intent: Intent) -> bool:
        if isinstance(intent, Confirm):
            self.pressed(self.number)
            return True
        return False

    def click(self, pos: Pos) -> None:
        self.pressed(self.number)


class TrayTile(Widget):
    """One of the tiles to lay, in small; pointed out by a click or by the focus, it is the one in hand."""

    focusable = True

    def __init__(self, kit: Kit, number: int, faces: TileFaces, chosen: Callable[[int], object]) -> None:
        super().__init__(kit, f"tray-{number}", tip=kit.say("table.tray.tip"), group="tray")
        self.number = number
        self.faces = faces
        self.chosen = chosen
        self.tile: int | None = None
        self.turn = 0
        self.colour = ""
        self.lit = False
        self.numbered = False

    def show(self, tile: int | None, turn: int, colour: str, lit: bool, numbered: bool) -> None:
        """Hold another tile, or none."""
        self.tile, self.turn, self.colour, self.lit, self.numbered = tile, turn, colour, lit, numbered
        self.visible = tile is not None

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        assert self.tile is not None, "an empty place in the tray is not drawn"
        kit, px = self.kit, self.kit.px
        radius = px(6)
        if self.lit and self.numbered:
            kit.brush.halo(surface, self.box, radius, px(8), theme.HALO, 255)
        draw_tile(self.faces, surface, self.box, self.tile, self.turn, self.colour)
        line = max(1.5, (2.4 if self.lit or look.hover else 1.0) * kit.theme.unit)
        if self.numbered:
            colour = theme.GLOW if self.lit or look.hover else theme.INK_SOFT
            surface.blit(kit.brush.rounded(self.box.size, radius, colour, line), self.box)
            self._draw_number(surface)
        if look.focus:
            draw_ring(kit, surface, self.box, 8)

    def _draw_number(self, surface: pygame.Surface) -> None:
        kit = self.kit
        side = kit.px(22)
        disc = pygame.Rect(self.box.right - side + kit.px(5), self.box.bottom - side + kit.px(5), side, side)
        surface.blit(kit.brush.circle(side, theme.INK if self.lit else theme.INK_SOFT), disc)
        surface.blit(
            kit.brush.circle(side - 2, theme.GLOW if self.lit else theme.PARCHMENT_SHADE), disc.inflate(-2, -2)
        )
        kit.type.draw(surface, f"{self.number + 1}", NUMBER.tinted(theme.INK), disc, "center")

    def hint(self) -> str:
        return f"{self.tip}  ({self.number + 1})" if self.numbered else ""

    def focused(self, on: bool) -> None:
        if on:
            self.chosen(self.number)

    def click(self, pos: Pos) -> None:
        self.chosen(self.number)
