"""The pictures that only the rulebook of Labyrinth has: parts of its board, and towers."""

from collections.abc import Callable, Mapping

from game.engine.labyrinth.state import LabyrinthState
from game.play.documents import Value
from game.scenes.labyrinth.board_plate import Area, BoardPlate, Crop, Push, Walk
from game.scenes.labyrinth.tower_plate import TowerPlate

Position = Callable[[str], Callable[[], LabyrinthState]]


def plate(entry: Mapping[str, Value], position: Position) -> BoardPlate | TowerPlate | None:
    """Return the picture that an entry of `pictures.yaml` describes; None for one that is not of this kind."""
    match entry:
        case {"board": str(name), "area": [_, _, _, _] as area, **rest}:
            left, top, width, height = (float(str(length)) for length in area)
            subject = _subject((left, top, width, height), rest)
            return None if subject is None else BoardPlate(position(name), subject)
        case {"towers": str(name), **rest} if not rest:
            return TowerPlate(position(name))
    return None


def _subject(area: Area, entry: Mapping[str, Value]) -> Crop | Push | Walk | None:
    match entry:
        case {"push": [str(arrow), int(turn)], **rest} if not rest:
            return Push(area, arrow, turn)
        case {"walk": [int(x), int(y), str(walkway)], **rest} if not rest:
            return Walk(area, (x, y), walkway)
    return None if entry else Crop(area)
