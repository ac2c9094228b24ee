"""The landscape table: where the tiles of a turn are laid, and where every landscape can be looked at."""

from game.scenes.navigator import Navigator
from game.scenes.table.scene import TableScene


def table_scene(navigator: Navigator) -> TableScene:
    """The scene of the phases extend and end."""
    return TableScene(navigator)


def visit_scene(navigator: Navigator, seat: int) -> TableScene:
    """A look at a seat's landscape, from any other scene."""
    return TableScene(navigator, seat)
