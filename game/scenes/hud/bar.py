"""The bar below: what can be taken back, where one can look, and what can be done next on its right."""

from collections.abc import Callable

import pygame

from game.ui.kit import Kit
from game.ui.layout import flow, inset
from game.ui.widgets.button import Button, Manner
from game.ui.widgets.panel import draw_panel

GAP = 8
NARROW, NARROW_GAP = 42, 3  # units: a button that shows its icon alone, and the room between two

class Bar:
    """Buttons from the left and from the right; where they do not all fit, those on the left all show icons alone."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.box = pygame.Rect(0, 0, 0, 0)
        self.left: list[tuple[Button, str]] = []
        self.right: list[Button] = []

    @property
    def buttons(self) -> list[Button]:
        """All buttons, from left to right."""
        return [*(button for button, _ in self.left), *self.right]

    def tool(self, name: str, words: str, icon: str, binding: str, action: Callable[[], object]) -> Button:
        """A quiet button on the left: icon and, if there is room, its words."""
        say = self.kit.say
        button = Button(
            self.kit, name, "", action, icon=icon, tip=say(f"{words}.tip"), binding=binding, manner=Manner.QUIET
        )
        self.left.append((button, say(f"{words}.label")))
        return button

    def deed(self, name: str, words: str, binding: str, action: Callable[[], object]) -> Button:
        """A button on the right with its key."""
        say = self.kit.say
        button = Button(
            self.kit, name, say(f"{words}.label"), action, tip=say(f"{words}.tip"), binding=binding, show_key=True
        )
        self.right.append(button)
        return button

    def layout(self, box: pygame.Rect) -> None:
        """Place what is visible."""
        self.box = box
        inner = inset(box, self.kit.px(10), self.kit.px(6))
        gap, narrow_gap, narrow = self.kit.px(GAP), self.kit.px(NARROW_GAP), self.kit.px(NARROW)
        left = [button for button, _ in self.left if button.visible]
        right = [button for button in self.right if button.visible]
        for button, words in self.left:
            button.text = words
        deeds = [self._width(button) for button in right]
        tools = [self._width(button) for button in left]
        if sum(tools) + sum(deeds) + gap * (len(tools) + len(deeds)) > inner.width:
            for button in left:
                button.text = ""
            gap, tools = narrow_gap, [narrow] * len(left)
            room = inner.width - sum(tools) - gap * (len(tools) + len(deeds))
            deeds = [min(width, width * room // sum(deeds)) for width in deeds]
        for buttons, widths, side in ((right, deeds, "right"), (left, tools, "left")):
            sizes = [(width, inner.height) for width in widths]
            for button, place in zip(buttons, flow(inner, sizes, gap, side), strict=True):
                button.place(place)

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet under the buttons."""
        draw_panel(self.kit, surface, self.box)

    def _width(self, button: Button) -> int:
        return button.size()[0]
