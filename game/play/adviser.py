"""Advice for a person: what a strong computer player would do with the rest of the turn, and what that brings.

The adviser asks for one action after the other and tries each on a copy of what the seat knows, so whatever is said of
the advice has happened in that trial.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from game.engine.common import EndTurn, Laid
from game.engine.land import Land, cell_at
from game.engine.landscape import landscape_of
from game.engine.session import Seat
from game.engine.title import Action, Event, S
from game.play.teller import Teller
from game.play.telling import Say, tell_list
from game.play.thinker import Thinker


@dataclass(frozen=True)
class AdvisedStep:
    """An action, and what it brings; `grows` is the largest city or road that a laid tile makes larger without
    completing it, as kind and tiles."""

    action: Action
    events: tuple[Event, ...]
    grows: tuple[str, int] | None = None


@dataclass(frozen=True)
class Advice:
    """What to do with the rest of a turn, in order."""

    steps: tuple[AdvisedStep, ...]

    @property
    def first(self) -> Action:
        return self.steps[0].action

    @property
    def events(self) -> tuple[Event, ...]:
        """All that it brings."""
        return tuple(happened for step in self.steps for happened in step.events)

    def after(self, action: Action) -> "Advice | None":
        """What is left of the advice once its first action is done; nothing for another action or at its end."""
        return Advice(self.steps[1:]) if action == self.first and len(self.steps) > 1 else None


class Adviser(Generic[S]):
    """Finds advice for a view whose turn it is: `bot` is asked; `answer` has it in the end."""

    def __init__(self, thinker: Thinker[S], bot: str, view: S) -> None:
        self.thinker = thinker
        self.bot = bot
        self._state = view.copy()
        self._steps: list[AdvisedStep] = []
        self._ask()

    def answer(self) -> Advice | None:
        """The advice, once all of it has been found."""
        action = self.thinker.answer()
        if action is None:
            return None
        seat = self._state.seat
        events = self._state.apply(action)
        landscapes = self._state.landscapes()
        land = landscapes[landscape_of(landscapes, seat)].land
        self._steps.append(AdvisedStep(action, events, _grown(land, events)))
        if self._done():
            return Advice(tuple(self._steps))
        self._ask()
        return None

    def _done(self) -> bool:
        """Whether nothing is left to be decided in this turn."""
        legal = self._state.legal()
        return not legal or isinstance(legal[0], EndTurn)

    def _ask(self) -> None:
        self.thinker.ask(self.bot, self._state)


def _grown(land: Land, events: Sequence[Event]) -> tuple[str, int] | None:
    laid = next((happened for happened in events if isinstance(happened, Laid)), None)
    if laid is None:
        return None
    open_roots = [root for root in land.roots_of(land.index_at[cell_at(*laid.at)]) if land.open_ports(root)]
    sizes = [(land.size(root), land.kind(root)) for root in open_roots if land.size(root) > 1]
    if not sizes:
        return None
    size, kind = max(sizes)
    return kind, size


def tell_advice(say: Say, teller: Teller[S], advice: Advice, seats: Sequence[Seat], named: bool) -> str:
    """What to do and why, in one sentence; `named` is whether secrets may be called by their names."""
    advised = teller.action(say, advice.first, seats)
    reasons = [reason for happened in advice.events if (reason := teller.reason(say, happened, named))]
    if not reasons:
        grows = [step.grows for step in advice.steps if step.grows]
        reasons = [say(f"hint.grows.{kind}", n=size) for kind, size in grows] or [say("hint.open")]
    return say("hint.sentence", deed=advised, why=tell_list(say, reasons))
