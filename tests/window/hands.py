"""Mouse and keyboard of a person who plays Labyrinth, each able to play a whole game alone."""

from game.engine.chance import Chance
from game.engine.common import EndTurn, Lay, PutAside
from game.engine.labyrinth.actions import Push, Ride, Walk
from game.engine.labyrinth.maze import Place, board_xy
from game.engine.labyrinth.state import LabyrinthState
from game.engine.ports import sides_text
from game.engine.title import Action
from tests.window.playing import Playing

KEYS = ("Right", "Left", "Down", "Up")
WANDER = 6  # cursor keys pressed before one looks where they led
FAR = 80  # cursor keys that lead anywhere


class Mouse:
    """Plays by clicking alone."""

    def __init__(self, program: Playing) -> None:
        self.program = program

    def start(self) -> None:
        self.program.wait_for("menu")
        self.program.click("new")
        self.program.wait_for("setup")
        self.program.click("start")
        self.program.wait_for("board")

    def leave(self) -> None:
        """Out of a game through the pause menu, out of the results through the menu: both can quit."""
        self.program.click("menu")
        self.program.wait("a menu", lambda seen: seen["scene"] in ("menu", "pause"))
        self.program.click("quit")

    def take_over(self) -> None:
        """Say that one is there, and leave out what happened meanwhile."""
        self.program.click("ready")
        if self.program.wait("the game", lambda seen: seen["scene"] != "hand_over")["scene"] == "recap":
            self.program.click("play")

    def undo(self) -> None:
        self.program.click("undo")

    def redo(self) -> None:
        self.program.click("redo")

    def do(self, state: LabyrinthState, chance: Chance) -> Action:
        """Do something that is legal, and return it."""
        if state.phase == "end":
            self.program.click("end-turn")
            return EndTurn()
        legal = state.legal()
        if state.phase == "extend":
            return self._lay(legal, chance)
        action = legal[chance.below(len(legal))]
        match action:
            case Push(arrow=arrow, turn=turn):
                self._turn_until("turn", "hand_turn", turn)
                self.program.click(f"arrow-{arrow}")
            case Ride(walkway=way):
                x, y = board_xy(state.entry)
                self.program.click(f"place-{x}-{y}-{way or 'off'}")
            case Walk(to=(x, y), walkway=way):
                self.program.click(f"place-{x}-{y}-{way or 'off'}")
        return action

    def _lay(self, legal: list[Action], chance: Chance) -> Action:
        if chance.below(4) == 0:
            self.program.click("fit")
            self.program.wait_for("table")
        seen = self.program.look()
        lays = [
            (spot, lay)
            for lay in legal
            if isinstance(lay, Lay) and lay.tile == seen["tile"]
            if (spot := f"spot-{lay.at[0]}-{lay.at[1]}") in seen["boxes"]
        ]
        if not lays:
            self.program.click("put-aside")
            return PutAside(seen["tile"])
        spot, lay = lays[chance.below(len(lays))]
        self.program.point(spot)
        self.program.wait(f"the pointer on {lay.at}", lambda seen: seen["cursor"] == [*lay.at] and not seen["busy"])
        self._turn_until(spot, "turn", lay.turn)
        self.program.click(spot)
        return lay

    def _turn_until(self, over: str, fact: str, turn: int) -> None:
        """With the pointer over something, click with the right button until the tile lies as wanted."""
        while (now := self.program.look()[fact]) != turn:
            self.program.click(over, button=3)
            self.program.wait("the tile to turn", lambda seen, now=now: seen[fact] != now and not seen["busy"])


class Keyboard:
    """Plays by keys alone."""

    def __init__(self, program: Playing) -> None:
        self.program = program

    def start(self) -> None:
        self._enter("menu", "new")
        self._enter("setup", "start")
        self.program.wait_for("board")

    def go_on(self) -> None:
        self._enter("menu", "continue")

    def leave(self) -> None:
        self.program.key("Escape")
        self._enter("menu", "quit")

    def take_over(self) -> None:
        """Say that one is there, and leave out what happened meanwhile."""
        self.program.key("Return")
        if self.program.wait("the game", lambda seen: seen["scene"] != "hand_over")["scene"] == "recap":
            self.program.key("Escape")

    def undo(self) -> None:
        self.program.key("ctrl+z")

    def redo(self) -> None:
        self.program.key("ctrl+y")

    def do(self, state: LabyrinthState, chance: Chance) -> Action:
        """Do something that is legal, and return it."""
        match state.phase:
            case "insert":
                return self._push(chance)
            case "extend":
                return self._lay(state, chance)
            case "end":
                self.program.key("n")
                return EndTurn()
        self._wander(chance)
        # The keys' page opens only after all keys before it were carried out.
        self.program.key("F1")
        self.program.wait_for("keys")
        self.program.key("Escape")
        place = Place(*self.program.wait_for("board")["aim"])
        way = sides_text(place.walkway)
        self.program.key("Return")
        return Ride(state.riders[0], way) if state.phase == "ride" else Walk(board_xy(place.cell), way)

    def _push(self, chance: Chance) -> Action:
        self._wander(chance)
        for _ in range(1 + chance.below(4)):
            self._turn("hand_turn")
        seen = self.program.look()
        self.program.key("space")
        return Push(seen["aim"], seen["hand_turn"])

    def _lay(self, state: LabyrinthState, chance: Chance) -> Action:
        tile = self.program.look()["tile"]
        lays = [lay for lay in state.legal() if isinstance(lay, Lay) and lay.tile == tile]
        if not lays:
            self.program.key("Return")
            return PutAside(tile)
        lay = lays[chance.below(len(lays))]
        self._go_to(lay.at)
        while self.program.look()["turn"] != lay.turn:
            self._turn("turn")
        self.program.key("Return")
        return lay

    def _go_to(self, cell: tuple[int, int]) -> None:
        """Lead the table's cursor to a cell."""
        for _ in range(FAR):
            cursor = self.program.look()["cursor"]
            if cursor == [*cell]:
                return
            self.program.key(_towards(cursor, cell))
            self.program.wait("the cursor to move", lambda seen, now=cursor: seen["cursor"] != now and not seen["busy"])
        raise AssertionError(f"the cursor does not come to {cell}")

    def _wander(self, chance: Chance) -> None:
        """Lead the board's cursor somewhere."""
        self.program.key(*(KEYS[chance.below(len(KEYS))] for _ in range(WANDER)))

    def _turn(self, fact: str) -> None:
        now = self.program.look()[fact]
        self.program.key("r")
        self.program.wait("the tile to turn", lambda seen: seen[fact] != now and not seen["busy"])

    def _enter(self, scene: str, entry: str) -> None:
        """Press Tab until something has the focus, then Enter."""
        self.program.wait_for(scene)
        for _ in range(FAR):
            if (focus := self.program.look()["focus"]) == entry:
                self.program.key("Return")
                return
            self.program.key("Tab")
            self.program.wait("the focus to move on", lambda seen, focus=focus: seen["focus"] != focus)
        raise AssertionError(f"nothing called {entry} gets the focus")


def _towards(cursor: list[int] | None, cell: tuple[int, int]) -> str:
    """The key that leads nearer; any key brings the cursor to the table."""
    x, y = (0, 0) if cursor is None else (cell[0] - cursor[0], cell[1] - cursor[1])
    if abs(x) > abs(y):
        return "Right" if x > 0 else "Left"
    return "Down" if y > 0 else "Up"
