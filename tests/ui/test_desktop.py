"""What the desktop tells: the languages of its user, wherever each system keeps them."""

import pygame
import pytest

from game.play.languages import language_for
from game.ui import desktop
from game.ui.desktop import preferred_languages, wished_languages


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
