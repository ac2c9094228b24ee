"""The panel of tiles not yet seen: its counts, what fits under the pointer, and cells that nothing can fill."""

from collections import Counter
from itertools import product

import pytest

from game.engine.fitting import unfillable
from game.engine.land import Land, cell_at
from game.scenes.labyrinth.board.scene import BoardScene
from game.scenes.table.pointing import aim_by_key
from game.scenes.table.scene import TableScene
from game.ui import intents
from tests.labyrinth import BOX
from tests.scenes.rounds import NewRound, Round
from tests.ui.checks import check_boxes


def to_table(round: Round) -> TableScene:
    """On to the table in the present turn."""
    while round.match.scene != "table":
        round.match.do(round.match.view.legal()[0])
    round.open()
    assert isinstance(round.top, TableScene)
    return round.top


def test_the_counts_are_the_box_without_what_was_seen(new_round: NewRound) -> None:
    round = new_round(2, hand_over=False)
    seen: set[int] = set()
    for _ in range(6):
        round.play_turn()
    for step in round.match.steps:
        seen |= {*step.before.maze.tiles, *step.before.loose}
    seen |= {*round.match.view.maze.tiles, round.match.view.hand or -1}
    round.open()
    board = round.top
    assert isinstance(board, BoardScene)
    round.take(intents.ShowUnseen())
    wanted = Counter(BOX.tiles.kind(tile).id for tile in BOX.land if tile not in seen)
    assert {tile.kind: tile.count for tile in board.hud.unseen.tiles if tile.visible} == dict(wanted)
    shown = {name.removeprefix("unseen-") for name in board.form.boxes() if name.startswith("unseen-")}
    assert shown - {"fits"} == set(wanted)
    view = round.match.view
    assert sum(wanted.values()) == len(view.pile) + len(BOX.land) - 16 - BOX.pile[2]


def test_two_games_that_differ_in_secrets_show_the_same(new_round: NewRound) -> None:
    shown = []
    for number in range(2):
        round = new_round(2)
        state = round.match.game.session.state
        if number:
            gone = next(tile for tile in state.unseen() if tile not in state.pile)
            state.pile[3] = gone
            round.match.hand_over.take_over()
        round.open()
        round.take(intents.ShowUnseen())
        assert isinstance(round.top, BoardScene)
        shown.append([(tile.kind, tile.count) for tile in round.top.hud.unseen.tiles])
    assert shown[0] == shown[1]


def test_it_stays_open_from_board_to_table_and_closes_by_the_same_key_or_esc(new_round: NewRound) -> None:
    round = new_round(2)
    round.open()
    round.take(intents.ShowUnseen())
    table = to_table(round)
    assert "unseen-tiles" in table.boxes()
    assert "landscape-0" not in table.boxes()
    round.take(intents.ShowUnseen())
    assert "unseen-tiles" not in table.boxes()
    round.take(intents.ShowUnseen(), intents.Back())
    assert round.top is table
    assert "unseen-tiles" not in table.boxes()


def test_tiles_that_fit_under_the_cursor_are_told(new_round: NewRound) -> None:
    round = new_round(1)
    table = to_table(round)
    round.take(intents.ShowUnseen())
    for cell in sorted(table.land.demand):
        table.aim = aim_by_key(table.land, cell)
        fits = table.hud.unseen._fits()
        assert fits is not None
        for tile in table.hud.unseen.tiles:
            assert (tile.tile in fits) == bool(table.land.fitting_turns(tile.tile, cell))
    table.aim = aim_by_key(table.land, cell_at(0, 0))
    assert table.hud.unseen._fits() is None


def walled(round: Round) -> Land:
    """The first landscape with a cell north of its start tile that no tile fits between its neighbours."""
    land = round.match.view.players[0].land
    for east, north, west in product(BOX.land[::5], repeat=3):
        for turns in product(range(4), repeat=3):
            trial = land.copy()
            for tile, cell, turn in zip((east, north, west), ((1, -1), (0, -2), (-1, -1)), turns, strict=True):
                trial.put(tile, cell_at(*cell), turn)
            if cell_at(0, -1) in unfillable(trial, round.match.view.to_come(0)):
                return trial
    raise AssertionError("some neighbours leave no tile that fits between them")


def test_cells_that_nothing_can_fill_are_struck_out(new_round: NewRound) -> None:
    round = new_round(1)
    table = to_table(round)
    assert table.mat.marks.dead == ()
    round.stack.draw(round.surface)
    land = walled(round)
    round.match.game.session.state.players[0].land = land
    round.match.hand_over.take_over()
    table.layout(round.kit.theme.window)
    dead = table.mat.marks.dead
    assert cell_at(0, -1) in dead
    assert not any(land.fitting_turns(tile, cell) for cell in dead for tile in round.match.view.to_come(0))
    box = table.cameras.frame(0, table.land).tile((0, -1))
    round.stack.draw(round.surface)
    middle = round.surface.get_at(box.center)
    assert sum(middle[:3]) < 90  # ink


@pytest.mark.parametrize(("window", "percent"), [((1024, 640), 100), ((1024, 640), 150), ((2560, 1440), 200)])
def test_it_finds_room_at_the_beginning_when_there_are_most(
    new_round: NewRound, window: tuple[int, int], percent: int
) -> None:
    round = new_round(1, window, percent=percent)
    round.open()
    round.take(intents.ShowUnseen())
    round.pass_time(0.1)
    board = round.top
    check_boxes(board.form.boxes(), window)
    assert isinstance(board, BoardScene)
    panel = board.hud.unseen.box
    assert board.hud.areas.players.contains(panel)
    assert all(panel.contains(tile.box) for tile in board.hud.unseen.tiles if tile.visible)
    assert not round.kit.type.shortened
