"""The pictures of the tiles and their shapes: they show what the rules read, no more and no less."""

import json
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import yaml

from art.painter import manifest
from art.painter.geometry import (
    MIDDLES,
    Points,
    distance_to_line,
    distance_to_polygon,
    grid,
    inside,
)
from art.painter.layout import lay_out
from art.painter.plan import SHIELD
from art.painter.source import Document, Source
from art.painter.tiles import documents, sources
from art.painter.tileset import SIDES, Segment, Tile, load

TILES = load("labyrinth")
FOLDER = manifest.ART / "tiles" / "labyrinth"
by_name = pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.name)
DATA = manifest.PROJECT / "data"
PAINT = "python -m art.painter paint tiles"
NEW = """nowhere
    role: land
    count: 1
    segments:
      - {kind: city, sides: [N, S]}
      - {kind: road, ports: [E], joints: [gate]}
"""

# Where to look along a side: well inside each port, clear of what marks the border between two.
SHARES = {"left": (0.1, 0.2, 0.3, 0.4), "middle": (0.48, 0.5, 0.52), "right": (0.6, 0.7, 0.8, 0.9)}


@cache
def shapes() -> dict[str, Any]:
    entries: dict[str, Any] = json.loads((FOLDER / "shapes.json").read_text(encoding="utf-8"))
    return entries


@cache
def pixels(name: str) -> manifest.Pixels:
    return manifest.decode((FOLDER / f"{name}.webp").read_bytes())[:, :, :3]


def polygons(tile: Tile) -> list[Points]:
    return [np.array(segment["polygon"]) for segment in shapes()[tile.name]["segments"]]


def items() -> list[Source | Document]:
    return [*sources(), *documents()]


def place(side: int, share: float, depth: float = 0.0) -> Points:
    """A point near a side, `share` of the way along it clockwise."""
    along = np.array([(1, 0), (0, 1), (-1, 0), (0, -1)][side])
    inward = np.array([(0, 1), (-1, 0), (0, -1), (1, 0)][side])
    at: Points = MIDDLES[side] + (share - 0.5) * along + depth * inward
    return at


def port_places(depth: float) -> list[tuple[int, Points]]:
    """Places along the border with the number of the port they lie in."""
    return [
        (3 * side + port, place(side, share, depth))
        for side in range(4)
        for port, name in enumerate(("left", "middle", "right"))
        for share in SHARES[name]
    ]


def lacking(title: str, tiles: list[Tile]) -> Iterator[str]:
    """What is still to be made for tiles of a set. Nothing speaks of a fixed tile, so it needs no words."""
    folder = manifest.ART / "tiles" / title
    file = folder / "shapes.json"
    shaped = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for tile in tiles:
        if not (folder / f"{tile.name}.webp").exists():
            yield f"{tile.name}: no picture ({PAINT})"
        if tile.name not in shaped:
            yield f"{tile.name}: no shapes ({PAINT})"
    kinds = dict.fromkeys(tile.kind for tile in tiles if tile.role != "fixed")
    for path in sorted((DATA / "lang").glob(f"*/{title}.yaml")):
        told = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)["tile"]
        file_name = path.relative_to(DATA.parent).as_posix()
        yield from (f"{kind}: no words (tile.{kind} in {file_name})" for kind in kinds if kind not in told)


@pytest.mark.parametrize("title", sorted(path.stem for path in (DATA / "tiles").glob("*.yaml")))
def test_every_tile_has_a_picture_shapes_and_words(title: str) -> None:
    found = list(lacking(title, load(title)))
    assert not found, "\n".join(found)


def test_what_a_tile_lacks_is_told_by_its_name() -> None:
    found = list(lacking("labyrinth", [Tile("nowhere-1", "nowhere", "land", ())]))
    assert found[:2] == [f"nowhere-1: no picture ({PAINT})", f"nowhere-1: no shapes ({PAINT})"]
    assert "nowhere: no words (tile.nowhere in data/lang/en/labyrinth.yaml)" in found


def test_the_set_is_whole() -> None:
    document = yaml.safe_load((DATA / "tiles" / "labyrinth.yaml").read_text(encoding="utf-8"))
    assert Counter(tile.role for tile in TILES) == document["totals"]


def test_no_picture_and_no_shape_is_left_over() -> None:
    assert {file.relative_to(manifest.ART).as_posix() for file in FOLDER.iterdir()} <= {item.path for item in items()}
    assert set(shapes()) <= {tile.name for tile in TILES}


def test_pictures_have_their_size_and_are_light_to_ship() -> None:
    assert all(pixels(tile.name).shape == (512, 512, 3) for tile in TILES[::10])
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 5_000_000


@by_name
def test_a_polygon_reaches_exactly_the_ports_of_its_mask(tile: Tile) -> None:
    for segment, polygon in zip(tile.segments, polygons(tile), strict=True):
        for port, at in port_places(depth=0.0005):
            assert inside(at[None], polygon)[0] == bool(segment.ports >> port & 1), (segment, port)


@by_name
def test_segments_come_in_the_order_of_the_rules(tile: Tile) -> None:
    assert [segment["kind"] for segment in shapes()[tile.name]["segments"]] == [s.kind for s in tile.segments]


@by_name
def test_polygons_do_not_overlap(tile: Tile) -> None:
    covered = sum(inside(grid(150), polygon).astype(int) for polygon in polygons(tile))
    assert np.max(covered) <= 1


@by_name
def test_an_outline_follows_the_polygon_and_not_the_sides_of_the_tile(tile: Tile) -> None:
    for segment, polygon in zip(shapes()[tile.name]["segments"], polygons(tile), strict=True):
        for line in map(np.array, segment["outline"]):
            assert np.max(distance_to_line(line, polygon, closed=True)) < 0.002
            middles = (line[:-1] + line[1:]) / 2
            assert np.min(np.minimum(middles, 1 - middles)) > 0


def marked() -> list[tuple[Tile, int, Segment, str, Points]]:
    return [
        (tile, index, segment, mark, np.array(point))
        for tile in TILES
        for index, segment in enumerate(tile.segments)
        for mark in ("shield", "treasure", "dragon")
        for point in shapes()[tile.name]["segments"][index]["anchors"].get(mark, [])
    ]


def test_anchors_stand_for_the_marks_of_the_rules() -> None:
    printed = [(tile.name, n, mark) for tile in TILES for n, s in enumerate(tile.segments) for mark in s.marks]
    assert sorted(printed) == sorted((tile.name, n, mark) for tile, n, _, mark, _ in marked())


def test_a_shield_is_at_least_twice_as_near_to_its_own_segment_as_to_any_other() -> None:
    for tile, index, _, mark, point in marked():
        if mark != "shield":
            continue
        near = [float(distance_to_polygon(point[None], polygon)[0]) for polygon in polygons(tile)]
        own = near.pop(index)
        assert all(other >= 2 * own for other in near), tile.name
        assert own < 0.12 and all(other > SHIELD for other in near), tile.name


def test_marks_lie_in_their_city_or_beside_or_on_their_road_and_whole_on_the_tile() -> None:
    for tile, index, segment, mark, point in marked():
        own = float(distance_to_polygon(point[None], polygons(tile)[index])[0])
        beside_road = segment.kind == "road" and mark == "shield"
        assert own > SHIELD if beside_road else own == 0, tile.name
        assert np.all((point > SHIELD) & (point < 1 - SHIELD)), tile.name


@by_name
def test_labels_and_followers_lie_in_their_segment(tile: Tile) -> None:
    for segment, polygon in zip(shapes()[tile.name]["segments"], polygons(tile), strict=True):
        for name in ("label", "follower"):
            assert inside(np.array([segment["anchors"][name]]), polygon)[0]


@by_name
def test_walkways_join_the_roads_that_share_a_forest(tile: Tile) -> None:
    """L4."""
    walkways = shapes()[tile.name]["walkways"]
    roads = [s for s in tile.segments if s.kind == "road"]
    wooded = sorted(side for s in roads if "forest" in s.joints for side in s.sides)
    expected = [s.sides for s in roads if "forest" not in s.joints] + ([tuple(wooded)] if wooded else [])
    assert sorted(walkway["sides"] for walkway in walkways) == sorted(
        "".join(SIDES[side] for side in sides) for sides in expected
    )
    for walkway in walkways:
        assert sorted(walkway["ways"]) == sorted(walkway["sides"])
        for side, way in walkway["ways"].items():
            assert np.allclose(way[0], MIDDLES[SIDES.index(side)])
            assert np.allclose(way[-1], walkway["stand"])


@by_name
def test_a_forest_lies_where_roads_end_in_one(tile: Tile) -> None:
    assert (shapes()[tile.name]["forest"] is not None) == any("forest" in s.joints for s in tile.segments)


@by_name
def test_the_colours_along_each_side_are_those_of_the_features(tile: Tile) -> None:
    picture = pixels(tile.name)
    for port, at in port_places(depth=0.006):
        x, y = np.clip((at * 512).astype(int), 1, 510)
        red, green, blue = picture[y - 1 : y + 2, x - 1 : x + 2].reshape(-1, 3).mean(axis=0)
        owner = next((s for s in tile.segments if s.ports >> port & 1), None)
        if owner is None and tile.role == "fixed":
            assert abs(red - green) < 30 and red > blue, (tile.name, port, "stone")
        elif owner is None:
            assert green > red + 8 and green > blue + 40, (tile.name, port, "meadow")
        elif owner.kind == "road":
            assert red > 200 and green > 185 and red >= green > blue, (tile.name, port, "road")
        else:
            assert red > green > blue, (tile.name, port, "city")


@pytest.mark.parametrize("name", ["straight-2", "cap-gate-1", "fixed-dragon"])
def test_the_committed_pictures_are_what_the_painter_paints(name: str) -> None:
    [source] = [item for item in sources() if item.path == f"tiles/labyrinth/{name}.webp"]
    assert manifest.difference(source) is None


def test_the_committed_shapes_are_what_the_painter_writes() -> None:
    [document] = documents()
    assert manifest.difference(document) is None


def test_the_check_tells_another_picture_from_rounding() -> None:
    old = pixels("straight-1")
    assert manifest.compare(old, np.clip(old + 1, 0, 255)) is None
    assert manifest.compare(old, pixels("curve-1")) is not None
    assert manifest.compare(old, old[::2, ::2]) is not None


def test_only_what_changed_is_repainted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert manifest.stale(items()) == []
    elsewhere = replace(sources()[0], path="tiles/labyrinth/nowhere.webp")
    assert manifest.stale([elsewhere]) == [elsewhere]
    changed = [replace(tile, segments=tile.segments[::-1]) if tile.name == "cap-tee-2" else tile for tile in TILES]
    monkeypatch.setattr("art.painter.tiles.load", lambda title: changed)
    assert [item.path for item in manifest.stale(items())] == [
        "tiles/labyrinth/cap-tee-2.webp",
        "tiles/labyrinth/shapes.json",
    ]


def test_one_command_paints_a_new_tile_with_its_shapes_and_no_other(tmp_path: Path) -> None:
    """In a copy whose set is the first kind of tile and a new one."""
    assert f"`{PAINT}`" in (manifest.PROJECT / "docs" / "engine.md").read_text(encoding="utf-8")
    for part in ("art/painter", "art/tiles"):
        shutil.copytree(manifest.PROJECT / part, tmp_path / part)
    for part in ("art/__init__.py", "art/manifest.json"):
        shutil.copy(manifest.PROJECT / part, tmp_path / part)
    head, first, *_ = (DATA / "tiles" / "labyrinth.yaml").read_text(encoding="utf-8").split("- id: ")
    (tmp_path / "data" / "tiles").mkdir(parents=True)
    (tmp_path / "data" / "tiles" / "labyrinth.yaml").write_text("- id: ".join((head, first, NEW)), encoding="utf-8")

    command = [sys.executable, *PAINT.split()[1:]]
    *painted, _ = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True).stdout.splitlines()

    folder = tmp_path / "art" / "tiles" / "labyrinth"
    assert painted == ["tiles/labyrinth/nowhere-1.webp", "tiles/labyrinth/shapes.json"]
    kept = [file for file in FOLDER.iterdir() if file.suffix == ".webp"]
    assert all((folder / file.name).read_bytes() == file.read_bytes() for file in kept)
    assert manifest.decode((folder / "nowhere-1.webp").read_bytes()).shape == (512, 512, 4)
    written = json.loads((folder / "shapes.json").read_text(encoding="utf-8"))
    assert [segment["kind"] for segment in written.pop("nowhere-1")["segments"]] == ["city", "road"]
    assert written == {name: shapes()[name] for name in ("straight-1", "straight-2")}


def test_a_tile_is_painted_the_same_each_time_and_no_two_alike() -> None:
    first, second = (tile for tile in TILES if tile.kind == "curve-shield" and tile.name[-1] in "12")
    assert np.array_equal(lay_out(first).shapes[0].polygon, lay_out(first).shapes[0].polygon)
    assert manifest.compare(pixels(first.name), pixels(second.name)) is not None


def test_neighbouring_tiles_run_on_without_a_step() -> None:
    """Along a side, away from the tips of walls, all tiles show the same colours, whichever way they are turned."""
    strips: dict[str, list[manifest.Pixels]] = {}
    for tile in TILES:
        if tile.role == "fixed":
            continue
        for side in range(4):
            feature = next((s.kind for s in tile.segments if side in s.sides), "meadow")
            strip = np.rot90(pixels(tile.name), side)[0, 72:-72]
            strips.setdefault(feature, []).extend((strip, strip[::-1]))
    for feature, found in strips.items():
        steps = np.abs(np.array(found) - np.median(found, axis=0)).mean(axis=2)
        assert steps.mean() < 2, feature
        assert steps.mean(axis=1).max() < 5, feature
