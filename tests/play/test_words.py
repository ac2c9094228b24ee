"""The words: what they say, and that the program and its words fit together."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.play.documents import DocumentError
from game.play.languages import languages
from game.play.user_error import UserError
from game.play.words import MissingWord, Words

ROOT = Path(__file__).resolve().parents[2]
TERM = re.compile(r"\{(\w+)\}")
TYPED = re.compile(r"""['"]|\.\.\.|  | - """)  # what a typewriter writes
SPACED = {"menu.and", "load.and", "replay.event", "results.hints.line"}  # parts of lines, wide apart
SOURCES = sorted((ROOT / "game").rglob("*.py"))


@pytest.fixture
def words(tmp_path: Path) -> Words:
    path = tmp_path / "xx.yaml"
    path.write_text(
        "menu: {play: Play}\n"
        "turn:\n"
        "  whose: '{name} is to play'\n"
        "  shields: {one: '{n} shield', other: '{n} shields'}\n"
        "user_error: {game_in_use: 'The game {file} is open elsewhere.'}\n"
    )
    return Words("xx", path)


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
        ("a: {b: 3}", "xx.yaml: a.b: must be text: put it in quotes"),
        ("a: {one: x}", "xx.yaml: a: needs the forms one and other, both text"),
        ("a: {1: x}", "xx.yaml: a.1: a key must be text"),
        ("- a", "xx.yaml: must hold words by key"),
    ],
)
def test_words_that_make_no_sense(text: str, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "xx.yaml"
    path.write_text(text)
    with pytest.raises(DocumentError) as told:
        Words("xx", path)
    assert str(told.value) == problem


def said() -> Iterator[tuple[str, ast.expr, list[str | None]]]:
    """Every ``say(...)`` of the program: where, what, and with which terms (None: some not known here).

    Where it is called often it is also named ``words``.
    """
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
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
    def test_it_has_the_words_of_english_and_no_more(self, language: str) -> None:
        assert Words(language).known == Words("en").known

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
