"""Names of players on parchment: one size for all names of a list, and none is ever cut."""

from collections.abc import Sequence

import pygame

from game.ui import theme
from game.ui.kit import Kit

LEGIBLE = 15  # pixels: smaller capitals give way to a narrow face
LEAST = 15  # units: smaller names are broken into two lines instead


def style_of_names(kit: Kit, names: Sequence[str], style: theme.Style, width: int) -> theme.Style:
    """The style for all names of a list: smaller or in a narrow face where they are long."""
    longest = max(names, key=lambda name: kit.type.measure(name, style)[0])
    fitted = kit.type.fitted_line(longest, style, width)
    if fitted.size * kit.theme.unit >= LEGIBLE and kit.type.measure(longest, fitted)[0] <= width:
        return fitted
    narrow = theme.Style(theme.Face.LABEL_BOLD, style.size, style.colour)
    longest = max(names, key=lambda name: kit.type.measure(name, narrow)[0])
    fitted = kit.type.fitted_line(longest, narrow, width)
    return fitted.sized(max(fitted.size, min(LEAST, style.size)))


def draw_name(kit: Kit, surface: pygame.Surface, name: str, style: theme.Style, box: pygame.Rect) -> None:
    """A name on one line, or on two where it is too long even so."""
    if kit.type.measure(name, style)[0] <= box.width:
        kit.type.draw(surface, name, style, box)
        return
    middle = len(name) // 2
    spaces = [at for at, sign in enumerate(name) if sign == " "]
    cut = min(spaces, key=lambda at: abs(at - middle), default=middle)
    parts = (name[:cut].strip(), name[cut:].strip())
    if any(kit.type.measure(part, kit.type.fitted_line(part, style, box.width))[0] > box.width for part in parts):
        cut = middle  # a part too long for a line even in the smallest letters
    lines = (name[:cut].strip(), name[cut:].strip())
    step = min(kit.type.height(style), box.height // 2)
    for row, line in enumerate(lines):
        kit.type.draw(surface, line, style, pygame.Rect(box.x, box.centery + (row - 1) * step, box.width, step))
