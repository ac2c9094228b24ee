"""The settings: chapters of rows, the keys, the save folder. Each applies at once and is kept."""

from game.scenes.settings.scene import SettingsScene

__all__ = ["SettingsScene"]
