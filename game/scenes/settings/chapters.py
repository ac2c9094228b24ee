"""What can be set, chapter by chapter: every row is named like the field of the settings that it changes."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Pick:
    """One of several values; those that need words have them under ``settings.NAME.VALUE``."""

    name: str
    values: tuple[str | int, ...]


@dataclass(frozen=True)
class Switch:
    """On or off."""

    name: str


LANGUAGE = Pick("language", ())  # the values are the languages there are
SCALE = Pick("ui_scale", (75, 90, 100, 115, 130, 150, 175, 200))
LOUDNESS = (0, 10, 25, 40, 55, 70, 85, 100)

CHAPTERS: dict[str, tuple[Pick | Switch, ...]] = {
    "game": (
        Pick("pace", ("slow", "normal", "fast", "at_once")),
        Switch("hand_over"),
        Switch("automatic_end_of_turn"),
        Switch("open_treasures"),
        Switch("tooltips"),
    ),
    "screen": (
        LANGUAGE,
        SCALE,
        Switch("full_screen"),
        Pick("animation", ("slow", "normal", "fast", "off")),
        Switch("high_contrast"),
        Switch("large_emblems"),
    ),
    "sound": (Pick("sound_volume", LOUDNESS), Pick("music_volume", LOUDNESS), Switch("muted")),
}
