"""What an action changed, as one seat saw it: all that a scene needs to animate it."""

from dataclasses import dataclass
from typing import Generic

from game.engine.title import Action, Event, S


@dataclass(frozen=True)
class Change(Generic[S]):
    """What happened between two views. Taken `back`, the picture goes from `after` to `before`."""

    seat: int
    action: Action
    before: S
    after: S
    events: tuple[Event, ...]
    back: bool = False
