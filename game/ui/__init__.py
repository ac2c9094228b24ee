"""The window's kit: theme, text, widgets, layout, camera, input and pictures."""
