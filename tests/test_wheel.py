"""The wheel holds data and art, and runs from anywhere without writing into its own folder."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from tests.wheel import ROOT


def run(installed: Path, elsewhere: Path, *arguments: str) -> str:
    # Bytecode is not written, so that this also shows something where root may write everywhere.
    environment = {**os.environ, "PYTHONPATH": str(installed), "PYTHONDONTWRITEBYTECODE": "1"}
    before = sorted(installed.rglob("*"))
    done = subprocess.run(
        [sys.executable, *arguments], cwd=elsewhere, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert sorted(installed.rglob("*")) == before
    return done.stdout.strip()


def test_data_and_art_are_inside(installed: Path) -> None:
    for name in ("data", "art"):
        here = {path.relative_to(ROOT / name) for path in (ROOT / name).rglob("*") if path.is_file()}
        wanted = {
            path
            for path in here
            if path.parts[0] != "painter" and path.suffix not in {".py", ".pyc"} and not path.name.startswith(".")
        }
        folder = installed / "game" / f"_{name}"
        assert {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()} == wanted


def test_no_painter_and_no_test_is_inside(installed: Path) -> None:
    assert sorted(path.name for path in installed.iterdir() if not path.name.endswith(".dist-info")) == ["game"]
    assert not list(installed.rglob("*painter*"))


def test_it_finds_its_own_data(installed: Path, tmp_path: Path) -> None:
    program = "from game.play.resources import data_path; print(data_path('lang', 'en'))"
    assert run(installed, tmp_path, "-c", program) == str(installed / "game/_data/lang/en")


def test_it_plays_from_another_folder(installed: Path, tmp_path: Path) -> None:
    told = run(installed, tmp_path, "-m", "game", "simulate", "labyrinth", "--games", "1")
    assert isinstance(json.loads(told), dict)


@pytest.mark.parametrize(
    ("word", "file"), [("replay", "saves/0.1.0-two.game"), ("position", "positions/two_cities_at_once.yaml")]
)
def test_it_answers_as_the_checkout_does(
    installed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], word: str, file: str
) -> None:
    command = (word, str(ROOT / "tests" / file))
    assert main(command) == 0
    assert run(installed, tmp_path, "-m", "game", *command) == capsys.readouterr().out.strip()
