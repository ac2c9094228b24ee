"""How a change of the board looks while it happens: a function of the views before and after, and of time (L10–L12).

Taken back, the same picture runs backwards.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine.labyrinth.events import Found, Pushed, Rode, Walked
from game.engine.labyrinth.maze import ARROW_NAMES, ARROWS, COLUMNS, Place, board_cell
from game.engine.labyrinth.state import LabyrinthState
from game.engine.ports import sides_mask
from game.scenes.change import Change
from game.scenes.labyrinth.board.geometry import Geometry, Spot
from game.scenes.labyrinth.board.pieces import Pieces, along, hop
from game.ui.tween import in_out, mix, overshoot

SLIDE = 0.35  # seconds of a push
DROP = 0.2  # of the last tile's fall, after the row has come to rest
CARRY = 0.5  # of the way of a meeple that fell out
STEP = 0.12  # of a step from cell to cell
SETTLE = 0.2  # of a meeple put on its walkway
WON = 0.7  # of a treasure that is lifted up
HIGH = 0.2  # of a tile: a hop; a meeple that is carried rises more


@dataclass(frozen=True)
class Sliding:
    """A tile on its way along a lane: its middle, and how much of it is still to be seen."""

    tile: int
    turn: int
    centre: Spot
    scale: float = 1.0
    alpha: int = 255
    tilt: float = 0.0


@dataclass(frozen=True)
class Moment:
    """What moves, at one time: the tiles of a lane, and each meeple's foot and height above the board."""

    arrow: str
    tiles: tuple[Sliding, ...]
    spots: tuple[Spot, ...]
    lifts: tuple[float, ...]
    won: tuple[str, float] | None = None  # a treasure that was found, and how much of its moment has passed


@dataclass(frozen=True)
class Motion:
    """A change as it is seen. `at` gives the picture after so many seconds of `duration`."""

    duration: float
    at: Callable[[float], Moment]


def motion_of(change: Change[LabyrinthState], geometry: Geometry, pieces: Pieces) -> Motion | None:
    """The motion that shows a change; None where nothing moves on the board."""
    for event in change.events:
        match event:
            case Pushed():
                return _push(change, event, geometry, pieces)
            case Walked():
                return _walk(change, event, pieces)
            case Rode():
                return _settle(change, event.seat, pieces)
    return None


def _push(change: Change[LabyrinthState], pushed: Pushed, geometry: Geometry, pieces: Pieces) -> Motion:
    before, after = pieces.spots(change.before), pieces.spots(change.after)
    carried = [event.seat for event in change.events if isinstance(event, Rode) and event.carried]
    dx, dy = geometry.step(pushed.arrow)
    cells = ARROWS[ARROW_NAMES.index(pushed.arrow)].cells
    maze, number = change.before.maze, change.before.box.tiles.number
    row = [(number[pushed.tile], pushed.turn), *((maze.tiles[cell], maze.turns[cell]) for cell in cells)]

    def at(time: float) -> Moment:
        pushed_by = overshoot(min(1.0, time / SLIDE))
        fall = in_out(min(1.0, max(0.0, (time - SLIDE * 0.5) / DROP)))
        over = in_out(min(1.0, max(0.0, (time - SLIDE) / CARRY)))
        tiles = [
            Sliding(tile, turn, geometry.slot(pushed.arrow, place - 1 + pushed_by))
            for place, (tile, turn) in enumerate(row[:-1])
        ]
        out = geometry.slot(pushed.arrow, COLUMNS - 1 + pushed_by * 0.88 + 0.1 * fall)
        last = Sliding(*row[-1], out, 1 - 0.35 * fall, round(255 * (1 - fall)), 9 * fall)
        spots, lifts = [], []
        for seat, (start, end) in enumerate(zip(before, after, strict=True)):
            if seat in carried:
                edge = (start[0] + dx, start[1] + dy)
                spots.append(_mixed(_mixed(start, edge, pushed_by), end, over))
                lifts.append(hop(over, geometry.size * HIGH * 3.5))
            else:
                spots.append(_mixed(start, end, pushed_by))
                lifts.append(0.0)
        return Moment(pushed.arrow, (last, *tiles), tuple(spots), tuple(lifts))

    return Motion(SLIDE + (CARRY if carried else DROP), at)


def _walk(change: Change[LabyrinthState], walked: Walked, pieces: Pieces) -> Motion | None:
    before, after = pieces.spots(change.before), pieces.spots(change.after)
    path = [Place(board_cell(*cell), sides_mask(way)) for cell, way in zip(walked.cells, walked.walkways, strict=True)]
    found = [event.treasure for event in change.events if isinstance(event, Found) and not change.back]
    treasure = found[0] if found else None
    if len(path) < 2 and treasure is None:
        return None
    legs = _shifted(pieces.ways.legs(change.after.maze, path), before[walked.seat], after[walked.seat])
    count = len(legs)

    def at(time: float) -> Moment:
        done = min(float(count), time / STEP)
        leg = min(count - 1, int(done))
        part = done / count if count else 1.0
        spots = [_mixed(start, end, part) for start, end in zip(before, after, strict=True)]
        lifts = [0.0] * len(spots)
        if count:
            spots[walked.seat] = along(legs[leg], done - leg)
            lifts[walked.seat] = hop(done - leg, pieces.size * HIGH)
        shown = (time - STEP * count) / WON
        won = (treasure, min(1.0, shown)) if treasure and shown > 0 else None
        return Moment("", (), tuple(spots), tuple(lifts), won)

    return Motion(STEP * count + (WON if treasure else 0.0), at)


def _settle(change: Change[LabyrinthState], seat: int, pieces: Pieces) -> Motion:
    before, after = pieces.spots(change.before), pieces.spots(change.after)

    def at(time: float) -> Moment:
        t = in_out(min(1.0, time / SETTLE))
        lifts = [0.0] * len(before)
        lifts[seat] = hop(t, pieces.size * HIGH)
        return Moment("", (), tuple(_mixed(a, b, t) for a, b in zip(before, after, strict=True)), tuple(lifts))

    return Motion(SETTLE, at)


def _shifted(legs: Sequence[Sequence[Spot]], start: Spot, end: Spot) -> list[list[Spot]]:
    """The legs of a walk moved so that the first begins at a meeple's foot and the last ends there."""
    if not legs:
        return []
    first, last = legs[0][0], legs[-1][-1]
    off_start = (start[0] - first[0], start[1] - first[1])
    off_end = (end[0] - last[0], end[1] - last[1])
    moved, whole, number = [], sum(len(leg) for leg in legs) - 1, 0
    for leg in legs:
        line = []
        for x, y in leg:
            dx, dy = _mixed(off_start, off_end, number / whole)
            line.append((x + dx, y + dy))
            number += 1
        moved.append(line)
    return moved


def _mixed(start: Spot, end: Spot, t: float) -> Spot:
    return mix(start[0], end[0], t), mix(start[1], end[1], t)
