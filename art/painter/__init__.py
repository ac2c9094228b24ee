"""The painter: every picture of the game from the same data that the rules read."""
