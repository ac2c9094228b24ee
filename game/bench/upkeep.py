"""What the program takes besides frames: the time to start, memory, and a core while nothing happens."""

import re
import sys
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

import pygame

from game.bench.engine import Amount, Answer, rounded
from game.bench.hands import BEGUN, DESIGN, LATE, MIDDLE, OVER, Hands, Size
from game.ui import intents as say

ENTRIES = ("new", "load", "records", "settings", "keys", "rules", "credits")  # of the menu
RESIZED: tuple[Size, ...] = ((1100, 700), (1280, 800), (1440, 900))
STATUS = Path("/proc/self/status")


def start_figures(folder: Path) -> Answer:
    """Process time from the start of the program to the first frame of the menu, and then of the board."""
    hands = Hands(folder, DESIGN)
    hands.app.open()
    hands.frame()
    menu = process_time()
    hands.rest()
    return {
        "first menu frame (s)": rounded(menu),
        "board (s)": rounded(hands.open_game(BEGUN, "insert")),
    }


def memory_figures(folder: Path) -> Answer:
    """Megabytes taken after each step, and the most until then, as the system counts them."""
    hands = Hands(folder, DESIGN)
    hands.opened(hands.app.open)
    figures: Answer = {"menu (MB)": _memory()}
    hands.open_game(MIDDLE, "insert")
    figures["board (MB)"] = _memory()
    hands.opened(partial(hands.take, say.ShowLog()))
    hands.opened(partial(hands.take, say.Back()))
    hands.opened(partial(hands.take, say.ShowUnseen()))
    hands.open_game(LATE, "extend")
    hands.opened(partial(hands.take, say.ShowLandscapes()))
    hands.open_game(OVER, "over")
    hands.opened(lambda: hands.house.before_leaving(hands.app.open))
    for entry in ENTRIES:
        hands.opened(partial(hands.click, entry))
        hands.opened(partial(hands.take, say.Back()))
    figures["all scenes (MB)"] = _memory()
    for size in RESIZED:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        hands.rest()
        hands.open_game(MIDDLE, "insert")
    figures["after resizing (MB)"] = _memory()
    return figures


def idle_figures(folder: Path, amount: Amount) -> Answer:
    """The share of a core that the main loop takes while nothing happens."""
    hands = Hands(folder, DESIGN)
    hands.opened(hands.app.open)
    figures = {"menu (%)": _idle(hands, amount.seconds)}
    hands.open_game(BEGUN, "insert")
    return figures | {"board (%)": _idle(hands, amount.seconds)}


def _idle(hands: Hands, seconds: float) -> float:
    """Let the main loop run until the time is over; leaving is what ends it."""
    hands.app.kit.sound.open()
    hands.app.clock = perf_counter
    pygame.time.set_timer(pygame.QUIT, round(1000 * seconds), 1)
    began, before = perf_counter(), process_time()
    hands.app.loop()
    share = (process_time() - before) / (perf_counter() - began)
    hands.app.clock = lambda: hands.time
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
