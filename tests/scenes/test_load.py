"""The saved games: listed with pictures, opened, renamed, deleted and brought back, by keys and pointer."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.play.running_game import RunningGame
from game.play.saved_games import SavedGame, entry_of
from game.scenes.load import LoadScene
from game.ui import intents
from game.ui.widgets import Button, TextField
from tests.scenes.headless import HeadlessProgram
from tests.scenes.saves import saved, seats
from tests.ui.checks import WINDOWS, check_boxes


class Shelf(HeadlessProgram):
    """Some saved games: one under way of two, one over of four, one of one, and two files that are none."""

    def __init__(self, folder: Path, window: tuple[int, int] = (1440, 900), percent: int = 100) -> None:
        super().__init__(folder, window, percent)
        self.watched: list[SavedGame] = []
        self.paths = [
            saved(self.home, seats(2, 1), "two", 40),
            saved(self.home, seats(4, 1, 2), "four"),
            saved(self.home, seats(1), "one", 7, crown="2B"),
        ]
        for age, path in enumerate(self.paths):
            os.utime(path, (1_700_000_000 - age,) * 2)
        for name in ("diary", "torn"):
            path = self.home.games / f"{name}.game"
            path.write_text("Dear diary,\n" if name == "diary" else self.paths[0].read_text()[:999])
            os.utime(path, (1_600_000_000,) * 2)
        self.program.stack.push(LoadScene(self.program, self.watched.append))

    @property
    def scene(self) -> LoadScene:
        scene = self.program.stack.top
        assert isinstance(scene, LoadScene)
        return scene

    @property
    def names(self) -> list[str]:
        facts = self.scene.facts()["games"]
        assert isinstance(facts, list)
        return facts

    def settle(self) -> None:
        """Until all pictures that are seen have been drawn."""
        self.draw()
        while self.scene.wait() == 0:
            self.scene.update(0.02)
            self.draw()


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    made = Shelf(tmp_path)
    yield made
    made.close()


@pytest.mark.parametrize(("window", "percent"), WINDOWS)
def test_nothing_is_cut_or_lies_on_another(tmp_path: Path, window: tuple[int, int], percent: int) -> None:
    shelf = Shelf(tmp_path, window, percent)
    for _ in shelf.names:
        check_boxes(shelf.scene.boxes(), window)
        shelf.settle()
        shelf.take(intents.Cursor(0, 1))
    assert not shelf.kit.type.shortened


def test_games_are_listed_the_last_played_first(shelf: Shelf) -> None:
    assert shelf.names[:3] == [path.name for path in shelf.paths]
    assert set(shelf.names[3:]) == {"diary.game", "torn.game"}
    shelf.settle()
    assert not shelf.scene.thumbnails.waiting


def test_enter_goes_on_with_the_chosen_game(shelf: Shelf) -> None:
    shelf.take(intents.Confirm())
    assert [game.file.path for game in shelf.opened] == [shelf.paths[0]]


def test_a_game_that_is_over_is_watched(shelf: Shelf) -> None:
    shelf.take(intents.Cursor(0, 1))
    button = shelf.widget("open")
    assert isinstance(button, Button)
    assert button.text == "Watch the replay"
    shelf.take(intents.Confirm())
    assert [game.path for game in shelf.watched] == [shelf.paths[1]]
    assert not shelf.opened


def test_a_click_chooses_and_another_opens(shelf: Shelf) -> None:
    row = f"games.{shelf.paths[2].name}"
    shelf.click(row)
    assert shelf.scene.chosen == shelf.paths[2].name
    assert not shelf.opened
    shelf.click(row)
    assert [game.file.path for game in shelf.opened] == [shelf.paths[2]]


def test_what_is_no_game_can_only_be_deleted(shelf: Shelf) -> None:
    shelf.scene.chosen = "diary.game"
    shelf.program.stack.top.resume()
    assert not shelf.widget("open").enabled
    assert not shelf.widget("rename").enabled
    shelf.take(intents.Confirm())
    assert not shelf.opened
    shelf.take(intents.Delete())
    assert "diary.game" not in shelf.names


def test_a_game_that_cannot_be_played_through_is_told(shelf: Shelf) -> None:
    path = shelf.paths[0]
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], '{"do":"end_turn"}', ""]))
    os.utime(path, (1_700_000_100,) * 2)
    shelf.scene.resume()
    shelf.settle()
    assert not shelf.widget("watch").enabled
    shelf.scene.resume()
    assert not shelf.widget("watch").enabled, "it is remembered"


def test_what_is_good_of_a_broken_game_can_be_played_on_in_a_copy(shelf: Shelf) -> None:
    path = shelf.paths[0]
    whole = path.read_bytes()
    good = whole.split(b"\n")[:3]
    path.write_bytes(b"\n".join([*good, b"{torn", *whole.split(b"\n")[4:]]))
    os.utime(path, (1_700_000_100,) * 2)
    broken = path.read_bytes()
    shelf.scene.resume()
    assert shelf.scene.chosen == path.name and not shelf.widget("watch").enabled
    shelf.click("open")
    assert shelf.program.stack.top.name == "question"
    shelf.click("yes")
    copy = shelf.opened[-1].file.path
    assert copy != path and copy.read_bytes().split(b"\n")[:-1] == good
    assert path.read_bytes() == broken, "the file itself stays as it is"


def test_a_game_is_deleted_and_comes_back(shelf: Shelf) -> None:
    before = shelf.names
    path = shelf.paths[0]
    assert not shelf.widget("restore").visible
    shelf.take(intents.Delete())
    assert path.name not in shelf.names
    assert not path.exists()
    assert shelf.scene.chosen == shelf.paths[1].name
    assert "Ctrl+Z" in shelf.program.toast.text
    shelf.take(intents.Delete())
    assert len(shelf.names) == len(before) - 2
    shelf.click("restore")
    shelf.take(intents.Undo())
    assert shelf.names == before
    assert shelf.scene.chosen == path.name
    assert not shelf.widget("restore").visible


def test_all_games_can_be_deleted(shelf: Shelf) -> None:
    for _ in range(5):
        shelf.take(intents.Delete())
        shelf.settle()
    assert shelf.names == []
    assert shelf.widget("nothing").visible
    assert not shelf.widget("delete").enabled
    shelf.take(intents.Delete(), intents.Confirm(), intents.Cursor(0, 1))
    shelf.take(intents.Undo())
    assert len(shelf.names) == 1


def test_a_game_gets_a_name_by_keys_alone(shelf: Shelf) -> None:
    shelf.scene.form.set_focus("rename", by_keyboard=True)
    shelf.take(intents.Confirm())
    assert shelf.program.stack.top.name == "naming"
    assert isinstance(shelf.widget("name"), TextField)
    shelf.draw()
    shelf.take(intents.TextInput("Rainy Sunday"), intents.Confirm())
    entry = entry_of(shelf.paths[0])
    assert isinstance(entry, SavedGame)
    assert entry.name == "Rainy Sunday"
    assert shelf.names[0] == shelf.paths[0].name
    shelf.settle()


def test_escape_gives_no_name(shelf: Shelf) -> None:
    shelf.click("rename")
    shelf.take(intents.TextInput("Rainy Sunday"), intents.Back())
    entry = entry_of(shelf.paths[0])
    assert isinstance(entry, SavedGame)
    assert entry.name == ""


def test_a_game_in_use_is_left_alone(shelf: Shelf) -> None:
    game = RunningGame.resume(shelf.home, shelf.paths[0])
    shelf.take(intents.Delete())
    assert shelf.names[0] == shelf.paths[0].name
    assert shelf.program.toast.text
    shelf.take(intents.Confirm())
    assert shelf.program.stack.top.name == "question", "a copy is offered"
    game.close()
