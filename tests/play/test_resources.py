"""Data and art are found in the checkout and beside a frozen program; what is missing is told in one line."""

import sys
from pathlib import Path

import pytest

from game.play.resources import MissingResource, art_path, data_path


def test_the_checkout_has_its_own(root: Path) -> None:
    assert data_path("tiles", "labyrinth.yaml") == root / "data/tiles/labyrinth.yaml"
    assert art_path() == root / "art"


def test_a_frozen_program_has_them_beside_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "walls-and-ways"))
    assert data_path() == tmp_path.resolve() / "data"


def test_a_bundle_has_them_among_its_resources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    contents = tmp_path / "Walls & Ways.app" / "Contents"
    (contents / "Resources" / "art").mkdir(parents=True)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(contents / "MacOS" / "walls-and-ways"))
    assert art_path() == contents.resolve() / "Resources" / "art"


def test_what_is_missing_is_told() -> None:
    with pytest.raises(MissingResource) as told:
        data_path("lang", "xx.yaml")
    assert str(told.value).startswith("the installation is not whole: ")
    assert "\n" not in str(told.value)
