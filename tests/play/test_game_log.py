"""The log: every event has its sentence, every millimetre its explanation, and all of it adds up to the towers."""

import re

import pytest

from game.engine.chance import Chance
from game.engine.labyrinth.events import Completed, Laid
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat, Session
from game.play.game_log import LogSpot, game_log
from game.play.words import Words
from tests.labyrinth import BOX, TITLE, eager_action

WORDS = Words()
SEATS = tuple(Seat(name, colour) for name, colour in (("Ada", "red"), ("Ben", "blue"), ("Cy", "green")))


def whole_game(seats: int, seed: int) -> Session[LabyrinthState]:
    session = Session(TITLE, TITLE.deal(seats, {}, Chance(seed)), SEATS[:seats])
    chance = Chance(seed)
    while not session.over:
        session.apply(eager_action(session.state, chance))
    return session


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3)])
def test_the_heights_add_up_to_the_towers(seats: int, seed: int) -> None:
    session = whole_game(seats, seed)
    chapters = game_log(WORDS.say, session.steps, session.seats)
    for seat, tower in enumerate(session.state.towers()):
        top = BOX.heights["crown" if tower.crowned else "meeple"]
        grown = sum(entry.height for chapter in chapters if chapter.seat == seat for entry in chapter.entries)
        assert BOX.heights["tile"] + grown + top == tower.height


def test_every_turn_is_a_chapter() -> None:
    session = whole_game(3, 4)
    chapters = game_log(WORDS.say, session.steps, session.seats)
    assert [(chapter.seat, chapter.number) for chapter in chapters] == [
        ((chapters[0].seat + turn) % 3, turn // 3 + 1) for turn in range(30)
    ]


def test_each_number_of_a_score_is_explained() -> None:
    session = whole_game(2, 5)
    entries = [entry for chapter in game_log(WORDS.say, session.steps, session.seats) for entry in chapter.entries]
    scored = 0
    for entry in entries:
        for happened in session.steps[entry.step].events:
            if not isinstance(happened, Completed) or entry.spot is None or entry.spot.cells != happened.cells:
                continue
            terms = re.findall(r"(\d+) (?:shield|treasure) tokens? of (\d+) mm", entry.sentence)
            assert sum(int(count) * int(height) for count, height in terms) == entry.height
            if terms:
                scored += 1
                assert entry.sentence.endswith(f": {entry.height} mm.")
                tokens = sum(int(count) for count, _ in terms)
                assert tokens == happened.shield_tokens + happened.treasures
    assert scored


def test_places_are_where_it_happened() -> None:
    session = whole_game(2, 6)
    entries = [entry for chapter in game_log(WORDS.say, session.steps, session.seats) for entry in chapter.entries]
    for number, step in enumerate(session.steps):
        first = next((entry for entry in entries if entry.step == number), None)
        for happened in step.events:
            if isinstance(happened, Laid):
                assert first is not None and first.spot == LogSpot((happened.at,), happened.seat)


def test_a_part_of_the_log_keeps_the_numbers_of_turns() -> None:
    session = whole_game(2, 7)
    whole = game_log(WORDS.say, session.steps, session.seats)
    first = whole[5].entries[0].step
    assert game_log(WORDS.say, session.steps, session.seats, first) == whole[5:]
