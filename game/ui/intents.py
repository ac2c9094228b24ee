"""Intents: what a player wants, whatever device it came from. event_reader.py makes them out of events.

Positions are pixels of the window's surface.
"""

from dataclasses import dataclass

Pos = tuple[int, int]


class Intent:
    """Base of all intents."""


# --- the pointer -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PointerMove(Intent):
    """The pointer is somewhere else; `None` when it left the window."""

    pos: Pos | None


@dataclass(frozen=True)
class PointerDown(Intent):
    """The left button went down."""

    pos: Pos


@dataclass(frozen=True)
class PointerUp(Intent):
    """The left button was let go after a drag (else it is `Click`)."""

    pos: Pos


@dataclass(frozen=True)
class Click(Intent):
    """A click: the left button went down and up within the drag threshold."""

    pos: Pos


@dataclass(frozen=True)
class Drag(Intent):
    """The pointer moved on with the left or middle button held, past the threshold, from where it went down."""

    start: Pos
    pos: Pos
    dx: int
    dy: int


@dataclass(frozen=True)
class Zoom(Intent):
    """The wheel (or + and −, then `pos` is None); lists take it as scrolling. Positive is nearer, or up."""

    steps: int
    pos: Pos | None = None


# --- the game --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Turn(Intent):
    """Turn the tile by quarter turns, clockwise where positive."""

    quarters: int


@dataclass(frozen=True)
class Cursor(Intent):
    """Move the cursor by cells; x east, y south."""

    dx: int
    dy: int


@dataclass(frozen=True)
class Pan(Intent):
    """Look further that way, by steps; x east, y south."""

    dx: int
    dy: int


@dataclass(frozen=True)
class HoldCrown(Intent):
    """Look at the own treasure, as long as the key is down."""

    down: bool


@dataclass(frozen=True)
class Confirm(Intent):
    """Yes: carry out what is chosen or press what has the focus. Space means just that, Enter may mean the scene."""

    by_space: bool = False


class Back(Intent):
    """No: leave, close, take the choice back."""


class Undo(Intent):
    pass


class Redo(Intent):
    pass


class Fit(Intent):
    """Show everything."""


class EndTurn(Intent):
    pass


class Stay(Intent):
    """End the walk where the meeple stands."""


class ShowBoard(Intent):
    """Look at the labyrinth, or go back from it."""


class ShowLandscapes(Intent):
    pass


class ShowHint(Intent):
    """What would a strong player do here?"""


class ShowUnseen(Intent):
    """Show the tiles that nobody has seen yet, or put them away."""


class ShowLog(Intent):
    """Tell what happened so far."""


class Delete(Intent):
    """Throw away what is chosen."""


@dataclass(frozen=True)
class Choose(Intent):
    """Take the number-th of several tiles in hand, counted from 0."""

    number: int


class SkipToMe(Intent):
    """Let computer players finish their turns at once, until a person is to decide."""


# --- the window ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FocusMove(Intent):
    """Tab: on by one, or back."""

    step: int


class Help(Intent):
    """Show the keys of this scene."""


class ShowRules(Intent):
    """Open the rules where they tell of what is looked at."""


@dataclass(frozen=True)
class Leaf(Intent):
    """Turn pages, forwards where positive."""

    pages: int


class Find(Intent):
    """Look for a word."""


@dataclass(frozen=True)
class KeyPressed(Intent):
    """A key as such, only while a scene catches keys to bind them; its name is empty if it has none."""

    key: str


class FullScreen(Intent):
    pass


class Screenshot(Intent):
    pass


class Mute(Intent):
    """Let nothing be heard, or everything again."""


@dataclass(frozen=True)
class FileDropped(Intent):
    """A file was let go over the window."""

    path: str


class Quit(Intent):
    """The window is to be closed."""


# --- text, only while a text field has the focus ---------------------------------------------------------------------


@dataclass(frozen=True)
class TextInput(Intent):
    """Finished text from keyboard or input method."""

    text: str


@dataclass(frozen=True)
class TextCompose(Intent):
    """Unfinished text of an input method, shown but not yet part of the field."""

    text: str


@dataclass(frozen=True)
class Caret(Intent):
    """Move the caret: by characters or words (`step`), or to an end (`to_end` with the sign of step)."""

    step: int
    words: bool = False
    to_end: bool = False
    select: bool = False


@dataclass(frozen=True)
class Erase(Intent):
    """Delete backwards (-1) or forwards (+1)."""

    step: int
    words: bool = False


class SelectAll(Intent):
    pass


class Copy(Intent):
    pass


class Cut(Intent):
    pass


class Paste(Intent):
    pass


PASSIVE = (PointerMove, PointerDown, PointerUp, Drag, HoldCrown, FullScreen, Screenshot, Mute, TextCompose)
"""Intents that decide nothing, so that they do not end what moves."""
