"""python -m game simulate: the same call gives the same bytes, without a window; a wrong call is told in one line."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.play.simulate import Simulation

QUIET = "import sys; from game.__main__ import main; code = main(sys.argv[1:]); assert 'pygame' not in sys.modules"


def simulated(root: Path, hash_seed: str) -> bytes:
    call = [sys.executable, "-c", f"{QUIET}; sys.exit(code)", "simulate", "labyrinth"]
    options = ["--games", "2", "--seed", "bytes", "--alternate"]
    surroundings = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([*call, *options], cwd=root, env=surroundings, capture_output=True, check=True)
    assert not done.stderr
    return done.stdout


def test_the_same_call_gives_the_same_bytes_whatever_the_hash_seed(root: Path) -> None:
    assert simulated(root, "1") == simulated(root, "2")


def test_figures_add_up() -> None:
    answer = Simulation(("random", "random", "random"), games=8, seed="sums").run()
    assert answer["games"] == 8
    assert sum(answer["wins_by_seat"]) + answer["ties"] == 8
    assert [player["wins"] for player in answer["players"]] == answer["wins_by_seat"]
    for player in answer["players"]:
        assert all(0 <= share <= 1 for share in player["shares"].values())
        assert player["means"]["height"] >= 18


def test_alternating_moves_players_from_seat_to_seat() -> None:
    answer = Simulation(("greedy", "random"), games=2, seed="seats", alternate=True).run()
    assert answer["players"][0]["wins"] == 2
    assert answer["wins_by_seat"] == [1, 1]


def test_the_crown_quest_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "labyrinth", "--games", "1", "--bots", "random", "--crown", "2B"]) == 0
    assert json.loads(capsys.readouterr().out)["crown"] == "2B"


@pytest.mark.parametrize(
    "wrong",
    [
        ["labyrinth", "--bots", "clever"],
        ["labyrinth", "--bots", ""],
        ["labyrinth", "--bots", "random,random,random,random,random"],
        ["labyrinth", "--games", "0"],
        ["labyrinth", "--games", "many"],
        ["labyrinth", "--crown", "1B"],
        ["castles"],
        [],
    ],
)
def test_a_wrong_call_is_told_in_one_line(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["simulate", *wrong])
    said = capsys.readouterr()
    assert (code, said.out, said.err.count("\n")) == (2, "", 1)
