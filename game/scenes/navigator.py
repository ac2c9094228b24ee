"""Takes a running game from scene to scene: to the board, to a landscape, to the results, and out to the menu."""

from collections.abc import Callable, Mapping

from game.scenes.match import Match
from game.scenes.skipping import Skipping
from game.scenes.tile_faces import TileFaces
from game.ui.kit import Kit
from game.ui.scene import Scene, Stack

Make = Callable[["Navigator"], Scene]
Visit = Callable[["Navigator", int], Scene]


class Navigator:
    """What the scenes of one running game know of each other.

    `scenes` makes the scene for each name in `match.SCENE`; `visit` a look at one seat's landscape, `leave` goes
    back to the menu, `pause` makes the pause menu. `faces` are the tiles that all of them show.
    """

    def __init__(
        self,
        kit: Kit,
        stack: Stack,
        match: Match,
        scenes: Mapping[str, Make],
        visit: Visit,
        leave: Callable[[], None],
        pause: Make,
    ) -> None:
        self.kit = kit
        self.stack = stack
        self.match = match
        self.faces = TileFaces(kit, match.view.box)
        self.shows_unseen = False  # whether the panel of tiles not yet seen is open
        self._scenes = scenes
        self._visit = visit
        self._leave = leave
        self._pause = pause

    def open(self) -> None:
        """Play on where the game is, in place of all other scenes."""
        self.stack.reset(self.made(self.match.scene))

    def made(self, name: str) -> Scene:
        """A new scene of that name, for what the game is now."""
        return self._scenes[name](self)

    def follow(self, here: str) -> bool:
        """Go where the game goes on, from the scene of this name; says whether that is somewhere else."""
        if self.match.scene == here:
            return False
        self.stack.replace(self.made(self.match.scene))
        return True

    def visit(self, seat: int) -> None:
        """Look at a landscape, on top of the present scene."""
        self.stack.push(self.visited(seat))

    def visited(self, seat: int) -> Scene:
        """A new look at a landscape."""
        return self._visit(self, seat)

    def pause(self) -> None:
        """Open the pause menu on top of the present scene."""
        self.stack.push(self._pause(self))

    def skip(self) -> None:
        """Let computer players finish their turns at once, until a person is to decide."""
        if self.match.computing:
            self.stack.push(Skipping(self.kit, self.match, self._arrive))

    def _arrive(self) -> None:
        self.stack.pop()
        self.follow(self.stack.top.name)

    def look_at_board(self) -> None:
        """Look at the labyrinth as it is, on top of the present scene."""
        self.stack.push(self.made("board_visit"))

    def show_log(self) -> None:
        """Tell what happened so far, on top of the present scene."""
        self.stack.push(self.made("log"))

    def leave(self) -> None:
        """Back to the menu; the game goes on another time."""
        self._leave()
