"""L1 the board and L2 the parts."""

from game.engine.labyrinth.maze import ARROWS, board_xy
from tests.labyrinth import BOX, NUMBER


def test_L1_nine_cells_of_even_column_and_row_are_fixed() -> None:
    assert {board_xy(cell) for cell in BOX.fixed} == {(x, y) for x in (0, 2, 4) for y in (0, 2, 4)}
    assert len(BOX.loose) == 16


def test_L1_the_dragon_is_in_the_centre_and_the_others_show_the_eight_treasures() -> None:
    assert board_xy(BOX.treasure_cell["dragon"]) == (2, 2)
    shown = {treasure: board_xy(cell) for treasure, cell in BOX.treasure_cell.items() if treasure != "dragon"}
    assert set(shown) == {BOX.treasure[tile] for tile in BOX.treasures}
    assert len(set(shown.values())) == 8


def test_L1_eight_arrows_stand_at_each_end_of_columns_and_rows_1_and_3() -> None:
    lines = {arrow.name: [board_xy(cell) for cell in arrow.cells] for arrow in ARROWS}
    assert lines == {
        "N1": [(1, y) for y in range(5)],
        "N3": [(3, y) for y in range(5)],
        "E1": [(x, 1) for x in reversed(range(5))],
        "E3": [(x, 3) for x in reversed(range(5))],
        "S1": [(1, y) for y in reversed(range(5))],
        "S3": [(3, y) for y in reversed(range(5))],
        "W1": [(x, 1) for x in range(5)],
        "W3": [(x, 3) for x in range(5)],
    }
    assert not any(cell in BOX.fixed for arrow in ARROWS for cell in arrow.cells), "fixed tiles are never pushed"


def test_L2_tiles_and_tokens() -> None:
    assert (len(BOX.land), len(BOX.treasures)) == (56, 8)
    assert (BOX.start, BOX.dragon) == (NUMBER["start"], NUMBER["treasure-dragon"])
    assert BOX.supply == {"shield": 38, "treasure": 32}


def test_L2_the_treasure_tokens_are_enough_for_four_players() -> None:
    marks = [mark for tile in BOX.treasures for part in BOX.tiles.kind(tile).segments for mark in part.marks]
    assert marks == ["treasure"] * 8
