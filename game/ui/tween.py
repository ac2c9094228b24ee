"""Movement on one clock: timelines that are advanced by hand and can be finished at once.

>>> seen = []
>>> moves = Moves()
>>> moves.start(Sequence(Tween(0.1, seen.append), Do(lambda: seen.append("there"))))
>>> moves.update(0.05); moves.busy
True
>>> moves.finish(); seen[-2:], moves.busy
([1.0, 'there'], False)
"""

from collections.abc import Callable
from enum import Enum
from typing import Protocol

Ease = Callable[[float], float]


class Speed(Enum):
    """How fast everything moves, by the player's choice."""

    SLOW = 0.5
    NORMAL = 1.0
    FAST = 2.0
    OFF = float("inf")


class Move(Protocol):
    """A piece of a timeline."""

    def advance(self, seconds: float) -> float | None:
        """Moves on; None while unfinished, else the seconds left over."""

    def finish(self) -> None:
        """Puts the end in place at once. What is already done is not done again."""


class Tween:
    """Calls `apply` with a value that goes from 0 to 1 in some seconds; ends with exactly 1.0."""

    def __init__(self, seconds: float, apply: Callable[[float], object], ease: Ease | None = None) -> None:
        self.seconds = seconds
        self.apply = apply
        self.ease = ease or out_cubic
        self.time = 0.0
        self.done = False

    def advance(self, seconds: float) -> float | None:
        self.time += seconds
        if self.time >= self.seconds:
            self.finish()
            return self.time - self.seconds
        self.apply(self.ease(self.time / self.seconds))
        return None

    def finish(self) -> None:
        if not self.done:
            self.done = True
            self.apply(1.0)


class Pause:
    """Waits."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    def advance(self, seconds: float) -> float | None:
        self.left -= seconds
        return None if self.left > 0 else -self.left

    def finish(self) -> None:
        self.left = 0.0


class Do:
    """Calls a function once, when its turn comes."""

    def __init__(self, call: Callable[[], object]) -> None:
        self.call = call
        self.done = False

    def advance(self, seconds: float) -> float | None:
        self.finish()
        return seconds

    def finish(self) -> None:
        if not self.done:
            self.done = True
            self.call()


class Sequence:
    """One after the other; time left over by one goes to the next."""

    def __init__(self, *moves: Move) -> None:
        self.moves = list(moves)

    def advance(self, seconds: float) -> float | None:
        left: float | None = seconds
        while self.moves:
            left = self.moves[0].advance(seconds)
            if left is None:
                return None
            seconds = left
            self.moves.pop(0)
        return seconds

    def finish(self) -> None:
        while self.moves:
            self.moves.pop(0).finish()


class Moves:
    """Everything that moves in a scene, scaled by one speed."""

    def __init__(self, speed: Speed = Speed.NORMAL) -> None:
        self.speed = speed
        self._running: list[Move] = []

    @property
    def busy(self) -> bool:
        return bool(self._running)

    def start(self, move: Move) -> None:
        """Sets a move going; with the speed `OFF` it is finished at once."""
        if self.speed is Speed.OFF:
            move.finish()
        else:
            self._running.append(move)

    def update(self, seconds: float) -> None:
        if self.speed is Speed.OFF:
            self.finish()
            return
        running, self._running = self._running, []
        # A move may start another one, which then begins with the next update.
        going = [move for move in running if move.advance(seconds * self.speed.value) is None]
        self._running = going + self._running

    def finish(self) -> None:
        """Ends whatever moves, including what the ends of moves set going."""
        while self._running:
            running, self._running = self._running, []
            for move in running:
                move.finish()


def linear(t: float) -> float:
    return t


def out_cubic(t: float) -> float:
    """Fast at first, then gently to rest."""
    return 1 - (1 - t) ** 3


def in_out(t: float) -> float:
    """Gently off and gently to rest."""
    return t * t * (3 - 2 * t)


def overshoot(t: float) -> float:
    """A little too far and back."""
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


def mix(start: float, end: float, t: float) -> float:
    return start + (end - start) * t
