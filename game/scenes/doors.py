"""The doors to other scenes, from the menu, a pause and the window itself.

What lies behind them is imported when a door is first opened, or by `prepare` while the menu is seen already: half of
the program's modules are not needed for its first frame.
"""

from collections.abc import Iterator
from datetime import date
from functools import partial
from importlib import import_module
from pathlib import Path

from game.play.running import RunningGame
from game.scenes.house import House
from game.ui.scene import Scene

ROOMS = (
    *("setup", "settings", "load", "records", "credits", "today"),
    *("log", "table", "board", "rules", "replay", "opening"),
)


def prepare(house: House) -> Iterator[None]:
    """Import one room after the other, those first that others build on; then bring to hand what every board shows."""
    for room in ROOMS:
        import_module(f"game.scenes.{room}")
        yield
    from game.scenes.board.ahead import fetch

    yield from fetch(house.still_life.faces)


def open_setup(house: House) -> None:
    """Choose who plays, and how."""
    from game.scenes.setup import SetupScene

    house.stack.push(SetupScene(house))


def open_today(house: House) -> None:
    """Play the maze of the day."""
    from game.scenes.today import play_today

    play_today(house, date.today())


def open_saved_games(house: House) -> None:
    """Choose among the saved games; those that are over are watched."""
    from game.scenes.load import LoadScene
    from game.scenes.replay import watch

    house.stack.push(LoadScene(house, partial(watch, house)))


def open_records(house: House) -> None:
    """See what was reached so far."""
    from game.scenes.records import RecordsScene

    house.stack.push(RecordsScene(house))


def open_settings(house: House) -> None:
    """Change how the game looks, sounds and goes."""
    from game.scenes.settings import SettingsScene

    house.stack.push(SettingsScene(house))


def open_rules(house: House, chapter: str = "") -> None:
    """Read the rules, from a chapter on."""
    from game.scenes.rules import rules_scene

    house.stack.push(rules_scene(house, chapter))


def open_keys(house: House, scene: Scene) -> None:
    """See the keys of a scene."""
    from game.scenes.keys import Keys

    house.stack.push(Keys(house.kit, scene, house.stack.pop))


def open_credits(house: House) -> None:
    """See what the program is made of."""
    from game.scenes.credits import CreditsScene

    house.stack.push(CreditsScene(house))


def open_game(house: House, game: RunningGame) -> None:
    """Play on in a game, in place of all other scenes."""
    from game.scenes import opening

    opening.open_game(house, game)


def open_dropped(house: House, path: Path) -> None:
    """Go on with a game whose file was let go over the window, or watch it."""
    from game.scenes import dropping

    dropping.open_dropped(house, path)
