"""The results of Labyrinth: towers, measure and crown."""
