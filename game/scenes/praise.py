"""What the results say of a tower among all others: a new best, or why it does not count."""

from dataclasses import dataclass
from datetime import date

from game.play.honours import Honours, enter
from game.play.running import RunningGame
from game.play.trouble import Trouble
from game.scenes.house import House


@dataclass(frozen=True)
class Praise:
    """A sentence, and whether it is worth gold."""

    text: str
    golden: bool = True


def praised(house: House, game: RunningGame) -> Praise | None:
    """Enter a game that is over into the records, and say what it means for them; mostly nothing."""
    say = house.kit.say
    if game.branched:
        return Praise(say("records.branched"), golden=False)
    try:
        honours = enter(game, date.today())
    except Trouble as trouble:
        house.tell(trouble)
        return None
    if not honours.seats:
        return None
    return Praise(_told(house, game, honours))


def _told(house: House, game: RunningGame, honours: Honours) -> str:
    say, seats = house.kit.say, game.session.seats
    alone = len(seats) == 1
    name = say("menu.and").join(seats[seat].name for seat in honours.seats)
    if honours.before is None:
        return say("records.first") if alone else say("records.first_by", name=name)
    more = game.session.state.result().scores[honours.seats[0]] - honours.before
    return say("records.best", n=more) if alone else say("records.best_by", n=more, name=name)
