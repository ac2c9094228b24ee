"""The ways from any scene to another: from the menu, a pause and the window itself.

Each scene is imported when it is first opened, or by `prepare` while the menu is seen already: half of the program's
modules are not needed for its first frame. No scene imports this module; scenes find it as `Program.routes`.
"""

from collections.abc import Iterator
from datetime import date
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from game.play.running_game import RunningGame
from game.scenes.program import Program
from game.scenes.titles import SCREENS, daily_titles, screen_named
from game.ui.scene import Scene

LATER = (
    *("title_choice", "setup", "settings", "load", "records", "credits", "daily_game"),
    *("log", "table", "results", "rules", "replay", "start_game"),
)
"""What `prepare` imports, those first that others build on."""


class LazyRoutes:
    """The ways to all scenes of one program."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def open_new_game(self) -> None:
        """Choose a title, where there is more than one, and then who plays it, and how."""
        from game.scenes.title_choice import open_one_of

        open_one_of(self.program, list(SCREENS), self.open_setup)

    def open_setup(self, title: str) -> None:
        """Choose who plays a title, and how."""
        from game.scenes.setup import SetupScene

        self.program.stack.push(SetupScene(self.program, title))

    def open_today(self) -> None:
        """Play the game of the day, of one of the titles that have one."""
        from game.scenes.daily_game import play_today
        from game.scenes.title_choice import open_one_of

        open_one_of(self.program, daily_titles(), lambda title: play_today(self.program, title, date.today()))

    def open_saved_games(self) -> None:
        """Choose among the saved games; those that are over are watched."""
        from game.scenes.load import LoadScene
        from game.scenes.replay import watch

        self.program.stack.push(LoadScene(self.program, partial(watch, self.program)))

    def open_records(self) -> None:
        """See what was reached so far."""
        from game.scenes.records import RecordsScene

        self.program.stack.push(RecordsScene(self.program))

    def open_settings(self) -> None:
        """Change how the game looks, sounds and goes."""
        from game.scenes.settings import SettingsScene

        self.program.stack.push(SettingsScene(self.program))

    def open_rules(self, chapter: str = "") -> None:
        """Read the rules of the title that people are at, from a chapter on, or from what `TitleScreen.chapters` says
        instead."""
        from game.scenes.rules import rules_scene

        title = self.program.title
        chapter = screen_named(title).chapters.get(chapter, chapter)
        self.program.stack.push(rules_scene(self.program, title, chapter))

    def open_keys(self, scene: Scene) -> None:
        """See the keys of a scene."""
        from game.scenes.keys import Keys

        self.program.stack.push(Keys(self.program.kit, scene, self.program.stack.pop))

    def open_credits(self) -> None:
        """See what the program is made of."""
        from game.scenes.credits import CreditsScene

        self.program.stack.push(CreditsScene(self.program))

    def open_game(self, game: RunningGame[Any]) -> None:
        """Play on in a game, in place of all other scenes."""
        from game.scenes.start_game import start_game

        start_game(self.program, game)

    def open_file(self, path: Path) -> None:
        """Go on with a game whose file was let go over the window, or watch it."""
        from game.scenes.dropped_file import open_dropped

        open_dropped(self.program, path)


def prepare(program: Program) -> Iterator[None]:
    """Import one scene after the other; then bring to hand what the titles show first."""
    for module in LATER:
        import_module(f"game.scenes.{module}")
        yield
    for title in SCREENS:
        screen_named(title)
        yield
    table = program.menu_table
    yield from screen_named(table.title).fetch(table.faces)
