"""Who sits at the table, as game files and settings write it."""

from dataclasses import asdict

from game.engine.session import Seat


def seat_to_json(seat: Seat) -> dict[str, str]:
    """A seat as JSON words."""
    return asdict(seat)


def seat_from_json(words: object) -> Seat:
    """The seat that JSON words describe; the reverse of `seat_to_json`. Raises `ValueError`."""
    match words:
        case {"name": str(name), "colour": str(colour), "player": str(player)}:
            return Seat(name, colour, player)
    raise ValueError("a seat wants a name, a colour and a player")
