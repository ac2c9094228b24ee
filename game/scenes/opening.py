"""Takes a running game from the house to its scenes, and back to the menu."""

from game.play.running import RunningGame
from game.play.thinking import Thinker
from game.play.trouble import Trouble
from game.scenes.board.scene import BoardScene
from game.scenes.house import TITLE, House
from game.scenes.match import Match
from game.scenes.menu import Menu
from game.scenes.stage import Stage
from game.scenes.table.scene import TableScene


def open_game(house: House, game: RunningGame) -> None:
    """Play on in a game, in place of all other scenes."""
    match = Match(game, Thinker(TITLE), house.settings.automatic_end_of_turn, house.tell)

    def leave() -> None:
        try:
            match.close()
        except Trouble as trouble:
            house.tell(trouble)
        house.stack.reset(Menu(house))

    stage = Stage(house.kit, house.stack, match, {"board": BoardScene, "table": TableScene}, TableScene, leave)
    stage.open()
