"""A game that is only looked at: it stands at any of its steps, and nothing is ever written."""

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic

from game.engine.session import Session, Step
from game.engine.title import Action, S
from game.play.game_file import GameFile
from game.play.game_lines import Content, JsonLine
from game.play.home import Home
from game.play.running_game import END_TURN, RunningGame
from game.play.titles import TitleRules
from game.scenes.change import Change
from game.scenes.match import Match


@dataclass(frozen=True)
class RecordedTurn:
    """A turn of the game: whose it is, the number of it for that seat, and the steps that it goes from and to."""

    seat: int
    number: int
    start: int
    end: int


class Recording(RunningGame[S]):
    """The game as it stood after `at` steps of the `whole` of it."""

    def __init__(self, home: Home, header: JsonLine, rules: TitleRules[S], whole: Session[S]) -> None:
        self.whole = whole
        session = Session(whole.title, whole.deal, whole.seats)
        super().__init__(home, rules, session, GameFile(Path("replay"), io.BytesIO(), Content(header, [], 0)))

    @property
    def at(self) -> int:
        return len(self.session.steps)

    def go(self, at: int) -> None:
        """Stand after so many steps."""
        steps = self.whole.steps
        self.session.steps = steps[:at]
        self.session.state = steps[at].before if at < len(steps) else self.whole.state

    def _mark(self) -> None:
        """What is looked at is not to be continued."""


class NoThinker(Generic[S]):
    """The `Thinker` of a replay, which never has an answer: all is decided there."""

    def ask(self, bot: str, view: S) -> None:
        raise AssertionError("nobody is to decide")

    def answer(self) -> Action | None:
        return None

    def forget(self) -> None:
        """There is nothing to forget."""

    def close(self) -> None:
        """There is nothing to close."""


class ReplayMatch(Match[S]):
    """A match whose steps come from a file. `at` counts the steps done; `go`, `forward` and `back` move it."""

    def __init__(self, recording: Recording[S], scene_of: Mapping[str, str]) -> None:
        self.recording = recording
        super().__init__(recording, NoThinker(), scene_of)
        self.turns = turns_of(recording.whole.steps)

    @property
    def at(self) -> int:
        return self.recording.at

    @property
    def last(self) -> int:
        """How many steps there are."""
        return len(self.recording.whole.steps)

    @property
    def mine(self) -> bool:
        """Nobody decides anything."""
        return False

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end, so that nothing of it is secret any more."""
        return self.recording.whole.over

    @property
    def turn(self) -> RecordedTurn | None:
        """The turn of the step done last."""
        return self.turn_at(self.at)

    def turn_at(self, at: int) -> RecordedTurn | None:
        """The turn that the step before belongs to."""
        return next((turn for turn in self.turns if turn.start < at <= turn.end), None)

    def go(self, at: int) -> None:
        """Stand after so many steps."""
        self.recording.go(max(0, min(at, self.last)))
        self.look()

    def forward(self) -> Change[S] | None:
        """One step on."""
        if self.at == self.last:
            return None
        step, before = self.recording.whole.steps[self.at], self.view
        self.go(self.at + 1)
        return Change(step.seat, step.action, before, self.view, step.events)

    def back(self) -> Change[S] | None:
        """One step back; the change is shown backwards."""
        if not self.at:
            return None
        step, after = self.recording.whole.steps[self.at - 1], self.view
        self.go(self.at - 1)
        return Change(step.seat, step.action, self.view, after, step.events, back=True)

    def next_turn(self) -> int:
        """The step at which the next turn begins, or the end."""
        return next((turn.end for turn in self.turns if turn.end > self.at), self.last)

    def turn_before(self) -> int:
        """The step at which the present turn began, or the one before that where it has only begun."""
        return next((turn.start for turn in reversed(self.turns) if turn.start < self.at), 0)


def turns_of(steps: Sequence[Step[Any]]) -> tuple[RecordedTurn, ...]:
    """The turns that steps make up; the last one may be unfinished."""
    turns: list[RecordedTurn] = []
    numbers: dict[int, int] = {}
    start = 0
    for at, step in enumerate(steps, 1):
        if step.action.do == END_TURN or at == len(steps):
            number = numbers[step.seat] = numbers.get(step.seat, 0) + 1
            turns.append(RecordedTurn(step.seat, number, start, at))
            start = at
    return tuple(turns)
