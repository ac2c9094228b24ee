"""The names that arrows, cells and places have in the layout dump."""

from game.engine.labyrinth.maze import Place, board_xy
from game.engine.ports import sides_text


def arrow_name(arrow: str) -> str:
    return f"arrow-{arrow}"


def cell_name(cell: int) -> str:
    """`cell-2-3`: column and row."""
    x, y = board_xy(cell)
    return f"cell-{x}-{y}"


def place_name(place: Place) -> str:
    """`place-2-3-NS`: column, row and walkway, `off` for off the road."""
    x, y = board_xy(place.cell)
    return f"place-{x}-{y}-{sides_text(place.walkway) or 'off'}"
