"""Frames: at rest, under a moving pointer, while a row is pushed, while the table is zoomed, and first ones."""

from functools import partial
from pathlib import Path

import pygame

from game.bench.engine import Amount, Answer, rounded, told
from game.bench.hands import LATE, MIDDLE, OVER, Hands, Size, around, moved, wheel
from game.ui import intents as say

ENTRIES = ("new", "load", "records", "settings", "keys", "rules", "credits")  # of the menu
ARROWS = ("N1", "E3", "S1", "W3", "N3", "E1", "S3", "W1")
NOTCHES = (1, 1, 1, 1, *(-1,) * 8, 1, 1, 1, 1)  # of the wheel


def frame_figures(size: Size, folder: Path, amount: Amount) -> Answer:
    """Frames in which nothing happens, that show the same again, under a moving pointer, of a push and of zooming."""
    hands = Hands(folder, size)
    opened = {"menu": hands.opened(hands.app.open)}
    for entry in ENTRIES:
        opened[entry] = hands.opened(partial(hands.click, entry))
        hands.opened(partial(hands.take, say.Back()))
    idle, again = [hands.frame() for _ in range(amount.frames)], {"menu": _again(hands, amount)}
    opened["board"] = hands.open_game(MIDDLE, "insert")
    idle += [hands.frame() for _ in range(amount.frames)]
    again["board"] = _again(hands, amount)
    preview = [hands.frame(moved(pos)) for pos in around(hands.house.stack.top.boxes()["board"], amount.frames)]
    pushes: list[float] = []
    for arrow in ARROWS:
        hands.click(f"arrow-{arrow}")
        pushes += hands.rest()
        hands.take(say.Undo())
        hands.rest()
    for name, intent in (("log", say.ShowLog()), ("pause", say.Back())):
        opened[name] = hands.opened(partial(hands.take, intent))
        hands.opened(partial(hands.take, say.Back()))
    opened["table"] = hands.open_game(LATE, "extend")
    again["table"] = _again(hands, amount)
    mat = hands.house.stack.top.boxes()["mat"]
    ghost = [hands.frame(moved(pos)) for pos in around(mat, amount.frames)]
    hands.frame(moved(mat.center))
    zoom = [frame for notch in NOTCHES for frame in (hands.frame(wheel(notch)), *hands.rest())]
    opened["results"] = hands.open_game(OVER, "over")
    return {
        "idle (ms)": told(idle, 1e3),
        "shown again (ms)": {name: told(frames, 1e3) for name, frames in again.items()},
        "pointer with a preview (ms)": {"board": told(preview, 1e3), "table": told(ghost, 1e3)},
        "push (ms)": told(pushes, 1e3),
        "zoom (ms)": told(zoom, 1e3) | {"worst": rounded(1e3 * max(zoom))},
        "first frame of a scene (ms)": {name: rounded(1e3 * seconds) for name, seconds in opened.items()},
    }


def _again(hands: Hands, amount: Amount) -> list[float]:
    """Frames that show again what is seen already, as when the window was covered."""
    exposed = pygame.event.Event(pygame.WINDOWEXPOSED)
    return [hands.frame(exposed) for _ in range(amount.frames)]
