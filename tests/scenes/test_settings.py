"""The settings, driven by intents: each does what it says at once, and is kept."""

from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pygame
import pytest

from game.play import languages as languages_module
from game.play.languages import language_for, languages
from game.play.settings import Settings
from game.scenes.menu import Menu
from game.scenes.settings import SettingsScene
from game.scenes.settings.chapters import CHAPTERS
from game.scenes.settings.scene import NAMES
from game.ui import intents as say
from game.ui import theme
from game.ui.bindings import BINDINGS
from game.ui.tween import Speed
from game.ui.widgets import Label, Listing
from tests.scenes.indoors import Indoors
from tests.ui.checks import WINDOWS, check_boxes


@pytest.fixture
def indoors(tmp_path: Path) -> Indoors:
    indoors = Indoors(tmp_path / "home")
    indoors.house.stack.push(Menu(indoors.house))
    indoors.house.stack.push(SettingsScene(indoors.house))
    return indoors


def told(indoors: Indoors) -> str:
    label = indoors.widget("told")
    assert isinstance(label, Label)
    return label.text


@pytest.mark.parametrize("chapter", NAMES)
@pytest.mark.parametrize(("window", "percent"), [*WINDOWS, ((1024, 640), 150)])
def test_nothing_is_cut_or_lies_on_another(tmp_path: Path, window: tuple[int, int], percent: int, chapter: str) -> None:
    indoors = Indoors(tmp_path, window, percent)
    indoors.house.settings = replace(indoors.house.settings, ui_scale=percent)
    indoors.house.stack.push(SettingsScene(indoors.house, chapter))
    check_boxes(indoors.house.stack.top.boxes(), window)
    indoors.draw()
    assert not indoors.kit.type.shortened


def test_every_setting_of_comfort_has_its_row() -> None:
    rows = {line.name for lines in CHAPTERS.values() for line in lines}
    assert rows == {field.name for field in fields(Settings)} - {"window", "last_setup", "keys"}


def test_each_is_applied_and_kept(indoors: Indoors) -> None:
    for name in ("hand_over", "automatic_end_of_turn", "open_treasures", "tooltips"):
        before = getattr(indoors.house.settings, name)
        indoors.click(name)
        assert getattr(indoors.kept, name) is not before
    indoors.click("pace.at_once")
    indoors.click("chapter.screen")
    indoors.click("animation.fast")
    assert indoors.kit.speed is Speed.FAST
    assert not indoors.kit.tooltips
    assert (indoors.kept.pace, indoors.kept.animation) == ("at_once", "fast")


def test_the_size_is_given_to_the_window(indoors: Indoors) -> None:
    told: list[Settings] = []
    indoors.house._applied = told.append
    indoors.click("chapter.screen")
    indoors.click("ui_scale.130")
    assert told[-1].ui_scale == 130
    assert indoors.kept.ui_scale == 130


def test_a_full_disk_is_told(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.play.settings.write_atomically", full)
    indoors.click("pace.slow")
    assert "No space left" in indoors.house.toast.text
    assert indoors.house.settings.pace == "slow"


def test_by_keyboard_alone(indoors: Indoors) -> None:
    seen = []
    for _ in NAMES:
        indoors.take(say.Leaf(1))
        scene = indoors.house.stack.top
        assert isinstance(scene, SettingsScene)
        seen.append(scene.chapter)
    assert seen == [*NAMES[1:], NAMES[0]]
    indoors.take(say.FocusMove(1), say.FocusMove(1), say.Cursor(1, 0), say.FocusMove(1), say.Confirm())
    assert indoors.kept.pace == "fast"
    assert not indoors.kept.hand_over


def test_enter_and_escape_go_back(indoors: Indoors) -> None:
    indoors.take(say.Confirm())
    assert indoors.house.stack.top.name == "menu"
    indoors.house.stack.push(SettingsScene(indoors.house))
    indoors.take(say.Back())
    assert indoors.house.stack.top.name == "menu"


class TestKeys:
    @pytest.fixture
    def indoors(self, indoors: Indoors) -> Indoors:
        indoors.click("chapter.keys")
        return indoors

    def wait_for(self, indoors: Indoors, spot: str) -> None:
        """Choose a line by keyboard, so that the next key is its new one."""
        listing = indoors.widget("spots")
        assert isinstance(listing, Listing)
        listing.chosen = spot
        indoors.house.stack.top.form.set_focus("spots", by_keyboard=True)
        indoors.take(say.Confirm())
        assert indoors.house.stack.top.catching()

    def test_every_key_has_its_line_and_its_words(self, indoors: Indoors) -> None:
        listing = indoors.widget("spots")
        assert isinstance(listing, Listing)
        assert len(listing.rows) == sum(not binding.fixed for binding in BINDINGS)
        assert len({row.text for row in listing.rows}) == len(listing.rows)

    def test_a_new_key_holds_at_once_in_tooltips_and_is_kept(self, indoors: Indoors) -> None:
        self.wait_for(indoors, "undo.0")
        indoors.take(say.KeyPressed("F9"))
        assert indoors.kit.keys.hint("undo") == "F9"
        assert indoors.kept.keys == {"undo.0": ("F9",)}
        assert told(indoors).startswith("F9: ")
        again = Indoors(indoors.home.root)
        assert again.kit.keys.hint("undo") == "F9"

    def test_a_key_in_use_changes_places_and_says_so(self, indoors: Indoors) -> None:
        self.wait_for(indoors, "end_turn.0")
        indoors.take(say.KeyPressed("C"))
        assert (indoors.kit.keys.hint("end_turn"), indoors.kit.keys.hint("crown")) == ("C", "N")
        assert "changed places" in told(indoors)

    @pytest.mark.parametrize("key", ["Enter", "Tab", "←", ""])
    def test_keys_that_lead_everywhere_are_refused(self, indoors: Indoors, key: str) -> None:
        self.wait_for(indoors, "undo.0")
        indoors.take(say.KeyPressed(key))
        assert indoors.kept.keys == {}
        assert told(indoors) != indoors.kit.say("settings.keys.how")

    @pytest.mark.parametrize("intent", [say.Back(), say.Place((5, 5))])
    def test_esc_and_a_click_leave_it_as_it_is(self, indoors: Indoors, intent: say.Intent) -> None:
        self.wait_for(indoors, "undo.0")
        indoors.take(intent)
        assert indoors.house.stack.top.name == "settings"
        assert not indoors.house.stack.top.catching()
        assert indoors.kept.keys == {}

    def test_the_usual_keys_come_back(self, indoors: Indoors) -> None:
        self.wait_for(indoors, "undo.0")
        indoors.take(say.KeyPressed("F9"))
        indoors.click("usual_keys")
        assert indoors.kit.keys.hint("undo") == "Ctrl+Z"
        assert indoors.kept.keys == {}


class TestProgram:
    @pytest.fixture
    def indoors(self, indoors: Indoors) -> Indoors:
        indoors.click("chapter.program")
        return indoors

    def test_the_save_folder_is_shown_and_opened(self, indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
        opened: list[Path] = []
        monkeypatch.setattr("game.scenes.house.open_folder", opened.append)
        indoors.click("folder")
        assert opened == [indoors.home.root]
        label = indoors.widget("folder.note")
        assert isinstance(label, Label)
        assert label.text.endswith(indoors.home.root.name)
        assert label.tip == str(indoors.home.root)

    def test_without_a_file_manager_that_is_told(self, indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PATH", "")
        indoors.click("folder")
        assert "cannot be shown" in indoors.house.toast.text

    def test_all_settings_go_back_after_a_question(self, indoors: Indoors) -> None:
        indoors.house.change(replace(indoors.house.settings, pace="slow", keys={"undo.0": ("F9",)}, tooltips=False))
        indoors.click("reset")
        indoors.take(say.Confirm())
        assert indoors.kept.pace == "slow", "Enter is the careful answer"
        indoors.click("reset")
        indoors.click("yes")
        assert indoors.kept == Settings(window=indoors.kept.window, last_setup=indoors.kept.last_setup)
        assert indoors.kit.keys.hint("undo") == "Ctrl+Z"
        assert indoors.kit.tooltips


class TestLanguage:
    @pytest.fixture
    def swapped(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """A second language: English with some words of its own."""
        lang = tmp_path / "lang"
        lang.mkdir()
        english = languages_module.data_path("lang", "en.yaml").read_text("utf-8")
        (lang / "en.yaml").write_text(english, "utf-8")
        other = english.replace('language: "English"', 'language: "Nederlands"').replace('"Settings"', '"Instellingen"')
        (lang / "nl.yaml").write_text(other.replace('"New game"', '"Nieuw spel"'), "utf-8")
        (lang / "xx.yaml").write_text("a: [", "utf-8")
        for module in ("languages", "words"):
            monkeypatch.setattr(f"game.play.{module}.data_path", lambda *parts: tmp_path.joinpath(*parts))
        languages.cache_clear()

    @pytest.fixture(autouse=True)
    def forget(self) -> Iterator[None]:
        languages.cache_clear()
        yield
        languages.cache_clear()

    def test_the_system_chooses_at_first(self, swapped: None) -> None:
        assert language_for(["fr", "nl_BE", "en"]) == "nl"
        assert language_for(["fr"]) == "en"
        assert language_for([]) == "en"

    def test_a_broken_language_is_not_offered(self, swapped: None) -> None:
        assert languages() == {"en": "English", "nl": "Nederlands"}

    def test_every_scene_speaks_it_at_once(self, swapped: None, indoors: Indoors) -> None:
        indoors.click("chapter.screen")
        indoors.click("language.nl")
        scene = indoors.house.stack.top
        assert isinstance(scene, SettingsScene)
        title = scene.form["title"]
        assert isinstance(title, Label)
        assert (scene.chapter, title.text) == ("screen", "Instellingen")
        assert scene.form.focus is scene.form["language"]
        indoors.take(say.Back())
        assert indoors.widget("new").text == "Nieuw spel"  # type: ignore[attr-defined]
        assert indoors.kept.language == "nl"


def test_high_contrast_is_seen(indoors: Indoors) -> None:
    plain = pygame.image.tobytes(indoors.draw(), "RGB")
    indoors.kit.resize(indoors.kit.theme.window, 100, contrast=True)
    indoors.house.stack.layout()
    assert pygame.image.tobytes(indoors.draw(), "RGB") != plain
    assert indoors.kit.theme.tone(theme.INK_SOFT) != theme.INK_SOFT


def test_large_emblems_are_seen_on_every_piece(indoors: Indoors) -> None:
    pieces = [f"pieces/{piece}-blue.png" for piece in ("meeple", "crown", "tower-meeple", "tower-crown")]
    usual = [pygame.image.tobytes(indoors.kit.pictures.get(piece, 64), "RGBA") for piece in pieces]
    indoors.house.change(replace(indoors.house.settings, large_emblems=True))
    large = [pygame.image.tobytes(indoors.kit.pictures.get(piece, 64), "RGBA") for piece in pieces]
    assert not set(usual) & set(large)
