"""The log: every event has its sentence, every millimetre its explanation, and all of it adds up to the towers."""

import re

import pytest

from game.engine.chance import Chance
from game.engine.common import Laid, Scored
from game.engine.labyrinth.events import Completed
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat, Session
from game.engine.title import total
from game.play.game_log import LoggedTurn, game_log
from game.play.teller import LogSpot
from game.play.words import Words
from tests.labyrinth import BOX, RULES, TITLE, eager_action

WORDS = Words()
NAMES = (("Ada", "red"), ("Ben", "blue"), ("Cy", "green"), ("Di", "yellow"))
SEATS = tuple(Seat(name, colour) for name, colour in NAMES)


def whole_game(seats: int, seed: int) -> Session[LabyrinthState]:
    session = Session(TITLE, TITLE.deal(seats, {}, Chance(seed)), SEATS[:seats])
    chance = Chance(seed)
    while not session.over:
        session.apply(eager_action(session.state, chance))
    return session


def logged(session: Session[LabyrinthState], since: int = 0) -> tuple[LoggedTurn, ...]:
    """The log of a game in English."""
    return game_log(WORDS.say, RULES.teller, session.steps, session.seats, since)


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3)])
def test_the_heights_add_up_to_the_towers(seats: int, seed: int) -> None:
    session = whole_game(seats, seed)
    chapters = logged(session)
    for seat, tower in enumerate(session.state.towers()):
        top = BOX.heights["crown" if tower.crowned else "meeple"]
        grown = sum(entry.gain for chapter in chapters if chapter.seat == seat for entry in chapter.entries)
        assert BOX.heights["tile"] + grown + top == tower.height


@pytest.mark.parametrize(("seats", "seed"), [(1, 11), (2, 12), (4, 14)])
def test_each_gain_is_what_the_events_of_its_step_scored(seats: int, seed: int) -> None:
    session = whole_game(seats, seed)
    gained = [0] * len(session.steps)
    for chapter in logged(session):
        for entry in chapter.entries:
            assert entry.sentence
            assert session.steps[entry.step].seat == chapter.seat
            gained[entry.step] += entry.gain
    for gain, step in zip(gained, session.steps, strict=True):
        scored = [happened for happened in step.events if isinstance(happened, Scored)]
        assert gain == sum(total(happened.terms) for happened in scored)
        assert all(happened.seat == step.seat for happened in scored)
    assert sum(gained) > 20 * seats


def test_a_laid_tile_gains_its_own_height_and_a_completed_feature_its_tokens() -> None:
    session = whole_game(2, 5)
    by_step: dict[int, list[int]] = {}
    for chapter in logged(session):
        for entry in chapter.entries:
            if entry.gain:
                by_step.setdefault(entry.step, []).append(entry.gain)
    for number, step in enumerate(session.steps):
        completed = [total(happened.terms) for happened in step.events if isinstance(happened, Completed)]
        laid = [BOX.heights["tile"]] if isinstance(step.events[0], Laid) else []
        assert by_step.get(number, []) == [*laid, *filter(None, completed)]


def test_every_turn_is_a_chapter() -> None:
    session = whole_game(3, 4)
    chapters = logged(session)
    assert [(chapter.seat, chapter.number) for chapter in chapters] == [
        ((chapters[0].seat + turn) % 3, turn // 3 + 1) for turn in range(30)
    ]


def test_each_number_of_a_score_is_explained() -> None:
    session = whole_game(2, 5)
    entries = [entry for chapter in logged(session) for entry in chapter.entries]
    scored = 0
    for entry in entries:
        for happened in session.steps[entry.step].events:
            if not isinstance(happened, Completed) or entry.spot is None or entry.spot.cells != happened.cells:
                continue
            terms = re.findall(r"(\d+) (?:shield|treasure) tokens? of (\d+) mm", entry.sentence)
            assert sum(int(count) * int(height) for count, height in terms) == entry.gain
            if terms:
                scored += 1
                assert entry.sentence.endswith(f": {entry.gain} mm.")
                tokens = sum(int(count) for count, _ in terms)
                assert tokens == happened.shield_tokens + happened.treasures
    assert scored


def test_places_are_where_it_happened() -> None:
    session = whole_game(2, 6)
    entries = [entry for chapter in logged(session) for entry in chapter.entries]
    for number, step in enumerate(session.steps):
        first = next((entry for entry in entries if entry.step == number), None)
        for happened in step.events:
            if isinstance(happened, Laid):
                assert first is not None and first.spot == LogSpot(f"landscape-{happened.seat}", (happened.at,))


def test_a_part_of_the_log_keeps_the_numbers_of_turns() -> None:
    session = whole_game(2, 7)
    whole = logged(session)
    first = whole[5].entries[0].step
    assert logged(session, first) == whole[5:]
