"""The program as it is started by people: installed, in an odd folder, closed by its window."""

from pathlib import Path

from game.play.game_lines import read
from game.play.home import open_home
from tests.window.display import display
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
    with playing(screen, tmp_path / "file" / "home", beside=tmp_path) as program:
        Mouse(program).start()


def test_a_second_program_plays_on_in_a_copy(screen: str, tmp_path: Path) -> None:
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    elsewhere.mkdir()
    with playing(screen, home) as first:
        Mouse(first).start()
        with display() as another, playing(another, home, beside=elsewhere) as second:
            second.wait_for("menu")
            second.click("continue")
            second.wait_for("question")
            second.click("yes")
            second.wait_for("board")
        [game, copy] = sorted(open_home(home).games.glob("*.game"), key=lambda path: len(path.name))
        assert copy.name == f"{game.stem}-copy.game"
        assert copy.read_bytes() == game.read_bytes()
