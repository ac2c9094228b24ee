"""What a push would bring: the board after it, what falls out, and all that the meeple could reach then (L10–L12)."""

from dataclasses import dataclass

from game.engine.labyrinth.actions import Push
from game.engine.labyrinth.events import Pushed
from game.engine.labyrinth.maze import Place
from game.engine.labyrinth.state import LabyrinthState


@dataclass(frozen=True)
class Preview:
    """A push that was only tried, on a copy of what the player sees.

    `beyond` is how many of the places in `reach` lead on from where the meeple then stands.
    """

    push: Push
    after: LabyrinthState
    out: int
    out_turn: int
    reach: tuple[Place, ...]
    beyond: int


def previewed(view: LabyrinthState, push: Push) -> Preview:
    """Try a push on a view whose turn it is."""
    after = view.copy()
    pushed = after.apply(push)[0]
    assert isinstance(pushed, Pushed)
    reach = reachable(after, view.seat)
    beyond = len(set(reach) - set(_starts(after, view.seat)))
    return Preview(push, after, view.box.tiles.number[pushed.out], pushed.out_turn, reach, beyond)


def reachable(view: LabyrinthState, seat: int) -> tuple[Place, ...]:
    """Every place that a seat's meeple could walk to now.

    One that fell out and has still to be put on a road (L11) may start on any of the new tile.
    """
    return tuple(sorted({goal for start in _starts(view, seat) for goal in view.maze.reach(start)}))


def _starts(view: LabyrinthState, seat: int) -> tuple[Place, ...]:
    """Where a seat's meeple stands, or may be put."""
    if seat in view.riders:
        return tuple(Place(view.entry, way) for way in view.maze.walkways[view.entry])
    return (view.players[seat].place,)
