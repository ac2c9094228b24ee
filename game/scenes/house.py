"""What scenes outside a running game share: the kit, the stack, the settings, and the doors to games."""

import logging
import os
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from game.play.current import current_game
from game.play.documents import DocumentError
from game.play.home import Home
from game.play.languages import language_for, wished_languages
from game.play.lines import BrokenFile
from game.play.running import RunningGame, Setup
from game.play.settings import LastSetup, Settings, save_settings
from game.play.store import FileInUse, copy_of
from game.play.trouble import Trouble, why
from game.play.words import Words
from game.scenes.still_life import StillLife
from game.ui.desktop import open_folder, preferred_languages
from game.ui.dialog import Question
from game.ui.kit import Kit
from game.ui.scene import Stack
from game.ui.toast import Toast
from game.ui.tween import Speed

log = logging.getLogger(__name__)

TITLE = "labyrinth"
SPEEDS = {"slow": Speed.SLOW, "normal": Speed.NORMAL, "fast": Speed.FAST, "off": Speed.OFF}


Leave = Callable[[], object]


def at_once(leave: Leave) -> None:
    """What comes before leaving when no game is under way: nothing."""
    leave()


def unconcerned(settings: Settings) -> None:
    """What a change of settings means when no game is under way: nothing."""


class House:
    """One per program run.

    `open_game` takes a running game to its scenes; `applied` is called after the settings changed, for what the
    window has to do itself.
    """

    def __init__(
        self,
        kit: Kit,
        home: Home,
        words: Words,
        settings: Settings,
        open_game: Callable[["House", RunningGame], None],
        applied: Callable[[Settings], None] = lambda settings: None,
    ) -> None:
        self.kit = kit
        self.home = home
        self.words = words
        self.settings = settings
        self.stack = Stack(kit)
        self.toast = Toast(kit)
        self.before_leaving: Callable[[Leave], object] = at_once  # lets a running game go, then leaves
        self.on_change: Callable[[Settings], object] = unconcerned  # what a running game follows
        self._open_game = open_game
        self._applied = applied
        self._follow()

    @cached_property
    def still_life(self) -> StillLife:
        """What lies on the menu's table."""
        return StillLife(self.kit)

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
        except Trouble as trouble:
            self.tell(trouble)

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
        try:
            self.words = words_for(self.settings)
        except DocumentError as error:
            self.tell(Trouble("language", file=error.problems[0].file, why=error.problems[0]))
            return
        self.kit.say = self.words.say
        self.stack.remake()

    def start(self, setup: Setup) -> None:
        """Deal a new game, remember who plays, and open it."""
        first = setup.options.get("first")
        last = LastSetup(setup.seats, str(setup.options.get("crown", "")), first if isinstance(first, int) else None)
        self.change(replace(self.settings, last_setup=last))
        self.deal(setup)

    def deal(self, setup: Setup) -> None:
        """Deal a new game and open it."""
        try:
            self.play(RunningGame.new(self.home, TITLE, setup))
        except Trouble as trouble:
            self.tell(trouble)

    def play(self, game: RunningGame) -> None:
        """Take a game to its scenes."""
        self._open_game(self, game)

    def resume(self) -> None:
        """Go on with the game that was played last."""
        path = current_game(self.home)
        if path is not None:
            self.go_on(path)

    def go_on(self, path: Path) -> None:
        """Go on with a saved game; if another program plays in it, or its end is broken, a copy is offered."""
        try:
            self.play(RunningGame.resume(self.home, path))
        except FileInUse as trouble:
            self._offer_copy(path, self.kit.say("menu.in_use.title"), self.words.tell(trouble))
        except BrokenFile as trouble:
            if trouble.good:
                text = self.kit.say("menu.damaged.text", line=trouble.good + 1)
                self._offer_copy(path, self.kit.say("menu.damaged.title"), text, trouble.good)
            else:
                self.tell(trouble)
        except Trouble as trouble:
            self.tell(trouble)

    def _offer_copy(self, path: Path, title: str, text: str, lines: int | None = None) -> None:
        """This file cannot be played in: ask whether to play on in a copy, or in one of so many lines."""
        say = self.kit.say

        def play_in_copy() -> None:
            try:
                self.go_on(copy_of(path, lines))
            except Trouble as failure:
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

    def tell(self, trouble: Trouble) -> None:
        """Say what went wrong in the toast line, and note it in the log."""
        sentence = self.words.tell(trouble)
        log.warning("%s", sentence)
        self.toast.say(sentence)

    def show_folder(self, folder: Path) -> None:
        """Open a folder in the file manager, or say why that cannot be."""
        try:
            open_folder(folder)
        except OSError as error:
            self.tell(Trouble("folder_unopened", folder=folder, why=why(error)))

    def quit(self) -> None:
        """Leave the program; a game under way is on the disk already, and is let go."""
        self.before_leaving(self.stack.clear)


def words_for(settings: Settings) -> Words:
    """The words in the language that was chosen, else in one that the user of this system reads.

    Raises `DocumentError`.
    """
    wishes = [settings.language] if settings.language else preferred_languages() or wished_languages(os.environ)
    return Words(language_for(wishes))
