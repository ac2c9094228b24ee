"""The bar below: what can be taken back, where one can look, and what can be done next on its right."""

from collections.abc import Callable

import pygame

from game.ui.kit import Kit
from game.ui.layout import flow, inset
from game.ui.widgets.button import Button, Manner
from game.ui.widgets.panel import draw_panel

GAP = 8
NARROW, NARROW_GAP = 42, 3  # units: a button that shows its icon alone, and the least room between two
SNUG = 8  # units that each tool gives up rather than lose its words
WIDE_GAP = 26  # the most


class Bar:
    """Buttons from the left and from the right.

    Those on the left all have their words beside their icons, or where that is too wide below them, or none at all.
    """

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
        """Adds a quiet button on the left: icon and, if there is room, its words; returns it."""
        say = self.kit.say
        button = Button(
            self.kit, name, "", action, icon=icon, tip=say(f"{words}.tip"), binding=binding, manner=Manner.QUIET
        )
        button.rule = "turn"
        self.left.append((button, say(f"{words}.label")))
        return button

    def add_action(self, name: str, words: str, binding: str, action: Callable[[], object]) -> Button:
        """Adds a button on the right that acts in the game, with its key; returns it."""
        say = self.kit.say
        button = Button(
            self.kit, name, say(f"{words}.label"), action, tip=say(f"{words}.tip"), binding=binding, show_key=True
        )
        button.rule = "turn"
        self.right.append(button)
        return button

    def rename(self, button: Button, words: str, **terms: object) -> None:
        """Gives a button on the right another text and tooltip."""
        button.text, button.tip = self.kit.say(f"{words}.label", **terms), self.kit.say(f"{words}.tip", **terms)

    def layout(self, box: pygame.Rect) -> None:
        """Place what is visible."""
        self.box = box
        inner = inset(box, self.kit.px(10), self.kit.px(6))
        gap = self.kit.px(GAP)
        left = [button for button, _ in self.left if button.visible]
        right = [button for button in self.right if button.visible]
        actions = [self._width(button) for button in right]
        taken = sum(actions) + gap * len(actions)
        # Room for the widest action is always kept, so that words do not come and go with it.
        most = max([taken, *(self._width(each) + gap for each in self.right)])
        tools = self._dressed(left, inner.width - most, inner.width - taken)
        if not left or not left[0].text:
            room = inner.width - sum(tools) - self.kit.px(NARROW_GAP) * len(tools) - gap * len(actions)
            actions = [min(width, width * room // sum(actions)) for width in actions]
        apart = (inner.width - sum(actions) - gap * len(actions) - sum(tools)) // max(1, len(tools))
        apart = max(self.kit.px(NARROW_GAP), min(apart, self.kit.px(WIDE_GAP)))
        for buttons, widths, space, side in ((right, actions, gap, "right"), (left, tools, apart, "left")):
            sizes = [(width, inner.height) for width in widths]
            for button, place in zip(buttons, flow(inner, sizes, space, side), strict=True):
                button.place(place)

    def _dressed(self, tools: list[Button], room: int, now: int) -> list[int]:
        """Give all tools as many words as there is always room for, and say how wide they are in the room of now."""
        for button, words in self.left:
            button.text, button.stacked = words, False
        widths = [self._width(button) for button in tools]
        if sum(widths) + self.kit.px(GAP) * len(tools) <= room:
            return widths
        for button in tools:
            button.stacked = True
        widths = [max(self._width(button), self.kit.px(NARROW)) for button in tools]
        whole, snug = sum(widths) + self.kit.px(NARROW_GAP) * len(tools), self.kit.px(SNUG)
        if whole - snug * len(tools) <= room:
            less = max(0, -((now - whole) // max(1, len(tools))))
            return [width - less for width in widths]
        for button in tools:
            button.text, button.stacked = "", False
        return [self.kit.px(NARROW)] * len(tools)

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet under the buttons."""
        draw_panel(self.kit, surface, self.box)

    def _width(self, button: Button) -> int:
        return button.size()[0]
