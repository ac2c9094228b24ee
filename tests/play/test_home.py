"""The save folder: where it is, and one clear line where it cannot be."""

import sys
from pathlib import Path

import pytest

from game.play.home import FOLDER, open_home, spare_home, usual_folder
from game.play.user_error import UserError
from game.play.words import Words


def test_the_usual_folder_of_each_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    share = tmp_path / "share"
    assert usual_folder("linux", {}) == tmp_path / ".local/share" / FOLDER
    assert usual_folder("linux", {"XDG_DATA_HOME": str(share)}) == share / FOLDER
    assert usual_folder("linux", {"XDG_DATA_HOME": "not/absolute"}) == tmp_path / ".local/share" / FOLDER
    assert usual_folder("darwin", {}) == tmp_path / "Library/Application Support" / FOLDER
    assert usual_folder("win32", {"APPDATA": str(share)}) == share / FOLDER
    assert usual_folder("win32", {}) == tmp_path / "AppData/Roaming" / FOLDER


@pytest.mark.parametrize("name", ["with spaces", "Zoë Müller", "日本", 'it\'s "odd" $HOME; #1', "deep/er/still"])
def test_odd_names_are_fine(name: str, tmp_path: Path) -> None:
    home = open_home(tmp_path / name)
    assert home.games.is_dir()
    assert home.screenshots.is_dir()


def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(UserError) as told:
        open_home(tmp_path / "file" / "home")
    line = Words().tell(told.value)
    assert str(tmp_path / "file" / "home") in line
    assert "Not a directory" in line
    assert "\n" not in line


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder that even root cannot write")
def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(UserError) as told:
        open_home(Path("/proc/self/home"))
    assert told.value.code == "home"


@pytest.mark.skipif(sys.platform == "win32", reason="asks for the home folder of Linux")
def test_a_user_without_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("no home can be told")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", nowhere)
    with pytest.raises(UserError) as told:
        open_home()
    assert "no home can be told" in Words().tell(told.value)


def test_a_spare_home_can_be_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    for name in ("WallsAndWays-0", "WallsAndWays-1"):
        (tmp_path / name).mkdir(mode=0o755)  # others may look into it
    (tmp_path / "WallsAndWays-2").symlink_to(tmp_path)
    home = spare_home()
    assert home.games.is_dir()
    assert home.root.parent == tmp_path
    assert spare_home() == home, "the next start finds what this one left"
    assert len(list(tmp_path.iterdir())) == 4
