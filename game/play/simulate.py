"""Bots play whole games, and what came of them is told in numbers: the same call always gives the same answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.bots.base import choose
from game.bots.registry import bot_named
from game.engine.chance import Chance, seed_number
from game.engine.labyrinth.state import LabyrinthState
from game.play.catalog import labyrinth
from game.play.figures import LABYRINTH_SHARES, Figures, labyrinth_figures

Answer = dict[str, Any]
DECIMALS = 4


@dataclass(frozen=True, slots=True)
class Simulation:
    """Games of Labyrinth to be played by bots, one a seat; `alternate` moves everyone on by a seat after each game.

    Raises `ValueError` for what cannot be played: an unknown bot or crown quest, too many seats, no game at all.
    """

    bots: tuple[str, ...]
    games: int
    seed: str
    crown: str | None = None
    alternate: bool = False

    def __post_init__(self) -> None:
        for name in self.bots:
            bot_named(name)
        if self.games < 1:
            raise ValueError(f"games: a number from 1 is wanted, not {self.games}")
        self._deal(Chance(0))

    def run(self) -> Answer:
        """Play all games and return the figures, by player (in the order of `bots`) and by seat."""
        seats = len(self.bots)
        wins, shared, by_seat = [0] * seats, [0] * seats, [0] * seats
        figures: list[list[Figures]] = [[] for _ in self.bots]
        ties = gone = 0
        for game in range(self.games):
            shift = game % seats if self.alternate else 0
            state = self._play(Chance(seed_number(f"{self.seed} {game}")), shift)
            winners = state.result().winners
            ties += len(winners) > 1
            gone += len(state.gone)
            for player in range(seats):
                seat = (player + shift) % seats
                figures[player].append(labyrinth_figures(state, seat))
                wins[player] += winners == (seat,)
                by_seat[seat] += winners == (seat,)
                shared[player] += seat in winners and len(winners) > 1
        return {
            "title": "labyrinth",
            "games": self.games,
            "seed": self.seed,
            "crown": self._deal(Chance(0))["crown"],
            "alternate": self.alternate,
            "ties": ties,
            "wins_by_seat": by_seat,
            "fitted_nowhere": gone,
            "players": [
                {"bot": bot, "wins": wins[player], "ties": shared[player], **_told(figures[player])}
                for player, bot in enumerate(self.bots)
            ],
        }

    def _play(self, chance: Chance, shift: int) -> LabyrinthState:
        """Play one game to its end; player n sits at seat n + shift."""
        seats = len(self.bots)
        bots = [bot_named(self.bots[(seat - shift) % seats]) for seat in range(seats)]
        state = labyrinth().start(self._deal(chance))
        while state.phase != "over":
            state.apply(choose(bots[state.seat], state, state.seat, chance))
        return state

    def _deal(self, chance: Chance) -> Answer:
        options = {} if self.crown is None else {"crown": self.crown}
        return labyrinth().deal(len(self.bots), options, chance)


def _told(games: Sequence[Figures]) -> Answer:
    """Return means and shares over the games of one player."""

    def mean(values: Sequence[int]) -> float:
        return round(sum(values) / len(games), DECIMALS)

    return {
        "means": {name: mean([figures[name] for figures in games]) for name in games[0] if name != "crown"},
        "shares": {name: mean([met(figures) for figures in games]) for name, met in LABYRINTH_SHARES.items()},
    }
