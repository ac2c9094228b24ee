"""The log of a game: what happened turn by turn, in words, with everything that a score is made of."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.engine.common import Scored, TurnEnded
from game.engine.session import Seat, Step
from game.engine.title import S, total
from game.play.teller import LogSpot, Teller
from game.play.telling import Say


@dataclass(frozen=True)
class LogEntry:
    """One sentence of the log. `gain`: by how much it made the score grow, in the title's unit; `step`: the number of
    the action that brought it about, counted from 0."""

    sentence: str
    step: int
    spot: LogSpot | None = None
    gain: int = 0


@dataclass(frozen=True)
class LoggedTurn:
    """A turn: the number-th of its seat."""

    seat: int
    number: int
    entries: tuple[LogEntry, ...]


def game_log(
    say: Say, teller: Teller[S], steps: Sequence[Step[S]], seats: Sequence[Seat], since: int = 0
) -> tuple[LoggedTurn, ...]:
    """The turns so far, oldest first; `since` leaves out the actions before that one."""
    chapters: list[LoggedTurn] = []
    turns = [0] * len(seats)
    fresh = True
    for number, step in enumerate(steps):
        turns[step.seat] += fresh
        if number >= since:
            if fresh or not chapters:
                chapters.append(LoggedTurn(step.seat, turns[step.seat], ()))
            last = chapters[-1]
            chapters[-1] = replace(last, entries=(*last.entries, *_entries(say, teller, step, number, seats)))
        fresh = any(isinstance(happened, TurnEnded) for happened in step.events)
    return tuple(chapters)


def _entries(say: Say, teller: Teller[S], step: Step[S], number: int, seats: Sequence[Seat]) -> list[LogEntry]:
    """The sentences of one step. A score without a sentence of its own belongs to the sentence before it."""
    told: list[LogEntry] = []
    for happened in step.events:
        if not teller.logged(happened):
            continue
        sentence = teller.event(say, happened, seats)
        gain = total(happened.terms) if isinstance(happened, Scored) else 0
        if not sentence and told:
            told[-1] = replace(told[-1], gain=told[-1].gain + gain)
            continue
        if isinstance(happened, Scored) and (earned := teller.earned(say, happened.terms)):
            sentence = f"{sentence} {earned}"
        told.append(LogEntry(sentence, number, teller.place(happened, step.before), gain))
    return told
