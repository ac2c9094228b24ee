"""Between two persons: the dark, the name, what happened meanwhile, and the marks that stay until one acts."""

import pytest

from game.bots.labyrinth.bots import BOTS
from game.engine.chance import Chance
from game.engine.labyrinth.actions import Push
from game.play.game_log import game_log
from game.scenes.hand_over import DARK, DAWN, HandOver
from game.scenes.labyrinth.board.scene import BoardScene
from game.scenes.labyrinth.secret import Secret, TreasureSecret
from game.scenes.recap import Recap
from game.scenes.table.marks import new_tiles
from game.ui import intents
from game.ui.tween import Speed
from tests.scenes.rounds import NewRound, Round, reading
from tests.ui.checks import check_boxes

ALWAYS = ("It is the turn of", "Please hand over the laptop", "I am Bertil", "Bertil", "Enter")


def dark(round: Round) -> HandOver:
    """The round at the end of the first person's turn."""
    round.open()
    round.play_turn()
    round.navigator.follow("board")
    assert isinstance(round.top, HandOver)
    return round.top


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.OFF])
def test_it_is_dark_before_the_next_name_appears(
    new_round: NewRound, monkeypatch: pytest.MonkeyPatch, speed: Speed
) -> None:
    round = new_round(2, speed=speed)
    scene = dark(round)
    with reading(monkeypatch) as read:
        round.pass_time(DARK - 0.06)
    assert read == []
    assert scene.boxes() == {}
    colours = {tuple(round.surface.get_at((x, y)))[:3] for x in range(0, 1440, 40) for y in range(0, 900, 40)}
    assert max(max(colour) for colour in colours) < 40


def test_nothing_of_the_game_is_told_before_somebody_is_there(
    new_round: NewRound, monkeypatch: pytest.MonkeyPatch
) -> None:
    round = new_round(2)
    scene = dark(round)
    with reading(monkeypatch) as read:
        round.pass_time(DARK + DAWN + 0.2)
    assert "Bertil" in read
    assert set(read) <= set(ALWAYS)
    assert set(scene.boxes()) == {"ready"}
    assert scene.facts() == {"dark": False}
    match = round.match
    secret = TreasureSecret(round.navigator)
    assert (match.viewer, secret.treasure, secret.may_look, match.mine) == (0, None, False, False)
    assert match.view.players[0].crown == match.game.session.state.players[0].crown  # still the eyes of the first


def test_keys_pressed_in_the_dark_take_nothing_over(new_round: NewRound) -> None:
    round = new_round(2)
    dark(round)
    round.take(
        intents.Confirm(),
        intents.EndTurn(),
        intents.Click((700, 400)),
        intents.HoldCrown(True),
        intents.ShowLandscapes(),
    )
    assert isinstance(round.top, HandOver)
    round.pass_time(DARK + DAWN + 0.1)
    round.take(
        intents.HoldCrown(True), intents.ShowLandscapes(), intents.ShowLog(), intents.ShowUnseen(), intents.ShowHint()
    )
    assert isinstance(round.top, HandOver)
    round.take(intents.Confirm())
    assert isinstance(round.top, Recap)
    assert round.match.viewer == 1


def test_what_happened_is_replayed_and_told_then_the_game_goes_on(new_round: NewRound) -> None:
    round = new_round(3)
    dark(round)
    round.pass_time(1.5)
    round.take(intents.Confirm())
    recap = round.top
    assert isinstance(recap, Recap)
    steps = round.match.steps
    wanted = [
        e.sentence for c in game_log(round.kit.say, round.navigator.teller, steps, round.match.seats) for e in c.entries
    ]
    assert recap.told.told == wanted
    round.settle()
    assert round.top is recap
    assert recap.facts()["replayed"] == len(steps) - 1
    round.take(intents.Confirm())
    assert isinstance(round.top, BoardScene)


def test_one_key_leaves_the_replay_out(new_round: NewRound) -> None:
    for key in (intents.Back(), intents.Confirm(), intents.Click((600, 400))):
        round = new_round(2)
        dark(round)
        round.pass_time(1.5)
        round.take(intents.Confirm())
        round.pass_time(0.3)
        assert round.stack.busy()
        round.take(key)
        assert isinstance(round.top, BoardScene)
        assert round.match.mine


def test_the_replay_shows_views_alone(new_round: NewRound) -> None:
    """Two games that differ only in what others hide look the same."""
    round = new_round(3)
    dark(round)
    round.match.hand_over.take_over()
    session, viewer = round.match.game.session, round.match.viewer
    steps = range(len(round.match.steps))
    seen = [round.match.change(number).after for number in steps]
    assert all(view.players[viewer].crown == session.state.players[viewer].crown for view in seen)
    for state in [session.state, *(step.before for step in session.steps)]:
        for seat, player in enumerate(state.players):
            if seat != viewer and player.crown is not None:
                player.crown, *player.pile = [*player.pile, player.crown]
    assert [round.match.change(number).after for number in steps] == seen


def test_what_changed_stays_marked_until_one_acts(new_round: NewRound) -> None:
    round = new_round(2)
    dark(round)
    round.match.hand_over.take_over()
    round.navigator.follow("hand_over")
    board = round.top
    assert isinstance(board, BoardScene)
    push = next(step.action for step in round.match.steps if isinstance(step.action, Push))
    line = int(push.arrow[1])
    row = {line + 5 * k if push.arrow[0] in "NS" else 5 * line + k for k in range(5)}
    assert board.shown.changed
    assert set(board.shown.changed) <= row
    land = round.match.view.players[0].land
    assert new_tiles(round.match, 0) == tuple(range(1, len(land)))
    assert new_tiles(round.match, 1) == ()
    round.match.do(Push("E1", 0))
    assert round.match.remembered is None
    assert new_tiles(round.match, 0) == ()
    round.match.undo()
    assert new_tiles(round.match, 0) == tuple(range(1, len(land)))


def test_without_the_setting_and_with_one_person_it_stays_light(new_round: NewRound) -> None:
    for bots, hand_over in (((), False), ((1,), True)):
        round = new_round(2, bots=bots, hand_over=hand_over)
        round.play_turn()
        assert round.match.hand_over.next is None
        assert round.match.scene == "board"


def test_a_computer_between_two_persons_is_watched_by_the_first(new_round: NewRound) -> None:
    round = new_round(3, bots=(1,))
    round.play_turn()
    assert (round.match.hand_over.next, round.match.viewer, round.match.computers.deciding) == (None, 0, True)
    round.play_turn()
    assert (round.match.hand_over.next, round.match.viewer, round.match.computers.deciding) == (2, 0, False)
    round.match.hand_over.take_over()
    assert round.match.since == 0


def test_the_end_of_the_game_is_nobodys_alone(new_round: NewRound) -> None:
    round = new_round(2)
    while not round.match.over:
        round.play_turn()
        round.match.hand_over.take_over()
    assert round.match.scene == "results"


@pytest.mark.parametrize(("window", "percent"), [((1024, 640), 100), ((1024, 640), 150), ((2560, 1440), 200)])
def test_words_and_boxes_find_room(new_round: NewRound, window: tuple[int, int], percent: int) -> None:
    round = new_round(4, window, percent=percent)
    scene = dark(round)
    round.pass_time(DARK + DAWN + 0.1)
    check_boxes(scene.boxes(), window)
    round.take(intents.Confirm())
    round.pass_time(0.5)
    assert isinstance(round.top, Recap)
    check_boxes(round.top.form.boxes(), window)
    assert not round.kit.type.shortened


def test_a_game_that_is_gone_on_with_begins_in_the_dark(new_round: NewRound) -> None:
    round = new_round(2)
    round.play_turn()
    round.match.hand_over.take_over()
    round.match.hand_over.darken()
    assert (round.match.scene, TreasureSecret(round.navigator).treasure) == ("hand_over", None)
    round.match.hand_over.take_over()
    assert round.match.scene == "board"
    alone = new_round(2, bots=(1,))
    alone.match.hand_over.darken()
    assert alone.match.scene == "board"


def test_a_seat_given_to_a_computer_in_the_dark_needs_nobody(new_round: NewRound) -> None:
    round = new_round(3)
    dark(round)
    round.navigator.pause()
    round.match.hand_seat(1, "greedy")
    round.stack.pop()
    assert isinstance(round.top, BoardScene)
    assert round.match.computers.deciding


@pytest.mark.parametrize("away", [0, 1])
@pytest.mark.parametrize("by_key", [True, False])
@pytest.mark.parametrize("hand_over", [True, False])
def test_a_crown_held_open_through_the_end_of_the_turn_closes(
    new_round: NewRound, monkeypatch: pytest.MonkeyPatch, away: int, by_key: bool, hand_over: bool
) -> None:
    round = new_round(2, hand_over=hand_over)
    while round.match.phase != "end":
        round.match.do(BOTS["greedy"].decide(round.match.view, Chance(0)))
    round.open()
    crown = round.top.form["crown"].box.center
    round.take(*[intents.ShowLandscapes()] * away)
    round.take(intents.HoldCrown(True)) if by_key else round.take(
        intents.PointerMove(crown), intents.PointerDown(crown)
    )
    with reading(monkeypatch) as read:
        round.stack.draw(round.surface)
    assert treasures(round) & set(read)
    with reading(monkeypatch) as read:
        round.take(intents.EndTurn())
        round.pass_time(1.0)
        round.settle()
    assert not treasures(round) & set(read)
    assert round.top.name == ("hand_over" if hand_over else "board")
    if not hand_over:
        assert not round.top.opened  # type: ignore[attr-defined]


def treasures(round: Round) -> set[str]:
    """What the treasures are called."""
    box = round.match.view.box
    return {round.kit.say(f"hud.treasure.{box.treasure[tile]}") for tile in box.treasures}


def test_the_crown_opens_again_once_the_next_person_presses_the_key(new_round: NewRound) -> None:
    round = new_round(2, hand_over=False)
    secret = Secret(round.navigator)
    secret.hold(True)
    assert secret.held(False)
    round.play_turn()
    assert not secret.held(False) and not secret.held(True)
    secret.hold(False)
    secret.hold(True)
    assert secret.held(False)
