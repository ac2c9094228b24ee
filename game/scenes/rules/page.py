"""The page: one long sheet of the rulebook behind a frame of parchment, scrolled by wheel, keys, hand or bar."""

from collections.abc import Callable
from functools import partial

import pygame

from game.scenes.rules.plates import PlatePrinter
from game.scenes.rules.sheet import COVER, Image, Sheet
from game.ui import theme
from game.ui.brush import clear_surface
from game.ui.intents import Intent, Pos, Zoom
from game.ui.kit import Kit
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.panel import draw_ornament, draw_panel

PAD = 40  # units from the panel's rim to the sheet
EDGE = 20  # units in which the sheet fades out above and below
BAR, BAR_GRIP = 7, 22  # the bar's width, and how wide a strip can be gripped
LOOKED_AT = 0.3  # of the page: how far down the eye is
HIT, PRESENT_HIT = "#FBE3A0", "#F3C349"
BORDER = 5
NEAR = 1.5  # heights of the page within which pictures are printed ahead


class RulesPage(Widget):
    """`sheet` is what is read; `scroll` the pixels of it above the page; `hit` the number of the present match.

    `go` scrolls to a height with a movement.
    """

    def __init__(self, kit: Kit, prints: PlatePrinter, go: Callable[[int], object]) -> None:
        super().__init__(kit, "page")
        self.prints = prints
        self.sheet = Sheet(1)
        self.scroll = 0
        self.hit: int | None = None
        self.go = go
        self._grip: tuple[int, int] | None = None
        self._on_bar = False

    # --- where one is ------------------------------------------------------------------------------------------------

    @property
    def view(self) -> pygame.Rect:
        """The part of the page that the sheet is seen in."""
        return self.box.inflate(-2 * self.kit.px(PAD), -2 * self.kit.px(BORDER + 2))

    @property
    def lowest(self) -> int:
        """The furthest that the sheet can be scrolled."""
        return max(0, self.sheet.height + 2 * self._air - self.view.height)

    @property
    def chapter(self) -> str:
        """The chapter that is read now."""
        tops = self.sheet.chapters
        if self.scroll >= self.lowest > 0:
            return list(tops)[-1] if tops else ""
        eye = self.scroll + self.view.height * LOOKED_AT - self._air
        return next((name for name, top in reversed(tops.items()) if top <= eye), next(iter(tops), ""))

    @property
    def _air(self) -> int:
        """What is left free above the first line and below the last."""
        return self.kit.px(EDGE + 8)

    def show(self, sheet: Sheet) -> None:
        """Read another sheet from its top."""
        self.sheet = sheet
        self.scroll, self.hit = 0, None

    @property
    def ahead(self) -> Image | None:
        """The picture to be printed next: of those near to what is seen, the nearest that is not at hand."""
        eye = self.scroll - self._air + self.view.height // 2
        missing = [image for image in self.sheet.images if image.name != COVER and not self._at_hand(image)]
        nearest = min(missing, key=lambda image: abs(image.box.centery - eye), default=None)
        near = nearest is not None and abs(nearest.box.centery - eye) < NEAR * self.view.height
        return nearest if near else None

    def print_ahead(self) -> None:
        """Print a picture, so that it is at hand when the page gets there."""
        image = self.ahead
        if image is not None:
            self.prints.printed(image.name, image.box.width)

    def _at_hand(self, image: Image) -> bool:
        return self.prints.at_hand(image.name, image.box.width)

    def scroll_to(self, y: float) -> None:
        """Put so much of the sheet above the page, as far as there is any."""
        self.scroll = max(0, min(round(y), self.lowest))

    def top_of(self, chapter: str) -> int:
        """How far to scroll for a chapter."""
        return min(self.sheet.chapters[chapter], self.lowest)

    def next_hit(self) -> None:
        """Mark the next match, after the last one the first, and bring it into view."""
        count = len(self.sheet.hits)
        if not count:
            return
        self.hit = 0 if self.hit is None else (self.hit + 1) % count
        box = self.sheet.hits[self.hit][0]
        seen = pygame.Rect(0, self.scroll - self._air, 1, self.view.height).inflate(0, -2 * self.kit.px(2 * EDGE))
        if not (seen.top <= box.top and box.bottom <= seen.bottom):
            self.go(round(box.centery + self._air - self.view.height * LOOKED_AT))

    # --- pointer -----------------------------------------------------------------------------------------------------

    def boxes(self) -> dict[str, pygame.Rect]:
        found = super().boxes()
        if self.lowest:
            found["page.bar"] = self._bar()
        return found

    def take(self, intent: Intent) -> bool:
        if isinstance(intent, Zoom) and self.lowest:
            self.scroll_to(self.scroll - intent.steps * self.kit.px(80))
            return True
        return False

    def press(self, pos: Pos) -> None:
        """On the bar it is gripped, beside the bar it comes to the pointer; elsewhere the sheet itself is held."""
        self._on_bar = self.lowest > 0 and pos[0] >= self.box.right - self.kit.px(BAR_GRIP)
        if self._on_bar and not self._bar().inflate(self._track.width, 0).collidepoint(self._track.centerx, pos[1]):
            free = max(1, self._track.height - self._bar().height)
            self.scroll_to((pos[1] - self._track.y - self._bar().height / 2) * self.lowest / free)
        self._grip = pos[1], self.scroll

    def drag(self, pos: Pos) -> None:
        if self._grip is None:
            return
        moved = pos[1] - self._grip[0]
        if self._on_bar:
            moved = -round(moved * self.lowest / max(1, self._track.height - self._bar().height))
        self.scroll_to(self._grip[1] - moved)

    # --- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        kit, view = self.kit, self.view
        draw_panel(kit, surface, self.box, 14)
        clip = surface.get_clip()
        surface.set_clip(self.box.inflate(-2 * kit.px(BORDER + 2), -2 * kit.px(BORDER + 2)).clip(clip))
        window = pygame.Rect(0, self.scroll - self._air, self.sheet.width, view.height)
        east, south = view.x, view.y - window.y
        self._draw_hits(surface, window, (east, south))
        for box in self.sheet.ornaments:
            if box.colliderect(window):
                draw_ornament(kit, surface, box.move(east, south), theme.INK_FAINT)
        for image in self.sheet.images:
            if image.box.colliderect(window.inflate(0, 2 * kit.px(EDGE))):
                self._draw_image(surface, image, (east, south))
        for line in self.sheet.lines:
            if line.box.colliderect(window):
                surface.blit(kit.type.line(line.text, line.style), line.box.move(east, south))
        self._fade(surface)
        surface.set_clip(clip)
        if self.lowest:
            self._draw_bar(surface, look)

    def _draw_image(self, surface: pygame.Surface, image: Image, by: tuple[int, int]) -> None:
        kit, place = self.kit, image.box.move(by)
        if image.name == COVER:
            surface.blit(kit.pictures.get(COVER, (0, place.height)), place)
            return
        kit.brush.shadow(surface, place, kit.px(8), kit.px(5), 120)
        if self._at_hand(image):
            surface.blit(self.prints.printed(image.name, place.width), place)
        else:  # it comes in a moment
            surface.blit(kit.brush.rounded(place.size, kit.px(8), theme.PARCHMENT_SHADE), place)

    def _draw_hits(self, surface: pygame.Surface, window: pygame.Rect, by: tuple[int, int]) -> None:
        px = self.kit.px
        for number, boxes in enumerate(self.sheet.hits):
            for box in boxes:
                if box.colliderect(window):
                    mark = box.move(by).inflate(px(6), -px(2))
                    colour = PRESENT_HIT if number == self.hit else HIT
                    surface.blit(self.kit.brush.rounded(mark.size, px(5), colour), mark)

    def _fade(self, surface: pygame.Surface) -> None:
        """The sheet comes out of the parchment and goes into it again, where there is more of it."""
        above, below = self._edges
        for place, more in ((above, self.scroll), (below, self.lowest - self.scroll)):
            if more > 0:
                key = ("fade", place.y == above.y, self.box.size)
                surface.blit(self.kit.brush.kept(key, partial(self._veil, place, place.y == above.y)), place)

    @property
    def _edges(self) -> tuple[pygame.Rect, pygame.Rect]:
        px = self.kit.px
        inner = self.box.inflate(-2 * px(BORDER + 2), -2 * px(BORDER + 2))
        above = pygame.Rect(inner.x, inner.y, inner.width, px(EDGE))
        return above, above.move(0, inner.height - above.height)

    def _veil(self, place: pygame.Rect, above: bool) -> pygame.Surface:
        """A strip of the parchment itself that grows clear towards the middle of the page."""
        page = clear_surface(self.box.size)
        draw_panel(self.kit, page, page.get_rect(), 0)
        strip = page.subsurface(place.move(-self.box.x, -self.box.y)).copy()
        ramp = pygame.Surface((1, 2), pygame.SRCALPHA)
        ramp.set_at((0, 0), (255, 255, 255, 255 if above else 0))
        ramp.set_at((0, 1), (255, 255, 255, 0 if above else 255))
        strip.blit(pygame.transform.smoothscale(ramp, strip.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return strip

    @property
    def _track(self) -> pygame.Rect:
        px = self.kit.px
        return pygame.Rect(self.box.right - px(10 + BAR), self.box.y + px(18), px(BAR), self.box.height - 2 * px(18))

    def _bar(self) -> pygame.Rect:
        track = self._track
        length = max(self.kit.px(36), track.height * self.view.height // max(1, self.view.height + self.lowest))
        top = track.y + (track.height - length) * self.scroll // max(1, self.lowest)
        return pygame.Rect(track.x, top, track.width, length)

    def _draw_bar(self, surface: pygame.Surface, look: Look) -> None:
        brush, track, bar = self.kit.brush, self._track, self._bar()
        surface.blit(brush.rounded(track.size, track.width // 2, theme.PARCHMENT_DARK, alpha=150), track)
        colour = theme.INK_SOFT if look.pressed and self._on_bar else theme.INK_FAINT
        surface.blit(brush.rounded(bar.size, bar.width // 2, colour), bar)
