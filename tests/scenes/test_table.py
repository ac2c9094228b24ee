"""The landscape table: laying tiles by pointer and by keys, turning, reasons, undo, other landscapes."""

import pygame
import pytest

from game.engine.common import EndTurn
from game.engine.land import cell_at, xy
from game.engine.title import Term, total
from game.scenes.table.callouts import draw_reason
from game.scenes.table.gains import gains_of, standing_of
from game.scenes.table.tray import Tray, look_of
from game.ui import intents
from game.ui.tween import Speed
from tests.labyrinth import BOX, NUMBER, at, dealt, eager_action, played, position_of
from tests.scenes.landscapes import NewTable, Table, tile_at


def lone(tile: str, seats: int = 1) -> str:
    """A position: this tile is to be laid beside the start tile (city north, road east and west)."""
    return f"title: labyrinth\nphase: extend\nloose: [{tile}]\nseats: [{', '.join(['{}'] * seats)}]\n"


def two() -> str:
    return "title: labyrinth\nphase: extend\nloose: [straight-1, curve-1]\nseats: [{}]\n"


def words(table: Table) -> str:
    """What the callout at the cursor says."""
    return " ".join(table.scene._reasons())


def test_a_click_lays_the_tile_in_its_present_turn(new_table: NewTable) -> None:
    table = new_table(at(lone("curve-1")))
    scene = table.open()
    table.take(intents.Turn(1), intents.Turn(1))
    pos = table.point(1, 0)
    assert scene.tray.turn_at(scene.land, cell_at(1, 0)) == 2
    table.take(intents.Click(pos))
    assert tile_at(scene, 1, 0) == "curve-1"
    assert scene.land.turns[-1] == 2
    assert table.match.phase == "end"


def test_a_cell_with_one_possible_turn_turns_the_tile_by_itself(new_table: NewTable) -> None:
    """A straight road beside a road lies in two turns that are the same to the rules."""
    table = new_table(at(lone("straight-1")))
    scene = table.open()
    assert scene.tray.turn_of(NUMBER["straight-1"]) == 0
    pos = table.point(1, 0)
    assert scene.tray.turn_at(scene.land, cell_at(1, 0)) == 1
    assert not words(table)
    table.take(intents.Click(pos))
    assert scene.land.turns[-1] == 1


def test_turning_by_hand_there_shows_why_the_other_turn_is_impossible(new_table: NewTable) -> None:
    table = new_table(at(lone("straight-1")))
    scene = table.open()
    pos = table.point(1, 0)
    table.take(intents.Turn(1))
    assert scene.tray.turn_at(scene.land, cell_at(1, 0)) == 2
    assert "road" in words(table) and "meadow" in words(table)
    table.take(intents.Click(pos))
    assert len(scene.land) == 1, "what does not fit is not laid"
    table.point(-1, 0)
    assert scene.tray.turn_at(scene.land, cell_at(-1, 0)) == 3, "on the next cell it turns by itself again"


def test_with_several_possible_turns_the_player_turns(new_table: NewTable) -> None:
    table = new_table(at(lone("curve-1")))
    scene = table.open()
    table.point(1, 0)
    assert scene.tray.turn_at(scene.land, cell_at(1, 0)) == 0
    assert "Turned another way" in words(table)
    table.take(intents.Turn(-1))
    assert scene.tray.turn_at(scene.land, cell_at(1, 0)) == 3
    assert not words(table)


def test_an_impossible_cell_says_why(new_table: NewTable) -> None:
    """A straight road has no city for the north of the start tile."""
    table = new_table(at(lone("straight-1")))
    scene = table.open()
    pos = table.point(0, -1)
    assert "city" in words(table) and "does not fit here in any turn" in words(table)
    table.take(intents.Click(pos))
    assert len(scene.land) == 1
    far = table.point(2, 1)
    assert not words(table), "far from the landscape it says nothing by itself"
    table.take(intents.Click(far))
    assert words(table), "but once it was tried"
    table.point(2, 0)
    assert not words(table)


def test_a_slip_lies_clear_of_all_where_there_is_room(new_table: NewTable) -> None:
    kit, surface = new_table(at(lone("curve-1"))).kit, pygame.Surface((1000, 700))
    by, view = pygame.Rect(100, 100, 90, 90), pygame.Rect(0, 90, 1000, 600)
    around = [pygame.Rect(x, y, 90, 90) for x in (10, 100, 190) for y in (100, 190)]
    slip = draw_reason(kit, surface, ["A road meets a meadow."], by, view, around)
    assert slip.collidelist(around) < 0 and view.contains(slip)


def test_slips_leave_the_tabs_in_sight(new_table: NewTable) -> None:
    table = new_table(at(lone("curve-1", seats=4)), (1024, 640))
    scene = table.open()
    assert all(not scene.mat.view.colliderect(tab.box) for tab in scene.controls.tabs)


def test_spots_are_the_legal_cells(new_table: NewTable) -> None:
    table = new_table(at(lone("straight-1")))
    boxes = table.open().boxes()
    spots = {name for name in boxes if name.startswith("spot-")}
    assert spots == {"spot-1-0", "spot--1-0", "spot-0-1"}
    for name in spots:
        assert boxes["mat"].contains(boxes[name])


def test_both_tiles_are_laid_in_either_order(new_table: NewTable) -> None:
    table = new_table(at(two()))
    scene = table.open()
    assert scene.in_hand == NUMBER["straight-1"]
    table.take(intents.Choose(1))
    assert scene.in_hand == NUMBER["curve-1"]
    table.take(intents.Click(scene.boxes()["tray-0"].center))
    assert scene.in_hand == NUMBER["curve-1"], "a click that did not begin there is none"
    box = scene.boxes()["tray-0"]
    table.take(intents.PointerDown(box.center), intents.Click(box.center))
    assert scene.in_hand == NUMBER["straight-1"]
    table.take(intents.FocusMove(1), intents.FocusMove(1))
    assert scene.in_hand == NUMBER["curve-1"], "Tab chooses among the tiles"
    table.take(intents.Cursor(1, 0), intents.Cursor(1, 0), intents.Turn(-1), intents.Confirm())
    assert tile_at(scene, 1, 0) == "curve-1"
    assert scene.in_hand == NUMBER["straight-1"]
    assert table.match.phase == "extend"


def test_all_of_it_by_keyboard(new_table: NewTable) -> None:
    table = new_table(at(lone("straight-1")))
    scene = table.open()
    table.take(intents.Cursor(1, 0))
    assert scene.facts()["cursor"] == (0, 0)
    table.take(intents.Cursor(1, 0))
    assert scene.facts()["cursor"] == (1, 0)
    table.take(intents.Confirm())
    assert table.match.phase == "end"
    table.take(intents.Confirm())
    assert table.match.phase == "insert", "Enter ends the turn when all is laid"
    table.settle()
    table.pass_time(0.1)
    assert table.stack.top.name == "board"


def test_the_turn_ends_by_its_button_or_its_key(new_table: NewTable) -> None:
    table = new_table(at(lone("straight-1")))
    scene = table.open()
    table.take(intents.EndTurn())
    assert table.match.phase == "extend", "not before all is laid"
    table.take(intents.Click(table.point(1, 0)))
    table.settle()
    button = scene.boxes()["end-turn"]
    table.take(intents.PointerMove(button.center), intents.PointerDown(button.center), intents.Click(button.center))
    assert table.match.phase == "insert"


def test_the_turn_ends_by_itself_if_set(new_table: NewTable) -> None:
    table = new_table(at(lone("straight-1")), automatic_end=True)
    table.open()
    table.take(intents.Click(table.point(1, 0)))
    assert table.match.phase == "end", "not before the tile has come to rest"
    table.settle()
    table.pass_time(0.1, 3)
    assert table.match.phase == "insert"


def test_undo_while_the_tile_settles_ends_that_and_is_carried_out(new_table: NewTable) -> None:
    table = new_table(at(lone("curve-1")))
    scene = table.open()
    table.take(intents.Turn(1), intents.Turn(1), intents.Click(table.point(1, 0)))
    table.pass_time(0.05)
    assert scene.busy() and scene.laying.lifted is not None
    table.take(intents.Undo())
    assert not scene.laying.busy
    assert table.match.phase == "extend" and len(scene.land) == 1
    assert scene.tray.turn_of(NUMBER["curve-1"]) == 2, "it is turned as it lay"
    table.take(intents.Redo())
    assert tile_at(scene, 1, 0) == "curve-1"


def test_completing_glows_and_tokens_flip_up_one_by_one(new_table: NewTable) -> None:
    """A cap with a shield closes the start tile's city."""
    table = new_table(at(lone("cap-straight-shield-city-1")))
    scene = table.open()
    table.take(intents.Click(table.point(0, -1)))
    assert [piece.kind for piece in scene.landscape.pieces] == ["shield"]
    assert scene.laying.away == {0}, "the token does not lie there yet"
    table.pass_time(0.5, 10)
    assert scene.laying.lifted is None and scene.laying.busy
    table.settle()
    assert not scene.laying.away and not scene.laying.busy


def test_without_movement_everything_lies_at_once(new_table: NewTable) -> None:
    table = new_table(at(lone("cap-straight-shield-city-1")), speed=Speed.OFF)
    scene = table.open()
    table.take(intents.Click(table.point(0, -1)))
    assert not scene.busy() and not scene.laying.busy


def test_a_tile_that_fits_nowhere_is_put_aside(new_table: NewTable) -> None:
    table = new_table(position_of("fits_nowhere"))
    scene = table.open()
    assert "fits nowhere" in scene.prompt()
    button = scene.boxes()["put-aside"]
    table.take(intents.PointerDown(button.center), intents.Click(button.center))
    assert table.match.phase == "end"
    table.take(intents.Undo(), intents.Confirm())
    assert table.match.phase == "end", "Enter does it too"
    assert table.match.view.gone == [NUMBER["cross-1"]]
    assert gains_of(table.match.steps).gone == 1, "and is told of at the end of the turn"
    assert "put-aside" not in scene.boxes()


def test_a_tile_that_fits_only_after_the_other_says_so(new_table: NewTable) -> None:
    table = new_table(position_of("fits_after_the_other"))
    scene = table.open()
    assert scene.in_hand == NUMBER["treasure-falcon"], "the one that fits is in hand"
    table.take(intents.Choose(0))
    assert "Lay the other one first" in scene.prompt()
    assert "put-aside" not in scene.boxes()


def test_pointing_at_a_feature_tells_its_region(new_table: NewTable) -> None:
    table = new_table(position_of("land_and_treasure"))
    scene = table.open()
    table.point(0, 0, (0.5, 0.08))
    assert scene.aim is not None and scene.aim.segment == 0
    table.pass_time(0.0)
    pointed = scene.mat._pointed
    assert pointed is not None
    assert pointed.feature.region.kind == "city" and len(pointed.feature.ends) == 1
    table.point(0, 0, (0.1, 0.1))
    assert scene.aim is not None


def test_the_keyboard_steps_through_the_features_of_a_tile(new_table: NewTable) -> None:
    table = new_table(at(lone("straight-1")))
    scene = table.open()
    table.take(intents.Cursor(0, 1))
    assert scene.aim is not None and (xy(scene.aim.cell), scene.aim.segment) == ((0, 0), 0)
    table.take(intents.Confirm())
    assert scene.aim.segment == 1
    table.take(intents.Confirm())
    assert scene.aim.segment == 0


def test_other_landscapes_open_and_the_own_comes_back(new_table: NewTable) -> None:
    table = new_table(at(lone("straight-1", seats=3)))
    scene = table.open()
    table.take(intents.ShowLandscapes())
    assert scene.shown == 1 and scene.in_hand is None
    assert not [name for name in scene.boxes() if name.startswith("spot-")]
    table.take(intents.ShowLandscapes(), intents.ShowLandscapes())
    assert scene.shown == 0 and scene.in_hand is not None
    tab = scene.boxes()["seat-2"]
    table.take(intents.PointerDown(tab.center), intents.Click(tab.center))
    assert scene.shown == 2
    table.take(intents.Back())
    assert scene.shown == 0


def test_a_visit_goes_back_to_where_it_came_from(new_table: NewTable) -> None:
    table = new_table(dealt(2, 3))
    table.navigator.open()
    table.navigator.visit(1)
    table.settle()
    assert table.scene.shown == 1 and "undo" not in table.scene.boxes()
    table.take(intents.Back())
    assert table.stack.top.name == "board"


def test_bots_lay_at_the_table_while_people_watch(new_table: NewTable) -> None:
    state = at(lone("straight-1", seats=2))
    table = new_table(state, bots=(0,))
    scene = table.open()
    assert scene.in_hand is None and "Anna" in scene.prompt()
    table.thinker.told = state.legal()[0]
    table.pass_time(1.0, 20)
    assert len(scene.land) == 2


def test_the_camera_fits_a_landscape_that_grows_past_the_view(new_table: NewTable) -> None:
    table = new_table(at(lone("straight-1")))
    scene = table.open()
    for _ in range(6):
        table.take(intents.Zoom(1))
    table.settle()
    before = scene.cameras.camera(0, scene.land).zoom
    table.take(intents.Click(table.point(0, 1)))
    table.settle()
    frame = scene.cameras.frame(0, scene.land)
    assert frame.pitch < before
    for cell in (*scene.land.cells, *scene.land.demand):
        assert scene.controls.view.contains(frame.tile(xy(cell)))


def test_dragging_pans_and_the_wheel_zooms_about_the_pointer(new_table: NewTable) -> None:
    table = new_table(at(lone("straight-1")))
    scene = table.open()
    before = scene.cameras.frame(0, scene.land)
    centre = scene.mat.box.center
    table.take(intents.Drag(centre, (centre[0] + 30, centre[1] + 12), 30, 12))
    after = scene.cameras.frame(0, scene.land)
    assert (after.x - before.x, after.y - before.y) == (30, 12)
    pos = table.point(0, 0, (0.25, 0.75))
    table.take(intents.Zoom(2, pos))
    table.settle()
    cell, spot = scene.cameras.frame(0, scene.land).at(pos)
    assert cell == (0, 0) and spot == pytest.approx((0.25, 0.75), abs=0.03)


@pytest.mark.parametrize("window", [(1024, 640), (1440, 900), (2560, 1440), (1100, 1300)])
@pytest.mark.parametrize("seats", [1, 4])
def test_everything_stands_in_the_window_and_apart(new_table: NewTable, window: tuple[int, int], seats: int) -> None:
    state = dealt(seats, 11)
    for _ in played(state, 5, eager_action):
        if state.phase == "extend" and state.turns_done > 5 * seats:
            break
    table = new_table(state, window)
    scene = table.open()
    boxes = scene.boxes()
    whole = pygame.Rect((0, 0), window)
    assert all(whole.contains(box) for box in boxes.values())
    panels = [boxes[name] for name in ("players", "turn", "bar", "mat")]
    assert not any(one.colliderect(other) for one in panels for other in panels if one is not other)
    tabs = [box for name, box in boxes.items() if name.startswith("seat-")]
    assert len(tabs) == (0 if seats == 1 else seats)
    assert all(boxes["mat"].contains(tab) for tab in tabs)
    spots = [box for name, box in boxes.items() if name.startswith("spot-")]
    assert spots and not any(spot.colliderect(tab) for spot in spots for tab in tabs)


def test_equal_looks_are_turns_that_the_rules_cannot_tell_apart() -> None:
    looks = {name: len({look_of(BOX.tiles, NUMBER[name], turn) for turn in range(4)}) for name in NUMBER}
    assert looks["straight-1"] == 2
    assert looks["curve-1"] == 4
    assert looks["cross-1"] == 1
    assert looks["two-curves-1"] == 2


def test_a_tray_keeps_its_choice_while_it_fits() -> None:
    state = position_of("land_and_treasure")
    land = state.players[0].land
    tray = Tray(BOX.tiles)
    tray.fill(state.loose, land)
    tray.choose(1)
    tray.fill(state.loose, land)
    assert tray.tile == state.loose[1]
    tray.fill(state.loose[:1], land)
    assert tray.tile == state.loose[0]


def test_who_looks_at_another_landscape_is_not_torn_away(new_table: NewTable) -> None:
    state = at(lone("straight-1", seats=2))
    table = new_table(state, bots=(0,))
    scene = table.open()
    table.take(intents.ShowLandscapes())
    for action in (state.legal()[0], EndTurn()):
        table.thinker.told = action
        table.pass_time(1.0, 20)
    assert table.match.seat == 1 and table.match.phase == "insert"
    assert table.stack.top is scene and scene.shown == 1
    assert "landscape of Bertil" in scene.prompt(), "and the board is where to do something"
    table.take(intents.Back())
    assert table.stack.top.name == "board"


def test_the_gains_of_a_turn_are_told_once_all_is_laid(new_table: NewTable) -> None:
    table = new_table(at(lone("cap-straight-shield-city-1")))
    table.open()
    before = table.match.view.towers()[0].height
    table.take(intents.Click(table.point(0, -1)))
    table.settle()
    gains = gains_of(table.match.steps)
    assert gains.terms == (Term("tile", 1, 2), Term("shield", 1, 2))
    assert total(gains.terms) == table.match.view.towers()[0].height - before


def test_what_a_tower_is_made_of_adds_up_to_its_height(new_table: NewTable) -> None:
    state = dealt(3, 2, first=0)
    for _ in played(state, 2, eager_action):
        pass
    for seat, tower in enumerate(state.towers()):
        terms = standing_of(state, seat).terms
        top = "crown" if tower.crowned else "meeple"
        assert (terms[0], terms[-1]) == (Term("tile", tower.tiles, 2), Term(top, 1, BOX.heights[top]))
        assert all(term.count for term in terms) and total(terms) == tower.height


def test_the_end_of_the_last_turn_builds_the_towers(new_table: NewTable) -> None:
    table = new_table(position_of("last_turn"))
    assert table.open().controls.end.text == "Build the towers"
    assert new_table(at(lone("curve-1"))).open().controls.end.text == "End turn"


def test_a_landscape_looked_at_after_the_game_is_no_turn(new_table: NewTable) -> None:
    state = dealt(2, 1, first=0)
    for _ in played(state, 1):
        pass
    table = new_table(state)
    table.navigator.open()
    table.navigator.visit(1)
    table.settle()
    boxes = table.scene.boxes()
    assert not {"steps", "crown", "end-turn", "hint"} & boxes.keys()
    assert table.scene.hud.panel.about == 1


def test_one_tile_to_lay_is_shown_once(new_table: NewTable) -> None:
    assert "tray-0" not in new_table(at(lone("curve-1"))).open().boxes()
    assert {"tray-0", "tray-1"} <= new_table(at(two())).open().boxes().keys()
