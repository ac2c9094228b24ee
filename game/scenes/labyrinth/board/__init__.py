"""The labyrinth board: the frame, pushing rows, walking."""
