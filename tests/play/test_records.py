"""The records: lists by mode, each game once, new bests of people alone, the day's maze, and broken databases."""

import multiprocessing
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from game.engine.chance import Chance
from game.engine.common import EndTurn
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat
from game.engine.title import Action
from game.play.daily import chosen_of_day, daily_seed, day_of
from game.play.home import Home
from game.play.record_entry import NewBest, daily_mode, deciders, enter
from game.play.records import PATIENCE, VERSION, FinishedGame, Mode, Records, SeatScore
from game.play.running_game import RunningGame, Setup, read_game
from game.play.user_error import UserError
from tests.labyrinth import RULES, eager_action, random_action
from tests.play.test_saved_games import begun

OLD = Path(__file__).with_name("records-0.1.0.db")  # of version 1, as the first release wrote it
DAY = date(2026, 11, 29)
SOLO, TWO = Mode("labyrinth", 1, "1B"), Mode("labyrinth", 2)


def game(name: str, *scores: int, mode: Mode = SOLO, player: str = "person", day: date | None = None) -> FinishedGame:
    made = tuple(SeatScore(f"{name}{seat}", "red", player, score) for seat, score in enumerate(scores))
    return FinishedGame(name, mode, f"seed {name}", DAY, made, day)


@pytest.fixture
def records(home: Home) -> Records:
    return Records(home.records)


def scores(records: Records, mode: Mode = SOLO) -> list[int]:
    return [record.holder.score for record in records.best(mode, 10)]


def test_scores_are_listed_by_mode_the_highest_first(records: Records) -> None:
    assert records.best(SOLO, 10) == []
    for name, score in (("a", 50), ("b", 70), ("c", 60), ("d", 70)):
        assert records.add(game(name, score))
    assert records.add(game("e", 80, 90, mode=TWO))
    assert records.add(game("f", 99, mode=replace(SOLO, mode="2B")))
    assert scores(records) == [70, 70, 60, 50]
    assert [record.game for record in records.best(SOLO, 2)] == ["b", "d"]
    assert scores(records, TWO) == [90, 80]
    best = records.best(SOLO, 1)[0]
    assert (best.holder.name, best.seed, best.finished) == ("b0", "seed b", DAY)


def test_a_game_counts_once(records: Records) -> None:
    assert records.add(game("a", 50))
    assert not records.add(game("a", 99))
    assert scores(records) == [50]


def test_the_best_before_is_a_persons_and_not_of_the_game_itself(records: Records) -> None:
    mine = game("mine", 70)
    records.add(mine)
    assert records.best_before(mine) is None
    records.add(game("bot", 90, player="greedy"))
    assert records.best_before(mine) is None
    records.add(game("other", 60))
    assert records.best_before(mine) == 60


def test_the_days_and_their_mazes(records: Records) -> None:
    for name, score, day in (("a", 50, DAY), ("b", 60, DAY), ("c", 55, date(2026, 11, 27)), ("d", 90, None)):
        records.add(game(name, score, day=day))
    assert [record.game for record in records.best_of_day("labyrinth", DAY, 10)] == ["b", "a"]
    assert [(day.day, record.game) for day, record in records.days("labyrinth", DAY, 9)] == [(27, "c")]


def test_a_day_has_a_seed_and_a_quest() -> None:
    assert daily_seed(DAY) == "DAILY-2026-11-29"
    assert day_of(daily_seed(DAY)) == DAY
    for seed in ("DAILY-2026-13-29", "DAILY-2026-11-29x", "ways"):
        assert day_of(seed) is None
    quests = ["1B", "2B", "3B"]
    drawn = [chosen_of_day(date(2026, 11, day), quests) for day in range(1, 31)]
    assert set(drawn) == set(quests)
    assert drawn == [chosen_of_day(date(2026, 11, day), quests[::-1]) for day in range(1, 31)]


def play_alone(home: Home, seed: str, quest: str = "1B", player: str = "person") -> RunningGame:
    running = RunningGame.new(home, "labyrinth", Setup((Seat("Anna", "red", player),), seed, {"crown": quest}))
    chance = Chance(len(seed))
    while not running.session.over:
        running.apply(random_action(running.session.state, chance))
    return running


def test_a_finished_game_is_entered_and_told_once_as_a_new_best(home: Home) -> None:
    first = play_alone(home, "one")
    score = first.session.state.result().scores[0]
    for _ in range(2):
        assert enter(first, DAY) == NewBest((0,), None)
    Records(home.records).add(game("better", score + 1))
    assert enter(first, DAY) == NewBest()
    Records(home.records).add(game("worse", score - 1, mode=replace(SOLO, mode="2B")))
    other = play_alone(home, "one", "2B")
    assert enter(other, DAY) == NewBest((0,), score - 1)
    for running in (first, other):
        running.close()


def test_scores_of_computers_are_kept_but_are_no_new_best(home: Home) -> None:
    running = play_alone(home, "one", player="greedy")
    assert enter(running, DAY) == NewBest()
    assert Records(home.records).best(SOLO, 9)[0].holder.player == "greedy"
    running.close()


def test_a_score_that_a_bot_had_a_hand_in_is_no_persons(home: Home) -> None:
    helped, untouched = begun(home, steps=5), begun(home, steps=5)
    for running in (helped, untouched):
        chance = Chance(3)
        running.hand_seat(0, "greedy")
        if running is untouched:  # nothing was done meanwhile
            running.hand_seat(0, "person")
        while not running.session.over:
            running.apply(random_action(running.session.state, chance))
            if running.session.can_undo:
                running.undo()
                running.redo()
            if running is helped and len(running.session.steps) == 20:
                running.hand_seat(0, "person")
        running.close()
    assert deciders(helped) == ["greedy", "greedy"]
    assert deciders(untouched) == ["person", "greedy"]
    assert enter(helped, DAY) == NewBest()


def test_a_last_turn_that_was_done_anew_with_fewer_steps_is_entered_all_the_same(home: Home) -> None:
    running, chance = begun(home, "s3"), Chance(7)
    while running.session.state.pile or running.session.state.phase != "insert":
        running.apply(eager_action(running.session.state, chance))
    ways = list(ways_to_play(running.session.state))
    longest, shortest = max(ways, key=len), min(ways, key=len)
    assert len(longest) > len(shortest) + 1
    for action in longest:
        running.apply(action)
    for _ in longest:
        running.undo()
    for action in (*shortest, EndTurn()):
        running.apply(action)
    running.close()
    assert running.session.over
    assert deciders(running) == [seat.player for seat in running.session.seats]
    assert enter(running, DAY).before is None
    assert len(Records(home.records).best(TWO, 9)) == 2


def ways_to_play(state: LabyrinthState) -> Iterator[tuple[Action, ...]]:
    """All pushes, rides and walks of the rest of a turn, with one way to lay the tiles."""
    if state.phase == "end":
        yield ()
        return
    legal = state.legal()
    for action in legal[:1] if state.phase == "extend" else legal:
        after = state.copy()
        after.apply(action)
        for rest in ways_to_play(after):
            yield action, *rest


def test_what_is_not_entered(home: Home) -> None:
    unfinished = begun(home, steps=10)
    assert enter(unfinished, DAY) == NewBest()
    unfinished.close()
    whole = begun(home, steps=None)
    whole.close()
    header, _, session = read_game(whole.file.path)
    branch = RunningGame.branch(home, header, session, len(session.steps) - 1)
    branch.apply(session.steps[-1].action)
    assert enter(branch, DAY) == NewBest()
    branch.close()
    assert Records(home.records).best(TWO, 9) == []


def test_the_maze_of_a_day_goes_to_its_list(home: Home) -> None:
    mode = daily_mode(RULES, DAY)
    assert mode is not None and RULES.daily is not None
    assert RULES.daily(DAY).options == {"crown": mode.mode}
    quest = mode.mode
    other = "1B" if quest != "1B" else "2B"
    for running in (play_alone(home, daily_seed(DAY), quest), play_alone(home, daily_seed(DAY), other)):
        enter(running, DAY)
        running.close()
    assert len(Records(home.records).best_of_day("labyrinth", DAY, 9)) == 1


@pytest.mark.parametrize(
    "content", [b"this is no database, but it is long enough to be one" * 99, b"SQLite format 3\0" + b"x" * 999]
)
def test_a_broken_database_is_set_aside(records: Records, content: bytes) -> None:
    records.path.write_bytes(content)
    with pytest.raises(UserError) as told:
        records.add(game("a", 50))
    assert told.value.code == "records_broken"
    assert records.path.with_name("records.broken.db").read_bytes() == content
    assert records.add(game("a", 50))
    assert scores(records) == [50]


def test_a_foreign_database_is_set_aside(records: Records) -> None:
    with sqlite3.connect(records.path) as database:
        database.execute("CREATE TABLE games (title)")
    database.close()
    with pytest.raises(UserError, match="records_broken"):
        records.best(SOLO, 1)
    assert records.best(SOLO, 1) == []


@pytest.mark.parametrize("journal", ["WAL", "DELETE"])
@pytest.mark.parametrize("version", [VERSION + 1, 99])
def test_a_later_version_is_left_alone(records: Records, version: int, journal: str) -> None:
    records.add(game("a", 50))
    database = sqlite3.connect(records.path)
    database.execute(f"PRAGMA user_version = {version}")
    database.execute(f"PRAGMA journal_mode = {journal}")
    database.close()
    before = records.path.read_bytes()
    with pytest.raises(UserError, match="records_newer"):
        records.best(SOLO, 1)
    with pytest.raises(UserError, match="records_newer"):
        records.add(game("b", 60))
    assert records.path.read_bytes() == before
    assert list(records.path.parent.glob("records*")) == [records.path]


def test_the_records_of_version_1_are_carried_over(records: Records) -> None:
    shutil.copy(OLD, records.path)
    assert [(record.holder, record.seed) for record in records.best(SOLO, 9)] == [
        (SeatScore("Bert", "blue", "greedy", 83), "QUIET-ROAD"),
        (SeatScore("Anna", "red", "person", 71), "AMBER-GATE"),
    ]
    assert scores(records, TWO) == [90, 88]
    assert [record.game for record in records.best_of_day("labyrinth", date(2026, 11, 21), 9)] == ["2026-11-21 Anna"]
    assert not records.add(game("2026-11-20 Anna", 99))
    assert records.add(game("new", 75))
    assert scores(records) == [83, 75, 71]
    assert schema(records.path) == schema_of_new(records.path.with_name("new.db"))


def test_records_that_cannot_be_carried_over_stay_whole(records: Records) -> None:
    shutil.copy(OLD, records.path)
    database = sqlite3.connect(records.path)
    database.execute("DROP INDEX towers_by_height")
    database.close()
    before = records.path.read_bytes()
    with pytest.raises(UserError, match="records_broken"):
        records.best(SOLO, 1)
    assert records.path.with_name("records.broken.db").read_bytes() == before


def schema(path: Path) -> tuple[object, ...]:
    """Version, tables and columns of a database."""
    with closing(sqlite3.connect(path)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master ORDER BY name")]
        columns = [database.execute(f"PRAGMA table_info({table})").fetchall() for table in ("games", "scores")]
        marks = [database.execute(f"PRAGMA {mark}").fetchone() for mark in ("user_version", "application_id")]
        return names, columns, marks


def schema_of_new(path: Path) -> tuple[object, ...]:
    Records(path).best(SOLO, 1)
    return schema(path)


@pytest.mark.parametrize("journal", ["WAL", "DELETE"])
@pytest.mark.parametrize("lock", ["IMMEDIATE", "EXCLUSIVE"])
def test_a_locked_database_is_told_soon_and_left_alone(records: Records, lock: str, journal: str) -> None:
    records.add(game("a", 50))
    other = sqlite3.connect(records.path, isolation_level=None)
    other.execute(f"PRAGMA journal_mode = {journal}")
    other.execute(f"BEGIN {lock}")
    began = time.monotonic()
    with pytest.raises(UserError, match="records_unusable"):
        records.add(game("b", 60))
    assert PATIENCE <= time.monotonic() - began < 1.0
    other.rollback()
    other.close()
    assert records.add(game("b", 60))


def test_a_folder_in_its_place_is_told(home: Home) -> None:
    home.records.mkdir()
    with pytest.raises(UserError, match="records_unusable"):
        Records(home.records).best(SOLO, 1)


def add_many(path: Path, name: str, count: int) -> None:
    records = Records(path)
    for number in range(count):
        records.add(game(f"{name}{number}", 50 + number))
        records.add(game(f"both{number}", 10))


def test_two_programs_add_at_once(records: Records) -> None:
    spawn = multiprocessing.get_context("spawn")
    count = 25
    programs = [spawn.Process(target=add_many, args=(records.path, name, count)) for name in "ab"]
    for program in programs:
        program.start()
    for program in programs:
        program.join(60)
        assert program.exitcode == 0
    kept = records.best(SOLO, 999)
    assert len(kept) == 3 * count
    assert len({record.game for record in kept}) == 3 * count
