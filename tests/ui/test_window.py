"""The window is opened again where the display is away for a moment."""

import pygame
import pytest

from game.ui import window


def test_an_x_server_that_starts_anew_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the driver named in the environment SDL fails where it would else take another one."""
    tries: list[str] = []

    def start() -> None:
        tries.append("start")
        if len(tries) < 3:
            raise pygame.error("x11 not available")

    monkeypatch.setattr(pygame.display, "init", start)
    monkeypatch.setattr(pygame.display, "quit", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(window, "RESTART_PAUSE", 0.0)
    window._wait_for_display("x11")
    assert len(tries) == 3
