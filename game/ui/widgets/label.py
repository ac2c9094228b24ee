"""Words on a panel: a label of one line, a paragraph of several."""

import pygame

from game.ui.kit import Kit
from game.ui.theme import BODY, LABEL, Style
from game.ui.widgets.base import Look, Widget


class Label(Widget):
    """One line of text."""

    def __init__(self, kit: Kit, name: str, text: str, style: Style = LABEL, align: str = "left") -> None:
        super().__init__(kit, name)
        self.text = text
        self.style = style
        self.align = align

    def size(self) -> tuple[int, int]:
        return self.kit.type.measure(self.text, self.style)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        self.kit.type.draw(surface, self.text, self.style, self.box, self.align)


class Paragraph(Widget):
    """Text wrapped into its box."""

    def __init__(
        self, kit: Kit, name: str, text: str, style: Style = BODY, align: str = "left", valign: str = "top"
    ) -> None:
        super().__init__(kit, name)
        self.text = text
        self.style = style
        self.align = align
        self.valign = valign

    def height(self, width: int) -> int:
        """The pixels its lines take at a width."""
        return self.kit.type.block_height(self.text, self.style, width)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        self.kit.type.draw_block(surface, self.text, self.style, self.box, self.align, self.valign)
