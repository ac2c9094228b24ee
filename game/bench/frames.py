"""Frames: at rest, under a moving pointer, while a row is pushed, while the table is zoomed, and first ones."""

from functools import partial
from pathlib import Path

import pygame

from game.bench.driver import LATE, MIDDLE, OVER, Driver, Size, around, moved, wheel
from game.bench.engine import Amount, Answer, rounded, told
from game.ui import intents

ENTRIES = ("new", "load", "records", "settings", "keys", "rules", "credits")  # of the menu
ARROWS = ("N1", "E3", "S1", "W3", "N3", "E1", "S3", "W1")
NOTCHES = (1, 1, 1, 1, *(-1,) * 8, 1, 1, 1, 1)  # of the wheel


def frame_figures(size: Size, folder: Path, amount: Amount) -> Answer:
    """Frames in which nothing happens, that show the same again, under a moving pointer, of a push and of zooming."""
    driver = Driver(folder, size)
    opened = {"menu": driver.opened(driver.app.open)}
    for entry in ENTRIES:
        opened[entry] = driver.opened(partial(driver.click, entry))
        driver.opened(partial(driver.take, intents.Back()))
    idle, again = [driver.frame() for _ in range(amount.frames)], {"menu": _again(driver, amount)}
    opened["board"] = driver.open_game(MIDDLE, "insert")
    idle += [driver.frame() for _ in range(amount.frames)]
    again["board"] = _again(driver, amount)
    preview = [driver.frame(moved(pos)) for pos in around(driver.program.stack.top.boxes()["board"], amount.frames)]
    pushes: list[float] = []
    for arrow in ARROWS:
        driver.click(f"arrow-{arrow}")
        pushes += driver.rest()
        driver.take(intents.Undo())
        driver.rest()
    for name, intent in (("log", intents.ShowLog()), ("pause", intents.Back())):
        opened[name] = driver.opened(partial(driver.take, intent))
        driver.opened(partial(driver.take, intents.Back()))
    opened["table"] = driver.open_game(LATE, "extend")
    again["table"] = _again(driver, amount)
    mat = driver.program.stack.top.boxes()["mat"]
    ghost = [driver.frame(moved(pos)) for pos in around(mat, amount.frames)]
    driver.frame(moved(mat.center))
    zoom = [frame for notch in NOTCHES for frame in (driver.frame(wheel(notch)), *driver.rest())]
    opened["results"] = driver.open_game(OVER, "over")
    return {
        "idle (ms)": told(idle, 1e3),
        "shown again (ms)": {name: told(frames, 1e3) for name, frames in again.items()},
        "pointer with a preview (ms)": {"board": told(preview, 1e3), "table": told(ghost, 1e3)},
        "push (ms)": told(pushes, 1e3),
        "zoom (ms)": told(zoom, 1e3) | {"worst": rounded(1e3 * max(zoom))},
        "first frame of a scene (ms)": {name: rounded(1e3 * seconds) for name, seconds in opened.items()},
    }


def _again(driver: Driver, amount: Amount) -> list[float]:
    """Frames that show again what is seen already, as when the window was covered."""
    exposed = pygame.event.Event(pygame.WINDOWEXPOSED)
    return [driver.frame(exposed) for _ in range(amount.frames)]
