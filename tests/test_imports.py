"""Imports run one way, only the window knows pygame, and importing does nothing."""

import ast
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


@pytest.mark.parametrize("path", MODULES, ids=names(MODULES))
def test_importing_does_nothing(path: Path) -> None:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        told = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        assert told or not isinstance(node, ast.Expr | ast.For | ast.While | ast.With | ast.Try), (
            f"line {node.lineno} works at import"
        )
