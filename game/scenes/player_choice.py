"""Who decides for a seat, to be chosen in the set-up of a game and while it is paused."""

from collections.abc import Callable

from game.play.seats import PLAYERS
from game.ui.kit import Kit
from game.ui.widgets import Choice, Option


def player_choice(kit: Kit, name: str, player: str, changed: Callable[[str], object]) -> Choice[str]:
    """A choice among a person and the computer players."""
    words = {known: f"setup.player.{known}" for known in PLAYERS}
    options = [Option(known, kit.say(f"{key}.name"), tip=kit.say(f"{key}.tip")) for known, key in words.items()]
    return Choice(kit, name, options, player, changed)
