"""python -m game simulate: the same call gives the same bytes, without a window; a wrong call is told in one line."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.engine.chance import Chance
from game.engine.common import EndTurn
from game.engine.labyrinth.state import LabyrinthState
from game.engine.title import Action
from game.play.simulate import Simulation

QUIET = "import sys; from game.__main__ import main; code = main(sys.argv[1:]); assert 'pygame' not in sys.modules"


HERE = "tests.bots.test_simulate"


class First:
    """Does the first thing that is legal."""

    def decide(self, view: LabyrinthState, chance: Chance) -> Action:
        return view.legal()[0]


class Cheat:
    """Ends the turn whatever is asked."""

    def decide(self, view: LabyrinthState, chance: Chance) -> Action:
        return EndTurn()


class Costly(First):
    """Cannot be made without something."""

    def __init__(self, weights: object) -> None:
        self.weights = weights


def simulated(root: Path, hash_seed: str, *more: str) -> bytes:
    call = [sys.executable, "-c", f"{QUIET}; sys.exit(code)", "simulate", "labyrinth"]
    options = ["--games", "2", "--seed", "bytes", "--alternate", *more]
    surroundings = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([*call, *options], cwd=root, env=surroundings, capture_output=True, check=True)
    assert not done.stderr
    return done.stdout


def test_the_same_call_gives_the_same_bytes_whatever_the_hash_seed(root: Path) -> None:
    assert simulated(root, "1") == simulated(root, "2")


def test_several_processes_give_the_same_bytes_as_one(root: Path) -> None:
    players = ("--games", "11", "--bots", f"random,{HERE}:First,random")
    assert simulated(root, "1", *players) == simulated(root, "2", *players, "--jobs", "2")


def test_there_may_be_more_processes_than_games() -> None:
    one, many = (Simulation("labyrinth", ("random",), 2, "few", jobs=jobs) for jobs in (1, 5))
    assert one.run() == many.run()


def test_a_class_of_ones_own_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "labyrinth", "--games", "2", "--bots", f"{HERE}:First,random"]) == 0
    players = json.loads(capsys.readouterr().out)["players"]
    assert [player["bot"] for player in players] == [f"{HERE}:First", "random"]
    pushed = Simulation("labyrinth", (f"{HERE}:First",), 1, "first").run()
    assert pushed["players"][0]["means"]["height"] > 18


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_class_that_plays_what_is_not_legal_is_told_in_one_line(
    jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "labyrinth", "--games", "4", "--bots", f"{HERE}:Cheat", "--jobs", jobs]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Cheat chose EndTurn()" in said.err


def test_figures_add_up() -> None:
    answer = Simulation("labyrinth", ("random", "random", "random"), games=8, seed="sums").run()
    assert answer["games"] == 8
    assert sum(answer["wins_by_seat"]) + answer["ties"] == 8
    assert [player["wins"] for player in answer["players"]] == answer["wins_by_seat"]
    for player in answer["players"]:
        assert all(0 <= share <= 1 for share in player["shares"].values())
        assert player["means"]["height"] >= 18


def test_alternating_moves_players_from_seat_to_seat() -> None:
    answer = Simulation("labyrinth", ("greedy", "random"), games=2, seed="seats", alternate=True).run()
    assert answer["players"][0]["wins"] == 2
    assert answer["wins_by_seat"] == [1, 1]


def test_options_are_handed_to_the_title(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", "labyrinth", "--games", "1", "--bots", "random,random"]
    assert main([*call, "--option", "first=1", "--option", "crown=1A"]) == 0
    assert json.loads(capsys.readouterr().out)["crown"] == "1A"


def test_the_crown_quest_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "labyrinth", "--games", "1", "--bots", "random", "--option", "crown=2B"]) == 0
    assert json.loads(capsys.readouterr().out)["crown"] == "2B"


@pytest.mark.parametrize(
    "wrong",
    [
        ["labyrinth", "--bots", "clever"],
        ["labyrinth", "--bots", ""],
        ["labyrinth", "--bots", "random,random,random,random,random"],
        ["labyrinth", "--games", "0"],
        ["labyrinth", "--games", "many"],
        ["labyrinth", "--bots", "random,random", "--option", "crown=1B"],
        ["labyrinth", "--bots", "random", "--option", "crown=1A"],
        ["labyrinth", "--bots", "random", "--option", "crown=1"],
        ["labyrinth", "--option", "crown"],
        ["labyrinth", "--option", "=1A"],
        ["labyrinth", "--option", "hat=1A"],
        ["labyrinth", "--option", "first=2"],
        ["labyrinth", "--option", "first=true"],
        ["labyrinth", "--option", "first=" + "[" * 10_000],
        ["labyrinth", "--jobs", "0"],
        ["labyrinth", "--jobs", "many"],
        ["labyrinth", "--bots", f"{HERE}:Nobody"],
        ["labyrinth", "--bots", f"{HERE}:HERE"],
        ["labyrinth", "--bots", f"{HERE}:Costly"],
        ["labyrinth", "--bots", "builtins:object"],
        ["labyrinth", "--bots", "no.such.module:First"],
        ["labyrinth", "--bots", ".module:First"],
        ["labyrinth", "--bots", ":"],
        ["castles"],
        [],
    ],
)
def test_a_wrong_call_is_told_in_one_line(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["simulate", *wrong])
    said = capsys.readouterr()
    assert (code, said.out, said.err.count("\n")) == (2, "", 1)
