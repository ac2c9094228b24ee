"""Takes a running game from the menu to its scenes, and back to the menu."""

from game.engine.title import S
from game.play.bot_worker import BotWorker
from game.play.running_game import RunningGame, Setup
from game.play.settings import Settings
from game.play.user_error import UserError
from game.scenes.hand_over import HandOver
from game.scenes.log import LogScene
from game.scenes.match import Match
from game.scenes.menu import Menu
from game.scenes.navigator import Navigator
from game.scenes.pause import Pause, ask_to_leave
from game.scenes.program import Leave, Program, at_once, unconcerned
from game.scenes.record_notice import record_notice
from game.scenes.replay import watch_game
from game.scenes.results import ResultsScene
from game.scenes.setup_draft import new_seed
from game.scenes.table import table_scene, visit_scene
from game.scenes.titles import screen_named


def start_game(program: Program, game: RunningGame[S]) -> None:
    """Play on in a game, in place of all other scenes."""
    title = game.rules.name
    screen = screen_named(title)
    match = Match(game, BotWorker(game.rules), screen.scene_of, program.settings.automatic_end_of_turn, program.tell)

    def close() -> None:
        program.before_leaving, program.on_change = at_once, unconcerned
        if match.over:  # who leaves while the last piece moves is in the records all the same
            record_notice(program.kit.say, program.tell, game)
        try:
            match.close()
        except UserError as user_error:
            program.tell(user_error)
            game.file.close()

    def before_leaving(leave: Leave) -> None:
        """Let the game go; only what is not on the disk is worth a question."""

        def go() -> None:
            close()
            leave()

        if match.saved:
            go()
        else:
            ask_to_leave(program, go)

    def leave() -> None:
        before_leaving(lambda: program.stack.reset(Menu(program)))

    def follow(settings: Settings) -> None:
        match.automatic_end = settings.automatic_end_of_turn
        match.hand_over.on = settings.hand_over
        match.computers.pace = settings.pace
        navigator.settings = settings

    def again(same_seed: bool) -> None:
        """Deal for the same seats, with the same seed if asked for."""
        setup = Setup(match.seats, game.seed if same_seed else new_seed(), game.file.header["options"])
        before_leaving(lambda: program.start(title, setup))

    def pause(navigator: Navigator[S]) -> Pause[S]:
        return Pause(program, navigator, program.stack.top.bindings)

    shared = {"table": table_scene, "results": ResultsScene, "hand_over": HandOver, "log": LogScene}
    navigator = Navigator(
        program.kit, program.stack, match, screen, shared, visit_scene, leave, pause, program.settings
    )
    navigator.again = again
    navigator.watch = lambda: watch_game(program, game.file.header, game.rules, game.session)
    navigator.notice = lambda: record_notice(program.kit.say, program.tell, game)
    program.speak_of(title)
    program.before_leaving, program.on_change = before_leaving, follow
    follow(program.settings)
    if match.steps or program.settings.open_treasures:
        match.hand_over.darken()
    navigator.open()
