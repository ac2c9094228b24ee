"""The scene of the labyrinth board: inserting a tile, riding, walking (L10 to L13)."""

import pygame

from game.engine.labyrinth.actions import Push, Ride, Walk
from game.engine.labyrinth.maze import Place, board_xy
from game.engine.labyrinth.state import LabyrinthState
from game.engine.ports import sides_text
from game.engine.title import Action
from game.play.adviser import tell_advice
from game.scenes.change import Change
from game.scenes.hud.hud import Hud
from game.scenes.labyrinth.board.advised import Advised, advised
from game.scenes.labyrinth.board.board_view import BoardView, Shown
from game.scenes.labyrinth.board.cues import cues_of
from game.scenes.labyrinth.board.cursor import next_arrow, next_place
from game.scenes.labyrinth.board.marks import changed, fallen, goal, last_move
from game.scenes.labyrinth.board.motion import Motion
from game.scenes.labyrinth.board.preview import Preview, previewed, reachable
from game.scenes.labyrinth.turn_panel import RULE_OF, LabyrinthTurnPanel
from game.scenes.navigator import Navigator
from game.scenes.playing_scene import PlayingScene
from game.ui import intents, tween
from game.ui.scene import Scene
from game.ui.widgets.button import Manner

FIRST_ARROW = "N1"


class BoardScene(PlayingScene[LabyrinthState]):
    """Board, panels and bar. All that is drawn follows from the match's view and the change under way.

    `aim` is the arrow or place under the pointer, or under the cursor of the keyboard (`by_key`).
    """

    name = "board"
    bindings = (
        "cursor", "turn", "turn_back", "stay", "crown", "landscapes", "hint", "unseen", "log", "undo", "redo", "skip",
    )  # fmt: skip

    def __init__(self, navigator: Navigator[LabyrinthState]) -> None:
        super().__init__(navigator)
        self.hud = Hud(navigator, self._turn, self._refresh)
        self.aim: str | Place | None = None
        self.by_key = False
        self._pointer: intents.Pos | None = None
        self._version = 0
        self._change: Change[LabyrinthState] | None = None
        self._motion: Motion | None = None
        self._time = 0.0
        bar = self.hud.bar
        self._undo_button = bar.tool("undo", "hud.undo", "undo", "undo", self.undo)
        self._redo_button = bar.tool("redo", "hud.redo", "redo", "redo", self.redo)
        bar.tool("landscapes", "hud.landscapes", "landscape", "landscapes", self._visit)
        self.hud.add_tools()
        bar.tool("menu", "hud.menu", "menu", "back", navigator.pause)
        self._stay_button = bar.add_action("stay", "board.stay", "stay", self._stay)
        self._skip_button = bar.add_action("skip", "hud.skip", "skip", navigator.skip)
        self._stay_button.rule = "walk"
        self.look = BoardView(navigator, self.hud)
        self.form.fill(self.hud.widgets)

    # --- what there is to see ----------------------------------------------------------------------------------------

    @property
    def places(self) -> tuple[Place, ...]:
        """The places that can be chosen now: to be put on (L11), or to walk to (L12)."""
        view = self.match.view
        if not self.match.mine or self._motion:
            return ()
        if view.phase == "ride":
            return tuple(Place(view.entry, way) for way in view.maze.walkways[view.entry])
        return reachable(view, view.seat) if view.phase == "walk" else ()

    @property
    def preview(self) -> Preview | None:
        """The push that is pointed at, tried."""
        if not self._inserting:
            return None
        if isinstance(self.aim, str):
            return previewed(self.match.view, Push(self.aim, self.hud.hand.turn))
        push = self._advised.push if self._advised else None
        return previewed(self.match.view, push) if push else None

    @property
    def opened(self) -> bool:
        """Whether the crown is held open, by key or pointer."""
        return self._panel.secret.secret.may_look and self._panel.secret.held(self.form.pressed is self._panel.secret)

    @property
    def shown(self) -> Shown:
        """What is to be seen besides the view."""
        return Shown(
            version=self._version,
            lit=self._inserting,
            aim=self.aim,
            cursor=self.by_key and self.form.focus is None,
            places=self.places,
            preview=self.preview,
            goal=goal(self.match, self._panel.secret.secret, self.opened),
            last=last_move(self.match.steps, self.match.viewer if self.match.persons else None),
            changed=changed(self.match) if self._inserting else (),
            advised=None if self._motion else self._advised,
            advice="" if self._motion else self._told_advice(),
        )

    @property
    def _panel(self) -> LabyrinthTurnPanel:
        assert isinstance(self.hud.panel, LabyrinthTurnPanel)
        return self.hud.panel

    @property
    def _advised(self) -> Advised | None:
        return advised(self.match.hints.advice, self.match.view)

    def _told_advice(self) -> str:
        match = self.match
        if match.hints.thinking:
            return self.kit.say("hint.thinking")
        if match.hints.advice is None:
            return ""
        return tell_advice(self.kit.say, self.navigator.teller, match.hints.advice, match.seats, named=match.alone)

    @property
    def _lone(self) -> bool:
        """Whether a walk leads nowhere."""
        view = self.match.view
        return self.match.mine and view.phase == "walk" and len(reachable(view, view.seat)) == 1

    @property
    def _inserting(self) -> bool:
        return self.match.mine and self.match.phase == "insert" and self._motion is None

    # --- the scene's life --------------------------------------------------------------------------------------------

    def resume(self) -> None:
        self._refresh()
        if self._motion is None:
            self._hold(self.hud.hand.turn)
            self._aim_again()

    def rule(self) -> str:
        return super().rule() or RULE_OF[self.match.phase]

    def out_of_sight(self) -> None:
        self.look.forget()

    def layout(self, size: tuple[int, int]) -> None:
        self._refresh()
        self.hud.layout()
        self.look.place(self.hud.areas.main)
        if self._motion and self._change:
            self._motion = self.look.motion(self._change)

    def take(self, intent: intents.Intent) -> bool:
        if self.busy() and not isinstance(intent, intents.PASSIVE):
            self.finish()
            if (
                self.navigator.stack.top is not self
            ):  # what moved led to another scene, which the intent then belongs to
                # A click has done its work: it pointed at something of this scene.
                return isinstance(intent, intents.Click) or self.navigator.stack.take(intent)
        used = super().take(intent)
        if isinstance(intent, intents.Click) and not self.form.by_keyboard:
            self.form.set_focus(None)  # a click on a button is no reason for Enter to press it again
        return used

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if not self.busy() and self.navigator.stack.top is self:
            self._go_on(seconds)

    def remade(self) -> Scene:
        return self.navigator.made(self.name)

    def draw(self, surface: pygame.Surface) -> None:
        view = self.match.view
        if self._motion:
            self.look.draw_moving(surface, view, self._version, self._motion.at(self._time))
        else:
            self.look.draw(surface, view, self.shown)
        super().draw(surface)

    def boxes(self) -> dict[str, pygame.Rect]:
        return self.hud.boxes() | self.look.boxes(self.match.view, self.shown) | super().boxes()

    def facts(self) -> dict[str, object]:
        aim = self.aim if isinstance(self.aim, str) or self.aim is None else list(self.aim)
        return {
            **self.match.facts,
            "mine": self.match.mine,
            "hand_turn": self.hud.hand.turn,
            "aim": aim,
            "moving": self.busy(),
        }

    # --- intents -----------------------------------------------------------------------------------------------------

    def intent(self, intent: intents.Intent) -> bool:
        if self.hud.take(intent):
            return True
        match intent:
            case intents.PointerMove(pos=pos):
                self._point(pos)
            case intents.Click(pos=pos):
                self._point(pos)
                return self._act()
            case intents.Turn(quarters=quarters):
                self._turn(quarters)
            case intents.Cursor(dx=dx, dy=dy):
                self._move_cursor(dx, dy)
            case intents.Confirm():
                return self._confirm()
            case intents.Stay():
                self._stay()
            case intents.Undo():
                self.undo()
            case intents.Redo():
                self.redo()
            case intents.ShowLandscapes():
                self._visit()
            case intents.SkipToMe():
                self.navigator.skip()
            case intents.Back():
                self.navigator.pause()
            case _:
                return False
        return True

    def _point(self, pos: intents.Pos | None) -> None:
        self._pointer = pos
        self.by_key = False
        self.aim = None if pos is None or self.form.hover else self._at(pos)

    def _at(self, pos: intents.Pos) -> str | Place | None:
        if self._inserting:
            return self.look.geometry.arrow_at(pos)
        return self.look.ways.nearest(self.match.view.maze, self.places, pos)

    def _move_cursor(self, dx: int, dy: int) -> None:
        self.form.set_focus(None)
        if self._inserting:
            known = isinstance(self.aim, str)
            self.aim = next_arrow(self.aim, dx, dy) if isinstance(self.aim, str) and known else FIRST_ARROW
        elif places := self.places:
            view = self.match.view
            spots = {place: self.look.ways.stand(view.maze, place) for place in places}
            if self.aim in places:
                self.aim = next_place(self.aim, spots, dx, dy)
            else:
                self.aim = self._home()
        self.by_key = True

    def _confirm(self) -> bool:
        if self.aim is None:
            self._move_cursor(0, 0)
            return True
        return self._act()

    # --- deeds -------------------------------------------------------------------------------------------------------

    def _act(self) -> bool:
        """Do what is pointed at."""
        action = self._action()
        if action is None:
            return False
        self._play(self.match.do(action))
        return True

    def _action(self) -> Action | None:
        if isinstance(self.aim, str):
            return Push(self.aim, self.hud.hand.turn) if self._inserting else None
        if self.aim is None or self.aim not in self.places:
            return None
        view, way = self.match.view, sides_text(self.aim.walkway)
        if view.phase == "ride":
            return Ride(view.riders[0], way)
        return Walk(board_xy(self.aim.cell), way)

    def _turn(self, quarters: int) -> None:
        if self._inserting:
            self.hud.hand.swing_by(quarters, self.moves)

    def _stay(self) -> None:
        if self.match.mine and self.match.phase == "walk":
            place = self.match.view.players[self.match.seat].place
            self._play(self.match.do(Walk(board_xy(place.cell), sides_text(place.walkway))))

    def _visit(self) -> None:
        self.navigator.visit(self.match.viewer)

    def _follow_advice(self) -> None:
        """The hint has come: turn the tile and put the cursor where it says, so that Enter carries it out."""
        hint = self._advised
        if hint is None or hint.aim is None:
            return
        if hint.push is not None and self.hud.hand.turn != hint.push.turn:
            self.hud.hand.swing_by((hint.push.turn - self.hud.hand.turn + 1) % 4 - 1, self.moves)
        self.aim, self.by_key = hint.aim, True
        self.form.set_focus(None)

    # --- changes -----------------------------------------------------------------------------------------------------

    def _play(self, change: Change[LabyrinthState]) -> None:
        """Show a change; when it is over, the game goes on here or in another scene."""
        self.aim = None
        self._refresh()
        self._change, self._motion = change, self.look.motion(change)
        if self._motion is None:
            self._settle(change)
            return
        motion = self._motion
        self.hud.hand.show(None, 0)
        self._time = motion.duration if change.back else 0.0
        self.hear(cues_of(change))

        def run(t: float) -> None:
            self._time = motion.duration * (1 - t if change.back else t)

        ending = tween.Do(lambda: self._settle(change))
        self.moves.start(tween.Sequence(tween.Tween(motion.duration, run, tween.linear), ending))

    def _settle(self, change: Change[LabyrinthState]) -> None:
        self._change = self._motion = None
        self._hold(change.action.turn if change.back and isinstance(change.action, Push) else 0)
        if not self.navigator.follow(self.name):
            self._aim_again()
            if not change.back:
                self._follow_advice()

    def _hold(self, turn: int = 0) -> None:
        """Show the tile in hand; once it is in the maze, the one that fell out."""
        view, match = self.match.view, self.match
        inserting = view.phase == "insert"
        tile = view.hand if inserting else next(iter(view.loose), None)
        if tile is not None and not inserting:
            turn = fallen(match).get(tile, 0)
        self.hud.hand.show(tile, turn, turnable=inserting and match.mine)
        self.hud.hand.caption = "" if inserting or not match.mine else self.kit.say("board.walk.lay")

    def _aim_again(self) -> None:
        """What the pointer or the cursor is on may mean something else now."""
        if self.by_key:
            self.aim = FIRST_ARROW if self._inserting else self._home()
        else:
            self.aim = self._at(self._pointer) if self._pointer and not self.form.hover else None

    def _home(self) -> Place | None:
        """Where the keyboard's cursor begins among the places."""
        here = self.match.view.players[self.match.seat].place
        return here if here in self.places else next(iter(self.places), None)

    def _refresh(self) -> None:
        """Follow the view."""
        self._version += 1
        view, match = self.match.view, self.match
        self._undo_button.enabled, self._redo_button.enabled = match.can_undo, match.can_redo
        self._skip_button.visible = match.computers.deciding
        walking = match.mine and view.phase == "walk"
        self._stay_button.visible = walking
        self._stay_button.manner = Manner.PRIMARY if self._lone else Manner.PLAIN
        self.hud.panel.prompt = self._prompt()
        self.hud.refresh()

    def _prompt(self) -> str:
        view, match = self.match.view, self.match
        if match.scene != self.name:  # what still moves here leads there
            return ""
        if not match.mine:
            return self.kit.say("board.prompt.bot", name=match.seats[match.seat].name)
        if view.phase == "ride":
            rider = view.riders[0]
            mine = rider == view.seat
            return self.kit.say("board.prompt.ride_mine" if mine else "board.prompt.ride", name=match.seats[rider].name)
        if view.phase == "walk" and not view.players[view.seat].place.walkway:
            return self.kit.say("board.prompt.stuck")
        return self.kit.say("board.prompt.alone" if self._lone else f"board.prompt.{view.phase}")
