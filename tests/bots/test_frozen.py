"""greedy-1 stays as it was when the mix of tiles was tuned: it plays the same games, action by action."""

from hashlib import sha256

from game.bots.base import choose
from game.bots.labyrinth.bots import BOTS
from game.engine.chance import Chance
from game.engine.notation import action_to_json
from tests.labyrinth import dealt

PLAYED = {(1, 1): "3b7cbc6eb7a55ec0", (1, 2): "c815490338ad6580", (2, 3): "420f2572f1311c87"}
"""By seats and seed: what the actions of a whole game come to."""


def played(seats: int, seed: int) -> str:
    """One short word for all that greedy-1 does in a game against itself."""
    state, chance = dealt(seats, seed), Chance(seed)
    words = []
    while state.phase != "over":
        action = choose(BOTS["greedy-1"], state, state.seat, chance)
        words.append(str(action_to_json(action)))
        state.apply(action)
    return sha256("\n".join(words).encode()).hexdigest()[:16]


def test_it_plays_as_it_always_did() -> None:
    assert {game: played(*game) for game in PLAYED} == PLAYED
