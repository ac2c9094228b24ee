"""Broken settings and game files in the window itself, without a screen: it opens, and never shows the error scene."""

import os
from pathlib import Path

from game.play.game_lines import StoreError
from game.play.home import Home
from game.play.running_game import read_game
from game.play.settings import load_settings
from game.play.words import Words

FRAMES = 3
TOLD = "told"
READ = "read"


def judge_window(path: Path, home: Home) -> str:
    """Start the program with these settings, or go on with this game, for some frames of each scene it shows."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame  # only here: the other judges need no window

    from game.app import App
    from game.scenes.setup import SetupScene
    from game.ui.window import Window

    is_game = path.suffix == ".game"
    if is_game:
        try:
            read_game(path)
        except StoreError:
            return TOLD
    source = path.read_bytes()
    settings, user_error = load_settings(home.settings if is_game else path)
    aside = path.with_name(f"{path.stem}.broken{path.suffix}")
    if user_error is not None:
        aside.unlink(missing_ok=True)
        path.write_bytes(source)
        return TOLD
    pygame.font.init()
    window = Window(settings.window, settings.full_screen)
    app = App(window, home, Words(), settings)
    app.open()
    app.frame([])
    if is_game:
        app.program.go_on(path)
    else:
        app.program.stack.push(SetupScene(app.program, "labyrinth"))
    for _ in range(FRAMES):
        app.frame([])
        assert app.program.stack.top.name != "error_scene", app.program.stack.top
    app.program.quit()
    assert app.program.stack.empty
    return READ
