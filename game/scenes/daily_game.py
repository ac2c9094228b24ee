"""The ways into a game that need no set-up: the game of the day, and a seed of the records."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from game.engine.session import Seat
from game.play.daily import daily_seed
from game.play.running_game import Setup
from game.play.seats import COLOURS
from game.play.titles import PERSON, rules_named
from game.scenes.program import Program


def lone_seat(program: Program) -> Seat:
    """Who plays alone: the first person of the last set-up, else somebody in the first colour."""
    for seat in program.settings.last_setup.seats:
        if seat.player == PERSON:
            return seat
    return Seat(_colour_name(program, COLOURS[0]), COLOURS[0], PERSON)


def play_today(program: Program, title: str, today: date) -> None:
    """Deal a title's game of the day; the last set-up stays what it was. Raises `ValueError` where there is none."""
    daily = rules_named(title).daily
    if daily is None:
        raise ValueError(f"{title} has no game of the day")
    game = daily(today)
    play_alone(program, title, daily_seed(today), game.options, game.seats)


def play_alone(program: Program, title: str, seed: str, options: Mapping[str, Any], seats: int = 1) -> None:
    """Deal a seed for one person; on further seats sit the last of the computer players that people may choose."""
    me = lone_seat(program)
    bot = rules_named(title).players[-1]
    others = [colour for colour in COLOURS if colour != me.colour][: seats - 1]
    bots = (Seat(_colour_name(program, colour), colour, bot) for colour in others)
    program.deal(title, Setup((me, *bots), seed, options))


def _colour_name(program: Program, colour: str) -> str:
    return program.kit.say(f"setup.colour.{colour}")
