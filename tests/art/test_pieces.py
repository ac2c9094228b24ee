"""Pieces, icons, frame and table: all there, all usable, no two seats alike."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

skia = pytest.importorskip("skia")

ART = Path(__file__).resolve().parents[2] / "art"
SEATS = {"red": "sun", "blue": "moon", "yellow": "star", "green": "leaf"}
TREASURES = ("chalice", "key", "book", "lute", "falcon", "ring", "lantern", "hourglass")
PIECES = (
    *[f"{kind}-{seat}" for kind in ("meeple", "crown", "tower-meeple", "tower-crown") for seat in SEATS],
    *[f"emblem-{emblem}" for emblem in SEATS.values()],
    *[f"treasure-{name}" for name in TREASURES],
    *[f"token-{name}" for name in ("shield", "treasure", "dragon")],
    *[f"stack-{name}" for name in ("tile", "shield", "treasure")],
    *[f"arrow-{state}" for state in ("idle", "lit", "hot")],
    "meeple-shadow",
    "shield",
    "dragon",
)
ICONS = [
    "undo",
    "redo",
    "turn-left",
    "turn-right",
    "landscape",
    "board",
    "menu",
    "fit",
    "eye",
    "pile",
    "dice",
    "copy",
    "paste",
    "person",
    "computer",
    "play",
    "back",
    "warning",
    "hint",
    "log",
    "trash",
]
Pixels = np.ndarray[tuple[int, ...], np.dtype[np.int16]]


def read(path: str) -> Pixels:
    """Rows of red, green, blue, alpha."""
    picture = skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy((ART / path).read_bytes()))
    pixels: Pixels = picture.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.int16)
    return pixels


@pytest.mark.parametrize(
    "path",
    [
        *[f"pieces/{name}.png" for name in (*PIECES, "ornament")],
        *[f"icons/{name}.png" for name in (*ICONS, "program", "program-64")],
    ],
)
def test_a_picture_stands_free_on_nothing(path: str) -> None:
    alpha = read(path)[..., 3]
    assert (alpha == 0).mean() > 0.02, "its corners let the table through"
    assert (alpha > 60).mean() > 0.02, "there is something on it"
    border = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
    assert border.max() < 160, "it is cut off at a side"


@pytest.mark.parametrize("name", ICONS)
def test_icons_are_of_one_size_and_one_ink(name: str) -> None:
    pixels = read(f"icons/{name}.png")
    assert pixels.shape == (96, 96, 4)
    drawn = pixels[pixels[..., 3] > 250][:, :3]
    assert np.abs(drawn - np.array([0x3B, 0x2A, 0x12])).max() <= 4


def test_every_piece_tells_its_size_and_where_it_stands() -> None:
    shapes = json.loads((ART / "pieces/shapes.json").read_text(encoding="utf-8"))
    assert set(shapes) == set(PIECES)
    for name, shape in shapes.items():
        height, width = read(f"pieces/{name}.png").shape[:2]
        assert shape["size"] == [width, height], name
        assert all(0 <= part <= 1 for part in shape["foot"]), name


@pytest.mark.parametrize("kind", ["meeple", "tower-meeple", "crown", "tower-crown"])
def test_seats_differ_by_more_than_colour(kind: str) -> None:
    """In grey, the emblem still tells the seats apart."""
    greys = [read(f"pieces/{kind}-{seat}.png")[..., :3].mean(axis=2) for seat in SEATS]
    for first in range(len(greys)):
        for second in range(first):
            far_off = np.abs(greys[first] - greys[second]) > 60
            assert far_off.mean() > 0.005


def test_emblems_differ() -> None:
    covers = [read(f"pieces/emblem-{emblem}.png")[..., 3] > 128 for emblem in SEATS.values()]
    for first in range(len(covers)):
        for second in range(first):
            assert (covers[first] != covers[second]).mean() > 0.1


def test_cells_lie_in_the_well_and_apart() -> None:
    geometry = json.loads((ART / "board/frame.json").read_text(encoding="utf-8"))
    left, top, width, height = geometry["well"]
    cells = geometry["cells"]
    assert len(cells) == 25
    for index, (x, y, w, h) in enumerate(cells):
        assert left <= x and top <= y and x + w <= left + width and y + h <= top + height
        for x2, y2, w2, h2 in cells[:index]:
            assert x >= x2 + w2 or x2 >= x + w or y >= y2 + h2 or y2 >= y + h


def test_each_arrow_points_down_its_own_lane() -> None:
    geometry = json.loads((ART / "board/frame.json").read_text(encoding="utf-8"))
    left, top, width, height = geometry["well"]
    assert sorted(geometry["arrows"]) == ["E1", "E3", "N1", "N3", "S1", "S3", "W1", "W3"]
    for name, arrow in geometry["arrows"].items():
        side, lane = name[0], int(name[1])
        x, y = arrow["at"]
        assert arrow["pushes"] == {"N": "S", "E": "W", "S": "N", "W": "E"}[side]
        assert {"N": y < top, "S": y > top + height, "W": x < left, "E": x > left + width}[side]
        cell = geometry["cells"][lane if side in "NS" else 5 * lane]
        along, start, span = (x, cell[0], cell[2]) if side in "NS" else (y, cell[1], cell[3])
        assert along == pytest.approx(start + span / 2, abs=1e-4)


def test_the_stone_seats_lie_under_the_fixed_cells() -> None:
    geometry = json.loads((ART / "board/frame.json").read_text(encoding="utf-8"))
    pixels = read("board/frame.webp")
    size = pixels.shape[0]
    for index, (x, y, w, h) in enumerate(geometry["cells"]):
        colour = pixels[round((y + h / 2) * size), round((x + w / 2) * size), :3]
        fixed = index % 5 % 2 == 0 and index // 5 % 2 == 0
        assert (colour.mean() > 120) == fixed


@pytest.mark.parametrize(("name", "size"), [("felt", 1024), ("parchment", 512)])
def test_cloth_and_parchment_meet_themselves(name: str, size: int) -> None:
    pixels = read(f"table/{name}.webp")[..., :3]
    assert pixels.shape[:2] == (size, size)
    for axis in (0, 1):
        rows = pixels if axis == 0 else pixels.transpose(1, 0, 2)
        across = np.abs(rows[0] - rows[-1]).mean()
        inside = np.abs(np.diff(rows, axis=0)).mean()
        assert across < 2.5 * inside + 1.5


def test_the_table_fills_a_large_window() -> None:
    pixels = read("table/walnut.webp")
    assert pixels.shape[:2] == (1200, 1920)
    assert pixels[..., 3].min() == 255


def test_art_beside_the_tiles_stays_small() -> None:
    """Six megabytes are enough for everything that is no tile."""
    folders = ("pieces", "icons", "board", "table")
    assert sum(file.stat().st_size for folder in folders for file in (ART / folder).iterdir()) < 6_000_000
