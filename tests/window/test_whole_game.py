"""Two persons play a whole game in a real window, by mouse alone and by keyboard alone.

What they meant to do is compared with the game file that the program leaves.
"""

from pathlib import Path
from typing import Protocol

import pytest

from game.engine.chance import Chance
from game.engine.common import EndTurn, Lay, PutAside
from game.engine.labyrinth.actions import Push, Ride, Walk
from game.engine.labyrinth.state import LabyrinthState
from game.engine.notation import action_to_json
from game.engine.title import Action
from game.play.game_lines import read
from game.play.home import Home, open_home
from game.play.running_game import REDO, UNDO, read_game
from game.play.settings import Settings, save_settings
from tests.window.hands import Keyboard, Mouse
from tests.window.playing import Layout, Playing, playing

SCENE = {"insert": "board", "ride": "board", "walk": "board", "extend": "table", "end": "table"}
KILL_AT = 40  # actions done


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = open_home(tmp_path / "home")
    save_settings(home.settings, Settings(animation="off"))
    return home


class Hand(Protocol):
    """How a person does things: each method does what the name says, and returns what it meant to do."""

    def take_over(self) -> None: ...

    def undo(self) -> None: ...

    def redo(self) -> None: ...

    def do(self, state: LabyrinthState, chance: Chance) -> Action: ...


def game_file(home: Home) -> Path:
    [path] = home.games.glob("*.game")
    return path


def play(program: Playing, home: Home, hand: Hand, chance: Chance, until: int = 10_000) -> None:
    """Play until so many lines are written or the game is over; each must be written as it was meant."""
    path = game_file(home)
    while len(lines := read(path).records) < until:
        session = read_game(path)[2]
        if session.over:
            return
        rest(program, hand, session.state)
        if session.can_redo:
            hand.redo()
            meant = REDO
        elif session.can_undo and chance.below(8) == 0:
            hand.undo()
            meant = UNDO
        else:
            meant = action_to_json(hand.do(session.state, chance))
        more = len(lines) + 1
        program.wait(f"{meant} in the file", lambda _, more=more: len(read(path).records) >= more)
        assert read(path).records[len(lines) :] == [meant]


def rest(program: Playing, hand: Hand, state: LabyrinthState) -> None:
    """Wait until the window shows this position, at rest; where the screen is handed over, take it."""
    shown = (SCENE[state.phase], state.phase, state.seat)

    def there(seen: Layout) -> bool:
        return (seen.get("scene"), seen.get("phase"), seen.get("seat")) == shown and not seen["busy"]

    def handed_over(seen: Layout) -> bool:
        return seen.get("scene") == "hand_over" and "ready" in seen["boxes"]

    where = f"scene, phase and seat {shown}"
    if handed_over(program.wait(where, lambda seen: there(seen) or handed_over(seen))):
        hand.take_over()
        program.wait(where, there)


def check_the_end(home: Home) -> None:
    header, _, session = read_game(game_file(home))
    assert [seat["player"] for seat in header["seats"]] == ["person", "person"]
    assert session.over
    kinds = {type(step.action) for step in session.steps}
    assert {Push, Walk, Lay, EndTurn} <= kinds <= {Push, Ride, Walk, Lay, PutAside, EndTurn}
    assert len(session.state.result().scores) == 2


def test_a_whole_game_by_mouse(screen: str, home: Home) -> None:
    with playing(screen, home.root) as program:
        hand = Mouse(program)
        hand.start()
        play(program, home, hand, Chance(1))
        program.wait_for("results")
        hand.leave()
        assert program.ended() == 0
    check_the_end(home)


def test_a_whole_game_by_keyboard_killed_in_the_middle(screen: str, home: Home) -> None:
    chance = Chance(2)
    with playing(screen, home.root) as program:
        Keyboard(program).start()
        play(program, home, Keyboard(program), chance, until=KILL_AT)
    # Leaving the block kills the program as `kill -9` does.
    before = read_game(game_file(home))[2].state
    with playing(screen, home.root) as program:
        hand = Keyboard(program)
        hand.go_on()
        rest(program, hand, before)
        assert read_game(game_file(home))[2].state == before
        play(program, home, hand, chance)
        program.wait_for("results")
        hand.leave()
        assert program.ended() == 0
    check_the_end(home)
