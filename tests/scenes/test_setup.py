"""The set-up scene, driven by intents."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.scenes.setup import SetupScene
from game.ui import intents
from tests.scenes.headless import HeadlessProgram
from tests.ui.checks import WINDOWS, check_boxes


@pytest.fixture
def headless(tmp_path: Path) -> Iterator[HeadlessProgram]:
    headless = HeadlessProgram(tmp_path / "home")
    headless.program.stack.push(SetupScene(headless.program))
    yield headless
    headless.close()


def scene_of(headless: HeadlessProgram) -> SetupScene:
    scene = headless.program.stack.top
    assert isinstance(scene, SetupScene)
    return scene


@pytest.mark.parametrize(("window", "percent"), WINDOWS)
@pytest.mark.parametrize("count", [1, 2, 4])
def test_nothing_is_cut_or_lies_on_another(tmp_path: Path, window: tuple[int, int], percent: int, count: int) -> None:
    headless = HeadlessProgram(tmp_path, window, percent)
    headless.program.stack.push(SetupScene(headless.program))
    headless.click(f"count.{count}")
    scene = scene_of(headless)
    for index in range(count):
        scene.draft.chairs[index].name = "W" * 16
    scene._fill()
    scene.layout(window)
    check_boxes(scene.boxes(), window)
    headless.draw()
    assert not headless.kit.type.shortened


def test_enter_starts_a_game_with_the_choices(headless: HeadlessProgram) -> None:
    headless.click("count.3")
    headless.click("colour0.green")
    headless.click("player1.greedy")
    headless.click("first.2")
    headless.click("name2")
    headless.take(intents.TextInput("Ada"), intents.Confirm(), intents.Confirm())
    (game,) = headless.opened
    seats = [(seat.name, seat.colour, seat.player) for seat in game.session.seats]
    assert seats == [("Green", "green", "person"), ("Blue", "blue", "greedy"), ("Ada", "yellow", "person")]
    assert game.session.state.seat == 2
    assert game.seed == scene_of(headless).draft.seed


def test_who_begins_is_remembered(headless: HeadlessProgram) -> None:
    headless.click("count.3")
    headless.click("first.2")
    headless.click("start")
    scene = SetupScene(headless.program)
    assert scene.draft.first == 2
    assert headless.kept.last_setup.first == 2


def test_alone_the_crown_quest_is_chosen(headless: HeadlessProgram) -> None:
    headless.click("count.1")
    headless.click("quest.3B")
    headless.click("start")
    assert headless.opened[0].session.state.crown.id == "3B"


def test_all_of_it_can_be_done_by_keyboard(headless: HeadlessProgram) -> None:
    headless.take(intents.FocusMove(1), intents.Cursor(-1, 0))
    assert scene_of(headless).draft.count == 1
    names = []
    for _ in range(20):
        headless.take(intents.FocusMove(1))
        focus = scene_of(headless).form.focus
        assert focus
        names.append(focus.name)
        if focus.name == "quest":
            headless.take(intents.Cursor(0, 1))
        if focus.name == "start":
            headless.take(intents.Confirm())
            break
    assert names == ["colour0", "name0", "player0", "quest", "seed", "copy", "paste", "dice", "back", "start"]
    assert headless.opened[0].session.state.crown.id == "2B"


def test_a_taken_colour_is_swapped_and_seen(headless: HeadlessProgram) -> None:
    headless.click("colour0.blue")
    assert [chair.colour for chair in scene_of(headless).draft.seated] == ["blue", "red"]
    before = headless.draw().copy()
    headless.click("colour0.green")
    assert before.get_buffer().raw != headless.draw().get_buffer().raw


def test_letters_in_a_name_start_nothing(headless: HeadlessProgram) -> None:
    headless.click("name0")
    assert scene_of(headless).typing()
    headless.take(intents.TextInput("n"), intents.TextInput("x"))
    assert scene_of(headless).draft.chairs[0].name == "nx"
    assert not headless.opened


def test_who_begins_is_told_by_name(headless: HeadlessProgram) -> None:
    headless.click("name1")
    headless.take(intents.TextInput("Ada"))
    headless.click("first.1")
    assert headless.widget("first.name").text == "Ada"  # type: ignore[attr-defined]
    headless.click("name1")
    headless.take(intents.SelectAll(), intents.TextInput("Bo"))
    assert headless.widget("first.name").text == "Bo"  # type: ignore[attr-defined]


def test_the_seed_is_copied_pasted_typed_and_rolled(headless: HeadlessProgram) -> None:
    draft = scene_of(headless).draft
    first = draft.seed
    headless.click("copy")
    assert headless.pocket == first
    assert first in headless.program.toast.text
    headless.click("dice")
    assert draft.seed != first
    headless.pocket = f"  {first}\n"
    headless.click("paste")
    assert draft.seed == first
    headless.click("seed")
    headless.take(intents.SelectAll(), intents.TextInput("mine"), intents.Confirm(), intents.Confirm())
    assert headless.opened[0].seed == "mine"


def test_the_same_seed_deals_the_same_game(headless: HeadlessProgram) -> None:
    for _ in range(2):
        headless.click("seed")
        headless.take(intents.SelectAll(), intents.TextInput("again"))
        headless.click("start")
    one, other = headless.opened
    assert one.session.deal == other.session.deal


def test_the_last_choice_is_remembered(headless: HeadlessProgram) -> None:
    headless.click("count.4")
    headless.click("player3.random")
    headless.click("name3")
    headless.take(intents.TextInput("Zoe"))
    headless.click("start")
    again = SetupScene(HeadlessProgram(headless.home.root).program).draft
    assert again.count == 4
    assert (again.chairs[3].name, again.chairs[3].player) == ("Zoe", "random")
    assert again.chairs[0].name == ""


def test_escape_leaves(headless: HeadlessProgram) -> None:
    below = headless.program.stack
    headless.take(intents.Back())
    assert below.empty


def test_the_rules_open_at_how_a_game_for_so_many_begins(headless: HeadlessProgram) -> None:
    for count, chapter in ((1, "alone"), (3, "setup")):
        headless.click(f"count.{count}")
        headless.take(intents.PointerMove(headless.widget("seed").box.center))
        assert scene_of(headless).rule() == chapter
