"""What a board or a landscape is to the scenes around it: replay, recap, log, saved games and rulebook.

A title lists its panes; each of these scenes is written once over them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol

import pygame

from game.engine.landscape import Cell
from game.engine.session import Step
from game.engine.title import Event, S
from game.scenes.change import Change
from game.ui import theme
from game.ui.cues import Cue
from game.ui.intents import Intent
from game.ui.kit import Kit, Say
from game.ui.tween import Move


@dataclass(frozen=True)
class PaneMarks(Generic[S]):
    """What is drawn on a pane besides its pieces: the last actions of others, and secrets that may be seen.

    `steps` are those done so far. `known` are the seats whose secrets may be seen in `truth`.
    """

    steps: Sequence[Step[S]] = ()
    known: tuple[int, ...] = ()
    truth: S | None = None


class Pane(Protocol[S]):
    """A part of the table that is seen on its own, made with the moves of its scene.

    `name` is what `LogSpot.pane` calls it; `landscape` the number of the landscape that it shows, None for a board.
    """

    name: str
    landscape: int | None

    def title(self, say: Say) -> str:
        """Its caption: whose landscape it is, or which board."""
        ...

    def shows(self, happened: Event) -> bool:
        """Whether an event is seen here."""
        ...

    def place(self, box: pygame.Rect) -> None:
        """Lay it out in a room of the window."""
        ...

    def forget(self) -> None:
        """Let go of pictures as large as the window: it cannot be seen any more."""
        ...

    def draw_ground(self, surface: pygame.Surface, view: S) -> None:
        """Draw what stands still as long as the view is the same, on a surface that shows the table."""
        ...

    def draw(self, surface: pygame.Surface, view: S, marks: PaneMarks[S]) -> None:
        """Draw all else over its ground: at rest, or as far as what moves has come."""
        ...

    def start(self, change: Change[S], after: Iterable[Move] = ()) -> None:
        """Set going what a change moves here, and `after` it something more."""
        ...

    def cues(self, change: Change[S]) -> Iterator[Cue]:
        """The sounds of a change."""
        ...

    def picture(self, surface: pygame.Surface, box: pygame.Rect, view: S, cells: Sequence[Cell] = ()) -> None:
        """Draw it small and at rest into a box, with a rim around some cells."""
        ...

    def follow(self, view: S) -> None:
        """Bring what a view shows into sight, where it is seen through a camera."""
        ...

    def take(self, intent: Intent, view: S) -> bool:
        """Zoom, pan or fit, where it can be; says whether the intent meant that here."""
        ...

    def update(self, seconds: float) -> None:
        """Let time pass for what moves by itself (a camera)."""
        ...

    @property
    def busy(self) -> bool:
        """Whether something moves by itself."""
        ...

    def finish(self) -> None:
        """End what moves by itself."""
        ...


def draw_rims(kit: Kit, surface: pygame.Surface, boxes: Iterable[pygame.Rect]) -> None:
    """A rim of light around cells of a small picture."""
    line = max(2.0, 3 * kit.theme.unit)
    for box in boxes:
        kit.brush.ring(surface, box, max(2, box.width // 12), theme.GLOW, line)


def pane_showing(panes: Sequence[Pane[S]], events: Iterable[Event]) -> Pane[S] | None:
    """The pane where the first of these events that is seen anywhere is seen."""
    return next((pane for happened in events for pane in panes if pane.shows(happened)), None)
