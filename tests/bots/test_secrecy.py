"""What a bot does depends on what its seat knows and on chance, on nothing else."""

import pytest

from game.bots.base import choose
from game.bots.labyrinth.bots import BOTS
from game.engine.chance import Chance
from tests.labyrinth import dealt, eager_action


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [1, 3])
def test_states_that_differ_only_in_secrets_give_the_same_move(name: str, seats: int) -> None:
    chance, state = Chance(7), dealt(seats, 7)
    compared = 0
    while state.phase != "over":
        if chance.below(4) == 0:
            other = state.view(state.seat, Chance(1000 + compared))
            moves = [choose(BOTS[name], twin, state.seat, Chance(11)) for twin in (state, other)]
            assert moves[0] == moves[1]
            compared += other != state
        state.apply(eager_action(state, chance))
    assert compared >= 8


def test_the_same_bot_asked_again_answers_the_same() -> None:
    state = dealt(2, 4)
    first = choose(BOTS["greedy"], state, state.seat, Chance(1))
    other = dealt(1, 9)
    choose(BOTS["greedy"], other, other.seat, Chance(2))
    assert choose(BOTS["greedy"], state, state.seat, Chance(3)) == first
