"""The labyrinth board: played by pointer and keys, with nothing lost or done twice while something moves."""

import pytest

from game.engine.chance import Chance
from game.engine.labyrinth.actions import Push, Ride, Walk
from game.engine.labyrinth.maze import ARROW_NAMES, board_xy
from game.engine.labyrinth.state import LabyrinthState
from game.engine.ports import sides_text
from game.scenes.labyrinth.board.layout_names import place_name
from game.scenes.labyrinth.board.preview import previewed, reachable
from game.ui import intents
from game.ui.tween import Speed
from tests.labyrinth import dealt
from tests.scenes.boards import Board, Elsewhere, NewBoard, ride_choice, two_walkways


@pytest.fixture
def board(new_board: NewBoard) -> Board:
    """Two persons, the first to insert."""
    return new_board(dealt(2, 1, first=0))


def last(board: Board) -> object:
    return board.match.steps[-1].action


# --- insert ----------------------------------------------------------------------------------------------------------


def test_a_click_on_an_arrow_pushes_the_tile_in_its_present_turn(board: Board) -> None:
    board.take(intents.Turn(1), intents.Turn(1), intents.Turn(-1))
    for arrow in ARROW_NAMES:
        board.click(f"arrow-{arrow}")
        assert last(board) == Push(arrow, 1)
        board.take(intents.Undo())


@pytest.mark.parametrize("seed", range(5))
def test_the_preview_is_what_the_engine_makes_of_the_push(new_board: NewBoard, seed: int) -> None:
    board = new_board(dealt(3, seed, first=0))
    view = board.match.view
    for arrow in ARROW_NAMES:
        board.point(f"arrow-{arrow}")
        preview = board.scene.preview
        assert preview is not None
        pushed = view.copy()
        events = pushed.apply(Push(arrow, board.scene.hud.hand.turn))
        assert preview.after == pushed
        assert view.box.tiles.names[preview.out] == events[0].out  # type: ignore[attr-defined]
        if pushed.phase == "walk":
            walks = {(walk.to, walk.walkway) for walk in pushed.legal() if isinstance(walk, Walk)}
            assert {(board_xy(place.cell), sides_text(place.walkway)) for place in preview.reach} == walks
        board.take(intents.Turn(1))
    assert board.match.view == view, "looking changes nothing"
    assert not board.lines


def test_a_preview_with_a_choice_of_roads_lights_all_of_them(new_board: NewBoard) -> None:
    """L11: the meeple will be put on one of the new tile's walkways."""
    state, push = ride_choice()
    preview = previewed(state, push)
    for ride in preview.after.legal():
        after = preview.after.copy()
        after.apply(ride)
        if after.phase == "walk":
            assert set(reachable(after, after.seat)) <= set(preview.reach)


def test_the_cursor_walks_along_the_rim_and_confirm_pushes(board: Board) -> None:
    board.take(intents.Cursor(1, 0))
    assert board.scene.aim == "N1"
    seen = []
    for step in ((1, 0), (1, 0), (0, 1), (0, 1), (-1, 0), (-1, 0), (0, -1), (0, -1)):
        board.take(intents.Cursor(*step))
        seen.append(board.scene.aim)
    assert seen == ["N3", "E1", "E3", "S3", "S1", "W3", "W1", "N1"]
    board.take(intents.Cursor(0, 1))
    assert board.scene.aim == "S1", "inwards leads across"
    assert board.scene.preview is not None
    board.take(intents.Confirm())
    assert last(board) == Push("S1", 0)


def test_turning_by_wheel_click_and_buttons(board: Board) -> None:
    hand = board.scene.hud.hand
    board.click("turn-right")
    board.settle()
    pos = board.point("hand")
    board.take(intents.Zoom(1, pos), intents.PointerDown(pos), intents.Click(pos))
    assert hand.turn == 3
    board.click("turn-left")
    assert hand.turn == 2


def test_a_click_on_a_button_leaves_enter_to_the_board(board: Board) -> None:
    board.click("turn-right")
    board.take(intents.Cursor(1, 0), intents.Confirm())
    assert last(board) == Push("N1", 1)


# --- ride and walk ---------------------------------------------------------------------------------------------------


def test_the_choice_of_roads_is_made_by_pointer_or_keys(new_board: NewBoard) -> None:
    """L11."""
    state, push = ride_choice()
    chosen = []
    for by_keys in (False, True):
        board = new_board(state.copy())
        board.click(f"arrow-{push.arrow}")
        board.settle()
        assert board.match.phase == "ride"
        names = [name for name in board.scene.boxes() if name.startswith("place")]
        assert len(names) == len(state.box.walkways_of(state.hand, push.turn))  # type: ignore[arg-type]
        if by_keys:
            board.take(intents.Cursor(0, 0), intents.Confirm())
        else:
            board.click(names[-1])
        chosen.append(last(board))
    assert all(isinstance(action, Ride) for action in chosen)


def test_a_meeple_that_is_to_be_put_on_a_road_waits_beside_the_tile(new_board: NewBoard) -> None:
    """L11: it hides none of the roads, is spoken of as one's own, and the turn is still in its first step."""
    state, push = ride_choice()
    board = new_board(state)
    board.click(f"arrow-{push.arrow}")
    board.settle()
    view, look = board.match.view, board.scene.look
    spot = look.pieces.spots(view)[view.seat]
    assert look.geometry.gate(push.arrow).collidepoint(spot)
    assert board.scene.hud.panel.steps.present == 0
    assert board.scene.hud.panel.prompt == board.kit.say("board.prompt.ride_mine")


def test_places_in_reach_are_those_besides_where_one_stands(new_board: NewBoard) -> None:
    state, push = ride_choice()
    preview = previewed(state, push)
    starts = len(preview.after.legal())
    assert preview.beyond == len(preview.reach) - starts, "none of the roads that the meeple can be put on"
    lone = next(found for seed in range(400) if (found := _pushed_alone(seed)))
    board = new_board(lone)
    assert board.scene.hud.panel.prompt == board.kit.say("board.prompt.alone")


def _pushed_alone(seed: int) -> LabyrinthState | None:
    """A position in which the meeple stands on a road that leads nowhere."""
    for push in dealt(2, seed).legal():
        state = dealt(2, seed)
        state.apply(push)
        if state.phase == "walk" and state.players[state.seat].place.walkway and len(state.legal()) == 1:
            return state
    return None


def test_nobody_at_the_dragon_moves_when_one_stays_or_leaves(new_board: NewBoard) -> None:
    board = new_board(dealt(4, 1, first=0))
    pieces, view = board.scene.look.pieces, board.match.view
    before = pieces.spots(view)
    later = view.copy()
    later.turns_done += 4
    assert pieces.spots(later) == before
    later.players[0].place = later.players[0].place._replace(cell=0)
    assert pieces.spots(later)[1:] == before[1:]


def test_the_tile_that_fell_out_lies_in_hand_as_it_lay_in_the_maze(board: Board) -> None:
    for arrow in ARROW_NAMES:
        board.point(f"arrow-{arrow}")
        preview = board.scene.preview
        assert preview is not None
        board.click(f"arrow-{arrow}")
        board.settle()
        hand = board.scene.hud.hand
        assert (hand.tile, hand.turn) == (preview.out, preview.out_turn)
        board.take(intents.Undo())
        board.settle()


def test_both_walkways_of_a_cell_can_be_walked_to(new_board: NewBoard) -> None:
    """L4: a place is a cell and a walkway."""
    state = two_walkways()
    places = reachable(state, state.seat)
    twins = [place for place in places if sum(other.cell == place.cell for other in places) > 1]
    for place in twins:
        board = new_board(state.copy())
        board.click(place_name(place))
        assert last(board) == Walk(board_xy(place.cell), sides_text(place.walkway))


def test_places_are_reached_by_the_cursor(new_board: NewBoard) -> None:
    board = new_board(two_walkways())
    seen = set()
    board.take(intents.Cursor(0, 0))
    here = board.match.view.players[board.match.seat].place
    assert board.scene.aim == here
    for step in [(1, 0), (0, 1), (-1, 0), (0, -1)] * 8:
        board.take(intents.Cursor(*step))
        seen.add(board.scene.aim)
    assert seen <= set(board.scene.places)
    assert len(seen) > 1


def test_staying_is_one_key(new_board: NewBoard) -> None:
    board = new_board(two_walkways())
    here = board.match.view.players[board.match.seat].place
    board.take(intents.Stay())
    assert last(board) == Walk(board_xy(here.cell), sides_text(here.walkway))
    assert board.stack.top.name == "table"


# --- while something moves -------------------------------------------------------------------------------------------


def test_an_intent_during_a_push_finishes_it_and_is_carried_out_once(board: Board) -> None:
    board.click("arrow-N1")
    board.pass_time(0.1)
    assert board.scene.busy()
    board.take(intents.Undo())
    board.settle()
    assert board.match.phase == "insert"
    assert board.lines == 2
    board.take(intents.Redo(), intents.Stay())
    assert board.lines == 4
    assert [step.action.do for step in board.match.steps] == ["push", "walk"]


def test_an_intent_during_the_last_walk_belongs_to_the_scene_that_follows(new_board: NewBoard) -> None:
    board = new_board(two_walkways())
    far = next(place for place in board.scene.places if place.cell != board.match.view.players[0].place.cell)
    board.click(place_name(far))
    board.pass_time(0.05)
    assert board.scene.busy()
    board.take(intents.Turn(1))
    table = board.stack.top
    assert isinstance(table, Elsewhere)
    assert table.got == [intents.Turn(1)]


def test_a_click_that_ends_the_last_walk_means_nothing_more(new_board: NewBoard) -> None:
    board = new_board(two_walkways())
    far = next(place for place in board.scene.places if place.cell != board.match.view.players[0].place.cell)
    board.click(place_name(far))
    board.pass_time(0.05)
    board.take(intents.Click((700, 400)))
    table = board.stack.top
    assert isinstance(table, Elsewhere)
    assert not table.got


def test_without_animation_the_same_is_done(new_board: NewBoard) -> None:
    board = new_board(dealt(2, 1, first=0), speed=Speed.OFF)
    board.click("arrow-N1")
    assert not board.scene.busy()
    assert board.match.phase == "walk"
    board.take(intents.Stay())
    assert board.stack.top.name == "table"


def test_the_aim_follows_the_pointer_after_the_push(board: Board) -> None:
    board.click("arrow-N1")
    board.settle()
    assert board.scene.aim is None, "the pointer is still over the arrow, which means nothing now"


def test_nothing_moves_and_nobody_is_waited_for_while_a_person_thinks(board: Board) -> None:
    assert not board.stack.busy()
    assert board.scene.wait() is None


def test_a_computer_player_moves_by_itself(new_board: NewBoard) -> None:
    board = new_board(dealt(2, 1, first=0), bots=(0,))
    board.thinker.told = Push("E1", 2)
    board.click("arrow-N1")
    assert not board.match.steps, "it is not the person's turn"
    board.pass_time(1.5)
    assert last(board) == Push("E1", 2)


def test_the_tile_keeps_its_turn_while_a_landscape_is_looked_at(board: Board) -> None:
    board.take(intents.Turn(1), intents.ShowLandscapes())
    assert board.visited == [0]
    board.stack.pop()
    assert board.scene.hud.hand.turn == 1
    board.click("landscape-1")
    assert board.visited == [0, 1]


def test_back_opens_the_pause_menu(board: Board) -> None:
    board.take(intents.Back())
    assert board.stack.top.name == "pause"


def test_undo_takes_the_push_back_with_its_turn(board: Board) -> None:
    board.take(intents.Turn(-1))
    board.click("arrow-W3")
    board.settle()
    board.click("undo")
    board.settle()
    assert board.match.phase == "insert"
    assert board.scene.hud.hand.turn == 3


WISHES: tuple[intents.Intent, ...] = (
    *(intents.Cursor(*step) for step in ((1, 0), (0, 1), (-1, 0), (0, -1))),
    *(
        intents.Turn(1),
        intents.Turn(-1),
        intents.Confirm(),
        intents.Confirm(),
        intents.Stay(),
        intents.Undo(),
        intents.Redo(),
        intents.EndTurn(),
    ),
    *(intents.HoldCrown(True), intents.HoldCrown(False), intents.FocusMove(1), intents.PointerMove(None)),
)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_wished_whenever_the_file_and_the_game_agree(new_board: NewBoard, seed: int) -> None:
    chance = Chance(seed)
    board = new_board(dealt(2, seed))
    for _ in range(400):
        if board.match.scene != "board":
            board.match.undo()
        if board.stack.top.name != "board":  # the landscape, or a look at one
            board.navigator.open()
        done, lines = board.match.steps[:], board.lines
        if chance.below(3):
            board.take(WISHES[chance.below(len(WISHES))])
        else:
            names = list(board.scene.boxes())
            wanted = [name for name in names if name.startswith(("arrow", "place", "turn-", "undo", "stay"))]
            board.click(wanted[chance.below(len(wanted))])
        assert board.lines - lines == (board.match.steps != done), "one wish does one thing or nothing"
        if chance.below(2):
            board.stack.update(0.15)
        if chance.below(20) == 0:
            board.stack.draw(board.surface)
