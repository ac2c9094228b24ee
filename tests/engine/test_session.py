"""A session's history: undo and redo within the turn, never past what was revealed, never into another's turn."""

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from game.engine.chance import Chance
from game.engine.common import EndTurn
from game.engine.labyrinth.actions import Push
from game.engine.labyrinth.events import EVENTS
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat, Session
from game.engine.title import Action, Event, IllegalAction
from tests.labyrinth import eager_action, random_action, session


def turn(game: Session[LabyrinthState], chance: Chance) -> None:
    """Play until the turn is over but for its end."""
    while game.state.phase != "end":
        game.apply(random_action(game.state, chance))


def test_a_whole_turn_can_be_taken_back_step_by_step() -> None:
    game = session(2, 1)
    states = [game.state.copy()]
    chance = Chance(1)
    while game.state.phase != "end":
        game.apply(random_action(game.state, chance))
        states.append(game.state.copy())
    taken = []
    while game.can_undo:
        assert game.state == states.pop()
        taken.append(game.undo().action)
    assert [game.state] == states
    assert len(taken) >= 3
    assert isinstance(taken[-1], Push)


def test_what_was_taken_back_can_be_done_again() -> None:
    game = session(2, 1)
    turn(game, Chance(2))
    after, steps = game.state.copy(), list(game.steps)
    while game.can_undo:
        game.undo()
    while game.can_redo:
        game.redo()
    assert game.state == after
    assert [(step.action, step.events) for step in game.steps] == [(step.action, step.events) for step in steps]


def test_another_action_ends_what_could_be_done_again() -> None:
    game = session(2, 1)
    game.apply(Push("N1", 0))
    game.undo()
    game.apply(Push("N1", 1))
    assert not game.can_redo
    with pytest.raises(ValueError, match="nothing can be done again"):
        game.redo()


def test_a_refused_action_changes_nothing() -> None:
    game = session(2, 1)
    game.apply(Push("N1", 0))
    game.undo()
    before = game.state.copy()
    with pytest.raises(IllegalAction):
        game.apply(EndTurn())
    assert game.state == before
    assert game.can_redo, "also what could be done again is still there"


@pytest.mark.parametrize("seats", [1, 2])
def test_never_past_the_end_of_a_turn(seats: int) -> None:
    game = session(seats, 1)
    turn(game, Chance(1))
    game.apply(EndTurn())
    assert not game.can_undo, "a tile was drawn, and the seat may be another's"
    with pytest.raises(ValueError, match="nothing can be taken back"):
        game.undo()
    game.apply(Push("S1", 0))
    game.undo()
    assert not game.can_undo


@pytest.mark.parametrize("seed", range(5))
def test_every_step_that_reveals_or_passes_the_seat_on_is_a_floor(seed: int) -> None:
    game, chance = session(1 + seed % 4, seed), Chance(seed)
    while not game.over:
        seat = game.state.seat
        events = game.apply(eager_action(game.state, chance))
        stays = seat == game.state.seat and not any(event.reveals for event in events)
        assert game.can_undo == stays
    assert not game.can_undo
    assert len(game.steps) >= 30


def test_steps_know_who_did_what_from_where() -> None:
    game = session(2, 1)
    before, seat = game.state.copy(), game.state.seat
    events = game.apply(Push("E1", 2))
    (step,) = game.steps
    assert (step.seat, step.action, step.events, step.before) == (seat, Push("E1", 2), events, before)


def test_what_cannot_be_taken_back_says_so() -> None:
    assert {name for name, kind in EVENTS.items() if kind.reveals} == {"turn_ended", "turned_up", "drew", "game_ended"}


@dataclass(frozen=True)
class Count(Action):
    """Count on; every third number passes the turn on, and nothing is ever revealed."""

    do: ClassVar[str] = "count"


@dataclass(frozen=True)
class Counting:
    """A title as small as can be, and its own state."""

    number: int = 0
    name = "counting"
    actions: ClassVar[dict[str, type[Action]]] = {"count": Count}
    events: ClassVar[dict[str, type[Event]]] = {}
    phase = "count"

    @property
    def seat(self) -> int:
        return self.number // 3 % 2

    def start(self, deal: object) -> "Counting":
        return Counting()

    def copy(self) -> "Counting":
        return Counting(self.number)

    def apply(self, action: Action) -> tuple[Event, ...]:
        object.__setattr__(self, "number", self.number + 1)
        return ()


def test_never_into_another_seats_turn_though_nothing_was_revealed() -> None:
    title: Any = Counting()
    game: Session[Any] = Session(title, {}, [Seat("Ada", "red"), Seat("Ben", "blue")])
    game.apply(Count())
    game.apply(Count())
    assert game.can_undo
    game.undo()
    game.apply(Count())
    game.apply(Count())
    assert game.state.seat == 1
    assert not game.can_undo
    game.apply(Count())
    game.undo()
    assert (game.state.number, game.can_undo, game.can_redo) == (3, False, True)
