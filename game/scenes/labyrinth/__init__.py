"""Labyrinth on the window: its board, panels, results, and the pictures of its rulebook."""
