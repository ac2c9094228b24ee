"""The bot that makes the most of its own turn: every push, every walk, every way to lay its tiles.

It plans the rest of the turn anew at each decision, from whatever phase it finds, and remembers nothing.
"""

from game.bots.labyrinth.landscape import LandscapeEvaluator
from game.bots.labyrinth.outlook import Outlook
from game.bots.labyrinth.plans import Planner
from game.bots.labyrinth.prices import prices
from game.bots.labyrinth.weights import STEADY, Weights
from game.engine.chance import Chance
from game.engine.common import EndTurn, Lay, PutAside
from game.engine.labyrinth.state import LabyrinthState
from game.engine.land import xy
from game.engine.title import Action


class Greedy:
    """Plays the turn that is worth most for its own tower: what it earns now, and what it may still earn."""

    def __init__(self, weights: Weights = STEADY) -> None:
        self.weights = weights

    def decide(self, view: LabyrinthState, chance: Chance) -> Action:
        """Return the first action of the best plan for the rest of the turn."""
        if view.phase == "end":
            return EndTurn()
        land = view.players[view.seat].land
        landscape = LandscapeEvaluator(land, prices(view, self.weights), Outlook(view, self.weights), self.weights.beam)
        if view.phase == "extend":
            return _extension(view, landscape)
        return Planner(view, landscape, self.weights).best()


def _extension(view: LabyrinthState, landscape: LandscapeEvaluator) -> Action:
    names = view.box.tiles.names
    placements = landscape.best(view.loose).placements
    if not placements:
        return PutAside(names[view.loose[0]])
    tile, cell, turn = placements[0]
    return Lay(names[tile], xy(cell), turn)
