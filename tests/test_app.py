"""The main loop: it sleeps, draws when needed, tells the layout, keeps the window."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import app as app_module
from game import starting
from game.app import App
from game.engine.labyrinth.actions import Push
from game.engine.session import Seat
from game.play.home import Home
from game.play.running_game import RunningGame, Setup
from game.play.settings import Settings, load_settings
from game.play.words import Words
from game.scenes.computer_players import POLL
from game.scenes.menu import Menu
from game.ui.scene import Scene
from game.ui.theme import SMALLEST
from game.ui.window import Window
from tests.scenes.landscapes import Thoughtless


class Clock:
    """Time turned by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Counting(Scene):
    """Counts how often it is drawn."""

    name = "counting"

    def __init__(self, app: App) -> None:
        super().__init__(app.kit)
        self.drawn = 0
        self.seconds: list[float] = []
        self.sizes: list[tuple[int, int]] = []

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.seconds.append(seconds)

    def layout(self, size: tuple[int, int]) -> None:
        self.sizes.append(size)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def app(home: Home, clock: Clock, tmp_path: Path) -> Iterator[App]:
    pygame.font.init()
    window = Window((1024, 640))
    yield App(window, home, Words(), Settings(animation="off"), tmp_path / "layout.json", clock)
    window.close()


@pytest.fixture
def scene(app: App) -> Counting:
    scene = Counting(app)
    app.program.stack.push(scene)
    app.frame([])
    return scene


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


def test_nothing_is_drawn_while_nothing_happens(app: App, scene: Counting) -> None:
    for _ in range(5):
        app.frame([])
    assert scene.drawn == 1


def test_an_intent_draws_once(app: App, scene: Counting) -> None:
    app.frame([key(pygame.K_f), key(pygame.K_u)])
    assert scene.drawn == 2


def test_the_time_slept_passes_before_what_was_asked_for(app: App, scene: Counting, clock: Clock) -> None:
    clock.now += 30
    app.frame([key(pygame.K_f)])
    assert scene.seconds[-1] == pytest.approx(30)


def test_a_screenshot_says_where_it_went(app: App, scene: Counting) -> None:
    app.frame([key(pygame.K_F12)])
    (picture,) = app.program.home.screenshots.iterdir()
    assert str(picture) in app.program.toast.text


def test_each_screenshot_of_a_frame_is_a_picture_of_its_own(app: App, scene: Counting) -> None:
    again = [pygame.event.Event(pygame.KEYUP, key=pygame.K_F12, mod=0), key(pygame.K_F12)]
    app.frame([key(pygame.K_F12), key(pygame.K_F1), *again, *again])
    pictures = [pygame.image.load(path) for path in app.program.home.screenshots.iterdir()]
    assert len(pictures) == 3
    assert len({pygame.image.tobytes(picture, "RGB") for picture in pictures}) > 1, "the keys came in between"


def test_a_screenshot_that_cannot_be_saved_is_told(app: App, scene: Counting) -> None:
    app.program.home.screenshots.rmdir()
    app.program.home.screenshots.write_text("in the way")
    app.frame([key(pygame.K_F12)])
    assert "could not be saved" in app.program.toast.text


def test_the_keys_of_a_scene_come_over_it_once(app: App, scene: Counting) -> None:
    app.frame([key(pygame.K_F1)])
    assert app.program.stack.top.name == "keys"
    app.frame([pygame.event.Event(pygame.KEYUP, key=pygame.K_F1, mod=0), key(pygame.K_F1)])
    assert app.program.stack.top is scene


def test_closing_the_window_leaves_every_scene(app: App, scene: Counting) -> None:
    left = []
    app.program.before_leaving = lambda leave: (left.append("game"), leave())
    app.frame([pygame.event.Event(pygame.QUIT)])
    assert app.program.stack.empty
    assert left == ["game"]


def test_the_layout_file_follows(app: App, scene: Counting, tmp_path: Path) -> None:
    told = json.loads((tmp_path / "layout.json").read_text(encoding="utf-8"))
    assert (told["scene"], told["size"], told["busy"]) == ("counting", [1024, 640], False)
    app.program.stack.push(Menu(app.program))
    app.frame([key(pygame.K_TAB)])
    told = json.loads((tmp_path / "layout.json").read_text(encoding="utf-8"))
    assert told["scene"] == "menu"
    assert told["focus"] == "new"
    assert len(told["boxes"]["new"]) == 4


def test_a_window_too_small_says_so_and_comes_back(app: App, scene: Counting) -> None:
    pygame.display.set_mode((800, 500), pygame.RESIZABLE)
    app.frame([])
    drawn = scene.drawn
    app.frame([key(pygame.K_f)])
    assert scene.drawn == drawn
    assert app.kit.theme.too_small
    pygame.display.set_mode(SMALLEST, pygame.RESIZABLE)
    app.frame([])
    assert scene.drawn == drawn + 1
    assert scene.sizes[-1] == SMALLEST


def test_a_larger_window_is_laid_out_anew(app: App, scene: Counting) -> None:
    pygame.display.set_mode((1024, 768), pygame.RESIZABLE)
    app.frame([])
    assert scene.sizes[-1] == (1024, 768)


def test_pictures_come_to_hand_however_slow_the_display_is(
    app: App, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow() -> None:
        until = time.process_time() + 2 * app_module.SPARE
        while time.process_time() < until:
            pass

    monkeypatch.setattr(app.window, "flip", slow)
    app.program.stack.push(Menu(app.program))
    made: list[int] = []

    def steps() -> Iterator[None]:
        for number in range(5):
            made.append(number)
            time.sleep(app_module.SPARE)  # more than is worked in a frame
            yield

    app.kit.pictures.slowly("steps", steps)
    for _ in range(200):
        clock.now += 1 / 60
        app.frame([])
        if not app._busy():
            break
    assert made == [*range(5)]
    assert not app._busy()


def test_a_session_ends_with_the_window(home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(App, "_events", lambda self: [pygame.event.Event(pygame.QUIT)])
    assert starting.run(home.root) == 0
    settings, user_error = load_settings(home.settings)
    assert user_error is None
    assert settings.window[0] >= SMALLEST[0]


def test_an_error_of_the_program_goes_to_the_log(
    home: Home, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(self: App) -> None:
        raise ZeroDivisionError("a mistake")

    monkeypatch.setattr(App, "loop", fails)
    assert starting.run(home.root) == 1
    said = capsys.readouterr().err
    assert str(home.root / "log.txt") in said
    assert said.count("\n") == 1
    assert "a mistake" in (home.root / "log.txt").read_text(encoding="utf-8")


def test_a_home_that_cannot_be_used_is_told_and_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    told = []

    def look(self: App) -> None:
        told.append(self.program.toast.text)

    monkeypatch.setattr(App, "loop", look)
    assert starting.run(blocked) == 0
    assert str(blocked) in told[0]


def test_without_a_display_there_is_one_line(home: Home) -> None:
    """SDL would otherwise draw for nobody."""
    code = (
        "import os, sys\n"
        "for name in ('SDL_VIDEODRIVER', 'DISPLAY', 'WAYLAND_DISPLAY'): os.environ.pop(name, None)\n"
        "from pathlib import Path\n"
        "from game.starting import run\n"
        "sys.exit(run(Path(sys.argv[1])))\n"
    )
    if sys.platform != "linux":
        pytest.skip("elsewhere there is always a display")
    done = subprocess.run(
        [sys.executable, "-c", code, str(home.root)],
        capture_output=True,
        text=True,
        timeout=30,
        cwd=Path(starting.__file__).parents[1],
    )
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1].startswith("walls-and-ways: there is no display")


def test_waiting_for_a_computer_player_draws_nothing_until_it_has_moved(app: App, clock: Clock) -> None:
    seats = (Seat("Ada", "red"), Seat("Bo", "blue", "greedy"))
    app.open()
    app.program.play(RunningGame.new(app.program.home, "labyrinth", Setup(seats, "seed", {"first": 1})))
    match = app.program.stack.top.match  # type: ignore[attr-defined]
    match.thinker.close()
    match.thinker = thinker = Thoughtless()
    match.look()
    drawn: list[float] = []
    flip = app.window.flip
    app.window.flip = lambda: (drawn.append(clock.now), flip())  # type: ignore[method-assign, assignment]

    def pass_time(seconds: float) -> None:
        for _ in range(round(seconds / POLL)):
            clock.now += POLL
            app.frame([])

    pass_time(2.0)
    drawn.clear()
    pass_time(2.0)
    assert not drawn
    thinker.told = Push("N1", 0)
    pass_time(2.0)
    assert drawn and match.phase != "insert"
    drawn.clear()
    pass_time(2.0)
    assert not drawn
    assert app._wait() <= POLL
    app.program.before_leaving(lambda: None)
