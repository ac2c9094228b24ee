"""A game file that is let go over the window opens, from wherever it comes."""

from pathlib import Path

from game.play.running import read_game
from game.play.store import copied, free_path
from game.play.trouble import Trouble
from game.scenes.house import House
from game.scenes.menu import Menu
from game.scenes.replay import watch_game


def open_dropped(house: House, path: Path) -> None:
    """Go on with a game, or watch it if it is over. What is no game is told in one sentence, and all stays as it is.

    A game from elsewhere is played in a copy among the saved games: its file is left alone.
    """
    try:
        header, session = read_game(path)
        if session.over:
            watch_game(house, header, session)
            return
        games = house.home.games
        game = path if path.resolve().parent == games.resolve() else copied(path, free_path(games, path.stem))
    except Trouble as trouble:
        house.tell(trouble)
        return

    def go_on() -> None:
        house.stack.reset(Menu(house))
        house.go_on(game)

    house.before_leaving(go_on)
