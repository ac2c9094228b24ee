"""The running game as the window sees it: what board, table and results share.

Scenes draw from `view`, the position as the watching seat knows it. They play through `do`, `end_turn`, `undo`, `redo`
and `step`, each of which returns a `Change`: all that a scene needs to animate. Nothing on the table moves when the
screen passes to another person (`darken`, `take_over`), a seat to another player (`hand_seat`) or a hint is wanted
(`ask_hint`).
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.bots.registry import bot_named
from game.engine.chance import Chance
from game.engine.labyrinth.actions import EndTurn
from game.engine.labyrinth.events import Pushed
from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat, Step
from game.engine.title import Action, Event
from game.play.adviser import Advice, Adviser
from game.play.bot_worker import BotFailed
from game.play.running_game import RunningGame
from game.play.settings import Pace
from game.play.user_error import UserError

log = logging.getLogger(__name__)

HAND_OVER = "hand_over"
SCENE = {"insert": "board", "ride": "board", "walk": "board", "extend": "table", "end": "table", "over": "results"}
"""The scene that each phase is played in."""

BOT_PAUSE = 0.55  # seconds that a computer player waits before each action, so that people can follow
PAUSES: dict[Pace, float] = {"slow": 1.3, "normal": BOT_PAUSE, "fast": 0.2, "at_once": 0.0}
POLL = 0.03  # seconds between two looks for its answer


class Thinker(Protocol):
    """Where computer players think."""

    def ask(self, bot: str, view: LabyrinthState) -> None:
        """Begin to look for an action; an earlier question is forgotten."""
        ...

    def answer(self) -> Action | None:
        """The action, once it has been found."""
        ...

    def forget(self) -> None:
        """The question is no longer asked."""
        ...

    def close(self) -> None:
        """Nobody will ask any more."""
        ...


@dataclass(frozen=True)
class Change:
    """What happened between two views. Taken `back`, the picture goes from `after` to `before`."""

    seat: int
    action: Action
    before: LabyrinthState
    after: LabyrinthState
    events: tuple[Event, ...]
    back: bool = False


class Match:
    """One game at one table. `viewer` is the seat that looks at the screen: the last person whose turn it was.

    `hand_over`: the screen is dark between two persons, until `next` takes it over. `advice` is the hint that was asked
    for. `remembered` is the position that the viewer left, while only others have acted since.

    `automatic_end`: turns end as soon as there is nothing else to do. `pace`: how long computer players wait before
    they act. `open_treasures`: persons see their treasure without opening the crown. `tell` is called with whatever
    keeps the game from being saved, once for each user_error.
    """

    def __init__(
        self,
        game: RunningGame,
        thinker: Thinker,
        automatic_end: bool = False,
        tell: Callable[[UserError], object] = lambda user_error: None,
    ) -> None:
        self.game = game
        self.thinker = thinker
        self.automatic_end = automatic_end
        self.pace: Pace = "normal"
        self.open_treasures = False
        self._tell = tell
        self.hand_over = False
        self.next: int | None = None
        self.advice: Advice | None = None
        self.remembered: LabyrinthState | None = None
        self._adviser: Adviser | None = None
        self._waited, self._asked = 0.0, False
        self._told: str | None = None
        self.viewer = self._last_person()
        self._look()

    # --- who and where -----------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the table."""
        return self.game.session.seats

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that persons decide for."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.player == "person")

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.view.seat

    @property
    def phase(self) -> str:
        return self.view.phase

    @property
    def scene(self) -> str:
        """The scene where the game goes on: board, table or results; or the dark between two persons."""
        return SCENE[self.view.phase] if self.next is None else HAND_OVER

    @property
    def mine(self) -> bool:
        """Whether a person at this screen is to decide now."""
        return self.seat in self.persons and not self.over and self.next is None

    @property
    def computing(self) -> bool:
        """Whether a computer player is to decide now."""
        return not self.mine and not self.over and self.next is None

    @property
    def over(self) -> bool:
        return self.game.session.over

    @property
    def round(self) -> tuple[int, int]:
        """The turn that the present seat is in, and how many each seat has (L17)."""
        whole = self.view.box.pile[len(self.seats)] // len(self.seats)
        return min(whole, self.view.turns_done // len(self.seats) + 1), whole

    @property
    def fallen(self) -> dict[int, int]:
        """The tile that the last push took out of the maze, and how it was turned there."""
        number = self.view.box.tiles.number
        events = (event for step in reversed(self.steps) for event in reversed(step.events))
        pushed = next((event for event in events if isinstance(event, Pushed)), None)
        return {} if pushed is None else {number[pushed.out]: pushed.out_turn}

    @property
    def last_turn(self) -> bool:
        """Whether the turn under way is the last one of the game (L17)."""
        return self.view.turns_done + 1 == self.view.box.pile[len(self.seats)]

    @property
    def facts(self) -> dict[str, object]:
        """What programs that test the window are told: how far the game is, in lines of its file too."""
        steps = self.game.session.steps
        return {"seat": self.seat, "phase": self.phase, "actions": len(steps), "lines": len(self.game.file.records)}

    # --- what is secret ----------------------------------------------------------------------------------------------

    @property
    def alone(self) -> bool:
        """Whether exactly one person plays, so that nobody else looks on."""
        return len(self.persons) == 1

    @property
    def unhidden(self) -> bool:
        """Whether the treasure is shown without opening the crown: as was wished, or as nobody else looks on."""
        return self.open_treasures or self.alone

    @property
    def may_look(self) -> bool:
        """Whether the crown may be opened now: by its owner, in the own turn where several persons share the screen."""
        return bool(self.persons) and (self.alone or self.mine)

    @property
    def treasure(self) -> str | None:
        """The treasure that the viewer seeks, to be shown only while the crown is held open."""
        tile = self.view.players[self.viewer].crown
        return None if tile is None or not self.may_look else self.view.box.treasure[tile]

    # --- what can be done --------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return self.mine and self.game.session.can_undo

    @property
    def can_redo(self) -> bool:
        return self.mine and self.game.session.can_redo

    @property
    def can_end(self) -> bool:
        return self.mine and self.phase == "end"

    @property
    def ends_itself(self) -> bool:
        """Whether the scene is to end the turn as soon as nothing moves any more."""
        return self.automatic_end and self.can_end

    @property
    def steps(self) -> Sequence[Step[LabyrinthState]]:
        """Everything done so far, oldest first."""
        return self.game.session.steps

    def do(self, action: Action) -> Change:
        """Carry out an action of the present seat; it is saved at once. Raises `IllegalAction`."""
        before, seat = self.view, self.seat
        events = self.game.apply(action)
        return self._changed(seat, action, before, events)

    def end_turn(self) -> Change:
        """End the turn. Raises `IllegalAction` while there is something left to do."""
        return self.do(EndTurn())

    def undo(self) -> Change:
        """Take back the last action of this turn. Raises `ValueError` when there is none."""
        if not self.can_undo:
            raise ValueError("nothing can be taken back")
        after, events = self.view, self.steps[-1].events
        action = self.game.undo()
        self._look()
        return Change(self.seat, action, self.view, after, events, back=True)

    def redo(self) -> Change:
        """Do again what was taken back last. Raises `ValueError` when there is nothing."""
        if not self.can_redo:
            raise ValueError("nothing can be done again")
        before, seat = self.view, self.seat
        events = self.game.redo()
        return self._changed(seat, self.steps[-1].action, before, events)

    # --- between two persons -----------------------------------------------------------------------------------------

    def darken(self) -> None:
        """Let the person whose turn it is take the screen over first: nobody knows who opened this game."""
        if self.hand_over and self.mine and len(self.persons) > 1:
            self.next = self.seat

    def take_over(self) -> None:
        """The person who is next looks at the screen from now on."""
        self.viewer = self.viewer if self.next is None else self.next
        self._look()

    @property
    def since(self) -> int:
        """The number of the first action after the viewer's last one; there may be none yet."""
        mine = (number for number in range(len(self.steps), 0, -1) if self.steps[number - 1].seat == self.viewer)
        return next(mine, 0)

    def change(self, number: int) -> Change:
        """What an action changed (counted from 0), as the viewer knows it."""
        step = self.steps[number]
        after = self.steps[number + 1].before if number + 1 < len(self.steps) else self._state
        return Change(step.seat, step.action, self._view(step.before), self._view(after), step.events)

    # --- advice ------------------------------------------------------------------------------------------------------

    @property
    def can_hint(self) -> bool:
        return self.mine and self.phase != "end"

    @property
    def advising(self) -> bool:
        """Whether a hint is being thought about."""
        return self._adviser is not None

    def ask_hint(self) -> None:
        """Ask what a strong player would do; a hint that is shown is put away."""
        if self.advice is not None:
            self.advice = None
        elif self.can_hint and self._adviser is None:
            self._adviser = Adviser(self.thinker, self.view)

    def _listen(self) -> None:
        """Look whether the hint has been found, and keep it as `advice`; only then it is a used one."""
        if self._adviser is None:
            return
        try:
            self.advice = self._adviser.answer()
        except BotFailed as mistake:
            log.error("no hint was found: %s", mistake)
            self._tell(UserError("hint_failed"))
            self._adviser = None
        if self.advice is not None:
            self._adviser = None
            self.game.note_hint()

    # --- computer players --------------------------------------------------------------------------------------------

    def step(self, seconds: float) -> Change | None:
        """Let time pass for a computer player whose turn it is; a scene calls this while nothing moves.

        Returns what the player did, once it has done something.
        """
        self._listen()
        if not self.computing:
            return None
        if not self._asked:
            chance = Chance(len(self.steps))
            self.thinker.ask(self.seats[self.seat].player, self._state.view(self.seat, chance))
            self._asked = True
        self._waited += seconds
        if self._waited < PAUSES[self.pace]:
            return None
        try:
            action = self.thinker.answer()
        except BotFailed as mistake:
            action = self._stopgap(mistake)
        return self.do(action) if action is not None else None

    def _stopgap(self, mistake: BotFailed) -> Action:
        """A computer player that cannot decide plays a legal action, so that the game goes on."""
        log.error("a computer player failed: %s", mistake)
        self._tell(UserError("bot_failed", name=self.seats[self.seat].name))
        action: Action = bot_named("random").decide(self.view, Chance(len(self.steps)))
        return action

    def wait(self) -> float | None:
        """Seconds until `step` may have something to tell; None while a person is to decide without help."""
        if self._adviser is not None:
            return POLL
        if not self.computing:
            return None
        return max(POLL, PAUSES[self.pace] - self._waited)

    @property
    def hasty(self) -> bool:
        """Whether what computer players do is shown as done, without movement."""
        return self.pace == "at_once"

    def hand_seat(self, seat: int, player: str) -> None:
        """Let a bot decide for a seat from now on, or a person again; the game goes on where it is."""
        self.game.hand_seat(seat, player)
        self.viewer = self._last_person()
        self._look()

    @property
    def saved(self) -> bool:
        """Whether everything is on the disk; what is not is tried once more."""
        saved = self.game.saved
        self._tell_user_error()
        return saved

    def close(self) -> None:
        """Let the game go; nothing is lost, as every action is on the disk. Raises `StoreError`."""
        self.thinker.close()
        self.game.close()

    @property
    def _state(self) -> LabyrinthState:
        """The whole truth, for the engine alone."""
        state: LabyrinthState = self.game.session.state
        return state

    def _changed(self, seat: int, action: Action, before: LabyrinthState, events: tuple[Event, ...]) -> Change:
        rest = self.advice.after(action) if self.advice is not None else None
        self._look()
        self.advice = rest
        return Change(seat, action, before, self.view, events)

    def _look(self) -> None:
        """See the position anew, and forget what a computer player was asked before."""
        present = self._state.seat
        mine = present in self.persons and not self.over
        self.next = present if mine and present != self.viewer and self.hand_over else None
        if mine and self.next is None:
            self.viewer = present
        self.view = self._view(self._state)
        self.thinker.forget()
        self.advice = self._adviser = None
        others = self.steps[self.since : self.since + 1] if self.persons else []
        self.remembered = self._view(others[0].before) if others else None
        self._waited, self._asked = 0.0, False
        self._tell_user_error()

    def _tell_user_error(self) -> None:
        """What keeps the game from being saved, or was mended on the way, once."""
        user_error = self.game.user_error
        if user_error is not None and user_error.code != self._told:
            self._tell(user_error)
        self._told = user_error.code if user_error is not None else None

    def _view(self, state: LabyrinthState) -> LabyrinthState:
        return state.view(self.viewer, Chance(len(self.steps)))

    def _last_person(self) -> int:
        """The person whose turn it is or was last; where computers play among themselves, whose turn it is."""
        before = [step.seat for step in self.steps]
        return next((seat for seat in (self._state.seat, *reversed(before)) if seat in self.persons), self._first())

    def _first(self) -> int:
        return self.persons[0] if self.persons else self._state.seat
