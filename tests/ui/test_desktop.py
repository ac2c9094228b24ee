"""What the desktop tells, the languages of its user, and what it is told when the program ends."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.play.languages import language_for, wished_languages
from game.play.settings import Settings
from game.scenes.program import words_for
from game.ui import desktop
from game.ui.desktop import hold_streams, preferred_languages, show_fatal_error


@pytest.mark.parametrize(
    ("environment", "wished", "chosen"),
    [
        ({}, [], "en"),
        ({"LANG": "de_DE.UTF-8"}, ["de_DE.UTF-8"], "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_BE"}, ["nl_BE"], "nl"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "nl_BE", "LC_ALL": "de_AT@euro"}, ["de_AT@euro"], "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, ["de_DE.UTF-8"], "de"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fy:nl:en"}, ["fy", "nl", "en", "en_US.UTF-8"], "nl"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, [], "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "POSIX"}, [], "en"),
        ({"LANG": "de.UTF-8"}, ["de.UTF-8"], "de"),
        ({"LANG": "ja_JP.UTF-8"}, ["ja_JP.UTF-8"], "en"),
    ],
)
def test_the_environment_asks_for_a_language(environment: dict[str, str], wished: list[str], chosen: str) -> None:
    assert wished_languages(environment) == wished
    assert language_for(wished) == chosen


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_are_asked(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    places = [{"language": "de", "country": "AT"}, {"language": "en", "country": None}]
    monkeypatch.setattr(desktop.sys, "platform", platform)
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: places)
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert preferred_languages() == ["de", "en"]
    assert words_for(Settings()).language == "de"
    assert words_for(Settings(language="nl")).language == "nl"


def test_elsewhere_the_environment_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop.sys, "platform", "linux")
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "de_CH.UTF-8")
    monkeypatch.setenv("LANGUAGE", "")
    assert words_for(Settings()).language == "de"


def test_last_words_are_said_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    show_fatal_error("it ends")
    assert capsys.readouterr().err == "it ends\n"


def test_without_a_terminal_last_words_stand_in_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[str] = []
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(pygame.display, "message_box", lambda title, line, kind: boxes.append(line))
    show_fatal_error("it ends")
    assert boxes == ["it ends"]


def test_without_terminal_and_box_last_words_are_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_box(*_: object) -> None:
        raise pygame.error("no display")

    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(pygame.display, "message_box", no_box)
    show_fatal_error("it ends")
    assert "it ends" in caplog.text


def test_missing_streams_are_held(root: Path) -> None:
    """The next file to be opened does not become the standard error."""
    program = "from game.ui.desktop import hold_streams; hold_streams(); raise SystemExit(open('setup.py').fileno())"
    call = ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", sys.executable, "-c", program]
    assert subprocess.run(call, cwd=root, check=False).returncode > 2


def test_streams_that_are_there_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "open", lambda *_: pytest.fail("a stream was opened"))
    hold_streams()
