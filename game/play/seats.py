"""Who sits at the table, as game files and settings write it."""

from collections.abc import Callable, Mapping
from dataclasses import asdict

from game.engine.session import Seat
from game.play.printable import can_be_shown, elided

COLOURS = ("red", "blue", "yellow", "green")
Known = Callable[[str], str]
"""Who decides for a seat, as far as the title knows that player (`TitleRules.known_player`)."""

LONGEST_NAME = 16


def seat_to_json(seat: Seat) -> dict[str, str]:
    """A seat as JSON words."""
    return asdict(seat)


def seat_from_json(words: object, known: Known = str) -> Seat:
    """The seat that JSON words describe; the reverse of `seat_to_json`. Raises `ValueError`."""
    match words:
        case {"name": str(name), "colour": str(colour), "player": str(player)}:
            if not can_be_shown(name):
                raise ValueError("a name holds signs that cannot be shown")
            if colour not in COLOURS:
                raise ValueError(f"colours are {', '.join(COLOURS)}, not {colour!r}")
            return Seat(elided(name, LONGEST_NAME), colour, known(player))
    raise ValueError("a seat wants a name, a colour and a player")


def seats_from_json(words: list[object], known: Known) -> list[Seat]:
    """The seats of one table, all of different colours. Raises `ValueError`."""
    seats = [seat_from_json(seat, known) for seat in words]
    if len({seat.colour for seat in seats}) < len(seats):
        raise ValueError("two seats have the same colour")
    return seats


def handed(record: Mapping[str, object], seats: int, known: Known) -> tuple[int, str]:
    """The seat that a line hands over, of so many, and who is to play it. Raises `ValueError`."""
    match record:
        case {"seat": int(seat), "player": str(player)} if type(seat) is int and 0 <= seat < seats:
            return seat, known(player)
    raise ValueError("a seat and who is to play it are wanted")
