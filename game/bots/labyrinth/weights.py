"""How much each thing is worth to a bot, in millimetres of its own tower."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers a bot judges by; all were tuned by playing.

    A tile, a token and the crown are worth their height (L19). To this come what is not yet there:
    `city` and `road` for completing a feature at all, `city_tile` and `road_tile` for each tile in it;
    `lead` is how many of what the crown quest counts are taken to win it against others;
    `choices` is among how many tiles a player may pick for one open side, turn by turn, and `patience` after how
    many turns half of what is possible has come about;
    `sure` is the chance that a treasure found reachable by a push alone is reached in the next turn, `hoped` the
    one if the tile pushed in must fit as well; `treasure` is what reaching the next treasure is worth.
    """

    city: float = 0.5
    road: float = 0.5
    city_tile: float = 0.1
    road_tile: float = 0.1
    lead: int = 5
    choices: int = 5
    patience: float = 1.0
    sure: float = 0.9
    hoped: float = 0.35
    treasure: float = 3.0
    beam: int = 6
    pairs: int = 4


STEADY = Weights()
"""The weights of the bot named greedy."""
