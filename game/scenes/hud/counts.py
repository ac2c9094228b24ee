"""A small picture with a number beside it, and what it counts in its tooltip."""

import pygame

from game.ui import theme
from game.ui.kit import Kit
from game.ui.widgets.base import Look, Widget

STYLE = theme.FIGURE.sized(22)
ICON = 28  # units


class Count(Widget):
    """A number with its picture (a path under art/)."""

    def __init__(self, kit: Kit, name: str, picture: str, tip: str) -> None:
        super().__init__(kit, name, tip=tip)
        self.picture = picture
        self.number = 0

    def size(self) -> tuple[int, int]:
        text = self.kit.type.measure(str(self.number), STYLE)
        return self.kit.px(ICON + 7) + text[0], max(self.kit.px(ICON), text[1])

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        draw_count(self.kit, surface, self.picture, str(self.number), self.box)


def draw_count(
    kit: Kit,
    surface: pygame.Surface,
    picture: str,
    text: str,
    box: pygame.Rect,
    icon: float = ICON,
    style: theme.Style = STYLE,
) -> int:
    """Draws picture and text from the left of the box and returns where they end."""
    height = kit.px(icon)
    image = kit.pictures.get(picture, (0, height))
    surface.blit(image, image.get_rect(midleft=box.midleft))
    x = box.x + image.width + kit.px(6)
    drawn = kit.type.draw(surface, text, style, pygame.Rect(x, box.y, max(1, box.right - x), box.height))
    return drawn.right
