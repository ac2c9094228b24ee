"""Replays: a game watched step by step, and played on from any of them."""

from typing import Any

from game.engine.session import Session
from game.play.game_lines import JsonLine
from game.play.running_game import RunningGame, read_game
from game.play.saved_games import SavedGame
from game.play.user_error import UserError
from game.scenes.navigator import Navigator
from game.scenes.program import Program
from game.scenes.replay.recording import Recording, ReplayMatch
from game.scenes.replay.scene import ReplayScene
from game.ui.scene import Scene

__all__ = ["ReplayScene", "watch", "watch_game"]


class _ReplayNavigator(Navigator):
    """The navigator of a replay: its landscapes are looked at in the replay itself."""

    def visit(self, seat: int) -> None:
        scene = self.stack.top
        assert isinstance(scene, ReplayScene)
        scene.show_land(None if scene.land == seat else seat)


def watch(program: Program, game: SavedGame) -> None:
    """Show the replay of a saved game on top of the present scene."""
    try:
        header, session = read_game(game.path)
    except UserError as user_error:
        program.tell(user_error)
    else:
        watch_game(program, header, session)


def watch_game(program: Program, header: JsonLine, session: Session[Any]) -> None:
    """Show the replay of a game that has been read, or that was just played."""
    match = ReplayMatch(Recording(program.home, header, session))

    def branch() -> None:
        try:
            game = RunningGame.branch(program.home, header, session, match.at)
        except UserError as user_error:
            program.tell(user_error)
            return
        program.before_leaving(lambda: program.play(game))
        program.toast.say(program.kit.say("replay_scene.branched"))

    def nowhere(*_: object) -> Scene:
        raise AssertionError("a replay does not leave its scene")

    navigator = _ReplayNavigator(program.kit, program.stack, match, {}, nowhere, program.stack.pop, nowhere)
    program.stack.push(ReplayScene(navigator, match, branch))
