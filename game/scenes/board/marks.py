"""What another player did last, and where the own treasure lies, as far as it may be shown."""

from dataclasses import dataclass

from game.engine.labyrinth.happenings import Pushed, Walked
from game.engine.labyrinth.maze import COLUMNS, Place
from game.engine.ports import sides_mask
from game.scenes.match import Match


@dataclass(frozen=True)
class LastMove:
    """The push that another player made last, and the walk that followed it."""

    seat: int
    arrow: str
    path: tuple[Place, ...] = ()


def last_move(match: Match) -> LastMove | None:
    """The last push, if another than the viewer made it; the board has not changed since."""
    path: tuple[Place, ...] = ()
    for step in reversed(match.steps):
        for event in step.events:
            match event:
                case Walked():
                    path = tuple(
                        Place(x + COLUMNS * y, sides_mask(way))
                        for (x, y), way in zip(event.cells, event.walkways, strict=True)
                    )
                case Pushed():
                    mine = step.seat == match.viewer and match.persons
                    return None if mine else LastMove(step.seat, event.arrow, path)
    return None


def goal(match: Match, opened: bool) -> int | None:
    """The cell of the viewer's treasure: shown while the crown is held open, or when exactly one person plays."""
    if match.treasure is None or not (opened or match.alone):
        return None
    return match.view.box.treasure_cell[match.treasure]
