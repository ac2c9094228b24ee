"""What a finished game means for the records: it is entered once, and people are told if they built a new best."""

from dataclasses import dataclass
from datetime import date

from game.engine.labyrinth.state import LabyrinthState
from game.play.catalog import labyrinth
from game.play.daily import daily_quest, day_of
from game.play.records import Builder, FinishedGame, Mode, Records
from game.play.running_game import END_TURN, RunningGame
from game.play.seats import PERSON


@dataclass(frozen=True)
class NewBest:
    """The seats whose towers are the new best of their mode, and what was the best before (none: the first one)."""

    seats: tuple[int, ...] = ()
    before: int | None = None


def enter(game: RunningGame, today: date) -> NewBest:
    """Enter a game that is over into the records. However often a game is entered, it counts once.

    Only towers of people can be a new best. A game that went on from the middle of another one is not entered: who
    played it knew what was to come. Raises `UserError`.
    """
    if game.branched or not game.session.over:
        return NewBest()
    records, finished = Records(game.home.records), finished_game(game, today)
    records.add(finished)
    before = records.best_before(finished)
    heights = [builder.height if builder.player == PERSON else 0 for builder in finished.builders]
    highest = max(heights)
    if highest <= (before or 0):
        return NewBest()
    return NewBest(tuple(seat for seat, height in enumerate(heights) if height == highest), before)


def finished_game(game: RunningGame, today: date) -> FinishedGame:
    """A game that is over, as the records keep it."""
    state: LabyrinthState = game.session.state
    seats, scores = game.session.seats, state.result().scores
    builders = tuple(
        Builder(seat.name, seat.colour, player, score)
        for seat, player, score in zip(seats, deciders(game), scores, strict=True)
    )
    mode = Mode(game.session.title.name, len(seats), state.crown.id if len(seats) == 1 else "")
    day = day_of(game.seed)
    if day and mode != daily_mode(day):
        day = None
    return FinishedGame(game.id, mode, game.seed, today, builders, day)


def deciders(game: RunningGame) -> list[str]:
    """Who built each tower: a person only where no bot ever acted for the seat."""
    now = [str(seat["player"]) for seat in game.file.header["seats"]]
    built = now.copy()
    # An ended turn stays ended, so these are the seats of all turns, though within one much may have been taken back.
    turns = [step.seat for step in game.session.steps if step.action.do == END_TURN]
    for record in game.file.records:
        match record:
            case {"do": "seat", "seat": int(seat), "player": str(player)}:
                now[seat] = player
            case {"do": do} if do in game.session.title.actions:
                seat = turns[0]
                if now[seat] != PERSON or built[seat] == PERSON:
                    built[seat] = now[seat]
                if do == END_TURN:
                    turns.pop(0)
    return built


def daily_mode(day: date) -> Mode:
    """What is played on a day: alone, for one of the crown quests of the base game."""
    crowns = labyrinth().box.crowns.values()
    quests = [crown.id for crown in crowns if crown.solo and not crown.promo]
    return Mode(labyrinth().name, 1, daily_quest(day, quests))
