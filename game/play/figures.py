"""What a simulation counts of one seat when a game of Labyrinth is over, and which shares it reports."""

from collections.abc import Callable, Mapping

from game.engine.labyrinth.state import LabyrinthState

Figures = Mapping[str, int]


def labyrinth_figures(state: LabyrinthState, seat: int) -> Figures:
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


LABYRINTH_SHARES: Mapping[str, Callable[[Figures], bool]] = {
    "crown": lambda figures: figures["crown"] == 1,
    "treasures_8": lambda figures: figures["treasures"] == 8,
    "shields_7": lambda figures: figures["shields"] >= 7,
    "cities_5": lambda figures: figures["cities"] >= 5,
    "roads_5": lambda figures: figures["roads"] >= 5,
    "city_of_4": lambda figures: figures["largest_city"] >= 4,
    "road_of_5": lambda figures: figures["longest_road"] >= 5,
}
"""What the shares of games are told of, by name."""
