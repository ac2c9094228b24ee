"""Hints on board and table: the cursor goes where they say, Enter carries them out, and they are counted."""

import pytest

from game.play.bot_worker import BotFailed
from game.play.running_game import RunningGame
from game.play.user_error import UserError
from game.scenes.labyrinth.board.scene import BoardScene
from game.scenes.labyrinth.results.scene import LabyrinthResults as ResultsScene
from game.scenes.match import Match
from game.scenes.table.scene import TableScene
from game.ui import intents
from tests.scenes.rounds import NewRound, reading
from tests.ui.checks import check_boxes


def asked(match: Match) -> None:
    """Ask for a hint and wait for it."""
    match.hints.ask()
    while match.hints.thinking:
        match.step(0.1)


def test_a_whole_turn_by_following_one_hint_with_enter_alone(new_round: NewRound) -> None:
    round = new_round(1)
    round.open()
    round.take(intents.ShowHint())
    round.settle()
    advice = round.match.hints.advice
    assert advice is not None
    wanted = [step.action for step in advice.steps]
    for number in range(len(wanted)):
        assert [step.action for step in round.match.steps] == wanted[:number]
        round.take(intents.Confirm())
        round.settle()
    assert [step.action for step in round.match.steps] == wanted
    assert round.match.phase == "end"
    assert round.match.hints.advice is None
    assert round.match.game.hints == (1,)


def test_it_is_said_in_a_sentence_and_marked(new_round: NewRound, monkeypatch: pytest.MonkeyPatch) -> None:
    round = new_round(1)
    round.open()
    round.take(intents.ShowHint())
    with reading(monkeypatch) as read:
        round.settle()
    board = round.top
    assert isinstance(board, BoardScene)
    assert board.shown.advised is not None
    assert board.shown.advised.push == round.match.hints.advice.first if round.match.hints.advice else False
    assert board.aim == board.shown.advised.aim
    assert board.hud.hand.turn == board.shown.advised.push.turn if board.shown.advised.push else False
    assert "Push in at" in " ".join(read)
    round.take(intents.ShowHint())
    assert board.shown.advised is None
    assert round.match.game.hints == (1,)


def test_another_action_ends_it(new_round: NewRound) -> None:
    round = new_round(1)
    round.open()
    round.take(intents.ShowHint())
    round.settle()
    assert round.match.hints.advice is not None
    other = next(action for action in round.match.view.legal() if action != round.match.hints.advice.first)
    round.match.do(other)
    assert round.match.hints.advice is None
    round.match.undo()
    assert round.match.hints.advice is None


def test_a_question_is_dropped_when_the_game_goes_on(new_round: NewRound) -> None:
    round = new_round(1)
    round.match.hints.ask()
    assert round.match.hints.thinking
    assert round.match.wait() is not None
    round.match.do(round.match.view.legal()[0])
    assert not round.match.hints.thinking
    assert round.match.step(1.0) is None
    assert round.match.hints.advice is None
    assert round.match.game.hints == (0,)


def test_a_hint_that_fails_is_told_and_not_counted(new_round: NewRound, monkeypatch: pytest.MonkeyPatch) -> None:
    round = new_round(1)
    told: list[UserError] = []

    def fail() -> None:
        raise BotFailed("greedy: on purpose")

    monkeypatch.setattr(round.thinker, "answer", fail)
    monkeypatch.setattr(round.match, "tell", told.append)
    asked(round.match)
    assert [user_error.code for user_error in told] == ["hint_failed"]
    assert round.kit.say("user_error.hint_failed")
    assert (round.match.hints.advice, round.match.game.hints) == (None, (0,))


def test_the_hint_asks_for_a_view_alone(new_round: NewRound) -> None:
    round = new_round(2)
    round.match.hints.ask()
    asked, truth = round.thinker.view, round.match.game.session.state
    assert asked is not None
    assert (asked.pile, asked.players[1].crown) != (truth.pile, truth.players[1].crown)
    assert asked.players[0].crown == truth.players[0].crown


def test_there_is_none_while_nothing_is_to_be_decided(new_round: NewRound) -> None:
    round = new_round(2, bots=(1,))
    while round.match.phase != "end":
        round.match.do(round.match.view.legal()[0])
    round.match.hints.ask()
    round.match.end_turn()
    round.match.hints.ask()
    assert round.match.game.hints == (0, 0)


def test_on_a_landscape_of_others_it_cannot_be_asked_for(new_round: NewRound) -> None:
    round = new_round(2)
    round.open()
    round.take(intents.ShowLandscapes())
    assert isinstance(round.top, TableScene)
    round.take(intents.ShowHint())
    assert round.match.game.hints == (0, 0)


def test_the_count_survives_and_stands_in_the_results(new_round: NewRound) -> None:
    round = new_round(2, hand_over=False)
    asked(round.match)
    round.play_turn()
    round.match.close()
    game = RunningGame.resume(round.home, round.game.file.path)
    assert game.hints == (1, 0)
    game.close()
    round = new_round(2, hand_over=False)
    asked(round.match)
    while not round.match.over:
        round.play_turn()
    round.open()
    results = round.top
    assert isinstance(results, ResultsScene)
    assert "Hints used: Anna 1" in results.footnote
    assert "Bertil" not in results.footnote


@pytest.mark.parametrize(("window", "percent"), [((1024, 640), 150), ((2560, 1440), 200)])
def test_bar_and_words_find_room(new_round: NewRound, window: tuple[int, int], percent: int) -> None:
    round = new_round(4, window, percent=percent)
    round.open()
    round.take(intents.ShowHint())
    round.settle()
    for _ in range(4):
        check_boxes(round.top.form.boxes(), window)
        left = [button for button, _ in round.top.hud.bar.left if button.visible]  # type: ignore[attr-defined]
        assert len({bool(button.text) for button in left}) == 1
        round.take(intents.Confirm())
        round.settle()
    assert not round.kit.type.shortened
