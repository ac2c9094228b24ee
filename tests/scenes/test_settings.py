"""The settings, driven by intents: each does what it says at once, and is kept."""

import shutil
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
from game.ui import intents, theme
from game.ui.bindings import BINDINGS
from game.ui.tween import Speed
from game.ui.widgets import Label, Listing
from tests.scenes.headless import HeadlessProgram
from tests.ui.checks import WINDOWS, check_boxes


@pytest.fixture
def headless(tmp_path: Path) -> HeadlessProgram:
    headless = HeadlessProgram(tmp_path / "home")
    headless.program.stack.push(Menu(headless.program))
    headless.program.stack.push(SettingsScene(headless.program))
    return headless


def told(headless: HeadlessProgram) -> str:
    label = headless.widget("told")
    assert isinstance(label, Label)
    return label.text


@pytest.mark.parametrize("chapter", NAMES)
@pytest.mark.parametrize(("window", "percent"), [*WINDOWS, ((1024, 640), 150)])
def test_nothing_is_cut_or_lies_on_another(tmp_path: Path, window: tuple[int, int], percent: int, chapter: str) -> None:
    headless = HeadlessProgram(tmp_path, window, percent)
    headless.program.settings = replace(headless.program.settings, ui_scale=percent)
    headless.program.stack.push(SettingsScene(headless.program, chapter))
    check_boxes(headless.program.stack.top.boxes(), window)
    headless.draw()
    assert not headless.kit.type.shortened


def test_every_setting_of_comfort_has_its_row() -> None:
    rows = {line.name for lines in CHAPTERS.values() for line in lines}
    assert rows == {field.name for field in fields(Settings)} - {"window", "last_setup", "keys"}


def test_each_is_applied_and_kept(headless: HeadlessProgram) -> None:
    for name in ("hand_over", "automatic_end_of_turn", "open_treasures", "tooltips"):
        before = getattr(headless.program.settings, name)
        headless.click(name)
        assert getattr(headless.kept, name) is not before
    headless.click("pace.at_once")
    headless.click("chapter.screen")
    headless.click("animation.fast")
    assert headless.kit.speed is Speed.FAST
    assert not headless.kit.tooltips
    assert (headless.kept.pace, headless.kept.animation) == ("at_once", "fast")


def test_the_size_is_given_to_the_window(headless: HeadlessProgram) -> None:
    told: list[Settings] = []
    headless.program._applied = told.append
    headless.click("chapter.screen")
    headless.click("ui_scale.130")
    assert told[-1].ui_scale == 130
    assert headless.kept.ui_scale == 130


def test_a_full_disk_is_told(headless: HeadlessProgram, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.play.settings.write_atomically", full)
    headless.click("pace.slow")
    assert "No space left" in headless.program.toast.text
    assert headless.program.settings.pace == "slow"


def test_by_keyboard_alone(headless: HeadlessProgram) -> None:
    seen = []
    for _ in NAMES:
        headless.take(intents.Leaf(1))
        scene = headless.program.stack.top
        assert isinstance(scene, SettingsScene)
        seen.append(scene.chapter)
    assert seen == [*NAMES[1:], NAMES[0]]
    headless.take(
        intents.FocusMove(1), intents.FocusMove(1), intents.Cursor(1, 0), intents.FocusMove(1), intents.Confirm()
    )
    assert headless.kept.pace == "fast"
    assert not headless.kept.hand_over


def test_enter_and_escape_go_back(headless: HeadlessProgram) -> None:
    headless.take(intents.Confirm())
    assert headless.program.stack.top.name == "menu"
    headless.program.stack.push(SettingsScene(headless.program))
    headless.take(intents.Back())
    assert headless.program.stack.top.name == "menu"


class TestKeys:
    @pytest.fixture
    def headless(self, headless: HeadlessProgram) -> HeadlessProgram:
        headless.click("chapter.keys")
        return headless

    def wait_for(self, headless: HeadlessProgram, spot: str) -> None:
        """Choose a line by keyboard, so that the next key is its new one."""
        listing = headless.widget("spots")
        assert isinstance(listing, Listing)
        listing.chosen = spot
        headless.program.stack.top.form.set_focus("spots", by_keyboard=True)
        headless.take(intents.Confirm())
        assert headless.program.stack.top.catching()

    def test_every_key_has_its_line_and_its_words(self, headless: HeadlessProgram) -> None:
        listing = headless.widget("spots")
        assert isinstance(listing, Listing)
        assert len(listing.rows) == sum(not binding.fixed for binding in BINDINGS)
        assert len({row.text for row in listing.rows}) == len(listing.rows)

    def test_a_new_key_holds_at_once_in_tooltips_and_is_kept(self, headless: HeadlessProgram) -> None:
        self.wait_for(headless, "undo.0")
        headless.take(intents.KeyPressed("F9"))
        assert headless.kit.keys.hint("undo") == "F9"
        assert headless.kept.keys == {"undo.0": ("F9",)}
        assert told(headless).startswith("F9: ")
        again = HeadlessProgram(headless.home.root)
        assert again.kit.keys.hint("undo") == "F9"

    def test_a_key_in_use_changes_places_and_says_so(self, headless: HeadlessProgram) -> None:
        self.wait_for(headless, "end_turn.0")
        headless.take(intents.KeyPressed("C"))
        assert (headless.kit.keys.hint("end_turn"), headless.kit.keys.hint("crown")) == ("C", "N")
        assert "changed places" in told(headless)

    @pytest.mark.parametrize("key", ["Enter", "Tab", "←", ""])
    def test_keys_that_lead_everywhere_are_refused(self, headless: HeadlessProgram, key: str) -> None:
        self.wait_for(headless, "undo.0")
        headless.take(intents.KeyPressed(key))
        assert headless.kept.keys == {}
        assert told(headless) != headless.kit.say("settings.keys.how")

    @pytest.mark.parametrize("intent", [intents.Back(), intents.Click((5, 5))])
    def test_esc_and_a_click_leave_it_as_it_is(self, headless: HeadlessProgram, intent: intents.Intent) -> None:
        self.wait_for(headless, "undo.0")
        headless.take(intent)
        assert headless.program.stack.top.name == "settings"
        assert not headless.program.stack.top.catching()
        assert headless.kept.keys == {}

    def test_the_usual_keys_come_back(self, headless: HeadlessProgram) -> None:
        self.wait_for(headless, "undo.0")
        headless.take(intents.KeyPressed("F9"))
        headless.click("usual_keys")
        assert headless.kit.keys.hint("undo") == "Ctrl+Z"
        assert headless.kept.keys == {}


class TestProgram:
    @pytest.fixture
    def headless(self, headless: HeadlessProgram) -> HeadlessProgram:
        headless.click("chapter.program")
        return headless

    def test_the_save_folder_is_shown_and_opened(
        self, headless: HeadlessProgram, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        opened: list[Path] = []
        monkeypatch.setattr("game.scenes.program.open_folder", opened.append)
        headless.click("folder")
        assert opened == [headless.home.root]
        label = headless.widget("folder.note")
        assert isinstance(label, Label)
        assert label.text.endswith(headless.home.root.name)
        assert label.tip == str(headless.home.root)

    def test_without_a_file_manager_that_is_told(
        self, headless: HeadlessProgram, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("PATH", "")
        headless.click("folder")
        assert "cannot be shown" in headless.program.toast.text

    def test_all_settings_go_back_after_a_question(self, headless: HeadlessProgram) -> None:
        headless.program.change(
            replace(headless.program.settings, pace="slow", keys={"undo.0": ("F9",)}, tooltips=False)
        )
        headless.click("reset")
        headless.take(intents.Confirm())
        assert headless.kept.pace == "slow", "Enter is the careful answer"
        headless.click("reset")
        headless.click("yes")
        assert headless.kept == Settings(window=headless.kept.window, last_setup=headless.kept.last_setup)
        assert headless.kit.keys.hint("undo") == "Ctrl+Z"
        assert headless.kit.tooltips


class TestLanguage:
    @pytest.fixture
    def swapped(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """A second language: English with some words of its own."""
        lang = tmp_path / "lang"
        shutil.copytree(languages_module.data_path("lang", "en"), lang / "en")
        dutch = 'language: "Nederlands"\nsettings: {title: "Instellingen"}\nmenu: {new: "Nieuw spel"}\n'
        for code, common in (("nl", dutch), ("xx", "a: [")):
            (lang / code).mkdir()
            (lang / code / "common.yaml").write_text(common, "utf-8")
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

    def test_every_scene_speaks_it_at_once(self, swapped: None, headless: HeadlessProgram) -> None:
        headless.click("chapter.screen")
        headless.click("language.nl")
        scene = headless.program.stack.top
        assert isinstance(scene, SettingsScene)
        title = scene.form["title"]
        assert isinstance(title, Label)
        assert (scene.chapter, title.text) == ("screen", "Instellingen")
        assert scene.form.focus is scene.form["language"]
        headless.take(intents.Back())
        assert headless.widget("new").text == "Nieuw spel"  # type: ignore[attr-defined]
        assert headless.kept.language == "nl"


def test_high_contrast_is_seen(headless: HeadlessProgram) -> None:
    plain = pygame.image.tobytes(headless.draw(), "RGB")
    headless.kit.resize(headless.kit.theme.window, 100, contrast=True)
    headless.program.stack.layout()
    assert pygame.image.tobytes(headless.draw(), "RGB") != plain
    assert headless.kit.theme.tone(theme.INK_SOFT) != theme.INK_SOFT


def test_large_emblems_are_seen_on_every_piece(headless: HeadlessProgram) -> None:
    pieces = [f"pieces/{piece}-blue.png" for piece in ("meeple", "crown", "tower-meeple", "tower-crown")]
    usual = [pygame.image.tobytes(headless.kit.pictures.get(piece, 64), "RGBA") for piece in pieces]
    headless.program.change(replace(headless.program.settings, large_emblems=True))
    large = [pygame.image.tobytes(headless.kit.pictures.get(piece, 64), "RGBA") for piece in pieces]
    assert not set(usual) & set(large)
