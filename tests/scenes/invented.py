"""A title that exists for the tests of the set-up alone: Labyrinth with options of every kind."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.engine.chance import Chance
from game.engine.labyrinth.state import LabyrinthState
from game.engine.labyrinth.title import Labyrinth
from game.engine.options import Cards, Choice, Number, Option, Switch, checked
from game.engine.title import Deal
from game.play.labyrinth.rules import labyrinth, labyrinth_rules
from game.play.titles import TitleRules
from game.scenes.labyrinth.screen import labyrinth_screen
from game.scenes.navigator import TitleScreen
from game.scenes.option_words import OptionWords

NAME = "pageant"
QUESTS = (
    *("first-harvest", "long-road-home", "market-day", "seven-bridges", "the-widest-wall", "no-stone-unturned"),
    *("castle-in-the-clouds", "thieves", "lone-watchtower", "abbey-garden", "three-inns", "the-kings-highway"),
    *("empty-purse", "full-granary", "river-of-towns", "crossroads", "the-last-shepherd", "quiet-cloister"),
)
EXCLUDES = {
    "empty-purse": frozenset({"full-granary", "market-day"}),
    "full-granary": frozenset({"empty-purse"}),
    "long-road-home": frozenset({"the-kings-highway"}),  # said by one of the two only
}
CARDS = Cards("quests", QUESTS, 2, 3, excludes=EXCLUDES)
ROUNDS = Number("rounds", 3, 12, 6)
FARMERS = Switch("farmers", True)
ORDER = Choice("order", ("clockwise", "by-score"), "clockwise")
WEATHER = Choice("weather", tuple(f"a-very-long-summer-with-{n}-thunderstorms" for n in range(7)),
                 "a-very-long-summer-with-0-thunderstorms")  # fmt: skip


class Pageant(Labyrinth):
    """Labyrinth for two to four, with more to choose."""

    name = NAME
    seats = range(2, 5)

    def options(self, seats: int) -> tuple[Option, ...]:
        return (CARDS, FARMERS, ROUNDS, ORDER, WEATHER)

    def deal(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Deal:
        checked(NAME, options, self.options(seats), "first")
        first = {"first": options["first"]} if "first" in options else {}
        return labyrinth().deal(seats, first, chance)

    def start(self, deal: Deal) -> LabyrinthState:
        return labyrinth().start(deal)


class Duet(Pageant):
    """The same for exactly two."""

    name = "duet"
    seats = range(2, 3)

    def options(self, seats: int) -> tuple[Option, ...]:
        return ()


def pageant_rules() -> TitleRules[LabyrinthState]:
    return replace(labyrinth_rules(), title=Pageant(labyrinth().box), daily=None)


def pageant_screen() -> TitleScreen[LabyrinthState]:
    return replace(labyrinth_screen(), rules=pageant_rules(), option_words=OptionWords)


def duet_rules() -> TitleRules[LabyrinthState]:
    return replace(pageant_rules(), title=Duet(labyrinth().box), players=("greedy",))


def duet_screen() -> TitleScreen[LabyrinthState]:
    return replace(pageant_screen(), rules=duet_rules(), card="pieces/ornament.png")
