"""What a running game needs besides a screen: words, settings, game files, resources."""
