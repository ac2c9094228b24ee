"""The screen between two persons: dark until the next one is there, where that is wished."""

from typing import ClassVar, Generic

from game.engine.title import S
from game.scenes.table_game import TableGame


class ScreenHandOver(Generic[S]):
    """`on`: whether the screen is dark between two persons; `next`: the seat that it is dark for, until `take_over`."""

    SCENE: ClassVar[str] = "hand_over"

    def __init__(self, match: TableGame[S]) -> None:
        self.match = match
        self.on = False
        self.next: int | None = None

    def follow(self, next_person: int | None) -> None:
        """Another person is to look at the screen from now on, or nobody else is."""
        self.next = next_person if self.on else None

    def darken(self) -> None:
        """Let the person whose turn it is take the screen over first: nobody knows who opened this game."""
        if self.on and self.match.mine and len(self.match.persons) > 1:
            self.next = self.match.seat

    def take_over(self) -> None:
        """The person who is next looks at the screen from now on."""
        if self.next is not None:
            self.match.viewer = self.next
        self.match.look()
