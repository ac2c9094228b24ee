"""Pictures of the tiles of a set, one for each physical tile, and the shapes that go with them."""

from __future__ import annotations

import random
from functools import partial

import numpy as np
import skia

from art.painter.brush import FINE, SIZE
from art.painter.cities import paint_city
from art.painter.details import enliven, statue
from art.painter.forests import paint_forest
from art.painter.geometry import ribbon
from art.painter.ground import grow, meadow
from art.painter.layout import lay_out
from art.painter.plan import SHIELD, Layout
from art.painter.roads import paint_roads
from art.painter.room import Room
from art.painter.setting import RIM, paint_plinth, paint_rim
from art.painter.shapes import shapes_json
from art.painter.source import Document, Source
from art.painter.tileset import Tile, load

TITLES = ("labyrinth",)
STATUE = np.array([0.5, 0.77])


def sources() -> list[Source]:
    """A picture depends on its own tile alone, so that a new tile leaves the pictures of all others as they are."""
    return [
        Source(f"tiles/{title}/{tile.name}.webp", partial(paint_tile, tile), repr(tile))
        for title in TITLES
        for tile in load(title)
    ]


def documents() -> list[Document]:
    return [
        Document(f"tiles/{title}/shapes.json", partial(shapes_json, tiles), repr(tiles))
        for title, tiles in zip(TITLES, map(load, TITLES), strict=True)
    ]


def paint_tile(tile: Tile) -> skia.Image:
    """The finished picture of one tile."""
    layout = lay_out(tile)
    size = SIZE * FINE
    surface = skia.Surface(size, size)
    with surface as canvas:
        canvas.drawImage(meadow(tile.name), 0, 0)
        canvas.scale(size, size)
        room = _free_meadow(layout)
        rng = random.Random(f"{tile.name} meadow")
        grow(canvas, room, rng)
        if tile.role == "fixed":
            paint_rim(canvas, layout, rng)
        enliven(canvas, room, rng)
        if tile.role == "start":
            statue(canvas, *map(float, STATUE))
        paint_roads(canvas, layout, random.Random(f"{tile.name} roads"))
        if layout.plinth:
            paint_plinth(canvas, rng)
        for shape in layout.cities:
            paint_city(canvas, shape, tile.name)
        if layout.forest is not None:
            roads = [shape.polygon for shape in layout.roads]
            paint_forest(canvas, layout.forest, roads, random.Random(f"{tile.name} forest"))
    smooth = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
    return surface.makeImageSnapshot().resize(SIZE, SIZE, smooth)


def _free_meadow(layout: Layout) -> Room:
    """The meadow that is left when roads, cities, forest and the places of sprites are taken."""
    room = Room(margin=RIM + 0.01 if layout.tile.role == "fixed" else 0.008, lee=0.008)
    for shape in layout.shapes:
        room.take(shape.polygon, 0.012)
        if "shield" in shape.segment.marks:
            room.take_circle(shape.anchors["shield"], SHIELD + 0.01)
    if layout.forest is not None:
        room.take(layout.forest, 0.02)
    if layout.tile.role == "start":
        # The statue, and room beside it for the tokens it keeps.
        beside = np.array([0.3, 0.0])
        room.take(ribbon(np.array([STATUE - beside, STATUE + beside]), 0.12))
    return room
