"""Duel without a window: its rules, the commands, game and position files."""

import json
from pathlib import Path

import pytest

from game.__main__ import main
from game.bench.engine import QUICK, engine_figures
from game.engine.chance import Chance
from game.engine.common import Scored
from game.engine.title import total
from game.play.home import Home, open_home
from game.play.position import position_of_game, position_text, read_position
from game.play.running_game import RunningGame, Setup, read_game
from game.play.saved_games import SavedGame, entry_of
from game.play.titles import rules_named
from tests.duel.engine import DuelState
from tests.duel.rules import duel_rules
from tests.scenes.saves import seats

RULES = duel_rules()


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return open_home(tmp_path / "home")


def begun(home: Home, actions: int = 0, **options: object) -> RunningGame[DuelState]:
    """A game of two, played at random so far."""
    game: RunningGame[DuelState] = RunningGame.new(home, "duel", Setup(seats(2), "duel", options))
    chance = Chance(1)
    for _ in range(actions):
        if game.session.over:
            break
        legal = game.session.state.legal()
        game.apply(legal[chance.below(len(legal))])
    return game


def test_scores_are_what_the_events_say() -> None:
    for seed in range(40):
        chance = Chance(seed)
        state = RULES.title.start(RULES.title.deal(2, {"roads": bool(seed % 2), "tiles": 30}, chance))
        scored = [0, 0]
        while state.phase != "over":
            legal = state.legal()
            for happened in state.apply(legal[chance.below(len(legal))]):
                if isinstance(happened, Scored):
                    scored[happened.seat] += total(happened.terms)
        assert state.result().scores == tuple(scored)


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "duel", "--games", "4", "--bots", "closer,random", "--option", "tiles=8"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["title"], answer["tiles"], answer["roads"]) == ("duel", 8, False)
    assert list(answer["players"][0]["means"]) == ["score"]
    assert main(["simulate", "duel", "--games", "1"]) == 0
    assert [player["bot"] for player in json.loads(capsys.readouterr().out)["players"]] == ["closer", "random"]
    assert main(["simulate", "duel", "--bots", "greedy,random"]) == 2
    assert "closer" in capsys.readouterr().err


def test_replay_and_position(home: Home, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = begun(home, 100)
    game.close()
    assert game.session.over
    assert main(["replay", str(game.file.path)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Duel, played by") and " point (" in told and " mm" not in told
    assert main(["replay", "--json", str(game.file.path)]) == 0
    assert '"what": "scored"' in capsys.readouterr().out
    at = tmp_path / "at.yaml"
    at.write_text(position_text(position_of_game(game.file.path, 7)), "utf-8")
    assert read_position(at).state == read_game(game.file.path)[2].steps[7].before
    assert main(["position", str(at)]) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"regions", "legal", "final"}


def test_a_game_is_kept_resumed_and_listed(home: Home) -> None:
    game = begun(home, 9)
    game.close()
    entry = entry_of(game.file.path)
    assert isinstance(entry, SavedGame) and (entry.title, entry.turns, entry.over) == ("duel", 6, False)
    again: RunningGame[DuelState] = RunningGame.resume(home, game.file.path)
    assert again.session.state == game.session.state
    again.close()


def test_bench() -> None:
    figures = engine_figures(QUICK)
    assert list(figures) == ["labyrinth", "duel"]
    assert list(figures["duel"]) == ["random games of two a second", "state copy, mid-game (µs)", "closer turn (ms)"]


def test_both_lists_hold_it() -> None:
    assert rules_named("duel").adviser == "closer"
