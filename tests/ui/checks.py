"""What must hold for the boxes of every scene, in every window."""

from itertools import combinations

import pygame

WINDOWS = (((1024, 640), 100), ((1280, 720), 200), ((1440, 900), 75), ((2560, 1440), 130), ((1024, 1400), 100))
"""Windows and what the player asked for, in per cent."""


def check_boxes(boxes: dict[str, pygame.Rect], window: tuple[int, int]) -> None:
    """All boxes lie in the window and none is empty; no two overlap, but for a thing and its own parts."""
    whole = pygame.Rect((0, 0), window)
    for name, box in boxes.items():
        assert whole.contains(box), f"{name} {box} leaves the window {window}"
        assert box.width > 0 and box.height > 0, f"{name} is empty"
    for (one, box), (other, over) in combinations(boxes.items(), 2):
        if not (one.startswith(f"{other}.") or other.startswith(f"{one}.")):
            assert not box.colliderect(over), f"{one} {box} lies on {other} {over}"
