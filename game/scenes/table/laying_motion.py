"""What moves when a tile is laid: it settles with its shadow, what it completes glows, and pieces flip up."""

from collections.abc import Iterable
from collections.abc import Sequence as Colours

import pygame

from game.engine.common import Laid, PiecePut, Scored
from game.engine.land import Land, Region, cell_at, xy
from game.engine.landscape import Landscape
from game.engine.title import S
from game.scenes.change import Change
from game.scenes.land_view import CellGrid, draw_piece, draw_tile, owner_colour, piece_places
from game.scenes.table.region_layers import Layer, area_of, glow_of, line_of
from game.scenes.tile_faces import TileFaces
from game.ui import theme
from game.ui.tween import Do, Move, Moves, Pause, Sequence, Tween, in_out, linear, out_cubic

SETTLE = 0.26  # seconds
GLOW = 0.85
FLIP = 0.3
FLIP_PAUSE = 0.06
CORE = "#FFF3C4"


class LayingMotion:
    """The movement of one landscape. `lifted` is the tile in the air (its laying index)."""

    def __init__(self, faces: TileFaces, moves: Moves) -> None:
        self.faces = faces
        self.moves = moves
        self.lifted: int | None = None
        self._hidden: set[int] = set()
        self._lift = 0.0
        self._flips: dict[int, float] = {}
        self._glow: Region | None = None
        self._strength = 0.0
        self._layers: tuple[object, list[Layer]] | None = None

    def start(self, change: Change[S], number: int, after: Iterable[Move] = ()) -> None:
        """Set going what an action in the number-th landscape brought about, and `after` it something more."""
        before, now = change.before.landscapes()[number], change.after.landscapes()[number]
        land = now.land
        laid = next((happened for happened in change.events if isinstance(happened, Laid)), None)
        if laid is None or change.back:
            self.moves.start(Sequence(*after))
            return
        self.lifted = land.index_at[cell_at(*laid.at)]
        self._lift = 1.0
        place = len(before.pieces)
        self._hidden = set(range(place, len(now.pieces)))
        moves: list[Move] = [Tween(SETTLE, self._settle, in_out), Do(self._settled)]
        for happened in change.events:
            if isinstance(happened, Scored) and happened.segment >= 0:
                index = land.index_at[cell_at(*happened.cells[0])]
                moves += self._glowing(land.region(land.root(index, happened.segment)))
            elif isinstance(happened, PiecePut):
                moves += self._flipping(place)
                place += 1
        self.moves.start(Sequence(*moves, *after))

    @property
    def busy(self) -> bool:
        """Whether something lies here otherwise than at rest."""
        return self.lifted is not None or self._glow is not None or bool(self.away)

    @property
    def away(self) -> set[int]:
        """The pieces (by number) that do not lie in their places yet."""
        return self._hidden | set(self._flips)

    def draw_under(self, surface: pygame.Surface, frame: CellGrid, land: Land) -> None:
        """The glow of what was just completed, below what is printed on it and its pieces."""
        if self._glow is None or self._strength <= 0:
            return
        view = surface.get_clip()
        key = (id(self._glow), frame, view.size)
        if self._layers is None or self._layers[0] != key:
            area = area_of(self.faces, frame, land, self._glow, theme.HALO, 120)
            glow = glow_of(self.faces, frame, land, self._glow, view, "#F0B429")
            core = line_of(self.faces, frame, land, self._glow, CORE, 0.04)
            self._layers = key, [*area, glow, *core]
        for layer in self._layers[1]:
            layer.draw(surface, round(255 * min(1.0, self._strength)))
        for index, segment in self._glow.segments:
            box = frame.tile(xy(land.cells[index]))
            self.faces.draw_marks(surface, box, land.tiles[index], land.turns[index], segment)

    def draw_over(self, surface: pygame.Surface, frame: CellGrid, landscape: Landscape, colours: Colours[str]) -> None:
        """The tile in the air and the pieces that flip."""
        land = landscape.land
        if self.lifted is not None:
            index, colour = self.lifted, owner_colour(landscape, colours)
            box = frame.tile(xy(land.cells[index]))
            grown = box.inflate(round(box.width * 0.12 * self._lift), round(box.width * 0.12 * self._lift))
            grown.move_ip(0, -round(box.width * 0.1 * self._lift))
            draw_tile(self.faces, surface, grown, land.tiles[index], land.turns[index], colour, max(self._lift, 0.001))
        if not self._flips:
            return
        places = piece_places(self.faces, frame, land, landscape.pieces)
        for number, flip in self._flips.items():
            piece, place = places[number]
            draw_piece(self.faces, surface, place, frame.pitch, piece, colours, flip)

    def _settle(self, t: float) -> None:
        self._lift = 1 - t

    def _settled(self) -> None:
        self.lifted = None

    def _glowing(self, region: Region) -> list[Move]:
        def begin() -> None:
            self._glow, self._strength = region, 0.0

        def end() -> None:
            self._glow, self._strength, self._layers = None, 0.0, None

        return [Do(begin), Tween(GLOW, self._swell, linear), Do(end)]

    def _swell(self, t: float) -> None:
        """Quickly bright, slowly dark."""
        self._strength = out_cubic(min(1.0, t / 0.3)) if t < 0.45 else 1 - in_out((t - 0.45) / 0.55)

    def _flipping(self, number: int) -> list[Move]:
        def begin() -> None:
            self._hidden.discard(number)
            self._flips[number] = 0.0

        def flip(t: float) -> None:
            self._flips[number] = t

        return [Do(begin), Tween(FLIP, flip, linear), Do(lambda: self._flips.pop(number)), Pause(FLIP_PAUSE)]
