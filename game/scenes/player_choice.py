"""Who decides for a seat, to be chosen in the set-up of a game and while it is paused."""

from collections.abc import Callable, Sequence

from game.play.titles import PERSON
from game.ui.kit import Kit
from game.ui.widgets import Choice, Option


def player_choice(
    kit: Kit, name: str, bots: Sequence[str], player: str, changed: Callable[[str], object]
) -> Choice[str]:
    """A choice among a person and the bots of a title (`TitleRules.players`)."""
    return Choice(kit, name, [_option(kit, known) for known in (PERSON, *bots)], player, changed)


def _option(kit: Kit, player: str) -> Option[str]:
    key = f"setup.player.{player}"
    return Option(player, kit.say(f"{key}.name", player), tip=kit.say(f"{key}.tip", ""))
