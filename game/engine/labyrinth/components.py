"""What lies in the box, read from data: tile set, board, piles, supplies, heights, crown quests and the strip."""

from dataclasses import dataclass

from game.engine.labyrinth.aims import AIMS, Aim
from game.engine.labyrinth.maze import COLUMNS, ROWS, Place, board_cell
from game.engine.ports import mask_of_ports, mask_of_sides, ports_of, sides_mask
from game.engine.reading import Reader
from game.engine.tiles import Segment, TileKind, TileSet, TileSetError, collect_kinds, equal_sides

DRAGON = "dragon"


@dataclass(frozen=True, slots=True)
class Crown:
    """A crown quest: its aim, and the value that solo play asks for (0: the most of all players)."""

    id: str
    aim: Aim
    solo: int = 0
    promo: bool = False


DEFAULT_CROWN = {1: "1B", 2: "1A", 3: "1A", 4: "1A"}
"""The crown quest by number of players (L8, L20)."""

MARKS = ("shield", "treasure", "dragon")
"""What stands on segments of tiles and lies on land as a token."""

PIECES = ("tile", *MARKS, "meeple", "crown")
"""What a tower is made of."""

_ROLES = {"land": None, "treasure": 8, "dragon": 1, "start": 1, "fixed": 9}
_MIDDLES = mask_of_ports("NESW")


class Components:
    """The physical game. Tile numbers are those of `tiles`.

    `fixed` maps a board cell (0 to 24) to its tile, `treasure_cell` a treasure to its board cell, `treasure` a
    treasure tile to its treasure; heights are millimetres.
    """

    def __init__(self, tiles: object, box: object) -> None:
        """Read the two documents `data/tiles/labyrinth.yaml` and `data/labyrinth.yaml`.

        Raises `TileSetError` with all problems of both.
        """
        problems: list[str] = []
        page, rest = Reader(tiles, "tiles/labyrinth", problems), Reader(box, "labyrinth", problems)
        kinds = collect_kinds(page)
        _check_kinds(page, kinds)
        rest.only("title", "board", "pile", "supply", "heights", "crowns", "strip")
        rest.need("board", "pile", "supply", "heights", "crowns", "strip")
        self.tiles = TileSet(kinds, equal_sides, page.text("ground"))
        self.land = self.tiles.of_role("land")
        self.fixed: dict[int, int] = self._board(rest.page("board"))
        self.pile: dict[int, int] = self._pile(rest.page("pile"))
        self.supply: dict[str, int] = _supply(rest.page("supply"))
        self.heights: dict[str, int] = _heights(rest.page("heights"))
        self.crowns: dict[str, Crown] = _crowns(rest.page("crowns"))
        self.strip: tuple[int, ...] = _strip(rest.page("strip"))
        if problems:
            raise TileSetError(problems)
        self.start = self.tiles.of_role("start")[0]
        self.treasures = self.tiles.of_role("treasure")
        self.dragon = self.tiles.of_role("dragon")[0]
        self.treasure: dict[int, str] = {
            tile: self.tiles.kind(tile).traits["treasure"] for tile in (*self.treasures, self.dragon)
        }
        self.treasure_cell: dict[str, int] = {
            self.tiles.kind(tile).traits["treasure"]: cell for cell, tile in self.fixed.items()
        }
        self.loose: tuple[int, ...] = tuple(cell for cell in range(COLUMNS * ROWS) if cell not in self.fixed)
        self.walkways = tuple(
            tuple(_walkways(self.tiles, kind, turn) for turn in range(4)) for kind in range(len(self.tiles.kinds))
        )
        self.centre = Place(self.treasure_cell[DRAGON], sides_mask("NESW"))

    def walkways_of(self, tile: int, turn: int) -> tuple[int, ...]:
        """Return the walkways of a tile as it lies, each a 4-bit set of sides (L4)."""
        return self.walkways[self.tiles.kind_of[tile]][turn]

    def _board(self, page: Reader) -> dict[int, int]:
        """Return the fixed tile of each even cell (L1)."""
        if [*page.items("size")] != [COLUMNS, ROWS]:
            page.add(f"{COLUMNS}, {ROWS} is wanted (L1)", "size")
        fixed: dict[int, int] = {}
        for entry in page.pages("fixed"):
            entry.only("tile", "at")
            (x, y), tile = entry.cell("at"), self.tiles.number.get(entry.text("tile"), -1)
            if tile < 0 or self.tiles.kind(tile).role != "fixed":
                entry.add("a tile of the role fixed is wanted", "tile")
            elif not (0 <= x < COLUMNS and 0 <= y < ROWS):
                entry.add("no cell of the board", "at")
            else:
                fixed[board_cell(x, y)] = tile
        if set(fixed) != {board_cell(x, y) for x in range(0, COLUMNS, 2) for y in range(0, ROWS, 2)}:
            page.add("each cell of even column and row is wanted once (L1)", "fixed")
        elif len(set(fixed.values())) != len(fixed):
            page.add("a tile stands twice", "fixed")
        return fixed

    def _pile(self, page: Reader) -> dict[int, int]:
        numbers = page.numbers()
        if set(numbers) != set("1234"):
            page.add("a number for 1, 2, 3 and 4 players is wanted (L6)")
            return {}
        for players, count in numbers.items():
            if not count or count % int(players):
                page.add("the same number of turns for each is wanted (L17)", players)
        if len(self.land) < COLUMNS * ROWS - len(self.fixed) + max(numbers.values()):
            page.add("more tiles than there are")
        return {int(players): count for players, count in numbers.items()}


def _check_kinds(page: Reader, kinds: tuple[TileKind, ...]) -> None:
    """Note what a tile of Labyrinth may not be (L2, L3)."""
    page.only("title", "ground", "totals", "shields", "tiles")
    for kind in kinds:
        spot = Reader({}, f"{page.where}: {kind.id}", page.problems)
        if kind.role not in _ROLES:
            spot.add(f"{kind.role!r} is not known", "role")
        if (kind.role in ("treasure", "dragon", "fixed")) != ("treasure" in kind.traits):
            spot.add("wanted for treasure, dragon and fixed tiles, and for no others", "treasure")
        for trait in sorted(set(kind.traits) - {"treasure"}):
            spot.add("this key is not known", trait)
        for number, segment in enumerate(kind.segments):
            _check_segment(Reader({}, f"{spot.where}: segments: {number}", page.problems), kind, segment)
    for role, wanted in _ROLES.items():
        count = sum(kind.count for kind in kinds if kind.role == role)
        if wanted is not None and count != wanted:
            page.add(f"{count} tiles of the role {role}, but {wanted} are wanted (L1, L2)")
    shown = {role: sorted(kind.traits.get("treasure", "") for kind in kinds if kind.role == role) for role in _ROLES}
    if shown["fixed"] != sorted(shown["treasure"] + shown["dragon"]) or shown["dragon"] != [DRAGON]:
        page.add("each treasure and the dragon are wanted once on a treasure tile and once on the board (L1)")
    for feature, printed in page.page("shields").numbers().items():
        counted = sum(
            segment.marks.count("shield") * kind.count
            for kind in kinds
            if kind.role == "land"
            for segment in kind.segments
            if segment.kind == feature
        )
        if counted != printed:
            page.add(f"{counted} shields, but {printed} are printed", f"shields: {feature}")


def _check_segment(page: Reader, kind: TileKind, segment: Segment) -> None:
    ports = segment.mask.bit_count()
    if segment.kind == "city":
        if not ports or segment.mask != mask_of_sides(ports_of(segment.mask & _MIDDLES)):
            page.add("a city takes whole sides (L3)")
    elif segment.kind == "road":
        if not ports or segment.mask & ~_MIDDLES:
            page.add("a road takes the middle of sides (L3)")
        elif kind.role != "fixed" and (ports > 2 or (ports == 1) != bool(segment.joints)):
            page.add("a road joins two sides, or leads from one to a forest or gate (L3)")
    else:
        page.add(f"{segment.kind!r} is neither city nor road", "kind")
    for mark in segment.marks:
        if mark not in MARKS:
            page.add(f"{mark!r} is not known", "marks")
    for joint in segment.joints:
        if not joint.startswith(("forest", "gate")):
            page.add(f"{joint!r} is not known", "joints")


def _supply(page: Reader) -> dict[str, int]:
    page.only("shield", "treasure")
    return {mark: page.whole(mark) for mark in ("shield", "treasure")}


def _heights(page: Reader) -> dict[str, int]:
    page.only(*PIECES)
    return {piece: page.whole(piece, least=1) for piece in PIECES}


def _crowns(page: Reader) -> dict[str, Crown]:
    crowns: dict[str, Crown] = {}
    for name in page:
        entry = page.page(name)
        entry.only("counts", "solo", "promo")
        aim = AIMS.get(entry.text("counts"))
        if aim is None:
            entry.add(f"{' or '.join(AIMS)} is wanted", "counts")
            continue
        promo = entry.get("promo")
        if promo not in (None, True, False):
            entry.add("true or false is wanted", "promo")
        crowns[name] = Crown(name, aim, entry.whole("solo", usual=0), bool(promo))
    for players, name in DEFAULT_CROWN.items():
        if name not in crowns or bool(crowns[name].solo) != (players == 1):
            page.add(f"a crown quest for {players} is wanted (L8, L20)", name)
    return crowns


def _strip(page: Reader) -> tuple[int, ...]:
    steps = page.items("tutorial")
    numbers = tuple(step for step in steps if type(step) is int)
    if numbers[:1] != (0,) or len(numbers) != len(steps) or list(numbers) != sorted(set(numbers)):
        page.add("rising whole numbers from 0 are wanted", "tutorial")
    return numbers


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
