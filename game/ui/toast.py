"""The toast: a sentence that goes away by itself, later where there is more to read. It covers no button."""

from collections.abc import Sequence

import pygame

from game.ui import theme
from game.ui.kit import Kit
from game.ui.tooltip import hidden

STAY = 5.0  # seconds
READING = 0.045  # seconds more for each letter of a long sentence
LONG = 60  # letters
WIDEST = 900  # units
FADE = 0.25
STYLE = theme.Style(theme.Face.LABEL, 20, theme.PARCHMENT)


class Toast:
    """At most one sentence is shown; a new one takes the place of the old."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.text = ""
        self._age = 0.0

    def say(self, text: str) -> None:
        self.text = text
        self._age = 0.0

    @property
    def _stay(self) -> float:
        return STAY + READING * max(0, len(self.text) - LONG)

    @property
    def busy(self) -> bool:
        """Whether it is fading out."""
        return bool(self.text) and self._age >= self._stay

    def wait(self) -> float | None:
        return max(0.0, self._stay - self._age) if self.text else None

    def update(self, seconds: float) -> None:
        if self.text:
            self._age += seconds
            if self._age >= self._stay + FADE:
                self.text = ""

    def draw(self, surface: pygame.Surface, buttons: Sequence[pygame.Rect] = ()) -> None:
        """At the foot of the window, or at its head, or so far up that it hides least of the buttons."""
        if not self.text:
            return
        kit = self.kit
        room = min(surface.get_width() - 2 * kit.px(24 + 20), kit.px(WIDEST))
        lines = kit.type.wrap(self.text, STYLE, room)
        width = min(room, max(kit.type.measure(line, STYLE)[0] for line in lines))
        height = kit.type.height(STYLE) * len(lines)
        box = pygame.Rect(0, 0, width + 2 * kit.px(20), height + 2 * kit.px(9))
        box = self._place(box, surface.get_rect().inflate(0, -2 * kit.px(22)), buttons)
        strength = 1 - max(0.0, self._age - self._stay) / FADE
        slip = pygame.Surface(box.size, pygame.SRCALPHA)
        slip.blit(kit.brush.rounded(box.size, kit.px(8), "#2E1F0E"), (0, 0))
        inner = slip.get_rect().inflate(-2 * kit.px(20) + 2, -2 * kit.px(9) + 2)
        kit.type.draw_block(slip, "\n".join(lines), STYLE, inner, "center", "middle")
        slip.set_alpha(round(245 * max(0.0, strength)))
        surface.blit(slip, box)

    def _place(self, box: pygame.Rect, room: pygame.Rect, buttons: Sequence[pygame.Rect]) -> pygame.Rect:
        """The first free of the foot, the head, and the rows from the foot upwards."""
        tops = [room.bottom - box.height, room.top, *range(room.bottom - box.height, room.top, -self.kit.px(8))]
        places = [pygame.Rect(room.centerx - box.width // 2, top, *box.size) for top in tops]
        return min(places, key=lambda place: hidden(place, buttons))
