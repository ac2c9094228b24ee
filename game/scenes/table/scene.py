"""The table scene: a landscape to lay tiles in (phases extend and end), or one to look at."""

import pygame

from game.engine.common import Lay, PutAside
from game.engine.land import Land, cell_at, xy
from game.engine.landscape import Cell, Landscape, landscape_of
from game.engine.title import Action, S
from game.scenes.change import Change
from game.scenes.hud.hud import Hud
from game.scenes.navigator import Navigator
from game.scenes.playing_scene import PlayingScene
from game.scenes.sounds import call_of
from game.scenes.table.cameras import LandCameras
from game.scenes.table.controls import TableControls
from game.scenes.table.cues import cues_of
from game.scenes.table.laying_motion import LayingMotion
from game.scenes.table.marks import advised_lay, marks_of
from game.scenes.table.mat import Mat
from game.scenes.table.pointing import Target, aim_at, aim_by_key, moved, next_feature
from game.scenes.table.prompts import prompt, reasons
from game.scenes.table.tray import Tray
from game.ui import intents
from game.ui.scene import Scene

NAME = "table"
LOOKING = "look"
"""What `rule_of` calls a look at a landscape while the game goes on elsewhere."""


class TableScene(PlayingScene[S]):
    """Shows one landscape by its number (`shown`). `visiting` is the one that is looked at from another scene; None
    where the game goes on here. `told` is a cell that is pointed out first."""

    name = NAME

    def __init__(self, navigator: Navigator[S], visiting: int | None = None, told: Cell | None = None) -> None:
        super().__init__(navigator)
        self.visiting = visiting
        self._told = told  # the cell that the log speaks of
        self.shown = self._began = self._own if visiting is None else visiting
        self.tray = Tray(self.match.view.tiles)
        self.laying = LayingMotion(navigator.faces, self.moves)
        self.mat = Mat(navigator.faces, self.laying, self.colours, navigator.screen.rules.unit)
        self.cameras = LandCameras(self.kit, self.mat)
        self.hud = Hud(navigator, self._turn, self._refresh, self._open_cell)
        self.controls: TableControls[S] = TableControls(self)
        self.bindings = (
            *("cursor", "tile", "turn", "turn_back", "end_turn", "undo", "redo"),
            *(["landscapes"] if self.controls.tabs else []),
            *(["board"] if self.controls.boards else []),
            *self.hud.panel.bindings,
            *("pan", "zoom_in", "zoom_out", "fit", "hint", "unseen", "log", "skip"),
        )
        self.aim: Target | None = None
        self._pointer: intents.Pos | None = None
        self._refused = False  # the player tried what cannot be, and is told why
        self._ground: pygame.Surface | None = None
        self.form.fill(self.controls.widgets)

    # --- what is shown -----------------------------------------------------------------------------------------------

    @property
    def colours(self) -> list[str]:
        """The colours of the seats."""
        return [seat.colour for seat in self.match.seats]

    @property
    def landscape(self) -> Landscape:
        """The landscape that is shown."""
        return self.match.view.landscapes()[self.shown]

    @property
    def land(self) -> Land:
        return self.landscape.land

    @property
    def owner(self) -> int:
        """The seat whose landscape is shown; of one that all share, the seat whose turn it is."""
        seat = self.landscape.seat
        return self.match.seat if seat is None else seat

    @property
    def _own(self) -> int:
        """The landscape that the game goes on in."""
        return landscape_of(self.match.view.landscapes(), self.match.seat)

    @property
    def at_home(self) -> bool:
        """Whether the landscape shown is the one that the game goes on in, and a person lays tiles there."""
        return self.match.mine and not self.away

    @property
    def away(self) -> bool:
        """Whether something else is looked at than the landscape that the game goes on in."""
        return self.visiting is not None or self.match.scene != NAME or self.shown != self._own

    @property
    def _lingers(self) -> bool:
        """Whether the player chose to look at a landscape of others, where the game does not tear them away."""
        return self.shown != self._began

    @property
    def in_hand(self) -> int | None:
        """The tile that may be laid here now."""
        return self.tray.tile if self.at_home and self.match.view.to_lay else None

    def resume(self) -> None:
        """It may have become another seat's turn while something else was looked at."""
        if self.visiting is None and self._began != self._own:
            self.shown = self._began = self._own
        self._follow_advice()
        if self._told is not None:
            self.point_out(cell_at(*self._told))
            self._told = None

    def out_of_sight(self) -> None:
        self._ground = None

    def layout(self, size: tuple[int, int]) -> None:
        self.hud.layout()
        self.mat.box = self.hud.areas.main
        self.controls.layout()
        self.cameras.layout(self.controls.view)
        self._refresh()

    def boxes(self) -> dict[str, pygame.Rect]:
        frame = self.cameras.frame(self.shown, self.land)
        found = super().boxes() | self.hud.boxes() | {"mat": self.mat.box.copy()}
        for cell in self.controls.legal:
            x, y = xy(cell)
            box = frame.tile((x, y))
            if self.mat.box.contains(box):
                found[f"spot-{x}-{y}"] = box
        return found

    def rule(self) -> str:
        return super().rule() or self.navigator.screen.rule_of[self.match.phase if self.visiting is None else LOOKING]

    def facts(self) -> dict[str, object]:
        names = self.match.view.tiles.names
        tile = self.in_hand
        return {
            **self.match.facts,
            "mine": self.match.mine,
            "shown": self.shown,
            "tile": None if tile is None else names[tile],
            "turn": self._turn_here(tile),
            "cursor": None if self.aim is None else xy(self.aim.cell),
        }

    def _turn_here(self, tile: int | None) -> int:
        """How the tile in hand lies, or would lie where the cursor is."""
        if tile is None:
            return 0
        if self.aim is None or self.aim.cell not in self.land.demand:
            return self.tray.turn_of(tile)
        return self.tray.turn_at(self.land, self.aim.cell)

    # --- time --------------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.cameras.update(seconds)
        if self.busy():
            return
        if self.visiting is None and not self._lingers and self.navigator.follow(NAME):
            return
        if self.visiting is None and self.match.ends_itself:
            self.end_turn()
            return
        self._go_on(seconds)

    def remade(self) -> Scene:
        return self.navigator.made(NAME) if self.visiting is None else self.navigator.visited(self.visiting)

    def busy(self) -> bool:
        return super().busy() or self.cameras.busy

    def finish(self) -> None:
        super().finish()
        self.cameras.finish()

    def wait(self) -> float | None:
        leads_on = self.match.scene != NAME and not self._lingers
        if self.visiting is None and (leads_on or self.match.ends_itself):
            return 0.0  # the game goes on as soon as nothing moves
        return super().wait()

    def _play(self, change: Change[S]) -> None:
        """The game went on: show it."""
        call = call_of(change, self.match)
        if call:
            self.kit.sound.play(call)
        if self.visiting is None:
            if self.match.mine and self.match.scene == NAME:
                self.shown = self._own
            if landscape_of(self.match.view.landscapes(), change.seat) == self.shown:
                self.hear(cues_of(change))
                self.laying.start(change, self.shown)
        self._refused = False
        self._refresh()
        self.cameras.follow(self.shown, self.land)
        if not change.back:
            self._follow_advice()

    def _refresh(self) -> None:
        """Follow the view."""
        view = self.match.view
        self.tray.lie(self.navigator.screen.lying(self.match))
        self.tray.fill(view.to_lay, view.landscapes()[self._own].land)
        self.aim = self._aimed() if self.aim is None or not self.aim.by_key else self.aim
        self.controls.refresh()
        self.mat.marks = marks_of(self.kit.say, self.navigator.teller, self.match, self.shown, self.at_home)
        self._ground = None

    def _follow_advice(self) -> None:
        """The hint has come: take its tile in hand and put the cursor where it says, so that Enter lays it."""
        lay = advised_lay(self.match) if self.at_home else None
        if lay is not None:
            tile = self.match.view.tiles.number[lay.tile]
            self.tray.choose(self.tray.tiles.index(tile))
            self.tray.laid(tile, lay.turn)
            self.form.set_focus(None)
            self.point_out(cell_at(*lay.at))
        self._refresh()

    # --- what the player does ----------------------------------------------------------------------------------------

    def intent(self, intent: intents.Intent) -> bool:
        if self.hud.take(intent):
            return True
        match intent:
            case intents.PointerMove(pos=pos):
                self._point(pos)
            case intents.Click(pos=pos) if self.mat.box.collidepoint(pos):
                self._point(pos)
                self._use()
            case intents.Drag(start=start, dx=dx, dy=dy) if self.mat.box.collidepoint(start):
                self.cameras.camera(self.shown, self.land).pan(dx, dy)
                self.cameras.keep(self.shown, self.land)
            case intents.Zoom(steps=steps, pos=pos):
                self.cameras.zoom(self.shown, self.land, steps, pos)
            case intents.Pan(dx=dx, dy=dy):
                self.cameras.pan(self.shown, self.land, dx, dy)
                self._point(self._pointer)
            case intents.Fit():
                self.cameras.fit(self.shown, self.land)
            case intents.Cursor(dx=dx, dy=dy):
                self._move(dx, dy)
            case intents.Turn(quarters=quarters):
                self._turn(quarters)
            case intents.Choose(number=number):
                self.choose(number)
            case intents.Confirm():
                self._confirm()
            case intents.EndTurn():
                self.end_turn()
            case intents.Undo():
                self.undo()
            case intents.Redo():
                self.redo()
            case intents.ShowLandscapes():
                self.show((self.shown + 1) % len(self.match.view.landscapes()))
            case intents.ShowBoard() if self.visiting is None:
                self.navigator.look_at_board()
            case intents.SkipToMe() if self.visiting is None:
                self.navigator.skip()
            case intents.Back():
                self.back()
            case _:
                return False
        return True

    def show(self, number: int) -> None:
        """Look at a landscape."""
        if number != self.shown:
            self.finish()
            self.shown = number
            self.aim = None
            self._refused = False
            self._refresh()

    def point_out(self, cell: int) -> None:
        """Put the cursor on a cell, and bring it into view."""
        self.aim = aim_by_key(self.land, cell)
        self.cameras.show(self.shown, self.land, cell)

    def back(self) -> None:
        """From another landscape to where the game goes on, from a visit to where it began, else to the pause menu."""
        if self.visiting is not None:
            self.navigator.stack.pop()
            self.navigator.follow(self.navigator.stack.top.name)
        elif self.away:
            if not self.navigator.follow(NAME):
                self.show(self._own)
        else:
            self.navigator.pause()

    def choose(self, number: int) -> None:
        """Take another of the tiles to lay in hand."""
        if self.in_hand is not None and number < len(self.tray.tiles) and number != self.tray.chosen:
            self.tray.choose(number)
            self._refused = False
            self.controls.refresh()
            self._ground = None

    def end_turn(self) -> None:
        """End the turn, if all is laid: the game goes on, whatever was looked at."""
        if self.match.can_end:
            self.shown = self._began
            self._play(self.match.end_turn())

    def put_aside(self) -> None:
        """Put a tile that fits nowhere out of the game."""
        if self.in_hand is not None:
            self._do(PutAside(self.match.view.tiles.names[self.in_hand]))

    def _do(self, action: Action) -> None:
        if action in self.match.view.legal():
            self._play(self.match.do(action))

    def _point(self, pos: intents.Pos | None) -> None:
        """The pointer is here; the keyboard's cursor gives way once the pointer moves."""
        moved_on = pos != self._pointer
        self._pointer = pos
        if self.aim is not None and self.aim.by_key and not moved_on:
            return
        aim = self._aimed()
        if aim is None or self.aim is None or aim.cell != self.aim.cell:
            self._refused = False
        self.aim = aim
        self.tray.leave(None if aim is None else aim.cell)

    def _aimed(self) -> Target | None:
        pos = self._pointer
        if pos is None or not self.mat.box.collidepoint(pos) or self.form.hover is not None:
            return None
        return aim_at(self.navigator.faces, self.land, self.cameras.frame(self.shown, self.land), pos)

    def _open_cell(self) -> tuple[Land, int] | None:
        """The open cell that pointer or keyboard is on."""
        if self.aim is None or self.aim.cell not in self.land.demand:
            return None
        return self.land, self.aim.cell

    def _move(self, dx: int, dy: int) -> None:
        self.form.set_focus(None)
        self.aim = moved(self.land, self.aim, dx, dy)
        self._refused = False
        self.tray.leave(self.aim.cell)
        self.cameras.show(self.shown, self.land, self.aim.cell)

    def _turn(self, quarters: int) -> None:
        if self.in_hand is None:
            return
        cell = self.aim.cell if self.aim is not None and self.aim.cell in self.land.demand else None
        before = self.tray.turn_of(self.in_hand)
        self.tray.turn(quarters, self.land, cell)
        self._refused = False
        self.controls.refresh()
        self.hud.hand.turn = before
        self.hud.hand.swing_by((self.tray.turn_of(self.in_hand) - before + 1) % 4 - 1, self.moves)

    def _confirm(self) -> None:
        if self.at_home and self.match.can_end:
            self.end_turn()
        elif self.controls.aside.visible:
            self.put_aside()
        else:
            self._use()

    def _use(self) -> None:
        """Lay the tile in hand where the cursor is, or say why it cannot lie there."""
        if self.aim is None:
            return
        cell, tile = self.aim.cell, self.in_hand
        if cell in self.land.index_at and self.aim.by_key:
            self.aim = next_feature(self.land, self.aim)
        elif tile is not None and self.aim.segment is None:
            turn = self.tray.turn_at(self.land, cell)
            self._refused = bool(self.land.obstacles(tile, cell, turn))
            if self._refused:
                self.kit.sound.play("refuse")
            else:
                self.tray.laid(tile, turn)
                self._do(Lay(self.match.view.tiles.names[tile], xy(cell), turn))

    # --- the picture -------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is None or self._ground.size != surface.size:
            self._ground = pygame.Surface(surface.size)
            self.controls.draw_ground(self._ground)
        surface.blit(self._ground, (0, 0))
        camera = self.cameras.camera(self.shown, self.land)
        tray = self.tray if self.in_hand is not None else None
        self.mat.draw(surface, camera, self.match.view, self.shown, tray, self.aim, self._reasons())
        self.form.draw(surface)

    def _reasons(self) -> list[str]:
        """Why the tile in hand cannot lie where the cursor is; away from the landscape only once it was tried."""
        if self.in_hand is None or self.aim is None or not (self._refused or self.aim.cell in self.land.demand):
            return []
        turn = self.tray.turn_at(self.land, self.aim.cell)
        return reasons(self.kit.say, self.land, self.in_hand, self.aim.cell, turn)

    def prompt(self) -> str:
        """The line that says what is to be done or seen here."""
        words, match = self.kit.say, self.match
        name = match.seats[self.owner].name
        if self.at_home:
            return prompt(words, self.land, match.view.to_lay, self.in_hand)
        if not self.away:
            return words("table.prompt.bot", name=name)
        return words("table.prompt.look", name=name)
