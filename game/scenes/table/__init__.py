"""The landscape table: where the tiles of a turn are laid, and where every landscape can be looked at."""
