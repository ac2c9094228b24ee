"""What happened so far, in words: the log of a game, and the places it speaks of."""

from game.scenes.log.scene import LogScene
from game.scenes.log.tale import Tale

__all__ = ["LogScene", "Tale"]
