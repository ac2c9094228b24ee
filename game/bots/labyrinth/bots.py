"""The computer players of Labyrinth by name."""

from collections.abc import Mapping

from game.bots.base import Bot
from game.bots.labyrinth.greedy import Greedy
from game.bots.labyrinth.weights import FIRST
from game.bots.random_bot import Random
from game.engine.labyrinth.state import LabyrinthState

BOTS: Mapping[str, Bot[LabyrinthState]] = {"random": Random(), "greedy": Greedy(), "greedy-1": Greedy(FIRST)}
"""Every bot by the name that game files and the command line use; they remember nothing between decisions.

A name with a number is a bot that stays as it is, so that figures told of it hold.
"""
