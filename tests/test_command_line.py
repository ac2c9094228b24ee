"""The command line: exit codes, and one line for whatever is wrong."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
