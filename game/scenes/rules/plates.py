"""The pictures of a rulebook: read from data/rules/TITLE/pictures.yaml, drawn once a size from position files."""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache
from typing import Any

import pygame

from game.engine.labyrinth.state import LabyrinthState
from game.play.documents import DocumentError, Problem, Value, read
from game.play.position import read_position
from game.play.resources import data_path
from game.scenes.labyrinth.board_plate import Crop, Push, Walk, board_shape, draw_board
from game.scenes.labyrinth.tower_plate import TOWER_SHAPE, draw_towers
from game.scenes.rules.land_plate import Glow, Refused, draw_land_plate, land_shape
from game.scenes.tile_faces import TileFaces
from game.ui import theme
from game.ui.surface_cache import SurfaceCache

FOLDER = "rules"
TALLEST = 440  # units
RADIUS = 8

Subject = Crop | Push | Walk | Glow | Refused | None


@dataclass(frozen=True)
class Plate:
    """One picture: `kind` is board, land or towers; `subject` what it shows of its title's position."""

    title: str
    kind: str
    position: str
    subject: Subject = None

    @property
    def state(self) -> LabyrinthState:
        """The position that is shown. Raises `DocumentError` or `ReadingError`."""
        state = read_position(data_path(FOLDER, self.title, "positions", f"{self.position}.yaml")).state
        assert isinstance(state, LabyrinthState)
        return state


@cache
def plates(title: str) -> dict[str, Plate]:
    """All pictures of a title's rulebook by name. Raises `DocumentError`."""
    path = data_path(FOLDER, title, "pictures.yaml")
    file = f"{title}/{path.name}"
    document = read(path, file)
    if not isinstance(document, dict):
        raise DocumentError(Problem(file, "pictures by name are wanted"))
    made = {}
    for name, entry in document.items():
        plate = _plate(title, entry)
        if plate is None or not isinstance(name, str):
            raise DocumentError(Problem(file, f"this is no picture: {entry}", key=str(name)))
        made[name] = plate
    return made


class PlatePrinter:
    """Prints plates, each once for a width. They are kept apart from all shapes, which would crowd them out."""

    def __init__(self, faces: TileFaces, title: str) -> None:
        self.faces = faces
        self.title = title
        self.kit = faces.kit
        self._prints = SurfaceCache()

    def size(self, name: str, room: int) -> tuple[int, int]:
        """The pixels that a picture takes in a room so wide."""
        plate = plates(self.title)[name]
        match plate.subject:
            case Crop(area) | Push(area) | Walk(area):
                shape = board_shape(self.faces, area)
            case _ if plate.kind == "towers":
                shape = TOWER_SHAPE
            case _:
                shape = land_shape(plate.state, plate.subject)
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
        kit, state = self.kit, plate.state
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        match plate.subject:
            case Crop() | Push() | Walk() as subject:
                draw_board(self.faces, sheet, state, subject)
            case Glow() | Refused() | None as subject if plate.kind == "land":
                draw_land_plate(self.faces, sheet, state, subject)
            case _:
                draw_towers(kit, sheet, state)
        radius, line = kit.px(RADIUS), max(1.0, 1.2 * kit.theme.unit)
        sheet.blit(kit.brush.rounded(size, radius, theme.NIGHT, line, 170, keep=False), (0, 0))
        mask = kit.brush.rounded(size, radius, "#FFFFFF", keep=False)
        sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet


def _plate(title: str, entry: Value) -> Plate | None:
    match entry:
        case {"board": str(position), "area": list(area), **rest} if len(area) == 4:
            left, top, width, height = (float(str(length)) for length in area)
            subject = _on_board((left, top, width, height), rest)
            return None if subject is None else Plate(title, "board", position, subject)
        case {"land": str(position), **rest}:
            match rest:
                case {"glow": [int(x), int(y), str(port)]}:
                    return Plate(title, "land", position, Glow((x, y), port))
                case {"refused": [int(x), int(y), int(turn)]}:
                    return Plate(title, "land", position, Refused((x, y), turn))
            return None if rest else Plate(title, "land", position)
        case {"towers": str(position), **rest} if not rest:
            return Plate(title, "towers", position)
    return None


def _on_board(area: tuple[float, float, float, float], entry: dict[Any, Any]) -> Crop | Push | Walk | None:
    match entry:
        case {"push": [str(arrow), int(turn)]}:
            return Push(area, arrow, turn)
        case {"walk": [int(x), int(y), str(walkway)]}:
            return Walk(area, (x, y), walkway)
    return None if entry else Crop(area)
