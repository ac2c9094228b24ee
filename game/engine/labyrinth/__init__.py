"""Carcassonne Labyrinth: the maze, the turn, the landscape's tokens and the tower (rules L1 to L20)."""
