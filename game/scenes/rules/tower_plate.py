"""Pictures of towers on their shelf, alone beside the measuring strip."""

import pygame

from game.engine.labyrinth.state import LabyrinthState
from game.engine.labyrinth.tower import strip_verdict
from game.engine.session import Seat
from game.scenes.results.shelf import Band, Shelf
from game.scenes.results.stacks import stacks_of, whole_time
from game.ui import theme
from game.ui.kit import Kit

TOWER_SHAPE = 0.9  # height to width


def draw_towers(kit: Kit, sheet: pygame.Surface, state: LabyrinthState) -> None:
    """Fill a sheet with the towers of a position."""
    towers, box = state.towers(), state.box
    seats = [Seat(kit.say(f"setup.colour.{colour}"), colour) for colour in theme.SEAT_COLOURS][: len(towers)]
    stacks = stacks_of(towers, box.heights)
    alone = len(towers) == 1
    foot = box.heights["meeple"]
    bands = [Band(foot + step * box.heights["tile"], "") for step in box.strip]  # too small for their words
    shelf = Shelf(kit, seats, stacks, bands if alone else [])
    shelf.layout(sheet.get_rect())
    shelf.draw_ground(sheet)
    best = max(tower.height for tower in towers)
    winners = [] if alone else [seat for seat, tower in enumerate(towers) if tower.height == best]
    shelf.draw(sheet, whole_time(stacks), winners, 1.0, strip_verdict(box, best))
