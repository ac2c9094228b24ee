"""How the board scene looks: layers that are kept as long as they stay the same, and what moves above them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from game.engine.labyrinth.maze import ARROW_NAMES, CELLS, Place
from game.engine.labyrinth.state import LabyrinthState
from game.scenes.hud.hud import Hud
from game.scenes.labyrinth.board import notes
from game.scenes.labyrinth.board.advised import Advised
from game.scenes.labyrinth.board.layout_names import arrow_name, cell_name, place_name
from game.scenes.labyrinth.board.lights import FLARE
from game.scenes.labyrinth.board.marks import LastMove
from game.scenes.labyrinth.board.motion import Moment
from game.scenes.labyrinth.board.painted import PaintedBoard
from game.scenes.labyrinth.board.preview import Preview
from game.scenes.navigator import Navigator

GHOST, FAINT = 200, 120  # how much of a meeple is seen where it would be, and where else it could be
SMALL = 0.72  # how large it is where it has a choice, so that no road is hidden
CHOICE = 0.4  # of a cell: the box of one of several places on it


@dataclass(frozen=True)
class Shown:
    """What there is to see besides the view: who may do what, what is pointed at, what was done last.

    `version` grows with every new view; `aim` is the arrow or place under the pointer or the keyboard's `cursor`.
    """

    version: int
    lit: bool = False
    aim: str | Place | None = None
    cursor: bool = False
    places: tuple[Place, ...] = ()
    preview: Preview | None = None
    goal: int | None = None
    last: LastMove | None = None
    changed: tuple[int, ...] = ()
    advised: Advised | None = None
    advice: str = ""  # the hint in words

    @property
    def key(self) -> object:
        """Two pictures of the same key are the same."""
        push = self.preview.push if self.preview else None
        others = (self.goal, self.last, self.changed, self.advised, self.advice)
        return self.version, self.lit, self.aim, self.cursor, self.places, push, *others


class BoardView(PaintedBoard):
    """Draws the scene.

    `sheets` draws what lies around the board, usually the panels of the hud.
    """

    def __init__(
        self,
        navigator: Navigator[LabyrinthState],
        hud: Hud[LabyrinthState],
        sheets: Callable[[pygame.Surface], None] | None = None,
    ) -> None:
        super().__init__(navigator.faces, navigator.match.seats)
        self.navigator = navigator
        self.hud = hud
        self.sheets = sheets or hud.draw_panels

    def forget(self) -> None:
        super().forget()
        self._still: tuple[int, pygame.Surface] | None = None
        self._picture: tuple[object, pygame.Surface] | None = None

    def place_box(self, place: Place, places: tuple[Place, ...], view: LabyrinthState) -> pygame.Rect:
        """The box that means a place: its cell, or the surroundings of its stand where a cell has several."""
        cell = self.geometry.cell(place.cell)
        if not _shared(place, places):
            return cell
        side = round(cell.width * CHOICE)
        box = pygame.Rect(0, 0, side, side)
        x, y = self.ways.stand(view.maze, place)
        box.center = (round(x), round(y))
        return box

    def boxes(self, view: LabyrinthState, shown: Shown) -> dict[str, pygame.Rect]:
        """Everything on the board by name."""
        found = {"board": self.geometry.box.copy()}
        found |= {arrow_name(name): self.geometry.arrow(name) for name in ARROW_NAMES}
        found |= {cell_name(cell): self.geometry.cell(cell) for cell in range(CELLS)}
        found |= {place_name(place): self.place_box(place, shown.places, view) for place in shown.places}
        if shown.goal is not None:
            found["goal"] = self.geometry.cell(shown.goal)
        return found

    def draw(self, surface: pygame.Surface, view: LabyrinthState, shown: Shown) -> None:
        """The board at rest."""
        if self._picture is None or self._picture[0] != shown.key:
            layer = self._layer(view, shown.version)
            picture = layer.copy() if self._picture is None else self._picture[1]
            picture.blit(layer, (0, 0))
            self._draw_rest(picture, view, shown)
            self._picture = shown.key, picture
        surface.blit(self._picture[1], (0, 0))

    def draw_moving(self, surface: pygame.Surface, view: LabyrinthState, version: int, moment: Moment) -> None:
        """The board while something moves."""
        surface.blit(self._layer(view, version), (0, 0))
        self.draw_moment(surface, view, moment)

    # --- layers ------------------------------------------------------------------------------------------------------

    def _base(self, view: LabyrinthState) -> pygame.Surface:
        """Table, frame and fixed cells: made once for each size."""
        if self.ground is None:
            self.ground = pygame.Surface(self.kit.theme.window)
            self.hud.draw_table(self.ground)
            self.painting.draw_ground(self.ground, view)
        return self.ground

    def _layer(self, view: LabyrinthState, version: int) -> pygame.Surface:
        """With loose tiles and panels: made once for each view."""
        if self._still is None or self._still[0] != version:
            still = self._base(view).copy()
            self.painting.draw_loose(still, view)
            self.sheets(still)
            self._still = version, still
            self.kit.pictures.slowly(("board", version), lambda: self._fetch(view))
        return self._still[1]

    def _fetch(self, view: LabyrinthState) -> Iterator[None]:
        """Bring to hand what a pointer on the board may call for."""
        for look in ("lit", "hot"):
            self.painting.arrow(ARROW_NAMES[0], look)
            yield
        yield from self.lights.fetch(view.maze)

    def _draw_rest(self, surface: pygame.Surface, view: LabyrinthState, shown: Shown) -> None:
        self.draw_arrows(surface, shown.aim if shown.lit else None, "lit" if shown.lit else "idle")
        for cell in () if shown.preview else shown.changed:
            self.painting.draw_changed(surface, self.geometry.cell(cell))
        if shown.last and not shown.preview:
            self.draw_last(surface, view, shown.last)
        if shown.preview:
            self._draw_preview(surface, shown.preview, shown)
        else:
            self._draw_places(surface, view, shown)
        if shown.advised:
            self._draw_advised(surface, view, shown.advised, shown.preview)
        if shown.cursor and isinstance(shown.aim, str):
            self.painting.draw_cursor(surface, self.geometry.arrow(shown.aim))
        self._draw_note(surface, view, shown)

    def _draw_preview(self, surface: pygame.Surface, preview: Preview, shown: Shown) -> None:
        after = preview.after
        self.draw_tried(surface, preview)
        self._draw_reach(surface, after, preview.reach, shown.goal)
        self.painting.draw_entry(surface, preview.push.arrow)
        self.pieces.draw_meeples(surface, self.pieces.spots(after), shining=after.seat)

    def _draw_advised(
        self, surface: pygame.Surface, view: LabyrinthState, advised: Advised, preview: Preview | None
    ) -> None:
        """In gold: the arrow or the road to choose, and the walk on the board as it then is."""
        box = None
        if advised.push:
            box = self.geometry.arrow(advised.push.arrow)
        elif advised.stand:
            side = round(self.geometry.size * CHOICE)
            box = pygame.Rect(0, 0, side, side)
            x, y = self.ways.stand(view.maze, advised.stand)
            box.center = (round(x), round(y))
        if box is not None:
            self.painting.draw_cursor(surface, box.inflate(self.kit.px(6), self.kit.px(6)), FLARE)
        there = view if preview is None else preview.after
        if not advised.path or (advised.push and (preview is None or preview.push != advised.push)):
            return
        self.lights.draw_path(surface, self.ways.legs(there.maze, advised.path), FLARE)
        self.painting.draw_cursor(surface, self.geometry.cell(advised.path[-1].cell).inflate(-8, -8), FLARE)

    def _draw_places(self, surface: pygame.Surface, view: LabyrinthState, shown: Shown) -> None:
        aim = shown.aim if isinstance(shown.aim, Place) and shown.aim in shown.places else None
        self._draw_reach(surface, view, shown.places, shown.goal, aim)
        walker = _walker(view)
        self.pieces.draw_meeples(surface, self.pieces.spots(view), shining=walker)
        for place in shown.places:
            if place != aim and _shared(place, shown.places):
                self.lights.draw_stand(surface, self.ways.stand(view.maze, place))
                if view.phase == "ride":
                    foot = self.pieces.foot(view.maze, place)
                    self.pieces.draw_meeple(surface, walker, foot, alpha=FAINT, scale=SMALL)
        if aim is None:
            return
        if aim != view.players[view.seat].place or view.phase == "ride":
            scale = SMALL if view.phase == "ride" else 1.0
            self.pieces.draw_meeple(surface, walker, self.pieces.foot(view.maze, aim), alpha=GHOST, scale=scale)
        if shown.cursor:
            self.painting.draw_cursor(surface, self.place_box(aim, shown.places, view))

    def _draw_reach(
        self,
        surface: pygame.Surface,
        view: LabyrinthState,
        reach: tuple[Place, ...],
        goal: int | None,
        aim: Place | None = None,
    ) -> None:
        """Light lies on the ground; treasures and dragon stand in it."""
        cells = {place.cell for place in reach}
        self.lights.draw_reach(surface, view.maze, reach)
        if aim is not None:
            self.lights.draw_rim(surface, self.geometry.cell(aim.cell), 255)
            if view.phase == "walk":
                path = view.maze.path(view.players[view.seat].place, aim)
                self.lights.draw_path(surface, self.ways.legs(view.maze, path))
        if goal in cells:
            self.lights.draw_goal(surface, self.geometry.cell(goal))
        self.pieces.draw_fixed(surface, view, cells)
        if goal is not None:
            colour = self.navigator.match.seats[self.navigator.match.viewer].colour
            self.painting.draw_crown(surface, self.geometry.cell(goal), colour, goal in cells)

    def _draw_note(self, surface: pygame.Surface, view: LabyrinthState, shown: Shown) -> None:
        kit, free = self.kit, self.hud.panel.free
        if shown.advice:
            notes.draw_advice(kit, surface, free, shown.advice)
        elif shown.preview:
            preview = shown.preview
            notes.draw_push_note(
                kit, surface, free, self.navigator.faces, preview.out, preview.out_turn, preview.beyond
            )
        elif shown.lit:
            notes.draw_hint(kit, surface, free, kit.say("board.push.point"))
        elif shown.places and view.phase == "walk":
            found = shown.goal in {place.cell for place in shown.places}
            notes.draw_walk_note(kit, surface, free, len(shown.places) - 1, found)


def _shared(place: Place, places: tuple[Place, ...]) -> bool:
    """Whether its cell can be reached on another walkway too."""
    return sum(other.cell == place.cell for other in places) > 1


def _walker(view: LabyrinthState) -> int:
    """The seat whose meeple a place is chosen for."""
    return view.riders[0] if view.phase == "ride" else view.seat
