"""L5 to L9: how a game is dealt."""

import pytest

from game.engine.chance import Chance
from game.engine.land import xy
from tests.labyrinth import BOX, NAMES, TITLE, dealt


def test_L5_sixteen_land_tiles_lie_on_the_loose_cells_in_random_turns() -> None:
    board = TITLE.deal(2, {}, Chance(1))["board"]
    assert len({tile for tile, _ in board}) == 16
    turns = [turn for seed in range(50) for _, turn in TITLE.deal(2, {}, Chance(seed))["board"]]
    assert all(150 < turns.count(turn) < 250 for turn in range(4))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_L6_ten_tiles_a_player_and_the_rest_unseen(seats: int) -> None:
    deal = TITLE.deal(seats, {}, Chance(1))
    named = [tile for tile, _ in deal["board"]] + deal["pile"]
    assert len(deal["pile"]) == 10 * seats
    assert len(set(named)) == 16 + 10 * seats
    assert set(named) <= {NAMES[tile] for tile in BOX.land}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_L7_each_player_begins_on_the_dragon_with_a_treasure_on_the_crown_and_the_start_tile(seats: int) -> None:
    for player in dealt(seats, 3).players:
        assert player.place == BOX.centre
        assert sorted([player.crown or -1, *player.pile]) == sorted(BOX.treasures)
        assert [(tile, xy(cell), turn) for tile, cell, turn in zip(
            player.land.tiles, player.land.cells, player.land.turns, strict=True
        )] == [(BOX.start, (0, 0), 0)]  # fmt: skip


def test_L7_each_shuffles_an_own_treasure_pile() -> None:
    piles = TITLE.deal(4, {}, Chance(5))["treasures"]
    assert len({tuple(pile) for pile in piles}) == 4


def test_L8_the_crown_quest_of_the_base_game_is_most_shields() -> None:
    for seats in (2, 3, 4):
        assert (dealt(seats, 1).crown.id, dealt(seats, 1).crown.aim.id) == ("1A", "shields")
    with pytest.raises(ValueError, match="1A is wanted, not '1B'"):
        TITLE.deal(2, {"crown": "1B"}, Chance(1))


def test_L9_the_starting_player_is_drawn_or_named() -> None:
    drawn = [TITLE.deal(3, {}, Chance(seed))["first"] for seed in range(300)]
    assert all(70 < drawn.count(seat) < 130 for seat in range(3))
    assert dealt(3, 1, first=2).seat == 2


def test_L9_play_goes_round_by_seat() -> None:
    state = dealt(3, 1, first=2)
    order = [state.seat]
    while state.phase != "over":
        seat = state.seat
        state.apply(state.legal()[0])
        if state.phase == "insert":
            order.append(state.seat)
        else:
            assert state.seat == seat
    assert order == [2, 0, 1] * 10
