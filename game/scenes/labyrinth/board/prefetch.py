"""What every board shows, brought to hand while the menu is looked at, so that a game opens at once."""

from collections.abc import Iterator

from game.scenes.hud.window_areas import WindowAreas
from game.scenes.labyrinth.board.painting import FRAME
from game.scenes.tile_faces import TileFaces


def fetch(faces: TileFaces) -> Iterator[None]:
    """Read one picture after the other: the frame at the size that it will have, and the fixed tiles."""
    faces.kit.pictures.get(FRAME, WindowAreas.of(faces.kit.theme).board)
    yield
    for tile in faces.tiles.of_role("fixed"):
        faces.fetch(tile)
        yield
