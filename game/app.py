"""The main loop: one window, one clock, one stack of scenes."""

import json
import logging
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.play.atomic import write_atomically
from game.play.home import Home
from game.play.resources import art_path
from game.play.settings import MIN_WINDOW, Settings
from game.play.user_error import UserError, why
from game.play.words import Words
from game.scenes.error_scene import ErrorScene
from game.scenes.menu import Menu
from game.scenes.program import SPEEDS, Program, at_once
from game.scenes.routes import LazyRoutes, prepare
from game.ui import intents, theme
from game.ui.event_reader import EventReader
from game.ui.kit import Kit
from game.ui.window import Window

log = logging.getLogger(__name__)

FRAMES = 60  # a second, while something moves
SPARE = 0.006  # seconds of work; a frame that took more leaves pictures that are not urgent to the next one
LOOK = 0.01  # seconds between two looks for events while nothing moves
NEVER = 1e9  # seconds
TOO_SMALL = 22  # pixels of the letters that ask for a larger window
MOST_ERRORS = 3  # without a frame in between that works


class App:
    """Reads intents, lets time pass, and draws, but only when something changed."""

    def __init__(
        self,
        window: Window,
        home: Home,
        words: Words,
        settings: Settings,
        layout: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.window = window
        self.clock = clock
        self.layout_file = layout
        speed = SPEEDS[settings.animation]
        self.kit = Kit(art_path, words.say, window.size, settings.ui_scale, speed, contrast=settings.high_contrast)
        self.kit.tooltips = settings.tooltips
        self.program = Program(self.kit, home, words, settings, LazyRoutes, self._apply)
        self.reader = EventReader(self.kit.keys, self._typing, window.to_pixel, self._catching)
        self._time = clock()
        self._typing_on = False
        self._stale = True  # what is drawn no longer holds
        self._told = ""
        self._errors = 0  # one after the other
        self._lost = 0  # pictures that were told
        self._put_off = False  # whether the frame before left its pictures to this one
        self._pace = pygame.time.Clock()

    def loop(self) -> None:
        """Run frame after frame until the last scene is left."""
        try:
            with _interruptible():
                while not self.program.stack.empty:
                    self.frame(self._events())
                    self.kit.sound.open()  # only now: the first frame waits for no loudspeaker
        finally:
            self.kit.sound.close()
        self._keep_window()

    def open(self, user_errors: Sequence[UserError] = ()) -> None:
        """Show the menu, and tell what went wrong before there was a window."""
        try:
            self.program.stack.push(Menu(self.program))
        except Exception as error:
            self._survive(error)
        for user_error in user_errors:
            self.program.tell(user_error)
        self.kit.pictures.slowly("scenes", partial(prepare, self.program))

    def frame(self, events: list[pygame.event.Event]) -> None:
        """Run one frame; an error in it leads to the error scene and does not end the program."""
        try:
            self._frame(events)
        except Exception as error:
            self._survive(error)
        else:
            if not self.program.stack.empty and not isinstance(self.program.stack.top, ErrorScene):
                self._errors = 0

    def _survive(self, error: Exception) -> None:
        """An error of the program: the game is on the disk, so its scenes can go. Gives up when even that fails."""
        self._errors += 1
        if self._errors > MOST_ERRORS:
            raise error
        log.error("an error of the program", exc_info=error)
        if self._errors > 1:  # leaving the game failed too
            self.program.before_leaving = at_once
        self.reader.forget()
        self.program.stack.drop()
        self.program.stack.push(ErrorScene(self.program, error))
        self._stale = True

    def _frame(self, events: list[pygame.event.Event]) -> None:
        """Lets the time since the last frame pass, carries out what was asked for, and draws if need be."""
        began, stack, toast = time.process_time(), self.program.stack, self.program.toast
        now = self.clock()
        seconds, self._time = now - self._time, now
        moving = self._moving()
        due, before = self._due() <= seconds, stack.top
        stack.update(seconds)
        toast.update(seconds)
        other = stack.empty or stack.top is not before
        self._stale |= moving or due or other or before.stirs()
        for event in events:
            self._stale |= event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED)
        for intent in self.reader.read(events):
            self._stale = True
            self._carry_out(intent)
            if stack.empty:
                return
        self._follow_window()
        self._set_typing()
        if self._stale:
            self._draw()
            self._pace.tick(FRAMES)
            self._tell_lost()
        self._put_off = time.process_time() - began > SPARE and not self._put_off
        if not self._put_off:  # last, so that what was asked for is seen first
            self._stale |= self.kit.pictures.work()

    def _tell_lost(self) -> None:
        """Pictures that could not be read while this was drawn."""
        lost = self.kit.pictures.lost
        if len(lost) > self._lost:
            self._lost = len(lost)
            self.program.tell(UserError("picture", file=next(reversed(lost))))
            self._stale = True

    # --- waiting -----------------------------------------------------------------------------------------------------

    def _events(self) -> list[pygame.event.Event]:
        """What happened; while nothing moves, sleeps until something does or a scene wants to be called."""
        if self._busy() or self._stale:
            return pygame.event.get()
        # pygame.event.wait looks a thousand times a second, which alone costs 2 % of a core.
        until = self.clock() + self._wait()
        while not (events := pygame.event.get()) and self.clock() < until:
            time.sleep(LOOK)
        return events

    def _moving(self) -> bool:
        return self.program.stack.busy() or self.program.toast.busy

    def _busy(self) -> bool:
        return self._moving() or self.kit.pictures.waiting

    def _wait(self) -> float:
        """Seconds until something is to be done though nobody does anything."""
        look_in = self.program.stack.top.look_in()
        return self._due() if look_in is None else min(look_in, self._due())

    def _due(self) -> float:
        """Seconds until something looks different by itself."""
        waits = (self.program.stack.top.wait(), self.program.toast.wait())
        return min((wait for wait in waits if wait is not None), default=NEVER)

    # --- intents -----------------------------------------------------------------------------------------------------

    def _carry_out(self, intent: intents.Intent) -> None:
        """What the window does itself, else what the scene on top does."""
        program = self.program
        match intent:
            case intents.Quit():
                program.quit()
            case intents.FullScreen():
                program.change(replace(program.settings, full_screen=not program.settings.full_screen))
            case intents.Mute():
                program.mute()
            case intents.Screenshot():
                self._photograph()
            case _ if self.kit.theme.too_small:
                pass
            case intents.FileDropped(path=path):
                program.routes.open_file(Path(path))
            case intents.Help() if program.stack.top.name != "keys":
                program.routes.open_keys(program.stack.top)
            case intents.ShowRules() if program.stack.top.name not in ("keys", "rules"):
                program.routes.open_rules(program.stack.top.rule())
            case _:
                program.stack.take(intent)

    def _photograph(self) -> None:
        """Of what is to be seen now, after what was asked for earlier in this frame."""
        self._follow_window()
        self._draw()
        self._stale = True
        try:
            path = self.window.photograph(self.program.home.screenshots)
        except (OSError, pygame.error) as error:
            self.program.toast.say(self.kit.say("app.no_screenshot", why=why(error)))
        else:
            self.program.toast.say(self.kit.say("app.screenshot", file=path))

    def _apply(self, settings: Settings) -> None:
        self.window.set_full_screen(settings.full_screen)
        self._fit(settings)

    # --- the window --------------------------------------------------------------------------------------------------

    def _follow_window(self) -> None:
        """The desktop may have given the window another size at any time."""
        if self.window.size != self.kit.theme.window:
            self._fit(self.program.settings)

    def _fit(self, settings: Settings) -> None:
        self.kit.resize(self.window.size, settings.ui_scale, settings.high_contrast)
        if not self.kit.theme.too_small:
            self.program.stack.layout()
        self._stale = True

    def _set_typing(self) -> None:
        if self._typing() != self._typing_on:
            self._typing_on = self._typing()
            self.window.take_text(self._typing_on)

    def _typing(self) -> bool:
        return not self.program.stack.empty and self.program.stack.top.typing()

    def _catching(self) -> bool:
        return not self.program.stack.empty and self.program.stack.top.catching()

    def _keep_window(self) -> None:
        """Remember the size for the next time."""
        width, height = self.window.windowed_size
        size = (max(width, MIN_WINDOW[0]), max(height, MIN_WINDOW[1]))
        if size != self.program.settings.window:
            self.program.change(replace(self.program.settings, window=size))

    # --- drawing -----------------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        surface = self.window.surface
        if self.kit.theme.too_small:
            self._draw_too_small(surface)
        else:
            self.program.stack.draw(surface)
            self.program.toast.draw(surface, self.program.stack.top.form.targets)
        self.window.flip()
        self._stale = False
        self._tell_layout()

    def _draw_too_small(self, surface: pygame.Surface) -> None:
        surface.fill(theme.WALNUT_DARK)
        width, height = theme.SMALLEST
        sentence = self.kit.say("app.too_small", width=width, height=height)
        style = theme.LABEL.tinted(theme.PARCHMENT).sized(TOO_SMALL / self.kit.theme.unit)
        self.kit.type.draw_block(surface, sentence, style, surface.get_rect().inflate(-16, -16), "center", "middle")

    def _tell_layout(self) -> None:
        """Keeps the layout file up to date."""
        if self.layout_file is None:
            return
        told = json.dumps(self._layout(), ensure_ascii=False)
        if told != self._told:
            self._told = told
            try:
                write_atomically(self.layout_file, told)
            except OSError as error:  # tests that read it will see that it has grown old
                log.warning("the layout cannot be written: %s", error)

    def _layout(self) -> dict[str, Any]:
        top = self.program.stack.top
        boxes = {} if self.kit.theme.too_small else top.boxes()
        return {
            "scene": top.name,
            "size": list(self.kit.theme.window),
            "unit": self.kit.theme.unit,
            "too_small": self.kit.theme.too_small,
            "busy": self.program.stack.busy(),
            "waiting": self.kit.pictures.waiting,
            "focus": top.form.focus.name if top.form.focus else None,
            "boxes": {name: list(box) for name, box in boxes.items()},
            **top.facts(),
        }


@contextmanager
def _interruptible() -> Iterator[None]:
    """Ctrl+C in the terminal closes the window as its cross does; a second time it ends the program at once."""

    def close(*_: object) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    before = signal.signal(signal.SIGINT, close)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
