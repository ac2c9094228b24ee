"""A sample of broken files in every test run: each is told clearly or read rightly, and never changed."""

from pathlib import Path

import pytest

from game.play.home import Home, open_home
from tests.proving.fuzz import Kind, attack, kinds

SAMPLE = {"games": 250, "positions": 250, "settings": 250, "data": 250, "windows": 12}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Kind]:
    """The files that are broken, made once."""
    return kinds(open_home(tmp_path_factory.mktemp("whole")))


@pytest.mark.parametrize("name", SAMPLE)
def test_a_broken_file_is_told_or_read(name: str, whole: dict[str, Kind], home: Home, tmp_path: Path) -> None:
    (home.root / "broken").mkdir()
    went = attack(whole[name], f"sample {name}", SAMPLE[name], home, tmp_path / "kept")
    reports = "\n".join(path.read_text(encoding="utf-8") for path in sorted((tmp_path / "kept").glob("*.txt")))
    assert not went["FAILED"], reports
    assert went["told"] and went["read"], "a sample of both"
