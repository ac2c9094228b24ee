"""The results of a game: towers, measure and ledger."""

from game.scenes.results.scene import ResultsScene

__all__ = ["ResultsScene"]
