"""A game file told without a display, and the positions in it."""

import json
from pathlib import Path

import pytest

from game.__main__ import main
from game.engine.chance import Chance
from game.engine.labyrinth.events import EVENTS
from game.engine.notation import event_from_json
from game.engine.session import Seat
from game.play.home import Home
from game.play.position import position_of_game, position_text, read_position
from game.play.running_game import RunningGame, Setup, read_game
from game.play.titles import TITLES
from game.play.user_error import UserError
from tests.labyrinth import eager_action

SEATS = (Seat("Ada", "red"), Seat("Ben", "blue"))


def played(home: Home, seats: tuple[Seat, ...] = SEATS, steps: int = 1000) -> RunningGame:
    """A game with some steps taken back and done again."""
    game, chance = RunningGame.new(home, "labyrinth", Setup(seats, "Blue 7")), Chance(4)
    while not game.session.over and len(game.session.steps) < steps:
        game.apply(eager_action(game.session.state, chance))
        if game.session.can_undo and chance.below(4) == 0:
            game.undo()
            if chance.below(2):
                game.redo()
    game.close()
    return game


def test_a_whole_game_is_told_turn_by_turn(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    game = played(home)
    assert main(["replay", str(game.file.path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Labyrinth, played by Ada and Ben (seed: Blue 7)"
    assert sum(line.startswith("Turn ") for line in lines) == 20
    numbers = [int(line[:4]) for line in lines if line[:4].strip().isdigit()]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, len(game.session.steps) + 1))
    assert lines[-4] == "The towers:"
    first, second = game.session.state.result().scores
    assert lines[-3].startswith(f"Ada: {first} mm (")
    assert lines[-2].startswith(f"Ben: {second} mm (")
    assert lines[-1].endswith((" wins.", " win together."))


def test_alone_there_is_no_winner(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(played(home, SEATS[:1]).file.path)])
    assert capsys.readouterr().out.splitlines()[-2] == "The towers:"


def test_a_game_that_is_not_over_says_who_goes_on(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    game = played(home, steps=9)
    main(["replay", str(game.file.path)])
    who = SEATS[game.session.state.seat].name
    assert capsys.readouterr().out.splitlines()[-1] == f"The game is not over: {who} is to go on."


def test_its_events_as_json_lines(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    game = played(home)
    assert main(["replay", "--json", str(game.file.path)]) == 0
    told = []
    for line in capsys.readouterr().out.splitlines():
        words = json.loads(line)
        told.append((words.pop("step"), event_from_json(words, EVENTS)))
    steps = game.session.steps
    assert told == [(number, event) for number, step in enumerate(steps, 1) for event in step.events]


def test_the_position_after_any_action_reads_back_as_the_state_it_was(home: Home) -> None:
    game = played(home)
    path = home.root / "position.yaml"
    states = [step.before for step in game.session.steps] + [game.session.state]
    for number in range(0, len(states), 5):
        path.write_text(position_text(position_of_game(game.file.path, number)), encoding="utf-8")
        assert read_position(path).state == states[number]
    assert position_of_game(game.file.path, None).state == states[-1]


@pytest.mark.parametrize("at", [-1, 1000])
def test_there_are_only_so_many_actions(home: Home, at: int) -> None:
    game = played(home, steps=9)
    with pytest.raises(UserError, match="no_such_action"):
        position_of_game(game.file.path, at)


def test_a_game_saved_and_gone_on_with_equals_playing_on(home: Home) -> None:
    game = played(home, steps=30)
    for record in read_game(game.file.path)[2].steps[:3]:
        assert record.events
    on = RunningGame.resume(home, game.file.path)
    assert on.session.state == game.session.state
    assert (on.session.can_undo, on.session.can_redo) == (game.session.can_undo, game.session.can_redo)
    chance, session = Chance(5), game.session
    while not session.over:
        action = eager_action(session.state, chance)
        assert on.apply(action) == session.apply(action)
        assert on.session.state == session.state
    on.close()


def test_on_the_command_line(home: Home, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played(home)
    assert main(["position", "--from", str(game.file.path), "--at", "17"]) == 0
    file = tmp_path / "position.yaml"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["position", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1, "one JSON object"
    answer = json.loads(out)
    assert set(answer) == {"regions", "legal", "final"}
    assert set(answer["final"]) == {"0", "1"}
    assert set(answer["regions"][0]) == {
        "kind", "cells", "complete", "open", "marks", "followers", "points", "to",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("title: chess", f"a.yaml: title: {' or '.join(TITLES)} is wanted"),
        ("- 1", "a.yaml: keys with values are wanted"),
        ("title: labyrinth\nask: [why]", "a.yaml: ask: a list of regions, legal, final is wanted"),
        ("title: labyrinth\ntitle: x", "a.yaml:2: the key 'title' stands here twice"),
        ("title: labyrinth\nhand: 35", "position: hand: text is wanted, not 35"),
    ],
)
def test_a_position_that_cannot_be_is_told(
    text: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.yaml").write_text(text, encoding="utf-8")
    assert main(["position", str(tmp_path / "a.yaml")]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert line in told.err.splitlines()[0]


@pytest.mark.parametrize("call", ["position", "replay", "position a --from b", "position --at x"])
def test_a_wrong_call(call: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(call.split()) == 2
    assert capsys.readouterr().err.count("\n") == 1
