"""What board and table share on the window: players on the left, the turn on the right, a bar below."""
