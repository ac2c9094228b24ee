"""The credits: what is our own, the type and the libraries with their licences, and whom the games belong to."""

import json
import platform
from dataclasses import dataclass
from importlib.resources import files

import pygame
import yaml

from game.scenes.program import Program
from game.ui import theme
from game.ui.intents import Back, Intent
from game.ui.layout import anchored, columns, inset, rows
from game.ui.scene import Scene
from game.ui.widgets import Button, Label, Manner

FONTS = ("fontpkg_cinzel", "fontpkg_spectral", "fontpkg_alegreya_sans")
WIDTH, MARGIN = 1120, 12  # units
APART, PAD = 60, (48, 22)
ABOVE, BELOW = 52 + 22 + 10, 10 + 48  # title and ornament, button
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


@dataclass(frozen=True)
class Part:
    """A heading, some sentences, and what they are about."""

    title: str
    text: str
    works: tuple[Work, ...] = ()


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

    def __init__(self, program: Program) -> None:
        super().__init__(program.kit)
        self.program = program
        self._panel = self._rule = self._left = self._right = pygame.Rect(0, 0, 0, 0)
        say, leave = self.kit.say, program.stack.pop
        self._title = Label(self.kit, "title", say("credits.title"), theme.TITLE, "center")
        self._back = Button(self.kit, "back", say("credits.back"), leave, manner=Manner.PRIMARY, binding="back")
        self.form.fill([self._title, self._back])
        self.form.default = "back"

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        width = min(px(WIDTH), size[0] - 2 * px(MARGIN))
        column = (width - 2 * px(PAD[0]) - px(APART)) // 2
        text = max(self._height(side, column) for side in self._sides())
        self._panel = anchored(pygame.Rect((0, 0), size), (width, text + px(ABOVE) + px(BELOW) + 2 * px(PAD[1])))
        inner = inset(self._panel, px(PAD[0]), px(PAD[1]))
        title, self._rule, _, middle, _, foot = rows(inner, [px(52), px(22), px(10), -1, px(10), px(48)])
        self._left, self._right = columns(middle, [-1, -1], px(APART))
        self._title.place(title)
        self._back.place(anchored(foot, (px(200), px(48)), "center"))

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Back):
            self.program.stack.pop()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        self.program.menu_table.draw_under(surface, self._panel, self._rule)
        for side, room in zip(self._sides(), (self._left, self._right), strict=True):
            y = room.y
            for part in side:
                height = self._part_height(part, room.width)
                self._draw_part(surface, part, pygame.Rect(room.x, y, room.width, height))
                y += height
        self.form.draw(surface)

    def _sides(self) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
        """The parts of the left and of the right column."""
        say = self.kit.say
        return (
            (
                Part(say("credits.ours.title"), say("credits.ours.text")),
                Part(say("credits.fan.title"), say("credits.fan.text")),
            ),
            (
                Part(say("credits.fonts.title"), say("credits.fonts.text"), fonts()),
                Part(say("credits.libraries.title"), say("credits.libraries.text"), libraries()),
            ),
        )

    def _height(self, side: tuple[Part, ...], width: int) -> int:
        return sum(self._part_height(part, width) for part in side)

    def _part_height(self, part: Part, width: int) -> int:
        return sum(self._heights(part, width))

    def _heights(self, part: Part, width: int) -> list[int]:
        """Of the heading, the sentences, each work, and the air below."""
        px, type_ = self.kit.px, self.kit.type
        works = [type_.height(NAME) - px(4)] * len(part.works)
        return [type_.height(HEADING) + px(2), type_.block_height(part.text, BODY, width), *works, px(14)]

    def _draw_part(self, surface: pygame.Surface, part: Part, box: pygame.Rect) -> None:
        type_ = self.kit.type
        title, text, *works, _ = rows(box, self._heights(part, box.width))
        type_.draw(surface, part.title, HEADING, title)
        type_.draw_block(surface, part.text, BODY, text)
        for work, line in zip(part.works, works, strict=True):
            self._draw_work(surface, work, line)

    def _draw_work(self, surface: pygame.Surface, work: Work, line: pygame.Rect) -> None:
        """The name, whose it is, and at the right the licence."""
        type_, gap = self.kit.type, self.kit.px(12)
        licence = type_.draw(surface, work.license, SOFT, line, "right")
        name = type_.draw(surface, work.name, NAME, line)
        if work.whose:
            whose = pygame.Rect(name.right + gap, line.y, licence.left - name.right - 2 * gap, line.height)
            type_.draw(surface, work.whose, SOFT, whose)


def _font(described: dict[str, str]) -> Work:
    whose = described["copyright"].partition(" (")[0].replace("Copyright", "©")  # without the address
    return Work(described["family"], described["license"], whose)
