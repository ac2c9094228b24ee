"""A set-up while it is being chosen: who sits where, in which colour, and how the game is dealt."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.engine.session import Seat
from game.play.running_game import Setup
from game.play.seats import COLOURS, known_player
from game.play.settings import LastSetup

SOLO_QUEST = "1B"
SEED_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without those that look alike
SEED_GROUPS = (4, 4)


@dataclass
class Chair:
    """A seat to be filled; without a name it is called by its colour."""

    colour: str
    name: str = ""
    player: str = "person"


@dataclass
class Draft:
    """Four chairs, of which the first `count` play. Colours are always all different."""

    count: int = 2
    chairs: list[Chair] = field(default_factory=lambda: [Chair(colour) for colour in COLOURS])
    quest: str = SOLO_QUEST
    first: int | None = None  # at random
    seed: str = ""

    @classmethod
    def like(cls, last: LastSetup, quests: Sequence[str], unnamed: Callable[[str], str], seed: str) -> "Draft":
        """The choice of last time, as far as it still can be; `unnamed` tells what a nameless colour is called."""
        draft = cls(seed=seed)
        seats = last.seats[: len(COLOURS)]
        if seats:
            draft.count = len(seats)
        for index, seat in enumerate(seats):
            if seat.colour in COLOURS:
                draft.take_colour(index, seat.colour)
            chair = draft.chairs[index]
            chair.name = "" if seat.name == unnamed(seat.colour) else seat.name
            chair.player = known_player(seat.player)
        if last.quest in quests:
            draft.quest = last.quest
        if last.first is not None and last.first < draft.count:
            draft.first = last.first
        return draft

    @property
    def seated(self) -> list[Chair]:
        return self.chairs[: self.count]

    @property
    def solo(self) -> bool:
        return self.count == 1

    def take_colour(self, index: int, colour: str) -> None:
        """Give a chair a colour; whoever had it gets the chair's old one."""
        mine = self.chairs[index]
        for other in self.chairs:
            if other.colour == colour:
                other.colour = mine.colour
        mine.colour = colour

    def set_count(self, count: int) -> None:
        self.count = count
        if self.first is not None and self.first >= count:
            self.first = None

    def setup(self, unnamed: Callable[[str], str]) -> Setup:
        """The set-up that was chosen; the crown quest is a choice for one player only (L8, L20)."""
        seats = tuple(
            Seat(chair.name.strip() or unnamed(chair.colour), chair.colour, chair.player) for chair in self.seated
        )
        options: dict[str, object] = {"crown": self.quest} if self.solo else {}
        if not self.solo and self.first is not None:
            options["first"] = self.first
        return Setup(seats, self.seed.strip() or new_seed(), options)


def new_seed(source: random.Random | None = None) -> str:
    """A seed that is easy to read out: ``K7MR-2QXD``."""
    chance = source or random.SystemRandom()
    return "-".join("".join(chance.choice(SEED_SIGNS) for _ in range(length)) for length in SEED_GROUPS)
