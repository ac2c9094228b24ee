"""How the game looks: colours, type and the size of one unit on this window.

Everything is designed in *units* for a window of 1440 × 900. A `Theme` says how many pixels a unit has, so that
the window always measures at least `SMALLEST` units: a scene that fits there fits everywhere.
"""

from dataclasses import dataclass
from enum import StrEnum

Size = tuple[int, int]

DESIGN: Size = (1440, 900)
SMALLEST: Size = (1024, 640)
SCALES = (75, 200)  # per cent that a player may ask for

# Colours of art/direction.md.
PARCHMENT = "#F3EAD2"
PARCHMENT_SHADE = "#E6D9B5"
PARCHMENT_DARK = "#D9CAA0"
INK = "#3B2A12"
INK_SOFT = "#6B5630"
INK_FAINT = "#96825A"
GLOW = "#FFF6DC"
HALO = "#FFE9AE"
GOLD = "#C9A23C"
WALNUT_DARK = "#24150A"
NIGHT = "#120A05"
SEAL = "#8E2F24"
SHIELD = "#2F5FA8"

SEAT_COLOURS = {
    "red": ("#D8523C", "#9E2419"),
    "blue": ("#4F86D9", "#20489A"),
    "yellow": ("#E8B93A", "#A97412"),
    "green": ("#5C9A4B", "#2C6330"),
}
"""The lit and the shaded colour of each seat."""


class Face(StrEnum):  # which is found in a cache faster than a plain Enum
    """The cuts in use, each a file of a font package."""

    TITLE = "fontpkg_cinzel/files/Cinzel[wght].ttf"
    TEXT = "fontpkg_spectral/files/Spectral-Regular.ttf"
    TEXT_MEDIUM = "fontpkg_spectral/files/Spectral-Medium.ttf"
    TEXT_ITALIC = "fontpkg_spectral/files/Spectral-Italic.ttf"
    LABEL = "fontpkg_alegreya_sans/files/AlegreyaSans-Medium.ttf"
    LABEL_BOLD = "fontpkg_alegreya_sans/files/AlegreyaSans-Bold.ttf"


@dataclass(frozen=True)
class Style:
    """A face, its size in units, and a colour."""

    face: Face
    size: float
    colour: str = INK

    def tinted(self, colour: str) -> "Style":
        return Style(self.face, self.size, colour)

    def sized(self, size: float) -> "Style":
        return Style(self.face, size, self.colour)


LOGO = Style(Face.TITLE, 76)
TITLE = Style(Face.TITLE, 38)
HEADING = Style(Face.TITLE, 26)
BODY = Style(Face.TEXT, 20)
STRONG = Style(Face.TEXT_MEDIUM, 21)
NOTE = Style(Face.TEXT_ITALIC, 18, INK_SOFT)
LABEL = Style(Face.LABEL, 20)
LABEL_SOFT = Style(Face.LABEL, 19, INK_SOFT)
KEY_HINT = Style(Face.LABEL, 16, INK_FAINT)
FIGURE = Style(Face.LABEL_BOLD, 26)
FIGURE_BIG = Style(Face.LABEL_BOLD, 40)

CONTRAST = {
    INK: "#100801",
    INK_SOFT: "#2B1C07",
    INK_FAINT: "#5C4823",
    PARCHMENT: "#FFFBF0",
    PARCHMENT_SHADE: "#FFF9E9",
    PARCHMENT_DARK: "#C4B183",
    GLOW: "#FFFFFF",
    HALO: "#FFD95E",
    GOLD: "#A87C12",
    SHIELD: "#0A3C97",
}
"""What stands for a colour where high contrast was asked for: inks darker, parchment and lights brighter."""

SMALLEST_TYPE = 13  # pixels: below that nobody reads


@dataclass(frozen=True)
class Theme:
    """The window's size in pixels and how many of them one unit has."""

    window: Size
    unit: float
    contrast: bool = False

    @classmethod
    def fitted(cls, window: Size, percent: int = 100, contrast: bool = False) -> "Theme":
        """The theme for a window: grown with it from the design's size on, times what the player asked for.

        It is capped at what fits, so the window never measures less than `SMALLEST` units.
        """
        low, high = SCALES
        grown = max(1.0, min(window[0] / DESIGN[0], window[1] / DESIGN[1]))
        cap = min(window[0] / SMALLEST[0], window[1] / SMALLEST[1])
        return cls(window, min(grown * min(max(percent, low), high) / 100, cap), contrast)

    def px(self, units: float) -> int:
        """Whole pixels for a length in units; a length that is not nothing never vanishes."""
        pixels = round(units * self.unit)
        return pixels if pixels or not units else 1

    def share(self, pixels: int, share: float, least: float, most: float) -> int:
        """So large a share of some pixels, but not less than `least` units and not more than `most`."""
        return round(min(max(pixels * share, self.px(least)), self.px(most)))

    def tone(self, colour: str) -> str:
        """The colour as it is shown, with or without high contrast."""
        return CONTRAST.get(colour, colour) if self.contrast else colour

    def strong(self, usual: float, stronger: float) -> float:
        """How wide a line or how dense a light is, without and with high contrast."""
        return stronger if self.contrast else usual

    @property
    def too_small(self) -> bool:
        return self.window[0] < SMALLEST[0] or self.window[1] < SMALLEST[1]
