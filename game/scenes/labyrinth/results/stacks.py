"""What a tower is built of, piece by piece from the ground, and when each piece lands (L19)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.engine.labyrinth.tower import Tower

EVERY = 0.085  # seconds from one piece to the next
FALL = 0.2
BREATH = 0.3  # seconds before the meeples, and before the crowns
CROWN_FALL = 0.55


@dataclass(frozen=True)
class Piece:
    """A piece of a tower: its foot and height in millimetres, and when it starts to fall, for how many seconds."""

    kind: str
    foot: int
    height: int
    start: float
    seconds: float

    @property
    def top(self) -> int:
        return self.foot + self.height

    @property
    def end(self) -> float:
        return self.start + self.seconds

    def fallen(self, time: float) -> float:
        """How far it has come at a time: 0 not yet seen, 1 landed."""
        if time >= self.end:
            return 1.0
        return max(0.0, (time - self.start) / self.seconds)


def stacks_of(towers: Sequence[Tower], heights: Mapping[str, int]) -> tuple[tuple[Piece, ...], ...]:
    """The pieces of all towers. They rise side by side; the meeples come when all bodies stand, the crowns last."""
    bodies = [
        ["tile"] * tower.tiles
        + ["shield"] * tower.shields
        + ["treasure"] * tower.treasures
        + ["dragon"] * tower.dragons
        for tower in towers
    ]
    meeples = max(len(body) for body in bodies) * EVERY + FALL + BREATH
    crowns = meeples + (FALL + BREATH if any(not tower.crowned for tower in towers) else 0)
    stacks = []
    for tower, body in zip(towers, bodies, strict=True):
        pieces: list[Piece] = []
        foot = 0
        for number, kind in enumerate(body):
            pieces.append(Piece(kind, foot, heights[kind], number * EVERY, FALL))
            foot += heights[kind]
        top = "crown" if tower.crowned else "meeple"
        start, seconds = (crowns, CROWN_FALL) if tower.crowned else (meeples, FALL)
        pieces.append(Piece(top, foot, heights[top], start, seconds))
        stacks.append(tuple(pieces))
    return tuple(stacks)


def landed(stack: Sequence[Piece], time: float) -> int:
    """The height in millimetres that stands at a time."""
    return max((piece.top for piece in stack if piece.fallen(time) >= 1), default=0)


def whole_time(stacks: Sequence[Sequence[Piece]]) -> float:
    """Seconds until the last piece has landed."""
    return max(piece.end for stack in stacks for piece in stack)
