"""L15 completing cities and roads, and L16 the supply of shield tokens."""

from game.engine.common import Laid, Lay, PiecePut, Scored
from game.engine.labyrinth.events import Completed
from game.engine.title import Term
from tests.labyrinth import at, kinds, position_of, regions_of


def test_L15_a_city_is_complete_when_none_of_its_sides_is_open() -> None:
    state = position_of("treasure_city")
    city = Lay("cap-straight-shield-road-1", (1, -1), 2)
    assert city in state.legal()
    events = state.apply(city)
    assert events == (
        Laid(0, "cap-straight-shield-road-1", (1, -1), 2),
        Scored(0, "tile", ((1, -1),), -1, (Term("tile", 1, 2),)),
        Completed(0, "city", ((1, 0), (1, -1)), 0, (Term("treasure", 1, 2),), shields=0, treasures=1),
        PiecePut(0, "treasure", (1, 0), 0),
    ), "the shield stands beside the road"


def test_L15_a_gap_in_the_middle_is_open() -> None:
    (city,) = (region for region in regions_of("city_with_a_gap") if region["kind"] == "city")
    assert len(city["cells"]) == 8
    assert (city["complete"], city["open"]) == (False, 3), "the inner side of three-gate"
    assert (city["marks"], city["points"]) == ({"shield": 3}, 3)


def test_L15_a_road_is_complete_when_it_closes_on_itself() -> None:
    state = position_of("last_curve_of_a_ring")
    assert Lay("curve-2", (0, 1), 0) in state.legal()
    events = state.apply(Lay("curve-2", (0, 1), 0))
    ring = ((0, 0), (1, 0), (1, 1), (0, 1))
    assert events[2] == Completed(0, "road", ring, 0, (Term("shield", 2, 2),), shields=2, treasures=0)
    assert events[2].shield_tokens == 2
    assert kinds(events) == ["laid", "scored", "completed", "piece_put", "piece_put"]


def test_L15_a_road_is_complete_when_each_end_leads_into_a_city_or_a_forest() -> None:
    state = position_of("between_forest_and_city")
    events = state.apply(Lay("cap-gate-shield-road-1", (0, 1), 2))
    assert events[2] == Completed(0, "road", ((0, 0), (0, 1)), 0, (Term("shield", 2, 2),), shields=2, treasures=0)
    assert events[2].shield_tokens == 2
    assert sorted(region["complete"] for region in regions_of("between_forest_and_city")) == [False]


def test_L15_a_road_with_one_open_end_is_not_complete() -> None:
    state = at(
        """
        title: labyrinth
        loose: [straight-1]
        seats:
          - land:
              - {tile: road-end-1, at: [0, 0]}
        """
    )
    assert kinds(state.apply(Lay("straight-1", (0, 1), 0))) == ["laid", "scored"]


def test_L15_a_tile_may_complete_several_features_at_once() -> None:
    state = position_of("two_cities_at_once")
    events = state.apply(Lay("caps-straight-shield-1", (0, 0), 0))
    completed = [event for event in events if isinstance(event, Completed)]
    assert completed == [
        Completed(0, "city", ((0, -1), (0, 0)), 0, (Term("shield", 1, 2),), shields=1, treasures=0),
        Completed(0, "city", ((0, 1), (0, 0)), 0, (), shields=0, treasures=0),
    ]
    assert [event.shield_tokens for event in completed] == [1, 0]
    assert kinds(events) == ["laid", "scored", "completed", "piece_put", "completed"]


def test_L15_a_feature_that_meets_itself_is_completed_once() -> None:
    state = at(
        """
        title: labyrinth
        loose: [caps-straight-shield-1]
        seats:
          - land:
              - {tile: corner-curve-1, at: [0, -1], turn: 1}
              - {tile: corner-curve-2, at: [1, -1], turn: 2}
              - {tile: through-gates-1, at: [1, 0]}
              - {tile: corner-curve-shield-city-1, at: [1, 1], turn: 3}
              - {tile: corner-curve-shield-city-2, at: [0, 1]}
        """
    )
    events = state.apply(Lay("caps-straight-shield-1", (0, 0), 0))
    cities = [event for event in events if isinstance(event, Completed) and event.kind == "city"]
    assert len(cities) == 1
    assert len(cities[0].cells) == 6
    assert (cities[0].shields, cities[0].shield_tokens) == (3, 3)


def test_L15_one_token_a_picture_ever() -> None:
    state = position_of("two_cities_at_once")
    state.apply(Lay("caps-straight-shield-1", (0, 0), 0))
    tokens = state.players[0].tokens[:]
    state.apply(state.legal()[0])  # the end of the turn
    while state.phase != "extend":
        state.apply(state.legal()[0])
    events = state.apply(state.legal()[0])
    assert "piece_put" not in kinds(events)
    assert state.players[0].tokens == tokens


def test_L15_only_after_each_tile_that_is_placed() -> None:
    state = position_of("land_and_treasure")
    events = state.apply(Lay("treasure-chalice", (0, -1), 2))
    assert kinds(events) == ["laid", "scored", "completed", "piece_put"], "while the other tile is still to be laid"
    assert state.phase == "extend"


def test_L16_with_the_shield_supply_empty_no_token_is_given() -> None:
    state = position_of("supply_of_one")
    events = state.apply(Lay("cap-straight-shield-city-1", (0, -1), 2))
    assert events[2] == Completed(0, "city", ((0, 0), (0, -1)), 0, (Term("shield", 1, 2),), shields=2, treasures=0)
    assert events[2].shield_tokens == 1
    assert kinds(events) == ["laid", "scored", "completed", "piece_put"]
    assert state.supply["shield"] == 0
    assert state.players[0].count("shield") == 1


def test_L16_nor_afterwards() -> None:
    state = position_of("last_curve_of_a_ring")
    state.supply["shield"] = 0
    events = state.apply(Lay("curve-2", (0, 1), 0))
    assert kinds(events) == ["laid", "scored", "completed"]
    assert state.players[0].tokens == []
