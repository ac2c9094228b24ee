"""What goes wrong outside the rules, each provoked on purpose: one clear message, nothing lost, play goes on."""

import errno
import json
import logging
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import starting
from game.__main__ import main
from game.app import App
from game.play import resources
from game.play.game_file import GameFile
from game.play.game_lines import BrokenFile
from game.play.home import Home, open_home
from game.play.labyrinth.rules import labyrinth
from game.play.languages import languages
from game.play.running_game import RunningGame, read_game
from game.play.titles import rules_at
from game.scenes.computer_players import BOT_PAUSE
from game.scenes.setup import SetupScene
from game.scenes.titles import screen_at
from game.ui.scene import Scene
from tests.labyrinth import dealt
from tests.quiet import FIRST, PERSONS, app
from tests.scenes.boards import NewBoard
from tests.scenes.conftest import new_board

__all__ = ["app", "new_board"]


@pytest.fixture
def playing(app: App) -> Iterator[App]:
    """A game of two persons on its board, after one push."""
    app.open()
    app.program.play(RunningGame.new(app.program.home, "labyrinth", PERSONS))
    match = app.program.stack.top.match  # type: ignore[attr-defined]
    match.do(FIRST)
    app.frame([])
    yield app
    app.program.before_leaving(lambda: None)


@pytest.fixture
def installation(tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The program's data in a copy that a test may break; the art stays where it is."""
    copy = tmp_path / "installation"
    shutil.copytree(root / "data", copy / "data")
    monkeypatch.setattr(resources, "_root", lambda name: copy / name if name == "data" else root / name)
    for known in (labyrinth, rules_at, screen_at):
        known.cache_clear()
    languages.cache_clear()
    yield copy
    for known in (labyrinth, rules_at, screen_at):
        known.cache_clear()
    languages.cache_clear()


@pytest.fixture
def whole(tmp_path: Path, installation: Path, root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installation whose art a test may break, too."""
    shutil.copytree(root / "art", installation / "art", ignore=shutil.ignore_patterns("painter", "*.wav"))
    monkeypatch.setattr(resources, "_root", lambda name: installation / name)
    return installation


def play(app: App) -> None:
    app.program.play(RunningGame.new(app.program.home, "labyrinth", PERSONS))


def press(code: int) -> list[pygame.event.Event]:
    return [key(code), pygame.event.Event(pygame.KEYUP, key=code, mod=0)]


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def text(scene: Scene) -> str:
    return scene.form["text"].text  # type: ignore[attr-defined, no-any-return]


class Broken(Scene):
    """Fails as soon as it is drawn."""

    name = "broken"

    def draw(self, surface: pygame.Surface) -> None:
        raise ZeroDivisionError("a mistake of the program")


class TestErrorOfTheProgram:
    def test_it_is_told_in_one_sentence_and_the_log_has_the_rest(
        self, app: App, caplog: pytest.LogCaptureFixture
    ) -> None:
        app.open()
        app.program.stack.push(Broken(app.kit))
        app.frame([])
        app.frame([])
        scene = app.program.stack.top
        assert scene.name == "error_scene"
        assert "mistake" in text(scene)
        assert {"menu", "folder", "quit"} <= {widget.name for widget in scene.form}
        assert "a mistake of the program" in caplog.text
        assert "Traceback" in caplog.text
        assert not app.kit.type.shortened

    def test_the_game_is_saved_and_goes_on_from_the_menu(self, playing: App) -> None:
        playing.program.stack.push(Broken(playing.kit))
        playing.frame([key(pygame.K_F5)])
        playing._stale = True
        playing.frame([])
        assert playing.program.stack.top.name == "error_scene"
        playing.frame([key(pygame.K_RETURN)])
        assert playing.program.stack.top.name == "menu"
        playing.program.resume()
        match = playing.program.stack.top.match  # type: ignore[attr-defined]
        assert [step.action for step in match.steps] == [FIRST]

    def test_the_folder_with_the_log_can_be_opened(self, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
        opened: list[Path] = []
        monkeypatch.setattr("game.scenes.program.open_folder", opened.append)
        app.open()
        app.program.stack.push(Broken(app.kit))
        app.frame([])
        app.program.stack.top.form["folder"].click((0, 0))
        assert opened == [app.program.home.root]

    def test_an_error_while_time_passes_or_keys_are_read_is_survived_too(self, app: App) -> None:
        class Restless(Scene):
            def update(self, seconds: float) -> None:
                raise KeyError("time")

        class Deaf(Scene):
            def intent(self, intent: object) -> bool:
                raise KeyError("key")

        app.open()
        for scene, events in ((Restless(app.kit), []), (Deaf(app.kit), [key(pygame.K_x)])):
            app.program.stack.push(scene)
            app.frame(events)
            assert app.program.stack.top.name == "error_scene"
            app.frame(press(pygame.K_RETURN))
            assert app.program.stack.top.name == "menu"

    def test_when_even_that_fails_the_program_ends_with_one_line(
        self, home: Home, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def fails(self: object, surface: object) -> None:
            raise ZeroDivisionError("again")

        monkeypatch.setattr("game.scenes.menu.Menu.draw", fails)
        monkeypatch.setattr("game.scenes.error_scene.ErrorScene.draw", fails)
        assert starting.run(home.root) == 1
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert str(home.root / "log.txt") in said


class TestSaveFolder:
    def test_unwritable_it_is_told_and_play_goes_on_elsewhere(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        blocked = tmp_path / "file"
        blocked.write_text("")
        told: list[str] = []
        monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
        monkeypatch.setattr(App, "loop", lambda self: told.append(self.program.toast.text))
        assert starting.run(blocked) == 0
        assert str(blocked) in told[0]
        assert "Until then everything is kept in" in told[0]

    def test_without_any_folder_there_is_one_line(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "file").write_text("")
        monkeypatch.setattr(starting, "spare_home", full)
        assert starting.run(tmp_path / "file") == 1
        assert capsys.readouterr().err.count("\n") == 1

    @pytest.mark.parametrize("name", ["with spaces", "Zoë Müller", "日本", 'it\'s "odd" $HOME; #1'])
    def test_odd_names_are_nothing_special(self, tmp_path: Path, name: str) -> None:
        home = open_home(tmp_path / name)
        game = RunningGame.new(home, "labyrinth", PERSONS)
        game.apply(FIRST)
        game.save_as("Zoë: “über” \\ alles / 日本 ?")
        game.close()
        assert len(read_game(game.file.path)[2].steps) == 1

    def test_a_log_that_cannot_be_written_keeps_nobody_from_playing(
        self, home: Home, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (home.root / "log.txt").mkdir()
        monkeypatch.setattr(App, "loop", lambda self: logging.getLogger("game").warning("heard by nobody"))
        assert starting.run(home.root) == 0


class TestFullDisk:
    def test_in_mid_game_it_is_told_once_and_made_good_later(
        self, playing: App, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match = playing.program.stack.top.match  # type: ignore[attr-defined]
        put = GameFile._put
        monkeypatch.setattr(GameFile, "_put", full)
        match.do(match.view.legal()[0])
        assert "No space left" in playing.program.toast.text
        monkeypatch.setattr(GameFile, "_put", put)
        match.do(match.view.legal()[0])
        assert len(read_game(match.game.file.path)[2].steps) == 3

    def test_leaving_asks_as_long_as_something_would_be_lost(
        self, playing: App, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        stack = playing.program.stack
        match = stack.top.match  # type: ignore[attr-defined]
        put = GameFile._put
        monkeypatch.setattr(GameFile, "_put", full)
        match.do(match.view.legal()[0])
        playing.frame([pygame.event.Event(pygame.QUIT)])
        assert stack.top.name == "question"
        playing.frame([key(pygame.K_RETURN)])
        assert stack.top.match is match, "Enter is the careful answer"  # type: ignore[attr-defined]
        monkeypatch.setattr(GameFile, "_put", put)
        playing.frame([pygame.event.Event(pygame.QUIT)])
        assert stack.empty
        assert len(read_game(match.game.file.path)[2].steps) == 2

    def test_whoever_leaves_all_the_same_loses_no_more_than_the_last_moves(
        self, playing: App, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match = playing.program.stack.top.match  # type: ignore[attr-defined]
        put = GameFile._put
        monkeypatch.setattr(GameFile, "_put", full)
        match.do(match.view.legal()[0])
        playing.frame([pygame.event.Event(pygame.QUIT)])
        playing.program.stack.top.form["yes"].click((0, 0))
        assert playing.program.stack.empty
        monkeypatch.setattr(GameFile, "_put", put)
        game = RunningGame.resume(playing.program.home, match.game.file.path)
        assert [step.action for step in game.session.steps] == [FIRST]
        game.close()


class TestScreenshot:
    def test_on_a_full_disk_it_is_told_and_no_broken_picture_stays(
        self, app: App, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def torn(path: Path, data: bytes) -> int:
            with path.open("wb") as file:
                file.write(data[:10])
            raise OSError(errno.ENOSPC, "No space left on device", str(path))

        app.open()
        app.frame([])
        with monkeypatch.context() as patch:
            patch.setattr(Path, "write_bytes", torn)
            app.frame(press(pygame.K_F12))
        assert app.program.toast.text == "The picture could not be saved: No space left on device"
        assert not list(app.program.home.screenshots.iterdir())

    def test_its_folder_is_made_anew(self, app: App) -> None:
        app.open()
        app.program.home.screenshots.rmdir()
        app.frame(press(pygame.K_F12))
        (picture,) = app.program.home.screenshots.iterdir()
        assert pygame.image.load(picture).get_size() == (1024, 640)


class TestInterrupted:
    def test_in_the_terminal_the_window_closes_and_nothing_is_lost(
        self, playing: App, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match = playing.program.stack.top.match  # type: ignore[attr-defined]
        frame = playing.frame

        def interrupted(events: list[pygame.event.Event]) -> None:
            frame(events)
            if not playing.program.stack.empty:
                signal.raise_signal(signal.SIGINT)

        monkeypatch.setattr(playing, "frame", interrupted)
        before = signal.getsignal(signal.SIGINT)
        playing.loop()
        assert playing.program.stack.empty
        assert signal.getsignal(signal.SIGINT) is before
        assert len(read_game(match.game.file.path)[2].steps) == 1


class TestSaves:
    def test_a_torn_last_line_is_dropped(self, home: Home) -> None:
        game = RunningGame.new(home, "labyrinth", PERSONS)
        game.apply(FIRST)
        game.close()
        with game.file.path.open("ab") as file:
            file.write(b'{"do":"wal')
        resumed = RunningGame.resume(home, game.file.path)
        assert [step.action for step in resumed.session.steps] == [FIRST]
        resumed.close()

    @pytest.mark.parametrize(
        "content", [b"", b"\x89PNG\r\n\x1a\n\x00", b'{"format": 99}\n', b'[Event "Chess"]\n1. e4 e5\n', b"\0" * 50]
    )
    def test_a_foreign_file_is_told_and_left_alone(self, app: App, content: bytes) -> None:
        path = app.program.home.games / "foreign.game"
        path.write_bytes(content)
        with pytest.raises(BrokenFile):
            read_game(path)
        app.open()
        app.program.go_on(path)
        assert app.program.stack.top.name == "menu"
        assert "foreign.game" in app.program.toast.text
        assert "\n" not in app.program.toast.text
        assert path.read_bytes() == content

    def test_a_computer_player_of_another_version_moves_as_it_comes(self, new_board: NewBoard) -> None:
        from game.play.bot_worker import BotFailed

        board = new_board(dealt(2, 1, first=0), bots=(0,))
        told = []
        board.match.tell = told.append

        def fails() -> None:
            raise BotFailed("the bot of tomorrow")

        board.thinker.answer = fails  # type: ignore[method-assign]
        change = board.match.step(BOT_PAUSE)
        assert change is not None
        assert told[0].code == "bot_failed"


class TestInstallation:
    def test_broken_tiles_are_told_on_the_screen(self, app: App, installation: Path) -> None:
        path = installation / "data/tiles/labyrinth.yaml"
        path.write_text(path.read_text("utf-8").replace("count: ", "count: 9", 1), "utf-8")
        app.open()
        app.frame([])
        scene = app.program.stack.top
        assert scene.name == "error_scene"
        assert "broken" in text(scene)
        assert "labyrinth" in text(scene)

    def test_a_broken_language_gives_way_to_english(
        self, home: Home, installation: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for path in (installation / "data/lang").glob("*/common.yaml"):
            if path.parent.name != "en":
                path.write_text('menu: {quit: "Quit" quit}\n', "utf-8")
        home.settings.write_text(json.dumps({"language": "nl"}), "utf-8")
        told: list[tuple[str, str]] = []
        monkeypatch.setattr(
            App, "loop", lambda self: told.append((self.program.words.language, self.program.toast.text))
        )
        assert starting.run(home.root) == 0
        language, toast = told[0]
        assert language == "en"
        assert not toast or "nl/common.yaml" in toast

    def test_english_stands_in_for_the_broken_words_of_a_title(
        self, home: Home, installation: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (installation / "data/lang/nl/labyrinth.yaml").write_text("- tile\n", "utf-8")
        home.settings.write_text(json.dumps({"language": "nl"}), "utf-8")
        told: list[tuple[str, str, str]] = []

        def loop(app: App) -> None:
            said = [app.kit.say(key) for key in ("menu.quit", "tile.curve")]
            told.append((*said, app.program.toast.text))

        monkeypatch.setattr(App, "loop", loop)
        assert starting.run(home.root) == 0
        quit_, curve, toast = told[0]
        assert (quit_, curve) == ("Afsluiten", "a curve")
        assert "nl/labyrinth.yaml" in toast

    def test_without_words_there_is_one_line(self, installation: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (installation / "data/lang/en/common.yaml").write_text("menu: [\n", "utf-8")
        assert main([]) == 1
        said = capsys.readouterr().err
        assert "en/common.yaml" in said
        assert said.count("\n") == 1

    @pytest.mark.parametrize(
        "name",
        [
            *("data/labyrinth.yaml", "data/tiles/labyrinth.yaml", "data/menu_table.yaml"),
            *("data/lang/en/common.yaml", "data/lang/en/labyrinth.yaml"),
            *("art/pieces/meeple-red.png", "art/icons/dice.png", "art/icons/program-64.png", "art/pieces/ornament.png"),
            *("art/board/frame.webp", "art/board/frame.json"),
            *("art/tiles/labyrinth/shapes.json", "art/pieces/shapes.json"),
        ],
    )
    @pytest.mark.parametrize("content", [None, b"", b"{}"])
    def test_a_missing_or_empty_file_is_named(
        self,
        home: Home,
        whole: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        name: str,
        content: bytes | None,
    ) -> None:
        (whole / name).unlink()
        if content is not None:
            (whole / name).write_bytes(content)
        said: list[str] = []

        def loop(app: App) -> None:
            said.append(app.program.toast.text)
            ways: tuple[Callable[[], object], ...] = (
                lambda: None,
                lambda: app.program.stack.push(SetupScene(app.program, "labyrinth")),
                lambda: play(app),
            )
            for way in ways:
                app.frame([])
                if app.program.stack.top.name == "error_scene":
                    break
                try:
                    way()
                except Exception as error:
                    app._survive(error)
                app._stale = True
                app.frame([])
                said.append(app.program.toast.text)
            if app.program.stack.top.name == "error_scene":
                said.append(text(app.program.stack.top))

        def looped(app: App) -> None:
            loop(app)
            app.program.before_leaving(lambda: None)

        monkeypatch.setattr(App, "loop", looped)
        code = main(["--home", str(home.root)])
        line = capsys.readouterr().err
        named = (Path(name).stem, "data/lang/en: no words for")
        assert any(name in words for words in (*said, line) for name in named), (said, line)
        assert line.count("\n") <= 1 and code == (1 if line else 0)

    def test_a_word_that_is_missing_names_the_file_of_words(
        self, home: Home, installation: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        words = installation / "data/lang/en/common.yaml"
        lines = words.read_text("utf-8").replace("\nmenu:\n", "\nmeal:\n").replace("\nerror_scene:", "\nmishap:")
        words.write_text(lines, "utf-8")
        assert main(["--home", str(home.root)]) == 1
        said = capsys.readouterr().err
        assert "data/lang/en: no words for" in said and said.count("\n") == 1

    def test_a_missing_picture_has_a_stand_in_and_is_told_once(self, playing: App, root: Path) -> None:
        def find(*parts: str) -> Path:
            path = root.joinpath("art", *parts)
            if path.name == "frame.webp":
                raise resources.MissingResource(path)
            return path

        playing.kit.pictures.find = find
        playing.kit.pictures.clear()
        playing.program.stack.layout()
        playing._stale = True
        playing.frame([])
        assert playing.program.stack.top.name == "board"
        assert "frame.webp" in playing.program.toast.text
        playing.program.toast.say("")
        playing._stale = True
        playing.frame([])
        assert playing.program.toast.text == ""

    def test_a_broken_picture_has_one_too(self, app: App, tmp_path: Path) -> None:
        (tmp_path / "x.png").write_bytes(b"no picture")
        app.kit.pictures.find = lambda *parts: tmp_path / parts[-1]
        assert app.kit.pictures.get("x.png", 20).get_size() == (20, 20)
        assert "x.png" in app.kit.pictures.lost


class TestAudio:
    def test_without_a_loudspeaker_the_log_says_so_and_the_game_plays_on(
        self, app: App, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        monkeypatch.setenv("SDL_AUDIODRIVER", "gramophone")
        app.open()
        app.kit.sound.open()
        app.frame([])
        assert "without sound" in caplog.text
        assert app.program.stack.top.name == "menu"
