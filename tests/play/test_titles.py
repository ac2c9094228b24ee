"""The titles: found by name, loaded when they are asked for, and refused in one line where something is missing."""

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from game.bots.base import Bot
from game.bots.random_bot import Random
from game.engine.labyrinth.title import Labyrinth
from game.engine.session import Seat
from game.play.home import Home
from game.play.running_game import RunningGame, Setup
from game.play.seats import seat_from_json
from game.play.titles import PERSON, TITLES, FileProgress, TitleRules, loaded, rules_at, rules_named
from tests.labyrinth import RULES, TITLE

HERE = "tests.play.test_titles"
NUMBER = 7


class Costly:
    """Cannot be made without something."""

    def __init__(self, weights: object) -> None:
        self.weights = weights


class Idle:
    """Is no bot."""


def test_every_title_is_found_by_its_name() -> None:
    for name, place in TITLES.items():
        rules = rules_named(name)
        assert rules.name == rules.title.name == name
        assert rules_named(name) is rules_at(place), "made once"
        assert set(rules.players) <= set(rules.bots) and rules.adviser in rules.bots
        assert rules.title.seats


@pytest.mark.parametrize("name", ["chess", "", None, 3, ["labyrinth"], "game.play.labyrinth.rules:labyrinth_rules"])
def test_what_is_no_title_is_refused_with_those_there_are(name: object) -> None:
    with pytest.raises(ValueError, match=r"is no title; there are: labyrinth"):
        rules_named(name)


@pytest.mark.parametrize("change", [{"adviser": "clever"}, {"players": ("random", "clever")}, {"bots": {}}])
def test_bots_that_there_are_not_are_refused_when_the_rules_are_made(change: dict[str, Any]) -> None:
    unknown = "greedy" if "bots" in change else "clever"
    with pytest.raises(ValueError, match=f"^labyrinth: there is no bot named {unknown}$"):
        replace(RULES, **change)


def test_loaded_returns_what_is_named() -> None:
    assert loaded("game.engine.labyrinth.title:Labyrinth") is Labyrinth
    assert loaded(f"{HERE}:Costly").__name__ == "Costly"


@pytest.mark.parametrize(
    "place",
    [
        "game.play.nothing:labyrinth",
        "game.play.titles:nothing",
        "game.play.titles",
        "game.play.titles:",
        ":labyrinth",
        ":",
        "",
        ".titles:rules_at",
        "..:x",
        "no such module:x",
        "two\nlines:x",
        "a\0b:x",
    ],
)
def test_loaded_refuses_what_is_not_there(place: str) -> None:
    with pytest.raises(ValueError) as refused:
        loaded(place)
    assert str(refused.value).startswith(f"{place}: ")


def test_loaded_refuses_what_cannot_be_called() -> None:
    with pytest.raises(ValueError, match=rf"^{HERE}:NUMBER cannot be called$"):
        loaded(f"{HERE}:NUMBER")


def test_a_module_with_a_mistake_is_told_in_one_line(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mistaken_module.py").write_text("def bot(:\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match=r"^mistaken_module:Bot: .*syntax") as refused:
        loaded("mistaken_module:Bot")
    assert "\n" not in str(refused.value)


def test_a_bot_is_found_by_its_name_or_its_class() -> None:
    assert RULES.bot("greedy") is RULES.bots["greedy"]
    made: Bot[Any] = RULES.bot("game.bots.random_bot:Random")
    assert isinstance(made, Random)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("clever", "bots are random, greedy, greedy-1, not 'clever'"),
        (f"{HERE}:Clever", f"{HERE}:Clever: "),
        (f"{HERE}:NUMBER", f"{HERE}:NUMBER cannot be called"),
        (f"{HERE}:Costly", f"{HERE}:Costly: TypeError("),
        (f"{HERE}:Idle", f"{HERE}:Idle is no bot: it does not decide"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, problem: str) -> None:
    with pytest.raises(ValueError) as refused:
        RULES.bot(name)
    assert str(refused.value).startswith(problem)


def test_a_player_that_the_title_does_not_know_is_a_person() -> None:
    for name in (PERSON, *RULES.players):
        assert RULES.known_player(name) == name
    assert RULES.known_player("alien") == PERSON
    assert RULES.known_player("greedy-1") == PERSON, "a bot that nobody may choose for a seat"
    words = {"name": "Ann", "colour": "red", "player": "alien"}
    assert seat_from_json(words, RULES.known_player).player == PERSON


def test_labyrinth_has_a_table_of_records_for_each_crown_quest_of_one() -> None:
    assert RULES.mode({"seats": 1, "crown": "3B"}) == "3B"
    assert RULES.mode({"seats": 2, "crown": "1A"}) == ""


def test_the_game_of_a_day_can_be_dealt() -> None:
    assert RULES.daily is not None
    drawn = {RULES.daily(date(2026, 11, day)).mode for day in range(1, 31)}
    assert drawn == {"1B", "2B", "3B"}, "no promo"
    daily = RULES.daily(date(2026, 11, 29))
    assert (daily.seats, daily.options) == (1, {"crown": daily.mode})


@pytest.mark.parametrize(
    ("ended", "told"),
    [
        (0, FileProgress(1, 10, False)),
        (1, FileProgress(1, 10, False)),
        (2, FileProgress(2, 10, False)),
        (19, FileProgress(10, 10, False)),
        (20, FileProgress(10, 10, True)),
    ],
)
def test_how_far_a_game_of_two_is_stands_in_its_lines(ended: int, told: FileProgress) -> None:
    lines = [{"do": "push"}, {"do": "undo"}, *[{"do": "end_turn"}] * ended, {"do": "name", "name": "x"}]
    assert RULES.progress({"seats": 2, "pile": ["a"] * 20}, lines) == told


@pytest.mark.parametrize("deal", [{}, {"seats": 2}, {"seats": 2, "pile": []}, {"seats": 0, "pile": ["a"]}])
def test_a_deal_without_a_draw_pile_tells_nothing(deal: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a draw pile"):
        RULES.progress(deal, [])


def test_a_game_knows_its_rules(home: Home) -> None:
    game: RunningGame[Any] = RunningGame.new(home, "labyrinth", Setup((Seat("Ann", "red"),), "seed"))
    assert isinstance(game.rules, TitleRules)
    assert game.rules.title is TITLE is game.session.title
    game.close()
