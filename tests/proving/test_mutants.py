"""The rules that are broken on purpose: each edit still fits the engine (`mutants.py` runs them)."""

import ast

import pytest

from tests.proving.mutants import ENGINE, MUTANTS, ROOT, Mutant


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_the_edit_fits(mutant: Mutant) -> None:
    broken = mutant.source(ROOT)
    ast.parse(broken)
    assert broken != (ROOT / ENGINE / mutant.file).read_text(encoding="utf-8")


def test_fifteen_rules_at_least_are_broken() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 15
