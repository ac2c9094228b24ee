"""The own treasure: it lies under the crown, and is seen only while the crown is held open."""

import pygame

from game.engine.labyrinth.state import LabyrinthState
from game.scenes.navigator import Navigator
from game.ui import theme
from game.ui.intents import Pos
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.panel import draw_plate

CAPTION = theme.Style(theme.Face.LABEL, 17, theme.INK_SOFT)


class TreasureSecret:
    """Who may see the viewer's treasure, and when."""

    def __init__(self, navigator: Navigator[LabyrinthState]) -> None:
        self.navigator = navigator
        self.match = navigator.match

    @property
    def unhidden(self) -> bool:
        """Whether the treasure is shown without opening the crown: as was wished, or as nobody else looks on."""
        return self.navigator.settings.open_treasures or self.match.alone

    @property
    def may_look(self) -> bool:
        """Whether the crown may be opened now: by its owner, in the own turn where several persons share the screen."""
        return bool(self.match.persons) and (self.match.alone or self.match.mine)

    @property
    def treasure(self) -> str | None:
        """The treasure that the viewer seeks, to be shown only while the crown is held open."""
        tile = self.match.view.players[self.match.viewer].crown
        return None if tile is None or not self.may_look else self.match.view.box.treasure[tile]


class Secret(Widget):
    """Pressed with the pointer, or opened by the key, it shows the viewer's treasure; let go, the crown covers it.

    Where there is nobody to hide it from, it is always open. It is opened by and for one person: held on after the
    turn, it does not open for the next one.
    """

    def __init__(self, navigator: Navigator[LabyrinthState]) -> None:
        kit = navigator.kit
        super().__init__(kit, "crown", tip=kit.say("hud.crown.tip"), binding="crown")
        self.match = navigator.match
        self.secret = TreasureSecret(navigator)
        self._by_key = False
        self._opener = self.match.viewer

    def hold(self, down: bool) -> None:
        """The key that holds it open went down or up."""
        self._by_key = down
        self._opener = self.match.viewer

    def press(self, pos: Pos) -> None:
        self._opener = self.match.viewer

    def held(self, pressed: bool) -> bool:
        """Whether it is held open for the viewer; `pressed`: by the pointer."""
        return self.secret.unhidden or ((self._by_key or pressed) and self._opener == self.match.viewer)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        kit, px = self.kit, self.kit.px
        held = self.held(look.pressed)
        opened = held and self.secret.treasure is not None
        colour = self.match.seats[self.match.viewer].colour
        fill = theme.GLOW if opened or (look.hover and self.secret.may_look) else theme.PARCHMENT_SHADE
        draw_plate(kit, surface, self.box, fill, 120 if self.secret.may_look else 40)
        picture = f"pieces/treasure-{self.secret.treasure}.png" if opened else f"pieces/crown-{colour}.png"
        side = self.box.height - px(8)
        image = kit.pictures.get(picture, side)
        place = image.get_rect(midleft=(self.box.x + px(10), self.box.centery))
        surface.blit(image, place)
        words = pygame.Rect(place.right + px(12), self.box.y + px(4), 0, (self.box.height - px(8)) // 2)
        words.width = self.box.right - px(10) - words.x
        kit.type.draw(surface, kit.say("hud.crown.title"), theme.STRONG.sized(20), words)
        below = words.move(0, words.height)
        kit.type.draw(surface, self._line(held), theme.STRONG.sized(20) if opened else CAPTION, below)

    def hint(self) -> str:
        return "" if self.secret.unhidden else super().hint()

    def _line(self, held: bool) -> str:
        say, view = self.kit.say, self.match.view
        if not self.secret.may_look:
            return say("hud.crown.others")
        if self.secret.treasure is None:
            return say("hud.crown.empty" if not view.players[self.match.viewer].pile else "hud.crown.found")
        return say(f"hud.treasure.{self.secret.treasure}" if held else "hud.crown.hold")
