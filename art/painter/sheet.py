"""Contact sheets: a board of random tiles and turns, a landscape that fits, every tile, every piece."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from pathlib import Path

import skia

from art.painter.brush import fill, rect
from art.painter.layout import lay_out
from art.painter.manifest import ART
from art.painter.plan import SHIELD
from art.painter.tileset import Tile, load

FIELDS = (60, 96, 200)  # pixels a tile
TABLE = "6B4A2E"
GAP = 4
SMOOTH = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
Laid = tuple[Tile, int]


def write(folder: Path, seed: int) -> Iterator[str]:
    """Write all sheets to the folder, naming each."""
    tiles = load()
    board, land = random_board(tiles, seed), fitting_land(tiles, seed)
    for size in FIELDS:
        yield _save(_field(board, size, GAP * size // 100), folder, f"board-{size}.png")
        yield _save(_field(land, size, 0), folder, f"land-{size}.png")
    rows: list[list[Laid | None]] = [[(tile, 0) for tile in tiles[k : k + 10]] for k in range(0, len(tiles), 10)]
    yield _save(_field(rows, 180, 12), folder, "tiles.png")
    for group in ("pieces", "icons"):
        pictures = sorted((ART / group).glob("*.png"))
        if pictures:
            yield _save(_pieces(pictures), folder, f"{group}.png")


def random_board(tiles: list[Tile], seed: int) -> list[list[Laid | None]]:
    """Five by five: fixed tiles on the even cells, land in random turns elsewhere."""
    rng = random.Random(seed)
    fixed = iter([tile for tile in tiles if tile.role == "fixed"])
    land = [tile for tile in tiles if tile.role in ("land", "treasure")]
    rng.shuffle(land)
    return [
        [(next(fixed), 0) if x % 2 == 0 and y % 2 == 0 else (land.pop(), rng.randrange(4)) for x in range(5)]
        for y in range(5)
    ]


def fitting_land(tiles: list[Tile], seed: int) -> list[list[Laid | None]]:
    """Five by five tiles laid so that touching sides are alike; a place stays empty if nothing fits."""
    rng = random.Random(seed)
    left = [tile for tile in tiles if tile.role != "fixed"]
    rng.shuffle(left)
    rows: list[list[Laid | None]] = [[None] * 5 for _ in range(5)]
    for y in range(5):
        for x in range(5):
            north = rows[y - 1][x] if y else None
            west = rows[y][x - 1] if x else None
            for tile in left:
                turns = [
                    turn
                    for turn in range(4)
                    if (north is None or side_of((tile, turn), 0) == side_of(north, 2))
                    and (west is None or side_of((tile, turn), 3) == side_of(west, 1))
                ]
                if turns:
                    rows[y][x] = (tile, rng.choice(turns))
                    left.remove(tile)
                    break
    return rows


def side_of(laid: Laid, side: int) -> str:
    """What the side of a laid tile is: city, road or meadow."""
    tile, turn = laid
    printed = (side - turn) % 4
    return next((segment.kind for segment in tile.segments if printed in segment.sides), "meadow")


def _field(rows: list[list[Laid | None]], size: int, gap: int) -> skia.Image:
    width = max(len(row) for row in rows)
    pitch = size + gap
    surface = skia.Surface(width * pitch + gap + 24, len(rows) * pitch + gap + 24)
    with surface as canvas:
        canvas.clear(fill(TABLE).getColor())
        canvas.translate(12 + gap, 12 + gap)
        for y, row in enumerate(rows):
            for x, laid in enumerate(row):
                if laid is not None:
                    _tile(canvas, laid, x * pitch, y * pitch, size)
    return surface.makeImageSnapshot()


def _tile(canvas: skia.Canvas, laid: Laid, left: float, top: float, size: float) -> None:
    tile, turn = laid
    picture = skia.Image.open(str(ART / "tiles" / "labyrinth" / f"{tile.name}.webp"))
    canvas.save()
    canvas.translate(left, top)
    canvas.save()
    canvas.rotate(90 * turn, size / 2, size / 2)
    canvas.drawImageRect(picture, rect(0, 0, size, size), SMOOTH)
    canvas.restore()
    treasure = "dragon" if tile.kind.endswith("dragon") else f"treasure-{tile.kind.partition('-')[2]}"
    if tile.role == "fixed":
        _sprite(canvas, treasure, size / 2, size / 2, 0.17 * size)
    for shape in lay_out(tile).shapes:
        for mark in shape.segment.marks:
            x, y = shape.anchors[mark] - 0.5
            turned = math.radians(90 * turn)
            across = (x * math.cos(turned) - y * math.sin(turned) + 0.5) * size
            down = (x * math.sin(turned) + y * math.cos(turned) + 0.5) * size
            _sprite(canvas, "shield" if mark == "shield" else treasure, across, down, SHIELD * size)
    canvas.restore()


def _sprite(canvas: skia.Canvas, name: str, x: float, y: float, half: float) -> None:
    """A piece of this half width, upright, about its place; a plain disc until it has been painted."""
    file = ART / "pieces" / f"{name}.png"
    if not file.exists():
        canvas.drawCircle(x, y, half, fill("C9A23C"))
        return
    picture = skia.Image.open(str(file))
    tall = half * picture.height() / picture.width()
    canvas.drawImageRect(picture, rect(x - half, y - tall, x + half, y + tall), SMOOTH)


def _pieces(pictures: list[Path]) -> skia.Image:
    columns, cell = 10, 120
    lines = math.ceil(len(pictures) / columns)
    surface = skia.Surface(columns * cell, lines * cell)
    with surface as canvas:
        canvas.clear(fill("8B6B45").getColor())
        for k, file in enumerate(pictures):
            picture = skia.Image.open(str(file))
            scale = (cell - 16) / max(picture.width(), picture.height())
            wide, tall = picture.width() * scale, picture.height() * scale
            x, y = (k % columns + 0.5) * cell, (k // columns + 0.5) * cell
            canvas.drawImageRect(picture, rect(x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2), SMOOTH)
    return surface.makeImageSnapshot()


def _save(picture: skia.Image, folder: Path, name: str) -> str:
    picture.save(str(folder / name), skia.kPNG)
    return name
