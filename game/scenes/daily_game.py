"""The ways into a game alone that need no set-up: the maze of the day, and a seed of the records."""

from datetime import date

from game.engine.session import Seat
from game.play.daily import daily_seed
from game.play.record_entry import daily_mode
from game.play.records import Mode
from game.play.running_game import Setup
from game.play.seats import COLOURS, PERSON
from game.scenes.program import Program


def lone_seat(program: Program) -> Seat:
    """Who plays alone: the first person of the last set-up, else somebody in the first colour."""
    for seat in program.settings.last_setup.seats:
        if seat.player == PERSON:
            return seat
    return Seat(program.kit.say(f"setup.colour.{COLOURS[0]}"), COLOURS[0], PERSON)


def play_today(program: Program, today: date) -> None:
    """Deal the maze of the day; the last set-up stays what it was."""
    play_alone(program, daily_seed(today), daily_mode(today))


def play_alone(program: Program, seed: str, mode: Mode) -> None:
    """Deal a seed for one player."""
    program.deal(Setup((lone_seat(program),), seed, {"crown": mode.mode}))
