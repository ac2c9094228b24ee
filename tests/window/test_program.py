"""The program as it is started by people: installed, in an odd folder, closed by its window."""

from pathlib import Path

from game.play.home import open_home
from game.play.lines import read
from tests.window.hands import Mouse
from tests.window.playing import playing


def test_the_wheel_opens_its_window_from_another_folder(screen: str, installed: Path, tmp_path: Path) -> None:
    before = sorted(installed.rglob("*"))
    with playing(screen, tmp_path / "home", installed) as program:
        hand = Mouse(program)
        hand.start()
        program.key("F12")
        shots = tmp_path / "home" / "screenshots"
        program.wait("a screenshot", lambda _: list(shots.glob("*.png")))
        hand.leave()
        assert program.ended() == 0
    assert sorted(installed.rglob("*")) == before


def test_the_home_folder_may_have_an_odd_name(screen: str, tmp_path: Path) -> None:
    home = tmp_path / "Zoë's & 日本"
    with playing(screen, home) as program:
        Mouse(program).start()
    [game] = open_home(home).games.glob("*.game")
    assert read(game).header["title"] == "labyrinth"


def test_a_home_folder_that_cannot_be_written_stops_nobody(screen: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with playing(screen, tmp_path / "file" / "home", log_in=tmp_path) as program:
        Mouse(program).start()
