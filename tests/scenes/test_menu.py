"""The menu and the keys overlay, driven by intents."""

from pathlib import Path

import pytest

from game.engine.session import Seat
from game.play.catalog import labyrinth
from game.play.documents import read
from game.play.resources import data_path
from game.play.running_game import RunningGame, Setup
from game.scenes.keys import Keys
from game.scenes.menu import Menu
from game.ui import intents
from game.ui.bindings import BINDINGS
from game.ui.scene import Scene
from tests.scenes.headless import HeadlessProgram
from tests.ui.checks import WINDOWS, check_boxes


@pytest.fixture
def headless(tmp_path: Path) -> HeadlessProgram:
    headless = HeadlessProgram(tmp_path / "home")
    headless.program.stack.push(Menu(headless.program))
    return headless


def keep_a_game(headless: HeadlessProgram) -> Path:
    """A game under way, not held by anybody."""
    seats = (Seat("Ada", "red"), Seat("Bo", "blue", "greedy"))
    game = RunningGame.new(headless.home, "labyrinth", Setup(seats, "seed"))
    game.close()
    return game.file.path


def entries(headless: HeadlessProgram) -> list[str]:
    return [widget.name for widget in headless.program.stack.top.form if widget.focusable]


class TestMenu:
    @pytest.mark.parametrize(("window", "percent"), WINDOWS)
    @pytest.mark.parametrize("under_way", [False, True])
    def test_nothing_is_cut_or_lies_on_another(
        self, tmp_path: Path, window: tuple[int, int], percent: int, under_way: bool
    ) -> None:
        headless = HeadlessProgram(tmp_path, window, percent)
        if under_way:
            keep_a_game(headless)
        headless.program.stack.push(Menu(headless.program))
        check_boxes(headless.program.stack.top.boxes(), window)
        headless.draw()
        assert not headless.kit.type.shortened

    def test_without_a_game_there_is_nothing_to_continue(self, headless: HeadlessProgram) -> None:
        pairs = ["today", "load", "records", "settings", "keys", "rules", "credits", "quit"]
        assert entries(headless) == ["new", *pairs]

    def test_a_game_under_way_is_continued(self, tmp_path: Path) -> None:
        headless = HeadlessProgram(tmp_path)
        path = keep_a_game(headless)
        headless.program.stack.push(Menu(headless.program))
        assert entries(headless)[0] == "continue"
        line = headless.widget("line")
        assert line.text == "Ada, Bo – turn 1 of 10"  # type: ignore[attr-defined]
        headless.take(intents.Confirm())
        assert headless.opened[0].file.path == path
        headless.close()

    def test_a_broken_game_is_told_and_not_offered(self, tmp_path: Path) -> None:
        headless = HeadlessProgram(tmp_path)
        keep_a_game(headless).write_text("{}\n", encoding="utf-8")
        headless.program.stack.push(Menu(headless.program))
        assert "continue" not in entries(headless)
        assert headless.program.toast.text

    def test_a_game_with_a_good_part_is_offered_with_its_line(self, tmp_path: Path) -> None:
        headless = HeadlessProgram(tmp_path)
        path = keep_a_game(headless)
        path.write_bytes(path.read_bytes() + b"torn\n")
        line = path.read_bytes().count(b"\n")
        headless.program.stack.push(Menu(headless.program))
        assert entries(headless)[0] == "continue"
        assert f"line {line}" in headless.widget("line").text  # type: ignore[attr-defined]
        headless.click("continue")
        headless.click("yes")
        (game,) = headless.opened
        assert game.file.path != path
        headless.close()

    def test_a_new_game_is_one_key_away(self, headless: HeadlessProgram) -> None:
        headless.take(intents.Confirm())
        assert headless.program.stack.top.name == "setup"

    def test_arrows_go_through_the_entries(self, headless: HeadlessProgram) -> None:
        seen = []
        for dx, dy in ((0, 1), (0, 1), (1, 0), (0, 1), (0, 1), (-1, 0), (1, 0), (0, 1)):
            headless.take(intents.Cursor(dx, dy))
            focus = headless.program.stack.top.form.focus
            seen.append(focus.name if focus else "")
        assert seen == ["new", "today", "load", "settings", "rules", "keys", "rules", "quit"]
        headless.take(intents.Confirm())
        assert headless.program.stack.empty

    def test_escape_does_not_throw_anybody_out(self, headless: HeadlessProgram) -> None:
        headless.take(intents.Back())
        assert headless.program.stack.top.name == "menu"

    def test_the_still_life_fits_together(self) -> None:
        document = read(data_path("menu_table.yaml"))
        assert isinstance(document, dict)
        tiles = labyrinth().box.tiles
        land = labyrinth().first_land()
        lying = {tuple(tile["at"]): tile for tile in document["tiles"]}  # type: ignore[union-attr, index, call-overload]
        assert all(tile["tile"] in tiles.names for tile in lying.values())
        assert len({tile["tile"] for tile in lying.values()}) == len(lying)
        assert land is not None


class TestKeys:
    class Everything(Scene):
        name = "everything"
        bindings = tuple(dict.fromkeys(binding.name for binding in BINDINGS))

    @pytest.mark.parametrize(("window", "percent"), WINDOWS)
    def test_every_key_has_its_words_and_room(self, tmp_path: Path, window: tuple[int, int], percent: int) -> None:
        headless = HeadlessProgram(tmp_path, window, percent)
        scene = self.Everything(headless.kit)
        headless.program.stack.push(scene)
        headless.program.stack.push(Keys(headless.kit, scene, headless.program.stack.pop))
        boxes = headless.program.stack.top.boxes()
        assert set(boxes) == set(self.Everything.bindings)
        check_boxes(boxes, window)
        headless.draw()
        assert not headless.kit.type.shortened

    @pytest.mark.parametrize("intent", [intents.Back(), intents.Confirm(), intents.Help(), intents.Place((5, 5))])
    def test_it_closes_and_the_scene_below_hears_nothing(
        self, headless: HeadlessProgram, intent: intents.Intent
    ) -> None:
        stack = headless.program.stack
        stack.push(Keys(headless.kit, stack.top, stack.pop))
        stack.take(intent)
        assert stack.top.name == "menu"
