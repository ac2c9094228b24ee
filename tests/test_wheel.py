"""The wheel holds data and art, and runs from anywhere without writing into its own folder."""

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ["pyproject.toml", "setup.py", "README.md", "game", "data", "art"]
BUILD = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The wheel of this checkout, unpacked as pip would do it, in a folder that may not be written."""
    tree = tmp_path_factory.mktemp("tree")
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, tree / name)
    wheels = tmp_path_factory.mktemp("wheels")
    subprocess.run([sys.executable, "-c", BUILD, str(wheels)], cwd=tree, capture_output=True, check=True)
    site = tmp_path_factory.mktemp("site")
    [wheel] = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    folders = [site, *(path for path in site.rglob("*") if path.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    yield site
    for folder in folders:
        folder.chmod(0o755)


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
    program = "from game.play.resources import data_path; print(data_path('lang', 'en.yaml'))"
    assert run(installed, tmp_path, "-c", program) == str(installed / "game/_data/lang/en.yaml")


def test_it_runs_from_another_folder(installed: Path, tmp_path: Path) -> None:
    assert run(installed, tmp_path, "-m", "game", "--version")
