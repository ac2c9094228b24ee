"""The set-up scene, driven by intents."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.scenes.setup import SetupScene
from game.ui import intents as say
from tests.scenes.indoors import Indoors
from tests.ui.checks import WINDOWS, check_boxes


@pytest.fixture
def indoors(tmp_path: Path) -> Iterator[Indoors]:
    indoors = Indoors(tmp_path / "home")
    indoors.house.stack.push(SetupScene(indoors.house))
    yield indoors
    indoors.close()


def scene_of(indoors: Indoors) -> SetupScene:
    scene = indoors.house.stack.top
    assert isinstance(scene, SetupScene)
    return scene


@pytest.mark.parametrize(("window", "percent"), WINDOWS)
@pytest.mark.parametrize("count", [1, 2, 4])
def test_nothing_is_cut_or_lies_on_another(tmp_path: Path, window: tuple[int, int], percent: int, count: int) -> None:
    indoors = Indoors(tmp_path, window, percent)
    indoors.house.stack.push(SetupScene(indoors.house))
    indoors.click(f"count.{count}")
    scene = scene_of(indoors)
    for index in range(count):
        scene.draft.chairs[index].name = "W" * 16
    scene._fill()
    scene.layout(window)
    check_boxes(scene.boxes(), window)
    indoors.draw()
    assert not indoors.kit.type.shortened


def test_enter_starts_a_game_with_the_choices(indoors: Indoors) -> None:
    indoors.click("count.3")
    indoors.click("colour0.green")
    indoors.click("player1.greedy")
    indoors.click("first.2")
    indoors.click("name2")
    indoors.take(say.TextInput("Ada"), say.Confirm(), say.Confirm())
    (game,) = indoors.opened
    seats = [(seat.name, seat.colour, seat.player) for seat in game.session.seats]
    assert seats == [("Green", "green", "person"), ("Blue", "blue", "greedy"), ("Ada", "yellow", "person")]
    assert game.session.state.seat == 2
    assert game.seed == scene_of(indoors).draft.seed


def test_who_begins_is_remembered(indoors: Indoors) -> None:
    indoors.click("count.3")
    indoors.click("first.2")
    indoors.click("start")
    scene = SetupScene(indoors.house)
    assert scene.draft.first == 2
    assert indoors.kept.last_setup.first == 2


def test_alone_the_crown_quest_is_chosen(indoors: Indoors) -> None:
    indoors.click("count.1")
    indoors.click("quest.3B")
    indoors.click("start")
    assert indoors.opened[0].session.state.crown.id == "3B"


def test_all_of_it_can_be_done_by_keyboard(indoors: Indoors) -> None:
    indoors.take(say.FocusMove(1), say.Cursor(-1, 0))
    assert scene_of(indoors).draft.count == 1
    names = []
    for _ in range(20):
        indoors.take(say.FocusMove(1))
        focus = scene_of(indoors).form.focus
        assert focus
        names.append(focus.name)
        if focus.name == "quest":
            indoors.take(say.Cursor(0, 1))
        if focus.name == "start":
            indoors.take(say.Confirm())
            break
    assert names == ["colour0", "name0", "player0", "quest", "seed", "copy", "paste", "dice", "back", "start"]
    assert indoors.opened[0].session.state.crown.id == "2B"


def test_a_taken_colour_is_swapped_and_seen(indoors: Indoors) -> None:
    indoors.click("colour0.blue")
    assert [chair.colour for chair in scene_of(indoors).draft.seated] == ["blue", "red"]
    before = indoors.draw().copy()
    indoors.click("colour0.green")
    assert before.get_buffer().raw != indoors.draw().get_buffer().raw


def test_letters_in_a_name_start_nothing(indoors: Indoors) -> None:
    indoors.click("name0")
    assert scene_of(indoors).typing()
    indoors.take(say.TextInput("n"), say.TextInput("x"))
    assert scene_of(indoors).draft.chairs[0].name == "nx"
    assert not indoors.opened


def test_who_begins_is_told_by_name(indoors: Indoors) -> None:
    indoors.click("name1")
    indoors.take(say.TextInput("Ada"))
    indoors.click("first.1")
    assert indoors.widget("first.name").text == "Ada"  # type: ignore[attr-defined]
    indoors.click("name1")
    indoors.take(say.SelectAll(), say.TextInput("Bo"))
    assert indoors.widget("first.name").text == "Bo"  # type: ignore[attr-defined]


def test_the_seed_is_copied_pasted_typed_and_rolled(indoors: Indoors) -> None:
    draft = scene_of(indoors).draft
    first = draft.seed
    indoors.click("copy")
    assert indoors.pocket == first
    assert first in indoors.house.toast.text
    indoors.click("dice")
    assert draft.seed != first
    indoors.pocket = f"  {first}\n"
    indoors.click("paste")
    assert draft.seed == first
    indoors.click("seed")
    indoors.take(say.SelectAll(), say.TextInput("mine"), say.Confirm(), say.Confirm())
    assert indoors.opened[0].seed == "mine"


def test_the_same_seed_deals_the_same_game(indoors: Indoors) -> None:
    for _ in range(2):
        indoors.click("seed")
        indoors.take(say.SelectAll(), say.TextInput("again"))
        indoors.click("start")
    one, other = indoors.opened
    assert one.session.deal == other.session.deal


def test_the_last_choice_is_remembered(indoors: Indoors) -> None:
    indoors.click("count.4")
    indoors.click("player3.random")
    indoors.click("name3")
    indoors.take(say.TextInput("Zoe"))
    indoors.click("start")
    again = SetupScene(Indoors(indoors.home.root).house).draft
    assert again.count == 4
    assert (again.chairs[3].name, again.chairs[3].player) == ("Zoe", "random")
    assert again.chairs[0].name == ""


def test_escape_leaves(indoors: Indoors) -> None:
    below = indoors.house.stack
    indoors.take(say.Back())
    assert below.empty


def test_the_rules_open_at_how_a_game_for_so_many_begins(indoors: Indoors) -> None:
    for count, chapter in ((1, "alone"), (3, "setup")):
        indoors.click(f"count.{count}")
        indoors.take(say.PointerMove(indoors.widget("seed").box.center))
        assert scene_of(indoors).rule() == chapter
