"""What is heard of the common events; when, is said by the pane that shows them."""

from game.engine.common import Drew, GameEnded, Laid, LeftGame, PiecePut, Scored, TurnEnded
from game.engine.title import Event, S
from game.scenes.change import Change
from game.scenes.match import Match

HEARD: dict[type[Event], str] = {
    Laid: "lay",
    LeftGame: "drop",
    Scored: "completed",
    PiecePut: "token",
    TurnEnded: "your_turn",  # for the person who is next
}
SILENT = (Drew, GameEnded)  # the end of the game is heard with the results


def sound_of(happened: Event) -> str:
    """The sound of a common event."""
    return next(sound for kind, sound in HEARD.items() if isinstance(happened, kind))


def call_of(change: Change[S], match: Match[S]) -> str:
    """The sound that calls a person whose turn begins after that of somebody else; "" where nobody is called."""
    ended = [happened for happened in change.events if isinstance(happened, TurnEnded)]
    called = ended and not change.back and match.mine and match.seat != ended[0].seat
    return sound_of(ended[0]) if called else ""
