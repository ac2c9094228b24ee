"""The set-up scene, driven by intents."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.options import Choice
from game.play.titles import TITLES
from game.scenes.labyrinth.option_words import LabyrinthOptionWords
from game.scenes.setup import SetupScene
from game.scenes.titles import SCREENS
from game.ui import intents
from game.ui.scrolling import ScrollBar
from game.ui.widgets import Label
from game.ui.widgets.card import Card
from tests.scenes import invented
from tests.scenes.headless import HeadlessProgram
from tests.ui.checks import WINDOWS, check_boxes

LABYRINTH = "labyrinth"


@pytest.fixture
def headless(tmp_path: Path) -> Iterator[HeadlessProgram]:
    headless = HeadlessProgram(tmp_path / "home")
    headless.program.stack.push(SetupScene(headless.program, LABYRINTH))
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
    headless.program.stack.push(SetupScene(headless.program, LABYRINTH))
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
    scene = SetupScene(headless.program, LABYRINTH)
    assert scene.draft.first == 2
    assert headless.kept.last_setup.first == 2


def test_the_options_of_the_title_are_remembered(headless: HeadlessProgram) -> None:
    headless.click("count.1")
    headless.click("option.crown.P2B")
    headless.click("start")
    assert headless.kept.last_setup.title == LABYRINTH
    assert headless.kept.last_setup.options == {"crown": "P2B"}
    scene = SetupScene(headless.program, LABYRINTH)
    assert [scene.draft.value(option) for option in scene.draft.asked] == ["P2B"]


def test_an_option_of_one_value_is_not_asked_for(headless: HeadlessProgram) -> None:
    headless.click("count.2")
    assert not [name for name in scene_of(headless).boxes() if name.startswith("option.")]
    headless.click("start")
    assert headless.opened[0].file.header["options"] == {}


def test_alone_the_crown_quest_is_chosen(headless: HeadlessProgram) -> None:
    headless.click("count.1")
    headless.click("option.crown.3B")
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
        if focus.name == "option.crown":
            headless.take(intents.Cursor(0, 1))
        if focus.name == "start":
            headless.take(intents.Confirm())
            break
    assert names == [*("colour0", "name0", "player0", "option.crown", "seed", "copy", "paste", "dice", "back", "start")]
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
    again = SetupScene(HeadlessProgram(headless.home.root).program, LABYRINTH).draft
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


# --- options of every kind: an invented title ---------------------------------------------------------------------


@pytest.fixture
def titles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two more titles."""
    for name in (invented.NAME, "duet"):
        monkeypatch.setitem(TITLES, name, f"tests.scenes.invented:{name}_rules")
        monkeypatch.setitem(SCREENS, name, f"tests.scenes.invented:{name}_screen")


@pytest.fixture
def pageant(titles: None, tmp_path: Path) -> Iterator[HeadlessProgram]:
    headless = HeadlessProgram(tmp_path / "home", (1024, 640))
    headless.program.stack.push(SetupScene(headless.program, invented.NAME))
    yield headless
    headless.close()


def card_of(headless: HeadlessProgram, quest: str) -> Card:
    card = headless.widget(f"option.quests.{quest}")
    assert isinstance(card, Card)
    return card


def picked(headless: HeadlessProgram) -> list[str]:
    value: list[str] = scene_of(headless).draft.value(invented.CARDS)
    return value


def in_full(headless: HeadlessProgram) -> set[str]:
    """The names of all widgets on the sheet that can be seen whole."""
    scene = scene_of(headless)
    seen = scene.boxes()
    return {widget.name for widget in scene.form if seen.get(widget.name) == widget.box}


@pytest.mark.parametrize(("window", "percent"), WINDOWS)
@pytest.mark.parametrize("count", [2, 4])
def test_many_options_scroll_and_nothing_is_cut_or_lies_on_another(
    titles: None, tmp_path: Path, window: tuple[int, int], percent: int, count: int
) -> None:
    headless = HeadlessProgram(tmp_path, window, percent)
    headless.program.stack.push(SetupScene(headless.program, invented.NAME))
    headless.click(f"count.{count}")
    headless.click("count.2")
    headless.click(f"count.{count}")
    scene = scene_of(headless)
    boxes = {widget.name: widget.box for widget in scene.form if not isinstance(widget, ScrollBar)}
    sheet = [box for name, box in boxes.items() if name not in ("title", "back", "start")]
    assert all(len(box.collidelistall(sheet)) == 1 for box in sheet)  # itself
    whole = set[str]()
    for _ in range(100):
        check_boxes(scene.boxes(), window)
        headless.draw()
        whole |= in_full(headless)
        if not scene.form.scroll_to(scene.form.scroll + scene.form.room.height // 4):
            break
    assert set(boxes) <= whole
    assert not headless.kit.type.shortened


def test_eighteen_cards_are_picked_with_the_mouse(pageant: HeadlessProgram) -> None:
    reached = set()
    for _ in range(20):
        for quest in invented.QUESTS:
            if f"option.quests.{quest}" in in_full(pageant) and quest not in reached:
                pageant.click(f"option.quests.{quest}")
                assert picked(pageant) == [quest]
                pageant.click(f"option.quests.{quest}")
                assert picked(pageant) == []
                reached.add(quest)
        pageant.take(intents.PointerMove((500, 300)), intents.Zoom(-1, (500, 300)))
    assert reached == set(invented.QUESTS)


def test_eighteen_cards_are_picked_by_keyboard(pageant: HeadlessProgram) -> None:
    reached = []
    for _ in range(60):
        pageant.take(intents.FocusMove(1))
        focus = scene_of(pageant).form.focus
        assert focus and focus.name in in_full(pageant)
        if isinstance(focus, Card):
            pageant.take(intents.Confirm(by_space=True))
            reached += picked(pageant)
            pageant.take(intents.Confirm(by_space=True))
        if focus.name == "back":
            break
    assert reached == list(invented.QUESTS)


def test_arrows_go_from_card_to_card_and_bring_them_into_sight(pageant: HeadlessProgram) -> None:
    form = scene_of(pageant).form
    form.set_focus(f"option.quests.{invented.QUESTS[0]}", by_keyboard=True)
    for _ in range(3):
        pageant.take(intents.Cursor(0, 1))
        assert form.focus and form.focus.name in in_full(pageant)
    assert form.focus.name == f"option.quests.{invented.QUESTS[15]}"
    assert form.scroll > 0


def test_the_arrows_of_a_long_list_bring_its_rows_into_sight(pageant: HeadlessProgram) -> None:
    scene = scene_of(pageant)
    scene.form.set_focus("option.weather", by_keyboard=True)
    for value in invented.WEATHER.values[1:]:
        pageant.take(intents.Cursor(0, 1))
        assert scene.draft.value(invented.WEATHER) == value
        assert f"option.weather.{value}" in scene.boxes()


def test_cards_that_exclude_each_other_are_greyed_and_say_why(pageant: HeadlessProgram) -> None:
    pageant.click("option.quests.empty-purse")
    for quest in ("full-granary", "market-day"):
        assert card_of(pageant, quest).hint() == "Cannot be played with Empty purse"
        pageant.click(f"option.quests.{quest}")
    assert picked(pageant) == ["empty-purse"]
    pageant.click("option.quests.empty-purse")
    assert not any(card_of(pageant, quest).barred for quest in invented.QUESTS)
    pageant.click("option.quests.the-kings-highway")
    assert card_of(pageant, "long-road-home").barred


def test_no_more_cards_are_picked_than_may_be(pageant: HeadlessProgram) -> None:
    count = pageant.widget("option.quests.note")
    assert isinstance(count, Label)
    for quest in invented.QUESTS[:4]:
        pageant.click(f"option.quests.{quest}")
    assert picked(pageant) == list(invented.QUESTS[:3])
    assert count.text == "3 of 2–3 picked"
    assert card_of(pageant, invented.QUESTS[3]).hint() == "Only 3 can be picked"


def test_a_game_starts_once_enough_cards_are_picked(pageant: HeadlessProgram) -> None:
    pageant.click("option.quests.thieves")
    assert pageant.widget("start").tip == "Quests: pick 2–3 first"
    pageant.take(intents.Confirm())
    pageant.click("start")
    assert not pageant.opened
    pageant.click("option.quests.market-day")
    assert not pageant.widget("start").tip
    pageant.click("start")
    assert pageant.opened[0].file.header["options"] == {
        "quests": ["thieves", "market-day"],
        "farmers": True,
        "rounds": 6,
        "order": "clockwise",
        "weather": invented.WEATHER.default,
    }


def test_switches_numbers_and_choices_are_chosen_and_remembered(pageant: HeadlessProgram) -> None:
    for quest in ("thieves", "market-day"):
        pageant.click(f"option.quests.{quest}")
    scene = scene_of(pageant)
    scene.form.reveal(pageant.widget("option.order").box)
    pageant.click("option.farmers")
    for _ in range(2):
        pageant.click("option.rounds.more")
    pageant.click("option.order.by-score")
    scene.form.set_focus("option.rounds", by_keyboard=True)
    pageant.take(intents.Cursor(-1, 0))
    pageant.click("start")
    chosen = pageant.opened[0].file.header["options"]
    assert (chosen["farmers"], chosen["rounds"], chosen["order"]) == (False, 7, "by-score")
    again = SetupScene(HeadlessProgram(pageant.home.root).program, invented.NAME).draft
    assert {option.id: again.value(option) for option in again.asked} == chosen


def test_a_number_stays_within_its_bounds(pageant: HeadlessProgram) -> None:
    scene_of(pageant).form.set_focus("option.rounds", by_keyboard=True)
    pageant.take(*[intents.Cursor(1, 0)] * 20)
    assert scene_of(pageant).draft.value(invented.ROUNDS) == 12


def test_the_bar_beside_the_sheet_is_dragged_and_leafs(pageant: HeadlessProgram) -> None:
    form = scene_of(pageant).form
    x, top = form.bar.box.centerx, form.bar.box.y + 4
    bottom = form.bar.box.bottom - 1
    pageant.take(intents.PointerDown((x, top)), intents.Drag((x, top), (x, bottom), 0, bottom - top))
    pageant.take(intents.PointerUp((x, bottom)))
    assert form.scroll == form.most > 0
    pageant.take(intents.PointerDown((x, top)), intents.Click((x, top)))
    assert form.scroll == max(0, form.most - form.room.height)
    pageant.take(intents.Leaf(1))
    assert form.scroll == form.most


def test_a_title_for_exactly_two_asks_for_no_number_of_players(titles: None, tmp_path: Path) -> None:
    headless = HeadlessProgram(tmp_path)
    scene = SetupScene(headless.program, "duet")
    headless.program.stack.push(scene)
    assert "count" not in scene.boxes()
    assert scene.draft.colours == ("red", "blue")
    assert "player1.greedy" in scene.boxes()
    assert "player1.random" not in scene.boxes()
    check_boxes(scene.boxes(), headless.kit.theme.window)


def test_what_was_chosen_for_one_title_is_not_for_another(headless: HeadlessProgram, titles: None) -> None:
    headless.click("count.3")
    headless.click("name0")
    headless.take(intents.TextInput("Ada"))
    headless.click("start")
    draft = SetupScene(headless.program, "duet").draft
    assert (draft.count, draft.chairs[0].name, draft.options) == (2, "Ada", {})


def test_a_quest_of_several_players_says_that_most_wins(headless: HeadlessProgram) -> None:
    words = LabyrinthOptionWords(headless.kit.say)
    crowns = Choice("crown", ("1A", "1B"), "1A")
    assert [words.value(crowns, crown).text for crown in crowns.values] == [
        "Most shields",
        "Gain at least 7 shield tokens",
    ]
