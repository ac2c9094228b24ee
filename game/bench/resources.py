"""What the program takes besides frames: the time to start, memory, and a core while nothing happens."""

import re
import sys
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

import pygame

from game.bench.driver import BEGUN, DESIGN, LATE, MIDDLE, OVER, Driver, Size
from game.bench.engine import Amount, Answer, rounded
from game.ui import intents

ENTRIES = ("new", "load", "records", "settings", "keys", "rules", "credits")  # of the menu
RESIZED: tuple[Size, ...] = ((1100, 700), (1280, 800), (1440, 900))
STATUS = Path("/proc/self/status")


def start_figures(folder: Path) -> Answer:
    """Process time from the start of the program to the first frame of the menu, and then of the board."""
    driver = Driver(folder, DESIGN)
    driver.app.open()
    driver.frame()
    menu = process_time()
    driver.rest()
    return {
        "first menu frame (s)": rounded(menu),
        "board (s)": rounded(driver.open_game(BEGUN, "insert")),
    }


def memory_figures(folder: Path) -> Answer:
    """Megabytes taken after each step, and the most until then, as the system counts them."""
    driver = Driver(folder, DESIGN)
    driver.opened(driver.app.open)
    figures: Answer = {"menu (MB)": _memory()}
    driver.open_game(MIDDLE, "insert")
    figures["board (MB)"] = _memory()
    driver.opened(partial(driver.take, intents.ShowLog()))
    driver.opened(partial(driver.take, intents.Back()))
    driver.opened(partial(driver.take, intents.ShowUnseen()))
    driver.open_game(LATE, "extend")
    driver.opened(partial(driver.take, intents.ShowLandscapes()))
    driver.open_game(OVER, "over")
    driver.opened(lambda: driver.program.before_leaving(driver.app.open))
    for entry in ENTRIES:
        driver.opened(partial(driver.click, entry))
        driver.opened(partial(driver.take, intents.Back()))
    figures["all scenes (MB)"] = _memory()
    for size in RESIZED:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        driver.rest()
        driver.open_game(MIDDLE, "insert")
    figures["after resizing (MB)"] = _memory()
    return figures


def idle_figures(folder: Path, amount: Amount) -> Answer:
    """The share of a core that the main loop takes while nothing happens."""
    driver = Driver(folder, DESIGN)
    driver.opened(driver.app.open)
    figures = {"menu (%)": _idle(driver, amount.seconds)}
    driver.open_game(BEGUN, "insert")
    return figures | {"board (%)": _idle(driver, amount.seconds)}


def _idle(driver: Driver, seconds: float) -> float:
    """Let the main loop run until the time is over; leaving is what ends it."""
    driver.app.kit.sound.open()
    driver.app.clock = perf_counter
    pygame.time.set_timer(pygame.QUIT, round(1000 * seconds), 1)
    began, before = perf_counter(), process_time()
    driver.app.loop()
    share = (process_time() - before) / (perf_counter() - began)
    driver.app.clock = lambda: driver.time
    return rounded(100 * share)


def _memory() -> dict[str, float]:
    """Megabytes taken now and at most so far; where the system does not say, nothing."""
    if STATUS.exists():
        told = dict(re.findall(r"(VmRSS|VmHWM):\s+(\d+) kB", STATUS.read_text()))
        return {"now": round(int(told["VmRSS"]) / 1024, 1), "most": round(int(told["VmHWM"]) / 1024, 1)}
    if sys.platform == "win32":
        return {}
    import resource

    bytes_each = 1 if sys.platform == "darwin" else 1024
    return {"most": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * bytes_each / 2**20, 1)}
