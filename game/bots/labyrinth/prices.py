"""What completing a city or road is worth at this point of the game: tokens, and a step towards the crown."""

from dataclasses import dataclass

from game.bots.labyrinth.weights import Weights
from game.engine.labyrinth.aims import AIMS
from game.engine.labyrinth.state import LabyrinthState
from game.engine.land import Land


@dataclass(frozen=True, slots=True)
class Prices:
    """Millimetres for each shield and treasure a feature shows, for the feature itself, and for each of its tiles."""

    shield: float
    treasure: float
    feature: dict[str, float]
    tile: dict[str, float]

    def worth(self, land: Land, root: int) -> float:
        """Return what completing a region earns."""
        kind = land.kind(root)
        return (
            self.feature[kind]
            + self.tile[kind] * land.size(root)
            + self.shield * land.marks(root, "shield")
            + self.treasure * land.marks(root, "treasure")
        )


def prices(view: LabyrinthState, weights: Weights) -> Prices:
    """Return the prices for the seat whose turn it is."""
    heights, crown = view.box.heights, view.crown
    gain = heights["crown"] - heights["meeple"]
    if crown.solo and crown.aim.count(view.players[view.seat]) >= crown.solo:
        gain = 0
    step = gain / (crown.solo or weights.lead)
    steps = {what: step if what == crown.aim.id else 0.0 for what in AIMS}
    return Prices(
        shield=(heights["shield"] + steps["shields"]) * bool(view.supply["shield"]),
        treasure=heights["treasure"],
        feature={"city": weights.city + steps["cities"], "road": weights.road + steps["roads"]},
        tile={"city": weights.city_tile + steps["largest_city"], "road": weights.road_tile + steps["longest_road"]},
    )
