"""What greedy plays in a position, and how well it plays whole games."""

import time

from game.bots.base import choose
from game.bots.labyrinth.bots import BOTS
from game.engine.chance import Chance
from game.engine.common import Laid, PutAside
from game.engine.labyrinth.actions import Walk
from game.engine.labyrinth.events import Completed, Found
from game.engine.labyrinth.state import LabyrinthState
from game.engine.title import Action, Event
from game.play.simulate import Simulation
from tests.labyrinth import at, dealt, position_of


def decided(state: LabyrinthState) -> Action:
    return choose(BOTS["greedy"], state, state.seat, Chance(1))


def turn(state: LabyrinthState) -> list[Event]:
    """Let greedy play its turn; return what happened."""
    events: list[Event] = []
    while state.phase not in ("end", "over"):
        events += state.apply(decided(state))
    return events


def test_it_walks_to_the_treasure_in_reach() -> None:
    assert decided(position_of("treasure_in_reach")) == Walk((2, 0), "ESW")


def test_it_pushes_so_that_the_treasure_comes_into_reach() -> None:
    # No road leads from the dragon to the falcon until the row between them is pushed.
    state = at(
        """
        title: labyrinth
        hand: cap-1
        board:
          - {tile: straight-1, at: [1, 1]}
          - {tile: corner-1, at: [2, 1]}
        seats:
          - {crown: treasure-falcon}
        """
    )
    assert any(isinstance(event, Found) for event in turn(state))


def test_it_lays_both_tiles_where_only_one_order_allows_it() -> None:
    state = position_of("fits_after_the_other")
    laid = [event.tile for event in turn(state) if isinstance(event, Laid)]
    assert laid == ["treasure-falcon", "cross-1"]


def test_it_completes_the_city_that_shows_a_shield() -> None:
    state = at(
        """
        title: labyrinth
        loose: [cap-1]
        seats:
          - land:
              - {tile: cap-curve-left-shield-city-1, at: [0, 0]}
              - {tile: cap-curve-left-1, at: [1, 0], turn: 2}
        """
    )
    completed = [event for event in turn(state) if isinstance(event, Completed)]
    assert [event.shield_tokens for event in completed] == [1]


def test_it_puts_aside_what_fits_nowhere() -> None:
    assert isinstance(decided(position_of("fits_nowhere")), PutAside)


def test_it_wins_against_random_from_either_seat() -> None:
    players = Simulation("labyrinth", ("greedy", "random"), games=8, seed="wins", alternate=True).run()["players"]
    assert players[0]["wins"] >= 7


def test_it_finds_treasures_alone() -> None:
    means = Simulation("labyrinth", ("greedy",), 8, "alone", {"crown": "1B"}).run()["players"][0]["means"]
    assert means["treasures"] >= 4.5
    assert means["shields"] >= 4.5


def test_a_turn_does_not_keep_people_waiting() -> None:
    state = dealt(1, 2)
    spent: list[float] = []
    while state.phase != "over":
        begun = time.process_time()
        turn(state)
        spent.append(time.process_time() - begun)
        state.apply(decided(state))
    assert sorted(spent)[len(spent) // 2] < 1.0
