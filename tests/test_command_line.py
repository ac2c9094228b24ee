"""The command line: exit codes, and one line for whatever is wrong."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.engine.labyrinth.actions import Push
from game.engine.session import Seat
from game.play.home import Home
from game.play.running_game import RunningGame, Setup
from game.play.simulate import Simulation

ROOT = Path(__file__).resolve().parents[1]


def call(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "game", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def told(done: subprocess.CompletedProcess[str], code: int) -> str:
    """The one line that was told with this exit code."""
    assert (done.returncode, done.stdout) == (code, ""), done.stderr
    [line] = done.stderr.splitlines()
    return line


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["--hom=x"], "--hom"),
        (["simulate"], "TITLE"),
        (["simulate", "chess"], "invalid choice: 'chess'"),
        (["simulate", "labyrinth", "--games", "many"], "invalid int value: 'many'"),
        (["simulate", "labyrinth", "--bots", "nobody"], "nobody"),
        (["simulate", "labyrinth", "--bots", "tests:Nobody"], "tests:Nobody"),
        (["simulate", "labyrinth", "--option", "crown=9Z"], "crown: 1A is wanted, not '9Z'"),
        (["simulate", "labyrinth", "--option", "crown"], "NAME=VALUE is wanted, not 'crown'"),
        (["simulate", "labyrinth", "--crown", "1A"], "--crown"),
        (["simulate", "labyrinth", "--jobs", "0"], "jobs: a number from 1 is wanted"),
        (["replay"], "FILE"),
        (["position"], "FILE"),
    ],
)
def test_a_wrong_call(arguments: list[str], reason: str) -> None:
    assert reason in told(call(*arguments), 2)


def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    none, broken, yaml = tmp_path / "none", tmp_path / "broken.game", tmp_path / "broken.yaml"
    broken.write_text('{"format": 1}\nnonsense\n')
    yaml.write_text("title: labyrinth\ntitle: labyrinth\n")
    assert "none cannot be read: No such file" in told(call("replay", none), 1)
    assert "broken.game is broken in line 2" in told(call("replay", broken), 1)
    assert "broken.game is broken in line 2" in told(call("position", "--from", broken), 1)
    assert "none: cannot be read: No such file" in told(call("position", none), 1)
    assert "broken.yaml:2: the key 'title' stands here twice" in told(call("position", yaml), 1)


def test_no_display(tmp_path: Path) -> None:
    nowhere = {"SDL_VIDEODRIVER": "x11", "DISPLAY": ":4242", "WAYLAND_DISPLAY": ""}
    assert "no display" in told(call("--home", tmp_path / "home", **nowhere), 1)


def test_a_part_that_cannot_be_measured() -> None:
    assert "'nope' (choose from engine, " in told(call("bench", "nope"), 2)


def test_the_version_and_the_help() -> None:
    version = call("--version")
    assert (version.returncode, version.stderr) == (0, "")
    assert version.stdout[0].isdigit()
    for arguments in ([], ["simulate"], ["replay"], ["position"]):
        help_ = call(*arguments, "--help")
        assert (help_.returncode, help_.stderr) == (0, "")


def test_it_speaks_the_language_of_the_terminal(tmp_path: Path) -> None:
    none = tmp_path / "none"
    assert "lässt sich nicht lesen" in told(call("replay", none, LC_ALL="de_DE.UTF-8", PYTHONIOENCODING="utf-8"), 1)
    assert "in einem Fenster" in call("--help", LC_ALL="de_AT", PYTHONIOENCODING="utf-8").stdout


def test_calls_that_make_no_sense(tmp_path: Path) -> None:
    position = ROOT / "tests" / "positions"
    some = next(position.glob("*.yaml"))
    assert "--at" in told(call("position", some, "--at", "3"), 2)
    assert "--home" in told(call("--home", ""), 2)
    assert "no folder" in told(call("--home", tmp_path, "--layout", tmp_path / "none" / "layout.json"), 2)
    assert "--seed" in told(call("simulate", "labyrinth", "--seed", os.fsdecode(b"\xff")), 2)
    assert "two lines" in told(call("replay", tmp_path / "two\nlines"), 1)
    assert "'two lines'" in told(call("simulate", "labyrinth", "--bots", "two\nlines"), 2).replace("\\n", " ")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_what_cannot_be_written_is_told_in_one_line(home: Home) -> None:
    game = RunningGame.new(home, "labyrinth", Setup((Seat("Ada", "red"), Seat("Bo", "blue")), "seed"))
    game.apply(Push("N1", 0))
    game.close()
    path = game.file.path
    simulate = ("simulate", "labyrinth", "--games", "1", "--bots", "random,random")
    told_of = (("replay", path), ("replay", path, "--json"), ("position", "--from", path), ("--version",))
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    for arguments in (simulate, *told_of):
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(
                [sys.executable, "-m", "game", *map(str, arguments)],
                cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False, env=buffered,
            )  # fmt: skip
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1 and "No space left" in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="streams are closed by a shell")
def test_with_nowhere_to_say_what_is_wrong_a_command_ends_all_the_same(tmp_path: Path) -> None:
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" 2>&-', "sh", sys.executable, "-m", "game", "replay", str(tmp_path / "none")],
        cwd=ROOT, stdout=subprocess.PIPE, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")


def test_an_interrupted_simulation_ends_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Simulation, "run", lambda self: signal.raise_signal(signal.SIGINT))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores it
    try:
        assert main(["simulate", "labyrinth"]) == 1
    finally:
        signal.signal(signal.SIGINT, before)
    assert capsys.readouterr() == ("", "")


@pytest.fixture
def installation(tmp_path: Path) -> Path:
    """A checkout whose data a test may break."""
    copy = tmp_path / "installation"
    copy.mkdir()
    (copy / "art").symlink_to(ROOT / "art")
    for name in ("data", "game"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def test_broken_data_fail_a_run_and_are_told(installation: Path, tmp_path: Path) -> None:
    def fails(*arguments: str | Path) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "game", *map(str, arguments)],
            cwd=installation, env={**os.environ, "PYTHONPATH": str(installation)}, capture_output=True, text=True,
            timeout=60, check=False,
        )  # fmt: skip
        return told(done, 1)

    words, rules = installation / "data/lang/en/common.yaml", installation / "data/labyrinth.yaml"
    text, data = words.read_text("utf-8"), rules.read_text("utf-8")
    rules.write_text(data.replace("pile", "heap"), "utf-8")
    assert "pile" in fails("simulate", "labyrinth", "--games", "1")
    rules.unlink()
    assert "labyrinth.yaml is missing" in fails("simulate", "labyrinth", "--games", "1")
    rules.write_text(data, "utf-8")
    words.write_text(text.replace("{file} cannot be read: {why}.", "{file} {nonsense}", 1), "utf-8")
    assert "data/lang/en:" in fails("replay", tmp_path / "none")
    words.unlink()
    assert "common.yaml is missing" in fails("replay", tmp_path / "none")
