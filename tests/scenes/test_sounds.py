"""Every event has its sound or is silent for a reason, and each is heard when it is seen."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.engine.common import EndTurn, Scored
from game.engine.labyrinth.actions import Walk
from game.engine.labyrinth.events import EVENTS, Completed, Found, Walked
from game.play.home import open_home
from game.play.settings import Settings, load_settings
from game.play.words import Words
from game.scenes import sounds
from game.scenes.labyrinth.results.cues import cues_of
from game.scenes.labyrinth.results.stacks import stacks_of, whole_time
from game.scenes.labyrinth.sounds import END, FALL, HEARD, SILENT, STACKED
from game.scenes.menu import Menu
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.ui import intents
from game.ui.kit import Kit
from game.ui.sound import SOUNDS
from game.ui.tween import Speed
from game.ui.widgets import Toggle
from game.ui.window import Window
from tests.labyrinth import BOX, at, dealt, eager_action, played, position_of
from tests.scenes.boards import NewBoard
from tests.scenes.landscapes import NewTable, Table

LONE = "title: labyrinth\nphase: extend\nloose: [{}]\nseats: [{{}}]\n"  # beside the start tile
Listen = Callable[[Kit], list[str]]


@pytest.fixture
def listen(monkeypatch: pytest.MonkeyPatch) -> Listen:
    """Begins to note what a kit plays."""

    def begin(kit: Kit) -> list[str]:
        heard: list[str] = []
        monkeypatch.setattr(kit.sound, "play", lambda name, strength=1.0: heard.append(name))
        return heard

    return begin


def test_every_event_is_heard_or_listed_as_silent() -> None:
    heard, silent = {*HEARD, *sounds.HEARD}, {*SILENT, *sounds.SILENT}
    assert heard | silent | {Completed} == set(EVENTS.values()) and issubclass(Completed, Scored)
    assert not heard & silent
    assert {*HEARD.values(), *sounds.HEARD.values(), FALL, END, STACKED} <= set(SOUNDS)


class TestBoard:
    def test_a_row_slides_and_then_the_tile_falls(self, new_board: NewBoard, listen: Listen) -> None:
        board = new_board(dealt(2, 1, first=0))
        heard = listen(board.kit)
        board.click("arrow-N1")
        board.pass_time(0.2)
        assert heard == ["push"]
        board.pass_time(0.2)
        assert heard == ["push", "drop"]
        board.settle()
        assert heard[:2] == ["push", "drop"]
        assert set(heard[2:]) <= {"hop"}
        heard.clear()
        board.take(intents.Undo())
        board.settle()
        assert set(heard) <= {"push", "hop"} and heard[0] == "push"

    def test_a_meeple_is_heard_cell_by_cell(self, new_board: NewBoard, listen: Listen) -> None:
        for seed in range(40):
            board = new_board(dealt(1, seed))
            board.click("arrow-S1")
            board.settle()
            view = board.match.view
            walks = {walk: view.copy().apply(walk) for walk in view.legal() if isinstance(walk, Walk)}
            lengths = {walk: len(events[0].cells) for walk, events in walks.items() if isinstance(events[0], Walked)}
            far = max(lengths, key=lambda walk: lengths[walk], default=None)
            if far is None or lengths[far] < 3 or len(walks[far]) > 1:
                continue
            cells = lengths[far]
            heard = listen(board.kit)
            board.scene._play(board.match.do(far))
            board.pass_time(0.12 * (cells - 1) + 0.02)
            assert heard == ["hop"] * (cells - 1)
            return
        pytest.fail("nobody can walk far")

    def test_the_treasure_is_heard_when_it_is_reached(self, new_board: NewBoard, listen: Listen) -> None:
        board = new_board(position_of("treasure_in_reach"))
        walk = next(
            action
            for action in board.match.view.legal()
            if any(isinstance(event, Found) for event in board.match.view.copy().apply(action))
        )
        heard = listen(board.kit)
        board.scene._play(board.match.do(walk))
        board.pass_time(0.05)
        assert "treasure" not in heard
        board.settle()
        assert heard[-1] == "treasure" and set(heard[:-1]) <= {"hop"}

    def test_a_turn_of_the_tile_is_heard(self, new_board: NewBoard, listen: Listen) -> None:
        board = new_board(dealt(2, 1, first=0))
        heard = listen(board.kit)
        board.take(intents.Turn(1))
        assert heard == ["turn"]

    def test_a_click_that_ends_it_hears_the_weightiest(self, new_board: NewBoard, listen: Listen) -> None:
        board = new_board(dealt(2, 1, first=0))
        heard = listen(board.kit)
        board.click("arrow-N1")
        board.pass_time(0.1)
        board.take(intents.Cursor(1, 0))
        assert heard == ["push", "drop"]

    def test_without_movement_one_sound_is_heard(self, new_board: NewBoard, listen: Listen) -> None:
        board = new_board(dealt(2, 1, first=0), speed=Speed.OFF)
        heard = listen(board.kit)
        board.click("arrow-N1")
        board.settle()
        assert heard == ["drop"]


class TestLandscape:
    def test_laying_completing_and_tokens_follow_each_other(self, new_table: NewTable, listen: Listen) -> None:
        table = new_table(at(LONE.format("cap-straight-shield-city-1")))
        table.open()
        heard = listen(table.kit)
        lay = next(
            action
            for action in table.match.view.legal()
            if any(isinstance(event, Completed) for event in table.match.view.copy().apply(action))
        )
        change = table.match.do(lay)
        table.scene._play(change)
        assert heard == []
        table.pass_time(0.3, 10)
        assert heard == ["lay", "completed"]
        table.settle()
        kinds = [sounds.sound_of(event) for event in change.events if getattr(event, "segment", 0) >= 0]
        assert heard == kinds and heard.count("token") > 0
        heard.clear()
        table.take(intents.Undo())
        table.settle()
        assert heard == ["turn"], "taken up again"

    def test_what_cannot_be_is_refused(self, new_table: NewTable, listen: Listen) -> None:
        table = new_table(at(LONE.format("straight-1")))
        table.open()
        heard = listen(table.kit)
        table.take(intents.Click(table.point(0, -1)))
        assert heard == ["refuse"]

    def test_a_person_is_called_after_others(self, new_table: NewTable, listen: Listen) -> None:
        table, heard = self._at_the_end(new_table, listen, bots=(0,), seats=2)
        table.thinker.told = EndTurn()
        table.pass_time(0.7, 10)
        assert heard == ["your_turn"]

    def test_a_computer_and_a_lone_player_are_not(self, new_table: NewTable, listen: Listen) -> None:
        for bots, seats in (((1,), 2), ((), 1)):
            table, heard = self._at_the_end(new_table, listen, bots=bots, seats=seats)
            table.take(intents.EndTurn())
            assert heard == []

    @staticmethod
    def _at_the_end(new_table: NewTable, listen: Listen, bots: tuple[int, ...], seats: int) -> tuple[Table, list[str]]:
        state = dealt(seats, 3, first=0)
        while state.phase != "end":
            state.apply(state.legal()[0])
        table = new_table(state, bots=bots)
        table.open()
        return table, listen(table.kit)


class TestResults:
    @pytest.mark.parametrize("seats", [1, 2, 4])
    def test_the_crown_is_heard_once_and_last(self, seats: int) -> None:
        state = dealt(seats, 4)
        for _ in played(state, 4, eager_action):
            pass
        stacks = stacks_of(state.towers(), BOX.heights)
        cues = list(cues_of(stacks))
        assert [cue.sound for cue in cues].count(END) == 1
        assert cues[-1].sound == END
        assert all(cue.at <= whole_time(stacks) for cue in cues)
        assert len({cue.at for cue in cues[:-1]}) == len(cues) - 1

    def test_towers_are_heard_as_they_rise(self, new_table: NewTable, listen: Listen) -> None:
        state = dealt(2, 4)
        for _ in played(state, 4, eager_action):
            pass
        table = new_table(state)
        heard = listen(table.kit)
        table.navigator.open()
        table.pass_time(0.5, 10)
        assert heard and set(heard) == {STACKED}
        table.take(intents.Cursor(1, 0))
        assert heard[-1] == END


class TestMute:
    @pytest.fixture
    def app(self, tmp_path: Path) -> Iterator[App]:
        pygame.font.init()
        window = Window((1024, 640))
        app = App(window, open_home(tmp_path / "home"), Words(), Settings(animation="off"))
        app.program.stack.push(Menu(app.program))
        app.frame([])
        yield app
        window.close()

    @staticmethod
    def press(app: App) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            app.frame([pygame.event.Event(kind, key=pygame.K_m, mod=0, unicode="m")])

    def test_the_first_frame_does_not_wait_for_a_loudspeaker(self, app: App) -> None:
        assert not app.kit.sound.ready

    def test_m_mutes_says_so_and_is_kept(self, app: App) -> None:
        self.press(app)
        assert load_settings(app.program.home.settings)[0].muted
        assert "off" in app.program.toast.text and "M" in app.program.toast.text
        self.press(app)
        assert not load_settings(app.program.home.settings)[0].muted
        assert app.program.toast.text == "Sound is on."

    def test_the_settings_show_it(self, app: App) -> None:
        scene = SettingsScene(app.program, "sound")
        app.program.stack.push(scene)
        self.press(app)
        switch = scene.form["muted"]
        assert isinstance(switch, Toggle) and switch.on

    def test_a_name_may_have_an_m(self, app: App) -> None:
        scene = SetupScene(app.program, "labyrinth")
        app.program.stack.push(scene)
        field = next(widget for widget in scene.form if widget.typing)
        scene.form.set_focus(field.name)
        self.press(app)
        assert not app.program.settings.muted
