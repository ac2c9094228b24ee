"""A form on a sheet that may be longer than the room for it: it scrolls, and what has the focus comes into sight."""

from collections.abc import Callable, Iterable

import pygame

from game.ui import theme
from game.ui.form import Form
from game.ui.intents import Cursor, FocusMove, Intent, Pos, Zoom
from game.ui.kit import Kit
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.listing import Listing

BAR, LEAST = 6, 28  # units: the width of the bar, its least length
REACH = 12  # units beside the bar where the pointer still means it
RIM = 5  # units around the room that are seen too: rings of the focus
AROUND = 10  # units around what has the focus that come into sight with it
STEP = 56  # units that one notch of the wheel scrolls


class ScrollingForm(Form):
    """A form with widgets that lie on the sheet, and others that stand still.

    `room` is where the sheet is seen, `whole` its height. Whoever places the widgets does so from `top` on, and again
    whenever `scrolled` is called.
    """

    def __init__(self, kit: Kit, scrolled: Callable[[], object]) -> None:
        self.room = pygame.Rect(0, 0, 0, 0)
        self.whole = 0
        self.scroll = 0
        self._scrolled = scrolled
        self._still: frozenset[str] = frozenset()
        super().__init__(kit)
        self.bar = ScrollBar(self)

    def lay(self, room: pygame.Rect, whole: int) -> None:
        """Let a sheet of some height be seen in a room."""
        self.room, self.whole = room, whole
        self.scroll = max(0, min(self.scroll, self.most))
        self.bar.place(pygame.Rect(room.right, room.y, 2 * self.kit.px(REACH), room.height))
        self.bar.visible = bool(self.most)

    def fill_sheet(self, widgets: Iterable[Widget], still: Iterable[Widget]) -> None:
        """Other widgets: first those on the sheet, then those that stand still."""
        apart = [*still, self.bar]
        self._still = frozenset(widget.name for widget in apart)
        self.fill([*widgets, *apart])

    @property
    def top(self) -> int:
        """Where the sheet begins, on the window."""
        return self.room.y - self.scroll

    @property
    def most(self) -> int:
        """How far it can be scrolled."""
        return max(0, self.whole - self.room.height)

    @property
    def window(self) -> pygame.Rect:
        """The part of the window where the sheet is drawn."""
        rim = 2 * self.kit.px(RIM)
        return self.room.inflate(rim, rim)

    def scroll_to(self, scroll: int) -> bool:
        """Scroll so far down, as far as there is something to see; says whether that is elsewhere."""
        scroll = max(0, min(scroll, self.most))
        if scroll == self.scroll:
            return False
        self.scroll = scroll
        self._scrolled()
        return True

    def reveal(self, box: pygame.Rect) -> None:
        """Scroll as little as it takes to see a box, and a little around it."""
        around = min(2 * self.kit.px(AROUND), max(0, self.room.height - box.height))
        box = box.inflate(0, around).move(0, -self.top)
        self.scroll_to(min(max(self.scroll, box.bottom - self.room.height), box.top))

    def take(self, intent: Intent) -> bool:
        used = super().take(intent)
        if used and isinstance(intent, FocusMove | Cursor) and self.focus and self.focus.name not in self._still:
            whole = self.focus.box
            self.reveal(whole if whole.height <= self.room.height else _spot(self.focus))
        if isinstance(intent, Zoom) and not used and self.scroll_to(self.scroll - intent.steps * self.kit.px(STEP)):
            self._point(intent.pos)
            return True
        return used

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet within its room, what stands still, and the tooltip above both."""
        clip = surface.get_clip()
        for widget in self:
            if widget.visible:
                surface.set_clip(clip if widget.name in self._still else self.window.clip(clip))
                widget.draw(surface, self.look(widget))
        surface.set_clip(clip)
        self.draw_tip(surface)

    def boxes(self) -> dict[str, pygame.Rect]:
        """The boxes of all that can be seen, as far as it can be seen."""
        found: dict[str, pygame.Rect] = {}
        for widget in self:
            if not widget.visible:
                continue
            boxes = widget.boxes()
            if widget.name not in self._still:
                boxes = {name: box.clip(self.room) for name, box in boxes.items() if box.colliderect(self.room)}
            found |= boxes
        return found

    def _at(self, pos: Pos) -> Widget | None:
        hit = super()._at(pos)
        seen = hit is None or hit.name in self._still or self.room.collidepoint(pos)
        return hit if seen else None


class ScrollBar(Widget):
    """The bar beside a sheet: it is dragged, and clicks leaf."""

    def __init__(self, form: ScrollingForm) -> None:
        super().__init__(form.kit, "scroll")
        self.form = form
        self.visible = False
        self._drag_from = (0, 0)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        thumb, brush = self._thumb, self.kit.brush
        track = pygame.Rect(thumb.x, self.box.y, thumb.width, self.box.height)
        surface.blit(brush.rounded(track.size, track.width // 2, theme.PARCHMENT_DARK, alpha=110), track)
        colour = theme.INK_SOFT if look.hover or look.pressed else theme.INK_FAINT
        surface.blit(brush.rounded(thumb.size, thumb.width // 2, colour), thumb)

    def press(self, pos: Pos) -> None:
        self._drag_from = pos[1], self.form.scroll

    def drag(self, pos: Pos) -> None:
        free = max(1, self.box.height - self._thumb.height)
        self.form.scroll_to(self._drag_from[1] + (pos[1] - self._drag_from[0]) * self.form.most // free)

    def click(self, pos: Pos) -> None:
        thumb = self._thumb
        step = -1 if pos[1] < thumb.top else 1 if pos[1] >= thumb.bottom else 0
        self.form.scroll_to(self.form.scroll + step * self.form.room.height)

    @property
    def _thumb(self) -> pygame.Rect:
        """The part of the bar that stands for what is seen."""
        whole, height, width = max(1, self.form.whole), self.box.height, self.kit.px(BAR)
        length = max(self.kit.px(LEAST), height * self.form.room.height // whole)
        down = (height - length) * self.form.scroll // max(1, self.form.most)
        return pygame.Rect(self.box.centerx - width // 2, self.box.y + down, width, length)


def _spot(widget: Widget) -> pygame.Rect:
    """The part of a widget that the keyboard is at: of a list its chosen row."""
    if isinstance(widget, Listing):
        row = next((index for index, row in enumerate(widget.rows) if row.name == widget.chosen), 0)
        return pygame.Rect(
            widget.box.x, widget.box.y + row * widget.row_height - widget.scroll, widget.box.width, widget.row_height
        )
    return widget.box
