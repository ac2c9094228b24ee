"""What happened since one's last turn: a short replay on the board and in the landscapes, told in words beside it."""

from collections.abc import Sequence

import pygame

from game.engine.labyrinth.events import Laid
from game.play.game_log import LoggedTurn
from game.scenes.hud.hud import Hud
from game.scenes.labyrinth.board.board_view import BoardView, Shown
from game.scenes.labyrinth.board.cues import cues_of as board_cues
from game.scenes.labyrinth.board.motion import Motion
from game.scenes.log.log_list import LogList
from game.scenes.match import Change
from game.scenes.navigator import Navigator
from game.scenes.table.cameras import LandCameras
from game.scenes.table.cues import cues_of as table_cues
from game.scenes.table.laying_motion import Laying
from game.scenes.table.mat import Mat, draw_mat
from game.ui import theme, tween
from game.ui.intents import Back, Confirm, Intent, Place
from game.ui.layout import inset, rows
from game.ui.scene import Scene
from game.ui.widgets.button import Button, Manner
from game.ui.widgets.panel import draw_ornament, draw_panel

HASTE = 2.2  # times as fast as it was played
REST = 0.35  # seconds between two actions
TITLE = theme.HEADING.sized(24)
LEAD = 0.2  # seconds before the first


class Recap(Scene):
    """Replays the actions from the `since`-th on, which `chapters` tell. Enter, Esc or a click leads to the game."""

    name = "recap"
    bindings = ("confirm", "back")

    def __init__(self, navigator: Navigator, since: int, chapters: Sequence[LoggedTurn]) -> None:
        super().__init__(navigator.kit)
        self.navigator = navigator
        match = navigator.match
        self.changes = [match.change(number) for number in range(since, len(match.steps))]
        self.shown = self.changes[0]
        self._since, self._chapters = since, chapters
        self._number = -1
        self._motion: Motion | None = None
        self._time = 0.0
        self._on_table = False
        self.hud = Hud(navigator, lambda quarters: None, lambda: None)
        self.look = BoardView(navigator, self.hud, sheets=self._draw_sheets)
        self.laying = Laying(navigator.faces, self.moves)
        self.mat = Mat(navigator.faces, self.laying)
        self.cameras = LandCameras(self.kit, self.mat)
        words = self.kit.say
        self.told = LogList(self.kit, "told", chapters, match.seats, heights=False)
        self._go = Button(
            self.kit, "play", words("recap.play.label"), self._leave, manner=Manner.PRIMARY,
            tip=words("recap.play.tip"), binding="confirm", show_key=True,
        )  # fmt: skip
        self.form.fill([self.told, self._go])
        self.form.default = "play"
        self._panel = self._head = self._rule = pygame.Rect(0, 0, 0, 0)

    def remade(self) -> Scene:
        return Recap(self.navigator, self._since, self._chapters)

    def resume(self) -> None:
        if self._number < 0:
            self.moves.start(tween.Sequence(tween.Pause(LEAD), tween.Do(self._next)))

    def out_of_sight(self) -> None:
        self.look.forget()

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        self.hud.refresh()
        self.hud.layout()
        areas = self.hud.areas
        self.look.place(areas.main.union(areas.bar))
        self._panel = areas.turn.copy()
        inner = inset(self._panel, px(14), px(14))
        self._head, self._rule, told, foot = rows(inner, [px(34), px(14), -1, px(48)], px(9))
        self.told.place(told)
        self._go.place(foot)
        self.mat.box = areas.main.union(areas.bar)
        self.cameras.layout(self.mat.box)
        if self._motion is not None:
            self._motion = self.look.motion(self.shown)

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Back | Confirm | Place):
            self._leave()
            return True
        return self.told.take(intent)

    def take(self, intent: Intent) -> bool:
        """Nothing is decided here, so that what moves need not come to its end first."""
        return self.form.take(intent) or self.intent(intent)

    def update(self, seconds: float) -> None:
        super().update(seconds * HASTE)
        self.cameras.update(seconds * HASTE)

    def draw(self, surface: pygame.Surface) -> None:
        seat = self.shown.seat
        if self._on_table:
            self._draw_table(surface, seat)
        elif self._motion is not None:
            self.look.draw_moving(surface, self.shown.after, self._number, self._motion.at(self._time))
        else:
            self.look.draw(surface, self.shown.before if self._number < 0 else self.shown.after, Shown(self._number))
        self.form.draw(surface)

    def boxes(self) -> dict[str, pygame.Rect]:
        return super().boxes() | self.hud.players.boxes() | {"main": self.mat.box.copy()}

    def facts(self) -> dict[str, object]:
        return {"seat": self.navigator.match.seat, "replayed": self._number, "moving": self.busy()}

    # --- the replay --------------------------------------------------------------------------------------------------

    def _next(self) -> None:
        """Show the next action, and after it the one after that."""
        self._motion = None
        if self._number + 1 == len(self.changes):
            return
        self._number += 1
        change = self.shown = self.changes[self._number]
        entry = next((entry for entry in self.told.entries if entry.step == self._since + self._number), None)
        self.told.show(entry or self.told.chosen)
        if any(isinstance(happened, Laid) for happened in change.events):
            self._lay(change)
        else:
            self._move(change)

    def _move(self, change: Change) -> None:
        motion = self.look.motion(change)
        if motion is None:
            self.moves.start(tween.Do(self._next))
            return
        self.hear(board_cues(change))
        self._on_table, self._motion, self._time = False, motion, 0.0
        duration = motion.duration

        def run(t: float) -> None:
            self._time = t * duration

        still = tween.Do(lambda: setattr(self, "_motion", None))
        self.moves.start(
            tween.Sequence(tween.Tween(duration, run, tween.linear), still, tween.Pause(REST), tween.Do(self._next))
        )

    def _lay(self, change: Change) -> None:
        self._on_table = True
        land = change.after.players[change.seat].land
        self.cameras.follow(change.seat, land)
        self.cameras.finish()
        self.hear(table_cues(change))
        self.laying.start(change, after=(tween.Pause(REST), tween.Do(self._next)))

    # --- the picture -------------------------------------------------------------------------------------------------

    def _draw_table(self, surface: pygame.Surface, seat: int) -> None:
        self.hud.draw_table(surface)
        self._draw_sheets(surface)
        draw_mat(self.kit, surface, self.mat.box)
        player = self.shown.after.players[seat]
        camera = self.cameras.camera(seat, player.land)
        colour = self.navigator.match.seats[seat].colour
        self.mat.draw(surface, camera, player, colour, None, None, self.shown.after.supply, [])

    def _draw_sheets(self, surface: pygame.Surface) -> None:
        """The players on the left as ever, and on the right what is told."""
        kit = self.kit
        self.hud.players.draw(surface)
        for widget in self.hud.players.widgets:
            widget.draw(surface, self.form.look(widget))
        draw_panel(kit, surface, self._panel)
        kit.type.draw(surface, kit.say("recap.title"), TITLE, self._head, "center")
        draw_ornament(kit, surface, self._rule)

    def _leave(self) -> None:
        self.navigator.follow(self.name)
