"""Game files: what was written is read back, whatever happens to program, disk and file."""

import json
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.play import game_file
from game.play.game_file import FileInUse, GameFile, copy_of
from game.play.game_lines import BrokenFile, StoreError, content_of, read
from game.play.home import Home
from game.play.user_error import UserError
from game.play.words import Words

HEADER = {"title": "labyrinth", "seed": "Blue 7/é", "seats": [{"name": "Zoë"}]}
DAY = date(2026, 3, 9)


@pytest.fixture
def game(home: Home) -> Iterator[GameFile]:
    game = GameFile.create(home.games, HEADER, DAY)
    yield game
    game.close()


def told(user_error: UserError) -> str:
    line = Words().tell(user_error)
    assert "\n" not in line
    return line


def test_a_game_is_named_by_title_date_and_seed(game: GameFile, home: Home) -> None:
    assert game.path.name == "labyrinth-2026-03-09-Blue-7.game"
    again = GameFile.create(home.games, HEADER, DAY)
    assert again.path.name == "labyrinth-2026-03-09-Blue-7-2.game"
    again.close()


def test_lines_come_back(game: GameFile) -> None:
    game.append({"do": "push", "arrow": "N2"})
    game.append({"do": "undo"}, sync=True)
    content = read(game.path)
    assert content.header == {"format": 1, **HEADER}
    assert content.records == [{"do": "push", "arrow": "N2"}, {"do": "undo"}] == game.records
    assert content.size == game.path.stat().st_size
    assert game.path.read_text(encoding="utf-8").count("\n") == 3


def test_going_on_appends(game: GameFile) -> None:
    game.append({"n": 1})
    game.close()
    before = game.path.read_bytes()
    again = GameFile.open(game.path)
    again.append({"n": 2})
    again.close()
    assert game.path.read_bytes() == before + b'{"n":2}\n'


@given(st.lists(st.dictionaries(st.text(), st.integers() | st.text() | st.booleans() | st.none())), st.data())
def test_a_torn_end_costs_one_line_at_most(records: list[dict[str, object]], data: st.DataObject) -> None:
    lines = [json.dumps(line).encode() + b"\n" for line in [{"format": 1}, *records]]
    source = b"".join(lines)
    cut = data.draw(st.integers(len(lines[0]), len(source)))
    content = content_of(Path("a.game"), source[:cut])
    kept = source[:cut].count(b"\n") - 1
    # A line that lacks nothing but its end is whole.
    assert content.records == records[: len(content.records)]
    assert len(content.records) in (kept, kept + 1)
    assert content.size == cut or source[: content.size].endswith(b"\n")


def test_a_torn_line_is_cut_off_only_by_going_on(game: GameFile) -> None:
    game.append({"n": 1})
    game.close()
    whole = game.path.read_bytes()
    for torn in (b'{"n": 2', b'{"n":\x00\x00', b"\xc3", b"\x00" * 4096):
        game.path.write_bytes(whole + torn)
        assert read(game.path).records == [{"n": 1}]
        again = GameFile.open(game.path)
        assert game.path.read_bytes() == whole + torn, "looking changes nothing"
        again.append({"n": 3})
        again.close()
        assert game.path.read_bytes() == whole + b'{"n":3}\n'


def test_a_last_line_without_its_end_is_kept(game: GameFile) -> None:
    game.append({"n": 1})
    game.close()
    game.path.write_bytes(game.path.read_bytes().rstrip())
    again = GameFile.open(game.path)
    again.append({"n": 2})
    again.close()
    assert read(game.path).records == [{"n": 1}, {"n": 2}]


@pytest.mark.parametrize(
    ("source", "line", "reason"),
    [
        (b"", 1, "header, is missing"),
        (b'{"format": 1, "ti', 1, "header, is missing"),
        (b"\n", 1, "header, is missing"),
        (b'{"format": 1}\n{"n": 1}\nnonsense\n{"n": 2}\n', 3, "no object of JSON"),
        (b'{"format": 1}\n[1]\n', 2, "keys with values"),
        (b'{"format": 1}\n\n{"n": 1}\n', 2, "no object of JSON"),
        (b'{"format": 1}\n{"n": 1, "n": 2}\n', 2, "a key stands twice"),
        (b'{"format": 1}\n{"n": NaN}\n', 2, "NaN is not a number"),
        (b'{"format": 1}\n{"n": "\xff"}\n', 2, "UTF-8"),
        (b'{"format": 1}\n' + b"[" * 100_000 + b"\n", 2, "inside each other"),
    ],
)
def test_a_broken_file_is_told_by_line_and_left_alone(source: bytes, line: int, reason: str, home: Home) -> None:
    path = home.games / "a.game"
    path.write_bytes(source)
    for use in (read, GameFile.open):
        with pytest.raises(BrokenFile) as refused:
            use(path)
        assert f"broken in line {line}: " in told(refused.value)
        assert reason in told(refused.value)
    assert path.read_bytes() == source


@pytest.mark.parametrize("source", [b"\x7fELF\x00\n", b"Dear diary,\n", b"[1]\n", b'{"name": "other"}\n{}\n'])
def test_a_foreign_file_is_told_and_left_alone(source: bytes, home: Home) -> None:
    path = home.games / "a.game"
    path.write_bytes(source)
    for use in (read, GameFile.open):
        with pytest.raises(BrokenFile) as refused:
            use(path)
        assert told(refused.value) == "a.game is no game of Walls & Ways."
    assert path.read_bytes() == source


def test_a_file_of_an_unknown_format_is_told(home: Home) -> None:
    path = home.games / "a.game"
    path.write_text('{"format": 99}\n')
    with pytest.raises(BrokenFile) as refused:
        read(path)
    assert "has the format 99" in told(refused.value)


@pytest.mark.parametrize("use", [read, GameFile.open, copy_of])
def test_a_file_that_is_not_there_is_told(use: object, home: Home) -> None:
    assert callable(use)
    with pytest.raises(StoreError) as refused:
        use(home.games / "none.game")
    assert "No such file" in told(refused.value)


def test_a_file_in_use_is_told_and_can_be_copied(game: GameFile) -> None:
    game.append({"n": 1})
    with pytest.raises(FileInUse) as refused:
        GameFile.open(game.path)
    assert "being played in another window" in told(refused.value)
    copy = copy_of(game.path)
    assert copy_of(game.path) != copy
    again = GameFile.open(copy)
    again.append({"n": 2})
    again.close()
    assert read(game.path).records == [{"n": 1}]
    assert read(copy).records == [{"n": 1}, {"n": 2}]


def test_another_program_finds_the_file_in_use_until_it_is_let_go(game: GameFile, root: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from game.play.game_file import FileInUse, GameFile\n"
        "try: GameFile.open(Path(sys.argv[1])).close()\n"
        "except FileInUse: print('in use')\n"
        "else: print('free')"
    )

    def ask() -> str:
        run = [sys.executable, "-c", program, str(game.path)]
        return subprocess.run(run, cwd=root, capture_output=True, text=True, check=True).stdout.strip()

    assert ask() == "in use"
    game.close()
    assert ask() == "free"


def test_a_killed_program_leaves_every_line_and_no_lock(home: Home, root: Path) -> None:
    program = (
        "import os, signal, sys; from pathlib import Path; from game.play.game_file import GameFile\n"
        "game = GameFile.create(Path(sys.argv[1]), {'title': 'labyrinth'})\n"
        "for n in range(100): game.append({'n': n})\n"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    run = subprocess.run([sys.executable, "-c", program, str(home.games)], cwd=root, check=False)
    assert run.returncode == -signal.SIGKILL
    [path] = home.games.iterdir()
    game = GameFile.open(path)
    assert game.records == [{"n": n} for n in range(100)]
    game.close()


def test_a_full_disk_loses_nothing(game: GameFile) -> None:
    """The disk fills up in the middle of a line; what is in memory goes out once there is room."""
    room = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    game.append({"n": 1})
    resource.setrlimit(resource.RLIMIT_FSIZE, (game.path.stat().st_size + 4, room[1]))
    try:
        for n in (2, 3):
            with pytest.raises(StoreError) as refused:
                game.append({"n": n}, sync=True)
            assert "cannot be written" in told(refused.value)
        assert not game.whole
        assert read(game.path).records == [{"n": 1}], "the torn line does not count"
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, room)
        signal.signal(signal.SIGXFSZ, before)
    game.retry()
    assert game.whole
    game.append({"n": 4})
    assert read(game.path).records == [{"n": n} for n in (1, 2, 3, 4)] == game.records


def test_what_could_not_be_synced_is_synced_later(game: GameFile, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []

    def fail(_: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(game_file.os, "fsync", fail)
    with pytest.raises(StoreError) as refused:
        game.append({"n": 1}, sync=True)
    assert "Input/output error" in told(refused.value)
    monkeypatch.setattr(game_file.os, "fsync", synced.append)
    game.append({"n": 2})
    assert len(synced) == 1
    assert read(game.path).records == [{"n": 1}, {"n": 2}]


def test_a_line_is_synced_only_where_asked(game: GameFile, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(game_file.os, "fsync", synced.append)
    game.append({"n": 1})
    assert not synced
    game.append({"do": "end_turn"}, sync=True)
    assert len(synced) == 1


def test_a_game_that_cannot_be_begun_leaves_no_file(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(game_file.os, "fsync", full)
    with pytest.raises(StoreError) as refused:
        GameFile.create(home.games, HEADER)
    assert "No space left on device" in told(refused.value)
    assert list(home.games.iterdir()) == []


def test_a_folder_that_is_gone_is_told(home: Home) -> None:
    home.games.rmdir()
    with pytest.raises(StoreError) as refused:
        GameFile.create(home.games, HEADER)
    assert "No such file" in told(refused.value)
