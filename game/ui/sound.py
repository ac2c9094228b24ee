"""What is heard: effects and a loop of music, each with a volume; where nothing can be heard the game plays on."""

import logging
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pygame

log = logging.getLogger(__name__)

Find = Callable[..., Path]

FOLDER = "sounds"
MUSIC = "music.wav"
SOUNDS = {
    "push": ("push",),
    "drop": ("drop",),
    "hop": ("hop-1", "hop-2", "hop-3"),
    "turn": ("turn",),
    "lay": ("lay",),
    "refuse": ("refuse",),
    "token": ("token",),
    "completed": ("completed",),
    "treasure": ("treasure",),
    "crown": ("crown",),
    "your_turn": ("your_turn",),
    "button": ("button",),
}
"""The files of each sound; where there are several they take turns, so that steps do not sound like a machine."""

FREQUENCY, CHANNELS, BUFFER = 44_100, 16, 1024  # a buffer of 23 ms: soon enough for an ear, seldom enough for a core
FADE_IN = 2000  # milliseconds in which the music comes up


class Sound:
    """Plays sounds by name. Volumes are per cent.

    Nothing is heard before `open` was called, as some loudspeakers let the program wait; and none is asked for as
    long as there is nothing to be heard.
    """

    def __init__(self, find: Find) -> None:
        self._find = find
        self._effects = self._music = 0
        self._muted = False
        self._may_open = self._tried = False
        self._ready = False
        self._playing = False
        self._sounds: dict[str, cycle[pygame.mixer.Sound]] = {}

    @property
    def ready(self) -> bool:
        """Whether there is a loudspeaker, and it is open."""
        return self._ready

    def open(self) -> None:
        """From now on a loudspeaker may be opened; it is tried once."""
        if not self._may_open:
            self._may_open = True
            self._follow()

    def close(self) -> None:
        """Let the loudspeaker go."""
        if self._ready:
            self._ready = False
            pygame.mixer.quit()

    def tune(self, effects: int, music: int, muted: bool) -> None:
        """Hear it so from now on."""
        self._effects, self._music, self._muted = effects, music, muted
        if self._may_open:
            self._follow()

    def play(self, name: str, strength: float = 1.0) -> None:
        """Let a sound of `SOUNDS` be heard."""
        if self._ready and self._effects and not self._muted:
            sound = next(self._sounds[name])
            sound.set_volume(_strength(self._effects) * strength)
            sound.play()

    def _follow(self) -> None:
        """Open the loudspeaker once it is needed, and let the music be as loud as it was tuned, or stop."""
        audible = bool(self._effects or self._music) and not self._muted
        if audible and not self._tried:
            self._tried = True
            self._open()
        if self._ready:
            self._play_music()

    def _open(self) -> None:
        """Open the loudspeaker and read the sounds; whatever is in the way is told in the log."""
        try:
            pygame.mixer.init(FREQUENCY, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
            for name, files in SOUNDS.items():
                self._sounds[name] = cycle([pygame.mixer.Sound(self._find(FOLDER, f"{file}.wav")) for file in files])
        except (pygame.error, OSError) as error:
            log.warning("the game plays on without sound: %s", error)
            pygame.mixer.quit()
        else:
            self._ready = True

    def _play_music(self) -> None:
        music = pygame.mixer.music
        wanted = self._music > 0 and not self._muted
        music.set_volume(_strength(self._music))
        if wanted and not self._playing:
            try:
                music.load(self._find(FOLDER, MUSIC))
                music.play(-1, fade_ms=FADE_IN)
            except (pygame.error, OSError) as error:
                log.warning("there is no music: %s", error)
                return
        elif not wanted and self._playing:
            music.stop()
            music.unload()
        self._playing = wanted


def _strength(percent: int) -> float:
    """How strong a volume is: ears take steps as even where each multiplies."""
    return float((percent / 100) ** 1.7)
