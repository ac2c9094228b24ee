"""What is marked on a landscape: cells that nothing left can fill, tiles that are new to the viewer, and a hint."""

from dataclasses import dataclass

import pygame

from game.engine.common import Lay
from game.engine.fitting import unfillable
from game.engine.land import Land, cell_at, xy
from game.engine.title import S
from game.play.adviser import tell_advice
from game.play.teller import Teller
from game.play.telling import Say
from game.scenes.land_view import CellGrid
from game.scenes.match import Match
from game.ui import theme
from game.ui.kit import Kit

CROSS = 0.3  # of a cell
INK, RIM = "#1C1206", "#D8C79A"
ADVISED = "#F6D160"  # gold, as bright as it must be to shine on cloth


@dataclass(frozen=True)
class Marks:
    """`dead` are open cells, `new` laying indices, `advised` the cell of a hint and `advice` its words."""

    dead: tuple[int, ...] = ()
    new: tuple[int, ...] = ()
    advised: int | None = None
    advice: str = ""


def marks_of(say: Say, teller: Teller[S], match: Match[S], number: int, at_home: bool) -> Marks:
    """The marks of the number-th landscape; hints are seen only `at_home`, where a person is to lay tiles."""
    advice, cell = "", None
    hints = match.hints
    if at_home and hints.thinking:
        advice = say("hint.thinking")
    elif at_home and hints.advice is not None:
        advice = tell_advice(say, teller, hints.advice, match.seats, named=match.alone)
        lay = advised_lay(match)
        cell = None if lay is None else cell_at(*lay.at)
    return Marks(dead_cells(match, number), new_tiles(match, number), cell, advice)


def dead_cells(match: Match[S], number: int) -> tuple[int, ...]:
    """The open cells of a landscape that nothing left can fill; once the game is over that is no news."""
    if match.over:
        return ()
    landscape = match.view.landscapes()[number]
    seat = match.seat if landscape.seat is None else landscape.seat
    return tuple(unfillable(landscape.land, match.view.to_come(seat)))


def new_tiles(match: Match[S], number: int) -> tuple[int, ...]:
    """The tiles laid or given pieces since the viewer looked last, until the viewer acts."""
    if match.remembered is None or not match.mine:
        return ()
    then, now = match.remembered.landscapes()[number], match.view.landscapes()[number]
    pieces = (piece.index for piece in now.pieces[len(then.pieces) :])
    return tuple(sorted({*range(len(then.land), len(now.land)), *pieces}))


def advised_lay(match: Match[S]) -> Lay | None:
    """The tile that a hint wants to be laid now."""
    first = match.hints.advice.first if match.hints.advice is not None else None
    return first if isinstance(first, Lay) else None


def draw_dead(kit: Kit, surface: pygame.Surface, frame: CellGrid, cells: tuple[int, ...]) -> None:
    """A small cross in ink, as one strikes something out on a map."""
    side = max(8, round(frame.pitch * CROSS))
    thick = max(2.0, side / 9)
    for cell in cells:
        box = frame.tile(xy(cell))
        if box.colliderect(surface.get_clip()):
            for colour, line in ((RIM, thick * 2.1), (INK, thick)):
                for ends in (((0.2, 0.2), (0.8, 0.8)), ((0.8, 0.2), (0.2, 0.8))):
                    stroke = kit.brush.stroke((side, side), ends, colour, line)
                    surface.blit(stroke, stroke.get_rect(center=box.center))


def draw_new(kit: Kit, surface: pygame.Surface, frame: CellGrid, land: Land, indices: tuple[int, ...]) -> None:
    """A thin gold rim on tiles that were not there before."""
    line, radius = max(1.5, frame.pitch / 60), max(3, round(frame.pitch / 18))
    for index in indices:
        box = frame.tile(xy(land.cells[index]))
        kit.brush.ring(surface, box, radius, theme.GOLD, line, alpha=230, dark=90)


def draw_advised(kit: Kit, surface: pygame.Surface, frame: CellGrid, cell: int) -> None:
    """A golden ring around the cell of a hint."""
    box = frame.tile(xy(cell)).inflate(kit.px(14), kit.px(14))
    radius, line = max(4, round(frame.pitch / 12)), max(2.5, 3.2 * kit.theme.unit)
    kit.brush.ring(surface, box, radius, ADVISED, line)
