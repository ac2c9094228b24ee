"""Bots see a view, answer with a legal action, and are refused otherwise."""

import pytest

from game.bots.base import IllegalChoice, choose
from game.bots.labyrinth.bots import BOTS
from game.engine.chance import Chance
from game.engine.common import EndTurn
from game.engine.labyrinth.actions import Push
from game.engine.labyrinth.state import LabyrinthState
from game.engine.title import Action
from tests.labyrinth import POSITIONS, RULES, dealt, position_of, random_action


class Cheat:
    """Ends the turn whatever is asked."""

    def decide(self, view: LabyrinthState, chance: Chance) -> Action:
        return EndTurn()


class Reader:
    """Notes what it is shown."""

    def __init__(self) -> None:
        self.shown: list[LabyrinthState] = []

    def decide(self, view: LabyrinthState, chance: Chance) -> Action:
        self.shown.append(view)
        return view.legal()[0]


def play(state: LabyrinthState, bots: list[str], chance: Chance) -> list[Action]:
    """Play to the end, changing the state; return what was done."""
    done: list[Action] = []
    while state.phase != "over":
        done.append(choose(BOTS[bots[state.seat]], state, state.seat, chance))
        state.apply(done[-1])
    return done


@pytest.mark.parametrize("bots", [["random"], ["greedy"], ["random", "greedy", "random", "random"]])
def test_whole_games_of_legal_actions(bots: list[str]) -> None:
    state = dealt(len(bots), 5)
    play(state, bots, Chance(5))
    assert state.phase == "over"


def test_a_bot_goes_on_from_wherever_a_person_left_the_turn() -> None:
    chance, state = Chance(3), dealt(3, 3)
    phases = set()
    while state.phase != "over":
        if chance.below(2):
            state.apply(random_action(state, chance))
        else:
            phases.add(state.phase)
            state.apply(choose(BOTS["greedy"], state, state.seat, chance))
    assert phases >= {"insert", "walk", "extend", "end"}


@pytest.mark.parametrize("name", sorted(path.stem for path in POSITIONS.glob("*.yaml")))
def test_greedy_finishes_the_turn_in_every_position(name: str) -> None:
    state = position_of(name)
    turn = state.turns_done
    while state.phase != "over" and state.turns_done == turn:
        state.apply(choose(BOTS["greedy"], state, state.seat, Chance(1)))


def test_greedy_puts_a_meeple_that_fell_out_on_a_road() -> None:
    state = position_of("pushed_out_together")
    state.apply(Push("N1", 0))
    assert state.phase == "ride"
    while state.phase == "ride":
        state.apply(choose(BOTS["greedy"], state, state.seat, Chance(1)))
    assert state.phase == "walk"


def test_an_illegal_choice_is_refused_with_the_options() -> None:
    state = dealt(2, 1)
    with pytest.raises(IllegalChoice, match=r"Cheat chose EndTurn.*'arrow': 'N1', 'turn': 0") as refused:
        choose(Cheat(), state, state.seat, Chance(1))
    assert refused.value.options == tuple(state.legal())


def test_nobody_is_asked_out_of_turn() -> None:
    state = dealt(2, 1)
    with pytest.raises(ValueError, match="not the turn of seat"):
        choose(Reader(), state, 1 - state.seat, Chance(1))


def test_a_bot_is_shown_a_view_and_never_the_state() -> None:
    state, reader = dealt(2, 1), Reader()
    choose(reader, state, state.seat, Chance(1))
    assert reader.shown == [state.view(state.seat, Chance(1))]
    assert reader.shown[0] is not state


def test_bots_have_names() -> None:
    assert set(BOTS) == {"random", "greedy", "greedy-1"}
    assert all(RULES.bot(name) is bot for name, bot in BOTS.items())
    with pytest.raises(ValueError, match="random, greedy, greedy-1, not 'clever'"):
        RULES.bot("clever")
