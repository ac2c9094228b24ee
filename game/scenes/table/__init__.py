"""The landscape table: where the tiles of a turn are laid, and where every landscape can be looked at."""

from game.scenes.stage import Stage
from game.scenes.table.scene import TableScene


def table_scene(stage: Stage) -> TableScene:
    """The scene of the phases extend and end."""
    return TableScene(stage)


def visit_scene(stage: Stage, seat: int) -> TableScene:
    """A look at a seat's landscape, from any other scene."""
    return TableScene(stage, seat)
