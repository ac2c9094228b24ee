"""The tile in hand, large, which can be turned: by its buttons, by the wheel over it, by a click on it."""

from collections.abc import Callable

import pygame

from game.scenes.tile_faces import TileFaces
from game.ui.intents import Intent, Pos, Zoom
from game.ui.kit import Kit
from game.ui.tween import Change, Moves
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import Button, Manner

SWING = 0.12  # seconds of a quarter turn


class Hand(Widget):
    """One tile (a number of the box) as it would be laid; `turned` is called after each turn by the player."""

    def __init__(self, kit: Kit, faces: TileFaces, turned: Callable[[int], object]) -> None:
        super().__init__(kit, "hand", tip=kit.say("hud.turn_tile"), binding="turn")
        self.faces = faces
        self.turned = turned
        self.tile: int | None = None
        self.turn = 0
        self.colour = ""
        self.swing = 0.0  # degrees that are still missing
        self.buttons = [self._button("turn-left", -1, "turn_back"), self._button("turn-right", 1, "turn")]

    def show(self, tile: int | None, turn: int, colour: str = "", turnable: bool = True) -> None:
        """Hold another tile, or none."""
        self.tile, self.turn, self.colour, self.swing = tile, turn % 4, colour, 0.0
        self.enabled = turnable
        for button in self.buttons:
            button.visible = turnable and tile is not None

    def swing_by(self, quarters: int, moves: Moves) -> None:
        """Turn the tile, which takes a moment to be seen."""
        self.turn = (self.turn + quarters) % 4
        missing = -90.0 * quarters
        moves.start(Change(SWING, lambda t: setattr(self, "swing", missing * (1 - t))))

    def place(self, box: pygame.Rect) -> None:
        """The tile in the middle, its buttons at both sides."""
        side = self.kit.px(46)
        size = min(box.height, box.width - 2 * (side + self.kit.px(8)))
        self.box = pygame.Rect(0, 0, size, size)
        self.box.center = box.center
        for button, x in zip(self.buttons, (box.left, box.right - side), strict=True):
            button.place(pygame.Rect(x, box.centery - side // 2, side, side))

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        if self.tile is None:
            return
        size = self.box.width
        if self.swing:
            image = pygame.transform.rotozoom(self.faces.face(self.tile, self.turn, size, self.colour), -self.swing, 1)
            surface.blit(image, image.get_rect(center=self.box.center))
            return
        shadow, (east, south) = self.faces.shadow(size, 0.2)
        surface.blit(shadow, self.box.move(east, south))
        surface.blit(self.faces.face(self.tile, self.turn, size, self.colour), self.box)

    def take(self, intent: Intent) -> bool:
        if isinstance(intent, Zoom) and self._turnable:
            self.turned(1 if intent.steps > 0 else -1)
            return True
        return False

    def click(self, pos: Pos) -> None:
        if self._turnable:
            self.turned(1)

    def hint(self) -> str:
        return super().hint() if self._turnable else ""

    @property
    def _turnable(self) -> bool:
        return self.enabled and self.tile is not None

    def _button(self, name: str, quarters: int, binding: str) -> Button:
        return Button(
            self.kit,
            name,
            "",
            lambda: self.turned(quarters),
            icon=name,
            manner=Manner.PLAIN,
            tip=self.kit.say(f"hud.{name.replace('-', '_')}"),
            binding=binding,
        )
