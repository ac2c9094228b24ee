"""Players that choose among the legal actions of a view."""
