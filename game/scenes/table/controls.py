"""What stands around the mat: the hud with the tile in hand and the tray, the bar's buttons, the tabs."""

from functools import partial
from typing import Generic, Protocol

import pygame

from game.engine.land import Land
from game.engine.title import S
from game.play.teller import LogSpot
from game.scenes.hud.hud import Hud
from game.scenes.match import Match
from game.scenes.navigator import Navigator
from game.scenes.player_names import style_of_names
from game.scenes.table.cameras import LandCameras
from game.scenes.table.gains import WON, draw_gains, gains_of, standing_of
from game.scenes.table.mat import Mat, draw_mat
from game.scenes.table.tray import Tray
from game.scenes.table.widgets import AROUND_NAME, NAME, LandTab, TrayTile
from game.ui import theme
from game.ui.kit import Kit
from game.ui.layout import flow
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Manner

MOST_TILES = 2
ROOM_FOR_WORDS = 96  # units: with less beside the tray the prompt alone must do
TRAY_LINE = theme.Style(theme.Face.LABEL, 19, theme.INK_SOFT)


class Table(Protocol[S]):
    """What the controls need of the table scene."""

    kit: Kit
    navigator: Navigator[S]
    match: Match[S]
    hud: Hud[S]
    mat: Mat
    tray: Tray
    cameras: LandCameras
    shown: int
    visiting: int | None

    @property
    def land(self) -> Land: ...

    @property
    def owner(self) -> int: ...

    @property
    def away(self) -> bool: ...

    @property
    def in_hand(self) -> int | None: ...

    def prompt(self) -> str: ...

    def show(self, number: int) -> None: ...

    def choose(self, number: int) -> None: ...

    def undo(self) -> None: ...

    def redo(self) -> None: ...

    def back(self) -> None: ...

    def put_aside(self) -> None: ...

    def end_turn(self) -> None: ...


class TableControls(Generic[S]):
    """Widgets of the table scene. `legal` are the cells where the tile in hand may lie in some turn."""

    def __init__(self, scene: Table[S]) -> None:
        self.scene = scene
        self.kit = scene.kit
        self.view = pygame.Rect(0, 0, 1, 1)  # the mat without the tabs
        self.legal: tuple[int, ...] = ()
        seats, landscapes = scene.match.seats, scene.match.view.landscapes()
        self.tabs = [
            LandTab(self.kit, number, seats[landscape.seat], scene.show)
            for number, landscape in enumerate(landscapes)
            if landscape.seat is not None and len(landscapes) > 1
        ]
        self.tray = [TrayTile(self.kit, number, scene.navigator.faces, scene.choose) for number in range(MOST_TILES)]
        bar = scene.hud.bar
        self.undo = bar.tool("undo", "hud.undo", "undo", "undo", scene.undo)
        self.redo = bar.tool("redo", "hud.redo", "redo", "redo", scene.redo)
        self.back = bar.tool("back", "table.back", "back", "back", scene.back)
        look = scene.navigator.look_at
        self.boards = [
            bar.tool(name, f"table.{name}", name, "board", partial(look, LogSpot(name, ())))
            for name in scene.navigator.screen.visits
        ]
        self.fit = bar.tool("fit", "table.fit", "fit", "fit", self._fit)
        self.hint = scene.hud.add_tools()
        self.menu = bar.tool("menu", "hud.menu", "menu", "back", scene.navigator.pause)
        self.aside = bar.add_action("put-aside", "table.aside", "confirm", scene.put_aside)
        self.end = bar.add_action("end-turn", "hud.end_turn", "end_turn", scene.end_turn)
        self.skip = bar.add_action("skip", "hud.skip", "skip", scene.navigator.skip)
        self.aside.rule, self.end.rule = "known", "turn"
        for widget in (*self.tray, *self.tabs):
            widget.rule = "lay"

    @property
    def widgets(self) -> list[Widget]:
        """All widgets, in the order of the focus."""
        return [*self.tray, *self.scene.hud.widgets, *self.tabs]

    def layout(self) -> None:
        """Place the tabs on the mat's upper rim and the tray in the panel."""
        px, mat = self.kit.px, self.scene.mat.box
        sizes = [tab.size() for tab in self.tabs]
        room = mat.width - 2 * px(16) - px(6) * max(0, len(sizes) - 1)
        style = NAME
        if sum(width for width, _ in sizes) > room:
            sizes = [(room // len(sizes), height) for _, height in sizes]
            names = [tab.seat.name for tab in self.tabs]
            style = style_of_names(self.kit, names, NAME, sizes[0][0] - px(AROUND_NAME))
        strip = pygame.Rect(mat.x + px(16), mat.y + px(14), mat.width - 2 * px(16), px(40))
        for tab, box in zip(self.tabs, flow(strip, sizes, px(6)), strict=True):
            tab.place(box)
            tab.style = style
        self.view = mat.copy()
        if self.tabs:
            self.view.top = strip.bottom
            self.view.height = mat.bottom - strip.bottom
        free = self.scene.hud.panel.free
        side = min(free.height - px(10), px(74))
        for number, tile in enumerate(self.tray):
            tile.place(pygame.Rect(free.x + px(4) + number * (side + px(16)), free.centery - side // 2, side, side))

    def refresh(self) -> None:
        """Follow the scene."""
        scene = self.scene
        match, tray, chosen = scene.match, scene.tray, scene.in_hand
        land, colour = scene.land, match.seats[match.seat].colour
        self.legal = _legal(land, chosen)
        for number, place in enumerate(self.tray):
            tile = tray.tiles[number] if number < len(tray.tiles) > 1 else None
            turn = 0 if tile is None else tray.turn_of(tile)
            place.show(tile, turn, colour, number == tray.chosen, chosen is not None)
        for tab in self.tabs:
            tab.shown = tab.number == scene.shown
        shown = tray.tile if match.view.to_lay else None
        scene.hud.hand.show(shown, 0 if shown is None else tray.turn_of(shown), colour, chosen is not None)
        self.undo.enabled, self.redo.enabled = match.can_undo, match.can_redo
        self.undo.visible = self.redo.visible = scene.visiting is None
        self.back.visible = scene.away
        self.back.manner = Manner.PRIMARY if match.mine else Manner.QUIET
        self.menu.visible = scene.visiting is None
        for board in self.boards:
            board.visible = scene.visiting is None
        self.hint.visible = not scene.away
        self.skip.visible = scene.visiting is None and match.computers.deciding
        self.end.visible = scene.visiting is None and not self.skip.visible
        words = "hud.build" if match.progress.last else "hud.end_turn"
        scene.hud.bar.rename(self.end, words, n=len(match.seats))
        self.end.enabled = match.can_end
        self.end.manner = Manner.PRIMARY if match.can_end else Manner.PLAIN
        self.aside.visible = chosen is not None and not any(land.fits_anywhere(tile) for tile in tray.tiles)
        self.aside.manner = Manner.PRIMARY
        scene.hud.panel.prompt = scene.prompt()
        scene.hud.panel.about = scene.owner if match.over else None
        scene.hud.refresh()

    def draw_ground(self, surface: pygame.Surface) -> None:
        """All that stands still: table, panels, mat, and what the tray says."""
        self.scene.hud.draw_table(surface)
        self.scene.hud.draw_panels(surface)
        draw_mat(self.kit, surface, self.scene.mat.box)
        self._draw_tray(surface)
        if self.scene.hud.hand.tile is None:
            self._draw_gains(surface)

    def _draw_gains(self, surface: pygame.Surface) -> None:
        """Where the tile in hand would be: what the turn brought, or how the landscape stands that is looked at."""
        scene, match = self.scene, self.scene.match
        faces, unit = scene.navigator.faces, scene.navigator.screen.rules.unit
        colour, box = match.seats[scene.owner].colour, scene.hud.panel.middle
        if scene.away:
            draw_gains(faces, surface, standing_of(match.view, scene.owner), unit, box, "table.standing", colour)
        else:
            draw_gains(faces, surface, gains_of(match.steps), unit, box, "table.gains", colour, WON)

    def _draw_tray(self, surface: pygame.Surface) -> None:
        """What there is to know about laying, where somebody at this screen can lay a tile now."""
        kit, free, tray = self.kit, self.scene.hud.panel.free, self.scene.tray
        if not any(self.scene.land.fits_anywhere(tile) for tile in tray.tiles) or self.scene.in_hand is None:
            return
        if len(tray.tiles) == 1:
            kit.type.draw_block(surface, kit.say("table.tray.lights"), theme.NOTE, free, "center", "middle")
            return
        left = self.tray[len(tray.tiles) - 1].box.right + kit.px(18)
        room = pygame.Rect(left, free.y, free.right - left, free.height)
        if room.width >= kit.px(ROOM_FOR_WORDS):
            kit.type.draw_block(surface, kit.say("table.tray.left"), TRAY_LINE, room, valign="middle")

    def _fit(self) -> None:
        self.scene.cameras.fit(self.scene.shown, self.scene.land)


def _legal(land: Land, tile: int | None) -> tuple[int, ...]:
    if tile is None:
        return ()
    return tuple(cell for cell in sorted(land.demand) if land.fitting_turns(tile, cell))
