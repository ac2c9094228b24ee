"""Labyrinth as a title: dealing (L5 to L9) and starting a dealt game."""

from collections.abc import Mapping
from typing import Any

from game.engine.chance import Chance
from game.engine.labyrinth.components import Components
from game.engine.labyrinth.happenings import EVENTS
from game.engine.labyrinth.maze import CELLS, Maze
from game.engine.labyrinth.moves import ACTIONS
from game.engine.labyrinth.player import Player
from game.engine.labyrinth.state import LabyrinthState
from game.engine.land import Land, cell_at
from game.engine.title import Action, Deal, Event

MOST_SEATS = 4
DEFAULT_CROWN = {1: "1B", 2: "1A", 3: "1A", 4: "1A"}
"""The crown quest by number of players (L8, L20)."""


class Labyrinth:
    """The title Labyrinth, with its components."""

    name = "labyrinth"
    actions: Mapping[str, type[Action]] = ACTIONS
    events: Mapping[str, type[Event]] = EVENTS

    def __init__(self, box: Components) -> None:
        self.box = box

    def deal(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Deal:
        """Shuffle a game for 1 to 4 seats.

        Options: `crown`, a crown quest's id (alone: any of the solo side, 1B if none is named; else 1A) and
        `first`, the starting seat (random if none is named). Raises `ValueError` for anything else.
        """
        if unknown := sorted(set(options) - {"crown", "first"}):
            raise ValueError(f"{unknown[0]} is no option of Labyrinth")
        if not 1 <= seats <= MOST_SEATS:
            raise ValueError(f"Labyrinth is for 1 to {MOST_SEATS} players, not {seats}")
        names = self.box.tiles.names
        crown = self._crown(seats, options.get("crown", DEFAULT_CROWN[seats]))
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
        """Return the first state of a dealt game. Raises `ValueError` with what is wrong with the deal."""
        try:
            seats, first = int(deal["seats"]), int(deal["first"])
            board = [(self._tile(name, "land"), int(turn)) for name, turn in deal["board"]]
            pile = [self._tile(name, "land") for name in deal["pile"]]
            treasures = [[self._tile(name, "treasure") for name in names] for names in deal["treasures"]]
            crown = self.box.crowns[self._crown(seats, deal["crown"])]
        except (KeyError, TypeError) as error:
            raise ValueError(f"the dealt game lacks {error}") from error
        self._check(seats, first, board, pile, treasures)
        return LabyrinthState(
            box=self.box,
            crown=crown,
            players=[Player(self.first_land(), self.box.centre, tiles[0], tiles[1:]) for tiles in treasures],
            maze=self.maze(dict(zip(self.box.loose, board, strict=True))),
            pile=pile[1:],
            hand=pile[0],
            seat=first,
            supply=self.box.supply.copy(),
        )

    def first_land(self) -> Land:
        """Return a landscape of the start tile alone (L7)."""
        land = Land(self.box.tiles)
        land.put(self.box.start, cell_at(0, 0), 0)
        return land

    def maze(self, loose: Mapping[int, tuple[int, int]]) -> Maze:
        """Return the board with (tile, turn) on its loose cells."""
        cells = dict(loose) | {cell: (tile, 0) for cell, tile in self.box.fixed.items()}
        order = [cells[cell] for cell in range(CELLS)]
        return Maze(
            [tile for tile, _ in order],
            [turn for _, turn in order],
            [self.box.walkways_of(tile, turn) for tile, turn in order],
        )

    def _crown(self, seats: int, crown: object) -> str:
        """Return the id of a crown quest that may be played for by so many (L8, L20)."""
        allowed = sorted(key for key, made in self.box.crowns.items() if bool(made.solo) == (seats == 1))
        if not isinstance(crown, str) or crown not in allowed:
            raise ValueError(f"crown: {' or '.join(allowed)} is wanted, not {crown!r}")
        return crown

    def _tile(self, name: object, role: str) -> int:
        tile = self.box.tiles.number.get(name, -1) if isinstance(name, str) else -1
        if tile < 0 or self.box.tiles.kind(tile).role != role:
            raise ValueError(f"{name!r} is no {role} tile")
        return tile

    def _check(
        self, seats: int, first: int, board: list[tuple[int, int]], pile: list[int], treasures: list[list[int]]
    ) -> None:
        tiles = [tile for tile, _ in board] + pile
        if not 1 <= seats <= MOST_SEATS or not 0 <= first < seats or len(treasures) != seats:
            raise ValueError("the dealt game has not the right number of seats")
        if len(board) != len(self.box.loose) or any(turn not in (0, 1, 2, 3) for _, turn in board):
            raise ValueError(f"the board wants {len(self.box.loose)} tiles with turns from 0 to 3")
        if len(pile) != self.box.pile[seats]:
            raise ValueError(f"the draw pile wants {self.box.pile[seats]} tiles (L6)")
        if len(set(tiles)) != len(tiles):
            raise ValueError("a land tile was dealt twice")
        if any(sorted(own) != sorted(self.box.treasures) for own in treasures):
            raise ValueError("each treasure pile wants the eight treasure tiles (L7)")
