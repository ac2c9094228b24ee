"""The key map: which key says what, as data, so that tooltips and the keys overlay can show it.

A binding's name is also the name of its sentence under `keys:` in the words. `EventReader` looks keys up here;
`BINDINGS` stands in game/ui/bindings.py. A player may bind keys anew: each binding has a *spot*, its name and its
number among those of that name (``pan.0``), under which its keys are kept.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.intents import Intent

log = logging.getLogger(__name__)

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
    "Home": (pygame.K_HOME,),
    "End": (pygame.K_END,),
    "Ins": (pygame.K_INSERT,),
    "Backspace": (pygame.K_BACKSPACE,),
    "PgUp": (pygame.K_PAGEUP,),
    "PgDn": (pygame.K_PAGEDOWN,),
    "+": (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS),  # + is Shift and = on many keyboards
    "−": (pygame.K_MINUS, pygame.K_KP_MINUS),
}
KEY_CODES |= {f"F{number}": (getattr(pygame, f"K_F{number}"),) for number in range(1, 13)}
NAMED = frozenset(name for name in (*MODIFIERS, *KEY_CODES) if len(name) > 1 and not name[-1].isdigit())
"""Keys that are labelled by a word, which differs from country to country."""
WRITTEN = {"+": "+", "-": "−"}  # keys known by what they write, since layouts put them anywhere


@dataclass(frozen=True)
class Binding:
    """One or more keys that say one intent, e.g. ``Binding("undo", ("Ctrl+Z",), Undo())``."""

    name: str
    keys: tuple[str, ...]
    intent: Intent
    on_release: Intent | None = None
    pointer: str = ""  # the same said with the mouse: a name under `keys.pointer`
    fixed: bool = False  # never bound anew, so that nobody is locked out


Press = tuple[frozenset[str], int]


class KeyMap:
    """Finds the binding of a pressed key, and the keys of a binding."""

    def __init__(self, bindings: tuple[Binding, ...]) -> None:
        self._usual = bindings
        self.bindings = bindings
        self._by_key = _by_key(bindings)

    def rebind(self, keys: Mapping[str, tuple[str, ...]]) -> None:
        """Other keys for some spots, the usual ones for all others; keys that cannot be so change nothing."""
        spots = dict(zip(self.spots(), self._usual, strict=True))
        for spot in keys.keys() & spots.keys():
            if keys[spot] and not spots[spot].fixed:
                spots[spot] = replace(spots[spot], keys=keys[spot])
        try:
            self._by_key = _by_key(tuple(spots.values()))
        except ValueError as error:
            log.warning("the keys of the settings do not go together: %s", error)
            return
        self.bindings = tuple(spots.values())

    def bound(self, spot: str, key: str) -> tuple[dict[str, tuple[str, ...]], str]:
        """The keys of all spots that differ from the usual ones, once a key takes the place of a spot's first one.

        Also the spot that had the key before, which takes that first one in exchange, or nothing.
        Raises `ValueError` for a key that is no key or cannot be bound anew.
        """
        spots = dict(zip(self.spots(), self.bindings, strict=True))
        (press, *_) = _presses(key)
        holder = self._by_key.get(press)
        former = next((name for name, binding in spots.items() if binding is holder), "")
        keys = {name: binding.keys for name, binding in spots.items()}
        if holder and holder.fixed:
            raise ValueError(f"{key} is bound for good")
        if holder and former != spot:
            given = keys[spot][0]
            keys[former] = tuple(given if press in _presses(held) else held for held in keys[former])
        keys[spot] = (key, *(held for held in keys[spot][1:] if press not in _presses(held)))
        usual = zip(self.spots(), self._usual, strict=True)
        return {name: keys[name] for name, binding in usual if keys[name] != binding.keys}, former

    def spots(self) -> tuple[str, ...]:
        """The spot of each binding, in their order."""
        names = [binding.name for binding in self._usual]
        return tuple(f"{name}.{names[:index].count(name)}" for index, name in enumerate(names))

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
        """The first key of a binding: ``Ctrl+Z``. How it is shown says `Kit.hint`."""
        return self.of(name)[0].keys[0]


def key_name(key: int, mod: int, written: str = "") -> str:
    """The name of a pressed key, as bindings write it; empty for one that has none."""
    held = [name for name, mask in MODIFIERS.items() if mod & mask]
    if written in WRITTEN and "Ctrl" not in held:
        return WRITTEN[written]
    name = next((name for name, codes in KEY_CODES.items() if key in codes), "")
    if not name and 0x20 < key < 0x250 and chr(key).isprintable():
        name = chr(key).upper()
    return "+".join([*held, name]) if name and not mod & pygame.KMOD_ALT else ""


def parts_of(key: str) -> list[str]:
    """What is pressed together: ``Ctrl`` and ``Z`` for ``Ctrl+Z``."""
    return [*key[:-1].split("+")[:-1], "+"] if key.endswith("+") else key.split("+")


def _by_key(bindings: tuple[Binding, ...]) -> dict[Press, Binding]:
    """Raises `ValueError` for a key that is bound twice, or that is none."""
    found: dict[Press, Binding] = {}
    for binding in bindings:
        for key in binding.keys:
            for press in _presses(key):
                if press in found:
                    raise ValueError(f"{key} is bound twice: {found[press].name}, {binding.name}")
                found[press] = binding
    return found


def _presses(key: str) -> tuple[Press, ...]:
    """What is pressed for a key as bindings write it: ``Ctrl+Z``."""
    *modifiers, name = parts_of(key)
    return tuple((frozenset(modifiers), code) for code in _codes(name))


def _codes(name: str) -> tuple[int, ...]:
    """The codes of a key; those of letters and other characters are what they write."""
    if name in KEY_CODES:
        return KEY_CODES[name]
    if len(name) != 1:
        raise ValueError(f"{name!r} is no key")
    return (ord(name.lower()),)
