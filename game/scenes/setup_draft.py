"""A set-up while it is being chosen: who sits where, in which colour, and how the game is dealt."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, Self

from game.engine.options import Cards, Choice, Number, Option, Switch
from game.engine.session import Seat
from game.engine.title import S
from game.play.running_game import Setup
from game.play.seats import COLOURS
from game.play.settings import LastSetup
from game.play.titles import PERSON, TitleRules

USUAL_COUNT = 2
SEED_CHARACTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without those that look alike
SEED_GROUPS = (4, 4)


@dataclass
class SeatDraft:
    """A seat to be filled; without a name it is called by its colour."""

    colour: str
    name: str = ""
    player: str = PERSON


@dataclass
class Draft(Generic[S]):
    """As many chairs as a title has seats at most, of which the first `count` play. Their colours all differ.

    `options` holds what was chosen, by the id of the option; what is not in it stands at its default.
    """

    rules: TitleRules[S]
    count: int
    chairs: list[SeatDraft]
    options: dict[str, Any] = field(default_factory=dict)
    first: int | None = None  # at random
    seed: str = ""

    @classmethod
    def new(cls, rules: TitleRules[S], seed: str = "") -> Self:
        """The set-up that a title begins with."""
        seats = rules.title.seats
        chairs = [SeatDraft(colour) for colour in COLOURS[: seats[-1]]]
        return cls(rules, USUAL_COUNT if USUAL_COUNT in seats else seats[0], chairs, seed=seed)

    @classmethod
    def like(cls, last: LastSetup, rules: TitleRules[S], unnamed: Callable[[str], str], seed: str) -> Self:
        """The choice of last time, as far as it still can be; `unnamed` tells what a nameless colour is called."""
        draft = cls.new(rules, seed)
        seats = last.seats[: len(draft.chairs)]
        if len(seats) in rules.title.seats:
            draft.count = len(seats)
        for index, seat in enumerate(seats):
            if seat.colour in draft.colours:
                draft.take_colour(index, seat.colour)
            chair = draft.chairs[index]
            chair.name = "" if seat.name == unnamed(seat.colour) else seat.name
            chair.player = rules.known_player(seat.player)
        if last.title == rules.name:
            draft.options = dict(last.options)
        if last.first is not None and last.first < draft.count:
            draft.first = last.first
        return draft

    @property
    def seated(self) -> list[SeatDraft]:
        """The chairs that play."""
        return self.chairs[: self.count]

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours that can be chosen."""
        return COLOURS[: len(self.chairs)]

    @property
    def alone(self) -> bool:
        """Whether there is one player only, who begins."""
        return self.count == 1

    def take_colour(self, index: int, colour: str) -> None:
        """Give a chair a colour; whoever had it gets the chair's old one."""
        mine = self.chairs[index]
        for other in self.chairs:
            if other.colour == colour:
                other.colour = mine.colour
        mine.colour = colour

    def set_count(self, count: int) -> None:
        """Let so many play."""
        self.count = count
        if self.first is not None and self.first >= count:
            self.first = None

    # --- options -----------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[Option, ...]:
        """The options of the title that leave so many players a choice."""
        return tuple(option for option in self.rules.title.options(self.count) if leaves_choice(option))

    def value(self, option: Option) -> Any:
        """What is chosen for an option, as far as it can be; for cards those that are picked, maybe too few of them."""
        chosen = self.options.get(option.id, option.default)
        if isinstance(option, Cards):
            return _picked(option, chosen)
        try:
            option.check(chosen)
        except ValueError:
            return option.default
        return chosen

    def pick(self, option: Cards, card: str) -> None:
        """Pick a card, or put it back. One that cannot be picked now stays where it is."""
        picked = self.value(option)
        if card in picked:
            picked.remove(card)
        elif len(picked) < option.most and excluding(option, picked, card) is None:
            picked.append(card)
        self.options[option.id] = picked

    @property
    def lacking(self) -> Cards | None:
        """The first option that more cards must be picked for; None once the game can be dealt."""
        asked = (option for option in self.asked if isinstance(option, Cards))
        return next((option for option in asked if len(self.value(option)) < option.least), None)

    def setup(self, unnamed: Callable[[str], str]) -> Setup:
        """The set-up that was chosen, with the options that were a choice."""
        seats = tuple(
            Seat(chair.name.strip() or unnamed(chair.colour), chair.colour, chair.player) for chair in self.seated
        )
        options = {option.id: self.value(option) for option in self.asked}
        if not self.alone and self.first is not None:
            options["first"] = self.first
        return Setup(seats, self.seed.strip() or new_seed(), options)


def leaves_choice(option: Option) -> bool:
    """Whether an option has more than one possible value."""
    match option:
        case Switch():
            return True
        case Choice():
            return len(option.values) > 1
        case Number():
            return option.least < option.most
        case Cards():
            return bool(option.most) and option.least < len(option.cards)


def excluding(option: Cards, picked: list[str], card: str) -> str | None:
    """The card among those picked that cannot be played with a card, whichever of the two says so."""
    against = option.excludes.get(card, frozenset())
    return next((other for other in picked if other in against or card in option.excluded([other])), None)


def _picked(option: Cards, chosen: object) -> list[str]:
    """Those of some cards that can be picked together."""
    picked: list[str] = []
    for card in chosen if isinstance(chosen, list | tuple) else option.default:
        known = card in option.cards and card not in picked
        if known and len(picked) < option.most and excluding(option, picked, card) is None:
            picked.append(card)
    return picked


def new_seed(source: random.Random | None = None) -> str:
    """A seed that is easy to read out: ``K7MR-2QXD``."""
    chance = source or random.SystemRandom()
    return "-".join("".join(chance.choice(SEED_CHARACTERS) for _ in range(length)) for length in SEED_GROUPS)
