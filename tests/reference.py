"""A slow second reading of the rules of Labyrinth, to judge the engine by.

Written from the rules alone (L1 to L20): it reads the data files itself, fills by cells, and imports nothing of the
engine. A `Table` follows a game by its dealt game and its actions, both in the words of game files.
"""

from collections.abc import Iterable
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

from game.play.documents import read

DATA = Path(__file__).resolve().parents[1] / "data"
SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
LOOSE = [(x, y) for y in range(5) for x in range(5) if x % 2 or y % 2]
ENTRANCES = {
    "N1": (1, 0), "N3": (3, 0), "E1": (4, 1), "E3": (4, 3), "S1": (1, 4), "S3": (3, 4), "W1": (0, 1), "W3": (0, 3),
}  # fmt: skip

Cell = tuple[int, int]
Lying = tuple[str, int]
Node = tuple[Cell, int]
Feature = frozenset[Node]


def load(path: Path) -> Any:
    """A data file, plain."""
    return read(path)


TILES: dict[str, dict[str, Any]] = {
    (f"{tile['id']}-{copy}" if "count" in tile else tile["id"]): tile
    for tile in load(DATA / "tiles" / "labyrinth.yaml")["tiles"]
    for copy in range(1, tile.get("count", 1) + 1)
}
BOX = load(DATA / "labyrinth.yaml")


def turned(side: str, turn: int) -> str:
    return SIDES[(SIDES.index(side) + turn) % 4]


@cache
def sides_of(tile: str, turn: int) -> dict[str, tuple[str, int]]:
    """What each side shows as the tile lies, and the number of its segment (-1: meadow) (L3)."""
    shown = dict.fromkeys(SIDES, ("meadow", -1))
    for number, segment in enumerate(TILES[tile]["segments"]):
        for side in segment.get("sides", []) + segment.get("ports", []):
            shown[turned(side, turn)] = (segment["kind"], number)
    return shown


@cache
def walkways(tile: str, turn: int) -> list[frozenset[str]]:
    """The walkways of a tile as it lies: sides of one road, and of all roads that meet in a forest (L4)."""
    ways: list[set[str]] = []
    forest: set[str] = set()
    for segment in TILES[tile]["segments"]:
        if segment["kind"] == "road":
            sides = {turned(side, turn) for side in segment["ports"]}
            if "forest" in segment.get("joints", []):
                forest |= sides
            else:
                ways.append(sides)
    return [frozenset(way) for way in [*ways, forest] if way]


def name(way: Iterable[str]) -> str:
    return "".join(side for side in SIDES if side in way)


def beyond(cell: Cell, side: str) -> Cell:
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def features(land: dict[Cell, Lying]) -> list[Feature]:
    """Every city and road of a landscape, filled from segment to segment."""
    nodes = [(cell, number) for cell, (tile, _) in land.items() for number in range(len(TILES[tile]["segments"]))]
    found: list[Feature] = []
    seen: set[Node] = set()
    for node in nodes:
        if node in seen:
            continue
        filled, waiting = {node}, [node]
        while waiting:
            cell, number = waiting.pop()
            for side, (kind, segment) in sides_of(*land[cell]).items():
                there = beyond(cell, side)
                if segment != number or there not in land:
                    continue
                other_kind, other = sides_of(*land[there])[ACROSS[side]]
                assert other_kind == kind, "sides that touch are equal"
                if (there, other) not in filled:
                    filled.add((there, other))
                    waiting.append((there, other))
        seen |= filled
        found.append(frozenset(filled))
    return found


def kind(land: dict[Cell, Lying], feature: Feature) -> str:
    cell, number = min(feature)
    return str(TILES[land[cell][0]]["segments"][number]["kind"])


def open_sides(land: dict[Cell, Lying], feature: Feature) -> list[tuple[Cell, str]]:
    """The sides of a feature that face an empty cell; it is complete when there is none (L15)."""
    return [
        (cell, side)
        for cell, number in feature
        for side, (_, segment) in sides_of(*land[cell]).items()
        if segment == number and beyond(cell, side) not in land
    ]


def pictures(land: dict[Cell, Lying], feature: Feature) -> list[str]:
    return [mark for cell, number in feature for mark in TILES[land[cell][0]]["segments"][number].get("marks", [])]


def placements(land: dict[Cell, Lying], tile: str) -> set[tuple[Cell, int]]:
    """Where a tile fits: beside a tile, and equal on every side that touches (L14)."""
    beside = {beyond(cell, side) for cell in land for side in SIDES} - set(land)
    return {
        (cell, turn)
        for cell in beside
        for turn in range(4)
        if all(
            sides_of(*land[there])[ACROSS[side]][0] == shown
            for side, (shown, _) in sides_of(tile, turn).items()
            if (there := beyond(cell, side)) in land
        )
    }


def strip(height: int) -> int:
    """The mark that a tower reaches on the measuring strip, 0 the lowest (L20)."""
    mark = 0
    for number, pieces in enumerate(BOX["strip"]["tutorial"]):
        if height >= BOX["heights"]["meeple"] + pieces * BOX["heights"]["tile"]:
            mark = number
    return mark


class Table:
    """A whole game: board, meeples, landscapes, tokens and piles."""

    def __init__(self, deal: dict[str, Any]) -> None:
        self.seats: int = deal["seats"]
        self.seat: int = deal["first"]
        self.crown = BOX["crowns"][deal["crown"]]
        self.board: dict[Cell, Lying] = {tuple(fixed["at"]): (fixed["tile"], 0) for fixed in BOX["board"]["fixed"]}
        self.board |= {cell: (tile, turn) for cell, (tile, turn) in zip(LOOSE, deal["board"], strict=True)}
        self.pile: list[str] = deal["pile"][:]
        self.hand = self.pile.pop(0)
        self.treasures: list[list[str]] = [own[:] for own in deal["treasures"]]
        self.crowns: list[str | None] = [own.pop(0) for own in self.treasures]
        self.meeples: list[tuple[Cell, str]] = [((2, 2), SIDES)] * self.seats
        self.lands: list[dict[Cell, Lying]] = [{(0, 0): ("start", 0)} for _ in range(self.seats)]
        self.tokens: list[list[str]] = [[] for _ in range(self.seats)]
        self.supply: int = BOX["supply"]["shield"]
        self.todo = "insert"
        self.riders: list[int] = []
        self.entrance: Cell = (0, 0)
        self.loose: list[str] = []

    def legal(self) -> set[tuple[object, ...]]:
        """Every action that the rules allow, as (do, fields in order)."""
        match self.todo:
            case "insert":
                return {("push", arrow, turn) for arrow in ENTRANCES for turn in range(4)}
            case "ride":
                return {("ride", self.riders[0], name(way)) for way in walkways(*self.board[self.entrance])}
            case "walk":
                return {("walk", cell, way) for cell, way in self.reach(self.meeples[self.seat])}
            case "extend":
                fitting = {tile: placements(self.lands[self.seat], tile) for tile in self.loose}
                if any(fitting.values()):
                    return {("lay", tile, cell, turn) for tile in fitting for cell, turn in fitting[tile]}
                return {("put_aside", tile) for tile in self.loose}
            case "end":
                return {("end_turn",)}
        return set()

    def reach(self, start: tuple[Cell, str]) -> set[tuple[Cell, str]]:
        """Where a walk can end: from side to side where both show a road, staying on walkways (L12)."""
        reached, waiting = {start}, [start]
        while waiting:
            for place in self.steps(waiting.pop()) - reached:
                reached.add(place)
                waiting.append(place)
        return reached

    def steps(self, place: tuple[Cell, str]) -> set[tuple[Cell, str]]:
        """Where one step leads: over a side of the walkway, where the neighbour shows a road too (L12)."""
        cell, way = place
        return {
            (there, name(other))
            for side in way
            if (there := beyond(cell, side)) in self.board
            for other in walkways(*self.board[there])
            if ACROSS[side] in other
        }

    def copy(self) -> "Table":
        """A table that can go its own way."""
        twin = copy(self)
        for what in ("board", "pile", "crowns", "meeples", "riders", "loose"):
            setattr(twin, what, copy(getattr(self, what)))
        for what in ("treasures", "lands", "tokens"):
            setattr(twin, what, [copy(own) for own in getattr(self, what)])
        return twin

    def follow(self, words: dict[str, Any]) -> None:
        """Carry out an action of a game file; it is legal."""
        getattr(self, f"_{words['do']}")(**{key: value for key, value in words.items() if key != "do"})

    def act(self, do: Any, *fields: Any) -> None:
        """Carry out an action as `legal` writes it."""
        getattr(self, f"_{do}")(*fields)

    def _push(self, arrow: str, turn: int) -> None:
        cell, side = ENTRANCES[arrow], ACROSS[arrow[0]]
        row = [cell]
        while beyond(row[-1], side) in self.board:
            row.append(beyond(row[-1], side))
        self.loose = [self.board[row[-1]][0]]
        for here, behind in zip(row[:0:-1], row[-2::-1], strict=True):
            self.board[here] = self.board[behind]
        self.board[cell] = (self.hand, turn)
        self.entrance, self.riders = cell, []
        ways = walkways(self.hand, turn)
        for seat in [(self.seat + k) % self.seats for k in range(self.seats)]:
            place, way = self.meeples[seat]
            if place == row[-1]:
                self.meeples[seat] = (cell, name(ways[0]) if len(ways) == 1 else "")
                if len(ways) > 1:
                    self.riders.append(seat)
            elif place in row:
                self.meeples[seat] = (beyond(place, side), way)
        self.todo = "ride" if self.riders else "walk"

    def _ride(self, seat: int, walkway: str) -> None:
        self.riders.remove(seat)
        self.meeples[seat] = (self.entrance, walkway)
        self.todo = "ride" if self.riders else "walk"

    def _walk(self, to: list[int], walkway: str) -> None:
        cell = (to[0], to[1])
        self.meeples[self.seat] = (cell, walkway)
        crown = self.crowns[self.seat]
        if crown and TILES[self.board[cell][0]].get("treasure") == TILES[crown]["treasure"]:
            self.loose.append(crown)
            self.crowns[self.seat] = None
        self.todo = "extend"

    def _lay(self, tile: str, at: list[int], turn: int) -> None:
        land = self.lands[self.seat]
        land[(at[0], at[1])] = (tile, turn)
        for feature in features(land):
            if (at[0], at[1]) in {cell for cell, _ in feature} and not open_sides(land, feature):
                for mark in pictures(land, feature):
                    if mark != "shield" or self.supply:
                        self.supply -= mark == "shield"
                        self.tokens[self.seat].append(mark)
        self._used(tile)

    def _put_aside(self, tile: str) -> None:
        self._used(tile)

    def _used(self, tile: str) -> None:
        self.loose.remove(tile)
        self.todo = "extend" if self.loose else "end"

    def _end_turn(self) -> None:
        if self.crowns[self.seat] is None and self.treasures[self.seat]:
            self.crowns[self.seat] = self.treasures[self.seat].pop(0)
        if not self.pile:
            self.todo = "over"
            return
        self.seat = (self.seat + 1) % self.seats
        self.hand = self.pile.pop(0)
        self.todo = "insert"

    def completed(self, seat: int, wanted: str) -> list[int]:
        """The sizes, in different tiles, of the completed features of a kind."""
        land = self.lands[seat]
        return [
            len({cell for cell, _ in feature})
            for feature in features(land)
            if kind(land, feature) == wanted and not open_sides(land, feature)
        ]

    def heights(self) -> list[int]:
        """The towers in millimetres (L18, L19, L20)."""
        mm, crowned = BOX["heights"], self.crowned()
        return [
            mm["tile"] * len(self.lands[seat])
            + sum(mm[mark] for mark in self.tokens[seat])
            + mm["crown" if seat in crowned else "meeple"]
            for seat in range(self.seats)
        ]

    def crowned(self) -> set[int]:
        """Who has the crown: whoever has the most of what it counts, and of nothing nobody (L18); alone, whoever has
        as many as it asks (L20)."""
        counts = [self._counted(seat) for seat in range(self.seats)]
        asked = self.crown.get("solo") or max(counts) or 1
        return {seat for seat, count in enumerate(counts) if count >= asked}

    def _counted(self, seat: int) -> int:
        match self.crown["counts"]:
            case "shields":
                return self.tokens[seat].count("shield")
            case "cities":
                return len(self.completed(seat, "city"))
            case "roads":
                return len(self.completed(seat, "road"))
            case "largest_city":
                return max([0, *self.completed(seat, "city")])
        return max([0, *self.completed(seat, "road")])
