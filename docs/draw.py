"""Draws the pictures of `engine.md` with the tiles as they are played: ``python -m docs.draw`` (extra `art`)."""

from importlib.resources import files
from pathlib import Path

import skia

from game.engine.land import Land, cell_at, xy
from game.engine.ports import PORTS, STEPS
from game.play.labyrinth.rules import labyrinth
from game.play.resources import art_path
from game.ui.shapes import load_shapes, turned
from game.ui.theme import Face

FOLDER = Path(__file__).parent
TILE, GAP = 200, 64  # pixels
PAPER, INK = 0xFFF3E9D2, 0xFF3A2A1C
OPEN = 0xFFC8102E
KINDS = {"city": 0xFFB5482F, "road": 0xFFE8D9A6, "meadow": 0xFF5E8A3A}
REGIONS = (0xFF7A3FA0, 0xFF1F6FB5, 0xFFE08A00, 0xFF00897B)
SMOOTH = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
EXAMPLE = (("cap-1", (0, -1), 2), ("caps-straight-1", (0, 0), 0), ("curve-1", (1, 0), 3))
"""The landscape of the page: tile, cell and turn."""


def landscape() -> Land:
    tiles = labyrinth().box.tiles
    land = Land(tiles)
    for name, at, turn in EXAMPLE:
        land.put(tiles.number[name], cell_at(*at), turn)
    return land


def ports() -> skia.Image:
    """One tile in two turns, and what lies at each of its twelve ports."""
    surface = _paper(2 * TILE + 4 * GAP, TILE + 2 * GAP)
    tiles = labyrinth().box.tiles
    number = tiles.number["cap-curve-left-1"]
    for turn in (0, 1):
        left, top = GAP + turn * (TILE + 2 * GAP), GAP
        _tile(surface, "cap-curve-left-1", left, top, turn)
        look = tiles.look(number, turn)
        for port, name in enumerate(PORTS):
            segment = look.at[port]
            kind = tiles.kind(number).segments[segment].kind if segment >= 0 else tiles.ground
            x, y = _port(port)
            dx, dy = STEPS[port // 3]
            _dot(surface, left + x * TILE, top + y * TILE, 8, KINDS[kind])
            _text(surface, name, left + x * TILE + 25 * dx, top + y * TILE + 22 * dy)
    return surface.makeImageSnapshot()


def regions() -> skia.Image:
    """The landscape of the page: a colour for each region, a ring at each open port."""
    surface = _paper(2 * TILE + 2 * GAP, 2 * TILE + 2 * GAP)
    land = landscape()
    shapes = load_shapes(art_path("tiles", "labyrinth", "shapes.json"))
    for name, (x, y), turn in EXAMPLE:
        _tile(surface, name, GAP + x * TILE, GAP + (y + 1) * TILE, turn)
    for root, colour in zip(land.roots(), REGIONS, strict=False):
        region = land.region(root)
        for index, segment in region.segments:
            name, (x, y), turn = EXAMPLE[index]
            polygon = [skia.Point(*turned(point, turn)) for point in shapes[name].segments[segment].polygon]
            path = skia.Path.Polygon(polygon, True)
            path.transform(skia.Matrix.Translate(GAP + x * TILE, GAP + (y + 1) * TILE).preScale(TILE, TILE))
            with surface as canvas:
                canvas.drawPath(path, skia.Paint(Color=colour & 0xFFFFFF | 0x90000000, AntiAlias=True))
        for cell, port in land.open_ports_of(region):
            (x, y), (px, py) = xy(cell), _port(PORTS.index(port))
            _dot(surface, GAP + (x + px) * TILE, GAP + (y + 1 + py) * TILE, 9, colour, OPEN)
    return surface.makeImageSnapshot()


PICTURES = {"ports.webp": ports, "regions.webp": regions}


def main() -> None:
    for name, draw in PICTURES.items():
        draw().save(str(FOLDER / name), skia.kWEBP, 85)


def _paper(width: int, height: int) -> skia.Surface:
    surface = skia.Surface(width, height)
    with surface as canvas:
        canvas.clear(PAPER)
    return surface


def _tile(surface: skia.Surface, name: str, left: float, top: float, turn: int) -> None:
    picture = skia.Image.open(str(art_path("tiles", "labyrinth", f"{name}.webp")))
    with surface as canvas:
        canvas.save()
        canvas.rotate(90 * turn, left + TILE / 2, top + TILE / 2)
        canvas.drawImageRect(picture, skia.Rect.MakeXYWH(left, top, TILE, TILE), SMOOTH)
        canvas.restore()
        edge = skia.Paint(Color=INK, Style=skia.Paint.kStroke_Style, StrokeWidth=1.5, AntiAlias=True)
        canvas.drawRect(skia.Rect.MakeXYWH(left, top, TILE, TILE), edge)


def _port(port: int) -> tuple[float, float]:
    """Where a port lies on the edge of its tile, in tile units."""
    side, place = divmod(port, 3)
    return turned(((1 + 2 * place) / 6, 0.0), side)


def _dot(surface: skia.Surface, x: float, y: float, radius: float, colour: int, edge: int = INK) -> None:
    with surface as canvas:
        canvas.drawCircle(x, y, radius, skia.Paint(Color=colour, AntiAlias=True))
        ring = skia.Paint(Color=edge, Style=skia.Paint.kStroke_Style, StrokeWidth=2.5, AntiAlias=True)
        canvas.drawCircle(x, y, radius, ring)


def _text(surface: skia.Surface, text: str, x: float, y: float) -> None:
    package, _, path = Face.LABEL_BOLD.value.partition("/")
    font = skia.Font(skia.Typeface.MakeFromFile(str(files(package) / path)), 20)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    with surface as canvas:
        canvas.drawString(text, x - font.measureText(text) / 2, y + 7, font, skia.Paint(Color=INK, AntiAlias=True))


if __name__ == "__main__":
    main()
