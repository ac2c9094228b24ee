"""The text form of actions and events: one flat JSON object each, `do` or `what` naming its kind.

Fields are plain values (text, whole numbers, booleans, terms written as lists of their fields, tuples of these), so
the annotations alone say how to read them back.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from game.engine.title import Action, Event


class NotationError(ValueError):
    """A JSON object that is no action or event of the title."""


def action_to_json(action: Action) -> dict[str, Any]:
    """Return an action as it stands in game files."""
    return {"do": action.do, **_fields(action)}


def event_to_json(event: Event) -> dict[str, Any]:
    """Return an event as a JSON object."""
    return {"what": event.what, **_fields(event)}


def action_from_json(words: object, kinds: Mapping[str, type[Action]]) -> Action:
    """Return the action that a JSON object names; the reverse of `action_to_json`. Raises `NotationError`."""
    action: Action = _read(words, "do", kinds)
    return action


def event_from_json(words: object, kinds: Mapping[str, type[Event]]) -> Event:
    """Return the event that a JSON object names; the reverse of `event_to_json`. Raises `NotationError`."""
    event: Event = _read(words, "what", kinds)
    return event


def _fields(thing: Any) -> dict[str, Any]:
    assert is_dataclass(thing)
    return {field.name: _plain(getattr(thing, field.name)) for field in fields(thing)}


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return [_plain(getattr(value, field.name)) for field in fields(value)]
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def _read(words: object, tag: str, kinds: Mapping[str, type[Any]]) -> Any:
    if not isinstance(words, Mapping) or not isinstance(words.get(tag), str):
        raise NotationError(f"an object with the key {tag!r} is wanted")
    kind = kinds.get(words[tag])
    if kind is None:
        raise NotationError(f"nothing is called {words[tag]!r}")
    hints = get_type_hints(kind)
    wanted = {field.name for field in fields(kind)}
    if wanted != set(words) - {tag}:
        raise NotationError(f"{words[tag]} wants the keys {', '.join(sorted(wanted)) or 'none'}")
    return kind(**{name: _value(words[name], hints[name], name) for name in wanted})


def _value(value: Any, hint: Any, name: str) -> Any:
    origin, parts = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and is_dataclass(hint) and isinstance(value, list):
        kinds = [get_type_hints(hint)[field.name] for field in fields(hint)]
        if len(kinds) == len(value):
            return hint(*(_value(part, inner, name) for part, inner in zip(value, kinds, strict=True)))
    elif origin is tuple and isinstance(value, list):
        if len(parts) == 2 and parts[1] is Ellipsis:
            return tuple(_value(part, parts[0], name) for part in value)
        if len(parts) == len(value):
            return tuple(_value(part, inner, name) for part, inner in zip(value, parts, strict=True))
    elif origin in (Union, UnionType):
        if value is None and NoneType in parts:
            return None
        return _value(value, next(part for part in parts if part is not NoneType), name)
    elif hint in (int, str, bool) and type(value) is hint:
        return value
    raise NotationError(f"{name}: {value!r} is not of the right kind")
