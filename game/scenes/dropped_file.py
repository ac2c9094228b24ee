"""A game file that is let go over the window opens, from wherever it comes."""

from pathlib import Path

from game.play.game_file import copied, free_path
from game.play.running_game import read_game
from game.play.user_error import UserError
from game.scenes.menu import Menu
from game.scenes.program import Program
from game.scenes.replay import watch_game


def open_dropped(program: Program, path: Path) -> None:
    """Go on with a game, or watch it if it is over. What is no game is told in one sentence, and all stays as it is.

    A game from elsewhere is played in a copy among the saved games: its file is left alone.
    """
    try:
        header, rules, session = read_game(path)
        if session.over:
            watch_game(program, header, rules, session)
            return
        games = program.home.games
        game = path if path.resolve().parent == games.resolve() else copied(path, free_path(games, path.stem))
    except UserError as user_error:
        program.tell(user_error)
        return

    def go_on() -> None:
        program.stack.reset(Menu(program))
        program.go_on(game)

    program.before_leaving(go_on)
