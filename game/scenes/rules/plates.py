"""The pictures of a rulebook: read from data/rules/TITLE/pictures.yaml, drawn once a size from position files."""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import pygame

from game.play.documents import DocumentError, Problem, Value, read
from game.play.position import read_position
from game.play.resources import data_path
from game.play.rulebook import FOLDER
from game.scenes.navigator import TitleScreen
from game.scenes.plate import Plate
from game.scenes.rules.land_plate import land_plate
from game.scenes.titles import screen_named
from game.ui import theme
from game.ui.kit import Kit
from game.ui.surface_cache import SurfaceCache

FILE = "pictures.yaml"
TALLEST = 440  # units
RADIUS = 8


@cache
def plates(title: str) -> dict[str, Plate]:
    """All pictures of a title's rulebook by name. Raises `DocumentError`."""
    path = data_path(FOLDER, title, FILE)
    file = f"{title}/{path.name}"
    document = read(path, file)
    if not isinstance(document, dict):
        raise DocumentError(Problem(file, "pictures by name are wanted"))
    made = {}
    for name, entry in document.items():
        plate = _plate(screen_named(title), entry)
        if plate is None or not isinstance(name, str):
            raise DocumentError(Problem(file, f"this is no picture: {entry}", key=str(name)))
        made[name] = plate
    return made


def _plate(screen: TitleScreen[Any], entry: Value) -> Plate | None:
    if not isinstance(entry, dict):
        return None
    words = {str(key): value for key, value in entry.items()}
    position = partial(PlatePosition, screen.name)
    return land_plate(words, position) or screen.plate(words, position)


@dataclass(frozen=True)
class PlatePosition:
    """A position of a title's rulebook, read when it is called. Raises `DocumentError` or `ReadingError`."""

    title: str
    name: str

    def __call__(self) -> Any:
        return read_position(data_path(FOLDER, self.title, "positions", f"{self.name}.yaml")).state


class PlatePrinter:
    """Prints plates, each once for a width. They are cached apart from all other shapes, which would crowd them out."""

    def __init__(self, kit: Kit, title: str) -> None:
        self.kit = kit
        self.title = title
        self.faces = screen_named(title).faces(kit)
        self._prints = SurfaceCache()

    def size(self, name: str, room: int) -> tuple[int, int]:
        """The pixels that a picture takes in a room so wide."""
        shape = plates(self.title)[name].shape(self.faces)
        width = min(room, round(self.kit.px(TALLEST) / shape))
        return width, round(width * shape)

    def printed(self, name: str, room: int) -> pygame.Surface:
        """The picture for a room so wide, printed now if need be."""
        self._prints.limit = self.kit.brush.limit
        return self._prints.kept(
            self._key(name, room), lambda: self._print(plates(self.title)[name], self.size(name, room))
        )

    def at_hand(self, name: str, room: int) -> bool:
        """Whether the picture for a room so wide is printed."""
        return self._key(name, room) in self._prints

    def _key(self, name: str, room: int) -> Hashable:
        return name, room, self.kit.theme, self.kit.say  # there are words on some

    def _print(self, plate: Plate, size: tuple[int, int]) -> pygame.Surface:
        kit = self.kit
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        plate.draw(self.faces, sheet)
        radius, line = kit.px(RADIUS), max(1.0, 1.2 * kit.theme.unit)
        sheet.blit(kit.brush.rounded(size, radius, theme.NIGHT, line, 170, keep=False), (0, 0))
        mask = kit.brush.rounded(size, radius, "#FFFFFF", keep=False)
        sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet
