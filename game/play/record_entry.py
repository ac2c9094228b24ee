"""What a finished game means for the records: it is entered once, and people are told of a new best."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from game.play.daily import day_of
from game.play.records import FinishedGame, Mode, Records, SeatScore
from game.play.running_game import END_TURN, RunningGame
from game.play.titles import PERSON, TitleRules


@dataclass(frozen=True)
class NewBest:
    """The seats whose scores are the new best of their mode, and what was the best before (none: the first one)."""

    seats: tuple[int, ...] = ()
    before: int | None = None


def enter(game: RunningGame[Any], today: date) -> NewBest:
    """Enter a game that is over into the records. However often a game is entered, it counts once.

    Only scores of people can be a new best. A game that went on from the middle of another one is not entered: who
    played it knew what was to come. Raises `UserError`.
    """
    if game.branched or not game.session.over:
        return NewBest()
    records, finished = Records(game.home.records), finished_game(game, today)
    records.add(finished)
    before = records.best_before(finished)
    scores = [score.score if score.player == PERSON else 0 for score in finished.scores]
    highest = max(scores)
    if highest <= (before or 0):
        return NewBest()
    return NewBest(tuple(seat for seat, score in enumerate(scores) if score == highest), before)


def finished_game(game: RunningGame[Any], today: date) -> FinishedGame:
    """A game that is over, as the records keep it."""
    seats = game.session.seats
    scores = tuple(
        SeatScore(seat.name, seat.colour, player, score)
        for seat, player, score in zip(seats, deciders(game), game.session.state.result().scores, strict=True)
    )
    mode = Mode(game.rules.name, len(seats), game.rules.mode(game.session.deal))
    day = day_of(game.seed)
    if day and mode != daily_mode(game.rules, day):
        day = None
    return FinishedGame(game.id, mode, game.seed, today, scores, day)


def deciders(game: RunningGame[Any]) -> list[str]:
    """Who decided for each seat: a person only where no bot ever acted for the seat."""
    now = [str(seat["player"]) for seat in game.file.header["seats"]]
    decided = now.copy()
    # An ended turn stays ended, so these are the seats of all turns, though within one much may have been taken back.
    turns = [step.seat for step in game.session.steps if step.action.do == END_TURN]
    for record in game.file.records:
        match record:
            case {"do": "seat", "seat": int(seat), "player": str(player)}:
                now[seat] = player
            case {"do": do} if do in game.session.title.actions:
                seat = turns[0]
                if now[seat] != PERSON or decided[seat] == PERSON:
                    decided[seat] = now[seat]
                if do == END_TURN:
                    turns.pop(0)
    return decided


def daily_mode(rules: TitleRules[Any], day: date) -> Mode | None:
    """What is played on a day; None for a title without a game of the day."""
    if rules.daily is None:
        return None
    daily = rules.daily(day)
    return Mode(rules.name, daily.seats, daily.mode)
