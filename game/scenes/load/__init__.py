"""Saved games: a list with pictures of the landscapes; open, watch, rename, delete and bring back."""

from game.scenes.load.scene import LoadScene

__all__ = ["LoadScene"]
