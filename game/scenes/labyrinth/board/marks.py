"""What another player did last, and where the own treasure lies, as far as it may be shown."""

from dataclasses import dataclass

from game.engine.labyrinth.events import Pushed, Walked
from game.engine.labyrinth.maze import CELLS, Place
from game.scenes.labyrinth.board.advised import places_of
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
                    path = places_of(event)
                case Pushed():
                    mine = step.seat == match.viewer and match.persons
                    return None if mine else LastMove(step.seat, event.arrow, path)
    return None


def changed(match: Match) -> tuple[int, ...]:
    """The cells that show another tile than when the viewer looked last, until the viewer acts."""
    before, now = match.remembered, match.view.maze
    if before is None or not match.mine:
        return ()
    then = before.maze
    return tuple(
        cell for cell in range(CELLS) if (now.tiles[cell], now.turns[cell]) != (then.tiles[cell], then.turns[cell])
    )


def goal(match: Match, opened: bool) -> int | None:
    """The cell of the viewer's treasure: shown while the crown is open."""
    if match.treasure is None or not opened:
        return None
    return match.view.box.treasure_cell[match.treasure]
