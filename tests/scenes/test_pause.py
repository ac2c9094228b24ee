"""The pause menu and skipping, in a program with a real game: nothing is lost, seats change hands, copies are kept."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.engine.labyrinth.actions import Push
from game.engine.session import Seat
from game.play.current_game import current_game
from game.play.running_game import RunningGame, Setup, read_game
from game.play.saved_games import saved_games
from game.scenes.computer_players import PAUSES
from game.scenes.match import Match
from game.scenes.routes import LazyRoutes
from game.ui import intents
from tests.scenes.headless import HeadlessProgram
from tests.ui.checks import WINDOWS, check_boxes

SEATS = (Seat("Ada", "red"), Seat("Bo", "blue", "greedy"), Seat("Cleo", "yellow"), Seat("Dominik", "green", "random"))


class Inside(HeadlessProgram):
    """A program in which games go to their scenes."""

    def __init__(self, folder: Path, seats: int = 2, window: tuple[int, int] = (1440, 900), percent: int = 100) -> None:
        super().__init__(folder, window, percent)
        self.program.routes = LazyRoutes(self.program)
        self.program.play(RunningGame.new(self.home, "labyrinth", Setup(SEATS[:seats], "seed", {"first": 0})))

    @property
    def match(self) -> Match:
        match = self.program.stack._scenes[0].match  # type: ignore[attr-defined]
        assert isinstance(match, Match)
        return match

    @property
    def top(self) -> str:
        return self.program.stack.top.name

    def pass_time(self, until: Callable[[], bool]) -> None:
        patience = time.monotonic() + 40  # computer players think in a process of their own
        while time.monotonic() < patience:
            if until():
                return
            self.program.stack.update(0.05)
            time.sleep(0.005)
        raise AssertionError("it never came")

    def close(self) -> None:
        self.program.before_leaving(lambda: None)


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    inside = Inside(tmp_path)
    yield inside
    inside.close()


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize(("window", "percent"), [*WINDOWS, ((1024, 640), 150)])
def test_nothing_is_cut_or_lies_on_another(tmp_path: Path, window: tuple[int, int], percent: int, seats: int) -> None:
    inside = Inside(tmp_path, seats, window, percent)
    inside.take(intents.Back())
    inside.kit.type.shortened.clear()
    check_boxes(inside.program.stack.top.boxes(), window)
    inside.draw()
    assert not inside.kit.type.shortened
    inside.close()


def test_esc_pauses_and_goes_on(inside: Inside) -> None:
    inside.take(intents.Back())
    assert inside.top == "pause"
    inside.take(intents.Back())
    assert inside.top == "board"


def test_keyboard_alone_reaches_every_entry(inside: Inside) -> None:
    inside.take(intents.Back())
    seen = []
    for _ in range(20):
        inside.take(intents.FocusMove(1))
        focus = inside.program.stack.top.form.focus
        seen.append(focus.name if focus else "")
    assert {"resume", "save", "settings", "rules", "keys", "leave", "quit", "seat-0", "seat-1"} <= set(seen)


def test_leaving_asks_nothing_as_all_is_saved(inside: Inside) -> None:
    inside.match.do(Push("N1", 0))
    path = inside.match.game.file.path
    inside.take(intents.Back())
    inside.click("leave")
    assert inside.top == "menu"
    assert current_game(inside.home) == path
    assert len(read_game(path)[2].steps) == 1


def test_a_copy_is_saved_under_a_name(inside: Inside) -> None:
    inside.match.do(Push("N1", 0))
    inside.take(intents.Back())
    inside.click("save")
    inside.take(intents.TextInput("Before the walk"), intents.Confirm())
    assert inside.top == "pause"
    assert "Before the walk" in inside.program.toast.text
    names = {entry.name for entry in saved_games(inside.home)}  # type: ignore[union-attr]
    assert names == {"", "Before the walk"}
    assert current_game(inside.home) == inside.match.game.file.path


def test_a_copy_without_a_name_gets_one(inside: Inside) -> None:
    inside.take(intents.Back())
    inside.click("save")
    inside.take(intents.Confirm())
    assert "Ada, Bo – turn 1" in inside.program.toast.text


def test_a_seat_is_handed_to_the_computer_and_taken_back(inside: Inside) -> None:
    inside.take(intents.Back())
    inside.click("seat-0.greedy")
    inside.take(intents.Back())
    assert not inside.match.mine
    inside.pass_time(lambda: bool(inside.match.steps))
    inside.take(intents.Back())
    inside.click("seat-0.person")
    inside.take(intents.Back())
    lines = [json.loads(line) for line in inside.match.game.file.path.read_text("utf-8").splitlines()]
    handed = [line["player"] for line in lines if line.get("do") == "seat"]
    assert handed == ["greedy", "person"]
    assert [seat.player for seat in read_game(inside.match.game.file.path)[2].seats] == ["person", "greedy"]


def test_settings_reach_the_running_game(inside: Inside) -> None:
    inside.take(intents.Back())
    inside.click("settings")
    inside.click("pace.at_once")
    inside.click("automatic_end_of_turn")
    inside.click("open_treasures")
    inside.take(intents.Back(), intents.Back())
    assert inside.top == "board"
    assert (
        inside.match.computers.pace,
        inside.match.automatic_end,
        inside.program.stack.top.navigator.settings.open_treasures,
    ) == (
        "at_once",
        True,
        True,
    )
    assert PAUSES[inside.match.computers.pace] == 0


def test_another_language_changes_every_scene_under_the_settings(inside: Inside) -> None:
    inside.take(intents.Back())
    inside.click("settings")
    inside.click("chapter.screen")
    inside.click("language.de")
    inside.take(intents.Back())
    assert (inside.top, inside.program.words.language) == ("pause", "de")
    title = inside.widget("title").text  # type: ignore[attr-defined]
    assert title == inside.kit.say("pause.title")
    inside.take(intents.Back())
    assert inside.top == "board"
    assert inside.program.stack.top.match is inside.match  # type: ignore[attr-defined]


class TestSkipping:
    def test_j_leads_to_the_next_person_at_once(self, tmp_path: Path) -> None:
        inside = Inside(tmp_path, 2)
        inside.draw()
        while inside.match.seat == 0:
            inside.match.do(inside.match.view.legal()[0])
        inside.program.stack.top.finish()
        inside.take(intents.SkipToMe())
        assert inside.top == "skipping"
        inside.pass_time(lambda: inside.top != "skipping")
        assert inside.match.mine
        assert inside.match.seat == 0
        inside.close()

    def test_esc_stops_it(self, inside: Inside) -> None:
        inside.match.hand_seat(0, "greedy")
        inside.take(intents.SkipToMe(), intents.Back())
        assert inside.top in ("board", "table")

    def test_there_is_nothing_to_skip_in_ones_own_turn(self, inside: Inside) -> None:
        inside.take(intents.SkipToMe())
        assert inside.top == "board"
