"""What another player did last, and where the own treasure lies, as far as it may be shown."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.labyrinth.events import Pushed, Walked
from game.engine.labyrinth.maze import CELLS, Place
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Step
from game.scenes.labyrinth.board.advised import places_of
from game.scenes.labyrinth.secret import TreasureSecret
from game.scenes.match import Match


@dataclass(frozen=True)
class LastMove:
    """The push that another player made last, and the walk that followed it."""

    seat: int
    arrow: str
    path: tuple[Place, ...] = ()


def last_move(steps: Sequence[Step[LabyrinthState]], own: int | None = None) -> LastMove | None:
    """The last push, if another than the own seat made it; the board has not changed since."""
    path: tuple[Place, ...] = ()
    for step in reversed(steps):
        for event in step.events:
            match event:
                case Walked():
                    path = places_of(event)
                case Pushed():
                    return None if step.seat == own else LastMove(step.seat, event.arrow, path)
    return None


def changed(match: Match[LabyrinthState]) -> tuple[int, ...]:
    """The cells that show another tile than when the viewer looked last, until the viewer acts."""
    before, now = match.remembered, match.view.maze
    if before is None or not match.mine:
        return ()
    then = before.maze
    return tuple(
        cell for cell in range(CELLS) if (now.tiles[cell], now.turns[cell]) != (then.tiles[cell], then.turns[cell])
    )


def goal(match: Match[LabyrinthState], secret: TreasureSecret, opened: bool) -> int | None:
    """The cell of the viewer's treasure: shown while the crown is open."""
    treasure = secret.treasure
    if treasure is None or not opened:
        return None
    return match.view.box.treasure_cell[treasure]


def fallen(match: Match[LabyrinthState]) -> dict[int, int]:
    """The tile that the last push took out of the maze, and how it was turned there."""
    number = match.view.tiles.number
    events = (event for step in reversed(match.steps) for event in reversed(step.events))
    pushed = next((event for event in events if isinstance(event, Pushed)), None)
    return {} if pushed is None else {number[pushed.out]: pushed.out_turn}
