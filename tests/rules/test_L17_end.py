"""L17 to L20: the end, the crown, the tower, and playing alone."""

from collections import Counter

import pytest

from game.engine.common import GameEnded
from game.engine.labyrinth.tower import strip_verdict
from game.engine.title import IllegalAction
from tests.labyrinth import BOX, NUMBER, at, dealt, end_turn, final_of, kinds, played, position_of


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_L17_ten_turns_each(seats: int) -> None:
    state = dealt(seats, 7)
    turns: Counter[int] = Counter()
    for action, events in played(state, 7):
        if action.do == "end_turn":
            turns[events[0].seat] += 1  # type: ignore[attr-defined]
    assert turns == dict.fromkeys(range(seats), 10)
    assert state.pile == []


def test_L17_the_game_ends_when_the_pile_has_run_out_and_that_turn_is_over() -> None:
    state = position_of("last_turn")
    with pytest.raises(ValueError, match="not over"):
        state.result()
    # Start, one land tile, one shield, crown: 2+2+2+22 = 28. Start, three land tiles, meeple: 8+16 = 24.
    events = end_turn(state)
    assert events[-1] == GameEnded((0,))
    assert (state.phase, state.legal()) == ("over", [])
    assert state.result().scores == (28, 24)


@pytest.mark.parametrize("seats", [1, 3])
def test_L17_the_last_turn_of_the_game_is_known(seats: int) -> None:
    state, turns = dealt(seats, 5), []
    for action, _ in played(state, 5):
        if action.do == "end_turn" and state.phase != "over":
            turns.append(state.progress())
    assert [turn.turn for turn in turns] == [number // seats + 1 for number in range(1, 10 * seats)]
    assert {turn.of for turn in turns} == {10}
    assert [turn.last for turn in turns] == [False] * (10 * seats - 2) + [True]


def test_L17_after_the_end_nothing_is_legal() -> None:
    state = position_of("last_turn")
    end_turn(state)
    with pytest.raises(IllegalAction):
        end_turn(state)


def test_L17_with_tiles_in_the_pile_the_next_seat_draws() -> None:
    state = at("{title: labyrinth, phase: end, entry: [1, 0], pile: [cross-1], seats: [{}, {}]}")
    assert kinds(end_turn(state))[-1] == "drew"
    assert (state.seat, state.phase) == (1, "insert")
    assert (state.hand, state.pile, state.loose, state.entry) == (NUMBER["cross-1"], [], [], -1)


def test_L18_all_who_tie_win_the_crown() -> None:
    final = final_of("tied_for_the_crown")
    assert [final[seat]["crown"] for seat in "012"] == [1, 1, 0]


def test_L18_a_most_of_zero_wins_no_crown() -> None:
    final = final_of("nobody_has_a_shield")
    assert [final[seat]["crown"] for seat in "01"] == [0, 0]


def test_L18_most_shields_wins_it() -> None:
    assert [seat["crown"] for seat in final_of("last_turn").values()] == [1, 0]


def test_L19_the_tower_piece_by_piece() -> None:
    first, second = final_of("whole_tower").values()
    # 5 tiles of 2, 2 shields of 2, 1 treasure of 2, the crown of 22. The other: the start tile and a meeple of 16.
    assert first == {
        "total": 38, "tiles": 5, "shields": 2, "treasures": 1, "dragons": 0, "crown": 1, "cities": 2, "roads": 0,
    }  # fmt: skip
    assert second == {
        "total": 18, "tiles": 1, "shields": 0, "treasures": 0, "dragons": 0, "crown": 0, "cities": 0, "roads": 0,
    }  # fmt: skip


def test_L19_treasure_tiles_that_were_not_laid_do_not_count() -> None:
    state = position_of("whole_tower")
    assert len(state.players[0].found) == 3, "one of them left the game"
    assert state.towers()[0].tiles == 5
    state.players[0].crown, state.players[0].pile = None, []
    assert state.towers()[0].height == 38


def test_L19_all_who_tie_win() -> None:
    state = position_of("nobody_has_a_shield")
    assert state.standing().winners == (0,), "20 mm against 18"
    state = position_of("tied_for_the_crown")
    # 4 + 2 + 22 = 28 twice, and 6 + 16 = 22.
    assert state.standing().scores == (28, 28, 22)
    assert state.standing().winners == (0, 1)


@pytest.mark.parametrize(
    ("crown", "wears"), [("1B", False), ("2B", True), ("3B", False), ("P1B", False), ("P2B", False)]
)
def test_L20_the_crown_is_placed_when_its_quest_is_met(crown: str, wears: bool) -> None:
    state = position_of("five_cities")
    state.crown = BOX.crowns[crown]
    assert state.towers()[0].crowned == wears


def test_L20_what_the_solo_crowns_ask_for() -> None:
    asked = {crown.id: (crown.aim.id, crown.solo) for crown in BOX.crowns.values() if crown.solo}
    assert asked == {
        "1B": ("shields", 7),
        "2B": ("cities", 5),
        "3B": ("roads", 5),
        "P1B": ("largest_city", 9),
        "P2B": ("longest_road", 9),
    }


@pytest.mark.parametrize(("tokens", "wears"), [(6, False), (7, True), (8, True)])
def test_L20_seven_shields_or_more(tokens: int, wears: bool) -> None:
    state = position_of("last_curve_of_a_ring")
    token = position_of("supply_of_one").players[0].tokens
    assert token == [], "the city is open"
    earned = position_of("five_cities").players[0].tokens[0]
    state.players[0].tokens = [earned] * tokens
    assert state.towers()[0].crowned == wears


def test_L20_the_default_is_1B_and_any_solo_quest_may_be_chosen() -> None:
    assert dealt(1, 1).crown.id == "1B"
    for crown in ("1B", "2B", "3B", "P1B", "P2B"):
        assert dealt(1, 1, crown=crown).crown.id == crown
    with pytest.raises(ValueError, match="not '1A'"):
        dealt(1, 1, crown="1A")


@pytest.mark.parametrize(
    ("pieces", "verdict"),
    [(0, 0), (19, 0), (20, 1), (24, 1), (25, 2), (29, 2), (30, 3), (34, 3), (35, 4), (39, 4), (40, 5), (60, 5)],
)
def test_L20_the_measuring_strip_counts_pieces_above_the_meeple(pieces: int, verdict: int) -> None:
    assert strip_verdict(BOX, BOX.heights["meeple"] + pieces * BOX.heights["tile"]) == verdict


def test_L20_the_crown_is_three_pieces_higher_than_the_meeple() -> None:
    # 17 pieces and the crown of 22 mm are held against the strip like 20 pieces and the meeple of 16 mm.
    assert strip_verdict(BOX, 17 * BOX.heights["tile"] + BOX.heights["crown"]) == 1
