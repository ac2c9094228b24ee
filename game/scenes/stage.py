"""Takes a running game from scene to scene: to the board, to a landscape, to the results, and out to the menu."""

from collections.abc import Callable, Mapping

from game.scenes.match import Match
from game.scenes.tile_faces import TileFaces
from game.ui.kit import Kit
from game.ui.scene import Scene, Stack

Make = Callable[["Stage"], Scene]
Visit = Callable[["Stage", int], Scene]


class Stage:
    """What the scenes of one running game know of each other.

    `scenes` makes the scene for each name in `match.SCENE`; `visit` a look at one seat's landscape, `leave` goes
    back to the menu. `faces` are the tiles that all of them show.
    """

    def __init__(
        self,
        kit: Kit,
        stack: Stack,
        match: Match,
        scenes: Mapping[str, Make],
        visit: Visit,
        leave: Callable[[], None],
    ) -> None:
        self.kit = kit
        self.stack = stack
        self.match = match
        self.faces = TileFaces(kit, match.view.box)
        self._scenes = scenes
        self._visit = visit
        self._leave = leave

    def open(self) -> None:
        """Play on where the game is, in place of all other scenes."""
        self.stack.reset(self._scenes[self.match.scene](self))

    def follow(self, here: str) -> bool:
        """Go where the game goes on, from the scene of this name; says whether that is somewhere else."""
        if self.match.scene == here:
            return False
        self.stack.replace(self._scenes[self.match.scene](self))
        return True

    def visit(self, seat: int) -> None:
        """Look at a landscape, on top of the present scene."""
        self.stack.push(self._visit(self, seat))

    def leave(self) -> None:
        """Back to the menu; the game goes on another time."""
        self._leave()
