"""A game and its file say the same: killed, torn or let go, it goes on where it was."""

import json
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.engine.chance import Chance
from game.engine.common import EndTurn
from game.engine.session import Seat, Session
from game.engine.title import IllegalAction
from game.play.current_game import current_game
from game.play.game_file import FileInUse, GameFile, copy_of
from game.play.game_lines import BrokenFile, StoreError
from game.play.home import Home
from game.play.running_game import RunningGame, Setup, read_game
from game.play.words import Words

TWO = Setup((Seat("Zoë", "red"), Seat("Bo", "blue", "greedy")), "seed 7")


def play(game: RunningGame, actions: int, chance: Chance) -> None:
    """Play at random, with undo and redo among the actions."""
    for _ in range(actions):
        if game.session.over:
            return
        ways = [game.undo] * game.session.can_undo + [game.redo] * game.session.can_redo
        if ways and chance.below(4) == 0:
            ways[chance.below(len(ways))]()
        else:
            legal = game.session.state.legal()
            game.apply(legal[chance.below(len(legal))])


def same(one: Session[Any], other: Session[Any]) -> bool:
    return (
        one.state == other.state
        and [step.action for step in one.steps] == [step.action for step in other.steps]
        and (one.can_undo, one.can_redo) == (other.can_undo, other.can_redo)
        and one.seats == other.seats
    )


@pytest.mark.parametrize("seed", range(4))
def test_save_load_and_go_on_equals_playing_on(seed: int, home: Home) -> None:
    straight = RunningGame.new(home, "labyrinth", TWO)
    resumed = RunningGame.new(home, "labyrinth", TWO)
    one, other = Chance(seed), Chance(seed)
    while not straight.session.over:
        play(straight, 7, one)
        play(resumed, 7, other)
        resumed.close()
        resumed = RunningGame.resume(home, resumed.file.path)
        assert same(straight.session, resumed.session)
    assert straight.session.state.result() == resumed.session.state.result()
    assert straight.file.records == resumed.file.records
    straight.close()
    resumed.close()


def test_the_seed_deals_the_game(home: Home) -> None:
    games = [RunningGame.new(home, "labyrinth", Setup(TWO.seats, seed)) for seed in ("a", "a", "b")]
    assert games[0].session.deal == games[1].session.deal != games[2].session.deal
    assert [game.seed for game in games] == ["a", "a", "b"]
    for game in games:
        game.close()


def test_the_game_to_continue_is_marked_until_it_is_over(home: Home) -> None:
    game = RunningGame.new(home, "labyrinth", TWO)
    play(game, 20, Chance(1))
    game.close()
    assert current_game(home) == game.file.path
    game = RunningGame.resume(home, game.file.path)
    play(game, 10_000, Chance(2))
    assert game.session.over
    assert current_game(home) is None
    game.close()


def test_a_killed_game_goes_on_where_it_was(home: Home, root: Path) -> None:
    """A child plays and tells how many actions are done; it is killed at once, and all of them are there."""
    program = (
        "import sys; from pathlib import Path; sys.path.insert(0, 'tests/play')\n"
        "from test_running_game import *; from game.play.home import open_home\n"
        "game = RunningGame.new(open_home(Path(sys.argv[1])), 'labyrinth', TWO)\n"
        "chance = Chance(5)\n"
        "while True:\n"
        "    play(game, 1, chance); print(len(game.file.records), flush=True)\n"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", program, str(home.root)],
        cwd=root,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert child.stdout is not None
    with child:
        for _ in range(30):
            told = int(child.stdout.readline())
        child.send_signal(signal.SIGKILL)
    path = current_game(home)
    assert path is not None
    game = RunningGame.resume(home, path)
    done = len(game.file.records)
    assert done >= told
    game.close()
    again = RunningGame.new(home, "labyrinth", TWO)
    play(again, done, Chance(5))
    assert same(game.session, again.session)
    again.close()


def test_a_torn_line_costs_one_action(home: Home) -> None:
    game = RunningGame.new(home, "labyrinth", TWO)
    play(game, 12, Chance(1))
    game.close()
    path = game.file.path
    path.write_bytes(path.read_bytes()[:-5])
    game = RunningGame.resume(home, path)
    play(game, 3, Chance(1))
    game.close()
    assert len(read_game(path)[2].steps) == len(game.session.steps)


def test_a_full_disk_stops_nobody(home: Home) -> None:
    game = RunningGame.new(home, "labyrinth", TWO)
    play(game, 8, Chance(1))
    room = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (game.file.path.stat().st_size + 4, room[1]))
    try:
        play(game, 8, Chance(2))
        assert game.user_error is not None
        assert "cannot be written" in Words().tell(game.user_error)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, room)
        signal.signal(signal.SIGXFSZ, before)
    play(game, 1, Chance(3))
    assert game.user_error is None
    game.close()
    assert same(read_game(game.file.path)[2], game.session)


def test_a_refused_action_is_not_written(home: Home) -> None:
    game = RunningGame.new(home, "labyrinth", TWO)
    for refused in (lambda: game.apply(EndTurn()), game.undo, game.redo):
        with pytest.raises(ValueError):
            refused()
    with pytest.raises(IllegalAction):
        game.apply(EndTurn())
    assert game.file.records == []
    game.close()


def test_a_second_program_may_look_but_not_play(home: Home) -> None:
    game = RunningGame.new(home, "labyrinth", TWO)
    play(game, 9, Chance(1))
    with pytest.raises(FileInUse):
        RunningGame.resume(home, game.file.path)
    header, _, session = read_game(game.file.path)
    assert header["seed"] == TWO.seed
    assert same(session, game.session)
    game.close()


@pytest.mark.parametrize(
    ("number", "change", "reason"),
    [
        (1, {"title": "chess"}, "'chess' is no title"),
        (1, {"title": None}, "None is no title"),
        (1, {"seats": []}, "dealt game for as many"),
        (1, {"seats": [{"name": "Ann"}, {"name": 3}]}, "a seat wants"),
        (1, {"seats": [{"name": "Ann", "colour": "mauve", "player": "person"}] * 2}, "colours are red, blue"),
        (1, {"seats": [{"name": "Ann", "colour": "red", "player": "person"}] * 2}, "two seats have the same colour"),
        (1, {"seats": [{"name": "A\0n", "colour": "red", "player": "person"}] * 2}, "signs that cannot be shown"),
        (1, {"options": {"crown": "9Z"}}, "crown: 1A is wanted"),
        (1, {"options": None}, "a title, options"),
        (1, {"seed": "two\nlines"}, "seed: text that can be shown"),
        (1, {"deal": None}, "a title, options, seats and a dealt game"),
        (1, {"deal": {"seats": 2}}, "the dealt game: first: missing"),
        (3, {"do": "dance"}, "nothing is called 'dance'"),
        (3, {"do": "name", "name": ["Ann"]}, "name: text that can be shown"),
        (3, {"do": "seat", "seat": True, "player": "person"}, "a seat and who is to play it"),
        (3, {"do": "name", "name": "\ud800"}, "not text in UTF-8"),
        (2, {"do": "push", "arrow": "two\nlines", "turn": 0}, "two lines"),
        (3, {"do": "redo"}, "nothing can be done again"),
        (3, {"do": "end_turn"}, "ending the turn is not possible now, "),
        (3, {"do": "walk", "to": "here", "walkway": ""}, "to: 'here' is not of the right kind"),
        (3, {"walk": True}, "do"),
    ],
)
def test_a_line_that_cannot_be_is_told_and_left_alone(
    number: int, change: dict[str, Any], reason: str, home: Home
) -> None:
    game = RunningGame.new(home, "labyrinth", TWO)
    play(game, 6, Chance(1))
    game.close()
    path = game.file.path
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[number - 1] = json.dumps(change if number > 1 else {**json.loads(lines[0]), **change})
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(BrokenFile) as refused:
        RunningGame.resume(home, path)
    line = Words().tell(refused.value)
    assert f"line {number}: " in line
    assert reason in line
    assert path.read_bytes() == before
    with pytest.raises(BrokenFile):  # and it is not held any more
        RunningGame.resume(home, path)


def test_a_seat_is_handed_to_the_computer_and_back(home: Home) -> None:
    game = RunningGame.new(home, "labyrinth", TWO)
    play(game, 3, Chance(1))
    before = game.session.state.copy()
    game.hand_seat(0, "greedy")
    assert [seat.player for seat in game.session.seats] == ["greedy", "greedy"]
    assert game.session.state == before, "the position knows nothing of it"
    game.hand_seat(1, "person")
    play(game, 3, Chance(2))
    game.close()
    resumed = RunningGame.resume(home, game.file.path)
    assert [seat.player for seat in resumed.session.seats] == ["greedy", "person"]
    assert same(resumed.session, game.session)
    resumed.close()


def test_there_is_no_fifth_seat_to_hand_over(home: Home) -> None:
    game = RunningGame.new(home, "labyrinth", TWO)
    with pytest.raises(ValueError, match="no seat 4"):
        game.hand_seat(4, "greedy")
    assert game.file.records == []
    game.close()


@pytest.mark.parametrize("record", ['{"do":"seat"}', '{"do":"seat","seat":2,"player":"greedy"}'])
def test_a_seat_that_cannot_be_handed_over_breaks_the_file(record: str, home: Home) -> None:
    game = RunningGame.new(home, "labyrinth", TWO)
    game.close()
    with game.file.path.open("a", encoding="utf-8") as file:
        file.write(record + "\n")
    with pytest.raises(BrokenFile):
        RunningGame.resume(home, game.file.path)


def test_a_copy_under_a_name_is_the_same_game_and_the_game_goes_on(home: Home) -> None:
    game = RunningGame.new(home, "labyrinth", TWO)
    play(game, 9, Chance(1))
    copy = game.save_as("Before the push")
    play(game, 5, Chance(2))
    assert copy != game.file.path
    assert current_game(home) == game.file.path
    assert json.loads(copy.read_text("utf-8").splitlines()[-1])["name"] == "Before the push"
    kept = RunningGame.resume(home, copy)
    play(kept, 5, Chance(2))
    assert same(kept.session, game.session)
    kept.close()
    game.close()


def test_a_copy_that_cannot_be_written_leaves_nothing_behind(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: GameFile, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    game = RunningGame.new(home, "labyrinth", TWO)
    monkeypatch.setattr(GameFile, "_put", full)
    with pytest.raises(StoreError):
        game.save_as("copy")
    monkeypatch.undo()
    assert list(home.games.glob("*.game")) == [game.file.path]
    game.close()


def test_a_branch_or_copy_of_a_file_on_a_full_disk_leaves_nothing_behind(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: GameFile, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    def torn(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[:10])
        raise OSError(28, "No space left on device")

    game = RunningGame.new(home, "labyrinth", TWO)
    play(game, 9, Chance(1))
    with monkeypatch.context() as patch, pytest.raises(StoreError):
        put, lines = GameFile._put, iter(range(5))  # the header and four lines find room
        patch.setattr(GameFile, "_put", lambda self, data: full(self, data) if next(lines, 9) > 4 else put(self, data))
        RunningGame.branch(home, game.file.header, game.session, 8)
    with monkeypatch.context() as patch, pytest.raises(StoreError):
        patch.setattr(Path, "write_bytes", torn)
        copy_of(game.file.path)
    assert list(home.games.glob("*.game")) == [game.file.path]
    game.close()


def test_used_hints_are_counted_and_stay_used(home: Home) -> None:
    game = RunningGame.new(home, "labyrinth", TWO)
    seat = game.session.state.seat
    assert game.hints == (0, 0)
    game.note_hint()
    game.apply(game.session.state.legal()[0])
    game.note_hint()
    game.undo()
    game.close()
    game = RunningGame.resume(home, game.file.path)
    assert game.hints[seat] == 2
    assert sum(game.hints) == 2
    assert game.session.can_redo
    game.close()


def test_a_hint_for_another_seat_is_a_broken_line(home: Home) -> None:
    game = RunningGame.new(home, "labyrinth", TWO)
    game.file.append({"do": "hint", "seat": 1 - game.session.state.seat})
    game.close()
    with pytest.raises(BrokenFile) as broken:
        RunningGame.resume(home, game.file.path)
    assert broken.value.terms["line"] == 2
