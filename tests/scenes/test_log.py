"""The log on the window: it begins with what happened last, and leads to every place that it speaks of."""

import pygame
import pytest

from game.bots.labyrinth.bots import BOTS
from game.engine.chance import Chance
from game.engine.land import xy
from game.play.game_log import LogEntry, game_log
from game.play.teller import landscape_pane
from game.scenes.keys import Keys
from game.scenes.labyrinth.board.scene import BoardScene
from game.scenes.labyrinth.board_visit import BoardVisit
from game.scenes.log import LogScene
from game.scenes.table.scene import TableScene
from game.ui import intents
from tests.scenes.rounds import NewRound, Round
from tests.ui.checks import check_boxes


def opened(round: Round, turns: int = 4) -> LogScene:
    """The log after some turns, opened by its key."""
    for _ in range(turns):
        round.play_turn()
        round.match.hand_over.take_over()
    round.open()
    round.take(intents.ShowLog())
    assert isinstance(round.top, LogScene)
    return round.top


def chosen(log: LogScene) -> LogEntry:
    assert log.told.chosen is not None
    return log.told.chosen


def test_it_begins_with_the_last_and_goes_back_by_keys(new_round: NewRound) -> None:
    round = new_round(2)
    log = opened(round)
    told = [
        e
        for c in game_log(round.kit.say, round.navigator.teller, round.match.steps, round.match.seats)
        for e in c.entries
    ]
    assert log.told.entries == told
    for entry in reversed(told):
        assert chosen(log) == entry
        place = log.boxes()[f"told.{told.index(entry)}"]
        assert log.told.box.contains(place)
        round.take(intents.Cursor(0, -1))
    assert chosen(log) == told[0]
    round.take(intents.Back())
    assert isinstance(round.top, BoardScene)


def test_with_nothing_chosen_an_arrow_begins_with_the_last(new_round: NewRound) -> None:
    round = new_round(2)
    log = opened(round)
    for by in (-1, 1):
        log.told.chosen = None
        round.take(intents.Cursor(0, by))
        assert chosen(log) == log.told.entries[-1]


def test_it_tells_no_secret(new_round: NewRound) -> None:
    round = new_round(2)
    log = opened(round, 3)
    state = round.match.game.session.state
    found = {state.box.treasure[tile] for player in state.players for tile in player.found}
    words = " ".join(log.told.told)
    for treasure in set(state.box.treasure.values()) - found:
        assert f"finds {round.kit.say(f'event.treasure.{treasure}')}" not in words


def test_enter_on_a_laid_tile_opens_its_landscape_there(new_round: NewRound) -> None:
    round = new_round(2)
    log = opened(round)
    entry = next(entry for entry in reversed(log.told.entries) if entry.spot and entry.spot.pane != "board")
    while chosen(log) is not entry:
        round.take(intents.Cursor(0, -1))
    round.take(intents.Confirm())
    table = round.top
    assert isinstance(table, TableScene)
    assert entry.spot is not None
    assert table.visiting == table.shown and landscape_pane(table.shown) == entry.spot.pane
    assert table.aim is not None
    assert xy(table.aim.cell) == entry.spot.cells[-1]
    round.take(intents.Back())
    assert isinstance(round.top, BoardScene)


def test_a_click_on_a_walk_flashes_its_cell_on_the_board(new_round: NewRound) -> None:
    round = new_round(2)
    log = opened(round)
    number, entry = next(
        (number, entry)
        for number, entry in enumerate(log.told.entries)
        if entry.spot and entry.spot.pane == "board" and len(entry.spot.cells) == 1
        and f"told.{number}" in log.boxes()
    )  # fmt: skip
    pos = log.boxes()[f"told.{number}"].center
    round.take(intents.PointerMove(pos), intents.PointerDown(pos), intents.Click(pos))
    visit = round.top
    assert isinstance(visit, BoardVisit)
    assert entry.spot is not None
    assert visit.cells == entry.spot.cells
    assert visit.busy()
    cell = visit.boxes()["cell-{}-{}".format(*visit.cells[0])]
    round.pass_time(0.26)
    bright = round.surface.subsurface(cell).copy()
    round.settle()
    assert bright.get_buffer().raw != round.surface.subsurface(cell).copy().get_buffer().raw
    round.take(intents.Back())
    assert isinstance(round.top, BoardScene)


def test_an_empty_log_says_so(new_round: NewRound) -> None:
    round = new_round(2)
    log = opened(round, 0)
    round.take(intents.Cursor(0, -1), intents.Confirm())
    assert round.top is log


@pytest.mark.parametrize(("window", "percent"), [((1024, 640), 150), ((2560, 1440), 200)])
def test_it_finds_room(new_round: NewRound, window: tuple[int, int], percent: int) -> None:
    round = new_round(4, window, percent=percent)
    log = opened(round, 9)
    round.pass_time(0.3)
    check_boxes(log.boxes(), window)
    assert not round.kit.type.shortened


def test_the_keys_of_the_table_find_room_in_the_smallest_window(new_round: NewRound) -> None:
    window = (1024, 640)
    round = new_round(2, window)
    round.open()
    round.take(intents.ShowLandscapes())
    keys = Keys(round.kit, round.top, round.stack.pop)
    round.stack.push(keys)
    check_boxes(keys.boxes(), window)
    assert pygame.Rect((0, 0), window).contains(keys._panel)


def test_the_labyrinth_can_be_looked_at_while_tiles_are_laid(new_round: NewRound) -> None:
    round = new_round(2)
    while round.match.phase != "extend":
        round.match.do(BOTS["greedy"].decide(round.match.view, Chance(0)))
    round.open()
    table = round.top
    assert isinstance(table, TableScene)
    for back in (intents.ShowBoard(), intents.Back()):
        round.take(intents.ShowBoard())
        assert isinstance(round.top, BoardVisit)
        round.take(back)
        assert round.top is table
