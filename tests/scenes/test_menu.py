"""The menu and the keys overlay, driven by intents."""

from pathlib import Path

import pytest

from game.engine.session import Seat
from game.play.catalog import labyrinth
from game.play.documents import read
from game.play.resources import data_path
from game.play.running import RunningGame, Setup
from game.scenes.keys import Keys
from game.scenes.menu import Menu
from game.ui import intents as say
from game.ui.bindings import BINDINGS
from game.ui.scene import Scene
from tests.scenes.indoors import Indoors
from tests.ui.checks import WINDOWS, check_boxes


@pytest.fixture
def indoors(tmp_path: Path) -> Indoors:
    indoors = Indoors(tmp_path / "home")
    indoors.house.stack.push(Menu(indoors.house))
    return indoors


def keep_a_game(indoors: Indoors) -> Path:
    """A game under way, not held by anybody."""
    seats = (Seat("Ada", "red"), Seat("Bo", "blue", "greedy"))
    game = RunningGame.new(indoors.home, "labyrinth", Setup(seats, "seed"))
    game.close()
    return game.file.path


def entries(indoors: Indoors) -> list[str]:
    return [widget.name for widget in indoors.house.stack.top.form if widget.focusable]


class TestMenu:
    @pytest.mark.parametrize(("window", "percent"), WINDOWS)
    @pytest.mark.parametrize("under_way", [False, True])
    def test_nothing_is_cut_or_lies_on_another(
        self, tmp_path: Path, window: tuple[int, int], percent: int, under_way: bool
    ) -> None:
        indoors = Indoors(tmp_path, window, percent)
        if under_way:
            keep_a_game(indoors)
        indoors.house.stack.push(Menu(indoors.house))
        check_boxes(indoors.house.stack.top.boxes(), window)
        indoors.draw()
        assert not indoors.kit.type.shortened

    def test_without_a_game_there_is_nothing_to_continue(self, indoors: Indoors) -> None:
        pairs = ["today", "load", "records", "settings", "keys", "rules", "credits", "quit"]
        assert entries(indoors) == ["new", *pairs]

    def test_a_game_under_way_is_continued(self, tmp_path: Path) -> None:
        indoors = Indoors(tmp_path)
        path = keep_a_game(indoors)
        indoors.house.stack.push(Menu(indoors.house))
        assert entries(indoors)[0] == "continue"
        line = indoors.widget("line")
        assert line.text == "Ada, Bo – turn 1 of 10"  # type: ignore[attr-defined]
        indoors.take(say.Confirm())
        assert indoors.opened[0].file.path == path
        indoors.close()

    def test_a_broken_game_is_told_and_not_offered(self, tmp_path: Path) -> None:
        indoors = Indoors(tmp_path)
        keep_a_game(indoors).write_text("{}\n", encoding="utf-8")
        indoors.house.stack.push(Menu(indoors.house))
        assert "continue" not in entries(indoors)
        assert indoors.house.toast.text

    def test_a_game_with_a_good_part_is_offered_with_its_line(self, tmp_path: Path) -> None:
        indoors = Indoors(tmp_path)
        path = keep_a_game(indoors)
        path.write_bytes(path.read_bytes() + b"torn\n")
        line = path.read_bytes().count(b"\n")
        indoors.house.stack.push(Menu(indoors.house))
        assert entries(indoors)[0] == "continue"
        assert f"line {line}" in indoors.widget("line").text  # type: ignore[attr-defined]
        indoors.click("continue")
        indoors.click("yes")
        (game,) = indoors.opened
        assert game.file.path != path
        indoors.close()

    def test_a_new_game_is_one_key_away(self, indoors: Indoors) -> None:
        indoors.take(say.Confirm())
        assert indoors.house.stack.top.name == "setup"

    def test_arrows_go_through_the_entries(self, indoors: Indoors) -> None:
        seen = []
        for dx, dy in ((0, 1), (0, 1), (1, 0), (0, 1), (0, 1), (-1, 0), (1, 0), (0, 1)):
            indoors.take(say.Cursor(dx, dy))
            focus = indoors.house.stack.top.form.focus
            seen.append(focus.name if focus else "")
        assert seen == ["new", "today", "load", "settings", "rules", "keys", "rules", "quit"]
        indoors.take(say.Confirm())
        assert indoors.house.stack.empty

    def test_escape_does_not_throw_anybody_out(self, indoors: Indoors) -> None:
        indoors.take(say.Back())
        assert indoors.house.stack.top.name == "menu"

    def test_the_still_life_fits_together(self) -> None:
        document = read(data_path("still_life.yaml"))
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
        indoors = Indoors(tmp_path, window, percent)
        scene = self.Everything(indoors.kit)
        indoors.house.stack.push(scene)
        indoors.house.stack.push(Keys(indoors.kit, scene, indoors.house.stack.pop))
        boxes = indoors.house.stack.top.boxes()
        assert set(boxes) == set(self.Everything.bindings)
        check_boxes(boxes, window)
        indoors.draw()
        assert not indoors.kit.type.shortened

    @pytest.mark.parametrize("intent", [say.Back(), say.Confirm(), say.Help(), say.Place((5, 5))])
    def test_it_closes_and_the_scene_below_hears_nothing(self, indoors: Indoors, intent: say.Intent) -> None:
        stack = indoors.house.stack
        stack.push(Keys(indoors.kit, stack.top, stack.pop))
        stack.take(intent)
        assert stack.top.name == "menu"
