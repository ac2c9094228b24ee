"""A position of Labyrinth and the turn that changes it (L10 to L17).

Phases: `insert`, `ride` (a meeple that fell out has a choice of walkways), `walk`, `extend`, `end` (only EndTurn
is left) and `over`.
"""

from collections import Counter
from dataclasses import dataclass, field

from game.engine.chance import Chance
from game.engine.common import Drew, EndTurn, GameEnded, Laid, Lay, LeftGame, PiecePut, PutAside, Scored, TurnEnded
from game.engine.labyrinth.actions import Push, Ride, Walk
from game.engine.labyrinth.components import MARKS, Components, Crown
from game.engine.labyrinth.events import Completed, Found, Pushed, Rode, TurnedUp, Walked
from game.engine.labyrinth.maze import ARROW_NAMES, ARROWS, Maze, Place, board_cell, board_xy
from game.engine.labyrinth.player import Player
from game.engine.labyrinth.tower import Tower, crowned, tokens_worth, tower, tower_terms
from game.engine.land import Region, cell_at, xy
from game.engine.landscape import Landscape, Piece
from game.engine.ports import sides_mask, sides_text
from game.engine.tiles import TileSet
from game.engine.title import Action, Event, IllegalAction, Progress, Result, Term


@dataclass(slots=True)
class LabyrinthState:
    """A position. Tiles are numbers of `box.tiles`; seats count from 0.

    `pile` is the draw pile, top first; `hand` the tile to insert; `riders` the seats whose meeple still wants a
    walkway on the new tile at `entry`; `loose` the tiles to lay this turn; `gone` the tiles that fitted nowhere;
    `supply` the tokens left.
    """

    box: Components
    crown: Crown
    players: list[Player]
    maze: Maze
    pile: list[int]
    hand: int | None
    seat: int
    phase: str = "insert"
    turns_done: int = 0
    riders: list[int] = field(default_factory=list)
    entry: int = -1
    loose: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    supply: dict[str, int] = field(default_factory=dict)

    def copy(self) -> "LabyrinthState":
        """Return an independent copy; the components (`box`) are shared."""
        return LabyrinthState(
            self.box, self.crown, [player.copy() for player in self.players], self.maze.copy(), self.pile[:],
            self.hand, self.seat, self.phase, self.turns_done, self.riders[:], self.entry, self.loose[:],
            self.gone[:], self.supply.copy(),
        )  # fmt: skip

    def legal(self) -> list[Action]:
        """Return every legal action, in an order that depends on the position alone."""
        match self.phase:
            case "insert":
                return [Push(name, turn) for name in ARROW_NAMES for turn in range(4)]
            case "ride":
                return [Ride(self.riders[0], sides_text(way)) for way in self.maze.walkways[self.entry]]
            case "walk":
                places = self.maze.reach(self.players[self.seat].place)
                return [Walk(board_xy(place.cell), sides_text(place.walkway)) for place in places]
            case "extend":
                return self._extensions()
            case "end":
                return [EndTurn()]
        return []

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action and return what happened.

        Raises `IllegalAction`, leaving the state as it was: `phase`, `arrow`, `turn`, `walkway`, `out_of_reach`,
        `tile`, or for a tile that does not fit the reason of its first obstacle with side, mine and theirs.
        """
        match action, self.phase:
            case Push(), "insert":
                return self._push(action)
            case Ride(), "ride":
                return self._ride(action)
            case Walk(), "walk":
                return self._walk(action)
            case Lay(), "extend":
                return self._lay(action)
            case PutAside(), "extend":
                return self._put_aside(action)
            case EndTurn(), "end":
                return self._end_turn()
        raise IllegalAction("phase", action=getattr(action, "do", "?"), phase=self.phase)

    def view(self, seat: int, chance: Chance) -> "LabyrinthState":
        """Return a playable state that knows only what the seat knows.

        Redrawn: the order of the draw pile together with the tiles that left the game unseen (L6), every treasure
        pile, and the crowns of the others.
        """
        twin = self.copy()
        twin.pile = chance.shuffled(self.unseen())[: len(self.pile)]
        for number, player in enumerate(twin.players):
            if number == seat or player.crown is None:
                player.pile = chance.shuffled(sorted(player.pile))
            else:
                drawn = chance.shuffled(sorted([player.crown, *player.pile]))
                player.crown, player.pile = drawn[0], drawn[1:]
        return twin

    def unseen(self) -> list[int]:
        """Return the land tiles that nobody has seen: they lie in the draw pile, or left the game unseen (L6)."""
        seen = {
            *self.maze.tiles,
            *self.loose,
            self.hand,
            *self.gone,
            *(tile for player in self.players for tile in player.land.tiles),
        }
        return [tile for tile in self.box.land if tile not in seen]

    def to_come(self, seat: int) -> list[int]:
        """Return the tiles that may still be laid in a seat's landscape: in hand or to be laid now, on the board, its
        treasures not yet found, and while there is a draw pile those that nobody has seen."""
        board = [self.maze.tiles[cell] for cell in self.box.loose]
        hand = [] if self.hand is None else [self.hand]
        loose = self.loose if seat == self.seat else []
        player = self.players[seat]
        treasures = sorted(player.pile if player.crown is None else [player.crown, *player.pile])
        return [*loose, *hand, *board, *treasures, *(self.unseen() if self.pile else [])]

    @property
    def tiles(self) -> TileSet:
        """Return the tile set that tile numbers belong to."""
        return self.box.tiles

    @property
    def to_lay(self) -> list[int]:
        """Return the tiles that the seat may lay now (L14)."""
        return self.loose if self.phase == "extend" else []

    def landscapes(self) -> tuple[Landscape, ...]:
        """Return every seat's own landscape with its tokens (L7)."""
        return tuple(Landscape(player.land, player.tokens, seat) for seat, player in enumerate(self.players))

    def worth(self, landscape: int, region: Region) -> tuple[Term, ...]:
        """Return the tokens that lie on a completed region, or that an open one would earn from the present supply
        if it were completed as it is (L15, L16), each with its height in millimetres."""
        if region.open:
            earns = {mark: min(count, self.supply.get(mark, count)) for mark, count in region.marks.items()}
            return tokens_worth(self.box, earns)
        members = set(region.segments)
        lying = [token.kind for token in self.players[landscape].tokens if (token.index, token.segment) in members]
        return tokens_worth(self.box, Counter(lying))

    def progress(self) -> Progress:
        """Return the turn that the present seat is in, and how many each has (L17)."""
        seats, turns = len(self.players), self.box.pile[len(self.players)]
        of = turns // seats
        return Progress(min(of, self.turns_done // seats + 1), of, self.turns_done + 1 == turns)

    def towers(self) -> tuple[Tower, ...]:
        """Return every seat's tower as it would stand now (L18, L19)."""
        winners = crowned(self.crown, self.players)
        return tuple(tower(self.box, player, seat in winners) for seat, player in enumerate(self.players))

    def result(self) -> Result:
        """Return heights in millimetres, what they are made of, and who won (L19). Raises `ValueError` before the
        end."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        return self.standing()

    def standing(self) -> Result:
        """Return the result as if the game ended now."""
        towers = self.towers()
        best = max(made.height for made in towers)
        return Result(
            scores=tuple(made.height for made in towers),
            terms=tuple(tower_terms(self.box, made) for made in towers),
            categories=tuple(
                {
                    "tiles": made.tiles,
                    "shields": made.shields,
                    "treasures": made.treasures,
                    "dragons": made.dragons,
                    "crown": int(made.crowned),
                    "cities": len(player.completed("city")),
                    "roads": len(player.completed("road")),
                }
                for made, player in zip(towers, self.players, strict=True)
            ),
            winners=tuple(seat for seat, made in enumerate(towers) if made.height == best),
        )

    def _extensions(self) -> list[Action]:
        names = self.box.tiles.names
        land = self.players[self.seat].land
        lays: list[Action] = [
            Lay(names[tile], xy(cell), turn) for tile in self.loose for cell, turn in land.placements(tile)
        ]
        return lays or [PutAside(names[tile]) for tile in self.loose]

    def _push(self, action: Push) -> tuple[Event, ...]:
        if action.arrow not in ARROW_NAMES:
            raise IllegalAction("arrow", arrow=action.arrow)
        if action.turn not in (0, 1, 2, 3):
            raise IllegalAction("turn", turn=action.turn)
        assert self.hand is not None, "a seat that inserts holds a tile"
        arrow = ARROW_NAMES.index(action.arrow)
        cells = ARROWS[arrow].cells
        walkways = self.box.walkways_of(self.hand, action.turn)
        fallen, fallen_turn = self.maze.push(arrow, self.hand, action.turn, walkways)
        names = self.box.tiles.names
        events: list[Event] = [
            Pushed(self.seat, action.arrow, names[self.hand], action.turn, names[fallen], fallen_turn)
        ]
        self.hand, self.entry = None, cells[0]
        self.loose = [fallen]
        events += self._carry(cells, walkways)
        self.phase = "ride" if self.riders else "walk"
        return tuple(events)

    def _carry(self, cells: tuple[int, ...], walkways: tuple[int, ...]) -> list[Event]:
        """Move the meeples of a pushed row; those that fall out go on the new tile's road (L11)."""
        events: list[Event] = []
        seats = len(self.players)
        for seat in ((self.seat + k) % seats for k in range(seats)):
            player = self.players[seat]
            old, walkway = player.place
            if old not in cells:
                continue
            carried = old == cells[-1]
            if carried:
                walkway = walkways[0] if len(walkways) == 1 else 0
                if len(walkways) > 1:
                    self.riders.append(seat)
            new = cells[0] if carried else cells[cells.index(old) + 1]
            player.place = Place(new, walkway)
            events.append(Rode(seat, board_xy(old), board_xy(new), carried, sides_text(walkway)))
        return events

    def _ride(self, action: Ride) -> tuple[Event, ...]:
        if action.seat != self.riders[0] or action not in self.legal():
            raise IllegalAction("walkway", seat=action.seat, walkway=action.walkway)
        player = self.players[self.riders.pop(0)]
        player.place = Place(self.entry, sides_mask(action.walkway))
        self.phase = "ride" if self.riders else "walk"
        cell = board_xy(self.entry)
        return (Rode(action.seat, cell, cell, True, action.walkway),)

    def _walk(self, action: Walk) -> tuple[Event, ...]:
        if action not in self.legal():
            raise IllegalAction("out_of_reach", to=action.to, walkway=action.walkway)
        player = self.players[self.seat]
        goal = Place(board_cell(*action.to), sides_mask(action.walkway))
        path = self.maze.path(player.place, goal)
        player.place = goal
        events: list[Event] = [
            Walked(
                self.seat,
                tuple(board_xy(place.cell) for place in path),
                tuple(sides_text(place.walkway) for place in path),
            )
        ]
        if player.crown is not None and self.box.treasure_cell[self.box.treasure[player.crown]] == goal.cell:
            tile, player.crown = player.crown, None
            player.found.append(tile)
            self.loose.append(tile)
            events.append(Found(self.seat, self.box.treasure[tile], self.box.tiles.names[tile]))
        self.phase = "extend"
        return tuple(events)

    def _lay(self, action: Lay) -> tuple[Event, ...]:
        tile = self._loose_tile(action.tile)
        land = self.players[self.seat].land
        try:
            cell = cell_at(*action.at)
        except ValueError as error:
            raise IllegalAction("no_neighbour", tile=action.tile, at=action.at) from error
        if action.turn not in (0, 1, 2, 3):
            raise IllegalAction("turn", turn=action.turn)
        if obstacles := land.obstacles(tile, cell, action.turn):
            first = obstacles[0]
            raise IllegalAction(first.reason, side=first.side, mine=first.mine, theirs=first.theirs)
        land.put(tile, cell, action.turn)
        self._used(tile)
        grown = Term("tile", 1, self.box.heights["tile"])
        events: list[Event] = [
            Laid(self.seat, action.tile, action.at, action.turn),
            Scored(self.seat, "tile", (action.at,), -1, (grown,)),
        ]
        for root in land.completed_by(len(land) - 1):
            events += self._complete(root)
        return tuple(events)

    def _complete(self, root: int) -> list[Event]:
        """Put the tokens that a completed feature earns: one a picture, shields while the supply lasts (L15, L16)."""
        player = self.players[self.seat]
        land = player.land
        region = land.region(root)
        put: list[Event] = []
        pictures, earned = dict.fromkeys(MARKS, 0), dict.fromkeys(MARKS, 0)
        for index, segment in region.segments:
            for mark in self.box.tiles.kind(land.tiles[index]).segments[segment].marks:
                pictures[mark] += 1
                if mark in self.supply:
                    if not self.supply[mark]:
                        continue
                    self.supply[mark] -= 1
                earned[mark] += 1
                player.tokens.append(Piece(index, segment, mark))
                put.append(PiecePut(self.seat, mark, xy(land.cells[index]), segment))
        completed = Completed(
            self.seat,
            region.kind,
            tuple(xy(land.cells[index]) for index in region.tiles),
            region.segments[0][1],
            tokens_worth(self.box, earned),
            pictures["shield"],
            pictures["treasure"] + pictures["dragon"],
        )
        return [completed, *put]

    def _put_aside(self, action: PutAside) -> tuple[Event, ...]:
        tile = self._loose_tile(action.tile)
        if any(self.players[self.seat].land.fits_anywhere(other) for other in self.loose):
            raise IllegalAction("still_fits", tile=action.tile)
        self._used(tile)
        self.gone.append(tile)
        return (LeftGame(self.seat, action.tile),)

    def _loose_tile(self, name: str) -> int:
        tile = self.box.tiles.number.get(name, -1)
        if tile not in self.loose:
            raise IllegalAction("tile", tile=name)
        return tile

    def _used(self, tile: int) -> None:
        self.loose.remove(tile)
        if not self.loose:
            self.phase = "end"

    def _end_turn(self) -> tuple[Event, ...]:
        player = self.players[self.seat]
        events: list[Event] = [TurnEnded(self.seat)]
        if player.crown is None and player.pile:
            player.crown = player.pile.pop(0)
            events.append(TurnedUp(self.seat))
        self.turns_done += 1
        self.entry = -1
        if not self.pile:
            self.phase = "over"
            events.append(GameEnded(self.result().winners))
            return tuple(events)
        self.seat = (self.seat + 1) % len(self.players)
        self.hand = self.pile.pop(0)
        self.phase = "insert"
        events.append(Drew(self.seat, self.box.tiles.names[self.hand]))
        return tuple(events)
