"""The page for those who build on the engine: its examples run, and its pictures are those of today's tiles."""

import doctest
from pathlib import Path

import numpy as np
import pytest
import skia

from docs.draw import EXAMPLE, PICTURES

MOST = 4.0  # of 255: what the file's compression changes in the mean


def test_the_examples_run(root: Path) -> None:
    page = root / "docs" / "engine.md"
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert (failed, tried > 20) == (0, True)


def test_the_example_is_the_one_in_the_picture(root: Path) -> None:
    page = (root / "docs" / "engine.md").read_text(encoding="utf-8")
    for name, (x, y), turn in EXAMPLE:
        assert f'(tiles.number["{name}"], cell_at({x}, {y}), {turn})' in page


@pytest.mark.parametrize("name", PICTURES)
def test_the_pictures_are_up_to_date(root: Path, name: str) -> None:
    kept, drawn = skia.Image.open(str(root / "docs" / name)), PICTURES[name]()
    assert kept.dimensions() == drawn.dimensions()
    apart = np.abs(kept.toarray().astype(float) - drawn.toarray().astype(float))
    assert apart.mean() < MOST, "python -m docs.draw"
