"""The arrow of the frame in its three states, pointing south."""

from __future__ import annotations

import skia

from art.painter import materials as m
from art.painter.paths import inset, trace
from art.painter.relief import Carving, Material
from art.painter.source import Source

SIZE = 128
HEAD = (
    "M 16 38 Q 14 28 25 27 L 50 27 Q 52 27 53 30 L 60 41 Q 64 46 68 41 L 75 30 Q 76 27 78 27 L 103 27 "
    "Q 114 28 112 38 Q 110 43 106 48 L 72 98 Q 64 108 56 98 L 22 48 Q 18 43 16 38 Z"
)


def sources() -> list[Source]:
    """Idle, lit, hot."""
    return [
        Source("pieces/arrow-idle.png", lambda: arrow(m.ARROW_IDLE, m.ARROW_IDLE_RIM, "", 0)),
        Source("pieces/arrow-lit.png", lambda: arrow(m.ARROW_LIT, m.ARROW_LIT_RIM, "#7fb4ff", 0.75)),
        Source("pieces/arrow-hot.png", lambda: arrow(m.ARROW_HOT, m.ARROW_HOT_RIM, "#fff3cf", 1.0)),
    ]


def arrow(body: Material, rim: Material, glow: str, strength: float) -> skia.Image:
    """A swallow-tailed wedge with a bevelled rim, with a glow round it if it can be used."""
    work = Carving(SIZE, SIZE)
    head = trace(HEAD)
    work.add(head, rim, 6, soft=0.8, ink=4)
    work.add(inset(head, 8), body, 16, soft=1, ink=1.4, cast=0.1, steep=0.7 if glow else -0.7)
    if not glow:
        return work.image()
    surface = skia.Surface(SIZE, SIZE)
    canvas = surface.getCanvas()
    value = int(glow[1:], 16)
    colour = skia.ColorSetARGB(round(255 * strength), value >> 16, value >> 8 & 255, value & 255)
    for sigma in (11, 5):
        halo = skia.Paint(AntiAlias=True, Color=colour)
        halo.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma))
        canvas.drawPath(head, halo)
    canvas.drawImage(work.image(), 0, 0)
    return surface.makeImageSnapshot()
