"""What can be chosen when a game is set up: defaults, what may be chosen, and what is refused, in words."""

import pytest

from game.engine.options import Cards, Choice, Number, Option, Switch, checked
from tests.labyrinth import TITLE

CROWN = Choice("crown", ("1A", "2A"), "1A")
FIELDS = Switch("fields")
TURNS = Number("turns", 2, 5, 3)
ROW = Cards(
    "row", ("inn", "abbey", "river", "tower"), 1, 2, ("inn",),
    {"inn": frozenset({"river", "tower"}), "river": frozenset({"inn"})},
)  # fmt: skip
ALL = (CROWN, FIELDS, TURNS, ROW)


def test_every_option_has_a_value() -> None:
    assert checked("Game", {}, ALL) == {"crown": "1A", "fields": False, "turns": 3, "row": ("inn",)}
    chosen = {"crown": "2A", "fields": True, "turns": 5, "row": ["abbey", "river"]}
    assert checked("Game", chosen, ALL) == chosen


def test_the_defaults_may_be_chosen() -> None:
    for option in ALL:
        option.check(option.default)


def test_keys_that_are_no_options_are_known_only_by_name() -> None:
    assert checked("Game", {"first": 1}, (CROWN,), "first") == {"crown": "1A", "first": 1}
    with pytest.raises(ValueError, match=r"^first is no option of Game$"):
        checked("Game", {"first": 1}, (CROWN,))
    with pytest.raises(ValueError, match="a is no option"):  # the first by name, whatever order they came in
        checked("Game", {"b": 1, "a": 1}, (), "first")


@pytest.mark.parametrize("value", ["1A", "2A"])
def test_a_choice(value: str) -> None:
    CROWN.check(value)


@pytest.mark.parametrize("value", [True, False])
def test_a_switch(value: bool) -> None:
    FIELDS.check(value)


@pytest.mark.parametrize("value", [2, 3, 5])
def test_a_number_has_two_bounds_that_belong_to_it(value: int) -> None:
    TURNS.check(value)


@pytest.mark.parametrize("value", [["inn"], ("inn", "abbey"), ["abbey", "river"], ["river", "tower"]])
def test_cards(value: object) -> None:
    ROW.check(value)


@pytest.mark.parametrize(
    ("option", "value", "problem"),
    [
        (CROWN, "3A", "crown: 1A or 2A is wanted, not '3A'"),
        (CROWN, 1, "crown: 1A or 2A is wanted, not 1"),
        (CROWN, None, "crown: 1A or 2A is wanted, not None"),
        (CROWN, ["1A"], "crown: 1A or 2A is wanted, not ['1A']"),
        (FIELDS, 1, "fields: true or false is wanted, not 1"),
        (FIELDS, "true", "fields: true or false is wanted, not 'true'"),
        (FIELDS, None, "fields: true or false is wanted, not None"),
        (TURNS, 1, "turns: a number from 2 to 5 is wanted, not 1"),
        (TURNS, 6, "turns: a number from 2 to 5 is wanted, not 6"),
        (TURNS, True, "turns: a number from 2 to 5 is wanted, not True"),
        (TURNS, 3.0, "turns: a number from 2 to 5 is wanted, not 3.0"),
        (TURNS, "3", "turns: a number from 2 to 5 is wanted, not '3'"),
        (ROW, ["castle"], "row: cards of inn, abbey, river, tower are wanted, not ['castle']"),
        (ROW, "inn", "row: cards of inn, abbey, river, tower are wanted, not 'inn'"),
        (ROW, {"inn": 1}, "row: cards of inn, abbey, river, tower are wanted, not {'inn': 1}"),
        (ROW, [["inn"]], "row: cards of inn, abbey, river, tower are wanted, not [['inn']]"),
        (ROW, [], "row: 1 to 2 different cards are wanted, not []"),
        (ROW, ["inn", "inn"], "row: 1 to 2 different cards are wanted, not ['inn', 'inn']"),
        (ROW, ["abbey", "river", "tower"], "row: 1 to 2 different cards are wanted"),
        (ROW, ["inn", "river"], "row: inn cannot be played with river"),
        (ROW, ["tower", "inn"], "row: inn cannot be played with tower"),
    ],
)
def test_what_cannot_be_chosen_is_told(option: Option, value: object, problem: str) -> None:
    with pytest.raises(ValueError) as refused:
        option.check(value)
    assert str(refused.value).startswith(problem)
    with pytest.raises(ValueError) as again:
        checked("Game", {option.id: value}, ALL)
    assert str(again.value) == str(refused.value)


def test_what_the_picked_cards_exclude() -> None:
    assert ROW.excluded([]) == frozenset()
    assert ROW.excluded(["abbey"]) == frozenset()
    assert ROW.excluded(["inn"]) == {"river", "tower"}
    assert ROW.excluded(["abbey", "river"]) == {"inn"}
    assert ROW.excluded(["inn", "river"]) == {"river", "tower", "inn"}


def test_the_crown_quest_is_a_choice_of_labyrinth() -> None:
    assert TITLE.options(1) == (Choice("crown", ("1B", "2B", "3B", "P1B", "P2B"), "1B"),)
    for seats in (2, 3, 4):
        assert TITLE.options(seats) == (Choice("crown", ("1A",), "1A"),)
