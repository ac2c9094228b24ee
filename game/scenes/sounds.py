"""What is heard of each event; when, is said by the scene that shows it (board/cues.py, table/cues.py)."""

from game.engine.labyrinth import events as event
from game.engine.title import Event
from game.scenes.match import Change, Match

HEARD: dict[type[Event], str] = {
    event.Pushed: "push",
    event.Rode: "hop",
    event.Walked: "hop",
    event.Found: "treasure",
    event.Laid: "lay",
    event.LeftGame: "drop",
    event.Completed: "completed",
    event.TokenPut: "token",
    event.TurnEnded: "your_turn",  # for the person who is next
}
SILENT = (event.TurnedUp, event.Drew, event.GameEnded)  # the end of the game is heard with the crown, in the results
FALL = "drop"  # the other half of a push: a tile falls out
END = "crown"
STACKED = "hop"  # a piece comes down on a tower


def sound_of(happened: Event) -> str:
    """The sound of an event that is not silent."""
    return HEARD[type(happened)]


def call_of(change: Change, match: Match) -> str:
    """The sound that calls a person whose turn begins after that of somebody else; "" where nobody is called."""
    ended = [happened for happened in change.events if isinstance(happened, event.TurnEnded)]
    called = ended and not change.back and match.mine and match.seat != ended[0].seat
    return sound_of(ended[0]) if called else ""
