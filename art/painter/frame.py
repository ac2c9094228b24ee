"""The carved wooden frame of the labyrinth board, and where everything sits in it."""

from __future__ import annotations

import json
import math

import numpy as np
import skia

from art.painter import materials as m
from art.painter.grain import DARK_WALNUT, fractal, noise, ramp, wood
from art.painter.paths import box, common, cut, inset, join, moved, oval, polygon, ribbon, stroke, trace, turned
from art.painter.relief import Carving, Field, blur, depth, lit, picture, rgb, swell
from art.painter.source import Document, Source

SIZE = 1600
RAIL = 165  # width of a rail
WELL = SIZE - 2 * RAIL
CELL = 236
GAP = 14
MARGIN = (WELL - 5 * CELL - 4 * GAP) // 2
GILDING = 0.62  # how much of the old gold is left on the carving
LANES = (1, 3)  # columns and rows that can be pushed


def sources() -> list[Source]:
    """The frame."""
    return [Source("board/frame.webp", frame)]


def cell(column: int, row: int) -> tuple[int, int]:
    """North-west corner of a cell, in pixels."""
    start = RAIL + MARGIN
    return start + column * (CELL + GAP), start + row * (CELL + GAP)


def arrows() -> dict[str, tuple[float, float, str]]:
    """Middle of each arrow's notch in pixels, and the side to which it pushes."""
    out: dict[str, tuple[float, float, str]] = {}
    near, far = RAIL * 0.5, SIZE - RAIL * 0.5
    for lane in LANES:
        along = cell(lane, lane)[0] + CELL / 2
        out[f"N{lane}"] = (along, near, "S")
        out[f"E{lane}"] = (far, along, "W")
        out[f"S{lane}"] = (along, far, "N")
        out[f"W{lane}"] = (near, along, "E")
    return out


def documents() -> list[Document]:
    """`board/frame.json`."""
    return [Document("board/frame.json", lambda: json.dumps(geometry(), indent=1) + "\n")]


def geometry() -> dict[str, object]:
    """`board/frame.json`: lengths as shares of the picture's side, rectangles as [x, y, width, height]."""

    def share(*lengths: float) -> list[float]:
        return [round(length / SIZE, 5) for length in lengths]

    return {
        "well": share(RAIL, RAIL, WELL, WELL),
        "cells": [share(*cell(column, row), CELL, CELL) for row in range(5) for column in range(5)],
        "arrows": {name: {"at": share(x, y), "pushes": way} for name, (x, y, way) in sorted(arrows().items())},
        "arrow_size": round(116 / SIZE, 5),
    }


def _cover(path: skia.Path) -> Field:
    surface = skia.Surface(SIZE, SIZE)
    surface.getCanvas().drawPath(path, skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
    return (surface.toarray()[:, :, 3] / 255.0).astype(np.float32)


def _rails() -> Field:
    """Four mitred rails, each with the grain along itself."""
    colour = np.zeros((SIZE, SIZE, 3), np.float32)
    middle = SIZE / 2
    for quarter in range(4):
        plank = wood(RAIL + 8, SIZE, 70 + quarter * 13, rings=2.2, fine=1.0)
        plank = np.clip(plank + (0.03, -0.03, 0.0, 0.05)[quarter], 0, 1)
        tone = np.zeros((SIZE, SIZE), np.float32)
        tone[: RAIL + 8] = plank
        wedge = polygon([(0, 0), (SIZE, 0), (middle, middle)])
        mask = _cover(turned(wedge, 90 * quarter, middle, middle)) > 0.5
        colour = np.where(mask[..., None], ramp(np.rot90(tone, -quarter), DARK_WALNUT), colour)
    return colour


def _vine(left: float, right: float, waves: int) -> skia.Path:
    """A carved tendril with leaves along the north rail."""
    y = RAIL * 0.5
    stem = [
        (left + (right - left) * step / (waves * 8), y + 17 * math.sin(step / 8 * math.pi))
        for step in range(waves * 8 + 1)
    ]
    parts = [ribbon(stem, lambda t: 2.4 + 2.8 * math.sin(math.pi * t), 160)]
    span = (right - left) / waves
    for wave in range(waves):
        x = left + span * (wave + 0.5)
        way = 1 if wave % 2 == 0 else -1
        for dx, angle, size in ((-0.12, -148, 1.0), (0.1, -30, 1.12)):
            leaf = trace("M 0 0 C 6 -14 22 -17 40 -4 C 26 8 10 10 0 0 Z")
            matrix = (
                skia.Matrix().setScale(size, size * way).postRotate(-angle * way * 0.55 if dx > 0 else 180 + 24 * way)
            )
            parts.append(moved(leaf, matrix.postTranslate(x + dx * span, y - way * 3)))
        parts.append(oval(x, y - way * 13, 6.5))
    return join(*parts)


def _round_the_frame(path: skia.Path) -> list[skia.Path]:
    return [turned(path, 90 * quarter, SIZE / 2, SIZE / 2) for quarter in range(4)]


def _carve() -> tuple[Field, Field, Field]:
    """Height of the wood in pixels, how deep the stain sits in the carving, and where it is gilded (0..1)."""
    whole = _cover(box(2, 2, SIZE - 4, SIZE - 4, 44))
    hole = _cover(box(RAIL, RAIL, WELL, WELL, 8))
    solid = (whole > 0.5) & (hole < 0.5)
    height = swell(depth(whole > 0.5, 30), 30) * 0.9
    inward = depth(~(hole > 0.5), 20)
    height = np.minimum(height, 7 + swell(inward, 20))
    stain, gilt = np.zeros_like(height), np.zeros_like(height)

    def sink(cover: Field, deep: float, soft: float, dark: float) -> None:
        nonlocal height, stain
        height = height - blur(cover, soft) * deep
        stain = np.maximum(stain, blur(cover, 1) * dark)

    outer, inner = 38, RAIL - 34
    for at, wide in ((outer, 5), (inner, 5)):
        sink(
            _cover(stroke(box(at, at, SIZE - 2 * at, SIZE - 2 * at, 18 if at == outer else 8), wide)),
            4,
            1,
            0.55,
        )
    places = sorted(x for name, (x, _, _) in arrows().items() if name[0] == "N")
    notch = join(*[_notch(x) for x in places])
    for path in _round_the_frame(notch):
        sink(_cover(path), 10, 2, 0.62)
    rim = stroke(notch, 10)
    for path in _round_the_frame(rim):
        height = height + blur(swell(depth(_cover(path) > 0.5, 5), 5), 1) * 0.8
    spans = (
        (140, places[0] - 118, 3),
        (places[0] + 118, places[1] - 118, 3),
        (places[1] + 118, SIZE - 140, 3),
    )
    for left, right, waves in spans:
        panel = trace(
            f"M {left} 56 Q {left - 14} {RAIL / 2} {left} {RAIL - 56} L {right} {RAIL - 56} "
            f"Q {right + 14} {RAIL / 2} {right} 56 Z"
        )
        vine = _vine(left + 10, right - 10, waves)
        for field, carved in zip(_round_the_frame(panel), _round_the_frame(vine), strict=True):
            ground, relief = _cover(field), _cover(carved)
            sink(ground, 6, 1.5, 0.45)
            height = height + blur(swell(depth(relief > 0.5, 9), 9), 1) * 0.9
            stain = np.clip(stain - relief * 0.5, 0, 1)
            gilt = np.maximum(gilt, relief)
    height = np.where(solid, height, 0).astype(np.float32)
    return height, stain, gilt


def _notch(x: float) -> skia.Path:
    """The lowered gate in the north rail through which a tile comes."""
    return trace(
        f"M {x - 72} 44 Q {x - 80} 26 {x - 58} 26 L {x + 58} 26 Q {x + 80} 26 {x + 72} 44 "
        f"L {x + 118} {RAIL + 6} L {x - 118} {RAIL + 6} Z"
    )


def _bed() -> Field:
    """The floor of the well: dark felt with stone seats under the fixed cells."""
    cloud = fractal(SIZE, SIZE, 6, 6, 33, 3)
    fluff = noise(SIZE, SIZE, SIZE // 2, SIZE // 2, 35)
    return ramp(
        0.5 + 0.2 * (cloud - 0.5) + 0.22 * (fluff - 0.5),
        ((0.2, "#150e08"), (0.5, "#22180f"), (0.8, "#302316")),
    )


def _seats(colour: Field) -> Field:
    """Lay the nine stones."""
    grit = fractal(SIZE, SIZE, 90, 90, 51, 4)
    cloud = fractal(SIZE, SIZE, 14, 14, 53, 3)
    stone = m.STONE
    for column in (0, 2, 4):
        for row in (0, 2, 4):
            x, y = cell(column, row)
            cover = _cover(box(x - 7, y - 7, CELL + 14, CELL + 14, 12))
            shade = blur(np.roll(cover, (7, 6), (0, 1)), 5)
            colour = colour * (1 - 0.7 * shade * (1 - cover))[..., None]
            raised = swell(depth(cover > 0.5, 7), 7)
            hollow = _cover(box(x, y, CELL, CELL, 6))
            light, glint, _ = lit(blur(raised, 1) - 3 * blur(hollow, 1.2) + grit * 1.3)
            face = stone.colour(np.clip(light + 0.12 * (cloud - 0.5), 0, 1)) + 0.1 * glint[..., None] ** 20
            colour = colour * (1 - cover[..., None]) + face * cover[..., None]
    return colour


def _corners(work: Carving) -> None:
    """Brass at the mitres: a plate with a four-leaved flower and a nail."""
    for quarter in range(4):

        def put(path: skia.Path, quarter: int = quarter) -> skia.Path:
            return turned(path, 90 * quarter, SIZE / 2, SIZE / 2)

        plate = trace(
            "M 12 46 Q 12 12 46 12 L 132 12 Q 150 20 132 34 Q 112 44 116 66 Q 118 84 100 100 "
            "Q 84 118 66 116 Q 44 112 34 132 Q 20 150 12 132 Z"
        )
        work.add(put(plate), m.BRASS, 6, soft=1, ink=2, cast=0.5)
        line = cut(inset(plate, 10), inset(plate, 13))
        work.glaze(put(line), "#3a260c", 0.5)
        flower = join(*[oval(64 + 15 * dx, 64 + 15 * dy, 12.5) for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1))])
        work.add(put(flower), m.BRASS, 8, soft=1, ink=1.6, cast=0.4)
        work.add(put(oval(64, 64, 9)), m.GOLD, 8, soft=0.8, ink=1.6)
        for x, y in ((118, 24), (24, 118)):
            work.add(put(oval(x, y, 5)), m.BRASS, 5, soft=0.6, ink=1.4, cast=0.4)


def frame() -> skia.Image:
    """The whole frame with its bed, 1600 px; transparent outside its rounded corners."""
    height, stain, gilt = _carve()
    light, glint, _ = lit(blur(height, 1.0))
    hollow = np.clip(blur(height, 7) - height, 0, 14) / 14
    shade = (light / 0.612) ** 1.15 * (1 - 0.55 * hollow) * (1 - 0.42 * stain)
    colour = _rails() * shade[..., None] + 0.16 * (glint**26)[..., None] * np.array([1, 0.9, 0.7], np.float32)
    gilding = GILDING * gilt[..., None]
    colour = colour * (1 - gilding) + m.BRASS.colour(np.clip(light * (1 - 0.5 * hollow), 0, 1)) * gilding
    colour = _inlay(colour, light)
    middle = SIZE / 2
    seam = join(*[turned(trace(f"M 8 8 L {RAIL + 1} {RAIL + 1}"), 90 * q, middle, middle) for q in range(1)])
    for path in _round_the_frame(stroke(seam, 2)):
        colour *= (1 - 0.6 * _cover(path))[..., None]
    floor = _seats(_bed())
    hole = _cover(box(RAIL, RAIL, WELL, WELL, 8))
    wall = 1 - hole
    fall = blur(np.roll(wall, (16, 13), (0, 1)), 13) * hole
    floor = floor * (1 - 0.8 * np.clip(fall + 0.5 * blur(wall, 4), 0, 1))[..., None]
    colour = colour * wall[..., None] + floor * hole[..., None]
    work = Carving(SIZE, SIZE, 1)
    work.pixels[..., :3] = np.clip(colour, 0, 1)
    outline = _cover(box(2, 2, SIZE - 4, SIZE - 4, 44))
    work.pixels[..., 3] = 1
    _corners(work)
    work.pixels *= outline[..., None]
    return picture(work.pixels, premultiplied=True)


def _inlay(colour: Field, light: Field) -> Field:
    """A thread of pale maple between the carving and the well, and round the gates."""
    at = RAIL - 22
    notches = [_notch(x) for name, (x, _, _) in arrows().items() if name[0] == "N"]
    thread = stroke(box(at, at, SIZE - 2 * at, SIZE - 2 * at, 6), 4)
    gates = join(*[path for notch in notches for path in _round_the_frame(notch)])
    sills = common(stroke(gates, 4), box(0, 0, SIZE, SIZE))
    cover = _cover(join(cut(thread, gates), cut(sills, box(RAIL - 2, RAIL - 2, WELL + 4, WELL + 4))))[..., None]
    maple = np.array(rgb("#d9b878"), np.float32) * (0.55 + 0.45 * light / 0.612)[..., None]
    return colour * (1 - cover) + maple * cover
