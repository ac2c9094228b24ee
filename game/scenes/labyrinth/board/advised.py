"""What a hint means on the board: the push with its turn, the road to be put on, the walk to come (L10 to L12)."""

from dataclasses import dataclass

from game.engine.labyrinth.actions import Push, Ride, Walk
from game.engine.labyrinth.events import Walked
from game.engine.labyrinth.maze import Place, board_cell
from game.engine.labyrinth.state import LabyrinthState
from game.engine.ports import sides_mask
from game.play.adviser import Advice


@dataclass(frozen=True)
class Advised:
    """`push` comes first, `stand` is where a meeple is put, `path` the walk after that."""

    push: Push | None = None
    stand: Place | None = None
    path: tuple[Place, ...] = ()

    @property
    def aim(self) -> str | Place | None:
        """What the cursor is to be put on."""
        if self.push is not None:
            return self.push.arrow
        return self.stand or (self.path[-1] if self.path else None)


def advised(advice: Advice | None, view: LabyrinthState) -> Advised | None:
    """The part of a hint that is to be done on the board; nothing where that is done."""
    if advice is None or not isinstance(advice.first, Push | Ride | Walk):
        return None
    first = advice.first
    walked = next((happened for happened in advice.events if isinstance(happened, Walked)), None)
    path = () if walked is None else places_of(walked)
    if isinstance(first, Push):
        return Advised(push=first, path=path)
    if isinstance(first, Ride):
        return Advised(stand=Place(view.entry, sides_mask(first.walkway)), path=path)
    return Advised(path=path)


def places_of(walked: Walked) -> tuple[Place, ...]:
    """The places of a walk, the first being where it began."""
    return tuple(
        Place(board_cell(*cell), sides_mask(way)) for cell, way in zip(walked.cells, walked.walkways, strict=True)
    )
