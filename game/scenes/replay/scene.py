"""The replay: a game watched from its file, forwards and backwards, with anybody's eyes."""

from collections.abc import Callable

import pygame

from game.engine.labyrinth.player import Player
from game.engine.land import Land
from game.scenes.labyrinth.board import cues as board_cues
from game.scenes.labyrinth.board.marks import last_move
from game.scenes.labyrinth.board.motion import Motion
from game.scenes.labyrinth.replay_board import ReplayBoard
from game.scenes.match import SCENE, Change
from game.scenes.navigator import Navigator
from game.scenes.replay.controls import OPEN, ReplayControls
from game.scenes.replay.recording import ReplayMatch, on_board
from game.scenes.table import cues as table_cues
from game.scenes.table.cameras import LandCameras
from game.scenes.table.laying_motion import Laying
from game.scenes.table.mat import Mat, draw_mat
from game.ui import intents, tween
from game.ui.backdrop import draw_table
from game.ui.scene import Scene

REST = 0.85  # seconds between two steps while the game runs


class ReplayScene(Scene):
    """`land` is the seat whose landscape is seen, `None` for the board. `seen` is the seat whose treasure is known.

    `branch` begins a new game at the present step, `leave` goes back.
    """

    name = "replay"
    bindings = ("cursor", "leaf", "landscapes", "zoom_in", "zoom_out", "fit")

    def __init__(self, navigator: Navigator, match: ReplayMatch, branch: Callable[[], object]) -> None:
        super().__init__(navigator.kit)
        self.navigator = navigator
        self.match = match
        self.branch = branch
        self.playing = False
        self.rate = 1.0
        self.seen = OPEN if len(match.seats) > 1 else 0
        self.land: int | None = None
        self.board = ReplayBoard(navigator.faces, match.seats)
        self.laying = Laying(navigator.faces, self.moves)
        self.mat = Mat(navigator.faces, self.laying)
        self.cameras = LandCameras(self.kit, self.mat)
        self.frame = ReplayControls(self)
        self._motion: Motion | None = None
        self._change: Change | None = None
        self._time = 0.0
        self._rest = 0.0
        self._ground: pygame.Surface | None = None
        self.form.fill(self.frame.widgets)
        self.form.default = "play"

    def remade(self) -> Scene:
        scene = ReplayScene(self.navigator, self.match, self.branch)
        scene.seen, scene.land, scene.rate = self.seen, self.land, self.rate
        return scene

    # --- the scene's life --------------------------------------------------------------------------------------------

    def resume(self) -> None:
        self._refresh()

    def pause(self) -> None:
        self.playing = False

    def out_of_sight(self) -> None:
        self._ground = None
        self.board.forget()

    def layout(self, size: tuple[int, int]) -> None:
        self.frame.layout(size)
        self.board.place(self.frame.picture)
        self.mat.box = self.frame.picture
        self.cameras.layout(self.mat.box)
        if self._change and self._motion:
            self._motion = self.board.motion(self._change)
        self._refresh()

    def update(self, seconds: float) -> None:
        self.moves.update(seconds * self.rate)
        self.form.update(seconds)
        self.cameras.update(seconds)
        if self.playing and not self.busy():
            self._rest -= seconds * self.rate
            if self._rest <= 0:
                self._run()

    def busy(self) -> bool:
        return super().busy() or self.cameras.busy

    def finish(self) -> None:
        super().finish()
        self.cameras.finish()

    def wait(self) -> float | None:
        waits = [super().wait(), max(0.0, self._rest / self.rate) if self.playing else None]
        return min((wait for wait in waits if wait is not None), default=None)

    def boxes(self) -> dict[str, pygame.Rect]:
        return super().boxes() | self.frame.boxes()

    def facts(self) -> dict[str, object]:
        match = self.match
        return {"at": match.at, "last": match.last, "playing": self.playing, "land": self.land, "phase": match.phase}

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
            case intents.Zoom(steps=steps, pos=pos) if self.land is not None:
                self.cameras.zoom(self.land, self._land(self.land), steps, pos)
            case intents.Drag(start=start, dx=dx, dy=dy) if self.land is not None and self.mat.box.collidepoint(start):
                self.cameras.camera(self.land, self._land(self.land)).pan(dx, dy)
                self.cameras.keep(self.land, self._land(self.land))
            case intents.Fit() if self.land is not None:
                self.cameras.fit(self.land, self._land(self.land))
            case intents.Back():
                self.leave()
            case _:
                return False
        return True

    def _by_hand(self, deed: Callable[[], object]) -> None:
        """Steps by key belong to no button."""
        self.form.set_focus(None)
        deed()

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
        view = self.match.view
        self.land = None if SCENE[view.phase] == "board" else view.seat
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

    def show_land(self, seat: int | None) -> None:
        """Look at a landscape, or at the board; the next step shows what it is about."""
        self.finish()
        self.land = seat
        self._refresh()

    def other_picture(self) -> None:
        """From the board to the landscape of the seat that is to play, and back."""
        turn = self.match.turn
        self.show_land((turn.seat if turn else self.match.seat) if self.land is None else None)

    def next_picture(self) -> None:
        """The board, then one landscape after the other."""
        number = 0 if self.land is None else self.land + 1
        self.show_land(number if number < len(self.match.seats) else None)

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

    def _play(self, change: Change | None) -> None:
        """Show a step where it happened."""
        if change is None:
            return
        if on_board(change):
            self.land = None
            self._move(change)
            self.hear(board_cues.cues_of(change))
        else:
            self.land = change.seat
            self.laying.start(change)
            self.hear(table_cues.cues_of(change))
        self._refresh()

    def _move(self, change: Change) -> None:
        motion = self.board.motion(change)
        if motion is None:
            return
        self._change, self._motion = change, motion
        self._time = motion.duration if change.back else 0.0

        def run(t: float) -> None:
            self._time = motion.duration * (1 - t if change.back else t)

        def end() -> None:
            self._change = self._motion = None

        self.moves.start(tween.Sequence(tween.Tween(motion.duration, run, tween.linear), tween.Do(end)))

    def _refresh(self) -> None:
        self.frame.refresh()
        self._ground = None
        if self.land is not None:
            self.cameras.follow(self.land, self._land(self.land))

    # --- the picture -------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        view = self.match.view
        if self._ground is None or self._ground.size != surface.size:
            self._ground = pygame.Surface(surface.size)
            self._draw_ground(self._ground)
        surface.blit(self._ground, (0, 0))
        if self.land is not None:
            player, colour = self._player(self.land), self.match.seats[self.land].colour
            camera = self.cameras.camera(self.land, player.land)
            self.mat.draw(surface, camera, player, colour, None, None, view.supply, [])
        elif self._motion:
            self.board.draw_moment(surface, view, self._motion.at(self._time))
        else:
            self.board.draw(surface, view, last_move(self.match), self._sought())
        self.form.draw(surface)

    def _draw_ground(self, surface: pygame.Surface) -> None:
        """All that stands still as long as the step is the same."""
        draw_table(self.kit, surface)
        if self.land is None:
            self.board.draw_ground(surface, self.match.view)
        else:
            draw_mat(self.kit, surface, self.mat.box)
        self.frame.draw(surface)

    def _sought(self) -> list[tuple[int, int]]:
        """The treasures that may be seen: of the chosen eyes once the game is over, else of a lone person."""
        match = self.match
        if not match.finished:
            return match.sought(match.persons) if match.alone else []
        return match.sought(range(len(match.seats)) if self.seen == OPEN else [self.seen])

    def _player(self, seat: int) -> Player:
        return self.match.view.players[seat]

    def _land(self, seat: int) -> Land:
        return self._player(seat).land
