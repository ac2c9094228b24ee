"""How fast the engine is: process times of what a search and a game do most, measured without a display.

Process time is used throughout, since other programs may share the machine; `calibration` says how fast it was at
that moment.
"""

import math
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from time import process_time
from typing import Any

from game.bots.base import Bot
from game.engine.chance import Chance
from game.engine.title import S
from game.play.titles import TITLES, TitleRules, rules_named

Answer = dict[str, Any]
LOOPS = 200_000  # turns of the calibration loop
LATE, MIDDLE = 0.4, 0.8  # shares of the draw pile of two players that are left
BOARD_TURNS = 6  # a bot's turn is measured on every so-manieth of them
DIGITS = 4  # that count


@dataclass(frozen=True)
class Amount:
    """How often each thing is measured."""

    games: int
    boards: int
    repeats: int
    frames: int
    seconds: float


FULL = Amount(games=200, boards=60, repeats=20, frames=240, seconds=6.0)
QUICK = Amount(games=4, boards=6, repeats=3, frames=12, seconds=0.6)


def engine_figures(amount: Amount) -> Answer:
    """Measure the engine and the strongest bot of every title."""
    return {title: title_figures(rules_named(title), amount) for title in TITLES}


def title_figures(rules: TitleRules[S], amount: Amount) -> Answer:
    """Measure what a title's search asks most (`TitleRules.measured`), whole games, copies, turns of its adviser."""
    late = [_turn(rules, number, LATE) for number in range(amount.boards)]
    middle = [_turn(rules, number, MIDDLE) for number in range(amount.boards)]
    bot = rules.bot(rules.adviser)
    games = seconds_of(lambda: [sum(1 for _ in random_play(rules, number)) for number in range(amount.games)])
    turns = [_bot_turn(bot, state) for state in (late + middle)[::BOARD_TURNS]]
    return {
        **{
            f"{name} (ms)": told([_mean(partial(ask, state), amount.repeats) for state in late], 1e3)
            for name, ask in rules.measured.items()
        },
        "random games of two a second": rounded(amount.games / games),
        "state copy, mid-game (µs)": told([_mean(state.copy, 10 * amount.repeats) for state in middle], 1e6),
        f"{rules.adviser} turn (ms)": told(turns, 1e3),
    }


def surroundings() -> Answer:
    """How fast and how busy the machine is now: a loop of plain additions, and the load over the last minute."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {
        "calibration (ms)": told([seconds_of(_loop) for _ in range(9)], 1e3),
        "load": None if load is None else rounded(load),
    }


def told(seconds: Sequence[float], unit: float) -> Answer:
    """The median of measured times and what 95 and 99 of a hundred stay below, in parts of a second."""
    ordered = sorted(seconds)
    parts = {"median": 0.5, "p95": 0.95, "p99": 0.99}
    return {name: rounded(ordered[math.ceil(part * len(ordered)) - 1] * unit) for name, part in parts.items()}


def rounded(number: float) -> float:
    """A number with as many digits as mean something."""
    return float(f"{number:.{DIGITS}g}")


def seconds_of(work: Callable[[], object]) -> float:
    """The process time that something takes."""
    before = process_time()
    work()
    return process_time() - before


def random_play(rules: TitleRules[S], seed: int) -> Iterator[S]:
    """A game of two in which any legal action is as likely as another; yields the state before each action."""
    chance = Chance(seed)
    state = rules.title.start(rules.title.deal(2, {}, chance))
    while state.phase != "over":
        yield state
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])


def _mean(work: Callable[[], object], repeats: int) -> float:
    """Process time of what is too short to be measured once."""
    return seconds_of(lambda: [work() for _ in range(repeats)]) / repeats


def _loop() -> int:
    number = 0
    for step in range(LOOPS):
        number += step & 7
    return number


def _turn(rules: TitleRules[S], seed: int, left: float) -> S:
    """The beginning of a turn with such a share of the draw pile left."""
    seat, pile = -1, 0
    for state in random_play(rules, seed):
        pile = pile or len(state.pile) + 1
        if state.seat != seat and len(state.pile) <= left * pile:
            return state.copy()
        seat = state.seat
    raise AssertionError(f"{rules.name}: a game ends with its draw pile")


def _bot_turn(bot: Bot[S], before: S) -> float:
    """The process time of all decisions of one turn."""
    state, chance, seconds = before.copy(), Chance(0), 0.0
    while state.seat == before.seat and state.phase != "over":
        view = state.view(state.seat, chance)
        start = process_time()
        action = bot.decide(view, chance)
        seconds += process_time() - start
        state.apply(action)
    return seconds
