"""What a person chose once and finds again: size, speed, comfort, keys, and the last set-up."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args

from game.engine.session import Seat
from game.play.atomic import write_atomically
from game.play.quarantine import quarantine
from game.play.seats import seat_from_json
from game.play.user_error import UserError, why

T = TypeVar("T")
Speed = Literal["slow", "normal", "fast", "off"]
Pace = Literal["slow", "normal", "fast", "at_once"]
Keys = Mapping[str, tuple[str, ...]]
MIN_SCALE, MAX_SCALE = 75, 200
MIN_WINDOW = (1024, 640)


@dataclass(frozen=True)
class LastSetup:
    """The players in their order, and the title and its options (JSON values) that were chosen last."""

    seats: tuple[Seat, ...] = ()
    title: str = ""  # not known
    options: Mapping[str, Any] = field(default_factory=dict)
    first: int | None = None  # at random


@dataclass(frozen=True)
class Settings:
    """All settings; change one with `dataclasses.replace`. Raises `ValueError` for a value out of range."""

    language: str = ""  # the system's, as long as none was chosen
    ui_scale: int = 100  # per cent
    full_screen: bool = False
    window: tuple[int, int] = (1280, 800)
    animation: Speed = "normal"
    high_contrast: bool = False
    large_emblems: bool = False
    pace: Pace = "normal"  # of computer players
    hand_over: bool = True  # a dark screen between persons
    automatic_end_of_turn: bool = False
    open_treasures: bool = False
    tooltips: bool = True
    sound_volume: int = 70  # per cent
    music_volume: int = 0
    muted: bool = False
    keys: Keys = field(default_factory=dict)  # those that were bound anew, by spot (see game/ui/keymap.py)
    last_setup: LastSetup = LastSetup()

    def __post_init__(self) -> None:
        if not MIN_SCALE <= self.ui_scale <= MAX_SCALE:
            raise ValueError("ui_scale")
        if self.animation not in get_args(Speed):
            raise ValueError("animation")
        if self.pace not in get_args(Pace):
            raise ValueError("pace")
        for volume in ("sound_volume", "music_volume"):
            if not 0 <= getattr(self, volume) <= 100:
                raise ValueError(volume)
        if self.window[0] < MIN_WINDOW[0] or self.window[1] < MIN_WINDOW[1]:
            raise ValueError("window")


def load_settings(path: Path) -> tuple[Settings, UserError | None]:
    """The settings of a file, or the usual ones; a file that cannot be used is set aside; the error says why."""
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
        json.dumps(stored, ensure_ascii=False).encode()  # an unpaired surrogate could never be written again
        return _from_json(stored), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), UserError("settings_unread", file=path, why=why(error))
    except (ValueError, RecursionError) as error:
        return Settings(), _quarantine(path, error)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings, whole or not at all. Raises `UserError`."""
    try:
        write_atomically(path, json.dumps(asdict(settings), indent=2, ensure_ascii=False) + "\n")
    except OSError as error:
        raise UserError("settings_unsaved", file=path, why=why(error)) from error


def _quarantine(path: Path, error: Exception) -> UserError:
    try:
        aside = quarantine(path)
    except OSError as failure:
        return UserError("settings_unread", file=path, why=why(failure))
    return UserError("settings_broken", file=path, aside=aside.name, why=why(error))


def _from_json(stored: object) -> Settings:
    """Settings from JSON words; keys unknown here may come from a newer version and are left out."""
    if not isinstance(stored, dict):
        raise ValueError("settings")
    usual = Settings()
    plain = {
        each.name: _alike(stored, each.name, getattr(usual, each.name))
        for each in fields(Settings)
        if isinstance(getattr(usual, each.name), bool | int | str)
    }
    return Settings(
        **plain,
        window=_window(stored.get("window", list(usual.window))),
        keys=_keys(stored.get("keys", {})),
        last_setup=_last_setup(stored.get("last_setup", {})),
    )


def _alike(stored: dict[str, Any], name: str, usual: T) -> T:
    """The stored value if it is of the same type as the usual one, which also stands in for a missing one."""
    value = stored.get(name, usual)
    if type(value) is not type(usual):
        raise ValueError(name)
    return value


def _window(stored: object) -> tuple[int, int]:
    match stored:
        case [int(width), int(height)]:
            return width, height
    raise ValueError("window")


def _keys(stored: object) -> Keys:
    match stored:
        case dict() if all(
            isinstance(keys, list) and all(isinstance(key, str) for key in keys) for keys in stored.values()
        ):
            return {spot: tuple(keys) for spot, keys in stored.items()}
    raise ValueError("keys")


def _last_setup(stored: object) -> LastSetup:
    """The last set-up. Those of 0.1.0, which knew one title, have no `title` and no `options`."""
    match stored:
        case {"seats": list(words), **more}:
            seats = tuple(seat_from_json(seat) for seat in words)
            match more.get("title", ""), more.get("options", {}), more.get("first"):
                case str(title), dict(options), int(first) if 0 <= first < len(seats):
                    return LastSetup(seats, title, options, first)
                case str(title), dict(options), _:
                    return LastSetup(seats, title, options)
        case {} if not stored:
            return LastSetup()
    raise ValueError("last_setup")
