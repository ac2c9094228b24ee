"""Labyrinth as a title: dealing (L5 to L9) and starting a dealt game."""

from collections.abc import Mapping
from typing import Any

from game.engine.chance import Chance
from game.engine.labyrinth.actions import ACTIONS
from game.engine.labyrinth.components import DEFAULT_CROWN, Components
from game.engine.labyrinth.events import EVENTS
from game.engine.labyrinth.player import Player
from game.engine.labyrinth.position import LabyrinthPosition
from game.engine.labyrinth.setup import SEATS, crowns_for, first_land, maze_of
from game.engine.labyrinth.state import LabyrinthState
from game.engine.options import Choice, Option, checked
from game.engine.reading import Reader
from game.engine.title import Action, Deal, Event


class Labyrinth:
    """The title Labyrinth, with its components."""

    name = "labyrinth"
    actions: Mapping[str, type[Action]] = ACTIONS
    events: Mapping[str, type[Event]] = EVENTS
    seats = SEATS

    def __init__(self, box: Components) -> None:
        self.box = box
        self.position = LabyrinthPosition(box)

    def options(self, seats: int) -> tuple[Option, ...]:
        """Return the crown quest as a choice: alone any of the solo side (L20), else the one of the base game (L8)."""
        return (Choice("crown", crowns_for(self.box, seats), DEFAULT_CROWN[seats]),)

    def deal(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Deal:
        """Shuffle a game for 1 to 4 seats.

        Options: `crown`, a crown quest's id (alone: any of the solo side, 1B if none is named; else 1A) and
        `first`, the starting seat (random if none is named). Raises `ValueError` for anything else.
        """
        if seats not in self.seats:
            raise ValueError(f"Labyrinth is for {SEATS[0]} to {SEATS[-1]} players, not {seats}")
        names = self.box.tiles.names
        chosen = checked("Labyrinth", options, self.options(seats), "first")
        crown = chosen["crown"]
        first = options["first"] if "first" in options else chance.below(seats)
        if type(first) is not int or not 0 <= first < seats:
            raise ValueError(f"first: a seat from 0 to {seats - 1} is wanted, not {first!r}")
        land = chance.shuffled(self.box.land)
        loose = len(self.box.loose)
        return {
            "seats": seats,
            "crown": crown,
            "first": first,
            "board": [[names[tile], chance.below(4)] for tile in land[:loose]],
            "pile": [names[tile] for tile in land[loose : loose + self.box.pile[seats]]],
            "treasures": [[names[tile] for tile in chance.shuffled(self.box.treasures)] for _ in range(seats)],
        }

    def start(self, deal: Deal) -> LabyrinthState:
        """Return the first state of a dealt game. Raises `ValueError` with all that is wrong with the deal."""
        page = Reader(deal, "the dealt game", [])
        page.only("seats", "crown", "first", "board", "pile", "treasures")
        seats = page.whole("seats", SEATS[0], SEATS[-1])
        first = page.whole("first", 0, seats - 1)
        crown = page.text("crown", "")
        try:
            self.options(seats)[0].check(page.get("crown"))
        except ValueError as error:
            page.add(str(error))
        board = [self._lying(page, entry) for entry in page.items("board")]
        pile = [self._tile(page, "pile", name, "land") for name in page.items("pile")]
        treasures = [
            [self._tile(page, "treasures", name, "treasure") for name in own] if isinstance(own, list) else []
            for own in page.items("treasures")
        ]
        self._check(page, seats, board, pile, treasures)
        if page.problems:
            raise ValueError("; ".join(page.problems))
        return LabyrinthState(
            box=self.box,
            crown=self.box.crowns[crown],
            players=[Player(first_land(self.box), self.box.centre, tiles[0], tiles[1:]) for tiles in treasures],
            maze=maze_of(self.box, dict(zip(self.box.loose, board, strict=True))),
            pile=pile[1:],
            hand=pile[0],
            seat=first,
            supply=self.box.supply.copy(),
        )

    def _lying(self, page: Reader, entry: object) -> tuple[int, int]:
        """Return the (tile, turn) of an entry [name, turn] of the board."""
        match entry:
            case [str(name), 0 | 1 | 2 | 3 as turn] if type(turn) is int:
                return self._tile(page, "board", name, "land"), turn
        page.add(f"a tile and a turn from 0 to 3 are wanted, not {entry!r}", "board")
        return -1, 0

    def _tile(self, page: Reader, key: str, name: object, role: str) -> int:
        tile = self.box.tiles.number.get(name, -1) if isinstance(name, str) else -1
        if tile >= 0 and self.box.tiles.kind(tile).role == role:
            return tile
        page.add(f"{name!r} is no {role} tile", key)
        return -1

    def _check(
        self, page: Reader, seats: int, board: list[tuple[int, int]], pile: list[int], treasures: list[list[int]]
    ) -> None:
        tiles = [tile for tile, _ in board] + pile
        if len(board) != len(self.box.loose):
            page.add(f"{len(self.box.loose)} tiles are wanted (L5), not {len(board)}", "board")
        if len(pile) != self.box.pile[seats]:
            page.add(f"{self.box.pile[seats]} tiles are wanted (L6), not {len(pile)}", "pile")
        for tile in sorted({tile for tile in tiles if tile >= 0 and tiles.count(tile) > 1}):
            page.add(f"{self.box.tiles.names[tile]} was dealt twice")
        if len(treasures) != seats or any(sorted(own) != sorted(self.box.treasures) for own in treasures):
            page.add("the eight treasure tiles are wanted once for each seat (L7)", "treasures")
