"""The computer players of a game: asked when it is their turn, and as slow as people wish to follow them."""

import logging
from typing import Generic

from game.bots.random_bot import Random
from game.engine.chance import Chance
from game.engine.title import Action, S
from game.play.bot_worker import BotFailed
from game.play.settings import Pace
from game.play.user_error import UserError
from game.scenes.change import Change
from game.scenes.table_game import TableGame

log = logging.getLogger(__name__)

BOT_PAUSE = 0.55  # seconds that a computer player waits before each action, so that people can follow
PAUSES: dict[Pace, float] = {"slow": 1.3, "normal": BOT_PAUSE, "fast": 0.2, "at_once": 0.0}
POLL = 0.03  # seconds between two looks for its answer


class ComputerPlayers(Generic[S]):
    """Lets computer players act. `pace` is how long they wait before they do."""

    def __init__(self, match: TableGame[S]) -> None:
        self.match = match
        self.pace: Pace = "normal"
        self._waited, self._asked = 0.0, False

    @property
    def deciding(self) -> bool:
        """Whether a computer player is to decide now."""
        match = self.match
        return match.seat not in match.persons and not match.over

    @property
    def hasty(self) -> bool:
        """Whether what they do is shown as done, without movement."""
        return self.pace == "at_once"

    def step(self, seconds: float) -> Change[S] | None:
        """Let time pass for the player whose turn it is; returns what it did, once it has done something."""
        match = self.match
        if not self.deciding:
            return None
        if not self._asked:
            view = match.state.view(match.seat, Chance(len(match.steps)))
            match.thinker.ask(match.seats[match.seat].player, view)
            self._asked = True
        self._waited += seconds
        if self._waited < PAUSES[self.pace]:
            return None
        try:
            action = match.thinker.answer()
        except BotFailed as mistake:
            action = self._stopgap(mistake)
        return match.do(action) if action is not None else None

    @property
    def wait(self) -> float:
        """Seconds until `step` may have something to tell."""
        return max(POLL, PAUSES[self.pace] - self._waited)

    def forget(self) -> None:
        """The position is another one, and nobody has been asked about it."""
        self._waited, self._asked = 0.0, False

    def _stopgap(self, mistake: BotFailed) -> Action:
        """A computer player that cannot decide plays a legal action, so that the game goes on."""
        log.error("a computer player failed: %s", mistake)
        match = self.match
        match.tell(UserError("bot_failed", name=match.seats[match.seat].name))
        return Random().decide(match.view, Chance(len(match.steps)))
