"""How fast and how lean the program is: `python -m game bench`."""

PARTS = ("engine", "frames-1440x900", "frames-2560x1440", "start", "memory", "idle")
