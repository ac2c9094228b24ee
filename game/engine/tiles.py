"""Tile kinds, the physical tiles of a set, and what each looks like in each turn.

A tile set is built from a plain document (see `data/tiles/`) and a title's matching rule; every problem of the
document is reported at once.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from game.engine.ports import PORTS, mask_of_ports, mask_of_sides, ports_of, turned
from game.engine.reading import Reader, ReadingError

Side = tuple[str, str, str]
"""What a side shows at its left half, middle and right half; "" where nothing lies (a bare middle)."""

MatchingRule = Callable[[Side, Side], bool]
"""Whether two sides may touch: mine, and theirs as it lies against mine (already mirrored)."""

MOST_COPIES = 1000
"""Physical tiles of one kind at most: a mistyped count must not fill the memory."""

BARE: Side = ("", "", "")
_MIDDLES = mask_of_ports(["N", "E", "S", "W"])


class TileSetError(ReadingError):
    """A tile document, or the box around it, that breaks its rules."""


def equal_sides(mine: Side, theirs: Side) -> bool:
    """The matching rule of Labyrinth (L14) and Classic (K2): what touches is the same."""
    return mine == theirs


@dataclass(frozen=True, slots=True)
class Segment:
    """One piece of a feature on a tile: its kind, its ports, what stands on it, the inner joints it touches."""

    kind: str
    mask: int
    marks: tuple[str, ...] = ()
    joints: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TileKind:
    """A kind of tile; `count` physical tiles of it exist. `traits` are words of the title's own, such as a
    treasure."""

    id: str
    role: str
    segments: tuple[Segment, ...]
    count: int = 1
    numbered: bool = False
    traits: Mapping[str, str] = field(default_factory=dict, compare=False)

    def names(self) -> tuple[str, ...]:
        """Return the names of its physical tiles: the id, or id-1, id-2 … where the document gives a count."""
        if not self.numbered:
            return (self.id,)
        return tuple(f"{self.id}-{copy}" for copy in range(1, self.count + 1))


@dataclass(frozen=True, slots=True)
class TurnedTile:
    """A tile kind in one turn.

    `sides` are side codes of the set (N E S W), `shown` what they show, `at` the segment at each of the 12 ports
    (-1: ground or bare).
    """

    sides: tuple[int, int, int, int]
    shown: tuple[Side, Side, Side, Side]
    at: tuple[int, ...]


class TileSet:
    """All tiles of a title. Physical tiles are numbered from 0 in the document's order; `names[tile]` is what
    people write."""

    def __init__(self, kinds: Iterable[TileKind], match: MatchingRule, ground: str = "") -> None:
        self.kinds = tuple(kinds)
        self.match = match
        self.ground = ground
        self.names: tuple[str, ...] = tuple(name for kind in self.kinds for name in kind.names())
        self.kind_of: tuple[int, ...] = tuple(k for k, kind in enumerate(self.kinds) for _ in kind.names())
        self.number: dict[str, int] = {name: tile for tile, name in enumerate(self.names)}
        self.marks: tuple[str, ...] = tuple(
            sorted({mark for kind in self.kinds for segment in kind.segments for mark in segment.marks})
        )
        self._codes: dict[Side, int] = {}
        self.turned: tuple[tuple[TurnedTile, ...], ...] = tuple(
            tuple(self._turned(kind, turn) for turn in range(4)) for kind in self.kinds
        )
        self.shows: tuple[Side, ...] = tuple(self._codes)
        self._accepts = tuple(
            tuple(match(mine, (theirs[2], theirs[1], theirs[0])) for theirs in self.shows) for mine in self.shows
        )
        self._turns: tuple[dict[int, int], ...] = tuple({} for _ in self.kinds)

    def kind(self, tile: int) -> TileKind:
        """Return the kind of a physical tile."""
        return self.kinds[self.kind_of[tile]]

    def look(self, tile: int, turn: int) -> TurnedTile:
        """Return how a physical tile lies after *turn* clockwise quarter turns."""
        return self.turned[self.kind_of[tile]][turn]

    def of_role(self, role: str) -> tuple[int, ...]:
        """Return the numbers of all physical tiles of a role."""
        return tuple(tile for tile in range(len(self.names)) if self.kind(tile).role == role)

    def accepts(self, mine: int, theirs: int) -> bool:
        """Return whether two side codes may touch."""
        return self._accepts[mine][theirs]

    def fitting_turns(self, tile: int, demand: int) -> int:
        """Return the turns that fit a demand, as a 4-bit mask.

        A demand packs what the neighbours of a cell show: a byte for each side, N lowest, 0 where there is no
        neighbour and side code + 1 otherwise.
        """
        kind = self.kind_of[tile]
        known = self._turns[kind]
        turns = known.get(demand)
        if turns is None:
            turns = 0
            for turn, look in enumerate(self.turned[kind]):
                if all(
                    not (theirs := demand >> 8 * side & 255) or self._accepts[look.sides[side]][theirs - 1]
                    for side in range(4)
                ):
                    turns |= 1 << turn
            known[demand] = turns
        return turns

    def _turned(self, kind: TileKind, turn: int) -> TurnedTile:
        at = [-1] * 12
        for number, segment in enumerate(kind.segments):
            mask = turned(segment.mask, turn)
            for port in range(12):
                if mask >> port & 1:
                    at[port] = number
        shown: list[Side] = []
        for side in range(4):
            left, middle, right = (
                kind.segments[number].kind if number >= 0 else self.ground for number in at[3 * side : 3 * side + 3]
            )
            shown.append((left, middle, right))
        codes = [self._codes.setdefault(side, len(self._codes)) for side in shown]
        return TurnedTile((codes[0], codes[1], codes[2], codes[3]), (shown[0], shown[1], shown[2], shown[3]), tuple(at))


def collect_kinds(page: Reader) -> tuple[TileKind, ...]:
    """Return the tile kinds of a document (see `data/tiles/labyrinth.yaml`), as far as they can be read.

    Every problem is noted in the reader: a half of a side covered twice or not at all, an unknown port, counts that do
    not add up to `totals`.
    """
    page.need("tiles", "totals")
    ground = page.text("ground", "")
    kinds = [
        _kind(Reader(entry, f"{page.where}: {_name(entry, number)}", page.problems), bool(ground))
        for number, entry in enumerate(page.items("tiles"))
    ]
    names = [name for kind in kinds for name in kind.names()]
    for name in sorted({name for name in names if name and names.count(name) > 1}):
        page.add("this name stands twice", name)
    _check_totals(page.page("totals"), kinds)
    return tuple(kinds)


def _name(entry: object, number: int) -> str:
    name = entry.get("id") if isinstance(entry, Mapping) else None
    return name if isinstance(name, str) else f"tile {number}"


def _kind(page: Reader, has_ground: bool) -> TileKind:
    segments = tuple(_segment(part) for part in page.pages("segments"))
    _check_cover(page, segments, has_ground)
    traits = {key: page.text(key) for key in page if key not in ("id", "role", "count", "segments")}
    count = page.whole("count", 1, MOST_COPIES, usual=1)
    return TileKind(page.text("id"), page.text("role", "land"), segments, count, "count" in page, traits)


def _segment(page: Reader) -> Segment:
    page.only("kind", "sides", "ports", "marks", "joints")
    mask = 0
    try:
        mask = mask_of_sides(page.texts("sides")) | mask_of_ports(page.texts("ports"))
    except ValueError as error:
        page.add(str(error))
    return Segment(page.text("kind"), mask, page.texts("marks"), page.texts("joints"))


def _check_cover(page: Reader, segments: Iterable[Segment], has_ground: bool) -> None:
    covered = 0
    for segment in segments:
        if twice := covered & segment.mask:
            page.add("covered twice", ", ".join(ports_of(twice)))
        covered |= segment.mask
    bare = ~covered & ~_MIDDLES & ((1 << len(PORTS)) - 1)
    if bare and not has_ground:
        page.add("not covered", ", ".join(ports_of(bare)))


def _check_totals(page: Reader, kinds: Iterable[TileKind]) -> None:
    counted: dict[str, int] = {}
    for kind in kinds:
        counted[kind.role] = counted.get(kind.role, 0) + kind.count
    for role, total in page.numbers().items():
        if counted.get(role, 0) != total:
            page.add(f"{counted.get(role, 0)} tiles, but {total} are printed", role)
