"""The frozen program does what the checkout does: in the terminal, and in a window against the computer."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import __version__
from game.engine.chance import Chance
from game.engine.notation import action_to_json
from game.play.game_lines import read
from game.play.home import open_home
from game.play.running_game import read_game
from game.play.settings import Settings, save_settings
from game.ui.theme import Face
from tests.golden.compare import difference, shrunk
from tests.wheel import ROOT
from tests.window.display import display, want_tools
from tests.window.frozen import MOST_BYTES, built, everything_in, installed_in, outlived_by
from tests.window.hands import Mouse
from tests.window.playing import Playing, playing
from tests.window.test_whole_game import SCENE

WINDOW = (1440, 900)
PICTURE = ROOT / "tests/golden/pictures/menu-1440x900.webp"
SAVE = ROOT / "tests/saves/0.1.0-two.game"
POSITION = ROOT / "tests/positions/two_cities_at_once.yaml"
WITHOUT_TERMINAL = ("sh", "-c", 'exec "$@" >&- 2>&-', "sh")
"""Starts a program as a windowed build starts on Windows: it has no standard output and no standard error."""


@pytest.fixture(scope="module")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The frozen program, installed where it may not write; nothing in its folder changes."""
    with installed_in(tmp_path_factory.mktemp("frozen")) as program:
        before = everything_in(program.parent)
        yield program
        assert everything_in(program.parent) == before


def told(*call: str | Path, elsewhere: Path) -> str:
    done = subprocess.run([*map(str, call)], cwd=elsewhere, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def play_until_both_had_a_turn(program: Playing, path: Path) -> None:
    chance = Chance(3)
    while True:
        session = read_game(path)[2]
        state, lines = session.state, len(read(path).records)
        if state.seat != 0:
            program.wait("an action of the computer", lambda _, lines=lines: len(read(path).records) > lines)
            continue
        shown = (SCENE[state.phase], state.phase, 0)
        program.wait(
            f"scene, phase and seat {shown}",
            lambda seen, shown=shown: (
                (seen["scene"], seen.get("phase"), seen.get("seat")) == shown and not seen["busy"]
            ),
        )
        if {step.seat for step in session.steps} == {0, 1}:
            return
        meant = action_to_json(Mouse(program).do(state, chance))
        program.wait(f"{meant} in the file", lambda _, lines=lines: len(read(path).records) > lines)
        assert read(path).records[lines] == meant


def test_it_tells_its_version(frozen: Path, tmp_path: Path) -> None:
    assert told(frozen, "--version", elsewhere=tmp_path) == f"{__version__}\n", "built from another release"


@pytest.mark.parametrize(
    "command",
    [("simulate", "labyrinth", "--games", "1"), ("replay", SAVE), ("replay", SAVE, "--json"), ("position", POSITION)],
    ids=lambda command: " ".join(map(str, command[:1] + command[2:])),
)
def test_it_answers_as_the_checkout_does(frozen: Path, tmp_path: Path, command: tuple[str, ...]) -> None:
    here = told(sys.executable, "-m", "game", *command, elsewhere=ROOT)
    assert here
    assert told(frozen, *command, elsewhere=tmp_path) == here


@pytest.mark.parametrize("command", [("--version",), ("simulate", "labyrinth", "--games", "1"), ("replay", SAVE)])
def test_without_a_terminal_nothing_breaks(frozen: Path, tmp_path: Path, command: tuple[str, ...]) -> None:
    assert told(*WITHOUT_TERMINAL, frozen, *command, elsewhere=tmp_path) == ""


def test_a_turn_against_the_computer(frozen: Path, tmp_path: Path) -> None:
    """It has no terminal, shows the menu, deals a game, its worker plays a turn, and no process is left."""
    want_tools()
    home = open_home(tmp_path / "home")
    save_settings(home.settings, Settings(animation="off", window=WINDOW))
    command = (*WITHOUT_TERMINAL, str(frozen))
    with display(f"{WINDOW[0]}x{WINDOW[1]}x24") as screen, playing(screen, home.root, command=command) as program:
        program.wait_for("menu")
        program.xdotool("mousemove", "0", "0")
        program.wait("all pictures", lambda seen: not seen["waiting"])
        program.key("F12")
        program.wait("a screenshot", lambda _: list(home.screenshots.glob("*.png")))
        program.click("new")
        program.wait_for("setup")
        program.click("player1.greedy")
        program.click("first.0")
        program.click("start")
        program.wait("a game", lambda _: list(home.games.glob("*.game")))
        [path] = home.games.glob("*.game")
        play_until_both_had_a_turn(program, path)
        program.click("menu")
        program.wait_for("pause")
        program.click("quit")
        assert program.ended() == 0
    assert [seat["player"] for seat in read(path).header["seats"]] == ["person", "greedy"]
    log = (home.root / "log.txt").read_text(encoding="utf-8")
    assert "WARNING" not in log, log
    assert "ERROR" not in log, log
    assert outlived_by(frozen) == []
    [shot] = home.screenshots.glob("*.png")
    apart = difference(pygame.image.load(PICTURE), shrunk(pygame.image.load(shot)))
    assert apart.small, f"{shot}: {apart}"


def test_what_is_in_the_folder() -> None:
    """Data and art without the programs that paint, and of each family of type only the cuts in use."""
    folder = built()
    for name in ("data", "art"):
        here = {path.relative_to(ROOT / name) for path in (ROOT / name).rglob("*") if path.is_file()}
        wanted = {path for path in here if path.parts[0] != "painter" and path.suffix not in {".py", ".pyc"}}
        assert {path.relative_to(folder / name) for path in (folder / name).rglob("*") if path.is_file()} == wanted
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) < MOST_BYTES
    assert {path.name for path in files if path.suffix in (".ttf", ".otf")} == {Path(face.value).name for face in Face}
    assert not [path for path in files if "numpy" in path.parts or "skia" in path.name]
