"""The tiles of Labyrinth as they are seen: treasures on treasure tiles and on the cells printed on the board."""

from collections.abc import Iterator

from game.engine.labyrinth.components import DRAGON, Components
from game.scenes.tile_faces import Mark, TileFaces
from game.ui.kit import Kit

FOLDER = "tiles/labyrinth"
TREASURE = 0.23  # of a tile: the widths of what is printed
FIXED_TREASURE = 0.34
FIXED_DRAGON = 0.52
ICONS = {
    "tile": "icons/landscape.png",
    "shield": "pieces/token-shield.png",
    "treasure": "pieces/token-treasure.png",
    "dragon": "pieces/token-dragon.png",
    "meeple": "pieces/meeple-{colour}.png",
    "crown": "pieces/crown-{colour}.png",
}


class LabyrinthFaces(TileFaces):
    """Faces of the tiles in a box of Labyrinth; treasure tiles show whose they are."""

    def __init__(self, kit: Kit, box: Components) -> None:
        super().__init__(kit, box.tiles, FOLDER, box.treasure, ICONS)
        self.box = box

    def printed(self, tile: int, turn: int) -> Iterator[Mark]:
        kind = self.tiles.kind(tile)
        if kind.role == "fixed":
            dragon = kind.traits.get("treasure") == DRAGON
            yield self._treasure(tile), FIXED_DRAGON if dragon else FIXED_TREASURE, (0.5, 0.5)
        yield from super().printed(tile, turn)

    def printed_on(self, tile: int, turn: int, segment: int) -> Iterator[Mark]:
        shape = self.shape(tile).segments[segment]
        for name, width, spot in super().printed_on(tile, turn, segment):
            if name == "pieces/shield.png":
                yield name, width, spot
        for spot in (*shape.anchor("treasure", turn), *shape.anchor("dragon", turn)):
            yield self._treasure(tile), TREASURE, spot

    def _treasure(self, tile: int) -> str:
        treasure = self.tiles.kind(tile).traits.get("treasure", "")
        return "pieces/dragon.png" if treasure == DRAGON else f"pieces/treasure-{treasure}.png"
