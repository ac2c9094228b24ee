"""Changes the size of a real window between a frame and a change of scene, again and again.

Run as `python -m tests.window.resizing HOME TIMES`; ends with 0 if no frame met an error.
"""

import random
import subprocess
import sys
from pathlib import Path

import pygame

from game.app import App
from game.play.home import open_home
from game.play.settings import Settings
from game.play.words import Words
from game.ui.window import Window

LARGEST = (1280, 800)  # of the screen


def main(home: Path, times: int) -> int:
    chance = random.Random(times)
    pygame.font.init()
    window = Window((1100, 700))
    app = App(window, open_home(home), Words(), Settings())
    app.open()
    for number in range(times):
        app.frame(pygame.event.get())
        if number % 5 == 4:
            window.set_full_screen(not window.full_screen)
        handle = str(pygame.display.get_wm_info()["window"])
        for _ in range(chance.randrange(1, 4)):
            size = [str(chance.randrange(least, most)) for least, most in zip((1000, 600), LARGEST, strict=True)]
            subprocess.run(["xdotool", "windowsize", handle, *size], check=True)
        events = pygame.event.get() if number % 3 else []
        if app.program.stack.top.name == "settings":
            app.program.stack.pop()
        else:
            app.program.routes.open_settings()
        app.frame(events)
        if app.program.stack.top.name == "error_scene":
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
