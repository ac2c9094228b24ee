"""Between two persons at one screen: it is dark before the next name appears, and stays so until they are there."""

from typing import Generic

import pygame

from game.engine.title import S
from game.play.game_log import game_log
from game.scenes.navigator import Navigator
from game.scenes.recap import Recap
from game.ui import theme
from game.ui.emblems import emblem_of
from game.ui.intents import PASSIVE, Back, Click, Confirm, Intent
from game.ui.layout import anchored, rows
from game.ui.scene import Scene
from game.ui.widgets.button import Button, Manner
from game.ui.widgets.choice import draw_swatch

DARK, DAWN = 0.4, 0.5  # seconds before the name begins to appear, and until it is there
NAME = theme.TITLE.sized(46).tinted(theme.PARCHMENT)
LINE = theme.NOTE.sized(22).tinted("#C8B78E")
EMBLEM = 120  # units
CANDLE = "#3A2413"  # the light around the emblem


class HandOver(Scene, Generic[S]):
    """Shows a name and an emblem and nothing of the game. Enter, Space or a click takes the screen over."""

    name = "hand_over"
    bindings = ("confirm",)

    def __init__(self, navigator: Navigator[S]) -> None:
        super().__init__(navigator.kit)
        self.navigator = navigator
        assert navigator.match.hand_over.next is not None, "somebody is next"
        self.seat = navigator.match.seats[navigator.match.hand_over.next]
        words = self.kit.say
        self._ready = Button(
            self.kit, "ready", words("hand_over.ready.label", name=self.seat.name), self._take_over,
            manner=Manner.PRIMARY, tip=words("hand_over.ready.tip"), binding="confirm",
        )  # fmt: skip
        self._ready.visible = False
        self.form.fill([self._ready])
        self.form.default = "ready"
        self._time = 0.0
        self._emblem = self._for = self._name = self._give = pygame.Rect(0, 0, 0, 0)

    def resume(self) -> None:
        """The seat may have been given to a computer player meanwhile."""
        if self.navigator.match.hand_over.next is None:
            self.navigator.follow(self.name)

    def remade(self) -> Scene:
        return HandOver(self.navigator)

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        middle = anchored(pygame.Rect((0, 0), size), (size[0] - 2 * px(40), px(390)))
        self._emblem, _, self._for, self._name, self._give, _, foot = rows(
            middle, [px(EMBLEM), px(24), px(32), px(64), px(36), px(44), px(50)], px(3)
        )
        self._ready.place(anchored(foot, (max(px(240), self._ready.size()[0]), px(50))))

    def take(self, intent: Intent) -> bool:
        """Ignores whatever decides something, except Esc, until the name appears: it may be meant for the last turn."""
        if isinstance(intent, Back) and not self._ready.visible:
            self.navigator.pause()
            return True
        if not self._ready.visible and not isinstance(intent, PASSIVE):
            return True
        return super().take(intent)

    def intent(self, intent: Intent) -> bool:
        match intent:
            case Confirm() | Click():
                self._take_over()
            case Back():
                self.navigator.pause()
            case _:
                return False
        return True

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._time += seconds  # at any speed of movement, as nobody is to be surprised
        self._ready.visible = self._time >= DARK

    def busy(self) -> bool:
        return super().busy() or self._time < DARK + DAWN

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(theme.NIGHT)
        if self._time < DARK:
            return
        dawn = min(1.0, (self._time - DARK) / DAWN)
        shown = surface.copy() if dawn < 1 else surface
        self._draw_name(shown)
        if dawn < 1:
            shown.set_alpha(round(255 * dawn))
            surface.blit(shown, (0, 0))

    def facts(self) -> dict[str, object]:
        return {"dark": self._time < DARK}

    def _draw_name(self, surface: pygame.Surface) -> None:
        kit, words = self.kit, self.kit.say
        side = self._emblem.height
        place = anchored(self._emblem, (side, side))
        kit.brush.halo(surface, place, side // 2, side // 2, CANDLE, 255)
        swatch = draw_swatch(kit, side, theme.SEAT_COLOURS[self.seat.colour], emblem_of(self.seat.colour))
        surface.blit(swatch, swatch.get_rect(center=place.center))
        kit.type.draw(surface, words("hand_over.for"), LINE, self._for, "center")
        kit.type.draw(surface, self.seat.name, NAME, self._name, "center")
        kit.type.draw(surface, words("hand_over.give"), LINE, self._give, "center")
        self.form.draw(surface)

    def _take_over(self) -> None:
        navigator, match = self.navigator, self.navigator.match
        match.hand_over.take_over()
        chapters = game_log(self.kit.say, navigator.teller, match.steps, match.seats, match.since)
        if any(chapter.entries for chapter in chapters):
            navigator.stack.replace(Recap(navigator, match.since, chapters))
        else:
            navigator.follow(self.name)
