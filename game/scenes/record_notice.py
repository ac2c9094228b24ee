"""What the results say of a score among all others: a new best, or why it does not count."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from game.engine.title import S
from game.play.record_entry import NewBest, enter
from game.play.running_game import RunningGame
from game.play.user_error import UserError
from game.ui.kit import Say


@dataclass(frozen=True)
class RecordNotice:
    """A sentence, and whether it is worth gold."""

    text: str
    golden: bool = True


def record_notice(say: Say, tell: Callable[[UserError], object], game: RunningGame[S]) -> RecordNotice | None:
    """Enter a game that is over into the records, and say what it means for them; mostly nothing.

    `tell` is called with what keeps the records from being written.
    """
    if game.branched:
        return RecordNotice(say("records.branched"), golden=False)
    try:
        new_best = enter(game, date.today())
    except UserError as user_error:
        tell(user_error)
        return None
    return RecordNotice(_told(say, game, new_best)) if new_best.seats else None


def _told(say: Say, game: RunningGame[S], new_best: NewBest) -> str:
    seats = game.session.seats
    alone = len(seats) == 1
    name = say("menu.and").join(seats[seat].name for seat in new_best.seats)
    if new_best.before is None:
        return say("records.first") if alone else say("records.first_by", name=name)
    more = game.session.state.result().scores[new_best.seats[0]] - new_best.before
    score = say(f"unit.{game.rules.unit}", n=more)
    return say("records.best", score=score) if alone else say("records.best_by", score=score, name=name)
