"""Takes a running game from the house to its scenes, and back to the menu."""

from game.play.running import RunningGame, Setup
from game.play.thinking import Thinker
from game.play.trouble import Trouble
from game.scenes.board.scene import BoardScene
from game.scenes.draft import new_seed
from game.scenes.house import TITLE, House, nothing
from game.scenes.match import Match
from game.scenes.menu import Menu
from game.scenes.results import results_scene
from game.scenes.stage import Stage
from game.scenes.table import table_scene, visit_scene


def open_game(house: House, game: RunningGame) -> None:
    """Play on in a game, in place of all other scenes."""
    match = Match(game, Thinker(TITLE), house.settings.automatic_end_of_turn, house.tell)

    def close() -> None:
        house.on_quit = nothing
        try:
            match.close()
        except Trouble as trouble:
            house.tell(trouble)

    def leave() -> None:
        close()
        house.stack.reset(Menu(house))

    def again(same_seed: bool) -> None:
        """Deal for the same seats, with the same seed if asked for."""
        setup = Setup(match.seats, game.seed if same_seed else new_seed(), game.file.header["options"])
        close()
        house.start(setup)

    scenes = {"board": BoardScene, "table": table_scene, "results": lambda stage: results_scene(stage, again)}
    house.on_quit = close
    Stage(house.kit, house.stack, match, scenes, visit_scene, leave).open()
