"""Walls & Ways: shift the maze, find your treasures, build your land."""

__version__ = "0.1.0"
