"""The tile in hand, large, which can be turned: by its buttons, by the wheel over it, by a click on it."""

from collections.abc import Callable

import pygame

from game.scenes.tile_faces import TileFaces
from game.ui import theme
from game.ui.intents import Intent, Pos, Zoom
from game.ui.kit import Kit
from game.ui.tween import Moves, Tween
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import Button, Manner

SWING = 0.12  # seconds of a quarter turn
BUTTON = 44  # units
GAP = 10


class Hand(Widget):
    """One tile (a number of the box) as it would be laid; `turned` is called after each turn by the player."""

    def __init__(self, kit: Kit, faces: TileFaces, turned: Callable[[int], object]) -> None:
        super().__init__(kit, "hand", tip=kit.say("hud.turn_tile"), binding="turn")
        self.faces = faces
        self.turned = turned
        self.tile: int | None = None
        self.turn = 0
        self.colour = ""
        self.caption = ""  # said below a tile that cannot be turned now, if there is room
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
        self.kit.sound.play("turn")
        missing = -90.0 * quarters
        moves.start(Tween(SWING, lambda t: setattr(self, "swing", missing * (1 - t))))

    def height(self, width: int, most: int) -> int:
        """The height that the tile with its buttons takes in a room."""
        beside, below = self._sizes(width, most)
        return below + self._button_side + self.kit.px(GAP) if below > beside else beside

    def place(self, box: pygame.Rect) -> None:
        """The tile as large as it can be, its buttons at both sides of it or below it."""
        side, gap = self._button_side, self.kit.px(GAP)
        beside, below = self._sizes(box.width, box.height)
        if below > beside:
            self.box = pygame.Rect(box.centerx - below // 2, box.y, below, below)
            y, lefts = box.y + below + gap, (box.centerx - side - gap // 2, box.centerx + gap - gap // 2)
        else:
            self.box = pygame.Rect(0, 0, beside, beside)
            self.box.center = box.center
            y, lefts = box.centery - side // 2, (box.left, box.right - side)
        for button, x in zip(self.buttons, lefts, strict=True):
            button.place(pygame.Rect(x, y, side, side))

    def _sizes(self, width: int, height: int) -> tuple[int, int]:
        """The tile's size with the buttons at its sides, and with the buttons below."""
        side, gap = self._button_side, self.kit.px(GAP)
        return min(height, width - 2 * (side + gap)), min(width, height - side - gap)

    @property
    def _button_side(self) -> int:
        return self.kit.px(BUTTON)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        if self.tile is None:
            return
        size = self.box.width
        if self.swing:
            image = pygame.transform.rotozoom(self._face(self.tile), -self.swing, 1)
            surface.blit(image, image.get_rect(center=self.box.center))
            return
        shadow, (east, south) = self.faces.shadow(size, 0.2)
        surface.blit(shadow, self.box.move(east, south))
        surface.blit(self._face(self.tile), self.box)
        if self.caption and not self.enabled and self.buttons[0].box.y > self.box.bottom:
            line = self.buttons[0].box.unionall([button.box for button in self.buttons])
            line.width, line.x = size, self.box.x
            self.kit.type.draw(surface, self.caption, theme.NOTE, line, "center")

    def _face(self, tile: int) -> pygame.Surface:
        return self.faces.face(tile, self.turn, self.box.width, self.colour, patient=True)

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
        button = Button(
            self.kit,
            name,
            "",
            lambda: self.turned(quarters),
            icon=name,
            manner=Manner.PLAIN,
            tip=self.kit.say(f"hud.{name.replace('-', '_')}"),
            binding=binding,
        )
        button.rule = "turn_tile"
        return button
