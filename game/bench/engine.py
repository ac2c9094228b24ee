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

from game.bots.registry import bot_named
from game.engine.chance import Chance
from game.engine.labyrinth.pushes import floods_after_pushes
from game.engine.labyrinth.state import LabyrinthState
from game.play.catalog import labyrinth

Answer = dict[str, Any]
LOOPS = 200_000  # turns of the calibration loop
LATE, MIDDLE = 8, 24  # tiles left in the draw pile of two players
BOARD_TURNS = 6  # a greedy turn is measured on every so-manieth board
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
    """Measure the engine and the greedy bot."""
    late = [_board(number, LATE) for number in range(amount.boards)]
    middle = [_board(number, MIDDLE) for number in range(amount.boards)]
    greedy = bot_named("greedy")
    games = seconds_of(lambda: [sum(1 for _ in random_play(number)) for number in range(amount.games)])
    return {
        "turn enumeration (ms)": told([_mean(partial(_enumerate, state), amount.repeats) for state in late], 1e3),
        "random games of two a second": rounded(amount.games / games),
        "state copy, mid-game (µs)": told([_mean(state.copy, 10 * amount.repeats) for state in middle], 1e6),
        "greedy turn (ms)": told([_greedy_turn(greedy, state) for state in (late + middle)[::BOARD_TURNS]], 1e3),
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


def random_play(seed: int) -> Iterator[LabyrinthState]:
    """A game of two in which any legal action is as likely as another; yields the state before each action."""
    chance, title = Chance(seed), labyrinth()
    state = title.start(title.deal(2, {}, chance))
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


def _board(seed: int, left: int) -> LabyrinthState:
    """The beginning of a turn with so many tiles left in the draw pile."""
    return next(state for state in random_play(seed) if state.phase == "insert" and len(state.pile) <= left).copy()


def _enumerate(state: LabyrinthState) -> object:
    assert state.hand is not None, "a seat that inserts holds a tile"
    hand = [state.box.walkways_of(state.hand, turn) for turn in range(4)]
    return floods_after_pushes(state.maze, state.players[state.seat].place, hand)


def _greedy_turn(greedy: Any, before: LabyrinthState) -> float:
    """The process time of all decisions of one turn."""
    state, chance, seconds = before.copy(), Chance(0), 0.0
    while state.seat == before.seat and state.phase != "over":
        view = state.view(state.seat, chance)
        start = process_time()
        action = greedy.decide(view, chance)
        seconds += process_time() - start
        state.apply(action)
    return seconds
