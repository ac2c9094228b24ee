"""Every number is explained: what was scored adds up to the towers, and each result to its reckoning."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from game.engine.chance import Chance
from game.engine.common import Laid, PiecePut, Scored
from game.engine.labyrinth.components import MARKS
from game.engine.labyrinth.events import Completed
from game.engine.labyrinth.state import LabyrinthState
from game.engine.title import Action, Term, total
from tests.labyrinth import BOX, dealt, eager_action, played, position_of, random_action

GAMES = pytest.mark.parametrize(("seats", "seed"), [(1, 3), (1, 20), (2, 1), (2, 6), (3, 11), (3, 24), (4, 5), (4, 15)])
"""Games in which features with pictures are completed."""
TOP = {"crown", "meeple"}
Choosing = Callable[[LabyrinthState, Chance], Action]


def without_top(state: LabyrinthState) -> list[int]:
    """The scores as they stand, without what stands on top of each tower."""
    standing = state.standing()
    tops = [[term for term in terms if term.name in TOP] for terms in standing.terms]
    assert all(len(top) == 1 for top in tops)
    return [score - total(top) for score, top in zip(standing.scores, tops, strict=True)]


@GAMES
def test_what_a_seat_scores_is_the_growth_of_its_score(seats: int, seed: int) -> None:
    state = dealt(seats, seed)
    before = without_top(state)
    assert before == [2] * seats, "the start tile"
    completed = 0
    for _, events in played(state, seed, eager_action):
        scored = [0] * seats
        for happened in events:
            if isinstance(happened, Scored):
                scored[happened.seat] += total(happened.terms)
                completed += happened.kind != "tile" and total(happened.terms) > 0
        after = without_top(state)
        assert [now - then for now, then in zip(after, before, strict=True)] == scored
        before = after
    assert completed, "a game in which nothing is completed tells nothing"


@GAMES
def test_the_terms_of_a_result_add_up_to_its_scores_at_any_time(seats: int, seed: int) -> None:
    state = dealt(seats, seed)
    for _ in played(state, seed, eager_action):
        standing = state.standing()
        assert tuple(total(terms) for terms in standing.terms) == standing.scores
        for terms, categories in zip(standing.terms, standing.categories, strict=True):
            counts = {term.name: term.count for term in terms}
            assert len(counts) == len(terms), "each has one line"
            assert all(term.value == BOX.heights[term.name] for term in terms)
            named = {"shields": "shield", "treasures": "treasure", "dragons": "dragon", "tiles": "tile"}
            assert {word: counts.get(name, 0) for word, name in named.items()} == {
                word: categories[word] for word in named
            }
            assert counts.keys() & TOP == ({"crown"} if categories["crown"] else {"meeple"})
    assert state.result() == state.standing()


@pytest.mark.parametrize("choose", [eager_action, random_action])
def test_each_event_that_scores_says_what_for(choose: Choosing) -> None:
    for seed in range(6):
        state = dealt(1 + seed % 4, seed)
        for _, events in played(state, seed, choose):
            put = Counter(happened.kind for happened in events if isinstance(happened, PiecePut))
            earned: Counter[str] = Counter()
            for happened, then in pairwise((*events, None)):
                if isinstance(happened, Laid):
                    assert then == Scored(happened.seat, "tile", (happened.at,), -1, (Term("tile", 1, 2),))
                if isinstance(happened, Completed):
                    assert happened.cells and happened.segment >= 0
                    counts = {term.name: term.count for term in happened.terms}
                    assert counts.keys() <= set(MARKS)
                    assert happened.shield_tokens == counts.get("shield", 0) <= happened.shields
                    assert counts.get("treasure", 0) + counts.get("dragon", 0) == happened.treasures
                    earned.update(counts)
            assert earned == put


@GAMES
def test_what_completed_regions_are_worth_is_what_lies_on_them(seats: int, seed: int) -> None:
    state = dealt(seats, seed)
    for number, _ in enumerate(played(state, seed, eager_action)):
        if number % 7 and state.phase != "over":
            continue
        tiles = [2 * len(player.land) for player in state.players]
        for seat, landscape in enumerate(state.landscapes()):
            assert landscape.seat == seat
            regions = [landscape.land.region(root) for root in landscape.land.roots()]
            worth = sum(total(state.worth(seat, region)) for region in regions if not region.open)
            assert tiles[seat] + worth == without_top(state)[seat]


def test_an_open_region_is_worth_what_it_would_earn_from_the_present_supply() -> None:
    state = position_of("last_curve_of_a_ring")
    land = state.players[0].land
    (road,) = map(land.region, land.roots())
    assert (road.open, state.worth(0, road)) == (2, (Term("shield", 2, 2),))
    state.supply["shield"] = 1
    assert state.worth(0, road) == (Term("shield", 1, 2),)
    state.supply["shield"] = 0
    assert state.worth(0, road) == ()
