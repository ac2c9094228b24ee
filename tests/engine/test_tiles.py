"""Tile documents: what a tile shows in each turn, and every problem told in one line with tile and key."""

from typing import Any

import pytest

from game.engine.ports import PORTS
from game.engine.reading import Reader
from game.engine.tiles import TileSet, collect_kinds, equal_sides

CURVE = {"id": "curve", "count": 2, "segments": [{"kind": "road", "ports": ["N", "E"], "marks": ["shield"]}]}
GATE = {"kind": "road", "ports": ["S"], "joints": ["gate"]}
CAP = {"id": "cap", "segments": [{"kind": "city", "sides": ["N"]}, GATE]}


def document(*tiles: object, **more: object) -> dict[str, Any]:
    return {"ground": "meadow", "totals": {}, "tiles": [*tiles], **more}


def made(*tiles: object) -> TileSet:
    page = Reader(document(*tiles), "set", [])
    kinds = collect_kinds(page)
    assert not page.problems
    return TileSet(kinds, equal_sides, "meadow")


def problems(document: object) -> tuple[str, ...]:
    page = Reader(document, "set", [])
    collect_kinds(page)
    return tuple(page.problems)


def test_physical_tiles_are_numbered_where_a_count_is_given() -> None:
    tiles = made(CURVE, CAP)
    assert tiles.names == ("curve-1", "curve-2", "cap")
    assert [tiles.kind(tile).id for tile in range(3)] == ["curve", "curve", "cap"]
    assert tiles.number == {"curve-1": 0, "curve-2": 1, "cap": 2}
    assert tiles.of_role("land") == (0, 1, 2)


def test_how_a_turned_tile_lies() -> None:
    tiles = made(CURVE, CAP)
    look = tiles.look(2, 1)
    assert look.shown == (
        ("meadow",) * 3,
        ("city",) * 3,
        ("meadow",) * 3,
        ("meadow", "road", "meadow"),
    )
    assert {PORTS[port]: segment for port, segment in enumerate(look.at) if segment >= 0} == {
        "EL": 0, "E": 0, "ER": 0, "W": 1,
    }  # fmt: skip


def test_fitting_turns_answer_a_demand_of_all_four_sides() -> None:
    tiles = made(CURVE, CAP)
    road, meadow = tiles.look(0, 0).sides[0], tiles.look(0, 0).sides[2]
    assert tiles.fitting_turns(0, 0) == 0b1111
    assert tiles.fitting_turns(0, road + 1) == 0b1001, "north: as it is, and a turn back"
    assert tiles.fitting_turns(0, (road + 1) | (road + 1) << 8) == 0b0001
    assert tiles.fitting_turns(0, (meadow + 1) | (road + 1) << 8 | (meadow + 1) << 24) == 0b0010
    assert tiles.fitting_turns(0, (road + 1) | (road + 1) << 16) == 0


def test_every_problem_is_told_at_once() -> None:
    assert problems(
        document(
            {"id": "a", "segments": [{"kind": "city", "sides": ["N", "Q"]}]},
            {"id": "b", "count": 0, "segments": [{"kind": "city", "sides": ["N"]}, {"kind": "road", "ports": ["N"]}]},
            {"id": 7, "segments": []},
            {"id": "c", "segments": [{"kind": "road", "ports": ["NN"]}, {"sides": ["E"]}, 5], "count": True},
            {"id": "d", "segments": "road"},
            CAP,
            CAP,
            "tile",
            totals={"land": 3, "start": "one"},
        )
    ) == (
        "set: a: segments: 0: no side is named 'Q'",
        "set: b: N: covered twice",
        "set: b: count: a whole number from 1 to 1000 is wanted, not 0",
        "set: tile 2: id: text is wanted, not 7",
        "set: c: segments: 2: keys with values are wanted",
        "set: c: segments: 0: no port is named 'NN'",
        "set: c: segments: 1: kind: missing: text is wanted",
        "set: c: segments: 2: kind: missing: text is wanted",
        "set: c: count: a whole number from 1 to 1000 is wanted, not True",
        "set: d: segments: a list is wanted, not 'road'",
        "set: tile 7: keys with values are wanted",
        "set: tile 7: id: missing: text is wanted",
        "set: cap: this name stands twice",
        "set: totals: start: a whole number from 0 is wanted, not 'one'",
        "set: totals: land: 8 tiles, but 3 are printed",
    )


@pytest.mark.parametrize("wrong", [None, [], "tiles", 3])
def test_a_document_that_is_none(wrong: object) -> None:
    assert problems(wrong)[0] == "set: keys with values are wanted"


def test_without_ground_every_half_must_be_covered() -> None:
    bare = {"id": "a", "segments": [{"kind": "court", "ports": ["NL", "NR", "EL", "ER", "SL", "SR", "WL"]}]}
    assert problems({"totals": {}, "tiles": [bare]}) == ("set: a: WR: not covered",)


def test_unknown_keys_of_a_segment_are_told() -> None:
    assert problems(document({"id": "a", "segments": [{"kind": "road", "ports": ["N"], "port": "S"}]})) == (
        "set: a: segments: 0: port: this key is not known",
    )
