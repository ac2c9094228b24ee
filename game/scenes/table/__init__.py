"""The landscape table: where the tiles of a turn are laid, and where every landscape can be looked at."""

from game.engine.landscape import Cell
from game.engine.title import S
from game.scenes.navigator import Navigator
from game.scenes.table.scene import TableScene


def table_scene(navigator: Navigator[S]) -> TableScene[S]:
    """The scene in which tiles are laid."""
    return TableScene(navigator)


def visit_scene(navigator: Navigator[S], number: int, cell: Cell | None = None) -> TableScene[S]:
    """A look at a landscape, from any other scene; `cell` is pointed out."""
    return TableScene(navigator, number, cell)
