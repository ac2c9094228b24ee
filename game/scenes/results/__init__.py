"""The results of a game: towers, measure and ledger."""

from collections.abc import Callable

from game.scenes.results.scene import ResultsScene
from game.scenes.stage import Stage


def results_scene(stage: Stage, again: Callable[[bool], object]) -> ResultsScene:
    """The scene of the phase over; `again` deals anew for the same seats, with the same seed if told so."""
    return ResultsScene(stage, again)
