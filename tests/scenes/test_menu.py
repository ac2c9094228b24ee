"""The menu and the keys overlay, driven by intents."""

from pathlib import Path

import pytest

from game.engine.reading import ReadingError
from game.engine.session import Seat
from game.play.documents import read
from game.play.resources import data_path
from game.play.running_game import RunningGame, Setup
from game.play.titles import TITLES, rules_named
from game.scenes.keys import Keys
from game.scenes.menu import Menu
from game.scenes.title_choice import TitleChoice
from game.scenes.titles import SCREENS, check_titles, screen_named
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

    @pytest.mark.parametrize(("window", "percent"), WINDOWS)
    @pytest.mark.parametrize("left_out", [["today"], ["today", "load"], ["today", "load", "records"], ["new"]])
    def test_any_number_of_entries_has_room(
        self,
        tmp_path: Path,
        window: tuple[int, int],
        percent: int,
        left_out: list[str],
    ) -> None:
        headless = HeadlessProgram(tmp_path, window, percent)
        menu = Menu(headless.program)
        headless.program.stack.push(menu)
        menu.form.fill([widget for widget in menu.form if widget.name not in left_out])
        menu.layout(window)
        check_boxes(menu.boxes(), window)

    def test_without_a_game_of_the_day_there_is_no_entry_for_it(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("game.scenes.menu.daily_titles", list)
        headless = HeadlessProgram(tmp_path)
        headless.program.stack.push(Menu(headless.program))
        assert entries(headless) == ["new", "load", "records", "settings", "keys", "rules", "credits", "quit"]
        check_boxes(headless.program.stack.top.boxes(), headless.kit.theme.window)

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
        tiles = rules_named(document["title"]).title.box.tiles
        lying = {tuple(tile["at"]): tile for tile in document["tiles"]}  # type: ignore[union-attr, index, call-overload]
        assert all(tile["tile"] in tiles.names for tile in lying.values())
        assert len({tile["tile"] for tile in lying.values()}) == len(lying)


@pytest.fixture
def titles(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two more titles."""
    for name in ("pageant", "duet"):
        monkeypatch.setitem(TITLES, name, f"tests.scenes.invented:{name}_rules")
        monkeypatch.setitem(SCREENS, name, f"tests.scenes.invented:{name}_screen")
    return ["labyrinth", "pageant", "duet"]


class TestTitles:
    def test_each_title_is_a_card_that_opens_its_setup(self, titles: list[str], headless: HeadlessProgram) -> None:
        for title in titles:
            headless.click("new")
            assert entries(headless) == [*titles, "back"]
            headless.click(title)
            assert headless.program.stack.top.name == "setup"
            assert headless.program.title == title
            headless.take(intents.Back())
            assert headless.program.stack.top.name == "menu"

    def test_it_can_be_done_by_keyboard(self, titles: list[str], headless: HeadlessProgram) -> None:
        headless.take(intents.Confirm(), intents.Cursor(1, 0), intents.Cursor(1, 0), intents.Confirm())
        assert (headless.program.stack.top.name, headless.program.title) == ("setup", "pageant")
        headless.take(intents.Back(), intents.Confirm(), intents.Back())
        assert headless.program.stack.top.name == "menu"

    def test_the_only_title_with_a_game_of_the_day_is_dealt(self, titles: list[str], headless: HeadlessProgram) -> None:
        headless.click("today")
        assert headless.opened[0].rules.name == "labyrinth"
        headless.close()

    @pytest.mark.parametrize(("window", "percent"), WINDOWS)
    @pytest.mark.parametrize("number", range(1, 10))
    def test_any_number_of_titles_has_room(
        self,
        titles: list[str],
        monkeypatch: pytest.MonkeyPatch,
        tmp_path: Path,
        window: tuple[int, int],
        percent: int,
        number: int,
    ) -> None:
        for more in range(number):
            monkeypatch.setitem(SCREENS, f"title-{more}", SCREENS["duet"])
        monkeypatch.setattr("game.scenes.program.check_titles", lambda: None)
        headless = HeadlessProgram(tmp_path, window, percent)
        names = list(SCREENS)[-number:]
        headless.program.stack.push(TitleChoice(headless.program, names, lambda title: None))
        check_boxes(headless.program.stack.top.boxes(), window)
        headless.draw()
        assert not headless.kit.type.shortened

    def test_a_title_that_is_in_one_list_alone_is_told_at_the_start(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        check_titles()
        monkeypatch.setitem(TITLES, "pageant", "tests.scenes.invented:pageant_rules")
        monkeypatch.setitem(SCREENS, "duet", "tests.scenes.invented:duet_screen")
        with pytest.raises(ReadingError) as told:
            HeadlessProgram(tmp_path)
        assert told.value.problems == (
            "the title duet is in the list of game/scenes/titles.py, but not in that of game/play/titles.py",
            "the title pageant is in the list of game/play/titles.py, but not in that of game/scenes/titles.py",
        )

    def test_there_is_no_screen_for_what_is_no_title(self) -> None:
        for name in ("chess", 3):
            with pytest.raises(ValueError, match="is no title; there are: labyrinth"):
                screen_named(name)


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

    @pytest.mark.parametrize("intent", [intents.Back(), intents.Confirm(), intents.Help(), intents.Click((5, 5))])
    def test_it_closes_and_the_scene_below_hears_nothing(
        self, headless: HeadlessProgram, intent: intents.Intent
    ) -> None:
        stack = headless.program.stack
        stack.push(Keys(headless.kit, stack.top, stack.pop))
        stack.take(intent)
        assert stack.top.name == "menu"
