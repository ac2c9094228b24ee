"""How the board looks: secrets stay hidden, everything is in the window, only changes are drawn."""

from collections.abc import Iterator

import pygame
import pytest

from game.engine.labyrinth.state import LabyrinthState
from game.scenes.labyrinth.board.motion import motion_of
from game.ui import intents
from tests.labyrinth import BOX, dealt, eager_action, played
from tests.scenes.boards import Board, NewBoard, ride_choice, two_walkways

SIZES = [(1024, 640, 100), (1440, 900, 100), (1280, 1024, 130), (1920, 1080, 150), (1100, 1400, 100)]


def late(seats: int, turns: int) -> LabyrinthState:
    """A game after some turns, to insert."""
    state = dealt(seats, 7, first=0)
    for _ in played(state, 7, eager_action):
        if state.turns_done == turns and state.phase == "insert":
            break
    return state


def pixels(board: Board) -> bytes:
    board.stack.draw(board.surface)
    return pygame.image.tobytes(board.surface, "RGB")


# --- secrets ---------------------------------------------------------------------------------------------------------


def other_secret(state: LabyrinthState) -> LabyrinthState:
    """The same position with another treasure on the present player's crown."""
    twin = state.copy()
    player = twin.players[twin.seat]
    assert player.crown is not None
    player.crown, player.pile[0] = player.pile[0], player.crown
    return twin


def test_a_hidden_treasure_is_neither_drawn_nor_told(new_board: NewBoard) -> None:
    """Two positions that differ in the own treasure alone look the same, until the crown is held open."""
    state = late(2, 4)
    boards = [new_board(made) for made in (state, other_secret(state))]
    for taken in ([], [intents.Cursor(1, 0)], [intents.Cursor(0, 1)], [intents.Confirm()]):
        told = []
        for board in boards:
            board.take(*taken)
            board.settle()
            told.append((pixels(board), board.scene.boxes(), board.scene.facts()))
        assert told[0] == told[1]
        assert "goal" not in told[0][1]


def test_the_crown_held_open_shows_the_goal_and_only_so_long(new_board: NewBoard) -> None:
    state = late(2, 4)
    board = new_board(state)
    hidden = pixels(board)
    board.take(intents.HoldCrown(True))
    crown = state.players[state.seat].crown
    assert crown is not None
    goal = BOX.treasure_cell[BOX.treasure[crown]]
    assert board.scene.boxes()["goal"] == board.scene.look.geometry.cell(goal)
    assert pixels(board) != hidden
    board.take(intents.HoldCrown(False))
    assert "goal" not in board.scene.boxes()
    assert pixels(board) == hidden


def test_the_crown_is_held_open_with_the_pointer(new_board: NewBoard) -> None:
    board = new_board(late(2, 4))
    pos = board.point("crown")
    board.take(intents.PointerDown(pos))
    assert board.scene.opened
    board.take(intents.PointerUp(pos))
    assert not board.scene.opened


def test_who_plays_alone_sees_the_goal(new_board: NewBoard) -> None:
    assert "goal" in new_board(late(1, 2)).scene.boxes()
    assert "goal" in new_board(late(2, 2), bots=(1,)).scene.boxes()


def test_the_crown_closes_when_another_scene_comes(new_board: NewBoard) -> None:
    board = new_board(late(2, 4))
    board.take(intents.HoldCrown(True), intents.ShowLandscapes())
    board.stack.pop()
    assert not board.scene.opened


# --- room ------------------------------------------------------------------------------------------------------------


def states() -> Iterator[tuple[str, LabyrinthState]]:
    yield "insert", late(4, 30)
    yield "walk", two_walkways()
    state, push = ride_choice()
    state.apply(push)
    yield "ride", state


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_is_in_the_window_and_no_word_is_cut(new_board: NewBoard, size: tuple[int, int, int]) -> None:
    width, height, percent = size
    window = pygame.Rect(0, 0, width, height)
    for phase, state in states():
        board = new_board(state, (width, height), percent=percent)
        board.take(intents.Cursor(0, 0), intents.HoldCrown(True))
        board.settle()
        boxes = board.scene.boxes()
        for name, box in boxes.items():
            assert window.contains(box), f"{phase}: {name} {box}"
        panels = [boxes[name] for name in ("players", "board", "turn", "bar")]
        for index, panel in enumerate(panels):
            assert panel.collidelist(panels[index + 1 :]) < 0
        assert not board.kit.type.shortened


def test_widgets_do_not_overlap(new_board: NewBoard) -> None:
    for window in ((1024, 640), (1440, 900)):
        board = new_board(two_walkways(), window)
        widgets = [widget for widget in board.scene.form if widget.visible and widget.box.size != (0, 0)]
        for index, widget in enumerate(widgets):
            for other in widgets[index + 1 :]:
                assert not widget.box.colliderect(other.box), (widget.name, other.name)


def test_the_tools_have_their_words_in_the_smallest_window_too(new_board: NewBoard) -> None:
    board = new_board(two_walkways(), (1024, 640))
    tools = [button for button, _ in board.scene.hud.bar.left if button.visible]
    assert all(button.text and button.stacked for button in tools)


def test_a_new_size_is_followed_while_a_row_slides(new_board: NewBoard) -> None:
    board = new_board(late(2, 4))
    board.click("arrow-N1")
    board.pass_time(0.1)
    board.kit.resize((1024, 640), 100)
    board.stack.layout()
    board.surface = pygame.display.set_mode((1024, 640))
    board.settle()
    assert board.match.phase in ("walk", "ride")
    assert not board.scene.busy()


# --- movement --------------------------------------------------------------------------------------------------------


def test_a_motion_begins_where_the_pieces_were_and_ends_where_they_are(new_board: NewBoard) -> None:
    board = new_board(late(4, 20))
    look = board.scene.look
    moved = 0
    while board.match.scene == "board":
        change = board.match.do(board.match.view.legal()[-1])
        motion = motion_of(change, look.geometry, look.pieces)
        if motion is None:
            continue
        moved += 1
        for moment, view in ((motion.at(0), change.before), (motion.at(motion.duration), change.after)):
            for spot, wanted in zip(moment.spots, look.pieces.spots(view), strict=True):
                assert spot == pytest.approx(wanted, abs=0.6)
    assert moved


def test_at_rest_the_same_picture_is_kept(new_board: NewBoard) -> None:
    board = new_board(late(2, 4))
    board.point("arrow-E1")
    board.stack.draw(board.surface)
    kept = board.scene.look._picture
    x, y = board.scene.boxes()["arrow-E1"].center
    board.take(intents.PointerMove((x + 2, y)))
    board.stack.draw(board.surface)
    assert board.scene.look._picture is kept
