"""What board and table share as scenes in which a game goes on."""

from abc import abstractmethod
from typing import Generic

from game.engine.title import S
from game.scenes.change import Change
from game.scenes.hud.hud import Hud
from game.scenes.navigator import Navigator
from game.ui.scene import Scene


class PlayingScene(Scene, Generic[S]):
    """A scene of a running game: it lets the game go on by itself, and takes steps back and does them again."""

    hud: Hud[S]

    def __init__(self, navigator: Navigator[S]) -> None:
        super().__init__(navigator.kit)
        self.navigator = navigator
        self.match = navigator.match

    def pause(self) -> None:
        self.hud.panel.release()

    def look_in(self) -> float | None:
        return self.match.wait()

    def undo(self) -> None:
        """Take back the last step."""
        if self.match.can_undo:
            self._play(self.match.undo())

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.match.can_redo:
            self._play(self.match.redo())

    def _go_on(self, seconds: float) -> None:
        """Nothing moves: let whoever decides instead of the viewer decide, and a hint be found."""
        hints = self.match.hints
        known = hints.advice, hints.thinking
        change = self.match.step(seconds)
        if (hints.advice, hints.thinking) != known:
            self._follow_advice()
            self.stir()
        if change is not None:
            self.stir()
            self._play(change)
            if self.match.computers.hasty:
                self.finish()

    @abstractmethod
    def _play(self, change: Change[S]) -> None:
        """Show a change of the game."""

    @abstractmethod
    def _follow_advice(self) -> None:
        """A hint has come or gone: put the cursor where it says, so that Enter carries it out."""
