"""The words: what they say, and that the program and its words fit together."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.play import resources
from game.play import words as words_module
from game.play.documents import DocumentError
from game.play.languages import languages
from game.play.telling import tell_tile
from game.play.user_error import UserError
from game.play.words import ENGLISH, MissingWord, Words, texts_in, word_files

ROOT = Path(__file__).resolve().parents[2]
TERM = re.compile(r"\{(\w+)\}")
TYPED = re.compile(r"""['"]|\.\.\.|  | - """)  # what a typewriter writes
SPACED = {"menu.and", "load.and", "replay.event", "results.hints.line"}  # parts of lines, wide apart
SOURCES = sorted((ROOT / "game").rglob("*.py"))


Lang = Callable[[str, str], Path]


@pytest.fixture
def lang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lang:
    """Writes files of words, such as ``en/common.yaml``, instead of those of the program."""
    monkeypatch.setattr(words_module, "data_path", tmp_path.joinpath)
    monkeypatch.setattr(words_module, "data_folders", lambda: [tmp_path])

    def write(file: str, text: str) -> Path:
        path = tmp_path / "lang" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return path

    return write


@pytest.fixture
def words(lang: Lang) -> Words:
    lang(
        "en/common.yaml",
        "menu: {play: Play}\n"
        "turn:\n"
        "  whose: '{name} is to play'\n"
        "  shields: {one: '{n} shield', other: '{n} shields'}\n"
        "user_error: {game_in_use: 'The game {file} is open elsewhere.'}\n",
    )
    return Words()


def test_words_are_said_with_their_terms(words: Words) -> None:
    assert words.say("menu.play") == "Play"
    assert words.say("turn.whose", name="Ann {n}") == "Ann {n} is to play"
    assert [words.say("turn.shields", n=n) for n in (0, 1, 2)] == ["0 shields", "1 shield", "2 shields"]
    assert words.terms("turn.shields") == {"n"}


def test_trouble_is_told_in_one_line(words: Words) -> None:
    assert words.tell(UserError("game_in_use", file="a.game")) == "The game a.game is open elsewhere."


def test_a_missing_word_or_term_is_a_mistake(words: Words) -> None:
    with pytest.raises(MissingWord, match=r"no words for 'menu.quit'"):
        words.say("menu.quit")
    with pytest.raises(MissingWord, match="need the term 'name'"):
        words.say("turn.whose")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a: {b: 3}", "en/common.yaml: a.b: must be text: put it in quotes"),
        ("a: {one: x}", "en/common.yaml: a: needs the forms one and other, both text"),
        ("a: {1: x}", "en/common.yaml: a.1: a key must be text"),
        ("- a", "en/common.yaml: must hold words by key"),
    ],
)
def test_words_that_make_no_sense(text: str, problem: str, lang: Lang) -> None:
    lang("en/common.yaml", text)
    with pytest.raises(DocumentError) as told:
        Words()
    assert str(told.value) == problem


def test_the_words_of_all_titles_are_said(lang: Lang) -> None:
    for file, text in (("common", "hud: {undo: Undo}"), ("castle", "hud: {wall: Wall}"), ("classic", "tile: {a: A}")):
        lang(f"en/{file}.yaml", text)
    assert Words().known == {"hud.undo", "hud.wall", "tile.a"}


def test_what_a_language_lacks_is_said_in_english(lang: Lang) -> None:
    lang("en/common.yaml", "menu: {quit: Quit, play: Play}")
    lang("en/castle.yaml", "tiles: {one: '{n} tile', other: '{n} tiles'}")
    lang("xx/common.yaml", "menu: {quit: Basta}")
    words = Words("xx")
    assert [words.say("menu.quit"), words.say("menu.play"), words.say("tiles", n=1)] == ["Basta", "Play", "1 tile"]
    assert not words.broken


def test_things_without_words_go_by_their_names(words: Words) -> None:
    assert words.say("tile.gate", "gate") == "gate"
    assert words.say("menu.play", "play") == "Play"
    assert tell_tile(words.say, "gate-2") == "gate"


def test_english_stands_in_for_a_file_that_is_broken(lang: Lang) -> None:
    lang("en/common.yaml", "menu: {quit: Quit}\nuser_error: {language: 'Not {file}: {why}.'}")
    lang("en/castle.yaml", "tile: {gate: a gate}")
    lang("xx/common.yaml", "menu: {quit: Basta}")
    lang("xx/castle.yaml", "tile: [\n")
    words = Words("xx")
    assert [words.say("menu.quit"), words.say("tile.gate")] == ["Basta", "a gate"]
    [line] = map(words.tell, words.broken)
    assert line.startswith("Not xx/castle.yaml: xx/castle.yaml:2: ")


def test_a_title_that_lives_elsewhere_brings_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "lang" / "en" / "duel.yaml"
    path.parent.mkdir(parents=True)
    path.write_text("duel: {most: Most cities win}", "utf-8")
    monkeypatch.setattr(resources, "added", [tmp_path])
    for language in languages():
        assert Words(language).say("duel.most") == "Most cities win"


def texts_of(language: str) -> dict[str, dict[str, str]]:
    """The texts that a language has itself, by key."""
    return {key: forms for path in word_files(language) for key, forms in texts_in(path).items()}


def test_a_title_says_what_all_share_in_its_own_way(lang: Lang) -> None:
    lang("en/common.yaml", "over: {won: '{who} wins', lost: Pity}")
    lang("en/castle.yaml", "over: {won: '{who} has the castle'}\nkeep: Keep")
    lang("en/duel.yaml", "duel: Duel")
    words = Words()
    words.speak_of("castle")
    assert [words.say("over.won", who="Ann"), words.say("over.lost"), words.say("keep")] == [
        "Ann has the castle", "Pity", "Keep",
    ]  # fmt: skip
    assert "duel" not in words.known
    words.speak_of("duel")
    assert [words.say("over.won", who="Ann"), words.say("duel")] == ["Ann wins", "Duel"]


@pytest.mark.parametrize("language", languages())
def test_what_a_title_says_in_its_own_way_needs_no_other_terms(language: str) -> None:
    common, *titles = word_files(language)
    shared = texts_in(common)
    for path in titles:
        for key, forms in texts_in(path).items():
            if key in shared:
                needed, known = (set(TERM.findall(" ".join(texts.values()))) for texts in (forms, shared[key]))
                assert needed <= known | {"n"}, f"{path}: {key}"


def said() -> Iterator[tuple[str, ast.expr, list[str | None]]]:
    """Every ``say(...)`` of the program: where, what, and with which terms (None: some not known here).

    Where it is called often it is also named ``words``. One that brings what to say otherwise needs no words.
    """
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) != 1:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("say", "words"):
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                yield where, node.args[0], [keyword.arg for keyword in node.keywords]


def parts(key: ast.AST) -> Iterator[ast.AST]:
    """A key, or both of a choice: ``say("a" if b else "c")``."""
    if isinstance(key, ast.IfExp):
        yield from parts(key.body)
        yield from parts(key.orelse)
    else:
        yield key


def prefixes(key: ast.AST) -> Iterator[str]:
    """What keys that are put together (f"reason.{code}") begin with."""
    for part in parts(key):
        if isinstance(part, ast.JoinedStr) and part.values and isinstance(part.values[0], ast.Constant):
            yield str(part.values[0].value)


def literals(key: ast.expr) -> Iterator[str]:
    """The keys that are written out."""
    for part in parts(key):
        if isinstance(part, ast.Constant):
            yield str(part.value)


def test_no_word_is_missing() -> None:
    words = Words("en")
    wrong = []
    for where, key, terms in said():
        for begin in prefixes(key):
            if not any(word.startswith(begin) for word in words.known):
                wrong.append(f"{where}: nothing begins with {begin!r}")
        for literal in literals(key):
            if literal not in words.known:
                wrong.append(f"{where}: no words for {literal!r}")
            elif None not in terms and not words.terms(literal) <= set(terms):
                wrong.append(f"{where}: {literal!r} needs {sorted(words.terms(literal))}")
    assert not wrong, "\n".join(wrong)


def test_no_word_is_unused() -> None:
    """A word is used where the program holds its key as text, or the section it stands in ("board.stay" for its
    label and tip), and where a text is put together that begins like it (f"reason.{code}")."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES]
    texts = {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    begins = tuple(begin for tree in trees for node in ast.walk(tree) for begin in prefixes(node) if "." in begin)
    unused = sorted(
        key
        for key in Words("en").known
        if not key.startswith(begins) and key not in texts and key.rpartition(".")[0] not in texts
    )
    assert not unused, f"words that nobody says: {unused}"


@pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
class TestEveryLanguage:
    def test_it_lacks_no_words(self, language: str) -> None:
        """Words that are still to be translated are said in English: here stand their keys."""
        assert sorted(texts_of(ENGLISH).keys() - texts_of(language).keys()) == []

    def test_it_has_no_words_that_english_lacks(self, language: str) -> None:
        assert sorted(texts_of(language).keys() - texts_of(ENGLISH).keys()) == []

    def test_its_words_need_the_same_terms(self, language: str) -> None:
        english, words = Words("en"), Words(language)
        assert not [key for key in english.known if words.terms(key) != english.terms(key)]

    def test_it_has_the_plural_forms_of_english(self, language: str) -> None:
        english, words = Words("en"), Words(language)
        assert not [key for key in english.known if words.forms(key).keys() != english.forms(key).keys()]

    def test_every_form_fills_in_what_the_english_one_does(self, language: str) -> None:
        """A number may be left out where there is just one (n = 1)."""
        english, words = Words("en"), Words(language)
        wrong = []
        for key in english.known:
            for form, text in words.forms(key).items():
                wanted, filled = (set(TERM.findall(said)) for said in (english.forms(key)[form], text))
                if wanted - {"n"} != filled - {"n"} or (form == "other" and wanted != filled):
                    wrong.append(f"{key}: {text}")
        assert not wrong, "\n".join(wrong)

    def test_it_is_set_as_it_should_be(self, language: str) -> None:
        """Its own quotation marks and apostrophes, true dashes and dots, and no stray spaces."""
        words = Words(language)
        texts = {key: text for key in words.known for text in words.forms(key).values()}
        stray = {key: text for key, text in texts.items() if text != text.strip() and key not in SPACED}
        assert not stray
        assert not {key: text for key, text in texts.items() if TYPED.search(text) and key not in SPACED}


def test_every_trouble_has_words() -> None:
    words = Words("en")
    kinds = {"UserError", "StoreError", "FileInUse", "BrokenFile"}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in kinds:
                continue
            [code] = node.args
            assert isinstance(code, ast.Constant), f"{path}:{node.lineno}"
            assert words.terms(f"user_error.{code.value}") <= {keyword.arg for keyword in node.keywords}
