"""The start of the window: the home, the log, the settings and the words, and what is said where one of them fails."""

import logging
import logging.handlers
from datetime import date
from pathlib import Path

import pygame

from game.app import App
from game.play.home import Home, open_home, spare_home
from game.play.resources import art_path
from game.play.settings import load_settings
from game.play.trash import empty_trash
from game.play.user_error import UserError
from game.play.words import Words
from game.scenes.error_scene import INSTALLATION
from game.scenes.program import words_for
from game.ui.desktop import hold_streams, show_fatal_error
from game.ui.window import Window

log = logging.getLogger(__name__)

ICON = ("icons", "program-64.png")
LOG_FILE, LOG_BYTES = "log.txt", 200_000


def run(home: Path | None = None, layout: Path | None = None) -> int:
    """Open the window and play until it is closed; returns the exit code.

    `layout` names a file that always says what stands where in the window, for programs that test it.
    """
    assert getattr(pygame, "IS_CE", False), "pygame-ce is wanted, not pygame"
    hold_streams()
    words = Words()
    user_errors: list[UserError] = []
    try:
        kept = open_home(home)
    except UserError as failure:
        try:
            kept = spare_home()
            user_errors.append(UserError("spare", user_error=failure, spare=kept.root))
        except (OSError, UserError):
            show_fatal_error(f"walls-and-ways: {words.tell(failure)}")
            return 1
    handler = _log_to(kept.root / LOG_FILE)
    try:
        return _play(kept, words, layout, user_errors)
    except INSTALLATION:
        log.exception("a file of the program is missing or broken")
        raise
    except Exception:
        log.exception("the program ended by an error of its own")
        show_fatal_error(words.say("app.crash", file=kept.root / LOG_FILE))
        return 1
    finally:
        pygame.quit()
        logging.getLogger().removeHandler(handler)
        handler.close()


def _play(home: Home, words: Words, layout: Path | None, user_errors: list[UserError]) -> int:
    settings, unread = load_settings(home.settings)
    if unread:
        user_errors.append(unread)
    words = words_for(settings)
    user_errors += words.broken
    try:
        pygame.font.init()
        window = Window(settings.window, settings.full_screen, _icon(user_errors))
    except pygame.error as error:
        show_fatal_error(words.say("app.no_display", why=error))
        return 1
    empty_trash(home, date.today())
    app = App(window, home, words, settings, layout)
    app.open(user_errors)
    app.loop()
    return 0


def _icon(user_errors: list[UserError]) -> pygame.Surface | None:
    """The window's picture; without it the desktop shows one of its own."""
    try:
        return pygame.image.load(art_path(*ICON))
    except (OSError, pygame.error) as error:
        log.warning("%s", error)
        user_errors.append(UserError("picture", file="/".join(ICON)))
        return None


class _Log(logging.handlers.RotatingFileHandler):
    """A log that stays silent where it cannot be written, as on a full disk."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Drops the record that could not be written."""


def _log_to(path: Path) -> logging.Handler:
    handler: logging.Handler
    try:
        handler = _Log(path, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8")
    except OSError:  # no log is no reason not to play
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return handler
