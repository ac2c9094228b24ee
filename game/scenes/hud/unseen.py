"""The tiles that nobody has seen yet: by kind with their counts, how many lie in the draw pile, how many left (L6)."""

from collections import Counter
from collections.abc import Callable
from typing import Generic

import pygame

from game.engine.fitting import fitting_tiles
from game.engine.land import Land
from game.engine.title import S
from game.play.telling import tell_tile
from game.scenes.navigator import Navigator
from game.scenes.tile_faces import TileFaces
from game.ui import theme
from game.ui.kit import Kit
from game.ui.layout import inset, rows
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import draw_ring
from game.ui.widgets.panel import draw_panel, draw_rule

TITLE = theme.HEADING.sized(22)
LINE = theme.Style(theme.Face.LABEL, 18, theme.INK_SOFT)
FITS = theme.STRONG.sized(19)
COUNT = theme.FIGURE.sized(17)
LARGEST = 84  # units: a tile with its margin
MARGIN = 0.1  # of that
FAINT = 70  # how much is seen of a tile that does not fit

Pointed = Callable[[], tuple[Land, int] | None]
"""The landscape and the open cell that is pointed at, if there is one."""


class Unseen(Generic[S]):
    """The panel, in the room of the players while it is open. Tiles that fit where `pointed` says are lit."""

    def __init__(self, navigator: Navigator[S], pointed: Pointed = lambda: None) -> None:
        self.navigator = navigator
        self.kit = navigator.kit
        self.pointed = pointed
        firsts = [
            navigator.match.view.tiles.kind_of.index(kind) for kind in range(len(navigator.match.view.tiles.kinds))
        ]
        self.tiles = [UnseenTile(self.kit, navigator.faces, tile, self._fits) for tile in firsts]
        self.fits = FitsLine(self.kit, self._fitting)
        self.box = pygame.Rect(0, 0, 0, 0)
        self._head = self._rule = self._grid = self.box
        self._lines: list[pygame.Rect] = []
        self._asked: tuple[object, frozenset[int]] | None = None

    @property
    def open(self) -> bool:
        return self.navigator.shows_unseen

    @property
    def widgets(self) -> list[Widget]:
        return [self.fits, *self.tiles]

    def layout(self, room: pygame.Rect) -> None:
        """At most as large as the room."""
        px = self.kit.px
        self.box = room.copy()
        inner = inset(room, px(12), px(14))
        self._head, first, second, fits, self._rule, self._grid = rows(
            inner, [px(32), px(24), px(24), px(24), px(10), -1]
        )
        self._lines = [first, second]
        self.fits.place(fits)
        self.refresh()

    def refresh(self) -> None:
        """Follow the view: what has been seen meanwhile goes, the others move up."""
        view = self.navigator.match.view
        counts = Counter(view.tiles.kind_of[tile] for tile in view.unseen())
        for tile in self.tiles:
            tile.count = counts[view.tiles.kind_of[tile.tile]]
            tile.visible = self.open and tile.count > 0
        self.fits.visible = self.open
        shown = [tile for tile in self.tiles if tile.count]
        if not shown or not self._grid.width:
            return
        across, side = self._cells(len(shown))
        for number, tile in enumerate(shown):
            row, column = divmod(number, across)
            cell = pygame.Rect(self._grid.x + column * side, self._grid.y + row * side, side, side)
            tile.place(cell.inflate(-round(side * MARGIN), -round(side * MARGIN)))
        self.box.height = self._grid.y + -(-len(shown) // across) * side + self.kit.px(12) - self.box.y

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet and its numbers; the tiles are widgets."""
        kit, view = self.kit, self.navigator.match.view
        draw_panel(kit, surface, self.box)
        kit.type.draw(surface, kit.say("unseen.title"), TITLE, self._head)
        whole, pile = len(view.unseen()), len(view.pile)
        if not whole:
            kit.type.draw_block(surface, kit.say("unseen.none"), theme.NOTE, self._grid)
            return
        lines = (kit.say("unseen.pile", n=pile), kit.say("unseen.gone", n=whole - pile))
        for line, place in zip(lines, self._lines, strict=True):
            kit.type.draw(surface, line, LINE, place)
        draw_rule(kit, surface, self._rule)

    def boxes(self) -> dict[str, pygame.Rect]:
        return {"unseen-tiles": self.box.copy()}

    def _fits(self) -> frozenset[int] | None:
        """The kinds (by their first tile) that fit where the pointer is; nothing where it is on no open cell."""
        pointed = self.pointed()
        if pointed is None:
            return None
        land, cell = pointed
        key = (cell, len(land), id(land))
        if self._asked is None or self._asked[0] != key:
            self._asked = key, frozenset(fitting_tiles(land, cell, [tile.tile for tile in self.tiles]))
        return self._asked[1]

    def _fitting(self) -> int | None:
        """How many of the kinds shown fit where the pointer is."""
        fits = self._fits()
        return None if fits is None else sum(tile.visible and tile.tile in fits for tile in self.tiles)

    def _cells(self, count: int) -> tuple[int, int]:
        """How many cells lie side by side, and how large they are, so that all find room."""
        for across in range(1, count + 1):
            side = self._grid.width // across
            if -(-count // across) * side <= self._grid.height and side <= self.kit.px(LARGEST):
                return across, side
        return count, self._grid.width // count


class FitsLine(Widget):
    """How many kinds fit where the pointer is; empty where that is nowhere."""

    def __init__(self, kit: Kit, number: Callable[[], int | None]) -> None:
        super().__init__(kit, "unseen-fits")
        self._number = number

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        number = self._number()
        if number is not None:
            self.kit.type.draw(surface, self.kit.say("unseen.fits", n=number), FITS, self.box)


class UnseenTile(Widget):
    """A kind of tile with how many of it nobody has seen; what it shows is in its tooltip."""

    focusable = True

    def __init__(self, kit: Kit, faces: TileFaces, tile: int, fits: Callable[[], frozenset[int] | None]) -> None:
        self.kind = faces.tiles.kind(tile).id
        super().__init__(kit, f"unseen-{self.kind}", group="unseen")
        self.faces = faces
        self.tile = tile
        self.count = 0
        self._fits = fits

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        kit, size = self.kit, self.box.width
        fits = self._fits()
        lit = fits is not None and self.tile in fits
        face = self.faces.face(self.tile, 0, size)
        if lit:
            kit.brush.halo(surface, self.box, kit.px(4), kit.px(4), theme.GOLD, 255)
        if fits is not None and not lit:
            face = face.copy()
            face.set_alpha(FAINT)
        surface.blit(face, self.box)
        disc = pygame.Rect(0, 0, kit.px(19), kit.px(19))
        disc.center = (self.box.right - kit.px(4), self.box.bottom - kit.px(4))
        surface.blit(kit.brush.circle(disc.width, theme.INK_SOFT), disc)
        surface.blit(kit.brush.circle(disc.width - 2, theme.PARCHMENT), disc.inflate(-2, -2))
        kit.type.draw(surface, f"{self.count}", COUNT, disc, "center")
        if look.focus:
            draw_ring(kit, surface, self.box, 6)

    def hint(self) -> str:
        told = tell_tile(self.kit.say, self.kind)
        return self.kit.say("unseen.kind", n=self.count, tile=f"{told[:1].upper()}{told[1:]}")
