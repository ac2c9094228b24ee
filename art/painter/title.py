"""The picture behind the menu: the game laid out on its table late in the afternoon, room kept free on the left."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import numpy as np
import skia

from art.painter import dragon, figures, frame, tokens, treasures
from art.painter.manifest import ART
from art.painter.oldmap import old_map
from art.painter.paths import Point
from art.painter.pieces import FEET
from art.painter.relief import Field, blur, picture
from art.painter.sheet import Laid, fitting_land, random_board
from art.painter.source import Source
from art.painter.stage import SHADE, SMOOTH, Stage, tint
from art.painter.table import TABLE, planks
from art.painter.tileset import Tile, load, source_path

TILE = 45.0  # millimetres
CARD = 3.0  # thicker than the real one: towers should tower
EMPTY = ((3, 0), (0, 2))  # places of the little land left open
FRAME = TILE * 1600 / frame.CELL


def sources() -> list[Source]:
    """The one background."""
    return [Source("table/title.webp", title, (source_path("labyrinth"),))]


@cache
def tile_picture(tile: Tile) -> skia.Image:
    """A tile as it lies in `art/tiles`; painting three dozen anew would take minutes."""
    return skia.Image.open(str(ART / "tiles" / "labyrinth" / f"{tile.name}.webp"))


def title() -> skia.Image:
    """2560 by 1600."""
    width, height = TABLE
    surface = skia.Surface(width, height)
    canvas = surface.getCanvas()
    stage = Stage(canvas, width, height, span=500, away=620, pitch=47)
    boards = np.ascontiguousarray(np.rot90(planks(2560, 2560)))
    stage.lay(picture(boards), 0, 40, 860, 3)
    stage.lay(picture(boards), 0, 40 + 860, 860, 3)
    _sheet(stage, old_map(), 62, -62, 250, 9)
    _board(stage, 232, 176, -13)
    _landscape(stage, 38, -52, 9)
    _things(stage)
    return picture(_afternoon(surface.toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3].astype(np.float32) / 255))


def _sheet(stage: Stage, sheet: skia.Image, x: float, y: float, wide: float, turn: float) -> None:
    deep = wide * sheet.height() / sheet.width()
    stage.shadow(stage.corners(x, y, wide, deep, turn), 2, 0.6, 9)
    stage.lay(sheet, x, y, wide, turn)


def _board(stage: Stage, x: float, y: float, turn: float) -> None:
    stage.shadow(stage.corners(x, y, FRAME, FRAME, turn), 16, 0.85, 16)
    surface = skia.Surface(frame.SIZE, frame.SIZE)
    canvas = surface.getCanvas()
    canvas.drawImage(frame.frame(), 0, 0)
    for row, line in enumerate(random_board(load(), 5)):
        for column, laid in enumerate(line):
            left, top = frame.cell(column, row)
            if laid is None:
                continue
            size = frame.CELL
            shade = skia.Paint(AntiAlias=True, Color=tint(SHADE, 0.8))
            shade.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 5))
            canvas.drawRect(skia.Rect.MakeXYWH(left + 5, top + 6, size, size), shade)
            _flat_tile(canvas, laid, left, top, size)
    middle = frame.cell(2, 2)
    _sprite(canvas, dragon.dragon(), middle[0] + 118, middle[1] + 118, 226)
    spots = [(0, 0), (2, 0), (4, 0), (0, 2), (4, 2), (0, 4), (2, 4), (4, 4)]
    for (column, row), source in zip(spots, treasures.sources(), strict=True):
        left, top = frame.cell(column, row)
        _sprite(canvas, source.paint(), left + 118, top + 118, 120)
    stage.lay(surface.makeImageSnapshot(), x, y, FRAME, turn)


def _flat_tile(canvas: skia.Canvas, laid: Laid, left: float, top: float, size: float) -> None:
    tile, turn = laid
    canvas.save()
    canvas.translate(left, top)
    canvas.rotate(90 * turn, size / 2, size / 2)
    canvas.drawImageRect(tile_picture(tile), skia.Rect.MakeWH(size, size), SMOOTH)
    canvas.restore()


def _sprite(canvas: skia.Canvas, sprite: skia.Image, x: float, y: float, size: float) -> None:
    shade = skia.Paint(
        AntiAlias=True, ImageFilter=skia.ImageFilters.DropShadow(size * 0.05, size * 0.06, 5, 5, tint(SHADE, 0.7))
    )
    place = skia.Rect.MakeXYWH(x - size / 2, y - size / 2, size, size)
    canvas.drawImageRect(sprite, place, SMOOTH, shade)


def _landscape(stage: Stage, x: float, y: float, turn: float) -> None:
    """A little land that fits together, as the players build it."""
    cos, sin = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    laid_at = []
    for row, line in enumerate(fitting_land(load(), 9)[:3]):
        for column, laid in enumerate(line[:4]):
            if laid is None or (column, row) in EMPTY:
                continue
            east, north = (column - 1.5) * TILE, (1 - row) * TILE
            laid_at.append((laid, x + east * cos - north * sin, y + east * sin + north * cos))
    for _, cx, cy in laid_at:
        stage.shadow(stage.corners(cx, cy, TILE, TILE, turn), CARD, 0.55, 5)
    for laid, cx, cy in laid_at:
        stage.block(cx, cy, 0, TILE - 0.4, CARD, turn, _card)
        stage.lay(_turned(laid), cx, cy, TILE - 0.4, turn, CARD)


def _turned(laid: Laid) -> skia.Image:
    surface = skia.Surface(512, 512)
    _flat_tile(surface.getCanvas(), laid, 0, 0, 512)
    return surface.makeImageSnapshot()


def _card(light: float) -> str:
    return "#{:02x}{:02x}{:02x}".format(*(round(part * (0.52 + 0.55 * light)) for part in (222, 198, 150)))


def _tower(stage: Stage, seat: str, x: float, y: float, count: int, seed: int, crowned: bool) -> None:
    """Tiles upon tiles, then tokens, the wanderer and the crown."""
    rng = random.Random(seed)
    tiles = load()
    stage.shadow(stage.corners(x, y, TILE, TILE, rng.uniform(0, 20)), count * CARD + (34 if crowned else 18), 0.75, 10)
    z, lean = 0.0, rng.uniform(4, 14)
    for level in range(count):
        turn = rng.uniform(-3.5, 3.5) + lean
        cx, cy = x + rng.uniform(-1.2, 1.2), y + rng.uniform(-1.2, 1.2)
        stage.block(cx, cy, z, TILE, CARD, turn, _card)
        if level == count - 1:
            stage.lay(_turned((tiles[seed * 7 % len(tiles)], seed % 4)), cx, cy, TILE, turn, z + CARD)
        z += CARD
    stage.shadow(_ring(x - 9, y + 9, 10), 9, 0.6, 4, on=z)
    for chip in range(4):
        paint = tokens.token_shield if chip % 2 else tokens.token_treasure
        _chip(stage, paint, x - 9, y + 9, z + 2.4 * chip, 20 + 50 * chip)
    if crowned:
        stage.shadow(_ring(x + 5, y - 5, 10), 6, 0.6, 4, on=z)
        stage.stand(figures.crown(seat, 1.0), FEET["crown"], x + 5, y - 6, z, 29)
    else:
        stage.shadow(_ring(x + 7, y - 5, 8), 8, 0.6, 4, on=z)
        _figure(stage, seat, x + 7, y - 6, z, 31, shadow=False)


def _ring(x: float, y: float, radius: float) -> list[Point]:
    """A round outline on the table."""
    return [(x + radius * np.cos(a), y + radius * np.sin(a)) for a in np.linspace(0, np.pi * 2, 24)]


def _figure(stage: Stage, seat: str, x: float, y: float, z: float, high: float, *, shadow: bool = True) -> None:
    if shadow:
        stage.shadow(_ring(x, y, 8), high * 0.8, 0.7, 5)
    stage.stand(figures.wanderer(seat, 0.9), FEET["meeple"], x, y, z, high)


def _chip(stage: Stage, paint: Callable[[], skia.Image], x: float, y: float, z: float, turn: float) -> None:
    """A round token: its card edge, then its face."""
    for part in range(4):
        around = [(*spot, z + part * 0.6) for spot in _ring(x, y, 10.2)]
        stage.face(around, skia.Paint(AntiAlias=True, Color=tint("#8a6a3a" if part % 2 else "#5b4322")))
    stage.lay(paint(), x, y, 21.6, turn, z + 2.2)


def _things(stage: Stage) -> None:
    """All that stands, from the back to the front."""
    _figure(stage, "green", 150, 196, 4, 30)
    _tower(stage, "blue", 196, 2, 11, 3, False)
    _tower(stage, "red", 140, -34, 19, 5, True)
    tokens_at = ((112, -106, tokens.token_shield), (136, -120, tokens.token_treasure), (92, -126, tokens.token_shield))
    for x, y, paint in tokens_at:
        stage.shadow(_ring(x, y, 10), 2.5, 0.6, 5)
        _chip(stage, paint, x, y, 0, 5 + x)
    _figure(stage, "yellow", 172, -106, 0, 32)


def _afternoon(colour: Field) -> Field:
    """Low sun from the north-west through a window, its bars on the table; the far end a little out of focus."""
    height, width = colour.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    soft = np.stack([blur(colour[..., part], 5) for part in range(3)], -1)
    far = np.clip((0.2 - y / height) / 0.2, 0, 1)[..., None]
    near = np.clip((y / height - 0.88) / 0.12, 0, 1)[..., None]
    colour = colour + (soft - colour) * np.maximum(far, near * 0.8)
    surface = skia.Surface(width, height)
    canvas = surface.getCanvas()
    canvas.concat(skia.Matrix.MakeAll(1, 0.55, -420, 0.16, 1, -160, 0, 0, 1))
    for column in range(3):
        for row in range(3):
            pane = skia.Rect.MakeXYWH(60 + column * 640, 60 + row * 520, 560, 450)
            canvas.drawRect(pane, skia.Paint(Color=skia.ColorWHITE))
    panes = blur((surface.toarray()[..., 3] / 255).astype(np.float32), 34)
    reach = np.exp(-((np.hypot(x / width - 0.3, (y / height - 0.25)) / 0.75) ** 2))
    light = (panes * reach)[..., None]
    warm = np.array([1.34, 1.16, 0.90], np.float32)
    cool = np.array([0.66, 0.62, 0.64], np.float32)
    return np.clip(colour * (cool + (warm - cool) * (0.25 * reach[..., None] + 0.75 * light)), 0, 1)
