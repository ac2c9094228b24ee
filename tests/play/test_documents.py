"""YAML is read strictly, and whatever is wrong is told in one line with file and line."""

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from game.play import documents
from game.play.documents import DocumentError, Problems, parse, read


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("on", "on"),
        ("no", "no"),
        ("True", "True"),
        ("0110", "0110"),
        ("+5", "+5"),
        ("-0", "-0"),
        ("12:30", "12:30"),
        ("0x1F", "0x1F"),
        ("1_000", "1_000"),
        ("2026-01-31", "2026-01-31"),
        (".inf", ".inf"),
        (".5", ".5"),
        ("1A", "1A"),
        ("'35'", "35"),
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("0", 0),
        ("-35", -35),
        ("1.5", 1.5),
        ("-2.5e3", -2500.0),
    ],
)
def test_only_few_words_are_more_than_text(text: str, value: object) -> None:
    [read_value] = parse(f"key: {text}", "a.yaml").values()  # type: ignore[union-attr]
    assert (read_value, type(read_value)) == (value, type(value))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: 1\nb: 2\na: 3", "a.yaml:3: the key 'a' stands here twice"),
        ("1: x\ntrue: y", "a.yaml:2: the key True stands here twice"),
        ("a:\n  - b: 1\n    b: 2", "a.yaml:3: the key 'b' stands here twice"),
        ("x: &n [1]\ny: *n", "a.yaml:1: aliases are not allowed"),
        ("&n [*n]", "a.yaml:1: aliases are not allowed"),
        ("a: !!python/name:os.system x", "a.yaml:1: the type 'tag:yaml.org,2002:python/name:os.system'"),
        ("a: !!set {b}", "a.yaml:1: the type 'tag:yaml.org,2002:set'"),
        ("a: !!int 0x10", "a.yaml:1: the type 'tag:yaml.org,2002:int' is not allowed for '0x10'"),
        ("? [1]\n: 2", "a.yaml:1: a key must be a single word or number"),
        (f"a: {'9' * 5000}", "a.yaml:1: the number is too large"),
        ("a: 1e999", "a.yaml:1: the number is too large"),
        ("a: [1,\n", "a.yaml:2: "),
        ("- 1\n---\n- 2", "a.yaml:2: "),
        ("a:\n\tb: 1", "a.yaml:2: "),
        ("a: b\x01", "a.yaml:1: holds a character that YAML does not allow"),
        ("[" * 3000, "a.yaml"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(text: str, message: str) -> None:
    with pytest.raises(DocumentError) as told:
        parse(text, "a.yaml")
    assert str(told.value).startswith(message)
    assert "\n" not in str(told.value)


def test_the_loader_in_python_reads_the_same(root: Path) -> None:
    program = (
        "import sys, yaml; vars(yaml).pop('CSafeLoader', None)\n"
        "from pathlib import Path; from game.play.documents import read\n"
        "print(repr(read(Path(sys.argv[1]))))"
    )
    path = root / "data/tiles/labyrinth.yaml"
    run = [sys.executable, "-c", program, str(path)]
    slow = subprocess.run(run, cwd=root, capture_output=True, text=True, check=True).stdout
    assert slow.strip() == repr(read(path))


@pytest.mark.skipif(not yaml.__with_libyaml__, reason="this PyYAML was built without the C loader")
def test_the_fast_loader_is_used() -> None:
    assert issubclass(documents._Composer, yaml.CSafeLoader)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"a: 1\nb: \xff\n")
    with pytest.raises(DocumentError, match=r"^a\.yaml:2: is not UTF-8 text$"):
        read(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match=r"^a\.yaml: cannot be read: No such file"):
        read(tmp_path / "a.yaml")


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"\xef\xbb\xbfa: 1\n")
    assert read(path) == {"a": 1}


def test_all_problems_are_told_at_once() -> None:
    problems = Problems("tiles.yaml")
    problems.refuse()
    problems.add("a whole number is wanted", key="tiles.curve.count")
    problems.add("the counts add up to 55, not 56", key="totals")
    with pytest.raises(DocumentError) as told:
        problems.refuse()
    assert str(told.value).splitlines() == [
        "tiles.yaml: tiles.curve.count: a whole number is wanted",
        "tiles.yaml: totals: the counts add up to 55, not 56",
    ]
