"""The set-up's choices, without a window."""

import random

from game.engine.session import Seat
from game.play.seats import COLOURS
from game.play.settings import LastSetup
from game.scenes.setup_draft import SEED_SIGNS, Draft, new_seed

QUESTS = ["1B", "2B"]


def test_a_colour_taken_from_another_is_swapped() -> None:
    draft = Draft()
    draft.take_colour(0, "green")
    assert [chair.colour for chair in draft.chairs] == ["green", "blue", "yellow", "red"]
    draft.take_colour(0, "green")
    assert sorted(chair.colour for chair in draft.chairs) == sorted(COLOURS)


def test_nameless_players_are_called_by_their_colour() -> None:
    draft = Draft(count=2, seed="x")
    draft.chairs[1].name = "  Ada "
    draft.chairs[1].player = "greedy"
    assert draft.setup(str.title).seats == (Seat("Red", "red", "person"), Seat("Ada", "blue", "greedy"))


def test_the_crown_quest_is_chosen_alone_only() -> None:
    assert Draft(count=1, quest="2B").setup(str.title).options == {"crown": "2B"}
    assert Draft(count=2, quest="2B").setup(str.title).options == {}


def test_who_begins_is_told_where_chosen() -> None:
    assert Draft(count=3, first=2).setup(str.title).options == {"first": 2}
    draft = Draft(count=3, first=2)
    draft.set_count(2)
    assert draft.first is None


def test_a_seed_is_made_where_none_was_typed() -> None:
    assert Draft(seed=" typed ").setup(str.title).seed == "typed"
    assert Draft(seed="  ").setup(str.title).seed


def test_seeds_are_easy_to_read_out() -> None:
    seed = new_seed(random.Random(1))
    assert len(seed) == 9
    assert set(seed) <= {*SEED_SIGNS, "-"}
    assert new_seed(random.Random(2)) != seed


def test_the_last_choice_is_found_again() -> None:
    seats = (Seat("Ada", "yellow", "person"), Seat("Green", "green", "greedy"), Seat("Bo", "red", "random"))
    draft = Draft.like(LastSetup(seats, "2B"), QUESTS, str.title, "s")
    assert draft.count == 3
    assert [chair.colour for chair in draft.chairs] == ["yellow", "green", "red", "blue"]
    assert [chair.name for chair in draft.seated] == ["Ada", "", "Bo"]
    assert draft.quest == "2B"


def test_what_is_unknown_by_now_is_left_out() -> None:
    seats = (Seat("Ada", "mauve", "oracle"),)
    draft = Draft.like(LastSetup(seats, "9Z"), QUESTS, str.title, "s")
    assert (draft.count, draft.quest) == (1, "1B")
    assert draft.chairs[0].player == "person"
    assert sorted(chair.colour for chair in draft.chairs) == sorted(COLOURS)
