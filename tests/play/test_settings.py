"""Settings come back as they were saved, and a broken file is set aside, never fatal."""

import json
from dataclasses import replace

import pytest

from game.engine.session import Seat
from game.play import atomic
from game.play.home import Home
from game.play.settings import LastSetup, Settings, load_settings, save_settings
from game.play.user_error import UserError
from game.play.words import Words

CHOSEN = Settings(
    ui_scale=150,
    full_screen=True,
    window=(1600, 900),
    animation="fast",
    automatic_end_of_turn=True,
    tooltips=False,
    sound_volume=40,
    music_volume=25,
    muted=True,
    last_setup=LastSetup((Seat("Zoë", "red"), Seat("Bo", "blue", "greedy")), "labyrinth", {"crown": "2B"}),
)


def test_the_first_start_has_the_usual_settings(home: Home) -> None:
    assert load_settings(home.settings) == (Settings(), None)


def test_settings_come_back(home: Home) -> None:
    save_settings(home.settings, CHOSEN)
    assert load_settings(home.settings) == (CHOSEN, None)
    assert [path.name for path in home.root.iterdir() if path.is_file()] == ["settings.json"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"ui_scale": "large"}',
        '{"ui_scale": true}',
        '{"ui_scale": 1000}',
        '{"animation": "frantic"}',
        '{"window": [1280]}',
        '{"window": [10, 10]}',
        '{"sound_volume": 101}',
        '{"music_volume": -1}',
        '{"muted": 1}',
        '{"last_setup": {"seats": [{"name": "Ann"}], "quest": ""}}',
        '{"last_setup": {"seats": 3}}',
        '{"last_setup": {"seats": [], "title": 3}}',
        '{"last_setup": {"seats": [], "options": []}}',
        '{"last_setup": {"seats": [{"name": "Ann", "colour": "mauve", "player": "person"}], "quest": ""}}',
        '{"keys": {"turn.0": ["\\ud800"]}}',
        "[" * 100_000,
        "\x00" * 100,
    ],
)
def test_a_broken_file_is_set_aside(text: str, home: Home) -> None:
    home.settings.write_text(text)
    settings, user_error = load_settings(home.settings)
    assert settings == Settings()
    assert user_error is not None
    assert "settings.broken.json" in Words().tell(user_error)
    assert "\n" not in Words().tell(user_error)
    assert not home.settings.exists()
    assert home.settings.with_name("settings.broken.json").read_text() == text


def test_bytes_that_are_no_text_are_set_aside(home: Home) -> None:
    home.settings.write_bytes(b"\xff\xfe\xff")
    assert load_settings(home.settings)[0] == Settings()
    assert not home.settings.exists()


def test_settings_of_a_newer_version_are_read(home: Home) -> None:
    home.settings.write_text(json.dumps({"ui_scale": 125, "from_the_future": {"a": 1}}))
    assert load_settings(home.settings) == (replace(Settings(), ui_scale=125), None)


@pytest.mark.parametrize(("first", "kept"), [(1, 1), (None, None), (2, None)])
def test_the_last_setup_of_the_first_release_is_read(first: int | None, kept: int | None, home: Home) -> None:
    """Version 0.1.0 knew one title; what was chosen of its options is chosen anew."""
    seats = [{"name": "Zoë", "colour": "red", "player": "person"}, {"name": "Bo", "colour": "blue", "player": "greedy"}]
    home.settings.write_text(json.dumps({"last_setup": {"seats": seats, "quest": "2B", "first": first}}))
    settings, user_error = load_settings(home.settings)
    assert user_error is None
    assert settings.last_setup == LastSetup((Seat("Zoë", "red"), Seat("Bo", "blue", "greedy")), first=kept)


def test_a_folder_in_place_of_the_file_is_told(home: Home) -> None:
    home.settings.mkdir()
    settings, user_error = load_settings(home.settings)
    assert settings == Settings()
    assert user_error is not None
    assert "could not be read" in Words().tell(user_error)
    with pytest.raises(UserError) as told:
        save_settings(home.settings, CHOSEN)
    assert "could not be saved" in Words().tell(told.value)


def test_a_full_disk_leaves_the_old_settings(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    save_settings(home.settings, CHOSEN)
    monkeypatch.setattr(atomic.os, "fsync", full)
    with pytest.raises(UserError) as told:
        save_settings(home.settings, Settings())
    assert "No space left on device" in Words().tell(told.value)
    assert load_settings(home.settings) == (CHOSEN, None)
    assert [path.name for path in home.root.iterdir() if path.is_file()] == ["settings.json"]
