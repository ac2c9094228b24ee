"""The list of the screens that titles give the window. A screen is loaded when it is first asked for; no other scene
that titles share names one."""

from functools import cache
from typing import TYPE_CHECKING, Any

from game.engine.reading import ReadingError
from game.play.titles import TITLES, loaded, rules_named

if TYPE_CHECKING:
    from game.scenes.navigator import TitleScreen

SCREENS: dict[str, str] = {"labyrinth": "game.scenes.labyrinth.screen:labyrinth_screen"}
"""Every title by its name: the module and the function that return its `TitleScreen`."""


def check_titles() -> None:
    """Raise `ReadingError` where a title has rules and no screen, or a screen and no rules."""
    lists = ((SCREENS, "scenes", TITLES, "play"), (TITLES, "play", SCREENS, "scenes"))
    problems = [
        f"the title {name} is in the list of game/{here}/titles.py, but not in that of game/{there}/titles.py"
        for listed, here, others, there in lists
        for name in listed
        if name not in others
    ]
    if problems:
        raise ReadingError(problems)


def screen_named(name: object) -> "TitleScreen[Any]":
    """Return the screen of a title. Raises `ValueError` if there is none of that name, `DocumentError` or
    `TileSetError` where its data are broken."""
    if not isinstance(name, str) or name not in SCREENS:
        raise ValueError(f"{name!r} is no title; there are: {', '.join(SCREENS)}")
    return screen_at(SCREENS[name])


def daily_titles() -> list[str]:
    """The titles that have a game of the day."""
    return [title for title in SCREENS if rules_named(title).daily is not None]


@cache
def screen_at(place: str) -> "TitleScreen[Any]":
    """Return the screen that a function `module:function` makes, made once."""
    made: TitleScreen[Any] = loaded(place)()
    return made
