"""Intents: what a player wants, however it was said. `Reader` is the one place where events of pygame become intents.

Positions are pixels of the window's surface.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import pygame

from game.ui.keymap import KeyMap

Pos = tuple[int, int]

DRAG_THRESHOLD = 6  # pixels: less than that is a click by an unsteady hand


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
    """The left button was let go after a drag (else it is `Place`)."""

    pos: Pos


@dataclass(frozen=True)
class Place(Intent):
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


class Confirm(Intent):
    """Yes: carry out what is chosen or press what has the focus."""


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


class ShowLandscapes(Intent):
    pass


@dataclass(frozen=True)
class Choose(Intent):
    """Take the number-th of several tiles in hand, counted from 0."""

    number: int


# --- the window ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FocusMove(Intent):
    """Tab: on by one, or back."""

    step: int


class Help(Intent):
    """Show the keys of this scene."""


class FullScreen(Intent):
    pass


class Screenshot(Intent):
    pass


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


PASSIVE = (PointerMove, PointerDown, PointerUp, Drag, HoldCrown, FullScreen, Screenshot, TextCompose)
"""Intents that decide nothing, so that they do not end what moves."""


REPEATED = (Cursor, Pan, Zoom, FocusMove, Turn)
"""Intents that a key held down says again and again."""

NEVER_TEXT = {
    *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_F1, pygame.K_F11, pygame.K_F12),
}
"""Keys that mean the same inside a text field as outside."""


class Reader:
    """Turns events into intents, remembering what is held.

    `typing()` says whether a text field has the focus, `to_pixel` maps a pointer position to the window's surface.
    """

    def __init__(
        self,
        keys: KeyMap,
        typing: Callable[[], bool] = lambda: False,
        to_pixel: Callable[[Pos], Pos] = lambda pos: pos,
    ) -> None:
        self.keys = keys
        self.typing = typing
        self.to_pixel = to_pixel
        self._down: Pos | None = None
        self._button = 0
        self._last: Pos = (0, 0)
        self._dragging = False
        self._composing = False
        self._held: dict[int, Intent] = {}
        self._keys_down: set[int] = set()

    def read(self, events: Iterable[pygame.event.Event]) -> Iterator[Intent]:
        """Intents one by one; movements of the pointer that follow each other become one."""
        waiting: list[pygame.event.Event] = []
        for event in events:
            if event.type == pygame.MOUSEMOTION:
                waiting = [event]
                continue
            for moved in waiting:
                yield from self._pointer_moved(moved)
            waiting = []
            yield from self._one(event)
        for moved in waiting:
            yield from self._pointer_moved(moved)

    def _one(self, event: pygame.event.Event) -> Iterator[Intent]:
        match event.type:
            case pygame.QUIT:
                yield Quit()
            case pygame.KEYDOWN:
                yield from self._typed(event) if self.typing() else self._pressed(event)
            case pygame.KEYUP:
                self._keys_down.discard(event.key)
                if event.key in self._held:
                    yield self._held.pop(event.key)
            case pygame.TEXTINPUT if self.typing():
                self._composing = False
                yield TextInput(event.text)
            case pygame.TEXTEDITING if self.typing():
                self._composing = bool(event.text)
                yield TextCompose(event.text)
            case pygame.MOUSEBUTTONDOWN:
                yield from self._button_down(event)
            case pygame.MOUSEBUTTONUP:
                yield from self._button_up(event)
            case pygame.MOUSEWHEEL if event.y:
                yield Zoom(event.y, self._last)
            case pygame.WINDOWLEAVE:
                yield PointerMove(None)
            case pygame.WINDOWFOCUSLOST:
                yield from self._let_go()

    def _pressed(self, event: pygame.event.Event) -> Iterator[Intent]:
        binding = self.keys.find(event.key, event.mod, getattr(event, "unicode", ""))
        repeated = event.key in self._keys_down
        self._keys_down.add(event.key)
        if binding is None or (repeated and not isinstance(binding.intent, REPEATED)):
            return
        if binding.on_release:
            self._held[event.key] = binding.on_release
        yield binding.intent

    def _typed(self, event: pygame.event.Event) -> Iterator[Intent]:
        if self._composing:  # the input method has these keys
            return
        edit = _edit(event.key, event.mod)
        if edit is not None:
            yield edit
        elif event.key in NEVER_TEXT:
            yield from self._pressed(event)

    def _button_down(self, event: pygame.event.Event) -> Iterator[Intent]:
        pos = self.to_pixel(event.pos)
        if event.button == pygame.BUTTON_RIGHT:
            yield Turn(1)
        elif event.button in (pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE) and self._down is None:
            self._down, self._button, self._dragging = pos, event.button, False
            self._last = pos
            yield PointerMove(pos)
            if event.button == pygame.BUTTON_LEFT:
                yield PointerDown(pos)

    def _pointer_moved(self, event: pygame.event.Event) -> Iterator[Intent]:
        pos = self.to_pixel(event.pos)
        yield PointerMove(pos)
        if self._down is not None:
            if not self._dragging and _far(self._down, pos):
                self._dragging, self._last = True, self._down
            if self._dragging:
                yield Drag(self._down, pos, pos[0] - self._last[0], pos[1] - self._last[1])
        self._last = pos

    def _button_up(self, event: pygame.event.Event) -> Iterator[Intent]:
        pos = self.to_pixel(event.pos)
        if event.button != self._button or self._down is None:
            return
        clicked = not self._dragging and self._button == pygame.BUTTON_LEFT
        self._down, self._button, self._dragging = None, 0, False
        yield Place(pos) if clicked else PointerUp(pos)

    def _let_go(self) -> Iterator[Intent]:
        """The window lost the keyboard: whatever is held counts as let go."""
        held, self._held = self._held, {}
        self._keys_down.clear()
        yield from held.values()
        if self._down is not None:
            self._down, self._button, self._dragging = None, 0, False
            yield PointerUp(self._last)


def _far(start: Pos, pos: Pos) -> bool:
    return (start[0] - pos[0]) ** 2 + (start[1] - pos[1]) ** 2 > DRAG_THRESHOLD**2


def _edit(key: int, mod: int) -> Intent | None:
    """What a key means inside a text field, if anything of its own."""
    ctrl = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    shift = bool(mod & pygame.KMOD_SHIFT)
    match key:
        case pygame.K_LEFT | pygame.K_RIGHT:
            return Caret(1 if key == pygame.K_RIGHT else -1, words=ctrl, select=shift)
        case pygame.K_HOME | pygame.K_END:
            return Caret(1 if key == pygame.K_END else -1, to_end=True, select=shift)
        case pygame.K_BACKSPACE | pygame.K_DELETE:
            return Erase(1 if key == pygame.K_DELETE else -1, words=ctrl)
        case pygame.K_a if ctrl:
            return SelectAll()
        case pygame.K_c if ctrl:
            return Copy()
        case pygame.K_x if ctrl:
            return Cut()
        case pygame.K_v if ctrl:
            return Paste()
        case pygame.K_INSERT if shift:
            return Paste()
    return None
