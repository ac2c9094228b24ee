"""The rules of Duel: actions, events and states are the common ones; a city counts for whoever completes it.

D1: two players draw a tile in turn and lay it in one landscape that both share. D2: a city that a tile completes
counts one for the player who laid it; with the option `roads` roads count too. D3: the game ends with the draw pile;
the most completed features win, a tie is shared.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.engine.chance import Chance
from game.engine.common import (
    Drew,
    EndTurn,
    GameEnded,
    Laid,
    Lay,
    LeftGame,
    PiecePut,
    PutAside,
    Scored,
    TurnEnded,
    actions_by_name,
    events_by_name,
)
from game.engine.land import Land, Region, cell_at, xy
from game.engine.landscape import Landscape, Piece
from game.engine.options import Number, Option, Switch, checked
from game.engine.reading import Reader, ReadingError
from game.engine.tiles import TileSet
from game.engine.title import Action, Deal, Event, IllegalAction, Progress, Result, Term

SEATS = range(2, 3)
TILES = Number("tiles", 4, 40, 12)
ROADS = Switch("roads")
COUNTED = {False: ("city",), True: ("city", "road")}
MARK = "shield"
"""The kind of the piece that is put on a completed feature."""


@dataclass(slots=True)
class DuelState:
    """A position. `hand` is the tile to lay, None once it lies; `score` counts completed features by kind for each
    seat."""

    tiles: TileSet
    roads: bool
    land: Land
    pile: list[int]
    hand: int | None
    seat: int
    dealt: int
    phase: str = "lay"
    pieces: list[Piece] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    score: list[dict[str, int]] = field(default_factory=lambda: [{}, {}])

    @property
    def to_lay(self) -> list[int]:
        return [] if self.hand is None else [self.hand]

    def copy(self) -> "DuelState":
        """Return a state that can go its own way."""
        return DuelState(
            self.tiles, self.roads, self.land.copy(), self.pile[:], self.hand, self.seat, self.dealt, self.phase,
            self.pieces[:], self.gone[:], [score.copy() for score in self.score],
        )  # fmt: skip

    def legal(self) -> list[Action]:
        """Return every legal action."""
        if self.phase == "end":
            return [EndTurn()]
        if self.phase == "over":
            return []
        assert self.hand is not None
        name = self.tiles.names[self.hand]
        lays: list[Action] = [Lay(name, xy(cell), turn) for cell, turn in self.land.placements(self.hand)]
        return lays or [PutAside(name)]

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action. Raises `IllegalAction`."""
        match action, self.phase:
            case Lay(), "lay":
                return self._lay(action)
            case PutAside(), "lay" if action in self.legal():
                assert self.hand is not None
                self.gone.append(self.hand)
                self.hand, self.phase = None, "end"
                return (LeftGame(self.seat, action.tile),)
            case EndTurn(), "end":
                return self._end_turn()
        raise IllegalAction("phase", action=getattr(action, "do", "?"), phase=self.phase)

    def view(self, seat: int, chance: Chance) -> "DuelState":
        """Return a state whose draw pile is shuffled anew, as nobody knows its order."""
        twin = self.copy()
        twin.pile = chance.shuffled(sorted(self.unseen()))[: len(self.pile)]
        return twin

    def landscapes(self) -> tuple[Landscape, ...]:
        return (Landscape(self.land, self.pieces),)

    def worth(self, landscape: int, region: Region) -> tuple[Term, ...]:
        return (Term(region.kind, 1, 1),) if region.kind in COUNTED[self.roads] else ()

    def progress(self) -> Progress:
        done = self.dealt - len(self.pile) - (self.phase != "over")
        turns = self.dealt // 2
        return Progress(min(turns, done // 2 + 1), turns, not self.pile)

    def unseen(self) -> list[int]:
        seen = {*self.land.tiles, *self.gone, *self.to_lay}
        return [tile for tile in self.tiles.of_role("land") if tile not in seen]

    def to_come(self, seat: int) -> list[int]:
        return [*self.to_lay, *(self.unseen() if self.pile else [])]

    def result(self) -> Result:
        """Return the result. Raises `ValueError` before the end."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        return self.standing()

    def standing(self) -> Result:
        terms = tuple(tuple(Term(kind, score.get(kind, 0), 1) for kind in COUNTED[self.roads]) for score in self.score)
        scores = tuple(sum(term.total for term in each) for each in terms)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Result(scores, terms, tuple({term.name: term.count for term in each} for each in terms), winners)

    def _lay(self, action: Lay) -> tuple[Event, ...]:
        tile = self.tiles.number.get(action.tile, -1)
        if tile != self.hand:
            raise IllegalAction("tile", tile=action.tile)
        try:
            cell = cell_at(*action.at)
        except ValueError as error:
            raise IllegalAction("no_neighbour", tile=action.tile, at=action.at) from error
        if action.turn not in range(4):
            raise IllegalAction("turn", turn=action.turn)
        if obstacles := self.land.obstacles(tile, cell, action.turn):
            first = obstacles[0]
            raise IllegalAction(first.reason, side=first.side, mine=first.mine, theirs=first.theirs)
        self.land.put(tile, cell, action.turn)
        self.hand, self.phase = None, "end"
        events: list[Event] = [Laid(self.seat, action.tile, action.at, action.turn)]
        for root in self.land.completed_by(len(self.land) - 1):
            region = self.land.region(root)
            if region.kind in COUNTED[self.roads]:
                events += self._complete(region)
        return tuple(events)

    def _complete(self, region: Region) -> list[Event]:
        index, segment = region.segments[0]
        score = self.score[self.seat]
        score[region.kind] = score.get(region.kind, 0) + 1
        self.pieces.append(Piece(index, segment, MARK))
        cells = tuple(xy(self.land.cells[each]) for each in region.tiles)
        return [
            Scored(self.seat, region.kind, cells, segment, (Term(region.kind, 1, 1),)),
            PiecePut(self.seat, MARK, cells[0], segment),
        ]

    def _end_turn(self) -> tuple[Event, ...]:
        ended = TurnEnded(self.seat)
        if not self.pile:
            self.phase = "over"
            return ended, GameEnded(self.result().winners)
        self.seat, self.phase = 1 - self.seat, "lay"
        self.hand = self.pile.pop(0)
        return ended, Drew(self.seat, self.tiles.names[self.hand])


class DuelPosition:
    """Positions of Duel as documents."""

    def __init__(self, tiles: TileSet) -> None:
        self.tiles = tiles

    def read(self, document: object) -> DuelState:
        """Return the state that a document describes. Raises `ReadingError`."""
        reader = Reader(document, "position", [])
        reader.only("title", "ask", "roads", "seat", "dealt", "phase", "hand", "pile", "gone", "tiles", "score")
        land, pieces = Land(self.tiles), []
        for entry in reader.pages("tiles"):
            land.put(self._tile(entry, entry.text("tile")), cell_at(*entry.cell("at")), entry.whole("turn", 0, 3, 0))
        for entry in reader.pages("score"):
            entry.only("city", "road")
        for root in land.roots():
            region = land.region(root)
            if not region.open and region.kind in COUNTED[bool(reader.get("roads"))]:
                pieces.append(Piece(*region.segments[0], MARK))
        hand = reader.get("hand")
        state = DuelState(
            self.tiles,
            bool(reader.get("roads")),
            land,
            [self._tile(reader, name) for name in reader.texts("pile")],
            None if hand is None else self._tile(reader, str(hand)),
            reader.whole("seat", 0, 1, usual=0),
            reader.whole("dealt", 0, usual=12),
            reader.text("phase", "lay" if hand else "end"),
            pieces,
            [self._tile(reader, name) for name in reader.texts("gone")],
            [entry.numbers() for entry in reader.pages("score")] or [{}, {}],
        )
        if reader.problems:
            raise ReadingError(reader.problems)
        return state

    def write(self, state: DuelState) -> dict[str, object]:
        """Return the document that reads back as an equal state."""
        names, land = self.tiles.names, state.land
        return {
            "title": "duel",
            "roads": state.roads,
            "seat": state.seat,
            "dealt": state.dealt,
            "phase": state.phase,
            "hand": None if state.hand is None else names[state.hand],
            "pile": [names[tile] for tile in state.pile],
            "gone": [names[tile] for tile in state.gone],
            "tiles": [
                {"tile": names[tile], "at": [*xy(cell)], "turn": turn}
                for tile, cell, turn in zip(land.tiles, land.cells, land.turns, strict=True)
            ],
            "score": [score.copy() for score in state.score],
        }

    def regions(self, state: DuelState) -> list[dict[str, object]]:
        """Return every region of the shared landscape."""
        land = state.land
        return [
            {
                "kind": region.kind,
                "cells": [[*xy(land.cells[index])] for index in region.tiles],
                "complete": not region.open,
                "open": region.open,
                "marks": region.marks,
                "followers": {},
                "points": sum(term.total for term in state.worth(0, region)),
                "to": [],
            }
            for region in map(land.region, land.roots())
        ]

    def _tile(self, reader: Reader, name: str) -> int:
        tile = self.tiles.number.get(name, -1)
        if tile < 0:
            reader.add(f"{name!r} is no tile")
        return max(0, tile)


class Duel:
    """The title Duel."""

    name = "duel"
    seats = SEATS
    actions: Mapping[str, type[Action]] = actions_by_name()
    events: Mapping[str, type[Event]] = events_by_name()

    def __init__(self, tiles: TileSet) -> None:
        self.tiles = tiles
        self.position = DuelPosition(tiles)

    def options(self, seats: int) -> tuple[Option, ...]:
        """Return how many tiles are dealt, and whether roads count too."""
        return (TILES, ROADS)

    def deal(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Deal:
        """Return a shuffled game. Raises `ValueError`."""
        if seats not in self.seats:
            raise ValueError(f"Duel is for 2 players, not {seats}")
        chosen = checked("Duel", options, self.options(seats), "first")
        first = chosen.get("first", None)
        first = chance.below(seats) if first is None else first
        if type(first) is not int or first not in (0, 1):
            raise ValueError(f"first: a seat from 0 to 1 is wanted, not {first!r}")
        pile = chance.shuffled(self.tiles.of_role("land"))[: chosen["tiles"] // 2 * 2]
        names = self.tiles.names
        return {
            "seats": seats, "first": first, "tiles": chosen["tiles"], "roads": chosen["roads"],
            "pile": [names[tile] for tile in pile],
        }  # fmt: skip

    def start(self, deal: Deal) -> DuelState:
        """Return the first state of a dealt game. Raises `ValueError`."""
        reader = Reader(deal, "the dealt game", [])
        reader.only("seats", "first", "tiles", "roads", "pile")
        pile = [self.tiles.number.get(name, -1) for name in reader.texts("pile")]
        first = reader.whole("first", 0, 1)
        if not pile or -1 in pile:
            reader.add("land tiles are wanted", "pile")
        if reader.problems:
            raise ValueError("; ".join(reader.problems))
        land = Land(self.tiles)
        land.put(self.tiles.of_role("start")[0], cell_at(0, 0), 0)
        return DuelState(self.tiles, bool(deal["roads"]), land, pile[1:], pile[0], first, len(pile))
