"""Takes a running game from scene to scene, and says what a title gives the window for that.

A `TitleScreen` holds everything of a title that is seen; the `Navigator` of a running game makes its scenes from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic

from game.engine.landscape import Cell
from game.engine.session import Seat
from game.engine.title import S
from game.play.documents import Value
from game.play.settings import Settings
from game.play.teller import LogSpot, Teller, landscape_pane
from game.play.titles import TitleRules
from game.scenes.hud.hand import Hand
from game.scenes.hud.panels import PlayersPanel, TurnPanel
from game.scenes.match import Match
from game.scenes.option_words import OptionWords
from game.scenes.pane import Pane
from game.scenes.plate import Plate
from game.scenes.record_notice import RecordNotice
from game.scenes.skipping import Skipping
from game.scenes.tile_faces import TileFaces
from game.ui.kit import Kit, Say
from game.ui.scene import Scene, Stack
from game.ui.tween import Moves


@dataclass(frozen=True)
class TitleScreen(Generic[S]):
    """Everything that the window knows of a title.

    `scene_of` names for each phase the scene that it is played in: one of `scenes`, which are the title's own, or
    "table", "results" of the shared ones. `rule_of` names for each phase the chapter of the rulebook that tells of it,
    `chapters` those of what all titles have (`goal`, `setup`, `alone`, `turn`, `turn_tile`, `lay`, `known`), where
    they are called otherwise.
    `faces` are its tiles; `panes` what it is seen in, for replays, logs and small pictures, and `pane_of` the one that
    a position is played in; `visits` makes a look at those that are no landscape, with light on some cells. `players`
    and `turn` are the panels beside the table. `lying` tells how tiles lie before anybody turned them (number and
    quarter turns); `plate` reads the rulebook's pictures of the title's own kinds, `fetch` brings to hand what every
    game shows first. `option_words` are the words of its options in the set-up, `card` is the picture under art/ that
    stands for it.
    """

    rules: TitleRules[S]
    scene_of: Mapping[str, str]
    rule_of: Mapping[str, str]
    scenes: Mapping[str, Callable[[Navigator[S]], Scene]]
    faces: Callable[[Kit], TileFaces]
    panes: Callable[[TileFaces, Moves, Sequence[Seat]], tuple[Pane[S], ...]]
    pane_of: Callable[[S], str]
    players: Callable[[Navigator[S]], PlayersPanel]
    turn: Callable[[Navigator[S], Hand], TurnPanel]
    visits: Mapping[str, Callable[[Navigator[S], tuple[Cell, ...]], Scene]] = field(default_factory=dict)
    lying: Callable[[Match[S]], Mapping[int, int]] = lambda match: {}
    plate: Callable[[Mapping[str, Value], Callable[[str], Callable[[], S]]], Plate | None] = lambda entry, position: (
        None
    )
    fetch: Callable[[TileFaces], Iterator[None]] = lambda faces: iter(())
    option_words: Callable[[Say], OptionWords] = OptionWords
    card: str = ""
    chapters: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The title's name."""
        return self.rules.name


Make = Callable[["Navigator[S]"], Scene]
Visit = Callable[["Navigator[S]", int, Cell | None], Scene]
"""Makes a look at the number-th landscape, with the cursor on a cell."""


class Navigator(Generic[S]):
    """What the scenes of one running game know of each other.

    `scenes` are made by name besides those of the title; `visit` makes a look at one landscape, `leave` goes back to
    the menu, `pause` makes the pause menu. `faces` are the tiles that all of them show.
    """

    def __init__(
        self,
        kit: Kit,
        stack: Stack,
        match: Match[S],
        screen: TitleScreen[S],
        scenes: Mapping[str, Make[S]],
        visit: Visit[S],
        leave: Callable[[], None],
        pause: Make[S],
        settings: Settings | None = None,
    ) -> None:
        self.kit = kit
        self.stack = stack
        self.match = match
        self.screen = screen
        self.settings = settings or Settings()
        self.faces = screen.faces(kit)
        self.again: Callable[[bool], object] = lambda same_seed: None  # deals for the same seats
        self.watch: Callable[[], object] = lambda: None  # opens the replay
        self.notice: Callable[[], RecordNotice | None] = lambda: None  # what the records make of the game
        self.shows_unseen = False  # whether the panel of tiles not yet seen is open
        self._scenes = {**scenes, **screen.scenes}
        self._visit = visit
        self._leave = leave
        self._pause = pause

    @property
    def teller(self) -> Teller[S]:
        """The title's words for what happens."""
        return self.screen.rules.teller

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

    def visit(self, number: int, cell: Cell | None = None) -> None:
        """Look at a landscape, on top of the present scene; `cell` is pointed out."""
        self.stack.push(self.visited(number, cell))

    def visited(self, number: int, cell: Cell | None = None) -> Scene:
        """A new look at a landscape."""
        return self._visit(self, number, cell)

    def look_at(self, spot: LogSpot) -> None:
        """Look at a place that the log speaks of, on top of the present scene."""
        if spot.pane in self.screen.visits:
            self.stack.push(self.screen.visits[spot.pane](self, spot.cells))
            return
        landscapes = range(len(self.match.view.landscapes()))
        self.visit(next(number for number in landscapes if landscape_pane(number) == spot.pane), spot.cells[-1])

    def pause(self) -> None:
        """Open the pause menu on top of the present scene."""
        self.stack.push(self._pause(self))

    def skip(self) -> None:
        """Let computer players finish their turns at once, until a person is to decide."""
        if self.match.computers.deciding:
            self.stack.push(Skipping(self.kit, self.match, self._arrive))

    def _arrive(self) -> None:
        self.stack.pop()
        self.follow(self.stack.top.name)

    def look_at_board(self) -> None:
        """Look at the first pane that is no landscape, as it is, on top of the present scene."""
        board = next(iter(self.screen.visits), None)
        if board is not None:
            self.look_at(LogSpot(board, ()))

    def show_log(self) -> None:
        """Tell what happened so far, on top of the present scene."""
        self.stack.push(self.made("log"))

    def leave(self) -> None:
        """Back to the menu; the game goes on another time."""
        self._leave()
