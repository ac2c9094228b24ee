"""Who sits at the table, as game files and settings write it."""

from dataclasses import asdict

from game.bots.registry import bot_named
from game.engine.session import Seat
from game.play.signs import can_be_shown

COLOURS = ("red", "blue", "yellow", "green")
PERSON = "person"


def seat_to_json(seat: Seat) -> dict[str, str]:
    """A seat as JSON words."""
    return asdict(seat)


def seat_from_json(words: object) -> Seat:
    """The seat that JSON words describe; the reverse of `seat_to_json`. Raises `ValueError`."""
    match words:
        case {"name": str(name), "colour": str(colour), "player": str(player)}:
            if not can_be_shown(name):
                raise ValueError("a name holds signs that cannot be shown")
            if colour not in COLOURS:
                raise ValueError(f"colours are {', '.join(COLOURS)}, not {colour!r}")
            return Seat(name, colour, known_player(player))
    raise ValueError("a seat wants a name, a colour and a player")


def known_player(name: str) -> str:
    """The name of who decides for a seat, if there is such a player. Raises `ValueError`."""
    if name != PERSON:
        bot_named(name)
    return name
