"""What a simulation counts of one seat when a game of Labyrinth is over, and which shares it reports."""

from collections.abc import Mapping

from game.engine.labyrinth.state import LabyrinthState
from game.play.titles import Figures, Share


def figures(state: LabyrinthState, seat: int) -> Figures:
    """Return the counts of a seat: tower, treasures, tokens, completed features and the largest of each kind."""
    player, tower = state.players[seat], state.towers()[seat]
    cities, roads = player.completed("city"), player.completed("road")
    return {
        "height": tower.height,
        "treasures": len(player.found),
        "treasure_tokens": tower.treasures,
        "shields": tower.shields,
        "crown": int(tower.crowned),
        "cities": len(cities),
        "roads": len(roads),
        "largest_city": max(cities, default=0),
        "longest_road": max(roads, default=0),
    }


SHARES: Mapping[str, Share] = {
    "crown": lambda counts: counts["crown"] == 1,
    "treasures_8": lambda counts: counts["treasures"] == 8,
    "shields_7": lambda counts: counts["shields"] >= 7,
    "cities_5": lambda counts: counts["cities"] >= 5,
    "roads_5": lambda counts: counts["roads"] >= 5,
    "city_of_4": lambda counts: counts["largest_city"] >= 4,
    "road_of_5": lambda counts: counts["longest_road"] >= 5,
}
"""What the shares of games are told of, by name."""
