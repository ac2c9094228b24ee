"""The shapes of the tiles as the game reads them: polygons, outlines, anchors and walkways in tile units."""

from __future__ import annotations

import json

import numpy as np

from art.painter.geometry import Points
from art.painter.layout import lay_out
from art.painter.plan import MIDDLE, Layout, Shape, Walkway
from art.painter.tileset import SIDES, Tile

SEVERAL = ("shield", "treasure", "dragon")  # marks: a segment may hold more than one


def shapes_json(tiles: list[Tile]) -> str:
    """The shapes of every tile of a set, by the name of its picture, one line per tile."""
    entries = {tile.name: describe(lay_out(tile)) for tile in tiles}
    lines = [f"{json.dumps(name)}: {json.dumps(entry, separators=(',', ':'))}" for name, entry in entries.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def describe(layout: Layout) -> dict[str, object]:
    """One tile's entry."""
    return {
        "segments": [_segment(shape) for shape in layout.shapes],
        "walkways": [_walkway(walkway) for walkway in layout.walkways],
        "forest": None if layout.forest is None else _rounded(MIDDLE),
    }


def _segment(shape: Shape) -> dict[str, object]:
    anchors = {
        name: [_rounded(point)] if name in SEVERAL else _rounded(point) for name, point in sorted(shape.anchors.items())
    }
    return {
        "kind": shape.segment.kind,
        "polygon": _rounded(shape.polygon),
        "outline": [_rounded(line) for line in shape.outline],
        "anchors": anchors,
    }


def _walkway(walkway: Walkway) -> dict[str, object]:
    return {
        "sides": walkway.name,
        "stand": _rounded(walkway.stand),
        "ways": {SIDES[side]: _rounded(way) for side, way in walkway.ways.items()},
    }


def _rounded(points: Points) -> list[object]:
    # Adding zero turns -0.0 into 0.0.
    rounded: list[object] = (np.round(points, 4) + 0.0).tolist()
    return rounded
