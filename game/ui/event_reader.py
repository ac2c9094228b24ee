"""The event reader: the one place where events of pygame become intents."""

from collections.abc import Callable, Iterable, Iterator

import pygame

from game.ui.intents import (
    Back,
    Caret,
    Click,
    Copy,
    Cursor,
    Cut,
    Drag,
    Erase,
    FileDropped,
    FocusMove,
    Intent,
    KeyPressed,
    Leaf,
    Pan,
    Paste,
    PointerDown,
    PointerMove,
    PointerUp,
    Pos,
    Quit,
    SelectAll,
    TextCompose,
    TextInput,
    Turn,
    Zoom,
)
from game.ui.keymap import KeyMap, key_name

REPEATED = (Cursor, Pan, Zoom, FocusMove, Turn, Leaf)
"""Intents that a key held down says again and again."""

NEVER_TEXT = {
    *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_F1, pygame.K_F2, pygame.K_F11, pygame.K_F12, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
}
"""Keys that mean the same inside a text field as outside."""


MODIFYING = {
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT),
    *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK, pygame.K_MODE),
}
"""Keys that mean something only together with others."""

DRAG_THRESHOLD = 6  # pixels: less than that is a click by an unsteady hand


class EventReader:
    """Turns events into intents, remembering what is held.

    `typing()` says whether a text field has the focus, `catching()` whether keys are to be bound; `to_pixel` maps a
    pointer position to the window's surface.
    """

    def __init__(
        self,
        keys: KeyMap,
        typing: Callable[[], bool] = lambda: False,
        to_pixel: Callable[[Pos], Pos] = lambda pos: pos,
        catching: Callable[[], bool] = lambda: False,
    ) -> None:
        self.keys = keys
        self.typing = typing
        self.catching = catching
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
        if not self.typing():  # a composition that was left is not told to end
            self._composing = False
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
            case pygame.KEYDOWN if self.catching():
                yield from self._caught(event)
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
            case pygame.DROPFILE:
                yield FileDropped(event.file)
            case pygame.WINDOWLEAVE:
                yield PointerMove(None)
            case pygame.WINDOWFOCUSLOST:
                yield from self._let_go()

    def _pressed(self, event: pygame.event.Event) -> Iterator[Intent]:
        binding = self.keys.find(_latin(event), event.mod, getattr(event, "unicode", ""))
        repeated = event.key in self._keys_down
        self._keys_down.add(event.key)
        if binding is None or (repeated and not isinstance(binding.intent, REPEATED)):
            return
        if binding.on_release:
            self._held[event.key] = binding.on_release
        yield binding.intent

    def _caught(self, event: pygame.event.Event) -> Iterator[Intent]:
        """A key as such, once it is more than Shift or Ctrl; Esc leaves things as they are."""
        if event.key in self._keys_down:
            return
        self._keys_down.add(event.key)
        if event.key == pygame.K_ESCAPE:
            yield Back()
        elif event.key not in MODIFYING:
            yield KeyPressed(key_name(_latin(event), event.mod, getattr(event, "unicode", "")))

    def _typed(self, event: pygame.event.Event) -> Iterator[Intent]:
        if self._composing:  # the input method has these keys
            return
        edit = _edit(_latin(event), event.mod)
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
        yield Click(pos) if clicked else PointerUp(pos)

    def forget(self) -> None:
        """Nothing is held any more, as what was read last may have been lost."""
        self._held.clear()
        self._keys_down.clear()
        self._down, self._button, self._dragging = None, 0, False

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


def _latin(event: pygame.event.Event) -> int:
    """The key; on a keyboard of other letters (Greek, Cyrillic …) the Latin letter at its place."""
    place = getattr(event, "scancode", 0)
    other_letter = 127 < event.key < 0x40000000  # beyond lie keys that write nothing
    if other_letter and pygame.KSCAN_A <= place <= pygame.KSCAN_Z:
        return int(pygame.K_a + place - pygame.KSCAN_A)
    return int(event.key)


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
