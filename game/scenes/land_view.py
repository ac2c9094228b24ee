"""A landscape as it lies on the table: where its cells are on the window, its tiles, its tokens and their shadows."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.engine.land import Land, xy
from game.engine.landscape import Cell, Landscape, Piece
from game.scenes.tile_faces import TileFaces, anchor_on
from game.ui.camera import Area, Camera
from game.ui.pictures import wanted

Spot = tuple[float, float]

GAP = 0.016  # of a cell: what can be seen of the table between two tiles
PIECE = 0.25  # of a cell: the width of a piece


@dataclass(frozen=True)
class CellGrid:
    """Where cells lie on the window: the corner of the cell (0, 0) and the length of a cell's side, in pixels.

    `moving` says that it is one of many sizes passed while zooming, not worth being kept.
    """

    x: float
    y: float
    pitch: float
    moving: bool = False

    def cell(self, cell: Cell) -> pygame.Rect:
        """The whole cell."""
        left, top = math.floor(self.x + cell[0] * self.pitch), math.floor(self.y + cell[1] * self.pitch)
        right = math.floor(self.x + (cell[0] + 1) * self.pitch)
        bottom = math.floor(self.y + (cell[1] + 1) * self.pitch)
        return pygame.Rect(left, top, right - left, bottom - top)

    def tile(self, cell: Cell) -> pygame.Rect:
        """A tile in a cell: a square with a little room around it."""
        box = self.cell(cell)
        gap = max(1, round(self.pitch * GAP))
        return pygame.Rect(box.x + gap // 2, box.y + gap // 2, self.size, self.size)

    @property
    def size(self) -> int:
        """The side of a tile."""
        return max(2, int(self.pitch) - max(1, round(self.pitch * GAP)))

    def point(self, cell: Cell, spot: Spot) -> Spot:
        """The pixel of a spot of a cell, which is given in tile units."""
        box = self.tile(cell)
        return box.x + spot[0] * box.width, box.y + spot[1] * box.height

    def at(self, pos: tuple[float, float]) -> tuple[Cell, Spot]:
        """The cell under a pixel, and the spot of it in tile units."""
        x, y = (pos[0] - self.x) / self.pitch, (pos[1] - self.y) / self.pitch
        cell = math.floor(x), math.floor(y)
        return cell, (x - cell[0], y - cell[1])


def seen_through(camera: Camera) -> CellGrid:
    """The frame of a camera; at rest it lies on whole pixels, so that all gaps are equal."""
    left, top = camera.to_screen((0, 0))
    if camera.busy:
        return CellGrid(left, top, camera.zoom, moving=True)
    pitch = max(2, round(camera.zoom))
    middle, centre = camera.aim, camera.view.center
    return CellGrid(round(centre[0] - middle.x * pitch), round(centre[1] - middle.y * pitch), pitch)


def fitted(area: Area, box: pygame.Rect, most: int = 512) -> CellGrid:
    """The frame that shows an area of cells in the middle of a box, as large as it fits."""
    left, top, width, height = area
    pitch = max(2, min(int(box.width / width), int(box.height / height), most))
    return CellGrid(
        round(box.centerx - (left + width / 2) * pitch), round(box.centery - (top + height / 2) * pitch), pitch
    )


def extent(cells: Iterable[int], margin: float = 0.0) -> Area:
    """The area that cells (flat numbers) take, with a margin in cells around it."""
    spots = [xy(cell) for cell in cells]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    right, bottom = max(x for x, _ in spots) + 1, max(y for _, y in spots) + 1
    return left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin


def owner_colour(landscape: Landscape, colours: Sequence[str]) -> str:
    """The colour of a landscape's owner among those of the seats; "" for one that all share."""
    return "" if landscape.seat is None else colours[landscape.seat]


def draw_thumbnail(
    faces: TileFaces, surface: pygame.Surface, box: pygame.Rect, landscape: Landscape, colours: Sequence[str]
) -> None:
    """A whole landscape, as large as it fits into a box; `colours` are those of the seats."""
    frame = fitted(extent(landscape.land.cells, 0.3), box, most=box.height // 3)
    clip = surface.get_clip()
    surface.set_clip(box.clip(clip))
    draw_landscape(faces, surface, frame, landscape, colours)
    surface.set_clip(clip)


def draw_landscape(
    faces: TileFaces, surface: pygame.Surface, frame: CellGrid, landscape: Landscape, colours: Sequence[str]
) -> None:
    """A landscape at rest: its tiles and the pieces on them."""
    draw_land(faces, surface, frame, landscape.land, owner_colour(landscape, colours))
    draw_pieces(faces, surface, frame, landscape.land, landscape.pieces, colours)


def draw_land(
    faces: TileFaces,
    surface: pygame.Surface,
    frame: CellGrid,
    land: Land,
    colour: str,
    without: frozenset[int] = frozenset(),
    patient: bool = False,
) -> None:
    """The tiles of a landscape but for some (laying indices); all shadows lie below all tiles.

    Who draws it anew for each frame may be `patient` with tiles that are not yet sharp.
    """
    seen = [
        (index, box)
        for index, cell in enumerate(land.cells)
        if index not in without and (box := frame.tile(xy(cell))).colliderect(surface.get_clip())
    ]
    keep = not frame.moving
    shadow, (east, south) = faces.shadow(frame.size, keep=keep)
    surface.fblits([(shadow, (box.x + east, box.y + south)) for _, box in seen])
    surface.fblits(
        [
            (faces.face(land.tiles[index], land.turns[index], frame.size, colour, keep, patient), box)
            for index, box in seen
        ]
    )


def draw_tile(
    faces: TileFaces,
    surface: pygame.Surface,
    box: pygame.Rect,
    tile: int,
    turn: int,
    colour: str,
    lift: float = 0.0,
    alpha: int = 255,
) -> None:
    """One tile alone in a square, lifted above the table from 0 to 1, or see-through as a ghost."""
    face = faces.face(tile, turn, box.width, colour, keep=not lift)
    if alpha == 255:
        shadow, (east, south) = faces.shadow(box.width, lift, keep=not lift)
        surface.blit(shadow, (box.x + east, box.y + south))
        surface.blit(face, box)
        return
    ghost = face.copy()
    ghost.set_alpha(alpha)
    surface.blit(ghost, box)


def draw_pieces(
    faces: TileFaces,
    surface: pygame.Surface,
    frame: CellGrid,
    land: Land,
    pieces: Iterable[Piece],
    colours: Sequence[str],
) -> None:
    """Pieces flat on what they lie on."""
    for piece, place in piece_places(faces, frame, land, pieces):
        draw_piece(faces, surface, place, frame.pitch, piece, colours)


def piece_places(faces: TileFaces, frame: CellGrid, land: Land, pieces: Iterable[Piece]) -> list[tuple[Piece, Spot]]:
    """Each piece with the pixel of its middle."""
    placed: list[tuple[Piece, Spot]] = []
    counted: dict[Piece, int] = {}
    for piece in pieces:
        number = counted.get(piece, 0)
        counted[piece] = number + 1
        tile, turn, cell = land.tiles[piece.index], land.turns[piece.index], land.cells[piece.index]
        spot = anchor_on(faces.shape(tile), piece.segment, piece.kind, number, turn)
        placed.append((piece, frame.point(xy(cell), spot)))
    return placed


def draw_piece(
    faces: TileFaces,
    surface: pygame.Surface,
    place: Spot,
    pitch: float,
    piece: Piece,
    colours: Sequence[str],
    flip: float = 1.0,
) -> None:
    """A piece where it lies. While it flips up (0 to 1) it is seen from its edge first, and higher and larger."""
    height = math.sin(math.pi * min(1.0, max(0.0, flip)))
    width = max(6, round(pitch * PIECE * (1 + 0.35 * height)))
    picture = faces.piece(piece.kind, "" if piece.seat is None else colours[piece.seat])
    want = wanted(picture, width)
    if flip >= 1:
        faces.kit.pictures.draw(surface, want, place, max(1, round(pitch * 0.018)))
        return
    image = faces.kit.pictures.get(picture, max(6, round(pitch * PIECE * 1.35)))
    narrow = max(2, round(width * abs(math.cos(math.pi * (1 - flip) * 1.5))))
    turned = pygame.transform.smoothscale(image, (narrow, width))
    lifted = (place[0], place[1] - pitch * 0.22 * height)
    surface.blit(turned, turned.get_rect(center=(round(lifted[0]), round(lifted[1]))))
