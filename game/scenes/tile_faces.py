"""The faces of laid tiles: the picture with its marks, corners rounded, its owner's emblem where it has one.

A face is made once at a base size and scaled from there, so that zooming costs a scaling and no decoding.
"""

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from copy import copy

import pygame

from game.engine.reading import ReadingError
from game.engine.tiles import TileSet
from game.ui import theme
from game.ui.brush import clear_surface
from game.ui.emblems import emblem_of
from game.ui.kit import Kit
from game.ui.pictures import wanted
from game.ui.shapes import Point, TileShape, load_shapes, turned

BASES = (256, 512)  # pixels a tile; the smallest that is large enough is scaled down
ROUNDED = 0.05  # of a tile: its corners
SHADOW_BASE = 64  # pixels a tile: a shadow has no edges that would be missed
BLUR = 0.09  # of a tile: how far its shadow reaches
PRINTED = 0.16  # of a tile: the width of what is printed
BADGE, LARGE_BADGE = 0.17, 0.29  # of a tile: the owner's emblem on a treasure tile
BADGE_EDGE = 0.03

Mark = tuple[str, float, Point]
"""Something printed on a tile: picture, width and middle, in parts of the tile."""


class TileFaces:
    """Tiles of one set as surfaces of any size.

    `folder` is where their pictures and shapes lie under art/; tiles that are `owned` show the emblem of their owner.
    `icons` are the pictures of what a reckoning counts, by the name of the term; {colour} stands for a seat's.
    """

    def __init__(
        self,
        kit: Kit,
        tiles: TileSet,
        folder: str,
        owned: Collection[int] = (),
        icons: Mapping[str, str] = {},
    ) -> None:
        self.kit = kit
        self.tiles = tiles
        self.folder = folder
        self.owned = frozenset(owned)
        self.icons = icons
        self.shapes: Mapping[str, TileShape] = load_shapes(kit.pictures.find(*folder.split("/"), "shapes.json"))
        missing = [name for name in tiles.names if name not in self.shapes]
        if missing:
            raise ReadingError([f"{folder}/shapes.json: no shapes for {', '.join(missing)}"])

    def icon(self, name: str, colour: str = "") -> str:
        """The picture of what a term counts; "" where there is none."""
        return self.icons.get(name, "").format(colour=colour)

    def piece(self, kind: str, colour: str = "") -> str:
        """The picture of a piece on land: a token, or a follower in its seat's colour."""
        return f"pieces/{kind}-{colour}.png" if colour else f"pieces/token-{kind}.png"

    def printed(self, tile: int, turn: int) -> Iterator[Mark]:
        """All that is printed on a tile."""
        for segment in range(len(self.shape(tile).segments)):
            yield from self.printed_on(tile, turn, segment)

    def printed_on(self, tile: int, turn: int, segment: int) -> Iterator[Mark]:
        """What is printed on a segment of a tile: a picture for each of its marks."""
        shape = self.shape(tile).segments[segment]
        for mark in dict.fromkeys(self.tiles.kind(tile).segments[segment].marks):
            for spot in shape.anchor(mark, turn):
                yield f"pieces/{mark}.png", PRINTED, spot

    def on(self, kit: Kit) -> "TileFaces":
        """The same tiles made and kept with another kit."""
        faces = copy(self)
        faces.kit = kit
        return faces

    def fetch(self, tile: int) -> None:
        """Bring the picture of a tile to hand, in the size of most."""
        self.kit.pictures.get(self._file(tile), BASES[0])

    def shape(self, tile: int) -> TileShape:
        """The shapes of a physical tile."""
        return self.shapes[self.tiles.names[tile]]

    def face(
        self, tile: int, turn: int, size: int, colour: str = "", keep: bool = True, patient: bool = False
    ) -> pygame.Surface:
        """A tile as it lies after quarter turns; `colour` is the seat's, shown on treasures.

        `keep` is false for sizes seen only for a moment, while zooming. Who is `patient` may get a large tile less
        sharp at first, until its picture has come to hand (`Pictures.work`).
        """
        base = next((base for base in BASES if base >= size), BASES[-1])
        owner, kept = colour if tile in self.owned else "", self.kit.faces
        look, whole = self._key(tile, turn, owner, size), self._key(tile, turn, owner, base)
        if patient and base != BASES[0] and look not in kept and whole not in kept:
            self.kit.pictures.slowly(whole, lambda: self._bit_by_bit(tile, turn, base, owner))
            base, keep = BASES[0], False
        if size == base:
            return self._whole(tile, turn, base, owner)

        def scaled() -> pygame.Surface:
            return pygame.transform.smoothscale(self._whole(tile, turn, base, owner), (size, size))

        return kept.kept(look, scaled) if keep else scaled()

    def draw_marks(self, surface: pygame.Surface, box: pygame.Rect, tile: int, turn: int, segment: int) -> None:
        """What is printed on a segment once more, above a light that was drawn on the face in the box."""
        self._print(surface, box, self.printed_on(tile, turn, segment))

    def shadow(self, size: int, lift: float = 0.0, keep: bool = True) -> tuple[pygame.Surface, tuple[int, int]]:
        """The shadow of a tile of a size and where it falls, from the tile's corner; it grows with the lift."""
        soft = round(lift * 4) / 4
        base = SHADOW_BASE
        blur = round(base * BLUR * (1 + 1.4 * soft))
        whole = self.kit.brush.soft((base, base), round(base * ROUNDED), blur, "#0D0703", round(190 - 70 * soft))
        scale = size / base
        grown = (max(1, round(whole.width * scale)), max(1, round(whole.height * scale)))
        image = (
            self.kit.faces.kept(("shadow", size, soft), lambda: pygame.transform.smoothscale(whole, grown))
            if keep
            else pygame.transform.smoothscale(whole, grown)
        )
        east, south = size * (0.018 + 0.09 * lift), size * (0.034 + 0.14 * lift)
        return image, (round(east - blur * scale), round(south - blur * scale))

    def _key(self, tile: int, turn: int, owner: str, size: int) -> Hashable:
        return self.folder, self.tiles.names[tile], turn % 4, owner, self.kit.pictures.large_emblems, size

    def _whole(self, tile: int, turn: int, base: int, owner: str) -> pygame.Surface:
        """A face in a base size."""
        key = self._key(tile, turn, owner, base)
        return self.kit.faces.kept(key, lambda: self._made(tile, turn % 4, base, owner))

    def _bit_by_bit(self, tile: int, turn: int, base: int, owner: str) -> Iterator[None]:
        self.kit.pictures.get(self._file(tile), base)
        yield
        self._whole(tile, turn, base, owner)

    def _made(self, tile: int, turn: int, size: int, owner: str) -> pygame.Surface:
        face = clear_surface((size, size))
        picture = self.kit.pictures.get(self._file(tile), size)
        face.blit(pygame.transform.rotate(picture, -90 * turn), (0, 0))
        _light_edges(face)
        mask = self.kit.brush.rounded((size, size), round(size * ROUNDED), "#FFFFFF")
        face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self._print(face, face.get_rect(), self.printed(tile, turn))
        if owner:
            self._put_badge(face, owner)
        return face

    def _file(self, tile: int) -> str:
        return f"{self.folder}/{self.tiles.names[tile]}.webp"

    def _print(self, surface: pygame.Surface, box: pygame.Rect, marks: Iterable[Mark]) -> None:
        size = box.width
        for name, width, spot in marks:
            want = wanted(name, (max(4, round(width * size)), 0))
            place = box.x + spot[0] * size, box.y + spot[1] * size
            self.kit.pictures.draw(surface, want, place, max(1, size // 85))

    def _put_badge(self, face: pygame.Surface, owner: str) -> None:
        size = face.width
        lit, shaded = theme.SEAT_COLOURS[owner]
        side = round((LARGE_BADGE if self.kit.pictures.large_emblems else BADGE) * size)
        edge = round(BADGE_EDGE * size)
        box = pygame.Rect(edge, size - edge - side, side, side)
        self.kit.brush.shadow(face, box, box.width // 2, max(1, size // 100))
        face.blit(self.kit.brush.circle(box.width, shaded), box)
        inner = box.inflate(-max(2, size // 80), -max(2, size // 80))
        face.blit(self.kit.brush.circle(inner.width, lit), inner)
        emblem = self.kit.pictures.get(emblem_of(owner), round(box.width * 0.74))
        face.blit(emblem, emblem.get_rect(center=box.center))


def anchor_on(shape: TileShape, segment: int, mark: str, number: int, turn: int) -> tuple[float, float]:
    """Where the number-th token of a mark lies on a turned tile, in tile units."""
    spots = shape.segments[segment].anchor(mark, turn) or shape.segments[segment].anchor("label", turn)
    return spots[min(number, len(spots) - 1)] if spots else turned((0.5, 0.5), turn)


def _light_edges(face: pygame.Surface) -> None:
    """A thin light along the north and west edge and a shade along the others, whatever the turn: card has a rim."""
    size = face.width
    rim = max(1, size // 110)
    light = pygame.Surface((size, rim), pygame.SRCALPHA)
    light.fill((255, 246, 214, 84))
    shade = pygame.Surface((size, rim), pygame.SRCALPHA)
    shade.fill((38, 24, 8, 96))
    face.blit(light, (0, 0))
    face.blit(pygame.transform.rotate(light, 90), (0, 0))
    face.blit(shade, (0, size - rim))
    face.blit(pygame.transform.rotate(shade, 90), (size - rim, 0))
