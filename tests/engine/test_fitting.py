"""Which tiles fit a cell, and cells that nothing left can fill."""

from game.engine.chance import Chance
from game.engine.fitting import fitting_tiles, unfillable
from game.engine.land import Land, cell_at
from tests.labyrinth import BOX, NUMBER, dealt, played


def grown(seed: int) -> Land:
    """A landscape after a whole game for one."""
    state = dealt(1, seed)
    for _ in played(state, seed):
        pass
    return state.players[0].land


def test_tiles_fit_a_cell_where_they_can_be_laid() -> None:
    land = grown(3)
    tiles = list(BOX.land)
    for cell in land.demand:
        assert fitting_tiles(land, cell, tiles) == [
            tile for tile in tiles if any(there == cell for there, _ in land.placements(tile))
        ]


def test_nothing_fits_a_taken_cell_or_one_apart() -> None:
    land = grown(3)
    assert fitting_tiles(land, cell_at(0, 0), BOX.land) == []
    assert fitting_tiles(land, cell_at(90, 90), BOX.land) == []


def test_a_cell_is_dead_when_none_of_the_tiles_fits() -> None:
    few = [NUMBER["cross"]] if "cross" in NUMBER else [NUMBER["cross-1"]]
    for seed in range(5):
        land = grown(seed)
        dead = unfillable(land, few)
        assert dead == [cell for cell in sorted(land.demand) if not land.fitting_turns(few[0], cell)]
        assert unfillable(land, []) == sorted(land.demand)
        assert set(unfillable(land, BOX.land)) <= set(dead)


def test_unseen_tiles_are_the_box_without_all_that_was_seen() -> None:
    for seats in (1, 2, 3, 4):
        state = dealt(seats, seats)
        seen = set(state.maze.tiles) | {state.hand}
        for _ in played(state, 5):
            seen |= {*state.maze.tiles, state.hand, *state.loose}
            assert set(state.unseen()) == set(BOX.land) - seen
            assert set(state.pile) <= set(state.unseen())
            assert len(state.unseen()) - len(state.pile) == len(BOX.land) - 16 - BOX.pile[seats]


def test_what_may_come_holds_all_that_came() -> None:
    state = dealt(2, 8)
    before = [set(state.to_come(seat)) for seat in (0, 1)]
    for _ in played(state, 8):
        for seat in (0, 1):
            now = set(state.to_come(seat))
            assert now <= before[seat]
            before[seat] = now
    for seat in (0, 1):
        laid = set(state.players[seat].land.tiles) - {BOX.start}
        assert laid <= set(dealt(2, 8).to_come(seat))


def test_what_may_come_tells_no_secret() -> None:
    state = dealt(3, 2, first=0)
    for viewer in (0, 1, 2):
        view = state.view(viewer, Chance(77))
        assert [view.to_come(seat) for seat in (0, 1, 2)] == [state.to_come(seat) for seat in (0, 1, 2)]
