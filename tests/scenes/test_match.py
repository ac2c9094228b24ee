"""The running game as scenes see it: views, secrets, undo, computer players, the scene of each phase."""

import pytest

from game.engine.common import EndTurn
from game.engine.labyrinth.actions import Push
from game.engine.title import IllegalAction
from game.play.game_lines import JsonLine, StoreError
from game.play.running_game import read_game
from game.scenes.computer_players import BOT_PAUSE
from game.scenes.labyrinth.secret import TreasureSecret
from game.scenes.match import Match
from tests.labyrinth import dealt
from tests.scenes.boards import NewBoard
from tests.scenes.landscapes import SCENE_OF


def play_turn(match: Match) -> None:
    """Play the first legal actions until the turn is over."""
    seat = match.seat
    while match.seat == seat and not match.over:
        match.do(match.view.legal()[0])


def test_every_action_is_on_the_disk_at_once(new_board: NewBoard) -> None:
    board = new_board(dealt(2, 1, first=0))
    board.match.do(Push("N1", 2))
    board.match.undo()
    board.match.redo()
    assert board.lines == 3


def test_a_saved_game_goes_on_where_it_was(new_board: NewBoard) -> None:
    board = new_board(dealt(2, 1, first=0))
    game = board.match.game
    game.session.state = game.session.title.start(game.session.deal)  # the state that the file was dealt with
    board.match.look()
    for _ in range(5):
        play_turn(board.match)
    _, _, session = read_game(game.file.path)
    assert session.state == game.session.state


def test_phases_lead_to_their_scenes(new_board: NewBoard) -> None:
    match = new_board(dealt(1, 1)).match
    seen = {match.phase: match.scene}
    while not match.over:
        match.do(match.view.legal()[0])
        seen[match.phase] = match.scene
    assert seen["insert"] == seen["walk"] == "board"
    assert seen["extend"] == seen["end"] == "table"
    assert seen["over"] == "results"
    assert match.progress == (10, 10, False)


def test_the_view_hides_what_the_viewer_may_not_know(new_board: NewBoard) -> None:
    board = new_board(dealt(3, 5, first=0))
    state = board.match.game.session.state
    hidden = [board.match.view.players[seat].crown for seat in (1, 2)]
    assert board.match.view.players[0].crown == state.players[0].crown
    assert (board.match.view.pile, hidden) != (state.pile, [player.crown for player in state.players[1:]])


def test_the_screen_shows_the_eyes_of_the_person_whose_turn_it_is(new_board: NewBoard) -> None:
    match = new_board(dealt(2, 1, first=0)).match
    assert match.viewer == 0
    play_turn(match)
    assert (match.viewer, match.seat) == (1, 1)


def test_with_computers_the_one_person_stays_the_viewer_and_may_always_look(new_board: NewBoard) -> None:
    board = new_board(dealt(2, 1, first=0), bots=(1,))
    match = board.match
    play_turn(match)
    assert (match.seat, match.viewer, match.mine) == (1, 0, False)
    secret = TreasureSecret(board.navigator)
    assert match.alone and secret.may_look and secret.treasure is not None


def test_among_several_persons_only_the_present_one_may_look(new_board: NewBoard) -> None:
    board = new_board(dealt(3, 1, first=0), bots=(1,))
    match = board.match
    secret = TreasureSecret(board.navigator)
    assert secret.may_look and not match.alone
    play_turn(match)
    assert match.seat == 1
    assert not secret.may_look
    assert secret.treasure is None


def test_undo_goes_back_within_the_turn_and_no_further(new_board: NewBoard) -> None:
    match = new_board(dealt(2, 1, first=0)).match
    before = match.view
    assert not match.can_undo
    change = match.do(Push("E3", 1))
    assert (change.before, change.back) == (before, False)
    back = match.undo()
    assert back.back and back.events == change.events and back.after == change.after
    assert match.view == before
    assert match.can_redo and not match.can_undo
    play_turn(match)
    assert not match.can_undo
    with pytest.raises(ValueError):
        match.undo()


def test_a_turn_cannot_end_early(new_board: NewBoard) -> None:
    match = new_board(dealt(2, 1, first=0)).match
    with pytest.raises(IllegalAction):
        match.end_turn()
    assert not match.can_end


def test_turns_end_by_themselves_only_if_that_is_set(new_board: NewBoard) -> None:
    match = new_board(dealt(1, 1)).match
    while match.phase != "end":
        match.do(match.view.legal()[0])
    assert match.can_end and not match.ends_itself
    match.automatic_end = True
    assert match.ends_itself


def test_a_computer_player_waits_before_it_acts(new_board: NewBoard) -> None:
    board = new_board(dealt(2, 1, first=0), bots=(0,))
    match = board.match
    board.thinker.told = Push("W1", 3)
    assert match.step(BOT_PAUSE / 2) is None
    wait = match.wait()
    assert wait is not None and 0 < wait <= BOT_PAUSE / 2
    change = match.step(BOT_PAUSE)
    assert change is not None and change.action == Push("W1", 3)
    assert not match.can_undo, "what a computer did is not a person's to take back"
    assert match.step(10) is None, "it has no answer yet"


def test_persons_are_not_waited_for(new_board: NewBoard) -> None:
    match = new_board(dealt(2, 1, first=0)).match
    assert match.wait() is None
    assert match.step(10) is None
    with pytest.raises(IllegalAction):
        match.do(EndTurn())


def test_a_full_disk_is_told_once_and_the_game_goes_on(new_board: NewBoard, monkeypatch: pytest.MonkeyPatch) -> None:
    board = new_board(dealt(2, 1, first=0))
    told: list[str] = []
    match = Match(board.match.game, board.thinker, SCENE_OF, tell=lambda user_error: told.append(user_error.code))

    def full(record: JsonLine, sync: bool = False) -> None:
        raise StoreError("game_unwritten", file="a.game", why="no space left")

    monkeypatch.setattr(match.game.file, "append", full)
    match.do(Push("N1", 0))
    match.undo()
    match.redo()
    assert told == ["game_unwritten"]
    assert match.phase in ("walk", "ride")
