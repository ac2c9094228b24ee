"""The rulebook and its scene: complete, readable at every size, searched, and left as one came."""

import ast
from pathlib import Path

import pytest

from game.play.documents import DocumentError
from game.play.resources import data_path
from game.play.rulebook import Chapter, Paragraph, Picture, Rulebook, read_rulebook, rulebook
from game.scenes.labyrinth.turn_panel import RULE_OF
from game.scenes.menu import Menu
from game.scenes.rules import RulesScene, rules_scene
from game.scenes.rules.plates import plates
from game.scenes.rules.search import found, spans, wanted
from game.scenes.rules.sheet import BODY, CAPTION
from game.scenes.titles import screen_named
from game.ui import intents
from tests.labyrinth import dealt
from tests.scenes.boards import NewBoard
from tests.scenes.headless import HeadlessProgram
from tests.ui.checks import WINDOWS, check_boxes

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = sorted(path.stem for path in data_path("rules", "labyrinth").glob("??.yaml"))
SIZES = (*WINDOWS, ((1024, 640), 150))
EXTREMES = (((1024, 640), 150), ((1440, 900), 75))  # enough for translations: in between, lines only break elsewhere
READ_AT = [(language, *size) for language in LANGUAGES for size in (SIZES if language == "en" else EXTREMES)]
BASE_RULES = {f"L{number}" for number in range(1, 21)}
LONGEST = 75  # characters that are easy to read in one line


@pytest.fixture
def headless(tmp_path: Path) -> HeadlessProgram:
    headless = HeadlessProgram(tmp_path / "home")
    headless.program.stack.push(Menu(headless.program))
    return headless


def read(headless: HeadlessProgram, chapter: str = "") -> RulesScene:
    scene = rules_scene(headless.program, "labyrinth", chapter)
    headless.program.stack.push(scene)
    return scene


def write(headless: HeadlessProgram, text: str) -> None:
    headless.take(intents.Find(), *(intents.TextInput(letter) for letter in text))


class TestBook:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_rule_of_the_base_game_is_told(self, language: str) -> None:
        parts = [part for chapter in rulebook("labyrinth", language).chapters for part in chapter.parts]
        assert {rule for part in parts if isinstance(part, Paragraph) for rule in part.rules} == BASE_RULES

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_all_languages_have_the_same_chapters_and_pictures(self, language: str) -> None:
        def shape(book: Rulebook) -> list[tuple[str, list[object]]]:
            return [
                (chapter.id, [part.name if isinstance(part, Picture) else part.rules for part in chapter.parts])
                for chapter in book.chapters
            ]

        assert shape(rulebook("labyrinth", language)) == shape(rulebook("labyrinth", "en"))

    def test_a_language_without_a_book_reads_the_english_one(self) -> None:
        assert rulebook("labyrinth", "xx") == rulebook("labyrinth", "en")

    def test_every_picture_is_shown_and_has_its_position(self) -> None:
        shown = rulebook("labyrinth", "en").pictures()
        assert sorted(shown) == sorted(plates("labyrinth"))
        positions = [plate.position for plate in plates("labyrinth").values()]  # type: ignore[attr-defined]
        assert all(position().players for position in positions)
        used = {position.name for position in positions}
        assert used == {path.stem for path in data_path("rules", "labyrinth", "positions").glob("*.yaml")}

    def test_whatever_leads_to_a_chapter_finds_it(self) -> None:
        """Widgets say `rule = "walk"`, phases stand in a table; what titles share may be called otherwise here."""
        chapters = {chapter.id for chapter in rulebook("labyrinth", "en").chapters}
        named = set(RULE_OF.values())
        for path in (ROOT / "game" / "scenes").rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Assign) and "rule" in ast.unparse(node.targets[0]):
                    values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
                    named |= {str(value.value) for value in values if isinstance(value, ast.Constant) and value.value}
        instead = screen_named("labyrinth").chapters
        assert {instead.get(name, name) for name in named} <= chapters

    def test_every_title_has_a_letter_for_its_rules(self, tmp_path: Path) -> None:
        path = tmp_path / "castle" / "en.yaml"
        path.parent.mkdir()
        path.write_text("chapters: [{id: a, title: A, parts: [{text: x, rules: [C9, CX12]}]}]")
        book = read_rulebook(path)
        assert (book.title, book.chapters[0].parts) == ("castle", (Paragraph("x", ("C9", "CX12")),))

    def test_a_broken_book_tells_all_its_problems(self, tmp_path: Path) -> None:
        path = tmp_path / "xx.yaml"
        path.write_text(
            "chapters:\n"
            "  - {id: a, title: A, parts: [{text: x}, {text: x, rules: [13]}, {picture: p, text: x, size: 3}]}\n"
            "  - {id: a, title: twice, parts: []}\n"
        )
        with pytest.raises(DocumentError) as told:
            read_rulebook(path)
        assert [problem.key for problem in told.value.problems] == ["a.0", "a.1", "a.2", "chapters.1"]


class TestSearch:
    BOOK = Rulebook(
        "labyrinth",
        (
            Chapter("one", "Walls", (Paragraph("A gate.", ("L3",)), Picture("city", "A closed city."))),
            Chapter("two", "Ways", (Paragraph("A road in a forest.", ("L4",)), Paragraph("Two walls.", ("L13",)))),
        ),
    )

    def test_case_and_accents_do_not_matter(self) -> None:
        assert list(spans("Über die Mauer", "UBER")) == [(0, 4)]
        assert list(spans("Straße", "straß")) == [(0, 5)]
        assert list(spans("2\u00a0mm dick", "2 mm")) == [(0, 4)]
        assert not list(spans("Straße", ""))

    def test_chapters_and_parts_are_filtered(self) -> None:
        assert [chapter.id for chapter in found(self.BOOK, "forest").chapters] == ["two"]
        assert found(self.BOOK, "city").chapters[0].parts == (Picture("city", "A closed city."),)

    def test_a_title_keeps_its_chapter_whole(self) -> None:
        one, two = found(self.BOOK, "walls").chapters
        assert len(one.parts) == 2
        assert [part.text for part in two.parts] == ["Two walls."]

    def test_the_number_of_a_rule_is_found(self) -> None:
        assert [part.text for chapter in found(self.BOOK, "l13").chapters for part in chapter.parts] == ["Two walls."]

    def test_one_letter_is_too_little(self) -> None:
        assert wanted(" a ") == ""
        assert wanted(" a  b ") == "a b"


class TestScene:
    @pytest.mark.parametrize(("language", "window", "percent"), READ_AT)
    def test_nothing_is_cut_at_any_size(
        self, tmp_path: Path, window: tuple[int, int], percent: int, language: str
    ) -> None:
        headless = HeadlessProgram(tmp_path, window, percent)
        scene = RulesScene(headless.kit, "labyrinth", rulebook("labyrinth", language), headless.program.stack.pop)
        headless.program.stack.push(scene)
        check_boxes(scene.boxes(), window)
        page = scene.page
        whole = page.sheet.height
        for y in range(0, whole, page.view.height):
            page.scroll_to(y)
            headless.draw()
        assert not headless.kit.type.shortened
        for box in [line.box for line in page.sheet.lines] + [image.box for image in page.sheet.images]:
            assert box.left >= 0 and box.right <= page.sheet.width
            assert box.top >= 0 and box.bottom <= whole
        text = [line for line in page.sheet.lines if line.style in (BODY, CAPTION)]
        assert max(len(line.text) for line in text) <= LONGEST
        boxes = [line.box for line in page.sheet.lines] + [image.box for image in page.sheet.images]
        for number, box in enumerate(boxes):
            overlap = box.collidelistall(boxes[number + 1 :])
            assert all(box.clip(boxes[number + 1 + other]).height < box.height / 2 for other in overlap)

    def test_it_opens_at_a_chapter(self, headless: HeadlessProgram) -> None:
        scene = read(headless, "treasure")
        assert scene.page.chapter == "treasure"
        assert headless.widget("chapters").chosen == "treasure"  # type: ignore[attr-defined]

    def test_keys_and_wheel_move_the_page(self, headless: HeadlessProgram) -> None:
        scene = read(headless)
        seen = [0]
        for intent in (
            intents.Cursor(0, 1),
            intents.Leaf(1),
            intents.Zoom(-1),
            intents.Zoom(-1, scene.page.box.center),
        ):
            headless.take(intents.PointerMove(scene.page.box.center), intent)
            scene.finish()
            seen.append(scene.page.scroll)
        assert seen == sorted(set(seen))
        headless.take(intents.Leaf(-1))
        scene.finish()
        assert scene.page.scroll < seen[-1]
        for _ in range(60):
            headless.take(intents.Leaf(1))
        scene.finish()
        assert scene.page.scroll == scene.page.lowest

    def test_arrows_to_the_side_leaf_through_chapters(self, headless: HeadlessProgram) -> None:
        scene = read(headless, "insert")
        headless.take(intents.Cursor(1, 0))
        scene.finish()
        assert scene.page.chapter == "walk"
        headless.take(intents.Cursor(-1, 0))
        scene.finish()
        assert scene.page.chapter == "insert"

    def test_the_bar_is_dragged(self, headless: HeadlessProgram) -> None:
        scene = read(headless)
        bar = scene.boxes()["page.bar"]
        below = (bar.centerx, bar.centery + 200)
        headless.take(
            intents.PointerDown(bar.center), intents.Drag(bar.center, below, 0, 200), intents.PointerUp(below)
        )
        moved = scene.boxes()["page.bar"].centery - bar.centery
        assert abs(moved - 200) <= 2

    def test_a_click_on_a_chapter_leads_there(self, headless: HeadlessProgram) -> None:
        scene = read(headless)
        headless.click("chapters.complete")
        scene.finish()
        assert scene.page.chapter == "complete"

    def test_a_search_finds_marks_and_goes_on(self, headless: HeadlessProgram) -> None:
        scene = read(headless)
        write(headless, "meeple")
        count = len(scene.page.sheet.hits)
        assert count > 3
        assert len(scene.page.sheet.chapters) < len(scene.book.chapters)
        places = []
        for _ in range(count + 1):
            headless.take(intents.Confirm())
            scene.finish()
            assert scene.page.hit is not None
            places.append(scene.page.hit)
            box = scene.page.sheet.hits[scene.page.hit][0]
            assert scene.page.scroll - scene.page.view.height < box.top < scene.page.scroll + scene.page.view.height
            headless.draw()
        assert places == [*range(count), 0]

    def test_what_is_nowhere_is_said_to_be_nowhere(self, headless: HeadlessProgram) -> None:
        scene = read(headless)
        write(headless, "zeppelin")
        assert not scene.page.sheet.hits
        assert headless.widget("told").text == headless.kit.say("rules.no_hits")  # type: ignore[attr-defined]
        headless.take(intents.Confirm(), intents.Cursor(0, 1), intents.Cursor(1, 0), intents.Leaf(1))
        headless.draw()

    def test_escape_ends_the_search_first_and_then_leaves(self, headless: HeadlessProgram) -> None:
        scene = read(headless)
        write(headless, "crown")
        headless.take(intents.Back())
        assert len(scene.page.sheet.chapters) == len(scene.book.chapters)
        headless.take(intents.Back())  # out of the field
        headless.take(intents.Back())
        assert headless.program.stack.top.name == "menu"

    def test_the_size_may_change_while_one_reads(self, headless: HeadlessProgram) -> None:
        scene = read(headless, "complete")
        headless.kit.resize((1024, 640), 100)
        headless.program.stack.layout()
        assert scene.page.chapter == "complete"

    def test_all_is_reached_by_keyboard_alone(self, headless: HeadlessProgram) -> None:
        read(headless)
        seen = []
        for _ in range(3):
            headless.take(intents.FocusMove(1))
            focus = headless.program.stack.top.form.focus
            seen.append(focus.name if focus else "")
        assert seen == ["find", "chapters", "back"]
        headless.take(intents.Confirm())
        assert headless.program.stack.top.name == "menu"


class TestFromAGame:
    def test_a_game_is_left_as_it_was(self, new_board: NewBoard, tmp_path: Path) -> None:
        board = new_board(dealt(2, 3))
        headless = HeadlessProgram(tmp_path / "program")
        lines, view, before = board.lines, board.match.view, board.scene
        scene = RulesScene(board.kit, "labyrinth", rulebook("labyrinth", "en"), board.stack.pop, board.scene.rule())
        board.stack.push(scene)
        board.pass_time(0.1)
        assert scene.page.chapter == "insert"
        board.take(intents.Leaf(1), intents.Confirm(), intents.Back())
        assert board.stack.top is before
        assert (board.lines, board.match.view) == (lines, view)
        headless.close()

    def test_a_tooltip_leads_to_its_chapter(self, new_board: NewBoard) -> None:
        board = new_board(dealt(2, 3))
        for name, chapter in (("crown", "treasure"), ("shields", "complete"), ("steps", "turn"), ("hand", "insert")):
            board.point(name)
            assert board.scene.rule() == chapter
            board.pass_time(0.6)


@pytest.mark.parametrize(("window", "percent"), [((1024, 640), 150), ((1440, 900), 100), ((5120, 2880), 200)])
def test_its_pictures_are_printed_once(tmp_path: Path, window: tuple[int, int], percent: int) -> None:
    """What is near to what is read finds room: no picture is given up for another and printed again for ever."""
    headless = HeadlessProgram(tmp_path, window, percent)
    scene = rules_scene(headless.program, "labyrinth")
    headless.program.stack.push(scene)
    for chapter in ("board", "complete"):
        scene.page.scroll_to(scene.page.top_of(chapter))
        printed = 0
        while scene.page.ahead is not None:
            scene.update(0.02)
            printed += 1
            assert printed <= len(scene.page.sheet.images)
