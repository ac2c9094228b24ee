"""Advice: it is legal, knows no secrets, and what it promises happens when it is followed."""

import pytest

from game.bots.labyrinth.bots import BOTS
from game.engine.chance import Chance
from game.engine.common import EndTurn
from game.engine.labyrinth.events import Completed, Found
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat
from game.engine.title import Action
from game.play.adviser import Advice, Adviser, tell_advice
from game.play.words import Words
from tests.labyrinth import RULES, dealt

WORDS = Words()
SEATS = (Seat("Ada", "red"), Seat("Ben", "blue"))


class AtOnce:
    """Thinks here and now."""

    def __init__(self) -> None:
        self.asked: tuple[str, LabyrinthState] | None = None

    def ask(self, bot: str, view: LabyrinthState) -> None:
        self.asked = (bot, view.copy())

    def answer(self) -> Action | None:
        assert self.asked is not None
        return BOTS[self.asked[0]].decide(self.asked[1], Chance(0))

    def forget(self) -> None:
        self.asked = None

    def close(self) -> None:
        self.forget()


def advice_for(view: LabyrinthState) -> Advice:
    adviser = Adviser(AtOnce(), RULES.adviser, view)
    while (advice := adviser.answer()) is None:
        pass
    return advice


@pytest.mark.parametrize("seed", range(3))
def test_advice_is_legal_and_comes_true(seed: int) -> None:
    state = dealt(2, seed, first=0)
    for _ in range(8):
        advice: Advice | None = advice_for(state.view(state.seat, Chance(seed)))
        while advice is not None:
            told = tell_advice(WORDS.say, RULES.teller, advice, SEATS, named=True)
            promised = advice.events
            happened = []
            trial = state.copy()
            for step in advice.steps:
                assert step.action in trial.legal()
                happened += trial.apply(step.action)
            assert tuple(happened) == promised
            for event in promised:
                if isinstance(event, Found):
                    assert WORDS.say(f"event.treasure.{event.treasure}") in told
                if isinstance(event, Completed):
                    assert WORDS.say(f"hint.closes.{event.kind}", n=len(event.cells)) in told
            if not any(isinstance(event, Completed) for event in promised):
                assert "closes" not in told
            state.apply(advice.first)
            advice = advice.after(advice.first)
        assert state.phase == "end"
        state.apply(EndTurn())


def test_advice_knows_no_secrets() -> None:
    state = dealt(2, 4, first=0)
    other = state.copy()
    other.pile[0], other.pile[3] = other.pile[3], other.pile[0]
    mate = other.players[1]
    assert mate.crown is not None
    mate.crown, mate.pile[0] = mate.pile[0], mate.crown
    first, second = (advice_for(position.view(0, Chance(1))) for position in (state, other))
    assert first == second


def test_where_others_look_on_a_treasure_has_no_name() -> None:
    for seed in range(40):
        state = dealt(2, seed, first=0)
        advice = advice_for(state.view(0, Chance(0)))
        found = [event for event in advice.events if isinstance(event, Found)]
        if found:
            told = tell_advice(WORDS.say, RULES.teller, advice, SEATS, named=False)
            assert "your treasure" in told
            assert WORDS.say(f"event.treasure.{found[0].treasure}") not in told
            return
    raise AssertionError("some deal has a treasure in reach of the first turn")


def test_advice_ends_with_another_action() -> None:
    advice = advice_for(dealt(2, 1, first=0).view(0, Chance(0)))
    rest = advice.after(advice.first)
    assert rest is not None and rest.steps == advice.steps[1:]
    assert advice.after(EndTurn()) is None
