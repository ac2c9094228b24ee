"""What the table says: what is to be done now, and why a tile cannot lie where it was tried."""

from collections.abc import Sequence

from game.engine.land import Land
from game.play.telling import tell_obstacle
from game.ui.kit import Say


def prompt(say: Say, land: Land, tiles: Sequence[int], chosen: int | None) -> str:
    """What a player who lays tiles in a landscape is to do now; `chosen` is the one in hand of the tiles to lay."""
    if chosen is None:
        return say("table.prompt.end")
    if land.fits_anywhere(chosen):
        return say("table.prompt.lay", n=len(tiles))
    others = any(land.fits_anywhere(tile) for tile in tiles)
    return say("table.prompt.later" if others else "table.prompt.aside")


def reasons(say: Say, land: Land, tile: int, cell: int, turn: int) -> list[str]:
    """Why a tile does not fit on a cell, a sentence for each side, and whether turning it would help."""
    obstacles = land.obstacles(tile, cell, turn)
    told = [_sentence(tell_obstacle(say, obstacle)) for obstacle in obstacles]
    if told and land.fitting_turns(tile, cell):
        told.append(say("table.turn_helps"))
    elif told and cell in land.demand:
        told.append(say("table.no_turn_helps"))
    return told


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."
