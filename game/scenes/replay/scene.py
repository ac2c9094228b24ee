"""The replay: a game watched from its file, forwards and backwards, with anybody's eyes."""

from collections.abc import Callable
from typing import Generic

import pygame

from game.engine.landscape import landscape_of
from game.engine.title import S
from game.scenes.change import Change
from game.scenes.navigator import Navigator
from game.scenes.pane import Pane, PaneMarks, pane_showing
from game.scenes.replay.controls import OPEN, ReplayControls
from game.scenes.replay.recording import ReplayMatch
from game.ui import intents
from game.ui.backdrop import draw_table
from game.ui.scene import Scene

REST = 0.85  # seconds between two steps while the game runs


class ReplayScene(Scene, Generic[S]):
    """Shows one pane at a time (`shown`, among `panes`). `seen` is the seat whose secrets are known.

    `branch` begins a new game at the present step, `leave` goes back.
    """

    name = "replay"
    bindings = ("cursor", "leaf", "landscapes", "zoom_in", "zoom_out", "fit")

    def __init__(self, navigator: Navigator[S], match: ReplayMatch[S], branch: Callable[[], object]) -> None:
        super().__init__(navigator.kit)
        self.navigator = navigator
        self.match = match
        self.branch = branch
        self.playing = False
        self.rate = 1.0
        self.seen = OPEN if len(match.seats) > 1 else 0
        self.panes = navigator.screen.panes(navigator.faces, self.moves, match.seats)
        self.shown = self._present()
        self.controls: ReplayControls[S] = ReplayControls(self)
        self._rest = 0.0
        self._ground: pygame.Surface | None = None
        self.form.fill(self.controls.widgets)
        self.form.default = "play"

    def remade(self) -> Scene:
        scene = ReplayScene(self.navigator, self.match, self.branch)
        scene.seen, scene.shown, scene.rate = self.seen, self.shown, self.rate
        return scene

    @property
    def pane(self) -> Pane[S]:
        """The pane that is seen."""
        return self.panes[self.shown]

    @property
    def other(self) -> Pane[S] | None:
        """The pane that one button leads to: from a board to the landscape of the present turn, and back."""
        number = self._other()
        return None if number == self.shown else self.panes[number]

    # --- the scene's life --------------------------------------------------------------------------------------------

    def resume(self) -> None:
        self._refresh()

    def pause(self) -> None:
        self.playing = False

    def out_of_sight(self) -> None:
        self._ground = None
        for pane in self.panes:
            pane.forget()

    def layout(self, size: tuple[int, int]) -> None:
        self.controls.layout(size)
        for pane in self.panes:
            pane.place(self.controls.picture)
        self._refresh()

    def update(self, seconds: float) -> None:
        self.moves.update(seconds * self.rate)
        self.form.update(seconds)
        self.pane.update(seconds)
        if self.playing and not self.busy():
            self._rest -= seconds * self.rate
            if self._rest <= 0:
                self._run()

    def busy(self) -> bool:
        return super().busy() or self.pane.busy

    def finish(self) -> None:
        super().finish()
        self.pane.finish()

    def wait(self) -> float | None:
        waits = [super().wait(), max(0.0, self._rest / self.rate) if self.playing else None]
        return min((wait for wait in waits if wait is not None), default=None)

    def boxes(self) -> dict[str, pygame.Rect]:
        return super().boxes() | self.controls.boxes()

    def facts(self) -> dict[str, object]:
        match = self.match
        return {
            "at": match.at,
            "last": match.last,
            "playing": self.playing,
            "pane": self.pane.name,
            "phase": match.phase,
        }

    # --- intents -----------------------------------------------------------------------------------------------------

    def intent(self, intent: intents.Intent) -> bool:
        match intent:
            case intents.Cursor(dx=dx, dy=0):
                self._by_hand(self.step_on if dx > 0 else self.step_back)
            case intents.Cursor(dy=dy):
                self._by_hand(self.next_turn if dy > 0 else self.turn_before)
            case intents.Leaf(pages=pages):
                self._by_hand(self.next_turn if pages > 0 else self.turn_before)
            case intents.ShowLandscapes():
                self.next_picture()
            case intents.Back():
                self.leave()
            case _:
                return self.pane.take(intent, self.match.view)
        return True

    def _by_hand(self, action: Callable[[], object]) -> None:
        """Steps by key belong to no button."""
        self.form.set_focus(None)
        action()

    def leave(self) -> None:
        self.navigator.leave()

    def toggle(self) -> None:
        """Run or stop; at the end it runs from the beginning again."""
        if not self.playing and self.match.at == self.match.last:
            self.go(0)
        self.playing = not self.playing
        self._rest = 0.0
        self._refresh()

    def set_rate(self, rate: float) -> None:
        self.rate = rate

    def see(self, seat: int) -> None:
        """Know what that seat knew; `OPEN`: what all of them knew."""
        self.seen = seat
        self._refresh()

    def go(self, at: int) -> None:
        """Jump to a step."""
        self._stop()
        self.match.go(at)
        self.shown = self._present()
        self._refresh()

    def step_on(self) -> None:
        self._stop()
        self._play(self.match.forward())

    def step_back(self) -> None:
        self._stop()
        self._play(self.match.back())

    def next_turn(self) -> None:
        self.go(self.match.next_turn())

    def turn_before(self) -> None:
        self.go(self.match.turn_before())

    def show(self, number: int) -> None:
        """Look at another pane; the next step shows what it is about."""
        self.finish()
        self.shown = number
        self._refresh()

    def show_landscape(self, number: int) -> None:
        """Look at a landscape; asked for the one that is seen already, back to the first pane."""
        there = next(index for index, pane in enumerate(self.panes) if pane.landscape == number)
        self.show(there if there != self.shown else 0)

    def other_picture(self) -> None:
        """From a board to the landscape of the present turn, and back."""
        self.show(self._other())

    def next_picture(self) -> None:
        """One pane after the other."""
        self.show((self.shown + 1) % len(self.panes))

    def _other(self) -> int:
        if self.pane.landscape is not None:
            return 0
        turn, landscapes = self.match.turn, self.match.view.landscapes()
        own = landscape_of(landscapes, turn.seat if turn else self.match.seat)
        return next(index for index, pane in enumerate(self.panes) if pane.landscape == own)

    def _present(self) -> int:
        """The pane in which the present position is played."""
        return self._played_in(self.match.view)

    def _played_in(self, view: S) -> int:
        name = self.navigator.screen.pane_of(view)
        return next(index for index, pane in enumerate(self.panes) if pane.name == name)

    def _stop(self) -> None:
        self.finish()
        self.playing = False

    # --- steps -------------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        """The next step by itself."""
        change = self.match.forward()
        if change is None:
            self.playing = False
            self._refresh()
            return
        self._rest = REST
        self._play(change)

    def _play(self, change: Change[S] | None) -> None:
        """Show a step where it happened."""
        if change is None:
            return
        shown = pane_showing(self.panes, change.events)
        self.shown = self._played_in(change.before) if shown is None else self.panes.index(shown)
        self.pane.start(change)
        self.hear(self.pane.cues(change))
        self._refresh()

    def _refresh(self) -> None:
        self.controls.refresh()
        self._ground = None
        self.pane.follow(self.match.view)

    # --- the picture -------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        view = self.match.view
        if self._ground is None or self._ground.size != surface.size:
            self._ground = pygame.Surface(surface.size)
            draw_table(self.kit, self._ground)
            self.pane.draw_ground(self._ground, view)
            self.controls.draw(self._ground)
        surface.blit(self._ground, (0, 0))
        marks = PaneMarks(self.match.steps, self._known(), self.match.state)
        self.pane.draw(surface, view, marks)
        self.form.draw(surface)

    def _known(self) -> tuple[int, ...]:
        """The seats whose secrets may be seen: of the chosen eyes once the game is over, else of a lone person."""
        match = self.match
        if not match.finished:
            return match.persons if match.alone else ()
        return tuple(range(len(match.seats))) if self.seen == OPEN else (self.seen,)
