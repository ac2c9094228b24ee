"""Replays: a game watched step by step, and played on from any of them."""

from typing import Any

from game.engine.landscape import Cell
from game.engine.session import Session
from game.engine.title import S
from game.play.game_lines import JsonLine
from game.play.running_game import RunningGame, read_game
from game.play.saved_games import SavedGame
from game.play.titles import TitleRules
from game.play.user_error import UserError
from game.scenes.navigator import Navigator
from game.scenes.program import Program
from game.scenes.replay.recording import Recording, ReplayMatch
from game.scenes.replay.scene import ReplayScene
from game.scenes.titles import screen_named
from game.ui.scene import Scene

__all__ = ["ReplayScene", "watch", "watch_game"]


class _ReplayNavigator(Navigator[S]):
    """The navigator of a replay: its landscapes are looked at in the replay itself."""

    def visit(self, number: int, cell: Cell | None = None) -> None:
        scene = self.stack.top
        assert isinstance(scene, ReplayScene)
        scene.show_landscape(number)


def watch(program: Program, game: SavedGame) -> None:
    """Show the replay of a saved game on top of the present scene."""
    try:
        header, rules, session = read_game(game.path)
    except UserError as user_error:
        program.tell(user_error)
    else:
        watch_game(program, header, rules, session)


def watch_game(program: Program, header: JsonLine, rules: TitleRules[S], session: Session[S]) -> None:
    """Show the replay of a game that has been read, or that was just played."""
    screen = screen_named(rules.name)
    program.speak_of(rules.name)
    match = ReplayMatch(Recording(program.home, header, rules, session), screen.scene_of)

    def branch() -> None:
        try:
            game: RunningGame[Any] = RunningGame.branch(program.home, header, session, match.at)
        except UserError as user_error:
            program.tell(user_error)
            return
        program.before_leaving(lambda: program.play(game))
        program.toast.say(program.kit.say("replay_scene.branched"))

    def nowhere(*_: object) -> Scene:
        raise AssertionError("a replay does not leave its scene")

    navigator = _ReplayNavigator(
        program.kit, program.stack, match, screen, {}, nowhere, program.stack.pop, nowhere, program.settings
    )
    program.stack.push(ReplayScene(navigator, match, branch))
