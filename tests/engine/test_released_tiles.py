"""A released tile never changes: old games must lay it as it was. A changed tile is a new id."""

from pathlib import Path

from game.engine.ports import ports_of
from game.engine.tiles import TileKind
from tests.labyrinth import BOX

RELEASED = Path(__file__).with_name("released_tiles.txt")
"""A line for each tile kind that has been released, as `told` writes it; lines are only ever added."""


def told(kind: TileKind) -> str:
    """A tile kind in one line: its id, role and segments."""
    segments = (
        " ".join([segment.kind, "+".join(ports_of(segment.mask)), *segment.marks, *segment.joints])
        for segment in kind.segments
    )
    return f"{kind.id} ({kind.role}): {'; '.join(segments)}"


def test_released_tiles_are_as_they_were() -> None:
    now = {told(kind) for kind in BOX.tiles.kinds}
    assert set(RELEASED.read_text(encoding="utf-8").splitlines()) <= now


def test_every_tile_of_the_box_is_in_the_list() -> None:
    assert {told(kind) for kind in BOX.tiles.kinds} <= set(RELEASED.read_text(encoding="utf-8").splitlines())
