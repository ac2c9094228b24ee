"""A look at the board from log or landscape: a place that was spoken of flashes, any key goes back to the game."""

import math

import pygame

from game.engine.labyrinth.maze import board_cell
from game.engine.labyrinth.state import LabyrinthState
from game.engine.landscape import Cell
from game.scenes.hud.hud import Hud
from game.scenes.labyrinth.board.board_view import BoardView, Shown
from game.scenes.navigator import Navigator
from game.ui import theme
from game.ui.intents import Back, Click, Confirm, Intent, ShowBoard, ShowLog
from game.ui.scene import Scene
from game.ui.tween import Tween, linear

FLASHES, SECONDS = 3, 1.5
FAINT = 150  # what is left of the light once it has flashed


class BoardVisit(Scene):
    """The board as it is now, with light on some of its cells."""

    name = "board_visit"
    bindings = ("back", "board", "log")

    def __init__(self, navigator: Navigator[LabyrinthState], cells: tuple[Cell, ...] = ()) -> None:
        super().__init__(navigator.kit)
        self.navigator = navigator
        self.cells = cells
        self.hud = Hud(navigator, lambda quarters: None, lambda: None)
        self._back = self.hud.bar.add_action("back", "log.back", "back", navigator.stack.pop)
        self.look = BoardView(navigator, self.hud)
        self.form.fill([*self.hud.players.widgets, *self.hud.panel.widgets, self._back])
        self._light = 0.0
        self._begun = False

    def remade(self) -> Scene:
        return BoardVisit(self.navigator, self.cells)

    def resume(self) -> None:
        self.hud.refresh()
        self.hud.hand.show(None, 0)
        if not self._begun:
            self._begun = True
            self.moves.start(Tween(SECONDS, self._flash, linear))

    def out_of_sight(self) -> None:
        self.look.forget()

    def layout(self, size: tuple[int, int]) -> None:
        self.hud.refresh()
        self.hud.layout()
        self.look.place(self.hud.areas.main)

    def intent(self, intent: Intent) -> bool:
        match intent:
            case ShowLog():
                self.navigator.stack.pop()
                self.navigator.show_log()
            case Back() | Confirm() | Click() | ShowBoard():
                self.navigator.stack.pop()
            case _:
                return False
        return True

    def draw(self, surface: pygame.Surface) -> None:
        self.look.draw(surface, self.navigator.match.view, Shown(version=0))
        for x, y in self.cells:
            box = self.look.geometry.cell(board_cell(x, y))
            strength = round(FAINT + (255 - FAINT) * self._light)
            self.look.lights.draw_rim(surface, box, strength - strength % 15, theme.GLOW)
            if self._light:
                self.kit.brush.halo(surface, box, box.width // 18, box.width // 8, theme.HALO, round(150 * self._light))
        self.form.draw(surface)

    def boxes(self) -> dict[str, pygame.Rect]:
        return self.hud.boxes() | self.look.boxes(self.navigator.match.view, Shown(version=0)) | super().boxes()

    def _flash(self, t: float) -> None:
        wave = abs(math.sin(math.pi * FLASHES * t))
        self._light = 0.0 if t >= 1 else round(wave * 8) / 8
