"""The credits: what is our own, the type and the libraries with their licences, and whom the games belong to."""

import json
import platform
from dataclasses import dataclass
from importlib.resources import files

import pygame
import yaml

from game.scenes.house import House
from game.ui import theme
from game.ui.intents import Back, Intent
from game.ui.layout import anchored, columns, inset, rows
from game.ui.scene import Scene
from game.ui.widgets import Button, Label, Manner, draw_panel
from game.ui.widgets.panel import draw_ornament

FONTS = ("fontpkg_cinzel", "fontpkg_spectral", "fontpkg_alegreya_sans")
WIDTH, HEIGHT = 1000, 596  # units
APART = 64
HEADING = theme.HEADING.sized(24)
BODY = theme.BODY.sized(18)
NAME = theme.STRONG.sized(19)
SOFT = theme.Style(theme.Face.LABEL, 16, theme.INK_SOFT)


@dataclass(frozen=True)
class Work:
    """Something made by others: its name, its licence, and whose it is where the licence wants that told."""

    name: str
    license: str
    whose: str = ""


def fonts() -> tuple[Work, ...]:
    """The families of type, as their packages describe themselves."""
    return tuple(_font(json.loads(files(package).joinpath("metadata.json").read_text("utf-8"))) for package in FONTS)


def libraries() -> tuple[Work, ...]:
    """What the program runs on, and what its pictures were painted with."""
    sdl = ".".join(str(number) for number in pygame.get_sdl_version())
    return (
        Work(f"Python {platform.python_version()}", "PSF-2.0"),
        Work(f"pygame-ce {pygame.version.ver}", "LGPL-2.1"),
        Work(f"SDL {sdl}", "Zlib"),
        Work(f"PyYAML {yaml.__version__}", "MIT"),
        Work("skia-python", "BSD-3-Clause"),
        Work("NumPy", "BSD-3-Clause"),
    )


class CreditsScene(Scene):
    """A sheet in two columns."""

    name = "credits"

    def __init__(self, house: House) -> None:
        super().__init__(house.kit)
        self.house = house
        self._panel = self._rule = self._left = self._right = pygame.Rect(0, 0, 0, 0)
        say, leave = self.kit.say, house.stack.pop
        self._title = Label(self.kit, "title", say("credits.title"), theme.TITLE, "center")
        self._back = Button(self.kit, "back", say("credits.back"), leave, manner=Manner.PRIMARY, binding="back")
        self.form.fill([self._title, self._back])
        self.form.default = "back"

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        self._panel = anchored(pygame.Rect((0, 0), size), (px(WIDTH), px(HEIGHT)))
        inner = inset(self._panel, px(52), px(24))
        title, self._rule, _, middle, _, foot = rows(inner, [px(52), px(22), px(12), -1, px(10), px(48)])
        self._left, self._right = columns(middle, [-1, -1], px(APART))
        self._title.place(title)
        self._back.place(anchored(foot, (px(200), px(48)), "center"))

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Back):
            self.house.stack.pop()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        self.house.still_life.draw(surface)
        draw_panel(self.kit, surface, self._panel, 14)
        draw_ornament(self.kit, surface, self._rule)
        say, left, right = self.kit.say, self._left.copy(), self._right.copy()
        self._draw_text(surface, left, say("credits.ours.title"), say("credits.ours.text"))
        self._draw_text(surface, left, say("credits.fan.title"), say("credits.fan.text"))
        self._draw_text(surface, right, say("credits.fonts.title"), say("credits.fonts.text"))
        self._draw_works(surface, right, fonts())
        self._draw_text(surface, right, say("credits.libraries.title"), say("credits.libraries.text"))
        self._draw_works(surface, right, libraries())
        self.form.draw(surface)

    def _draw_text(self, surface: pygame.Surface, room: pygame.Rect, title: str, text: str) -> None:
        """A heading with its sentences at the top of the room, which gets smaller by them."""
        kit = self.kit
        kit.type.draw(surface, title, HEADING, self._cut(room, kit.type.height(HEADING) + kit.px(2)))
        block = self._cut(room, kit.type.block_height(text, BODY, room.width))
        kit.type.draw_block(surface, text, BODY, block)
        self._cut(room, kit.px(8))

    def _draw_works(self, surface: pygame.Surface, room: pygame.Rect, works: tuple[Work, ...]) -> None:
        """A line for each: the name, whose it is, and at the right the licence."""
        kit = self.kit
        for work in works:
            line = self._cut(room, kit.type.height(SOFT) + kit.px(7))
            drawn = kit.type.draw(surface, work.license, SOFT, line, "right")
            name = kit.type.draw(surface, work.name, NAME, line)
            whose = pygame.Rect(name.right + kit.px(12), line.y, 0, line.height)
            whose.width = drawn.left - kit.px(12) - whose.x
            if work.whose:
                kit.type.draw(surface, work.whose, SOFT, whose)
        self._cut(room, kit.px(10))

    def _cut(self, room: pygame.Rect, height: int) -> pygame.Rect:
        """The upper part of a room, which loses it."""
        part = pygame.Rect(room.x, room.y, room.width, height)
        if height > room.height:
            self.kit.type.shortened.add(f"credits: {height} of {room.height}")
        room.y, room.height = room.y + height, room.height - height
        return part


def _font(described: dict[str, str]) -> Work:
    whose = described["copyright"].partition(" (")[0].replace("Copyright", "©")  # without the address
    return Work(described["family"], described["license"], whose)
