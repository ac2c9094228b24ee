"""A game under way: its state, what was done, undo and redo within the turn, and who sits where.

Undo keeps earlier states, so there are no inverse moves. It goes back to the start of the own turn and never past
an event that reveals something.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic

from game.engine.title import Action, Deal, Event, S, Title


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at the table: a name, a colour (which brings its emblem), and `player`: "person" or a bot's name."""

    name: str
    colour: str
    player: str = "person"


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """One action that was carried out: by whom, from which state, with which events."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    before: S


class Session(Generic[S]):
    """One game of one title. All changes go through `apply`, `undo` and `redo`.

    `steps` holds every step that stands, oldest first; each keeps the state it began from.
    """

    def __init__(self, title: Title[S], deal: Deal, seats: Sequence[Seat]) -> None:
        self.title = title
        self.deal = deal
        self.seats = tuple(seats)
        self.state: S = title.start(deal)
        self.steps: list[Step[S]] = []
        self._undone: list[Action] = []
        self._floor = 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == "over"

    @property
    def can_undo(self) -> bool:
        """Whether the last step may be taken back: the turn is still the same, and nothing was revealed."""
        return len(self.steps) > self._floor

    @property
    def can_redo(self) -> bool:
        """Whether a step that was taken back may be done again."""
        return bool(self._undone)

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action and return what happened. Raises `IllegalAction`, leaving everything as it was."""
        events = self._step(action)
        self._undone.clear()
        return events

    def undo(self) -> Step[S]:
        """Take back the last step of this turn and return it. Raises `ValueError` when there is none."""
        if not self.can_undo:
            raise ValueError("nothing can be taken back")
        step = self.steps.pop()
        self._undone.append(step.action)
        self.state = step.before
        return step

    def redo(self) -> tuple[Event, ...]:
        """Do again the step taken back last and return what happened. Raises `ValueError` when there is none."""
        if not self._undone:
            raise ValueError("nothing can be done again")
        return self._step(self._undone.pop())

    def reseat(self, seat: int, player: str) -> None:
        """Let somebody else decide for a seat from now on: "person" or a bot's name. Raises `ValueError`."""
        if not 0 <= seat < len(self.seats):
            raise ValueError(f"there is no seat {seat}")
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], player=player)
        self.seats = tuple(seats)

    def _step(self, action: Action) -> tuple[Event, ...]:
        before = self.state
        after = before.copy()
        events = after.apply(action)
        self.state = after
        self.steps.append(Step(before.seat, action, events, before))
        if any(event.reveals for event in events) or after.seat != before.seat:
            self._floor = len(self.steps)
            self._undone.clear()
        return events
