"""What the results say of a tower among all others: a new best, or why it does not count."""

from dataclasses import dataclass
from datetime import date

from game.play.record_entry import NewBest, enter
from game.play.running_game import RunningGame
from game.play.user_error import UserError
from game.scenes.program import Program


@dataclass(frozen=True)
class RecordNotice:
    """A sentence, and whether it is worth gold."""

    text: str
    golden: bool = True


def record_notice(program: Program, game: RunningGame) -> RecordNotice | None:
    """Enter a game that is over into the records, and say what it means for them; mostly nothing."""
    say = program.kit.say
    if game.branched:
        return RecordNotice(say("records.branched"), golden=False)
    try:
        new_best = enter(game, date.today())
    except UserError as user_error:
        program.tell(user_error)
        return None
    if not new_best.seats:
        return None
    return RecordNotice(_told(program, game, new_best))


def _told(program: Program, game: RunningGame, new_best: NewBest) -> str:
    say, seats = program.kit.say, game.session.seats
    alone = len(seats) == 1
    name = say("menu.and").join(seats[seat].name for seat in new_best.seats)
    if new_best.before is None:
        return say("records.first") if alone else say("records.first_by", name=name)
    more = game.session.state.result().scores[new_best.seats[0]] - new_best.before
    return say("records.best", n=more) if alone else say("records.best_by", n=more, name=name)
