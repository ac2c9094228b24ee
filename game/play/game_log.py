"""The log of a game: what happened turn by turn, in words, with every millimetre accounted for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.engine.labyrinth import events as event
from game.engine.labyrinth.actions import Cell
from game.engine.labyrinth.components import MARKS, Components
from game.engine.labyrinth.maze import ARROW_NAMES, ARROWS, board_xy
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat, Step
from game.engine.title import Event
from game.play.telling import Say, tell_event, tell_list


@dataclass(frozen=True)
class LogSpot:
    """Where something happened: cells of the board, or of a seat's landscape."""

    cells: tuple[Cell, ...]
    land: int | None = None


@dataclass(frozen=True)
class LogEntry:
    """One sentence of the log. `height`: by how many millimetres it made the tower grow; `step`: the number of the
    action that brought it about, counted from 0."""

    sentence: str
    step: int
    spot: LogSpot | None = None
    height: int = 0


@dataclass(frozen=True)
class LoggedTurn:
    """A turn: the number-th of its seat."""

    seat: int
    number: int
    entries: tuple[LogEntry, ...]


def game_log(
    say: Say, steps: Sequence[Step[LabyrinthState]], seats: Sequence[Seat], since: int = 0
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
            chapters[-1] = replace(last, entries=(*last.entries, *_entries(say, step, number, seats)))
        fresh = any(isinstance(happened, event.TurnEnded) for happened in step.events)
    return tuple(chapters)


def _entries(say: Say, step: Step[LabyrinthState], number: int, seats: Sequence[Seat]) -> list[LogEntry]:
    box = step.before.box
    told: list[LogEntry] = []
    tokens = _tokens(step.events)
    for happened in step.events:
        match happened:
            case event.TurnEnded() | event.Drew() | event.TokenPut():
                continue  # said by the next turn, or with what earned it
            case event.Completed():
                told.append(_completed(say, happened, tokens.pop(0), box.heights, number, seats))
            case event.Laid():
                spot = LogSpot((happened.at,), happened.seat)
                told.append(LogEntry(tell_event(say, happened, seats), number, spot, box.heights["tile"]))
            case _:
                told.append(LogEntry(tell_event(say, happened, seats), number, _board_spot(happened, box)))
    return told


def _tokens(events: Sequence[Event]) -> list[dict[str, int]]:
    """How many tokens of each mark each completed feature earned, in order."""
    found: list[dict[str, int]] = []
    for happened in events:
        if isinstance(happened, event.Completed):
            found.append(dict.fromkeys(MARKS, 0))
        elif isinstance(happened, event.TokenPut):
            found[-1][happened.mark] += 1
    return found


def _completed(
    say: Say,
    completed: event.Completed,
    tokens: Mapping[str, int],
    heights: Mapping[str, int],
    number: int,
    seats: Sequence[Seat],
) -> LogEntry:
    told = tell_event(say, completed, seats)
    earned = {mark: count for mark, count in tokens.items() if count}
    height = sum(count * heights[mark] for mark, count in earned.items())
    if earned:
        parts = [say(f"log.token.{mark}", n=count, mm=heights[mark]) for mark, count in earned.items()]
        told = f"{told} {say('log.earned', parts=tell_list(say, parts), mm=height)}"
    return LogEntry(told, number, LogSpot(completed.cells, completed.seat), height)


def _board_spot(happened: Event, box: Components) -> LogSpot | None:
    match happened:
        case event.Pushed():
            return LogSpot(tuple(board_xy(cell) for cell in ARROWS[ARROW_NAMES.index(happened.arrow)].cells))
        case event.Rode():
            return LogSpot((happened.new,))
        case event.Walked():
            return LogSpot(happened.cells[-1:])
        case event.Found():
            return LogSpot((board_xy(box.treasure_cell[happened.treasure]),))
    return None
