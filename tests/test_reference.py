"""The engine is judged by a second reading of the rules, over random games of every number of players.

Regions, legality, walks, scores and results are compared in each game; see `tests/proving/games.py` for longer runs.
"""

import pytest

from tests.proving.games import judge

GAMES, AT_ONCE = 500, 20


@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_random_games(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        compared = judge(seed)
        assert all(compared[what] for what in ("regions", "legal", "walks", "scores", "results")), compared
