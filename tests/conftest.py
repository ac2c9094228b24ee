"""What all tests share: a home folder of their own, and no window."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.play.home import Home, open_home
from tests.wheel import allow_writing, install

# Before pygame is imported anywhere: tests need neither screen nor loudspeaker.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["LC_ALL"] = "C.UTF-8"  # and tests read English, whatever their user speaks

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def root() -> Path:
    """The folder of the repository."""
    return ROOT


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """An empty save folder."""
    return open_home(tmp_path / "home")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the program lies once its wheel is installed: a folder that may not be written."""
    site = install(tmp_path_factory.mktemp("wheel"))
    yield site
    allow_writing(site, True)
