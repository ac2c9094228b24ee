"""The interface of a running game that hints, computer players and the hand-over are written against."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.engine.session import Seat, Step
from game.engine.title import Action, S
from game.play.running_game import RunningGame
from game.play.thinker import Thinker
from game.play.user_error import UserError
from game.scenes.change import Change


class TableGame(Protocol[S]):
    """What they use of the running game (`match.Match`)."""

    game: RunningGame[S]
    thinker: Thinker[S]
    tell: Callable[[UserError], object]
    viewer: int
    view: S

    @property
    def seats(self) -> tuple[Seat, ...]: ...

    @property
    def persons(self) -> tuple[int, ...]: ...

    @property
    def seat(self) -> int: ...

    @property
    def mine(self) -> bool: ...

    @property
    def over(self) -> bool: ...

    @property
    def can_end(self) -> bool: ...

    @property
    def steps(self) -> Sequence[Step[S]]: ...

    @property
    def state(self) -> S: ...

    def do(self, action: Action) -> Change[S]: ...

    def look(self) -> None: ...
