"""A picture source: one output file and the function that paints it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import skia


@dataclass(frozen=True)
class Source:
    """One picture to paint.

    `path` is where it goes, relative to `art/`; its suffix picks the format (.webp or .png).
    `inputs` is what the picture is painted from besides the painter itself, written as text: the picture is
    repainted when it changes.
    """

    path: str
    paint: Callable[[], skia.Image]
    inputs: str = ""


@dataclass(frozen=True)
class Document:
    """One text to write beside the pictures, such as the shapes of a set of tiles."""

    path: str
    write: Callable[[], str]
    inputs: str = ""
