"""What lies in the box, read from data: tile set, board, piles, supplies, heights, crown quests and the strip."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.engine.labyrinth.maze import ARROWS, COLUMNS, ROWS, Place
from game.engine.ports import sides_mask
from game.engine.tiles import TileSet, TileSetError, equal_sides, read_kinds

DRAGON = "dragon"


@dataclass(frozen=True, slots=True)
class Crown:
    """A crown quest: what it counts, and the value that solo play asks for (0: the most of all players)."""

    id: str
    counts: str
    solo: int = 0
    promo: bool = False


COUNTED = ("shields", "cities", "roads", "largest_city", "longest_road")
"""What a crown quest may count."""


class Components:
    """The physical game. Tile numbers are those of `tiles`.

    `fixed` maps a board cell (0 to 24) to its tile, `treasure_cell` a treasure to its board cell, `treasure` a
    treasure tile to its treasure; heights are millimetres.
    """

    def __init__(self, tiles: Mapping[str, Any], box: Mapping[str, Any]) -> None:
        """Read the two documents `data/tiles/labyrinth.yaml` and `data/labyrinth.yaml`. Raises `TileSetError` with
        all problems."""
        kinds = read_kinds(tiles, "tiles/labyrinth")
        self.tiles = TileSet(kinds, equal_sides, str(tiles["ground"]))
        self.land = self.tiles.of_role("land")
        self.start = self.tiles.of_role("start")[0]
        self.treasures = self.tiles.of_role("treasure")
        self.dragon = self.tiles.of_role("dragon")[0]
        self.treasure: dict[int, str] = {
            tile: self.tiles.kind(tile).traits["treasure"] for tile in (*self.treasures, self.dragon)
        }
        problems = self._printed_shields(tiles.get("shields", {}))
        try:
            self.fixed: dict[int, int] = {
                y * COLUMNS + x: self.tiles.number[entry["tile"]]
                for entry in box["board"]["fixed"]
                for x, y in [entry["at"]]
            }
            self.pile: dict[int, int] = {int(players): int(count) for players, count in box["pile"].items()}
            self.supply: dict[str, int] = {mark: int(count) for mark, count in box["supply"].items()}
            self.heights: dict[str, int] = {piece: int(height) for piece, height in box["heights"].items()}
            self.crowns: dict[str, Crown] = {key: Crown(key, **crown) for key, crown in box["crowns"].items()}
            self.strip: tuple[int, ...] = tuple(int(step) for step in box["strip"]["tutorial"])
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise TileSetError([*problems, f"labyrinth: {error}: missing or of the wrong kind"]) from error
        self.treasure_cell: dict[str, int] = {
            self.tiles.kind(tile).traits["treasure"]: cell for cell, tile in self.fixed.items()
        }
        self.loose: tuple[int, ...] = tuple(cell for cell in range(COLUMNS * ROWS) if cell not in self.fixed)
        self.walkways = tuple(
            tuple(_walkways(self.tiles, kind, turn) for turn in range(4)) for kind in range(len(self.tiles.kinds))
        )
        self.centre = Place(self.treasure_cell[DRAGON], sides_mask("NESW"))
        problems += self._problems(box)
        if problems:
            raise TileSetError(problems)

    def walkways_of(self, tile: int, turn: int) -> tuple[int, ...]:
        """Return the walkways of a tile as it lies, each a 4-bit set of sides (L4)."""
        return self.walkways[self.tiles.kind_of[tile]][turn]

    def _printed_shields(self, printed: Mapping[str, int]) -> list[str]:
        counted: dict[str, int] = {}
        for tile in self.land:
            for segment in self.tiles.kind(tile).segments:
                counted[segment.kind] = counted.get(segment.kind, 0) + segment.marks.count("shield")
        return [
            f"tiles/labyrinth: shields: {kind}: {counted.get(kind, 0)} shields, but {count} are printed"
            for kind, count in printed.items()
            if counted.get(kind, 0) != count
        ]

    def _problems(self, box: Mapping[str, Any]) -> list[str]:
        problems: list[str] = []
        even = {y * COLUMNS + x for x in range(0, COLUMNS, 2) for y in range(0, ROWS, 2)}
        if set(self.fixed) != even:
            problems.append("labyrinth: board: fixed: the cells of even column and row are wanted (L1)")
        if tuple(box["board"].get("size", ())) != (COLUMNS, ROWS):
            problems.append(f"labyrinth: board: size: {COLUMNS}, {ROWS} is wanted (L1)")
        for treasure in self.treasure.values():
            if treasure not in self.treasure_cell:
                problems.append(f"labyrinth: board: fixed: no cell shows {treasure}")
        for crown in self.crowns.values():
            if crown.counts not in COUNTED:
                problems.append(f"labyrinth: crowns: {crown.id}: counts: {crown.counts} is not known")
        for piece in ("tile", "shield", "treasure", "dragon", "meeple", "crown"):
            if self.heights.get(piece, 0) < 1:
                problems.append(f"labyrinth: heights: {piece}: a number of millimetres is wanted")
        if set(self.pile) != {1, 2, 3, 4}:
            problems.append("labyrinth: pile: a number for 1, 2, 3 and 4 players is wanted (L6)")
        elif len(self.land) < len(self.loose) + max(self.pile.values()):
            problems.append("labyrinth: pile: more tiles than there are")
        if list(self.strip) != sorted(set(self.strip)) or self.strip[:1] != (0,):
            problems.append("labyrinth: strip: rising numbers from 0 are wanted")
        if len(ARROWS) > 8 or len(self.treasures) != 8:
            problems.append("tiles/labyrinth: eight treasure tiles are wanted (L2)")
        return problems


def _walkways(tiles: TileSet, kind: int, turn: int) -> tuple[int, ...]:
    """Return the walkways of a kind in a turn: sides of one road segment, merged through a common forest (L4)."""
    look = tiles.turned[kind][turn]
    ways: dict[str, int] = {}
    for number, segment in enumerate(tiles.kinds[kind].segments):
        if segment.kind != "road":
            continue
        sides = sum(1 << side for side in range(4) if look.at[3 * side + 1] == number)
        forest = next((joint for joint in segment.joints if joint.startswith("forest")), f"segment {number}")
        ways[forest] = ways.get(forest, 0) | sides
    return tuple(ways.values())
