"""The running game as the window sees it: what all of its scenes share.

Scenes draw from `view`, the position as the watching seat knows it. They play through `do`, `end_turn`, `undo` and
`redo`, each of which returns a `Change`. What else belongs to a game at a screen has objects of its own: `hints`,
`computers` (the computer players and their pace) and `hand_over` (the screen between two persons). None of these
moves anything on the table but through `do`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from game.engine.chance import Chance
from game.engine.common import EndTurn
from game.engine.session import Seat, Step
from game.engine.title import Action, Event, Progress, S
from game.play.running_game import RunningGame
from game.play.thinker import Thinker
from game.play.titles import PERSON
from game.play.user_error import UserError
from game.scenes.change import Change
from game.scenes.computer_players import POLL, ComputerPlayers
from game.scenes.hints import Hints
from game.scenes.screen_hand_over import ScreenHandOver


class Match(Generic[S]):
    """One game at one table. `viewer` is the seat that looks at the screen: the last person whose turn it was.

    `scene_of` names the scene that each phase is played in. `remembered` is the position that the viewer left, while
    only others have acted since. `automatic_end`: turns end as soon as there is nothing else to do. `tell` is called
    with whatever keeps the game from being saved, once for each error.
    """

    def __init__(
        self,
        game: RunningGame[S],
        thinker: Thinker[S],
        scene_of: Mapping[str, str],
        automatic_end: bool = False,
        tell: Callable[[UserError], object] = lambda user_error: None,
    ) -> None:
        self.game = game
        self.thinker = thinker
        self.automatic_end = automatic_end
        self.tell = tell
        self.hints = Hints(self)
        self.computers = ComputerPlayers(self)
        self.hand_over = ScreenHandOver(self)
        self.remembered: S | None = None
        self._scene_of = scene_of
        self._told: str | None = None
        self.viewer = self._last_person()
        self.look()

    # --- who and where -----------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the table."""
        return self.game.session.seats

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that persons decide for."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.player == PERSON)

    @property
    def alone(self) -> bool:
        """Whether exactly one person plays, so that nobody else looks on."""
        return len(self.persons) == 1

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.view.seat

    @property
    def phase(self) -> str:
        return self.view.phase

    @property
    def scene(self) -> str:
        """The scene where the game goes on; or the dark between two persons."""
        return self._scene_of[self.view.phase] if self.hand_over.next is None else self.hand_over.SCENE

    @property
    def mine(self) -> bool:
        """Whether a person at this screen is to decide now."""
        return self.seat in self.persons and not self.over and self.hand_over.next is None

    @property
    def over(self) -> bool:
        return self.game.session.over

    @property
    def progress(self) -> Progress:
        """How far the game is."""
        return self.view.progress()

    @property
    def facts(self) -> dict[str, object]:
        """What programs that test the window are told: how far the game is, in lines of its file too."""
        steps = self.game.session.steps
        return {"seat": self.seat, "phase": self.phase, "actions": len(steps), "lines": len(self.game.file.records)}

    # --- what can be done --------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return self.mine and self.game.session.can_undo

    @property
    def can_redo(self) -> bool:
        return self.mine and self.game.session.can_redo

    @property
    def can_end(self) -> bool:
        """Whether nothing is left to do but to end the turn."""
        return self.mine and isinstance(self.view.legal()[0], EndTurn)

    @property
    def ends_itself(self) -> bool:
        """Whether the scene is to end the turn as soon as nothing moves any more."""
        return self.automatic_end and self.can_end

    @property
    def steps(self) -> Sequence[Step[S]]:
        """Everything done so far, oldest first."""
        return self.game.session.steps

    def do(self, action: Action) -> Change[S]:
        """Carry out an action of the present seat; it is saved at once. Raises `IllegalAction`."""
        before, seat = self.view, self.seat
        events = self.game.apply(action)
        return self._changed(seat, action, before, events)

    def step(self, seconds: float) -> Change[S] | None:
        """Let time pass while nothing moves: a hint may be found, or a computer player does something, which is
        returned."""
        self.hints.listen()
        return self.computers.step(seconds)

    def wait(self) -> float | None:
        """Seconds until `step` may have something to tell; None while a person is to decide without help."""
        if self.hints.thinking:
            return POLL
        return self.computers.wait if self.computers.deciding else None

    def end_turn(self) -> Change[S]:
        """End the turn. Raises `IllegalAction` while there is something left to do."""
        return self.do(EndTurn())

    def undo(self) -> Change[S]:
        """Take back the last action of this turn. Raises `ValueError` when there is none."""
        if not self.can_undo:
            raise ValueError("nothing can be taken back")
        after, events = self.view, self.steps[-1].events
        action = self.game.undo()
        self.look()
        return Change(self.seat, action, self.view, after, events, back=True)

    def redo(self) -> Change[S]:
        """Do again what was taken back last. Raises `ValueError` when there is nothing."""
        if not self.can_redo:
            raise ValueError("nothing can be done again")
        before, seat = self.view, self.seat
        events = self.game.redo()
        return self._changed(seat, self.steps[-1].action, before, events)

    def hand_seat(self, seat: int, player: str) -> None:
        """Let a bot decide for a seat from now on, or a person again; the game goes on where it is."""
        self.game.hand_seat(seat, player)
        self.viewer = self._last_person()
        self.look()

    # --- what happened -----------------------------------------------------------------------------------------------

    @property
    def since(self) -> int:
        """The number of the first action after the viewer's last one; there may be none yet."""
        mine = (number for number in range(len(self.steps), 0, -1) if self.steps[number - 1].seat == self.viewer)
        return next(mine, 0)

    def change(self, number: int) -> Change[S]:
        """What an action changed (counted from 0), as the viewer knows it."""
        step = self.steps[number]
        after = self.steps[number + 1].before if number + 1 < len(self.steps) else self.state
        return Change(step.seat, step.action, self._view(step.before), self._view(after), step.events)

    # --- the file ----------------------------------------------------------------------------------------------------

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

    # --- looking -----------------------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The whole truth: for computer players, which get views of it, and for games that are over."""
        return self.game.session.state

    def look(self) -> None:
        """See the position anew, and forget what a computer player was asked before."""
        present = self.state.seat
        mine = present in self.persons and not self.over
        self.hand_over.follow(present if mine and present != self.viewer else None)
        if mine and self.hand_over.next is None:
            self.viewer = present
        self.view = self._view(self.state)
        self.thinker.forget()
        self.hints.forget()
        self.computers.forget()
        others = self.steps[self.since : self.since + 1] if self.persons else []
        self.remembered = self._view(others[0].before) if others else None
        self._tell_user_error()

    def _changed(self, seat: int, action: Action, before: S, events: tuple[Event, ...]) -> Change[S]:
        rest = self.hints.after(action)
        self.look()
        self.hints.advice = rest
        return Change(seat, action, before, self.view, events)

    def _tell_user_error(self) -> None:
        """What keeps the game from being saved, or was mended on the way, once."""
        user_error = self.game.user_error
        if user_error is not None and user_error.code != self._told:
            self.tell(user_error)
        self._told = user_error.code if user_error is not None else None

    def _view(self, state: S) -> S:
        return state.view(self.viewer, Chance(len(self.steps)))

    def _last_person(self) -> int:
        """The person whose turn it is or was last; where computers play among themselves, whose turn it is."""
        before = [step.seat for step in self.steps]
        return next((seat for seat in (self.state.seat, *reversed(before)) if seat in self.persons), self._first())

    def _first(self) -> int:
        return self.persons[0] if self.persons else self.state.seat
