"""The scenes of the window, from the menu to the results."""
