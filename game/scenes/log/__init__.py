"""What happened so far, in words: the log of a game, and the places it speaks of."""

from game.scenes.log.log_list import LogList
from game.scenes.log.scene import LogScene

__all__ = ["LogList", "LogScene"]
