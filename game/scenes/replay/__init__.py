"""Replays: a game watched step by step, and played on from any of them."""

from typing import Any

from game.engine.session import Session
from game.play.library import SavedGame
from game.play.lines import Line
from game.play.running import RunningGame, read_game
from game.play.trouble import Trouble
from game.scenes.house import House
from game.scenes.replay.recording import Recording, ReplayMatch
from game.scenes.replay.scene import ReplayScene
from game.scenes.stage import Stage
from game.ui.scene import Scene

__all__ = ["ReplayScene", "watch", "watch_game"]


class _ReplayStage(Stage):
    """The stage of a replay: its landscapes are looked at in the replay itself."""

    def visit(self, seat: int) -> None:
        scene = self.stack.top
        assert isinstance(scene, ReplayScene)
        scene.show_land(None if scene.land == seat else seat)


def watch(house: House, game: SavedGame) -> None:
    """Show the replay of a saved game on top of the present scene."""
    try:
        header, session = read_game(game.path)
    except Trouble as trouble:
        house.tell(trouble)
    else:
        watch_game(house, header, session)


def watch_game(house: House, header: Line, session: Session[Any]) -> None:
    """Show the replay of a game that has been read, or that was just played."""
    match = ReplayMatch(Recording(house.home, header, session))

    def branch() -> None:
        try:
            game = RunningGame.branch(house.home, header, session, match.at)
        except Trouble as trouble:
            house.tell(trouble)
            return
        house.before_leaving(lambda: house.play(game))
        house.toast.say(house.kit.say("replay_scene.branched"))

    def nowhere(*_: object) -> Scene:
        raise AssertionError("a replay does not leave its scene")

    stage = _ReplayStage(house.kit, house.stack, match, {}, nowhere, house.stack.pop, nowhere)
    house.stack.push(ReplayScene(stage, match, branch))
