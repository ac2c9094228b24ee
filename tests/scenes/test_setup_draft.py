"""The set-up's choices, without a window."""

import random

import pytest

from game.engine.options import Cards, Choice, Number, Option, Switch
from game.engine.session import Seat
from game.play.labyrinth.rules import labyrinth_rules
from game.play.seats import COLOURS
from game.play.settings import LastSetup
from game.scenes.setup_draft import SEED_CHARACTERS, Draft, leaves_choice, new_seed
from tests.scenes.invented import CARDS, duet_rules, pageant_rules

RULES = labyrinth_rules()


def draft_of(count: int) -> Draft:  # type: ignore[type-arg]
    draft = Draft.new(RULES)
    draft.set_count(count)
    return draft


def test_a_colour_taken_from_another_is_swapped() -> None:
    draft = draft_of(4)
    draft.take_colour(0, "green")
    assert [chair.colour for chair in draft.chairs] == ["green", "blue", "yellow", "red"]
    draft.take_colour(0, "green")
    assert sorted(chair.colour for chair in draft.chairs) == sorted(COLOURS)


def test_there_are_as_many_chairs_and_colours_as_seats() -> None:
    assert len(draft_of(1).chairs) == 4
    duet = Draft.new(duet_rules())
    assert (duet.count, duet.colours) == (2, ("red", "blue"))


def test_nameless_players_are_called_by_their_colour() -> None:
    draft = draft_of(2)
    draft.chairs[1].name = "  Ada "
    draft.chairs[1].player = "greedy"
    assert draft.setup(str.title).seats == (Seat("Red", "red", "person"), Seat("Ada", "blue", "greedy"))


def test_only_what_leaves_a_choice_is_asked_for() -> None:
    alone, two = draft_of(1), draft_of(2)
    for draft in (alone, two):
        draft.options["crown"] = "2B"
    assert alone.setup(str.title).options == {"crown": "2B"}
    assert two.setup(str.title).options == {}


@pytest.mark.parametrize(
    ("option", "asked"),
    [
        (Switch("a"), True),
        (Choice("a", ("x",), "x"), False),
        (Number("a", 3, 3, 3), False),
        (Number("a", 3, 4, 3), True),
        (Cards("a", ("x", "y"), 2, 2, ("x", "y")), False),
        (Cards("a", ("x", "y"), 1, 2), True),
        (Cards("a", ("x", "y"), 0, 0), False),
    ],
)
def test_what_leaves_a_choice(option: Option, asked: bool) -> None:
    assert leaves_choice(option) == asked


def test_who_begins_is_told_where_chosen() -> None:
    draft = draft_of(3)
    draft.first = 2
    assert draft.setup(str.title).options == {"first": 2}
    draft.set_count(2)
    assert draft.first is None


def test_a_seed_is_made_where_none_was_typed() -> None:
    draft = draft_of(2)
    assert draft.setup(str.title).seed
    draft.seed = " typed "
    assert draft.setup(str.title).seed == "typed"


def test_seeds_are_easy_to_read_out() -> None:
    seed = new_seed(random.Random(1))
    assert len(seed) == 9
    assert set(seed) <= {*SEED_CHARACTERS, "-"}
    assert new_seed(random.Random(2)) != seed


def test_the_last_choice_is_found_again() -> None:
    seats = (Seat("Ada", "yellow", "person"), Seat("Green", "green", "greedy"), Seat("Bo", "red", "random"))
    draft = Draft.like(LastSetup(seats, "labyrinth", {"crown": "2B"}, 1), RULES, str.title, "s")
    assert (draft.count, draft.first) == (3, 1)
    assert [chair.colour for chair in draft.chairs] == ["yellow", "green", "red", "blue"]
    assert [chair.name for chair in draft.seated] == ["Ada", "", "Bo"]
    draft.set_count(1)
    assert draft.setup(str.title).options == {"crown": "2B"}


def test_what_is_unknown_by_now_is_left_out() -> None:
    seats = (Seat("Ada", "mauve", "oracle"),)
    draft = Draft.like(LastSetup(seats, "labyrinth", {"crown": "9Z", "weather": 3}), RULES, str.title, "s")
    assert draft.setup(str.title).options == {"crown": "1B"}
    assert draft.chairs[0].player == "person"
    assert sorted(chair.colour for chair in draft.chairs) == sorted(COLOURS)


def test_options_of_another_title_are_left_out() -> None:
    draft = Draft.like(LastSetup((Seat("Ada", "red"),), "chess", {"crown": "2B"}), RULES, str.title, "s")
    assert draft.setup(str.title).options == {"crown": "1B"}


def test_a_number_of_seats_that_a_title_is_not_for_is_left_out() -> None:
    draft = Draft.like(LastSetup((Seat("Ada", "green"),), "labyrinth"), duet_rules(), str.title, "s")
    assert (draft.count, draft.chairs[0].name, draft.chairs[0].colour) == (2, "Ada", "red")


@pytest.mark.parametrize(
    ("stored", "kept"),
    [
        (["thieves", "thieves", "no such"], ["thieves"]),
        (["empty-purse", "full-granary", "thieves"], ["empty-purse", "thieves"]),
        (["thieves", "market-day", "crossroads", "three-inns"], ["thieves", "market-day", "crossroads"]),
        ("thieves", []),
        (None, []),
        ([["thieves"]], []),
    ],
)
def test_cards_that_cannot_be_together_any_more_are_put_back(stored: object, kept: list[str]) -> None:
    draft = Draft.new(pageant_rules())
    draft.options["quests"] = stored
    assert draft.value(CARDS) == kept
    assert (draft.lacking is CARDS) == (len(kept) < 2)
