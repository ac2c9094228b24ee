"""What a running game of Labyrinth needs besides a screen: its words, figures and records."""
