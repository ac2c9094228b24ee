"""Duel in the window, scene by scene: nothing there knows that it is not one of the program's own titles."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.play.records import Mode, Records
from game.play.saved_games import SavedGame, entry_of
from game.scenes.load import LoadScene
from game.scenes.log import LogScene
from game.scenes.match import Match
from game.scenes.menu import Menu
from game.scenes.recap import Recap
from game.scenes.records import RecordsScene
from game.scenes.replay import ReplayScene, watch
from game.scenes.results import ResultsScene
from game.scenes.routes import LazyRoutes
from game.scenes.rules import rules_scene
from game.scenes.setup import SetupScene
from game.scenes.table.scene import TableScene
from game.ui import intents
from game.ui.tween import Speed
from tests.duel.engine import DuelState
from tests.scenes.headless import HeadlessProgram
from tests.ui.checks import check_boxes

WINDOWS = [(1024, 640), (1440, 900), (2560, 1440)]
FRAME = 0.05


class Desk(HeadlessProgram):
    """The program with its real scenes, and a clock turned by hand."""

    def __init__(self, folder: Path, window: tuple[int, int] = (1440, 900)) -> None:
        super().__init__(folder, window)
        self.program.routes = LazyRoutes(self.program)
        self.program.settings = replace(self.program.settings, pace="at_once", hand_over=False)
        self.program.stack.push(Menu(self.program))

    @property
    def top(self) -> Any:
        return self.program.stack.top

    @property
    def match(self) -> Match[DuelState]:
        match: Match[DuelState] = self.top.match
        return match

    def begin(self, *players: str, **options: object) -> TableScene[DuelState]:
        """Set a game up and start it."""
        self.program.stack.push(SetupScene(self.program, "duel"))
        for seat, player in enumerate(players):
            self.click(f"player{seat}.{player}")
        self.top.draft.options.update({"tiles": 6} | options)
        self.take(intents.Confirm())
        self.settle()
        assert isinstance(self.top, TableScene)
        return self.top

    def settle(self, seconds: float = 0.0) -> None:
        """Let time pass until nothing moves, and at least so much."""
        passed = 0.0
        for _ in range(2000):
            if passed >= seconds and not self.program.stack.busy():
                break
            self.program.stack.update(FRAME)
            passed += FRAME
        self.draw()

    def lay(self) -> None:
        """Lay the tile in hand where the keyboard finds a place."""
        action = self.match.view.legal()[0]
        self.top._do(action)
        self.settle()

    def play_on(self) -> None:
        """To the end of the game, persons laying what they can."""
        for _ in range(200):
            if not isinstance(self.top, TableScene):
                return
            if self.match.can_end:
                self.take(intents.EndTurn())
            elif self.match.mine:
                self.lay()
            self.settle(0.2)

    def close(self) -> None:
        self.program.before_leaving(lambda: None)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path)
    yield made
    made.close()


@pytest.mark.parametrize("window", WINDOWS)
def test_from_the_menu_to_the_table(tmp_path: Path, window: tuple[int, int]) -> None:
    desk = Desk(tmp_path, window)
    check_boxes(desk.top.boxes(), window)
    desk.take(intents.Confirm())  # a new game: of which title?
    check_boxes(desk.top.boxes(), window)
    desk.draw()
    desk.click("duel")
    assert isinstance(desk.top, SetupScene)
    check_boxes(desk.top.boxes(), window)
    desk.draw()
    desk.click("start")
    assert isinstance(desk.top, TableScene)
    check_boxes(desk.top.form.boxes(), window)
    desk.settle()
    desk.close()


def test_a_turn_is_taken_back_and_played_again(desk: Desk) -> None:
    table = desk.begin()
    before = desk.match.view.to_lay
    desk.lay()
    assert len(table.land) == 2 and desk.match.can_end
    desk.take(intents.Undo())
    assert len(table.land) == 1 and desk.match.view.to_lay == before
    desk.take(intents.Redo())
    assert len(table.land) == 2


def test_unseen_tiles_and_the_log(desk: Desk) -> None:
    desk.begin()
    desk.lay()
    desk.take(intents.ShowUnseen())
    desk.draw()
    assert any(name.startswith("unseen-") for name in desk.top.boxes())
    desk.take(intents.ShowUnseen(), intents.ShowLog())
    assert isinstance(desk.top, LogScene)
    desk.draw()
    assert "lays" in desk.top.told.told[0]
    desk.take(intents.Confirm())  # to where it happened
    assert isinstance(desk.top, TableScene) and desk.top.visiting == 0


def test_a_hint_lays_its_tile(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.begin()
    desk.take(intents.ShowHint())
    for _ in range(400):
        desk.settle(0.05)
        if desk.match.hints.advice is not None:
            break
    assert desk.match.hints.advice is not None
    desk.draw()
    desk.take(intents.Confirm())
    assert desk.match.steps


def test_against_the_computer_to_the_end(desk: Desk) -> None:
    desk.begin("person", "closer")
    desk.play_on()
    assert isinstance(desk.top, ResultsScene)
    desk.draw()
    assert desk.top.facts()["winners"] == list(desk.match.state.result().winners)
    desk.click("replay")
    assert isinstance(desk.top, ReplayScene) and len(desk.top.panes) == 1
    for _ in range(6):
        desk.take(intents.Cursor(1, 0))
        desk.draw()
    desk.take(intents.Back())
    best = Records(desk.home.records).best(Mode("duel", 2), 9)
    assert len(best) == 2


def test_records_and_rules_are_its_own(desk: Desk) -> None:
    desk.begin()
    desk.play_on()
    desk.program.stack.push(RecordsScene(desk.program, 2))
    desk.draw()
    assert desk.top.facts()["scores"] == sorted(desk.top.facts()["scores"], reverse=True)
    assert "of" in {widget.name for widget in desk.top.form}, "the title can be chosen"
    desk.program.stack.push(rules_scene(desk.program, "duel"))
    desk.settle(0.5)
    assert [chapter.id for chapter in desk.top.book.chapters] == ["lay", "end"]


def test_whatever_speaks_of_a_rule_leads_to_a_chapter(desk: Desk) -> None:
    desk.program.stack.push(SetupScene(desk.program, "duel"))
    rules = {widget.rule for widget in desk.top.form if widget.rule}
    desk.program.stack.pop()
    desk.begin()
    rules |= {widget.rule for widget in desk.top.form if widget.rule} | {desk.top.rule()}
    assert {"setup", "turn", "turn_tile", "lay", "known"} <= rules
    for rule in rules:
        desk.program.routes.open_rules(rule)
        desk.settle(0.5)
        assert desk.top.page.chapter == "lay"
        desk.take(intents.Back())


def test_only_the_keys_that_mean_something_are_listed(desk: Desk) -> None:
    desk.begin()
    assert {"cursor", "turn", "end_turn", "fit", "log"} <= set(desk.top.bindings)
    assert not {"landscapes", "board", "crown"} & set(desk.top.bindings)


def test_a_term_without_a_picture_has_none(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    desk.begin(tiles=40, roads=True)
    desk.play_on()
    assert desk.top.facts()["scores"]
    assert not [record for record in caplog.records if "cannot be read" in record.getMessage()]


def test_between_two_persons_the_recap_tells_what_happened(desk: Desk) -> None:
    desk.program.change(replace(desk.program.settings, hand_over=True))
    desk.begin("person", "person")
    desk.lay()
    desk.take(intents.EndTurn())
    desk.settle(1.5)
    desk.take(intents.Confirm())
    assert isinstance(desk.top, Recap)
    desk.settle(0.5)
    desk.draw()


def test_a_saved_game_has_its_picture_and_goes_on(desk: Desk) -> None:
    desk.begin()
    desk.lay()
    path = desk.match.game.file.path
    desk.program.before_leaving(lambda: desk.program.stack.reset(Menu(desk.program)))
    desk.program.stack.push(LoadScene(desk.program, lambda game: watch(desk.program, game)))
    desk.settle(0.5)
    entry = entry_of(path)
    assert isinstance(entry, SavedGame)
    desk.click("open")
    assert isinstance(desk.top, TableScene) and len(desk.top.land) == 2


def test_movement_is_seen(desk: Desk) -> None:
    desk.program.stack.set_speed(Speed.NORMAL)
    desk.begin()
    action = desk.match.view.legal()[0]
    desk.top._do(action)
    assert desk.top.busy()
    desk.draw()
    desk.settle()
    assert not desk.top.busy()
