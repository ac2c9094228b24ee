"""When the towers are heard: pieces as they land, then the crown."""

from collections.abc import Iterator, Sequence

from game.scenes.labyrinth.results.stacks import Piece, whole_time
from game.scenes.labyrinth.sounds import END, STACKED
from game.ui.cues import Cue

SOFTLY = 0.3


def cues_of(stacks: Sequence[Sequence[Piece]]) -> Iterator[Cue]:
    """Pieces that land at the same time are heard once. Where no tower has a crown, the winners get its sound."""
    pieces = [piece for stack in stacks for piece in stack]
    crowns = [piece.start for piece in pieces if piece.kind == "crown"]
    for end in sorted({piece.end for piece in pieces if piece.kind != "crown"}):
        yield Cue(end, STACKED, SOFTLY)
    yield Cue(min(crowns, default=whole_time(stacks)), END)
