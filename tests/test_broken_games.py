"""Game files and settings that were edited, cut or taken away: told in one line or read rightly, never the end."""

import json
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app import App
from game.engine.session import Seat
from game.play.current_game import current_game
from game.play.game_lines import MOST_BYTES, BrokenFile
from game.play.home import Home
from game.play.printable import can_be_shown
from game.play.records import FinishedGame, Mode, Records, SeatScore
from game.play.running_game import RunningGame, read_game
from game.play.saved_games import SavedGame, entry_of
from game.play.seats import LONGEST_NAME
from game.play.settings import LastSetup, Settings, load_settings, save_settings
from game.play.user_error import UserError
from game.play.words import Words
from game.scenes.setup import SetupScene
from game.ui import theme
from game.ui.text import Typesetter
from tests.quiet import FIRST, PERSONS, app

__all__ = ["app"]

Edit = Callable[[list[dict[str, Any]]], object]


def a_game(home: Home) -> Path:
    """A game under way, not held by anybody."""
    game = RunningGame.new(home, "labyrinth", PERSONS)
    game.apply(FIRST)
    game.close()
    return game.file.path


def edited(home: Home, edit: Edit) -> Path:
    """A game whose lines somebody edited."""
    path = a_game(home)
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    edit(lines)
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")
    return path


def header(**changes: object) -> Edit:
    return lambda lines: lines[0].update(changes)


def seat(**changes: object) -> Edit:
    return lambda lines: lines[0]["seats"][0].update(changes)


def line(**words: object) -> Edit:
    return lambda lines: lines.append(words)


@pytest.mark.parametrize(
    ("edit", "number"),
    [
        (seat(name="\ud800"), 1),
        (seat(name="a\0b"), 1),
        (seat(name="a\nb"), 1),
        (seat(colour="mauve"), 1),
        (seat(colour="blue"), 1),
        (header(options=[]), 1),
        (lambda lines: lines[0].pop("options"), 1),
        (header(options={"crown": "9Z"}), 1),
        (header(options={"first": True}), 1),
        (line(do="seat", seat=True, player="greedy"), 3),
        (line(do="seat", seat=2, player="greedy"), 3),
        (line(do="seat", seat=-1, player="greedy"), 3),
        (line(do="hint", seat=False), 3),
        (line(do="name", name=7), 3),
        (line(do="name", name="\udc00"), 3),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_line(app: App, edit: Edit, number: int) -> None:
    path = edited(app.program.home, edit)
    before = path.read_bytes()
    with pytest.raises(BrokenFile) as refused:
        read_game(path)
    assert refused.value.terms["line"] == number
    app.open()
    app.frame([])
    app.program.go_on(path)
    app.frame([])
    assert app.program.stack.top.name == ("menu" if number == 1 else "question")
    assert path.read_bytes() == before


@pytest.mark.parametrize("number", [True, 1.0, 2, "1\n", None, [1] * 1000])
def test_another_format_is_told(app: App, number: object) -> None:
    path = edited(app.program.home, header(format=number))
    app.open()
    app.program.go_on(path)
    app.frame([])
    assert "has the format" in app.program.toast.text
    assert "\n" not in app.program.toast.text


@pytest.mark.parametrize("name", ["\u202eabc", "👩‍👩‍👧שלום", "a" * 100_000, "a " * 50_000, ""])
def test_odd_and_long_names_are_read_as_can_be_shown(app: App, name: str) -> None:
    path = edited(app.program.home, seat(name=name))
    app.open()
    app.frame([])
    began = time.monotonic()
    app.program.resume()
    app.frame([])
    match = app.program.stack.top.match  # type: ignore[attr-defined]
    read = match.seats[0].name
    assert len(read) <= LONGEST_NAME
    assert time.monotonic() - began < 10
    app.program.before_leaving(lambda: None)
    assert path.is_file()


@pytest.mark.parametrize("edit", [seat(player="grandmaster"), line(do="seat", seat=0, player="alien")])
def test_a_computer_player_that_is_not_known_gives_its_seat_to_a_person(app: App, edit: Edit) -> None:
    path = edited(app.program.home, edit)
    before = path.read_bytes()
    entry = entry_of(path)
    assert isinstance(entry, SavedGame) and entry.seats[0].player == "person"
    app.open()
    app.program.go_on(path)
    assert (
        app.program.toast.text == "Ada was played by a computer player of a later version. The seat is a person’s now."
    )
    match = app.program.stack.top.match  # type: ignore[attr-defined]
    assert match.mine
    app.frame([])
    app.program.before_leaving(lambda: None)
    assert path.read_bytes() == before


def test_long_values_are_told_in_a_short_line(app: App) -> None:
    words, why = app.program.words, "x" * 1_000_000 + "\n\0"
    told = words.tell(UserError("game_broken", file="a\nb.game", line=2, why=why))
    assert len(told) < 400 and can_be_shown(told)


def test_a_long_line_is_cut_without_measuring_each_of_its_signs(app: App) -> None:
    measured: list[str] = []
    type_ = app.kit.type
    font = type_.font(theme.NOTE)

    class Counted:
        def __getattr__(self, name: str) -> object:
            return getattr(font, name)

        def size(self, text: str) -> tuple[int, int]:
            measured.append(text)
            return font.size(text)

    type_._fonts = {key: Counted() for key in type_._fonts}  # type: ignore[misc]
    line = Typesetter.line(type_, "many words " * 900, theme.NOTE, 200)
    assert line.get_width() <= 200
    assert len(measured) < 60


def test_text_with_signs_that_are_none_can_be_set(app: App) -> None:
    assert app.kit.type.line("a\0b\ud800c\n", theme.NOTE).get_width() > 0
    assert app.kit.type.wrap("a\0b \udcff", theme.NOTE, 200)


def test_the_menu_does_not_play_the_game_through(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    a_game(app.program.home)

    def never(*_: object) -> None:
        raise AssertionError("the menu plays a game through")

    monkeypatch.setattr("game.play.running_game.game_of", never)
    app.open()
    assert app.program.stack.top.form["line"].text == "Ada, Bo – turn 1 of 10"  # type: ignore[attr-defined]


def test_a_file_larger_than_any_game_is_none(app: App) -> None:
    path = a_game(app.program.home)
    path.write_bytes(path.read_bytes() + b'{"do":"undo"}\n' * (MOST_BYTES // 14))
    app.open()
    assert "is no game" in app.program.toast.text


@pytest.mark.parametrize(
    "change",
    [
        lambda source: b"\xef\xbb\xbf" + source,
        lambda source: source + b"\n",
        lambda source: source + b"\r\n \n\n",
        lambda source: source.replace(b"\n", b"\r\n"),
        lambda source: source[:-1],
        lambda source: source + b'\n{"do":"wal',
    ],
    ids=["mark", "empty line", "empty lines", "other ends", "no end", "torn after an empty line"],
)
def test_what_an_editor_leaves_behind_breaks_no_game(home: Home, change: Callable[[bytes], bytes]) -> None:
    path = a_game(home)
    path.write_bytes(change(path.read_bytes()))
    for steps in (1, 2):
        game = RunningGame.resume(home, path)
        assert len(game.session.steps) == steps
        game.apply(game.session.state.legal()[0])
        game.close()
        assert game.user_error is None


# --- taken away ------------------------------------------------------------------------------------------------------


def to_the_end_of_the_turn(app: App) -> None:
    match = app.program.stack.top.match  # type: ignore[attr-defined]
    seat = match.seat
    while match.seat == seat:
        match.do(match.view.legal()[0])


@pytest.mark.parametrize("how", ["removed", "moved", "folder"])
def test_a_game_file_taken_away_in_mid_game_is_written_anew(app: App, how: str) -> None:
    home = app.program.home
    path = a_game(home)
    app.open()
    app.program.resume()
    match = app.program.stack.top.match  # type: ignore[attr-defined]
    if how == "folder":
        for file in home.games.iterdir():
            file.unlink()
        home.games.rmdir()
    else:
        path.rename(path.with_name("other.game")) if how == "moved" else path.unlink()
    to_the_end_of_the_turn(app)
    assert "written anew" in app.program.toast.text
    app.program.toast.say("")
    to_the_end_of_the_turn(app)
    assert not app.program.toast.text, "it is told once"
    steps = [step.action for step in match.steps]
    app.program.before_leaving(lambda: None)
    found = current_game(home)
    assert found is not None
    assert [step.action for step in read_game(found)[2].steps] == steps


def test_a_game_file_taken_away_in_mid_turn_is_written_anew_when_one_leaves(app: App) -> None:
    path = a_game(app.program.home)
    app.open()
    app.program.resume()
    match = app.program.stack.top.match  # type: ignore[attr-defined]
    path.write_text("another file takes its place")
    path.unlink()
    path.write_text("another file takes its place")
    match.do(match.view.legal()[0])
    steps = [step.action for step in match.steps]
    app.frame([pygame.event.Event(pygame.QUIT)])
    assert app.program.stack.empty
    assert "written anew" in app.program.toast.text
    assert path.read_text() == "another file takes its place"
    found = current_game(app.program.home)
    assert found is not None
    assert [step.action for step in read_game(found)[2].steps] == steps


# --- beside the games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "x" * 5000])
def test_an_odd_name_in_the_last_setup_does_not_end_the_program(app: App, name: str) -> None:
    settings = app.program.home.settings
    save_settings(settings, Settings(last_setup=LastSetup((Seat("Ada", "red"),))))
    stored = json.loads(settings.read_text("utf-8"))
    stored["last_setup"]["seats"][0]["name"] = name
    settings.write_text(json.dumps(stored), "utf-8")
    app.program.settings, user_error = load_settings(settings)
    assert (user_error is None) == name.startswith("x")
    app.open()
    app.program.stack.push(SetupScene(app.program, "labyrinth"))
    app.frame([])
    assert app.program.stack.top.name == "setup"
    save_settings(settings, app.program.settings)


def test_a_second_broken_settings_file_does_not_take_the_place_of_the_first(home: Home) -> None:
    for number in range(3):
        home.settings.write_text(f"broken {number}", "utf-8")
        _, user_error = load_settings(home.settings)
        assert user_error is not None
        assert "no object of JSON" in Words().tell(user_error)
    kept = {path.name: path.read_text("utf-8") for path in home.root.glob("settings.broken*")}
    assert kept == {
        "settings.broken.json": "broken 0",
        "settings.broken-2.json": "broken 1",
        "settings.broken-3.json": "broken 2",
    }


def test_a_second_broken_database_does_not_take_the_place_of_the_first(home: Home) -> None:
    records = Records(home.records)
    for number in range(2):
        home.records.write_text(f"no database {number}" * 100)
        with pytest.raises(UserError, match="records_broken"):
            records.best(Mode("labyrinth", 1, "1B"), 5)
    assert {path.name for path in home.root.glob("records*")} == {"records.broken.db", "records.broken-2.db"}
    scores = (SeatScore("Ada", "red", "person", 90),)
    assert records.add(FinishedGame("x", Mode("labyrinth", 1, "1B"), "s", date(2026, 5, 1), scores))
