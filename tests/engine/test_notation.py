"""The text form of actions and events: what is written reads back the same."""

import json
from dataclasses import dataclass
from typing import ClassVar

import pytest

from game.engine.common import EndTurn, Lay, Scored
from game.engine.labyrinth.actions import ACTIONS, Ride, Walk
from game.engine.labyrinth.events import EVENTS, Completed
from game.engine.notation import NotationError, action_from_json, action_to_json, event_from_json, event_to_json
from game.engine.title import Action, Event, Term
from tests.labyrinth import dealt, eager_action, played


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_action_and_event_of_random_games_reads_back(seats: int) -> None:
    for seed in range(3):
        for action, events in played(dealt(seats, seed), seed, eager_action):
            assert action_from_json(json.loads(json.dumps(action_to_json(action))), ACTIONS) == action
            for event in events:
                assert event_from_json(json.loads(json.dumps(event_to_json(event))), EVENTS) == event


def test_how_they_are_written() -> None:
    assert action_to_json(Lay("curve-1", (-1, 2), 3)) == {"do": "lay", "tile": "curve-1", "at": [-1, 2], "turn": 3}
    assert action_to_json(Ride(1, "")) == {"do": "ride", "seat": 1, "walkway": ""}
    assert action_to_json(EndTurn()) == {"do": "end_turn"}
    assert event_to_json(Completed(0, "city", ((0, 0),), 1, (Term("shield", 2, 3),), 4, 0)) == {
        "what": "completed",
        "seat": 0,
        "kind": "city",
        "cells": [[0, 0]],
        "segment": 1,
        "terms": [["shield", 2, 3]],
        "shields": 4,
        "treasures": 0,
    }


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (None, "an object with the key 'do'"),
        ({"do": 3}, "an object with the key 'do'"),
        ({"do": "dance"}, "nothing is called 'dance'"),
        ({"do": "walk", "to": [1, 2]}, "walk wants the keys to, walkway"),
        ({"do": "end_turn", "seat": 1}, "end_turn wants the keys none"),
        ({"do": "walk", "to": [1], "walkway": "N"}, "to: [1] is not of the right kind"),
        ({"do": "walk", "to": [1, True], "walkway": "N"}, "to: True is not of the right kind"),
        ({"do": "walk", "to": "NS", "walkway": "N"}, "to: 'NS' is not of the right kind"),
        ({"do": "push", "arrow": "N1", "turn": 1.0}, "turn: 1.0 is not of the right kind"),
        ({"do": "push", "arrow": None, "turn": 1}, "arrow: None is not of the right kind"),
    ],
)
def test_what_is_no_action_is_refused_with_what_is_wrong(words: object, problem: str) -> None:
    with pytest.raises(NotationError) as refused:
        action_from_json(words, ACTIONS)
    assert str(refused.value).startswith(problem)


TERMS = [["shield", 2, 3], ["treasure", 1, 2]]
COMPLETED = {
    "what": "completed", "seat": 0, "kind": "city", "cells": [[0, 0]], "segment": 1, "terms": TERMS, "shields": 4,
    "treasures": 1,
}  # fmt: skip


@pytest.mark.parametrize(
    "event",
    [
        Completed(0, "city", ((0, 0), (-1, 2)), 1, (Term("shield", 2, 3), Term("treasure", 1, 2)), 4, 1),
        Completed(1, "road", ((0, 0),), 0, (), 0, 0),
        Scored(2, "tile", ((3, -4),), -1, (Term("tile", 1, 2),)),
        Scored(2, "bonus", (), -1, (Term("loss", 1, -2),)),
    ],
)
def test_terms_read_back(event: Event) -> None:
    assert event_from_json(json.loads(json.dumps(event_to_json(event))), EVENTS) == event


def test_terms_are_lists_of_their_fields() -> None:
    completed = event_from_json(COMPLETED, EVENTS)
    assert isinstance(completed, Completed)
    assert completed.terms == (Term("shield", 2, 3), Term("treasure", 1, 2))
    assert completed.shield_tokens == 2


@pytest.mark.parametrize(
    "terms",
    [
        None, "shield", ["shield"], [["shield", 2]], [["shield", 2, 3, 4]], [["shield", "2", 3]], [["shield", 2, True]],
        [[None, 2, 3]], [{"name": "shield", "count": 2, "value": 3}], [[["shield"], 2, 3]],
    ],
)  # fmt: skip
def test_terms_that_are_none_are_refused(terms: object) -> None:
    with pytest.raises(NotationError, match=r"^terms: .* is not of the right kind$"):
        event_from_json({**COMPLETED, "terms": terms}, EVENTS)


@dataclass(frozen=True)
class Choose(Action):
    do: ClassVar[str] = "choose"
    port: str | None
    cells: tuple[tuple[int, int], ...]
    sure: bool


@pytest.mark.parametrize("action", [Choose(None, (), True), Choose("N", ((0, 1), (2, 3)), False)])
def test_fields_that_other_titles_will_want(action: Choose) -> None:
    written = json.loads(json.dumps(action_to_json(action)))
    assert action_from_json(written, {"choose": Choose}) == action


def test_walks_of_two_walkways_are_two_actions() -> None:
    assert Walk((2, 3), "NE") != Walk((2, 3), "SW")
