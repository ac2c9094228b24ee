"""How much each thing is worth to a bot, in millimetres of its own tower, and how widely it searches."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers a bot judges by, found by playing. Tiles, tokens and the crown are worth their own height (L19).

    Completing a feature is worth something in itself (`city`, `road`), and so is each tile of it (`city_tile`,
    `road_tile`). Against others, the crown is shared out over `lead` pieces of what its quest counts.

    An open side is closed if one of `choices` tiles does it; after `patience` turns half of what may come has come.
    With `crowd` turns left, the second best open feature counts half, the third a quarter, and so on.

    Reaching the next treasure is worth `treasure`, times the chance of it: `sure` for each push that opens the way
    whatever tile is pushed in, `hoped` for each that needs the right tile.

    Of two tiles to lay, the `beam` best places of the first are followed up, for the `pairs` most promising pairs.
    """

    city: float = 0.1
    road: float = 0.1
    city_tile: float = 0.1
    road_tile: float = 0.1
    lead: int = 5
    choices: int = 5
    patience: float = 0.5
    crowd: float = 2.0
    treasure: float = 3.0
    sure: float = 0.9
    hoped: float = 0.35
    beam: int = 6
    pairs: int = 4


STEADY = Weights()
"""The weights of the bot named greedy."""

FIRST = Weights(
    city=0.1,
    road=0.1,
    city_tile=0.1,
    road_tile=0.1,
    lead=5,
    choices=5,
    patience=0.5,
    crowd=2.0,
    treasure=3.0,
    sure=0.9,
    hoped=0.35,
    beam=6,
    pairs=4,
)
"""The weights of greedy-1, which the mix of tiles was tuned with: they stay, whatever greedy learns."""
