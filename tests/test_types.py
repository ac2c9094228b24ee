"""Types carry a title's state: one title in another's code does not pass mypy."""

import subprocess
import sys
from pathlib import Path

import pytest

HEAD = """
from game.bots.labyrinth.bots import BOTS
from game.engine.chance import Chance
from game.play.labyrinth.rules import labyrinth_rules
from game.play.running_game import RunningGame
from game.play.titles import TitleRules
from game.scenes.labyrinth.board.scene import BoardScene
from game.scenes.labyrinth.results.scene import LabyrinthResults
from game.scenes.labyrinth.screen import labyrinth_screen
from game.scenes.match import Match
from game.scenes.navigator import Navigator, TitleScreen
from game.scenes.titles import screen_named
from tests.duel.engine import DuelState
from tests.duel.screen import duel_screen
"""
WRONG = {
    "a scene": "def scene(navigator: Navigator[DuelState]) -> BoardScene:\n    return BoardScene(navigator)\n",
    "results": "def results(navigator: Navigator[DuelState]) -> object:\n    return LabyrinthResults(navigator)\n",
    "rules": "def rules() -> TitleRules[DuelState]:\n    return labyrinth_rules()\n",
    "a bot": "def bot(view: DuelState, chance: Chance) -> object:\n    return BOTS['greedy'].decide(view, chance)\n",
    "a pane": "def pane(match: Match[DuelState]) -> object:\n    return labyrinth_screen().pane_of(match.view)\n",
    "a game": "def game(match: Match[DuelState]) -> object:\n    return match.view.maze\n",
}  # fmt: skip
RIGHT = """
def right(navigator: Navigator[DuelState], game: RunningGame[DuelState]) -> list[object]:
    screen: TitleScreen[DuelState] = duel_screen()
    return [navigator.match.view.score, game.session.state.score, screen.pane_of(navigator.match.view), screen_named]
"""


def test_one_title_in_the_code_of_another_is_an_error(root: Path, tmp_path: Path) -> None:
    """All wrong lines are told in one run, and nothing else of the file."""
    source = HEAD + RIGHT
    wanted: list[int] = []
    for wrong in WRONG.values():
        source += "\n" + wrong
        wanted.append(source.count("\n"))
    path = tmp_path / "wrong.py"
    path.write_text(source, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--explicit-package-bases", "--follow-imports=silent", str(path)],
        cwd=root, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if "No module named mypy" in done.stderr:
        pytest.skip("mypy is not installed")
    lines = [line for line in done.stdout.splitlines() if ": error:" in line]
    told = sorted({int(line.split(":")[1]) for line in lines})
    assert told == wanted, done.stdout
