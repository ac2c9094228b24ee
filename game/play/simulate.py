"""Bots play whole games, and what came of them is told in numbers: the same call always gives the same answer.

Games may be shared out among several processes; the answer is the same byte for byte.
"""

import multiprocessing
import signal
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, NamedTuple

from game.bots.base import choose
from game.engine.chance import Chance, seed_number
from game.engine.common import LeftGame
from game.engine.title import Deal
from game.play.titles import TITLES, Figures, Share, TitleRules, rules_at, rules_named

Answer = dict[str, Any]
DECIMALS = 4
CHUNKS = 4  # that each process gets, so that none waits long for the last one


def usual_bots(title: str) -> tuple[str, ...]:
    """Return who plays where nobody is named: a title's adviser against its weakest computer player."""
    rules = rules_named(title)
    return rules.adviser, rules.players[0]


class Played(NamedTuple):
    """What came of one game: the winners, the tiles that fitted nowhere, and each seat's figures."""

    winners: tuple[int, ...]
    gone: int
    figures: tuple[Figures, ...]


@dataclass(frozen=True, slots=True)
class Simulation:
    """Games of a title to be played by bots, one a seat; `alternate` moves everyone on by a seat after each game.

    `jobs` processes play them. Raises `ValueError` for what cannot be played: an unknown title, bot or option, too
    many seats, no game at all.
    """

    title: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    alternate: bool = False
    jobs: int = 1

    def __post_init__(self) -> None:
        for name in self.bots:
            self.rules.bot(name)
        if self.games < 1:
            raise ValueError(f"games: a number from 1 is wanted, not {self.games}")
        if self.jobs < 1:
            raise ValueError(f"jobs: a number from 1 is wanted, not {self.jobs}")
        self._deal(Chance(0))

    @property
    def rules(self) -> TitleRules[Any]:
        """The title's rules."""
        return rules_named(self.title)

    def run(self) -> Answer:
        """Play all games and return the figures, by player (in the order of `bots`) and by seat."""
        seats = len(self.bots)
        wins, shared, by_seat = [0] * seats, [0] * seats, [0] * seats
        figures: list[list[Figures]] = [[] for _ in self.bots]
        ties = gone = 0
        for game, played in enumerate(self._played()):
            winners = played.winners
            ties += len(winners) > 1
            gone += played.gone
            for player in range(seats):
                seat = (player + self._shift(game)) % seats
                figures[player].append(played.figures[seat])
                wins[player] += winners == (seat,)
                by_seat[seat] += winners == (seat,)
                shared[player] += seat in winners and len(winners) > 1
        deal, shares = self._deal(Chance(0)), self.rules.shares
        return {
            "title": self.title,
            "games": self.games,
            "seed": self.seed,
            **{option.id: deal[option.id] for option in self.rules.title.options(seats)},
            "alternate": self.alternate,
            "ties": ties,
            "wins_by_seat": by_seat,
            "fitted_nowhere": gone,
            "players": [
                {"bot": bot, "wins": wins[player], "ties": shared[player], **_told(figures[player], shares)}
                for player, bot in enumerate(self.bots)
            ],
        }

    def play(self, place: str, games: Sequence[int]) -> list[Played]:
        """Play some of the games by their numbers; `place` is where the title's rules are (`titles.TITLES`)."""
        rules = rules_at(place)
        return [self._play(rules, game) for game in games]

    def _played(self) -> Iterator[Played]:
        """What came of each game, in their order."""
        place = TITLES[self.title]
        if self.jobs == 1:
            for game in range(self.games):
                yield from self.play(place, [game])
            return
        size = max(1, -(-self.games // (self.jobs * CHUNKS)))
        chunks = [range(first, min(first + size, self.games)) for first in range(0, self.games, size)]
        spawning, quiet = multiprocessing.get_context("spawn"), (signal.SIGINT, signal.SIG_IGN)
        with spawning.Pool(min(self.jobs, len(chunks)), signal.signal, quiet) as pool:  # Ctrl+C is ours to answer
            yield from chain.from_iterable(pool.starmap(self.play, [(place, chunk) for chunk in chunks], chunksize=1))

    def _play(self, rules: TitleRules[Any], game: int) -> Played:
        """Play one game to its end; player n sits at seat n + shift."""
        seats, shift = len(self.bots), self._shift(game)
        chance = Chance(seed_number(f"{self.seed} {game}"))
        bots = [rules.bot(self.bots[(seat - shift) % seats]) for seat in range(seats)]
        state = rules.title.start(rules.title.deal(seats, self.options, chance))
        gone = 0
        while state.phase != "over":
            events = state.apply(choose(bots[state.seat], state, state.seat, chance))
            gone += sum(isinstance(happened, LeftGame) for happened in events)
        return Played(state.result().winners, gone, tuple(rules.figures(state, seat) for seat in range(seats)))

    def _shift(self, game: int) -> int:
        return game % len(self.bots) if self.alternate else 0

    def _deal(self, chance: Chance) -> Deal:
        return self.rules.title.deal(len(self.bots), self.options, chance)


def _told(games: Sequence[Figures], shares: Mapping[str, Share]) -> Answer:
    """Return means and shares over the games of one player; what is a share is not told as a mean too."""

    def mean(values: Sequence[int]) -> float:
        return round(sum(values) / len(games), DECIMALS)

    return {
        "means": {name: mean([figures[name] for figures in games]) for name in games[0] if name not in shares},
        "shares": {name: mean([met(figures) for figures in games]) for name, met in shares.items()},
    }
