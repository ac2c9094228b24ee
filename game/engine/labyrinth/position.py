"""A position of Labyrinth as a plain document, read and written (the position files' part of this title).

All that a question does not need may be left out; see `LabyrinthPosition.read` for what stands in.
"""

from collections.abc import Sequence

from game.engine.labyrinth.components import Components
from game.engine.labyrinth.maze import board_xy
from game.engine.labyrinth.player import Player
from game.engine.labyrinth.position_reading import PositionReading
from game.engine.labyrinth.state import LabyrinthState
from game.engine.land import Land, xy
from game.engine.landscape import Piece
from game.engine.ports import ports_of, sides_text, turned
from game.engine.reading import Reader, ReadingError


class LabyrinthPosition:
    """Reads and writes positions with the components of one box."""

    def __init__(self, box: Components) -> None:
        self.box = box

    def read(self, document: object) -> LabyrinthState:
        """Return the state that a document describes; the reverse of `write`. Raises `ReadingError` with all problems.

        Left out: a seat has the start tile alone, its meeple on the dragon, the tokens its completed features earn, and
        seeks the first treasure it does not have; loose cells, hand and draw pile hold the land tiles not named, in the
        order of the tile set and unturned.
        """
        page = Reader(document, "position", [])
        state = PositionReading(page, self.box).state()
        if page.problems:
            raise ReadingError(page.problems)
        return state

    def write(self, state: LabyrinthState) -> dict[str, object]:
        """Return a state as a document; the reverse of `read`."""
        names = state.box.tiles.names
        document: dict[str, object] = {
            "title": "labyrinth",
            "quests": {"crown": state.crown.id},
            "phase": state.phase,
            "seat": state.seat,
            "hand": None if state.hand is None else names[state.hand],
            "loose": [names[tile] for tile in state.loose],
            "entry": None if state.entry < 0 else [*board_xy(state.entry)],
            "riders": state.riders[:],
            "pile": [names[tile] for tile in state.pile],
            "gone": [names[tile] for tile in state.gone],
            "supply": state.supply.copy(),
            "board": [
                {"tile": names[tile], "at": [*board_xy(cell)], "turn": turn}
                for cell, (tile, turn) in enumerate(zip(state.maze.tiles, state.maze.turns, strict=True))
            ],
            "seats": [_write_seat(player, names) for player in state.players],
        }
        return document

    def regions(self, state: LabyrinthState) -> list[dict[str, object]]:
        """Return the cities and roads of every landscape, seat by seat.

        `points` are tokens: those that lie on a completed feature, or that an open one would earn from the present
        supply if it were completed as it is (L15, L16); `to` is whose landscape it lies in.
        """
        found: list[dict[str, object]] = []
        for number, landscape in enumerate(state.landscapes()):
            land = landscape.land
            for region in map(land.region, land.roots()):
                found.append(
                    {
                        "kind": region.kind,
                        "cells": [[*xy(land.cells[index])] for index in region.tiles],
                        "complete": not region.open,
                        "open": region.open,
                        "marks": region.marks,
                        "followers": {},
                        "points": sum(term.count for term in state.worth(number, region)),
                        "to": [number],
                    }
                )
        return found


def _write_seat(player: Player, names: Sequence[str]) -> dict[str, object]:
    land = player.land
    return {
        "land": [
            {"tile": names[tile], "at": [*xy(cell)], "turn": turn}
            for tile, cell, turn in zip(land.tiles, land.cells, land.turns, strict=True)
        ],
        "meeple": {"cell": [*board_xy(player.place.cell)], "walkway": sides_text(player.place.walkway)},
        "crown": None if player.crown is None else names[player.crown],
        "treasures": [names[tile] for tile in player.pile],
        "found": [names[tile] for tile in player.found],
        "tokens": [
            {"mark": token.kind, "at": [*xy(land.cells[token.index])], "port": _port(land, token)}
            for token in player.tokens
        ],
    }


def _port(land: Land, token: Piece) -> str:
    """Return the first port of a token's segment, as it lies."""
    segment = land.tileset.kind(land.tiles[token.index]).segments[token.segment]
    return ports_of(turned(segment.mask, land.turns[token.index]))[0]
