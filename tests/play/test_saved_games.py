"""The saved games: what is listed, names, the trash, and files that make no sense."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from game.engine.chance import Chance
from game.engine.session import Seat
from game.play.game_file import FileInUse
from game.play.home import Home
from game.play.running_game import RunningGame, Setup, read_game
from game.play.saved_games import SavedGame, UnreadableGame, entry_of, rename, saved_games
from game.play.trash import DAYS, discard, empty_trash, restore
from tests.labyrinth import random_action

SEATS = (Seat("Anna", "red"), Seat("Bert", "blue", "greedy"))


def begun(home: Home, seed: str = "ways", steps: int | None = 0, seats: tuple[Seat, ...] = SEATS) -> RunningGame:
    """A game after so many random steps, or at its end."""
    game = RunningGame.new(home, "labyrinth", Setup(seats, seed))
    chance = Chance(7)
    while not game.session.over and (steps is None or len(game.session.steps) < steps):
        game.apply(random_action(game.session.state, chance))
    return game


def kept(home: Home, seed: str = "ways", steps: int | None = 0) -> Path:
    game = begun(home, seed, steps)
    game.close()
    return game.file.path


@pytest.mark.parametrize("steps", [0, 1, 9, 40, None])
def test_a_saved_game_is_summed_up_without_playing_it(home: Home, steps: int | None) -> None:
    path = kept(home, steps=steps)
    entry = entry_of(path)
    state = read_game(path)[2].state
    assert isinstance(entry, SavedGame)
    assert (entry.seats, entry.seed, entry.name) == (SEATS, "ways", "")
    assert entry.turns == state.box.pile[2] // 2
    assert entry.turn == min(entry.turns, state.turns_done // 2 + 1)
    assert entry.over == (state.phase == "over") == (steps is None)


def test_games_are_listed_and_broken_ones_among_them(home: Home) -> None:
    good = kept(home, steps=30)
    torn = kept(home, "torn")
    torn.write_text(good.read_text()[:-9])
    for name, text in (("text", "hello\n"), ("other", '{"format": 1, "colour": "red"}\n'), ("empty", "")):
        (home.games / f"{name}.game").write_text(text)
    (home.games / "folder.game").mkdir()
    entries = {entry.path.stem: entry for entry in saved_games(home)}
    assert isinstance(entries[good.stem], SavedGame)
    assert isinstance(entries[torn.stem], SavedGame), "a torn last line costs that line alone"
    for name in ("text", "other", "empty", "folder"):
        entry = entries[name]
        assert isinstance(entry, UnreadableGame)
        assert entry.user_error.code in ("game_foreign", "game_broken", "game_unread")


def test_a_name_is_kept_in_the_file_and_changes_nothing_else(home: Home) -> None:
    path = kept(home, steps=11)
    before, (_, _, session) = entry_of(path), read_game(path)
    rename(path, "  Sunday ")
    rename(path, "Rainy Sunday")
    entry = entry_of(path)
    assert isinstance(entry, SavedGame)
    assert isinstance(before, SavedGame)
    assert entry.name == "Rainy Sunday"
    assert entry.changed == before.changed, "its date says when it was played"
    again = read_game(path)[2]
    assert again.steps == session.steps
    assert again.can_undo == session.can_undo
    game = RunningGame.resume(home, path)
    game.apply(game.session.state.legal()[0])
    game.close()
    assert entry_of(path).name == "Rainy Sunday"  # type: ignore[union-attr]
    rename(path, "")
    assert entry_of(path).name == ""  # type: ignore[union-attr]


def test_a_game_that_is_played_cannot_be_renamed_or_deleted(home: Home) -> None:
    game = begun(home)
    with pytest.raises(FileInUse):
        rename(game.file.path, "Mine")
    with pytest.raises(FileInUse):
        discard(home, game.file.path)
    game.close()


def test_a_deleted_game_comes_back(home: Home) -> None:
    path = kept(home, steps=5)
    text = path.read_text()
    gone = discard(home, path)
    assert not path.exists()
    assert saved_games(home) == []
    assert restore(gone) == path
    assert path.read_text() == text


def test_a_deleted_game_comes_back_beside_another_of_its_name(home: Home) -> None:
    path = kept(home)
    first = discard(home, path)
    path.write_text("another")
    second = discard(home, path)
    path.write_text("a third one")
    places = {restore(first), restore(second), path}
    assert len(places) == 3
    assert path.read_text() == "a third one"


def test_the_trash_is_emptied_after_some_days(home: Home) -> None:
    today = date(2026, 11, 29)
    old = discard(home, kept(home, "old"), today - timedelta(days=DAYS + 1))
    young = discard(home, kept(home, "young"), today - timedelta(days=DAYS))
    (home.trash / "notes").mkdir()
    (home.trash / "2026-99-99").mkdir()
    empty_trash(home, today)
    assert not old.now.exists()
    assert young.now.exists()
    assert (home.trash / "notes").exists()
    assert (home.trash / "2026-99-99").exists()


def test_a_game_goes_on_from_the_middle_of_another(home: Home) -> None:
    path = kept(home, steps=40)
    header, _, session = read_game(path)
    branch = RunningGame.branch(home, header, session, 17)
    branch.close()
    again = RunningGame.resume(home, branch.file.path)
    assert [step.action for step in again.session.steps] == [step.action for step in session.steps[:17]]
    assert again.session.state == session.steps[17].before
    assert again.session.seats == session.seats
    assert again.branched
    assert again.id != header["id"]
    again.close()
    assert len(read_game(path)[2].steps) == 40, "the other game stays as it is"
