"""What scenes outside a running game share: the kit, the stack, the settings, and the routes to games."""

import logging
import os
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from game.play.current_game import current_game
from game.play.game_file import FileInUse, copy_of
from game.play.game_lines import BrokenFile
from game.play.home import Home
from game.play.languages import language_for, wished_languages
from game.play.running_game import RunningGame, Setup
from game.play.settings import LastSetup, Settings, save_settings
from game.play.user_error import UserError, why
from game.play.words import Words
from game.scenes.menu_table import MenuTable
from game.scenes.titles import SCREENS, check_titles
from game.ui.desktop import open_folder, preferred_languages
from game.ui.dialog import Question
from game.ui.kit import Kit
from game.ui.scene import Scene, Stack
from game.ui.toast import Toast
from game.ui.tween import Speed

log = logging.getLogger(__name__)

SPEEDS = {"slow": Speed.SLOW, "normal": Speed.NORMAL, "fast": Speed.FAST, "off": Speed.OFF}


Leave = Callable[[], object]


def at_once(leave: Leave) -> None:
    """Leaves without asking: the `before_leaving` of a program without a game under way."""
    leave()


def unconcerned(settings: Settings) -> None:
    """Does nothing: the `on_change` of a program without a game under way."""


class Routes(Protocol):
    """The ways from any scene to another one (`routes.LazyRoutes`)."""

    def open_new_game(self) -> None: ...

    def open_setup(self, title: str) -> None: ...

    def open_today(self) -> None: ...

    def open_saved_games(self) -> None: ...

    def open_records(self) -> None: ...

    def open_settings(self) -> None: ...

    def open_rules(self, chapter: str = "") -> None: ...

    def open_keys(self, scene: Scene) -> None: ...

    def open_credits(self) -> None: ...

    def open_game(self, game: RunningGame[Any]) -> None: ...

    def open_file(self, path: Path) -> None: ...


class Program:
    """What all scenes outside a running game share; one per program run.

    `title` is the title that people are at: the one that is played, else the one that was set up last.

    `make_routes` returns the ways to other scenes; `applied` is called after the settings changed, for what the
    window has to do itself.
    """

    def __init__(
        self,
        kit: Kit,
        home: Home,
        words: Words,
        settings: Settings,
        make_routes: Callable[["Program"], Routes],
        applied: Callable[[Settings], None] = lambda settings: None,
    ) -> None:
        check_titles()
        self.kit = kit
        self.home = home
        self.words = words
        self.settings = settings
        self.title = settings.last_setup.title if settings.last_setup.title in SCREENS else next(iter(SCREENS))
        self.words.speak_of(self.title)
        self.stack = Stack(kit)
        self.toast = Toast(kit)
        self.before_leaving: Callable[[Leave], object] = at_once  # lets a running game go, then leaves
        self.on_change: Callable[[Settings], object] = unconcerned  # what a running game follows
        self.routes = make_routes(self)
        self._applied = applied
        self._follow()

    def speak_of(self, title: str) -> None:
        """A title is set up, played or looked up: everything is said as it says it."""
        self.title = title
        self.words.speak_of(title)

    @cached_property
    def menu_table(self) -> MenuTable:
        """What lies on the menu's table."""
        return MenuTable(self.kit)

    def change(self, settings: Settings) -> None:
        """Apply settings at once and keep them."""
        before, self.settings = self.settings, settings
        self.stack.set_speed(SPEEDS[settings.animation])
        self._follow()
        self.on_change(settings)
        self._applied(settings)
        if settings.language != before.language:
            self._speak()
        try:
            save_settings(self.home.settings, settings)
        except UserError as user_error:
            self.tell(user_error)

    def mute(self) -> None:
        """Let nothing be heard, or everything again, and say so."""
        now = replace(self.settings, muted=not self.settings.muted)
        self.change(now)
        loud = now.sound_volume or now.music_volume
        words = "muted" if now.muted else "heard" if loud else "unheard"
        self.toast.say(self.kit.say(f"sound.{words}", again=self.kit.hint("mute")))

    def _follow(self) -> None:
        """What the settings mean for the kit."""
        now = self.settings
        self.kit.tooltips = now.tooltips
        self.kit.keys.rebind(now.keys)
        self.kit.show_large_emblems(now.large_emblems)
        self.kit.sound.tune(now.sound_volume, now.music_volume, now.muted)

    def _speak(self) -> None:
        """Go on in another language."""
        self.words = words_for(self.settings)
        self.words.speak_of(self.title)
        self.kit.say = self.words.say
        for user_error in self.words.broken:
            self.tell(user_error)
        self.stack.remake()

    def start(self, title: str, setup: Setup) -> None:
        """Deal a new game, remember who plays what, and open it."""
        options = {**setup.options}
        first = options.pop("first", None)
        last = LastSetup(setup.seats, title, options, first if isinstance(first, int) else None)
        self.change(replace(self.settings, last_setup=last))
        self.deal(title, setup)

    def deal(self, title: str, setup: Setup) -> None:
        """Deal a new game and open it."""
        try:
            self.play(RunningGame.new(self.home, title, setup))
        except UserError as user_error:
            self.tell(user_error)

    def play(self, game: RunningGame[Any]) -> None:
        """Take a game to its scenes."""
        self.routes.open_game(game)

    def resume(self) -> None:
        """Go on with the game that was played last."""
        path = current_game(self.home)
        if path is not None:
            self.go_on(path)

    def go_on(self, path: Path) -> None:
        """Go on with a saved game; if another program plays in it, or its end is broken, a copy is offered."""
        try:
            self.play(RunningGame.resume(self.home, path))
        except FileInUse as user_error:
            self._offer_copy(path, self.kit.say("menu.in_use.title"), self.words.tell(user_error))
        except BrokenFile as user_error:
            if user_error.good:
                text = self.kit.say("menu.damaged.text", line=user_error.good + 1)
                self._offer_copy(path, self.kit.say("menu.damaged.title"), text, user_error.good)
            else:
                self.tell(user_error)
        except UserError as user_error:
            self.tell(user_error)

    def _offer_copy(self, path: Path, title: str, text: str, lines: int | None = None) -> None:
        """This file cannot be played in: ask whether to play on in a copy, or in one of so many lines."""
        say = self.kit.say

        def play_in_copy() -> None:
            try:
                self.go_on(copy_of(path, lines))
            except UserError as failure:
                self.tell(failure)

        question = Question(
            self.kit,
            title,
            text,
            self.stack.pop,
            yes=(say("menu.in_use.copy"), play_in_copy),
            no=(say("menu.in_use.leave"), lambda: None),
        )
        self.stack.push(question)

    def tell(self, user_error: UserError) -> None:
        """Say what went wrong in the toast line, and note it in the log."""
        sentence = self.words.tell(user_error)
        log.warning("%s", sentence)
        self.toast.say(sentence)

    def show_folder(self, folder: Path) -> None:
        """Open a folder in the file manager, or say why that cannot be."""
        try:
            open_folder(folder)
        except OSError as error:
            self.tell(UserError("folder_unopened", folder=folder, why=why(error)))

    def quit(self) -> None:
        """Leave the program; a game under way is on the disk already, and is let go."""
        self.before_leaving(self.stack.clear)


def words_for(settings: Settings) -> Words:
    """The words in the language that was chosen, else in one that the user of this system reads."""
    wishes = [settings.language] if settings.language else preferred_languages() or wished_languages(os.environ)
    return Words(language_for(wishes))
