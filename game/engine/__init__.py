"""The rules of the game: no screen, no files, no clock."""
