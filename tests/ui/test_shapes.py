"""Shapes of tiles: pointing and anchors, in any turn."""

import json
from pathlib import Path

import pytest

from game.ui.shapes import TileShape, load_shapes, turned

CAP = {
    "segments": [
        {
            "kind": "city",
            "polygon": [[0, 0], [1, 0], [0.8, 0.25], [0.2, 0.25]],
            "outline": [[[0, 0], [0.2, 0.25], [0.8, 0.25], [1, 0]]],
            "anchors": {"shield": [[0.5, 0.12]], "label": [0.3, 0.1], "follower": [0.6, 0.1]},
        },
        {
            "kind": "road",
            "polygon": [[0.45, 0.2], [0.55, 0.2], [0.55, 1], [0.45, 1]],
            "outline": [],
            "anchors": {"label": [0.5, 0.7]},
        },
    ],
    "walkways": [{"sides": "S", "stand": [0.5, 0.4], "ways": {"S": [[0.5, 1], [0.5, 0.4]]}}],
    "forest": None,
}


@pytest.fixture
def cap(tmp_path: Path) -> TileShape:
    path = tmp_path / "shapes.json"
    path.write_text(json.dumps({"cap": CAP}), encoding="utf-8")
    return load_shapes(path)["cap"]


@pytest.mark.parametrize("turn", range(-1, 5))
def test_pointing_follows_the_turn(cap: TileShape, turn: int) -> None:
    assert cap.segment_at(turned((0.5, 0.1), turn), turn) == 0
    assert cap.segment_at(turned((0.5, 0.8), turn), turn) == 1
    assert cap.segment_at(turned((0.1, 0.8), turn), turn) is None


def test_where_two_overlap_the_smaller_is_meant(cap: TileShape) -> None:
    assert cap.segment_at((0.5, 0.22)) == 1


def test_anchors_turn_too(cap: TileShape) -> None:
    (shield,) = cap.segments[0].anchor("shield", 1)
    assert shield == pytest.approx((0.88, 0.5))
    assert cap.segments[1].anchor("shield") == ()
    assert cap.walkways[0].ways["S"][0] == (0.5, 1.0)


def test_a_broken_file_names_its_tile(tmp_path: Path) -> None:
    path = tmp_path / "shapes.json"
    path.write_text(json.dumps({"cap": {"segments": [{}]}}), encoding="utf-8")
    with pytest.raises(ValueError, match=r"shapes\.json: cap"):
        load_shapes(path)
