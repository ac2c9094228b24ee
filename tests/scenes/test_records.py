"""The records' pages, the maze of the day, what the results say of a new best, and files dropped on the window."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.play.daily import daily_seed
from game.play.honours import daily_mode
from game.play.library import saved_games
from game.play.records import Builder, FinishedGame, Mode, Records
from game.play.running import RunningGame, read_game
from game.scenes.dates import tell_day
from game.scenes.dropping import open_dropped
from game.scenes.menu import Menu
from game.scenes.praise import praised
from game.scenes.records import DAILY, PAGES, RecordsScene
from game.scenes.today import lone_seat, play_today
from game.ui import intents as say
from tests.scenes.indoors import Indoors
from tests.scenes.saves import played, saved, seats
from tests.ui.checks import WINDOWS, check_boxes

TODAY = date(2026, 11, 29)


def fill(records: Records) -> None:
    """Games of all kinds, on several days."""
    for number in range(60):
        count = number % 4 + 1
        day = TODAY - timedelta(days=number // 8)
        daily = count == 1 and number % 8 == 0
        builders = tuple(
            Builder("Bartholomew Long"[: 5 + number % 12], colour, "greedy" if seat % 2 else "person", 40 + number)
            for seat, colour in zip(range(count), ("red", "blue", "yellow", "green"), strict=False)
        )
        mode = daily_mode(day) if daily else Mode("labyrinth", count, "1B" if count == 1 else "")
        seed = daily_seed(day) if daily else f"SEED-{number}"
        records.add(FinishedGame(f"{number}", mode, seed, day, builders, day if daily else None))


@pytest.fixture
def indoors(tmp_path: Path) -> Iterator[Indoors]:
    made = Indoors(tmp_path)
    yield made
    made.close()


def opened(indoors: Indoors, page: int = 1) -> RecordsScene:
    scene = RecordsScene(indoors.house, page, lambda: TODAY)
    indoors.house.stack.push(scene)
    return scene


@pytest.mark.parametrize(("window", "percent"), WINDOWS)
@pytest.mark.parametrize("full", [False, True])
def test_nothing_is_cut_or_lies_on_another(tmp_path: Path, window: tuple[int, int], percent: int, full: bool) -> None:
    indoors = Indoors(tmp_path, window, percent)
    if full:
        fill(Records(indoors.home.records))
    for page in PAGES:
        scene = opened(indoors, page)
        boxes = scene.boxes()
        if not full:
            boxes.pop("nothing")  # it stands where the towers would
        check_boxes(boxes, window)
        indoors.draw()
    assert not indoors.kit.type.shortened


def test_pages_are_turned_by_keys(indoors: Indoors) -> None:
    fill(Records(indoors.home.records))
    scene = opened(indoors)
    indoors.take(say.FocusMove(1))
    seen = []
    for _ in PAGES:
        seen.append(scene.page)
        heights = scene.facts()["heights"]
        assert isinstance(heights, list)
        assert heights
        assert heights == sorted(heights, reverse=True)
        indoors.draw()
        indoors.take(say.Cursor(1, 0))
    assert seen == list(PAGES)
    indoors.take(say.Back())
    assert indoors.house.stack.empty


def test_a_seed_of_the_records_is_played_again(indoors: Indoors) -> None:
    fill(Records(indoors.home.records))
    scene = opened(indoors)
    assert not indoors.widget("again").enabled
    indoors.click("towers.0")
    towers = scene.form["towers"]
    indoors.click("again")
    game = indoors.opened[0]
    assert game.seed == towers.tower.seed  # type: ignore[attr-defined]
    assert game.session.state.crown.id == "1B"


def test_broken_records_are_told_once_and_new_ones_begin(indoors: Indoors) -> None:
    indoors.home.records.write_bytes(b"not a database at all, by no means" * 99)
    scene = opened(indoors)
    assert "records.broken.db" in indoors.house.toast.text
    assert scene.facts()["heights"] == []
    indoors.draw()


def test_the_maze_of_the_day_is_one_key_away_and_leaves_the_set_up_alone(indoors: Indoors) -> None:
    before = indoors.kept.last_setup
    opened(indoors, DAILY)
    indoors.take(say.Confirm())
    game = indoors.opened[0]
    assert game.seed == "DAILY-2026-11-29"
    assert game.session.seats == (lone_seat(indoors.house),)
    assert game.session.state.crown.id == daily_mode(TODAY).quest
    assert indoors.kept.last_setup == before


def test_everybody_gets_the_same_maze(indoors: Indoors) -> None:
    play_today(indoors.house, TODAY)
    play_today(indoors.house, TODAY)
    one, other = indoors.opened
    assert one.session.deal == other.session.deal


def test_days_are_told(indoors: Indoors) -> None:
    words = indoors.kit.say
    told = [tell_day(words, TODAY - timedelta(days=days), TODAY) for days in (0, 1, 2)]
    assert told == ["today", "yesterday", "27 November 2026"]


def test_praise(indoors: Indoors) -> None:
    alone = played(indoors.home, seats(1), "one", crown="1B")
    said = praised(indoors.house, alone)
    assert said is not None
    assert said.golden
    assert "first tower" in said.text
    pair = played(indoors.home, seats(2, 1), "two")
    said = praised(indoors.house, pair)
    assert said is not None
    assert "Anna" in said.text
    bots = played(indoors.home, seats(2, 0, 1), "bots")
    assert praised(indoors.house, bots) is None
    header, session = read_game(alone.file.path)
    branch = RunningGame.branch(indoors.home, header, session, len(session.steps))
    said = praised(indoors.house, branch)
    assert said is not None
    assert not said.golden
    for game in (alone, pair, bots, branch):
        game.close()


def drop(indoors: Indoors, path: Path) -> None:
    open_dropped(indoors.house, path)


def test_a_dropped_game_goes_on(indoors: Indoors, tmp_path: Path) -> None:
    indoors.house.stack.push(Menu(indoors.house))
    path = saved(indoors.home, seats(2), "two", 12)
    drop(indoors, path)
    assert indoors.opened[0].file.path == path
    elsewhere = tmp_path / "from a friend.game"
    elsewhere.write_bytes(path.read_bytes())
    drop(indoors, elsewhere)
    game = indoors.opened[1]
    assert game.file.path == indoors.home.games / "from a friend.game"
    game.apply(game.session.state.legal()[0])
    assert elsewhere.read_bytes() == path.read_bytes(), "the file of others is left alone"
    assert len(saved_games(indoors.home)) == 2


def test_a_dropped_game_that_is_over_is_watched(indoors: Indoors) -> None:
    indoors.house.stack.push(Menu(indoors.house))
    drop(indoors, saved(indoors.home, seats(1), "one"))
    assert indoors.house.stack.top.name == "replay"
    assert not indoors.opened


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n", b"", b'{"format": 9}\n', b'{"format": 1}\n{}\n'])
def test_whatever_else_is_dropped_is_told_and_nothing_is_lost(indoors: Indoors, tmp_path: Path, content: bytes) -> None:
    indoors.house.stack.push(Menu(indoors.house))
    path = tmp_path / "holiday.png"
    path.write_bytes(content)
    before = indoors.house.stack.top
    left: list[str] = []
    indoors.house.before_leaving = lambda leave: left.append("left")
    drop(indoors, path)
    assert indoors.house.stack.top is before
    assert "holiday.png" in indoors.house.toast.text
    assert not left, "a game under way goes on"
    assert path.read_bytes() == content
    assert not saved_games(indoors.home)


def test_a_folder_and_a_file_that_is_gone_are_told(indoors: Indoors, tmp_path: Path) -> None:
    indoors.house.stack.push(Menu(indoors.house))
    for path in (tmp_path, tmp_path / "gone.game"):
        indoors.house.toast.say("")
        drop(indoors, path)
        assert path.name in indoors.house.toast.text
