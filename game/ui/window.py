"""The window: opened, measured, made full, photographed."""

import io
import logging
import os
import time
import warnings
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import pygame

from game.ui.theme import SMALLEST, WALNUT_DARK, Size

log = logging.getLogger(__name__)

TITLE = "Walls & Ways"
SLOW_FLIP = 0.008  # seconds of process time
FLIPS_MEASURED = 7
SOFTWARE = "SDL_FRAMEBUFFER_ACCELERATION"
UNSEEN = ("offscreen", "dummy")  # drivers of SDL that show nothing
RESTART_TRIES, RESTART_PAUSE = 40, 0.05
REPEAT_DELAY, REPEAT_EVERY = 380, 70  # milliseconds for keys held down


class Window:
    """The one window. Its surface is what everything is drawn on.

    Where a flip costs much *process* time there is no graphics card behind it: the display is then restarted once
    without acceleration, which is faster.
    """

    def __init__(self, size: Size, full_screen: bool = False, icon: pygame.Surface | None = None) -> None:
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ["SDL_VIDEO_X11_WMCLASS"] = TITLE  # pygame has put the script there
        self.full_screen = full_screen
        self._windowed = size
        self._icon = icon
        self._open()
        self._restart_if_slow()

    @property
    def surface(self) -> pygame.Surface:
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    @property
    def size(self) -> Size:
        return self.surface.get_size()

    @property
    def windowed_size(self) -> Size:
        """Its size when it is not full screen, to be kept for the next time."""
        return self._windowed if self.full_screen else self.size

    def to_pixel(self, pos: tuple[int, int]) -> tuple[int, int]:
        """The pixel of the surface under a pointer position, which comes in points of the desktop."""
        points, pixels = pygame.display.get_window_size(), self.size
        if points == pixels:
            return pos
        return pos[0] * pixels[0] // max(1, points[0]), pos[1] * pixels[1] // max(1, points[1])

    def set_full_screen(self, on: bool) -> None:
        if on == self.full_screen:
            return
        if on:
            self._windowed = self.size
        self.full_screen = on
        self._set_mode()

    def flip(self) -> None:
        """Shows what was drawn."""
        pygame.display.flip()

    def take_text(self, on: bool) -> None:
        """Whether keys are to write text (and an input method may show itself)."""
        if on:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def photograph(self, folder: Path) -> Path:
        """Saves what is seen as a new picture file, whole or not at all; raises `OSError` or `pygame.error`."""
        picture = io.BytesIO()  # since pygame says nothing where a disk is full
        pygame.image.save(self.surface, picture, "png")
        folder.mkdir(parents=True, exist_ok=True)
        stamp = datetime.now().strftime("%Y-%m-%d %H-%M-%S")
        path = folder / f"{stamp}.png"
        number = 2
        while path.exists():
            path = folder / f"{stamp} ({number}).png"
            number += 1
        try:
            path.write_bytes(picture.getvalue())
        except OSError:
            path.unlink(missing_ok=True)
            raise
        return path

    def close(self) -> None:
        pygame.display.quit()

    def _open(self) -> None:
        _start_display()
        pygame.display.set_caption(TITLE)
        if self._icon:
            pygame.display.set_icon(self._icon)
        self._set_mode()
        pygame.key.set_repeat(REPEAT_DELAY, REPEAT_EVERY)
        pygame.key.stop_text_input()

    def _set_mode(self) -> None:
        if self.full_screen:
            pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)
            self.surface.fill(WALNUT_DARK)
            return
        desktop = pygame.display.get_desktop_sizes()[0]
        size = min(self._windowed[0], desktop[0]), min(self._windowed[1], desktop[1])
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.surface.fill(WALNUT_DARK)
        with warnings.catch_warnings():
            # pygame-ce means to take this way away one day, and has no other to the window of pygame.display.
            warnings.simplefilter("ignore", DeprecationWarning)
            pygame.Window.from_display_module().minimum_size = SMALLEST

    def _restart_if_slow(self) -> None:
        if os.environ.get(SOFTWARE) == "0":
            return
        typical = sorted(_flip_cost() for _ in range(FLIPS_MEASURED))[FLIPS_MEASURED // 2]
        if typical < SLOW_FLIP:
            return
        log.info("a flip costs %.1f ms: the display is restarted without acceleration", typical * 1000)
        os.environ[SOFTWARE] = "0"
        driver = pygame.display.get_driver()
        pygame.display.quit()
        _wait_for_display(driver)
        self._open()


def _start_display() -> None:
    """Raises `pygame.error` where there is nothing to see a window on: SDL would draw one for nobody."""
    pygame.display.init()
    if pygame.display.get_driver() in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise pygame.error("no display")


def _wait_for_display(driver: str) -> None:
    """An X server without any window left may start anew, and is away for a moment."""
    for _ in range(RESTART_TRIES):
        with suppress(pygame.error):  # where the environment names the driver, SDL takes no other for it
            pygame.display.init()
            if pygame.display.get_driver() == driver:
                return
        pygame.display.quit()
        time.sleep(RESTART_PAUSE)


def _flip_cost() -> float:
    """Seconds of process time, not of waiting for the screen."""
    before = time.process_time()
    pygame.display.flip()
    return time.process_time() - before
