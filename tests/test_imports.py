"""Imports run one way and in no circle, shared code names no title, only the window knows pygame."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MODULES = sorted((ROOT / "game").rglob("*.py"))
# Each part may import itself and these.
ALLOWED = {
    "engine": set(),
    "bots": {"engine"},
    "play": {"bots", "engine"},
    "ui": {"engine"},
    "scenes": {"ui", "play", "bots", "engine"},
    "app": {"scenes", "ui", "play", "bots", "engine"},
    "starting": {"app", "scenes", "ui", "play"},
    "bench": {"app", "scenes", "ui", "play", "bots", "engine"},
    "__main__": {"starting", "bench", "ui", "play", "bots", "engine"},
    "__init__": set(),
}
LISTS = {"game/play/titles.py", "game/scenes/titles.py"}  # the two places that name titles
KNOW_PYGAME = {"ui", "scenes", "app", "starting", "bench"}


def part_of(path: Path) -> str:
    return path.relative_to(ROOT / "game").parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: write imports in full"
            assert node.module is not None
            yield from (f"{node.module}.{name.name}" for name in node.names)


def names(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in paths]


@pytest.mark.parametrize("path", MODULES, ids=names(MODULES))
def test_imports_run_one_way(path: Path) -> None:
    part = part_of(path)
    for name in imported(path):
        first, *rest = name.split(".")
        if first == "pygame":
            assert part in KNOW_PYGAME, f"{part} must not know pygame"
        if first == "game" and rest and rest[0] != "__version__":
            assert rest[0] in ALLOWED[part] | {part}, f"{part} must not import {name}"
        assert first not in {"tests", "art"}, f"the game must run without {first}"


def titles() -> set[str]:
    """The titles that have folders of their own."""
    return {path.name for path in (ROOT / "game" / "engine").iterdir() if path.is_dir() and path.name != "__pycache__"}


@pytest.mark.parametrize("path", MODULES, ids=names(MODULES))
def test_nothing_outside_the_folders_of_a_title_imports_from_one(path: Path) -> None:
    own = titles() & set(path.relative_to(ROOT).parts)
    for name in imported(path):
        foreign = titles() & set(name.split(".")) - own
        assert not (name.startswith("game.") and foreign), f"{path.name} must not import {name}"


@pytest.mark.parametrize("path", MODULES, ids=names(MODULES))
def test_shared_code_names_no_title(path: Path) -> None:
    """Neither in a text that decides anything nor by importing it late: but for the two lists."""
    if titles() & set(path.relative_to(ROOT).parts) or str(path.relative_to(ROOT)) in LISTS:
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            parts = set(re.split(r"\W+", node.value))
            assert not parts & titles(), f"line {node.lineno} names a title: {node.value!r}"


def test_there_are_no_circles() -> None:
    """Not even such as are only there for the types, or hidden in functions."""
    modules = {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in MODULES}
    edges: dict[str, set[str]] = {}
    for path in MODULES:
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        reached = edges[module] = set()
        for name in imported(path):
            found = name if name in modules else name.rpartition(".")[0]
            if found in modules and found != module:
                reached.add(found)
    assert circle(edges) == []


def circle(edges: dict[str, set[str]]) -> list[str]:
    """A way that leads back to where it began; empty if there is none."""
    done: set[str] = set()

    def visit(module: str, way: list[str]) -> list[str]:
        if module in way:
            return [*way[way.index(module) :], module]
        if module in done:
            return []
        for other in sorted(edges.get(module, ())):
            if found := visit(other, [*way, module]):
                return found
        done.add(module)
        return []

    return next((found for module in sorted(edges) if (found := visit(module, []))), [])


@pytest.mark.parametrize("path", MODULES, ids=names(MODULES))
def test_importing_does_nothing(path: Path) -> None:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        told = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        assert told or not isinstance(node, ast.Expr | ast.For | ast.While | ast.With | ast.Try), (
            f"line {node.lineno} works at import"
        )
