"""Takes a running game from the house to its scenes, and back to the menu."""

from game.play.running import RunningGame, Setup
from game.play.settings import Settings
from game.play.thinking import Thinker
from game.play.trouble import Trouble
from game.scenes.board.scene import BoardScene
from game.scenes.draft import new_seed
from game.scenes.hand_over import HandOver
from game.scenes.house import TITLE, House, Leave, at_once, unconcerned
from game.scenes.log import LogScene
from game.scenes.log.visit import BoardVisit
from game.scenes.match import Match
from game.scenes.menu import Menu
from game.scenes.pause import Pause, ask_to_leave
from game.scenes.praise import praised
from game.scenes.replay import watch_game
from game.scenes.results import ResultsScene
from game.scenes.stage import Stage
from game.scenes.table import table_scene, visit_scene


def open_game(house: House, game: RunningGame) -> None:
    """Play on in a game, in place of all other scenes."""
    match = Match(game, Thinker(TITLE), house.settings.automatic_end_of_turn, house.tell)

    def close() -> None:
        house.before_leaving, house.on_change = at_once, unconcerned
        if match.over:
            praised(house, game)  # who leaves while the last piece moves is in the records all the same
        try:
            match.close()
        except Trouble as trouble:
            house.tell(trouble)
            game.file.close()

    def before_leaving(leave: Leave) -> None:
        """Let the game go; only what is not on the disk is worth a question."""

        def go() -> None:
            close()
            leave()

        if match.saved:
            go()
        else:
            ask_to_leave(house, go)

    def leave() -> None:
        before_leaving(lambda: house.stack.reset(Menu(house)))

    def follow(settings: Settings) -> None:
        match.automatic_end = settings.automatic_end_of_turn
        match.hand_over = settings.hand_over
        match.open_treasures = settings.open_treasures
        match.pace = settings.pace

    def again(same_seed: bool) -> None:
        """Deal for the same seats, with the same seed if asked for."""
        setup = Setup(match.seats, game.seed if same_seed else new_seed(), game.file.header["options"])
        before_leaving(lambda: house.start(setup))

    def pause(stage: Stage) -> Pause:
        return Pause(house, stage, house.stack.top.bindings)

    scenes = {
        "board": BoardScene,
        "table": table_scene,
        "results": lambda stage: ResultsScene(
            stage, again, lambda: watch_game(house, game.file.header, game.session), praised(house, game)
        ),
        "hand_over": HandOver,
        "log": LogScene,
        "board_visit": BoardVisit,
    }
    house.before_leaving, house.on_change = before_leaving, follow
    follow(house.settings)
    if match.steps or match.open_treasures:
        match.darken()
    Stage(house.kit, house.stack, match, scenes, visit_scene, leave, pause).open()
