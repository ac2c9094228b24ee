"""What the game must know of the pieces to set them down: their size, their foot, the shadow of a meeple."""

from __future__ import annotations

import json

import numpy as np
import skia

from art.painter import arrows, dragon, figures, tokens, treasures
from art.painter.emblems import SEATS
from art.painter.emblems import SIZE as EMBLEM
from art.painter.figures import CROWN, WANDERER
from art.painter.relief import blur, picture, rgb
from art.painter.source import Document, Source

SHADOW = 256  # side of a shadow's picture
SHADOW_FOOT = (0.36, 0.36)
SHADE = "#1a0d05"
FEET = {
    "meeple": (90 / 192, 226 / 256),
    "tower-meeple": (90 / 192, 240 / 256),
    "crown": (0.5, 0.93),
    "tower-crown": (0.5, 0.925),
}


def sources() -> list[Source]:
    """A meeple's shadow that falls to the south-east, to be laid with its foot on the meeple's foot."""
    return [Source("pieces/meeple-shadow.png", lambda: fallen(figures.wanderer("red", 1.0), FEET["meeple"]))]


def documents() -> list[Document]:
    """`pieces/shapes.json`."""
    return [Document("pieces/shapes.json", shapes)]


def shapes() -> str:
    """Each piece's picture size, the point that stands on the spot, and its height in millimetres if it is stacked."""
    entries: dict[str, dict[str, object]] = {}

    def enter(name: str, size: tuple[int, int], foot: tuple[float, float], **more: object) -> None:
        entries[name] = {"size": list(size), "foot": [round(part, 4) for part in foot], **more}

    for seat in SEATS:
        enter(f"meeple-{seat}", WANDERER, FEET["meeple"], height_mm=16)
        enter(f"tower-meeple-{seat}", WANDERER, FEET["tower-meeple"], height_mm=16)
        enter(f"crown-{seat}", CROWN, FEET["crown"], height_mm=22)
        enter(f"tower-crown-{seat}", CROWN, FEET["tower-crown"], height_mm=22)
    for name, size, wide, high in (
        ("tile", tokens.EDGE, 45, 2),
        ("shield", tokens.CHIP, 20, 2),
        ("treasure", tokens.CHIP, 20, 2),
    ):
        enter(f"stack-{name}", size, (0.5, 1.0), width_mm=wide, height_mm=high)
    enter("shield", tokens.SHIELD, (0.5, 0.5))
    for name in ("shield", "treasure", "dragon"):
        enter(f"token-{name}", (tokens.TOKEN, tokens.TOKEN), (0.5, 0.5), width_mm=20)
    for source in treasures.sources():
        enter(
            source.path.removeprefix("pieces/").removesuffix(".png"),
            (treasures.SIZE, treasures.SIZE),
            (0.5, 0.5),
        )
    enter("dragon", (dragon.SIZE, dragon.SIZE), (0.5, 0.5))
    for state in ("idle", "lit", "hot"):
        enter(f"arrow-{state}", (arrows.SIZE, arrows.SIZE), (0.5, 0.5))
    for emblem in SEATS.values():
        enter(f"emblem-{emblem}", (EMBLEM, EMBLEM), (0.5, 0.5))
    enter("meeple-shadow", (SHADOW, SHADOW), SHADOW_FOOT)
    rows = [f" {json.dumps(name)}: {json.dumps(entries[name])}" for name in sorted(entries)]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def fallen(piece: skia.Image, foot: tuple[float, float]) -> skia.Image:
    """The shadow of a standing piece, thrown on the ground to the south-east and softer the farther it falls."""
    surface = skia.Surface(SHADOW, SHADOW)
    canvas = surface.getCanvas()
    lean = skia.Matrix.MakeAll(0.72, -0.46, 0, 0, -0.30, 0, 0, 0, 1)
    canvas.translate(SHADOW * SHADOW_FOOT[0], SHADOW * SHADOW_FOOT[1])
    canvas.concat(lean)
    smooth = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
    canvas.drawImage(piece, -piece.width() * foot[0], -piece.height() * foot[1], smooth)
    cover = (surface.toarray()[:, :, 3] / 255.0).astype(np.float32)
    shade = np.zeros((SHADOW, SHADOW, 4), np.float32)
    shade[..., :3] = rgb(SHADE)
    shade[..., 3] = np.clip(0.55 * blur(cover, 3) + 0.1 * blur(cover, 7), 0, 0.62)
    return picture(shade)
