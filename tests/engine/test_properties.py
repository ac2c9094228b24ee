"""Random play: what is conserved, what comes back, and what a seat may know."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.chance import Chance
from game.engine.labyrinth.state import LabyrinthState
from game.engine.title import IllegalAction
from tests.labyrinth import BOX, dealt, eager_action, played, position_of, random_action, session

SEATS, SEED = st.integers(1, 4), st.integers(0, 2**32)
few = settings(max_examples=12, deadline=None)


def check_parts(state: LabyrinthState, unseen: set[int]) -> None:
    """Every tile and token is somewhere, once."""
    land = Counter(tile for tile in state.maze.tiles if tile not in BOX.fixed.values())
    land.update(state.pile)
    land.update([] if state.hand is None else [state.hand])
    land.update(tile for tile in state.loose + state.gone if tile in BOX.land)
    land.update(tile for player in state.players for tile in player.land.tiles if tile in BOX.land)
    assert set(land.values()) == {1}
    assert set(land) == set(BOX.land) - unseen
    gone = Counter(tile for tile in state.gone if tile in BOX.treasures)
    for seat, player in enumerate(state.players):
        own = [*player.found, *player.pile, *([] if player.crown is None else [player.crown])]
        assert sorted(own) == sorted(BOX.treasures)
        laid = [tile for tile in player.land.tiles if tile in BOX.treasures]
        assert len(set(laid)) == len(laid)
        to_lay = [tile for tile in state.loose if tile in BOX.treasures] if seat == state.seat else []
        missing = set(player.found) - set(laid) - set(to_lay)
        gone.subtract(missing)
        assert player.land.tiles[0] == BOX.start
        assert len(set(player.tokens)) == len(player.tokens)
        assert player.place.walkway in (0, *state.maze.walkways[player.place.cell])
    assert not +gone and not -gone
    for mark, whole in BOX.supply.items():
        assert state.supply[mark] + sum(player.count(mark) for player in state.players) == whole
    fixed = {cell: tile for cell, tile in enumerate(state.maze.tiles) if cell in BOX.fixed}
    assert fixed == BOX.fixed
    for cell, (tile, turn) in enumerate(zip(state.maze.tiles, state.maze.turns, strict=True)):
        assert state.maze.walkways[cell] == BOX.walkways_of(tile, turn)


@given(SEATS, SEED)
@few
def test_tiles_meeples_and_tokens_are_conserved(seats: int, seed: int) -> None:
    state = dealt(seats, seed)
    known = {*state.maze.tiles, *state.pile, state.hand}
    unseen = {tile for tile in BOX.land if tile not in known}
    assert len(unseen) == 56 - 16 - 10 * seats
    for _ in played(state, seed, eager_action):
        check_parts(state, unseen)


@given(SEATS, SEED)
@few
def test_undo_restores_an_equal_state_and_redo_the_one_after(seats: int, seed: int) -> None:
    game, chance = session(seats, seed), Chance(seed)
    while not game.over:
        before = game.state.copy()
        game.apply(eager_action(game.state, chance))
        if game.can_undo:
            after = game.state.copy()
            game.undo()
            assert game.state == before
            game.redo()
            assert game.state == after


@given(SEATS, SEED)
@few
def test_a_copy_goes_its_own_way(seats: int, seed: int) -> None:
    state, chance = dealt(seats, seed), Chance(seed)
    while state.phase != "over":
        kept, twin = state.copy(), state.copy()
        twin.apply(random_action(twin, chance))
        assert state == kept
        assert twin != state
        state = twin


@given(SEATS, SEED)
@few
def test_what_is_legal_is_carried_out_and_the_order_depends_on_the_position_alone(seats: int, seed: int) -> None:
    state = dealt(seats, seed)
    for _ in played(state, seed):
        legal = state.legal()
        assert legal == state.copy().legal()
        assert bool(legal) == (state.phase != "over")
        for action in legal[:: max(1, len(legal) // 5)]:
            state.copy().apply(action)


@given(SEATS, SEED)
@few
def test_an_action_of_another_phase_is_refused_and_changes_nothing(seats: int, seed: int) -> None:
    state, chance = dealt(seats, seed), Chance(seed)
    others = []
    for _ in range(40):
        legal = state.legal()
        others.append(legal[chance.below(len(legal))])
        for action in others[-8:]:
            if action not in legal:
                before = state.copy()
                with pytest.raises(IllegalAction):
                    state.apply(action)
                assert state == before
        state.apply(others[-1])


def open_parts(state: LabyrinthState, seat: int) -> tuple[object, ...]:
    """What a seat knows of a position: everything but the piles' order and the others' crowns."""
    return (
        state.maze, state.hand, state.loose, state.gone, state.supply, state.seat, state.phase, state.riders,
        state.entry, state.crown, len(state.pile), state.players[seat].crown,
        [(player.land, player.place, player.found, player.tokens, player.crown is None, len(player.pile))
         for player in state.players],
        [sorted([player.crown or -1, *player.pile]) for player in state.players],
    )  # fmt: skip


@given(st.integers(1, 4), SEED)
@few
def test_a_view_holds_what_the_seat_knows_and_the_rest_is_possible(seats: int, seed: int) -> None:
    state = dealt(seats, seed)
    unseen = set(BOX.land) - {*state.maze.tiles, *state.pile, state.hand}
    for number, _ in enumerate(played(state, seed, eager_action)):
        if number % 3 or state.phase == "over":
            continue
        kept = state.copy()
        for seat in range(seats):
            view = state.view(seat, Chance(seed + number))
            assert state == kept, "making a view changes nothing"
            assert open_parts(view, seat) == open_parts(state, seat)
            assert len(set(view.pile)) == len(view.pile)
            assert set(view.pile) <= set(state.pile) | unseen
            assert view.legal() == state.legal() or state.phase == "over"


def test_two_states_that_differ_only_in_secrets_have_equal_views() -> None:
    state = dealt(3, 5)
    for number, _ in enumerate(played(state, 5, eager_action)):
        if state.phase == "over":
            break
        secret = state.copy()
        chance = Chance(number)
        known = {*state.maze.tiles, *state.loose, state.hand, *state.gone}
        known |= {tile for player in state.players for tile in player.land.tiles}
        hidden = chance.shuffled(tile for tile in BOX.land if tile not in known)
        secret.pile = hidden[: len(state.pile)]
        for seat, player in enumerate(secret.players):
            drawn = chance.shuffled(player.pile if seat == 1 or player.crown is None else [player.crown, *player.pile])
            if seat != 1 and player.crown is not None:
                player.crown = drawn.pop()
            player.pile = drawn
        assert state.view(1, Chance(9)) == secret.view(1, Chance(9))


def test_every_order_of_what_is_hidden_is_as_likely() -> None:
    state = dealt(2, 1)
    for player in state.players:
        player.found, player.pile = [player.crown or 0, *player.pile[:5]], player.pile[5:]
        player.crown = player.pile.pop(0)
    chance = Chance(1)
    own, other = Counter[object](), Counter[object]()
    next_tile = Counter[int]()
    for _ in range(3000):
        view = state.view(0, chance)
        own[view.players[0].crown] += 1
        other[view.players[1].crown] += 1
        next_tile[view.pile[0]] += 1
    assert own == {state.players[0].crown: 3000}
    assert len(other) == 2 and min(other.values()) > 1350
    assert len(next_tile) == 56 - 16 - 1 and min(next_tile.values()) > 40


def test_a_tile_that_left_the_game_in_sight_is_not_drawn_again() -> None:
    state = position_of("fits_nowhere")
    state.apply(state.legal()[0])
    (gone,) = state.gone
    assert all(gone not in state.view(0, Chance(seed)).pile for seed in range(200))


def test_a_view_can_be_played_to_the_end() -> None:
    state = dealt(4, 3)
    for _ in zip(range(50), played(state, 3), strict=False):
        pass
    view = state.view(2, Chance(8))
    for _ in played(view, 8, eager_action):
        pass
    assert view.phase == "over"
    assert view.result().winners
