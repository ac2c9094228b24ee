"""A form: widgets of one scene, the pointer over them and the focus among them.

Tab and Shift+Tab move the focus in the order of the widgets; arrows move it within a group, towards where they
point; Enter and Space confirm, or press the form's `default` while nothing has the focus. Enter presses it from a
choice too, which Space and arrows step through; from a text field it leads there.
"""

from collections.abc import Iterable, Iterator

import pygame

from game.ui.intents import (
    Back,
    Click,
    Confirm,
    Cursor,
    Drag,
    FocusMove,
    Intent,
    PointerDown,
    PointerMove,
    PointerUp,
    Pos,
    Zoom,
)
from game.ui.kit import Kit
from game.ui.tooltip import DELAY, draw_tooltip
from game.ui.widgets.base import Look, Widget


class Form:
    """Passes intents to widgets and draws them; `take` says whether an intent was used."""

    def __init__(self, kit: Kit, widgets: Iterable[Widget] = (), default: str = "") -> None:
        self.kit = kit
        self.default = default
        self.hover: Widget | None = None
        self.pressed: Widget | None = None
        self.focus: Widget | None = None
        self.by_keyboard = False  # only then is the focus shown
        self._widgets: dict[str, Widget] = {}
        self._rest = 0.0
        self.fill(widgets)

    def fill(self, widgets: Iterable[Widget]) -> None:
        """Other widgets; the focus stays on the one of the same name."""
        focus = self.focus.name if self.focus else ""
        self._widgets = {}
        for widget in widgets:
            if widget.name in self._widgets:
                raise ValueError(f"two widgets are called {widget.name}")
            self._widgets[widget.name] = widget
        self.hover = self.pressed = None
        self.focus = None
        if focus in self._widgets:
            self.set_focus(focus)

    def __getitem__(self, name: str) -> Widget:
        return self._widgets[name]

    def __iter__(self) -> Iterator[Widget]:
        return iter(self._widgets.values())

    @property
    def typing(self) -> bool:
        """Whether letters belong to a text field now."""
        return self.focus is not None and self.focus.typing

    @property
    def rule(self) -> str:
        """The chapter of the rules that tells of what is pointed at or focused, if there is one."""
        for widget in (self.hover, self.focus if self.by_keyboard else None):
            if widget and widget.visible and widget.rule:
                return widget.rule
        return ""

    def boxes(self) -> dict[str, pygame.Rect]:
        """The boxes of all that can be seen."""
        found: dict[str, pygame.Rect] = {}
        for widget in self:
            if widget.visible:
                found |= widget.boxes()
        return found

    def set_focus(self, name: str | None, by_keyboard: bool = False) -> None:
        widget = self._widgets[name] if name else None
        self.by_keyboard = by_keyboard
        if widget is not self.focus:
            if self.focus:
                self.focus.focused(False)
            self.focus = widget
            if widget:
                widget.focused(True)
        self._rest = 0.0

    # --- intents -----------------------------------------------------------------------------------------------------

    def take(self, intent: Intent) -> bool:
        match intent:
            case PointerMove(pos=pos):
                self._point(pos)
                return False
            case PointerDown(pos=pos):
                return self._press(pos)
            case Click(pos=pos):
                return self._click(pos)
            case Drag(pos=pos) if self.pressed:
                self.pressed.drag(pos)
                return True
            case PointerUp() if self.pressed:
                self.pressed = None
                return True
            case Zoom(pos=pos) if pos and self.hover:
                return self.hover.take(intent)
            case FocusMove(step=step):
                return self._tab(step)
        return self._keyed(intent)

    def _keyed(self, intent: Intent) -> bool:
        focus = self._usable_focus()
        if focus is not None and not self._means_default(intent, focus) and focus.take(intent):
            if isinstance(intent, Confirm | Cursor):
                self._hear(focus)
            self.by_keyboard = not focus.typing
            return True
        if self.typing and isinstance(intent, Confirm | Back):
            # Done with this text; the next Enter or Esc means the scene.
            self.set_focus(self.default if isinstance(intent, Confirm) and self.default else None, by_keyboard=True)
            return True
        match intent:
            case Cursor(dx=dx, dy=dy) if focus is not None:
                return self._towards(focus, dx, dy)
            case Confirm() if self.default:
                button = self._widgets[self.default]
                if not (button.visible and button.enabled and button.take(intent)):
                    return False
                self._hear(button)
                return True
        return False

    def _means_default(self, intent: Intent, focus: Widget) -> bool:
        """Whether Enter is to press the button that glows, and not to step through what has the focus."""
        entered = isinstance(intent, Confirm) and not intent.by_space
        return entered and focus.stepping and bool(self.default) and self._widgets[self.default].glows

    def _point(self, pos: Pos | None) -> None:
        before = self.hover
        self.hover = self._at(pos) if pos else None
        if self.hover is not before:
            self._rest = 0.0

    def _press(self, pos: Pos) -> bool:
        widget = self._at(pos)
        self.pressed = widget if widget and widget.enabled else None
        if self.pressed:
            if self.pressed.focusable:
                self.set_focus(self.pressed.name)
            self.pressed.press(pos)
        elif self.focus and self.focus.typing:
            self.set_focus(None)
        return widget is not None

    def _click(self, pos: Pos) -> bool:
        widget, self.pressed = self.pressed, None
        if widget is None or not widget.targets(pos):
            return self._at(pos) is not None
        self._hear(widget)
        widget.click(pos)
        return True

    def _hear(self, pressed: Widget) -> None:
        if pressed.pressing:
            self.kit.sound.play(pressed.pressing)

    def _at(self, pos: Pos) -> Widget | None:
        hit = None
        for widget in self:
            if widget.targets(pos):
                hit = widget
        return hit

    def _tab(self, step: int) -> bool:
        stops = [widget.name for widget in self._stops()]
        if not stops:
            return False
        if self.focus is None or self.focus.name not in stops:
            self.set_focus(stops[0 if step > 0 else -1], by_keyboard=True)
        else:
            at = (stops.index(self.focus.name) + step) % len(stops)
            self.set_focus(stops[at], by_keyboard=True)
        return True

    def _towards(self, focus: Widget, dx: int, dy: int) -> bool:
        """To the nearest widget of the group that way."""
        if not focus.group:
            return False
        here = pygame.Vector2(focus.box.center)
        best: tuple[float, str] | None = None
        for widget in self._stops():
            way = pygame.Vector2(widget.box.center) - here
            along = way.x * dx + way.y * dy
            aside = abs(way.x * dy) + abs(way.y * dx)
            if widget.group == focus.group and along > 0:
                far = along + 3 * aside
                if best is None or far < best[0]:  # of equal ones the first
                    best = far, widget.name
        if best:
            self.set_focus(best[1], by_keyboard=True)
        return best is not None

    def _stops(self) -> list[Widget]:
        return [widget for widget in self if widget.focusable and widget.enabled and widget.visible]

    def _usable_focus(self) -> Widget | None:
        return self.focus if self.focus and self.focus.enabled and self.focus.visible else None

    # --- time and drawing --------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        self._rest += seconds
        if self.focus:
            self.focus.update(seconds)

    def wait(self) -> float | None:
        """Seconds until something here looks different by itself."""
        waits = [self.focus.wait()] if self.focus else []
        if self._tipped() and self._rest < DELAY:
            waits.append(DELAY - self._rest)
        return min((wait for wait in waits if wait is not None), default=None)

    def draw(self, surface: pygame.Surface) -> None:
        """All widgets, and the tooltip above them."""
        for widget in self:
            if widget.visible:
                widget.draw(surface, self.look(widget))
        self.draw_tip(surface)

    def draw_tip(self, surface: pygame.Surface) -> None:
        """The tooltip, once it is due."""
        tipped = self._tipped()
        if tipped and self._rest >= DELAY:
            foot = self.kit.say("rules.tip", press=self.kit.hint("rules")) if tipped.rule else ""
            others = [box for box in self.targets if box != tipped.box]
            draw_tooltip(self.kit, surface, tipped.hint(), tipped.box, foot, others)

    @property
    def targets(self) -> list[pygame.Rect]:
        """The boxes of all that can be pressed."""
        return [widget.box for widget in self._stops()]

    def look(self, widget: Widget) -> Look:
        return Look(
            hover=widget is self.hover,
            pressed=widget is self.pressed,
            focus=widget is self.focus and self.by_keyboard,
        )

    def _tipped(self) -> Widget | None:
        """Whose tooltip is due: what the pointer is on, else what the keyboard focused."""
        if not self.kit.tooltips or self.pressed:
            return None
        widget = self.hover or (self.focus if self.by_keyboard else None)
        return widget if widget and widget.visible and widget.hint() else None
