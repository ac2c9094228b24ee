"""The records' pages, the maze of the day, what the results say of a new best, and files dropped on the window."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.play.daily import daily_seed
from game.play.record_entry import daily_mode
from game.play.records import FinishedGame, Mode, Records, SeatScore
from game.play.running_game import RunningGame, read_game
from game.play.saved_games import saved_games
from game.scenes.daily_game import lone_seat, play_today
from game.scenes.dates import tell_day
from game.scenes.dropped_file import open_dropped
from game.scenes.menu import Menu
from game.scenes.record_notice import record_notice
from game.scenes.records import DAILY, RecordsScene
from game.ui import intents
from tests.labyrinth import RULES
from tests.scenes.headless import HeadlessProgram
from tests.scenes.saves import played, saved, seats
from tests.ui.checks import WINDOWS, check_boxes

PAGES = (1, 2, 3, 4, DAILY)
TODAY = date(2026, 11, 29)


def fill(records: Records) -> None:
    """Games of all kinds, on several days."""
    for number in range(60):
        count = number % 4 + 1
        day = TODAY - timedelta(days=number // 8)
        daily = count == 1 and number % 8 == 0
        scores = tuple(
            SeatScore("Bartholomew Long"[: 5 + number % 12], colour, "greedy" if seat % 2 else "person", 40 + number)
            for seat, colour in zip(range(count), ("red", "blue", "yellow", "green"), strict=False)
        )
        played = daily_mode(RULES, day)
        assert played is not None
        mode = played if daily else Mode("labyrinth", count, "1B" if count == 1 else "")
        seed = daily_seed(day) if daily else f"SEED-{number}"
        records.add(FinishedGame(f"{number}", mode, seed, day, scores, day if daily else None))


@pytest.fixture
def headless(tmp_path: Path) -> Iterator[HeadlessProgram]:
    made = HeadlessProgram(tmp_path)
    yield made
    made.close()


def opened(headless: HeadlessProgram, page: int = 1) -> RecordsScene:
    scene = RecordsScene(headless.program, page, lambda: TODAY)
    headless.program.stack.push(scene)
    return scene


@pytest.mark.parametrize(("window", "percent"), WINDOWS)
@pytest.mark.parametrize("full", [False, True])
def test_nothing_is_cut_or_lies_on_another(tmp_path: Path, window: tuple[int, int], percent: int, full: bool) -> None:
    headless = HeadlessProgram(tmp_path, window, percent)
    if full:
        fill(Records(headless.home.records))
    for page in PAGES:
        scene = opened(headless, page)
        boxes = scene.boxes()
        if not full:
            boxes.pop("nothing")  # it stands where the towers would
        check_boxes(boxes, window)
        headless.draw()
    assert not headless.kit.type.shortened


def test_pages_are_turned_by_keys(headless: HeadlessProgram) -> None:
    fill(Records(headless.home.records))
    scene = opened(headless)
    headless.take(intents.FocusMove(1))
    seen = []
    for _ in PAGES:
        seen.append(scene.page)
        scores = scene.facts()["scores"]
        assert isinstance(scores, list)
        assert scores
        assert scores == sorted(scores, reverse=True)
        headless.draw()
        headless.take(intents.Cursor(1, 0))
    assert seen == list(PAGES)
    headless.take(intents.Back())
    assert headless.program.stack.empty


def test_a_seed_of_the_records_is_played_again(headless: HeadlessProgram) -> None:
    fill(Records(headless.home.records))
    scene = opened(headless)
    assert not headless.widget("again").enabled
    headless.click("records.0")
    records = scene.form["records"]
    headless.click("again")
    game = headless.opened[0]
    assert game.seed == records.record.seed  # type: ignore[attr-defined]
    assert game.session.state.crown.id == "1B"


def test_broken_records_are_told_once_and_new_ones_begin(headless: HeadlessProgram) -> None:
    headless.home.records.write_bytes(b"not a database at all, by no means" * 99)
    scene = opened(headless)
    assert "records.broken.db" in headless.program.toast.text
    assert scene.facts()["scores"] == []
    headless.draw()


def test_the_maze_of_the_day_is_one_key_away_and_leaves_the_set_up_alone(headless: HeadlessProgram) -> None:
    before = headless.kept.last_setup
    opened(headless, DAILY)
    headless.take(intents.Confirm())
    game = headless.opened[0]
    assert game.seed == "DAILY-2026-11-29"
    assert game.session.seats == (lone_seat(headless.program),)
    played = daily_mode(RULES, TODAY)
    assert played is not None and game.session.state.crown.id == played.mode
    assert headless.kept.last_setup == before


def test_everybody_gets_the_same_maze(headless: HeadlessProgram) -> None:
    play_today(headless.program, "labyrinth", TODAY)
    play_today(headless.program, "labyrinth", TODAY)
    one, other = headless.opened
    assert one.session.deal == other.session.deal


def test_days_are_told(headless: HeadlessProgram) -> None:
    words = headless.kit.say
    told = [tell_day(words, TODAY - timedelta(days=days), TODAY) for days in (0, 1, 2)]
    assert told == ["today", "yesterday", "27 November 2026"]


def test_record_notice(headless: HeadlessProgram) -> None:
    alone = played(headless.home, seats(1), "one", crown="1B")
    said = record_notice(headless.program.kit.say, headless.program.tell, alone)
    assert said is not None
    assert said.golden
    assert "first tower" in said.text
    pair = played(headless.home, seats(2, 1), "two")
    said = record_notice(headless.program.kit.say, headless.program.tell, pair)
    assert said is not None
    assert "Anna" in said.text
    bots = played(headless.home, seats(2, 0, 1), "bots")
    assert record_notice(headless.program.kit.say, headless.program.tell, bots) is None
    header, _, session = read_game(alone.file.path)
    branch = RunningGame.branch(headless.home, header, session, len(session.steps))
    said = record_notice(headless.program.kit.say, headless.program.tell, branch)
    assert said is not None
    assert not said.golden
    for game in (alone, pair, bots, branch):
        game.close()


def drop(headless: HeadlessProgram, path: Path) -> None:
    open_dropped(headless.program, path)


def test_a_dropped_game_goes_on(headless: HeadlessProgram, tmp_path: Path) -> None:
    headless.program.stack.push(Menu(headless.program))
    path = saved(headless.home, seats(2), "two", 12)
    drop(headless, path)
    assert headless.opened[0].file.path == path
    elsewhere = tmp_path / "from a friend.game"
    elsewhere.write_bytes(path.read_bytes())
    drop(headless, elsewhere)
    game = headless.opened[1]
    assert game.file.path == headless.home.games / "from a friend.game"
    game.apply(game.session.state.legal()[0])
    assert elsewhere.read_bytes() == path.read_bytes(), "the file of others is left alone"
    assert len(saved_games(headless.home)) == 2


def test_a_dropped_game_that_is_over_is_watched(headless: HeadlessProgram) -> None:
    headless.program.stack.push(Menu(headless.program))
    drop(headless, saved(headless.home, seats(1), "one"))
    assert headless.program.stack.top.name == "replay"
    assert not headless.opened


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n", b"", b'{"format": 9}\n', b'{"format": 1}\n{}\n'])
def test_whatever_else_is_dropped_is_told_and_nothing_is_lost(
    headless: HeadlessProgram, tmp_path: Path, content: bytes
) -> None:
    headless.program.stack.push(Menu(headless.program))
    path = tmp_path / "holiday.png"
    path.write_bytes(content)
    before = headless.program.stack.top
    left: list[str] = []
    headless.program.before_leaving = lambda leave: left.append("left")
    drop(headless, path)
    assert headless.program.stack.top is before
    assert "holiday.png" in headless.program.toast.text
    assert not left, "a game under way goes on"
    assert path.read_bytes() == content
    assert not saved_games(headless.home)


def test_a_folder_and_a_file_that_is_gone_are_told(headless: HeadlessProgram, tmp_path: Path) -> None:
    headless.program.stack.push(Menu(headless.program))
    for path in (tmp_path, tmp_path / "gone.game"):
        headless.program.toast.say("")
        drop(headless, path)
        assert path.name in headless.program.toast.text
