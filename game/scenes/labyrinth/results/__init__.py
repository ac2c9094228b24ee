"""The results of a game: towers, measure and ledger."""

from game.scenes.labyrinth.results.scene import ResultsScene

__all__ = ["ResultsScene"]
