"""Games and positions of Labyrinth for tests: dealt, played at random, read from text."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from game.engine.chance import Chance
from game.engine.common import EndTurn
from game.engine.labyrinth.actions import Walk
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat, Session
from game.engine.title import Action, Event
from game.play.documents import parse
from game.play.labyrinth.rules import labyrinth, labyrinth_rules
from game.play.position import read_position

POSITIONS = Path(__file__).parent / "positions"
TITLE = labyrinth()
RULES = labyrinth_rules()
BOX = TITLE.box
NAMES = BOX.tiles.names
NUMBER = BOX.tiles.number


def dealt(seats: int, seed: int, **options: Any) -> LabyrinthState:
    """The first state of a shuffled game."""
    return TITLE.start(TITLE.deal(seats, options, Chance(seed)))


def session(seats: int, seed: int) -> Session[LabyrinthState]:
    """A shuffled game with its history."""
    people = [Seat(f"Seat {seat}", "red") for seat in range(seats)]
    return Session(TITLE, TITLE.deal(seats, {}, Chance(seed)), people)


def random_action(state: LabyrinthState, chance: Chance) -> Action:
    """One of the legal actions, each as likely as the other."""
    legal = state.legal()
    return legal[chance.below(len(legal))]


def eager_action(state: LabyrinthState, chance: Chance) -> Action:
    """A random action, but a walk onto the treasure of the crown where there is one: such games find treasures."""
    crown = state.players[state.seat].crown
    if state.phase == "walk" and crown is not None:
        goal = BOX.treasure_cell[BOX.treasure[crown]]
        for action in state.legal():
            if isinstance(action, Walk) and action.to[1] * 5 + action.to[0] == goal:
                return action
    return random_action(state, chance)


def played(
    state: LabyrinthState, seed: int, choose: Callable[[LabyrinthState, Chance], Action] = random_action
) -> Iterator[tuple[Action, tuple[Event, ...]]]:
    """Play on to the end, changing the state; yield each action with its events once it is done."""
    chance = Chance(seed)
    while state.phase != "over":
        action = choose(state, chance)
        yield action, state.apply(action)


def at(text: str) -> LabyrinthState:
    """The state of a position written as YAML."""
    return TITLE.position.read(parse(text, "position"))


def end_turn(state: LabyrinthState) -> tuple[Event, ...]:
    """End the turn."""
    return state.apply(EndTurn())


def position_of(name: str) -> LabyrinthState:
    """The state of a file in `tests/positions`; its first line says what it shows."""
    state = read_position(POSITIONS / f"{name}.yaml").state
    assert isinstance(state, LabyrinthState)
    return state


def regions_of(name: str) -> list[dict[str, Any]]:
    """The regions of a file in `tests/positions`."""
    answer: Any = read_position(POSITIONS / f"{name}.yaml").answer()
    return list(answer["regions"])


def final_of(name: str) -> dict[str, dict[str, int]]:
    """The end of the game of a file in `tests/positions`, as if it were over."""
    answer: Any = read_position(POSITIONS / f"{name}.yaml").answer()
    return dict(answer["final"])


def walks(state: LabyrinthState) -> set[tuple[tuple[int, int], str]]:
    """Where the walk may end: cells and walkways."""
    return {(action.to, action.walkway) for action in state.legal() if isinstance(action, Walk)}


def kinds(events: tuple[Event, ...]) -> list[str]:
    """What happened, one word an event."""
    return [event.what for event in events]
