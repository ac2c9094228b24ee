"""An old map in ink on parchment: coast, hills, woods, towers, ways and a compass rose."""

from __future__ import annotations

import math
import random

import skia

from art.painter.paths import Point, join, moved, oval, polygon, ribbon, smooth, stroke, trace
from art.painter.relief import rgb
from art.painter.table import parchment

SIZE = (1500, 1080)
INK = "#4a3416"


def old_map() -> skia.Image:
    """The sheet with its worn edge, transparent outside."""
    width, height = SIZE
    surface = skia.Surface(width, height)
    canvas = surface.getCanvas()
    sheet = _worn_edge(width, height)
    canvas.clipPath(sheet, True)
    paper = skia.Paint()
    paper.setShader(parchment().makeShader(skia.TileMode.kRepeat, skia.TileMode.kRepeat, skia.SamplingOptions()))
    canvas.drawPaint(paper)
    aged = skia.Paint(AntiAlias=True, Color=_colour("#b98d4a", 0.5), Style=skia.Paint.kStroke_Style, StrokeWidth=90)
    aged.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 45))
    canvas.drawPath(sheet, aged)
    for x in (width / 3, width * 2 / 3):
        canvas.drawRect(skia.Rect.MakeXYWH(x, 0, 3, height), skia.Paint(Color=_colour("#7a5a28", 0.22)))
        canvas.drawRect(skia.Rect.MakeXYWH(x + 3, 0, 7, height), skia.Paint(Color=_colour("#fffbe8", 0.35)))
    _draw(canvas, stroke(trace(f"R 46 46 {width - 92} {height - 92} 6"), 5), 0.75)
    _draw(canvas, stroke(trace(f"R 60 60 {width - 120} {height - 120} 4"), 2), 0.75)
    _country(canvas, random.Random(4))
    _rose(canvas, 210, 840, 105)
    return surface.makeImageSnapshot()


def _colour(colour: str, strength: float) -> int:
    red, green, blue = (round(part * 255) for part in rgb(colour))
    value: int = skia.ColorSetARGB(round(255 * strength), red, green, blue)
    return value


def _draw(canvas: skia.Canvas, path: skia.Path, strength: float = 0.8, colour: str = INK) -> None:
    canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=_colour(colour, strength)))


def _worn_edge(width: int, height: int) -> skia.Path:
    rng = random.Random(8)
    points: list[Point] = []
    for x in range(0, width, 40):
        points.append((x + 8, rng.uniform(6, 14)))
    for y in range(0, height, 40):
        points.append((width - rng.uniform(6, 14), y + 8))
    for x in range(width, 0, -40):
        points.append((x - 8, height - rng.uniform(6, 14)))
    for y in range(height, 0, -40):
        points.append((rng.uniform(6, 14), y - 8))
    return smooth(points)


def _country(canvas: skia.Canvas, rng: random.Random) -> None:
    coast = [(62, 420), (150, 470), (190, 560), (300, 600), (350, 700), (330, 800), (400, 880), (390, 1018)]
    for reach in range(5):
        shore = [(x - 11 * reach, y + 7 * reach) for x, y in coast]
        _draw(
            canvas,
            stroke(smooth(shore, closed=False), 4.5 if reach == 0 else 1.6),
            0.8 if reach == 0 else 0.4 - reach * 0.06,
        )
    river = [(1010, 62), (960, 200), (1040, 320), (930, 450), (800, 520), (640, 560), (480, 640), (352, 690)]
    _draw(canvas, ribbon(river, lambda t: 3 + 7 * t, 80), 0.35, "#3d6a86")
    _draw(canvas, stroke(smooth(river, closed=False), 1.8), 0.6)
    for way in (
        [(180, 150), (340, 230), (560, 220), (720, 330), (900, 300), (1180, 420), (1330, 640)],
        [(720, 330), (700, 520), (820, 700), (1060, 800), (1330, 900)],
    ):
        dash = skia.Paint(AntiAlias=True, Color=_colour("#8a3a22", 0.85), Style=skia.Paint.kStroke_Style, StrokeWidth=5)
        dash.setPathEffect(skia.DashPathEffect.Make([20, 14], 0))
        canvas.drawPath(smooth(way, closed=False), dash)
    for x, y, count in ((420, 120, 7), (1180, 180, 9), (560, 860, 8)):
        for _ in range(count):
            _hill(canvas, x + rng.uniform(-130, 130), y + rng.uniform(-40, 50), rng.uniform(26, 46))
    for x, y in ((560, 400), (1200, 620), (900, 930), (250, 320)):
        for _ in range(11):
            _tree(canvas, x + rng.uniform(-85, 85), y + rng.uniform(-45, 45), rng.uniform(9, 14))
    for x, y, size in ((180, 150, 34), (720, 330, 44), (1330, 640, 40), (1330, 900, 32)):
        _tower(canvas, x, y, size)


def _hill(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    left, top = x - size, y - size
    outline = trace(
        f"M {left} {y} Q {x - size * 0.5} {y - size * 0.9} {x - size * 0.1} {top} "
        f"Q {x + size * 0.5} {y - size * 0.8} {x + size} {y}"
    )
    _draw(canvas, outline, 0.9, "#eddfb8")
    _draw(canvas, stroke(outline, 3), 0.75)
    for step in range(4):
        across, down = x + size * (0.1 + step * 0.18), y - size * (0.82 - step * 0.18)
        _draw(canvas, stroke(trace(f"M {across} {down} L {across - size * 0.06} {down + size * 0.36}"), 1.8), 0.6)


def _tree(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    _draw(canvas, join(oval(x, y, size * 0.8, size)), 0.55, "#7d8f4a")
    _draw(canvas, stroke(oval(x, y, size * 0.8, size), 2.2), 0.7)
    _draw(canvas, stroke(trace(f"M {x} {y + size} L {x} {y + size * 1.6}"), 3), 0.8)


def _tower(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    def put(path: str) -> skia.Path:
        return moved(trace(path), skia.Matrix().setScale(size, size).postTranslate(x, y))

    body = put("M -0.5 0 L -0.4 -1.3 L 0.4 -1.3 L 0.5 0 Z")
    roof = put("M -0.6 -1.3 L 0 -2.2 L 0.6 -1.3 Z")
    _draw(canvas, body, 1, "#eee0bb")
    _draw(canvas, roof, 0.85, "#a8492e")
    _draw(canvas, stroke(join(body, roof), 3.4), 0.85)
    _draw(canvas, put("M -0.14 0 L -0.14 -0.4 Q 0 -0.7 0.14 -0.4 L 0.14 0 Z"), 0.85)


def _rose(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    _draw(canvas, stroke(oval(x, y, radius * 0.72), 2.4), 0.7)
    _draw(canvas, stroke(oval(x, y, radius * 0.64), 1.4), 0.7)
    for point in range(8):
        reach = radius if point % 2 == 0 else radius * 0.6
        at = point * math.tau / 8
        for way, strength in ((1, 0.9), (-1, 0.25)):
            side = at + way * math.tau / 16
            corner = (x + radius * 0.2 * math.sin(side), y - radius * 0.2 * math.cos(side))
            half = polygon([(x, y), corner, (x + reach * math.sin(at), y - reach * math.cos(at))])
            _draw(canvas, half, strength, "#8a3a22" if point == 0 else INK)
