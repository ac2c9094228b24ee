"""The key map: which key says what, as data, so that tooltips and the keys overlay can show it.

A binding's name is also the name of its sentence under `keys:` in the words. `Reader` looks keys up here; `BINDINGS`
stands in game/ui/bindings.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.intents import Intent

MODIFIERS = {
    "Ctrl": pygame.KMOD_CTRL | pygame.KMOD_META,  # the command key where Ctrl is no custom
    "Shift": pygame.KMOD_SHIFT,
}
KEY_CODES = {
    "Enter": (pygame.K_RETURN, pygame.K_KP_ENTER),
    "Space": (pygame.K_SPACE,),
    "Esc": (pygame.K_ESCAPE,),
    "Tab": (pygame.K_TAB,),
    "Del": (pygame.K_DELETE,),
    "←": (pygame.K_LEFT,),
    "→": (pygame.K_RIGHT,),
    "↑": (pygame.K_UP,),
    "↓": (pygame.K_DOWN,),
    "PgUp": (pygame.K_PAGEUP,),
    "PgDn": (pygame.K_PAGEDOWN,),
    "+": (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS),  # + is Shift and = on many keyboards
    "−": (pygame.K_MINUS, pygame.K_KP_MINUS),
}
WRITTEN = {"+": "+", "-": "−"}  # keys known by what they write, since layouts put them anywhere


@dataclass(frozen=True)
class Binding:
    """One or more keys that say one intent, e.g. ``Binding("undo", ("Ctrl+Z",), Undo())``."""

    name: str
    keys: tuple[str, ...]
    intent: Intent
    on_release: Intent | None = None
    pointer: str = ""  # the same said with the mouse: a name under `keys.pointer`


class KeyMap:
    """Finds the binding of a pressed key, and the keys of a binding."""

    def __init__(self, bindings: tuple[Binding, ...]) -> None:
        self.bindings = bindings
        self._by_key: dict[tuple[frozenset[str], int], Binding] = {}
        for binding in bindings:
            for key in binding.keys:
                *modifiers, name = key.split("+") if len(key) > 1 else [key]
                for code in _codes(name):
                    spot = (frozenset(modifiers), code)
                    if spot in self._by_key:
                        raise ValueError(f"{key} is bound twice: {self._by_key[spot].name}, {binding.name}")
                    self._by_key[spot] = binding

    def find(self, key: int, mod: int, written: str = "") -> Binding | None:
        held = frozenset(name for name, mask in MODIFIERS.items() if mod & mask)
        if mod & pygame.KMOD_ALT:
            return None
        if written in WRITTEN and "Ctrl" not in held:
            held, key = frozenset(), _codes(WRITTEN[written])[0]
        if key == pygame.K_EQUALS:  # what a key writes is not known while no text field is open
            held -= {"Shift"}
        return self._by_key.get((held, key))

    def of(self, name: str) -> tuple[Binding, ...]:
        """All bindings of a name; raises `KeyError` if there is none."""
        found = tuple(binding for binding in self.bindings if binding.name == name)
        if not found:
            raise KeyError(name)
        return found

    def hint(self, name: str) -> str:
        """The first key of a binding, as shown on buttons and tooltips: ``Ctrl+Z``."""
        return self.of(name)[0].keys[0]


def _codes(name: str) -> tuple[int, ...]:
    if name in KEY_CODES:
        return KEY_CODES[name]
    code: int = getattr(pygame, f"K_{name.lower() if len(name) == 1 else name}")
    return (code,)
