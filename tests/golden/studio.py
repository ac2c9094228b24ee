"""A program in which scenes are drawn the same way every time: fixed games, a clock turned by hand, no window."""

from pathlib import Path

import pygame

from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat
from game.play.home import open_home
from game.play.position import read_position
from game.play.running_game import RunningGame, Setup
from game.scenes.match import Match
from game.scenes.navigator import Navigator
from game.scenes.table import table_scene, visit_scene
from game.scenes.table.scene import TableScene
from game.ui.intents import PointerMove, Pos
from game.ui.scene import Scene
from game.ui.tween import Speed
from tests.scenes.boards import Elsewhere
from tests.scenes.headless import HeadlessProgram
from tests.scenes.landscapes import COLOURS, NAMES, SCENE_OF, SCREEN, Thoughtless

POSITIONS = Path(__file__).parent / "positions"
FRAME = 0.05  # seconds


class Studio(HeadlessProgram):
    """The program in one size. Games lie beside its home, so that its menu has none to continue."""

    def __init__(self, folder: Path, window: tuple[int, int], percent: int) -> None:
        super().__init__(folder / "home", window, percent)
        self._games = open_home(folder / "games")
        self._match: Match[LabyrinthState] | None = None

    def show(self, scene: Scene) -> None:
        """Open a scene in place of all others."""
        self.program.stack.reset(scene)

    def play(self, position: str, speed: Speed = Speed.OFF) -> None:
        """Open a game at a position of `tests/golden/positions`."""
        state = read_position(POSITIONS / f"{position}.yaml").state
        assert isinstance(state, LabyrinthState)
        self.program.stack.set_speed(speed)
        seats = tuple(Seat(NAMES[seat], COLOURS[seat]) for seat in range(len(state.players)))
        game: RunningGame[LabyrinthState] = RunningGame.new(self._games, "labyrinth", Setup(seats, "WALL-WAYS"))
        game.session.state = state
        self._match = Match(game, Thoughtless(), SCENE_OF)
        stack, scenes = self.program.stack, {"table": table_scene}
        Navigator(self.kit, stack, self._match, SCREEN, scenes, visit_scene, stack.pop, Elsewhere).open()
        self.settle()

    def point(self, name: str) -> None:
        """Move the pointer to the middle of a box."""
        self.take(PointerMove(self.program.stack.top.boxes()[name].center))

    def point_at_land(self, x: int, y: int) -> Pos:
        """Move the pointer to a cell of the landscape shown, and return its pixel."""
        scene = self.program.stack.top
        assert isinstance(scene, TableScene)
        place = scene.cameras.frame(scene.shown, scene.land).point((x, y), (0.5, 0.5))
        pos = round(place[0]), round(place[1])
        self.take(PointerMove(pos))
        return pos

    def pass_time(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.program.stack.update(FRAME)

    def settle(self) -> None:
        """Let everything come to rest."""
        for _ in range(1000):
            if not self.program.stack.busy() and self.program.stack.top.wait() != 0:
                return
            self.program.stack.update(FRAME)
        raise AssertionError(f"{self.program.stack.top.name} does not come to rest")

    def picture(self) -> pygame.Surface:
        """What is to be seen, sharp: pictures that come to hand bit by bit are waited for."""
        drawn = self.draw()
        while self.kit.pictures.waiting:
            self.kit.pictures.work()
            drawn = self.draw()
        return drawn

    def clear(self) -> None:
        """Leave the scene and its game; the pictures stay at hand."""
        self.program.stack.clear()
        self.program.stack.set_speed(Speed.OFF)
        if self._match is not None:
            self._match.close()
            self._match = None
