"""A game that is being played: its session and its file, which always say the same."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Self
from uuid import uuid4

from game import __version__
from game.engine.chance import Chance, seed_number
from game.engine.common import EndTurn
from game.engine.notation import action_from_json, action_to_json
from game.engine.session import Seat, Session
from game.engine.title import Action, Event, S
from game.play.current_game import set_current
from game.play.game_file import GameFile
from game.play.game_lines import BrokenFile, Content, JsonLine, StoreError, read
from game.play.home import Home
from game.play.printable import can_be_shown
from game.play.seats import handed, seat_to_json, seats_from_json
from game.play.titles import TitleRules, rules_named
from game.play.user_error import UserError, why

UNDO, REDO = {"do": "undo"}, {"do": "redo"}
HINT = "hint"
END_TURN = EndTurn.do
NAME = "name"
"""What a line does that says how the player calls this game; it changes nothing in it."""

SEAT = "seat"
"""What a line does that hands a seat to the computer, or back to a person."""


@dataclass(frozen=True)
class Setup:
    """What a new game is made of; the same seed deals the same game."""

    seats: tuple[Seat, ...]
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)


class RunningGame(Generic[S]):
    """One game, kept as it goes: every action, undo and redo is written down as soon as it is done.

    If that fails (a full disk), the game goes on, `user_error` says why, and the lines go out as soon as they can.
    """

    def __init__(self, home: Home, rules: TitleRules[S], session: Session[S], file: GameFile) -> None:
        self.home = home
        self.rules = rules
        self.session = session
        self.file = file
        self.user_error: UserError | None = None
        self._mark()

    @classmethod
    def new(cls, home: Home, title: str, setup: Setup) -> Self:
        """Deal a game and begin its file. Raises `ValueError` for an impossible set-up and `StoreError`."""
        rules = rules_named(title)
        deal = rules.title.deal(len(setup.seats), setup.options, Chance(seed_number(setup.seed)))
        session = Session(rules.title, deal, setup.seats)
        header = {
            "id": uuid4().hex,
            "title": title,
            "seed": setup.seed,
            "options": dict(setup.options),
            "seats": [seat_to_json(seat) for seat in setup.seats],
            "program": __version__,
            "deal": deal,
        }
        return cls(home, rules, session, GameFile.create(home.games, header))

    @classmethod
    def resume(cls, home: Home, path: Path) -> Self:
        """Go on with a game file, exactly where it ends. Raises `StoreError`, also `FileInUse` or `BrokenFile`."""
        file = GameFile.open(path)
        try:
            rules, session = game_of(Content(file.header, file.records, 0), path.name)
        except BrokenFile:
            file.close()
            raise
        game = cls(home, rules, session, file)
        for seat, player in zip(session.seats, game.players, strict=True):
            if seat.player != player:
                game.user_error = UserError("unknown_bot", name=seat.name)
        return game

    @classmethod
    def branch(cls, home: Home, header: JsonLine, session: Session[S], at: int) -> Self:
        """Begin a new game that goes on after the first `at` steps of another one. Raises `StoreError`."""
        origin = {"id": header.get("id", ""), "at": at}
        file = GameFile.create(home.games, {**header, "id": uuid4().hex, "from": origin, "program": __version__})
        with _whole_or_not(file):
            for step in session.steps[:at]:
                file.append(action_to_json(step.action))
        return cls(home, *game_of(Content(file.header, file.records, 0), file.path.name), file)

    @property
    def seed(self) -> str:
        """The seed that the game was dealt from, as it was typed."""
        return str(self.file.header.get("seed", ""))

    @property
    def players(self) -> tuple[str, ...]:
        """Who decides for each seat, as the file says it: also computer players that are not known here."""
        players = [str(seat["player"]) for seat in self.file.header["seats"]]
        for record in self.file.records:
            if record.get("do") == SEAT:
                players[record["seat"]] = str(record["player"])
        return tuple(players)

    @property
    def id(self) -> str:
        """What tells this game from all others; copies of its file have the same."""
        return str(self.file.header.get("id", self.file.path.stem))

    @property
    def branched(self) -> bool:
        """Whether it went on from the middle of another game."""
        return "from" in self.file.header

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action and return what happened. Raises `IllegalAction`, leaving everything as it was."""
        events = self.session.apply(action)
        self._write(action_to_json(action), sync=action.do == END_TURN)
        return events

    def undo(self) -> Action:
        """Take back the last step of this turn and return it. Raises `ValueError` when there is none."""
        step = self.session.undo()
        self._write(UNDO)
        return step.action

    def redo(self) -> tuple[Event, ...]:
        """Do again what was taken back last and return what happened. Raises `ValueError` when there is none."""
        events = self.session.redo()
        self._write(REDO)
        return events

    @property
    def hints(self) -> tuple[int, ...]:
        """How many hints each seat has used; what is taken back does not give one back."""
        asked = [record["seat"] for record in self.file.records if record.get("do") == HINT]
        return tuple(asked.count(seat) for seat in range(len(self.session.seats)))

    def note_hint(self) -> None:
        """Remember that the present seat has used a hint."""
        self._write({"do": HINT, "seat": self.session.state.seat})

    def hand_seat(self, seat: int, player: str) -> None:
        """Let a bot decide for a seat from now on, or a person again. Raises `ValueError` for no such seat."""
        self.session.reseat(seat, player)
        self._write({"do": SEAT, "seat": seat, "player": player})

    def save_as(self, name: str) -> Path:
        """Write a copy of the game as it stands now, under a name, and return its place. Raises `StoreError`."""
        copy = GameFile.create(self.home.games, self.file.header)
        with _whole_or_not(copy):
            for record in self.file.records:
                copy.append(record)
            copy.append({"do": NAME, "name": name}, sync=True)
        copy.close()
        return copy.path

    @property
    def saved(self) -> bool:
        """Whether everything is on the disk; what is not is tried once more before the answer."""
        if not self.file.whole:
            self._attempt(self.file.retry)
            self._mark()
        return self.file.whole

    def close(self) -> None:
        """Write what could not be written before, and let the file go. Raises `StoreError`; the file stays open."""
        if not self.file.whole:
            self.file.retry()
        self.file.close()

    def _write(self, record: JsonLine, sync: bool = False) -> None:
        self.user_error = None
        self._attempt(lambda: self.file.append(record, sync))
        if self.session.over or self.file.renewed:
            self._mark()

    def _mark(self) -> None:
        """A game is there to be continued until it is over."""
        if self.file.path.parent == self.home.games:
            path = None if self.session.over else self.file.path
            self._attempt(lambda: set_current(self.home, path))

    def _attempt(self, writing: Callable[[], None]) -> None:
        try:
            writing()
        except UserError as user_error:
            self.user_error = user_error


@contextmanager
def _whole_or_not(file: GameFile) -> Iterator[None]:
    """A new file that cannot be written to its end is not left lying about."""
    try:
        yield
    except StoreError:
        file.close()
        file.path.unlink(missing_ok=True)
        raise


def read_game(path: Path) -> tuple[JsonLine, TitleRules[Any], Session[Any]]:
    """The header of a game file, its title and its session, without holding the file. Raises `StoreError`."""
    content = read(path)
    return content.header, *game_of(content, path.name)


def game_of(content: Content, file: str) -> tuple[TitleRules[Any], Session[Any]]:
    """Play a game file through. Raises `BrokenFile` with the line of the first thing that cannot be."""
    try:
        rules, session = _dealt(content.header)
    except (TypeError, ValueError) as error:
        raise BrokenFile("game_broken", file=file, line=1, why=why(error)) from error
    for number, record in enumerate(content.records, 2):
        try:
            _follow(rules, session, record)
        except (TypeError, ValueError) as error:
            raise BrokenFile("game_broken", file=file, line=number, why=why(error)) from error
    return rules, session


def _dealt(header: JsonLine) -> tuple[TitleRules[Any], Session[Any]]:
    check_words(header, "id", "seed")
    match header:
        case {"title": title, "options": dict(options), "seats": list(stored), "deal": {"seats": int(number)} as deal}:
            rules = rules_named(title)
            seats = seats_from_json(stored, rules.known_player)
            if len(seats) == number:
                rules.title.deal(number, options, Chance(0))  # another game may be dealt with the same options
                return rules, Session(rules.title, deal, seats)
    raise ValueError("a title, options, seats and a dealt game for as many are wanted")


def _follow(rules: TitleRules[Any], session: Session[Any], record: JsonLine) -> None:
    if record == UNDO:
        session.undo()
    elif record == REDO:
        session.redo()
    elif record.get("do") == HINT:
        if record != {"do": HINT, "seat": session.state.seat} or type(record["seat"]) is not int:
            raise ValueError("a hint is wanted for the present seat")
    elif record.get("do") == SEAT:
        session.reseat(*handed(record, len(session.seats), rules.known_player))
    elif record.get("do") == NAME:
        check_words(record, "name")
    else:
        session.apply(action_from_json(record, session.title.actions))


def check_words(line: JsonLine, *keys: str) -> None:
    """Raise `ValueError` unless what a line says under these keys is text that can be shown; all may be left out."""
    for key in keys:
        if not isinstance(text := line.get(key, ""), str) or not can_be_shown(text):
            raise ValueError(f"{key}: text that can be shown is wanted, not {text!r}")
