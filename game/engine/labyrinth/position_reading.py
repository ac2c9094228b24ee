"""Reads a position of Labyrinth from a plain document, collecting every problem in its reader."""

from game.engine.labyrinth.components import DEFAULT_CROWN, Components
from game.engine.labyrinth.maze import COLUMNS, ROWS, Maze, Place, board_cell
from game.engine.labyrinth.player import Player
from game.engine.labyrinth.setup import SEATS, crowns_for, first_land, maze_of
from game.engine.labyrinth.state import LabyrinthState
from game.engine.land import Land, Obstacle, cell_at, xy
from game.engine.landscape import Piece
from game.engine.ports import PORTS, sides_mask, sides_text
from game.engine.reading import Reader

PHASES = ("insert", "ride", "walk", "extend", "end", "over")
_WITH_LOOSE = ("ride", "walk", "extend")


class PositionReading:
    """One document being read. `named` are the land tiles that it names, each of which exists once."""

    def __init__(self, page: Reader, box: Components) -> None:
        self.page = page
        self.box = box
        self.named: set[int] = set()

    def state(self) -> LabyrinthState:
        """Return the state. What is named is read before anything stands in for what is left out."""
        page = self.page
        page.only("title", "ask", "quests", "phase", "seat", "hand", "loose", "entry", "riders", "pile", "gone",
                  "supply", "board", "seats")  # fmt: skip
        seats = page.pages("seats") or [Reader({}, "position: seats: 0", page.problems)]
        if len(seats) > SEATS[-1]:
            page.add(f"1 to {SEATS[-1]} are wanted, not {len(seats)}", "seats")
            seats = seats[: SEATS[-1]]
        seat = page.whole("seat", 0, len(seats) - 1, usual=0)
        phase = self.phase()
        lands = [self.land(part) for part in seats]
        board = self.board()
        hand = self.tile(page, "hand", "land") if page.get("hand") is not None else None
        loose, gone = (self.tiles(page, key, "land", "treasure", "dragon") for key in ("loose", "gone"))
        pile = self.tiles(page, "pile", "land")
        maze = self.maze(board)
        hand = self.in_hand(phase, hand)
        loose = self.to_lay(phase, loose)
        pile = self.draw_pile(phase, pile, len(seats))
        finds = [tile for tile in loose if self.box.tiles.kind(tile).role != "land"]
        players = [
            self.player(part, land, maze, finds if number == seat else [])
            for number, (part, land) in enumerate(zip(seats, lands, strict=True))
        ]
        entry = self.entry(phase)
        return LabyrinthState(
            box=self.box,
            crown=self.box.crowns[self.crown(len(seats))],
            players=players,
            maze=maze,
            pile=pile,
            hand=hand,
            seat=seat,
            phase=phase,
            turns_done=self.box.pile[len(seats)] - len(pile) - (phase != "over"),
            riders=self.riders(phase, entry, players),
            entry=entry,
            loose=loose,
            gone=gone,
            supply=self.supply(players),
        )

    def phase(self) -> str:
        phase = self.page.text("phase", "extend" if self.page.items("loose") else "insert")
        if phase not in PHASES:
            self.page.add(f"{' or '.join(PHASES)} is wanted", "phase")
        return phase

    def in_hand(self, phase: str, hand: int | None) -> int | None:
        if phase == "insert" and hand is None:
            return self.unnamed(1, "hand")[0]
        if phase != "insert" and hand is not None:
            self.page.add("a tile is in hand in the phase insert, and in no other", "hand")
        return hand

    def to_lay(self, phase: str, loose: list[int]) -> list[int]:
        if phase in _WITH_LOOSE and not loose:
            return self.unnamed(1, "loose")
        if phase not in _WITH_LOOSE and loose:
            self.page.add(f"tiles are to be laid in the phases {', '.join(_WITH_LOOSE)}, and in no other", "loose")
        return loose

    def draw_pile(self, phase: str, pile: list[int], seats: int) -> list[int]:
        most = 0 if phase == "over" else self.box.pile[seats] - 1
        if "pile" not in self.page:
            return self.unnamed(min(most, len(self.box.land) - len(self.named)), "pile")
        if len(pile) > most:
            self.page.add(f"{most} tiles at most are wanted", "pile")
        return pile

    def tile(self, page: Reader, key: str, *roles: str, name: object = None) -> int:
        """Return a tile by its name; it has one of the roles, and a land tile stands nowhere else."""
        name = page.text(key) if name is None else name
        tile = self.box.tiles.number.get(name, -1) if isinstance(name, str) else -1
        if tile < 0 or self.box.tiles.kind(tile).role not in roles:
            page.add(f"{name!r} is no {' or '.join(roles)} tile", key)
            return self.box.start
        if tile in self.named:
            page.add(f"{name} stands twice", key)
        if self.box.tiles.kind(tile).role == "land":
            self.named.add(tile)
        return tile

    def tiles(self, page: Reader, key: str, *roles: str) -> list[int]:
        return [self.tile(page, key, *roles, name=name) for name in page.texts(key)]

    def unnamed(self, count: int, what: str) -> list[int]:
        """Return land tiles that are not named yet, in the order of the tile set."""
        found = [tile for tile in self.box.land if tile not in self.named][:count]
        self.named.update(found)
        if len(found) < count:
            self.page.add("no tiles are left", what)
            found += [self.box.start] * (count - len(found))
        return found

    def lying(self, page: Reader, *roles: str) -> tuple[int, tuple[int, int], int]:
        page.only("tile", "at", "turn")
        return self.tile(page, "tile", *roles), page.cell("at"), page.whole("turn", 0, 3, usual=0)

    def land(self, seat: Reader) -> Land:
        """Return a landscape whose every tile fits those before it, side by side (L14)."""
        if "land" not in seat:
            return first_land(self.box)
        land = Land(self.box.tiles)
        for page in seat.pages("land"):
            tile, at, turn = self.lying(page, "start", "land", "treasure", "dragon")
            try:
                cell = cell_at(*at)
            except ValueError as error:
                page.add(str(error), "at")
                continue
            if tile in land.tiles and tile not in self.named:
                page.add(f"{self.box.tiles.names[tile]} stands twice", "tile")
            obstacles = land.obstacles(tile, cell, turn) if len(land) else ()
            for obstacle in obstacles:
                page.add(_told(obstacle, at))
            if not obstacles:
                land.put(tile, cell, turn)
        return land

    def board(self) -> dict[int, tuple[int, int]]:
        """Return (tile, turn) of the loose cells that are named."""
        board: dict[int, tuple[int, int]] = {}
        for page in self.page.pages("board"):
            tile, (x, y), turn = self.lying(page, "land", "fixed")
            if not (0 <= x < COLUMNS and 0 <= y < ROWS):
                page.add("no cell of the board", "at")
                continue
            cell = board_cell(x, y)
            if cell in board:
                page.add(f"[{x}, {y}] stands twice", "at")
            elif cell not in self.box.fixed:
                board[cell] = tile, turn
            if (cell in self.box.fixed or tile in self.box.fixed.values()) and (tile, turn) != (
                self.box.fixed.get(cell), 0
            ):  # fmt: skip
                page.add(f"this tile cannot lie on [{x}, {y}] (L1)", "tile")
        return board

    def maze(self, board: dict[int, tuple[int, int]]) -> Maze:
        empty = [cell for cell in self.box.loose if cell not in board]
        rest = zip(empty, self.unnamed(len(empty), "board"), strict=True)
        return maze_of(self.box, board | {cell: (tile, 0) for cell, tile in rest})

    def player(self, page: Reader, land: Land, maze: Maze, finds: list[int]) -> Player:
        page.only("land", "meeple", "crown", "treasures", "found", "tokens")
        laid = [tile for tile in land.tiles if self.box.tiles.kind(tile).role in ("treasure", "dragon")]
        found = self.tiles(page, "found", "treasure", "dragon") if "found" in page else laid + finds
        pile = self.tiles(page, "treasures", "treasure", "dragon")
        rest = [tile for tile in self.box.treasures if tile not in found and tile not in pile]
        if "crown" not in page:
            crown = rest[0] if rest else None
        else:
            crown = None if page.get("crown") is None else self.tile(page, "crown", "treasure", "dragon")
        if "treasures" not in page:
            pile = [tile for tile in rest if tile != crown]
        own = [*found, *pile, *([] if crown is None else [crown])]
        if len(set(own)) != len(own):
            page.add("a treasure tile stands twice among crown, treasures and found")
        if missing := [tile for tile in laid + finds if tile not in found]:
            page.add(f"{self.box.tiles.names[missing[0]]} was laid, but not found", "found")
        player = Player(land, self.place(page, maze), crown, pile, found)
        player.tokens = self.tokens(page, land) if "tokens" in page else _earned(land)
        return player

    def place(self, seat: Reader, maze: Maze) -> Place:
        """Return where a meeple stands. The walkway may be left out where there is but one."""
        if "meeple" not in seat:
            return self.box.centre
        page = seat.page("meeple")
        page.only("cell", "walkway")
        x, y = page.cell("cell")
        if not (0 <= x < COLUMNS and 0 <= y < ROWS):
            page.add("no cell of the board", "cell")
            return self.box.centre
        ways = [sides_text(way) for way in maze.walkways[board_cell(x, y)]]
        walkway = page.text("walkway", usual=ways[0] if len(ways) == 1 else "" if not ways else None)
        if walkway and walkway not in ways:
            page.add(f"{' or '.join(ways) or 'nothing'} is wanted at [{x}, {y}] (L4)", "walkway")
            walkway = ""
        return Place(board_cell(x, y), sides_mask(walkway))

    def tokens(self, seat: Reader, land: Land) -> list[Piece]:
        tokens: list[Piece] = []
        for page in seat.pages("tokens"):
            page.only("mark", "at", "port")
            mark, (x, y), port = page.text("mark"), page.cell("at"), page.text("port")
            for token in _pictures(land):
                here = xy(land.cells[token.index]) == (x, y) and token.kind == mark
                if here and port in PORTS and _at(land, token.index, port) == token.segment and token not in tokens:
                    tokens.append(token)
                    break
            else:
                page.add(f"no free {mark} at [{x}, {y}] {port} (L15)")
        return tokens

    def supply(self, players: list[Player]) -> dict[str, int]:
        page = self.page.page("supply")
        page.only(*self.box.supply)
        return {
            mark: page.whole(mark, 0, most, usual=max(0, most - sum(player.count(mark) for player in players)))
            for mark, most in self.box.supply.items()
        }

    def crown(self, seats: int) -> str:
        page = self.page.page("quests")
        page.only("crown")
        crown = page.text("crown", DEFAULT_CROWN[seats])
        if crown in (allowed := crowns_for(self.box, seats)):
            return crown
        page.add(f"crown: {' or '.join(allowed)} is wanted, not {crown!r}")
        return DEFAULT_CROWN[seats]

    def entry(self, phase: str) -> int:
        if self.page.get("entry") is None:
            if phase == "ride":
                self.page.add("missing: the cell of the tile pushed in", "entry")
            return -1
        x, y = self.page.cell("entry")
        if 0 <= x < COLUMNS and 0 <= y < ROWS and board_cell(x, y) in self.box.loose:
            return board_cell(x, y)
        self.page.add("no cell that a tile is pushed in at", "entry")
        return -1

    def riders(self, phase: str, entry: int, players: list[Player]) -> list[int]:
        """Return the seats whose meeple wants a walkway: in the phase `ride`, on the tile pushed in (L11)."""
        riders: list[int] = []
        for seat in self.page.items("riders"):
            if type(seat) is int and 0 <= seat < len(players) and players[seat].place == (entry, 0):
                riders.append(seat)
            else:
                self.page.add(f"seat {seat!r} has no meeple off the road on the tile pushed in", "riders")
        if bool(riders) != (phase == "ride"):
            self.page.add("meeples want a walkway in the phase ride, and in no other", "riders")
        return riders


def _told(obstacle: Obstacle, at: tuple[int, int]) -> str:
    cell = f"[{at[0]}, {at[1]}]"
    match obstacle.reason:
        case "side_mismatch":
            return f"does not fit on {cell}: side {obstacle.side}: {obstacle.mine[1]} against {obstacle.theirs[1]}"
        case "no_neighbour":
            return f"does not fit on {cell}: no tile lies beside it"
    return f"does not fit on {cell}: a tile lies there"


def _at(land: Land, index: int, port: str) -> int:
    return land.tileset.look(land.tiles[index], land.turns[index]).at[PORTS.index(port)]


def _pictures(land: Land) -> list[Piece]:
    """Return a token for every picture of a landscape."""
    return [
        Piece(index, segment, mark)
        for index, tile in enumerate(land.tiles)
        for segment, made in enumerate(land.tileset.kind(tile).segments)
        for mark in made.marks
    ]


def _earned(land: Land) -> list[Piece]:
    """Return a token for every picture of a completed feature (L15)."""
    return [token for token in _pictures(land) if not land.open_ports(land.root(token.index, token.segment))]
