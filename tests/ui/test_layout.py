"""Rectangles cut from rectangles."""

import pygame

from game.ui.layout import anchored, columns, flow, grid, inset, rows

BOX = pygame.Rect(10, 20, 300, 200)


def test_rows_fill_the_box_with_shares_of_what_is_left() -> None:
    top, middle, foot = rows(BOX, [40, -1, 30], gap=5)
    assert (top.top, foot.bottom) == (BOX.top, BOX.bottom)
    assert middle.height == 200 - 40 - 30 - 10
    assert top.bottom + 5 == middle.top


def test_columns_share_by_weight() -> None:
    one, two = columns(BOX, [-1, -2])
    assert (one.width, two.width) == (100, 200)


def test_a_grid_is_row_by_row() -> None:
    cells = grid(BOX, 3, 2, gap=6)
    assert len(cells) == 6
    assert cells[0].topleft == BOX.topleft
    assert cells[5].bottomright == BOX.bottomright
    assert cells[1].left > cells[0].right


def test_things_flow_to_either_side() -> None:
    sizes = [(50, 20), (70, 30)]
    assert flow(BOX, sizes, 10)[0].left == BOX.left
    assert flow(BOX, sizes, 10, "right")[1].right == BOX.right
    left, right = flow(BOX, sizes, 10, "center")
    assert left.left - BOX.left == BOX.right - right.right


def test_anchors_and_margins() -> None:
    assert anchored(inset(BOX, 5), (20, 10), "bottomright").bottomright == (305, 215)
    assert inset(BOX, 10, 20) == pygame.Rect(20, 40, 280, 160)
