"""The results of a game: who won, and what each score is made of."""

from game.scenes.results.scene import ResultsScene

__all__ = ["ResultsScene"]
