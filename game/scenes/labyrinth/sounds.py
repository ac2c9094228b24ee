"""What is heard of what happens on the labyrinth's board and when towers rise."""

from game.engine.labyrinth import events as event
from game.engine.title import Event

HEARD: dict[type[Event], str] = {event.Pushed: "push", event.Rode: "hop", event.Walked: "hop", event.Found: "treasure"}
SILENT = (event.TurnedUp,)
FALL = "drop"  # the other half of a push: a tile falls out
END = "crown"
STACKED = "hop"  # a piece comes down on a tower


def sound_of(happened: Event) -> str:
    """The sound of an event on the board."""
    return HEARD[type(happened)]
