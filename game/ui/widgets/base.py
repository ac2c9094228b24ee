"""What all widgets share: a name, a box, and how pointer and keyboard reach them."""

from dataclasses import dataclass

import pygame

from game.ui.intents import Intent, Pos
from game.ui.kit import Kit


@dataclass(frozen=True)
class Look:
    """The state that a widget is drawn in: under the pointer, pressed, with the focus."""

    hover: bool = False
    pressed: bool = False
    focus: bool = False  # to be shown with a ring


class Widget:
    """A thing in a box. `tip` is its tooltip, `binding` the name of the keys that do the same.

    `rule` is the chapter of the rules that tells of it; its tooltip then names the key that opens them there.
    """

    focusable = False
    pressing = ""  # the sound of being pressed
    typing = False  # takes letters as text while it has the focus
    stepping = False  # confirming it goes on to its next value
    rule = ""

    def __init__(self, kit: Kit, name: str, *, tip: str = "", binding: str = "", group: str = "") -> None:
        self.kit = kit
        self.name = name
        self.tip = tip
        self.binding = binding
        self.group = group  # arrows move the focus among widgets of one group
        self.box = pygame.Rect(0, 0, 0, 0)
        self.enabled = True
        self.visible = True

    @property
    def glows(self) -> bool:
        """Whether it is the one thing that asks to be pressed."""
        return False

    def size(self) -> tuple[int, int]:
        """The pixels it would like to have."""
        return self.box.size

    def place(self, box: pygame.Rect) -> None:
        self.box = pygame.Rect(box)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        raise NotImplementedError

    def boxes(self) -> dict[str, pygame.Rect]:
        """Its box under its name; parts of it under ``name.part``."""
        return {self.name: pygame.Rect(self.box)}

    def targets(self, pos: Pos) -> bool:
        """Whether the pointer means this widget."""
        return self.visible and self.box.collidepoint(pos)

    def take(self, intent: Intent) -> bool:
        """An intent while it has the focus; says whether it was used."""
        return False

    def press(self, pos: Pos) -> None:
        """The button of the pointer went down on it."""

    def drag(self, pos: Pos) -> None:
        """The pointer moves on with the button held that went down on it."""

    def click(self, pos: Pos) -> None:
        """The pointer was pressed and let go on it."""

    def hint(self) -> str:
        """The tooltip with the key, as shown."""
        if not self.binding:
            return self.tip
        key = self.kit.hint(self.binding)
        return f"{self.tip}  ({key})" if self.tip else key

    def wait(self) -> float | None:
        """Seconds until it would look different by itself, while it has the focus."""
        return None

    def update(self, seconds: float) -> None:
        """Time passes, while it has the focus."""

    def focused(self, on: bool) -> None:
        """It got or lost the focus."""
