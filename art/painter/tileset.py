"""The tiles to paint: one entry for each physical tile of a set, read from `data/tiles/`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import yaml

PROJECT = Path(__file__).resolve().parents[2]
SIDES = "NESW"


@dataclass(frozen=True)
class Segment:
    """A city or a road of a tile: the sides it takes, what is printed on it, and what it ends in."""

    kind: str
    sides: tuple[int, ...]
    marks: tuple[str, ...] = ()
    joints: tuple[str, ...] = ()

    @property
    def ports(self) -> int:
        """The edge mask: all three ports of a city's sides, the middle one of a road's."""
        width = 0b111 if self.kind == "city" else 0b010
        return sum(width << 3 * side for side in self.sides)


@dataclass(frozen=True)
class Tile:
    """One physical tile; `name` is also the name of its picture."""

    name: str
    kind: str
    role: str
    segments: tuple[Segment, ...]

    def of_kind(self, kind: str) -> list[Segment]:
        return [segment for segment in self.segments if segment.kind == kind]

    @property
    def wooded(self) -> bool:
        return any("forest" in segment.joints for segment in self.segments)


def load(title: str = "labyrinth") -> list[Tile]:
    """All physical tiles of a set, in the order of its file."""
    text = (PROJECT / "data" / "tiles" / f"{title}.yaml").read_text(encoding="utf-8")
    # The base loader leaves every scalar as text: the side N must never become "no".
    document = yaml.load(text, Loader=yaml.BaseLoader)
    tiles = []
    for entry in document["tiles"]:
        segments = tuple(_segment(part) for part in entry["segments"])
        names = [entry["id"]]
        if "count" in entry:
            names = [f"{entry['id']}-{copy}" for copy in range(1, int(entry["count"]) + 1)]
        tiles += [Tile(name, entry["id"], entry["role"], segments) for name in names]
    return tiles


def _segment(entry: dict[str, object]) -> Segment:
    def words(key: str) -> tuple[str, ...]:
        value = entry.get(key, ())
        return tuple(str(word) for word in value) if isinstance(value, list) else ()

    sides = tuple(sorted(SIDES.index(word) for word in words("sides") + words("ports")))
    return Segment(str(entry["kind"]), sides, words("marks"), words("joints"))
