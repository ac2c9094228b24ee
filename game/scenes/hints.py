"""Hints: what a strong computer player would do with the rest of a turn, asked for by a person."""

import logging
from typing import Generic

from game.engine.title import Action, S
from game.play.adviser import Advice, Adviser
from game.play.bot_worker import BotFailed
from game.play.user_error import UserError
from game.scenes.table_game import TableGame

log = logging.getLogger(__name__)


class Hints(Generic[S]):
    """The hints of one game. `advice` is the one that is shown."""

    def __init__(self, match: TableGame[S]) -> None:
        self.match = match
        self.advice: Advice | None = None
        self._adviser: Adviser[S] | None = None

    @property
    def possible(self) -> bool:
        """Whether there is something to advise a person about."""
        return self.match.mine and not self.match.can_end

    @property
    def thinking(self) -> bool:
        """Whether a hint is being thought about."""
        return self._adviser is not None

    def ask(self) -> None:
        """Ask what a strong player would do; a hint that is shown is put away."""
        if self.advice is not None:
            self.advice = None
        elif self.possible and self._adviser is None:
            self._adviser = Adviser(self.match.thinker, self.match.game.rules.adviser, self.match.view)

    def listen(self) -> None:
        """Look whether the hint has been found, and keep it as `advice`; only then it is a used one."""
        if self._adviser is None:
            return
        try:
            self.advice = self._adviser.answer()
        except BotFailed as mistake:
            log.error("no hint was found: %s", mistake)
            self.match.tell(UserError("hint_failed"))
            self._adviser = None
        if self.advice is not None:
            self._adviser = None
            self.match.game.note_hint()

    def after(self, action: Action) -> Advice | None:
        """What is left of the hint once an action is done."""
        return self.advice.after(action) if self.advice is not None else None

    def forget(self) -> None:
        """The position is another one."""
        self.advice = self._adviser = None
