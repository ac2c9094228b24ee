"""Who decides for a seat, to be chosen in the set-up of a game and while it is paused."""

from collections.abc import Callable

from game.play.seats import PLAYERS
from game.ui.kit import Kit
from game.ui.widgets import Choice, Option


def player_choice(kit: Kit, name: str, player: str, changed: Callable[[str], object]) -> Choice[str]:
    """A choice among a person and the computer players."""
    return Choice(kit, name, [_option(kit, known) for known in PLAYERS], player, changed)


def _option(kit: Kit, player: str) -> Option[str]:
    key = f"setup.player.{player}"
    return Option(player, kit.say(f"{key}.name", player), tip=kit.say(f"{key}.tip", ""))
