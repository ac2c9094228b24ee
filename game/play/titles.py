"""What a title tells the program besides its rules, and the list of the titles there are.

Shared code takes everything of a title from its `TitleRules`. A title is loaded from `TITLES` when it is first asked
for; nothing else in the program names one.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from importlib import import_module
from typing import Any, Generic, NamedTuple

from game.bots.base import Bot
from game.engine.title import Deal, S, Title
from game.play.teller import Teller

TITLES: dict[str, str] = {"labyrinth": "game.play.labyrinth.rules:labyrinth_rules"}
"""Every title by its name: the module and the function that return its `TitleRules`."""

PERSON = "person"
"""Who decides for a seat, where it is not a computer player."""

Figures = Mapping[str, int]
"""What a simulation counts of one seat, by name."""

Share = Callable[[Figures], bool]
"""Whether a game belongs to a share that a simulation tells."""


class FileProgress(NamedTuple):
    """How far a saved game is: the turn under way, of how many for each seat (None: not known), and whether it is
    over."""

    turn: int
    of: int | None
    over: bool


@dataclass(frozen=True)
class Daily:
    """The game of a day, the same for everybody: for how many seats, in which record mode, dealt with which options."""

    seats: int
    mode: str
    options: Mapping[str, Any]


@dataclass(frozen=True)
class TitleRules(Generic[S]):
    """Everything that the program knows of a title without a screen.

    `players` are the bots that people may choose for a seat, the weakest first, `adviser` the one that gives hints.
    `mode` names the table of records that a dealt game belongs to, `modes` all of a number of seats with the options
    that deal them; `figures` and `shares` are what a simulation tells; `progress` reads how far a saved game is from
    its deal and its lines, without playing it. `daily` is the game of a day, where the title has one; `measured` is
    what a search asks most at the beginning of a turn, for the bench.
    """

    title: Title[S]
    bots: Mapping[str, Bot[S]]
    players: tuple[str, ...]
    adviser: str
    teller: Teller[S]
    mode: Callable[[Deal], str]
    modes: Callable[[int], Mapping[str, Mapping[str, Any]]]
    figures: Callable[[S, int], Figures]
    shares: Mapping[str, Share]
    progress: Callable[[Deal, Sequence[Mapping[str, object]]], FileProgress]
    daily: Callable[[date], Daily] | None = None
    measured: Mapping[str, Callable[[S], object]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        unknown = [name for name in (self.adviser, *self.players) if name not in self.bots]
        if unknown:
            raise ValueError(f"{self.title.name}: there is no bot named {unknown[0]}")

    @property
    def name(self) -> str:
        """The title's name, as game files write it."""
        return self.title.name

    @property
    def unit(self) -> str:
        """What scores are counted in: "mm" or "points"."""
        return self.teller.unit

    def bot(self, name: str) -> Bot[S]:
        """The bot of that name, or the class that `module:Class` names. Raises `ValueError` for one there is not."""
        if name in self.bots:
            return self.bots[name]
        if ":" in name:
            return _own_bot(name)
        raise ValueError(f"bots are {', '.join(self.bots)}, not {name!r}")

    def known_player(self, name: str) -> str:
        """Who decides for a seat: instead of a computer player that cannot sit down here, a person."""
        return name if name in (PERSON, *self.players) else PERSON


def rules_named(name: object) -> TitleRules[Any]:
    """Return the rules of a title. Raises `ValueError` if there is none of that name, `DocumentError` or
    `TileSetError` where its data are broken."""
    if not isinstance(name, str) or name not in TITLES:
        raise ValueError(f"{name!r} is no title; there are: {', '.join(TITLES)}")
    return rules_at(TITLES[name])


@cache
def rules_at(place: str) -> TitleRules[Any]:
    """Return the rules that a function `module:function` makes, made once."""
    made: TitleRules[Any] = loaded(place)()
    return made


def loaded(place: str) -> Callable[[], Any]:
    """Return what `module:name` names. Raises `ValueError` where there is nothing to call."""
    module, _, name = place.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, SyntaxError, TypeError, ValueError) as error:
        raise ValueError(f"{place}: {error}") from error
    if not callable(found):
        raise ValueError(f"{place} cannot be called")
    called: Callable[[], Any] = found
    return called


def _own_bot(place: str) -> Bot[Any]:
    """Return a bot of the class that `module:Class` names. Raises `ValueError` for one that cannot be made or is
    none."""
    make = loaded(place)
    try:
        made: Bot[Any] = make()
    except Exception as error:
        raise ValueError(f"{place}: {error!r}") from error
    if not callable(getattr(made, "decide", None)):
        raise ValueError(f"{place} is no bot: it does not decide")
    return made
