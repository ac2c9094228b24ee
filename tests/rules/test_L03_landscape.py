"""L3 the landscape: what a tile's features are, and what ends them."""

import pytest

from tests.labyrinth import BOX, at, position_of, regions_of


@pytest.mark.parametrize("tile", range(len(BOX.tiles.names)))
def test_L3_each_side_is_road_meadow_or_city(tile: int) -> None:
    for turn in range(4):
        for side in BOX.tiles.look(tile, turn).shown:
            assert side in (("meadow", "road", "meadow"), ("meadow",) * 3, ("city",) * 3)


def test_L3_two_city_segments_on_one_tile_are_two_cities() -> None:
    found = [region for region in regions_of("two_cities_on_one_tile") if region["kind"] == "city"]
    assert [(region["cells"], region["open"], region["complete"]) for region in found] == [([[0, 0]], 3, False)] * 2


def test_L3_unless_joined_elsewhere() -> None:
    (city,) = (region for region in regions_of("caps_joined_elsewhere") if region["kind"] == "city")
    assert city["complete"]
    assert len(city["cells"]) == 6, "a tile counts once"
    assert city["marks"] == {"shield": 2}


def test_L3_crossroads_meet_in_a_forest_that_ends_each_road() -> None:
    found = regions_of("forest_ends_roads")
    assert [(region["kind"], region["open"]) for region in found] == [("road", 1)] * 4


@pytest.mark.parametrize("tile", [*BOX.land, *BOX.treasures, BOX.start, BOX.dragon])
def test_L3_a_road_joins_two_sides_or_has_an_end_on_the_tile(tile: int) -> None:
    for part in BOX.tiles.kind(tile).segments:
        if part.kind == "road":
            assert part.mask.bit_count() + len(part.joints) == 2


def test_L3_beside_a_broken_road_a_shield_belongs_to_its_piece_alone() -> None:
    east, south, west = (region for region in regions_of("shield_of_one_piece") if [0, 0] in region["cells"])
    # The east piece has the shield of road-end, its neighbour; the west piece ends at a gate.
    assert (east["complete"], east["marks"], east["points"]) == (True, {"shield": 1}, 1)
    assert (west["complete"], west["marks"], west["points"]) == (True, {}, 0)
    assert (south["complete"], south["marks"]) == (False, {"shield": 1})
    tokens = position_of("shield_of_one_piece").players[0].tokens
    assert [token.index for token in tokens] == [1], "none on the piece that is not complete"


def test_L3_a_shield_in_a_city_belongs_to_the_city_not_to_the_road_that_passes() -> None:
    state = at("{title: labyrinth, seats: [{land: [{tile: cap-straight-shield-city-1, at: [0, 0]}]}]}")
    marks = {region.kind: region.marks for region in map(state.players[0].land.region, state.players[0].land.roots())}
    assert marks == {"city": {"shield": 1}, "road": {}}


def test_L3_each_treasure_belongs_to_one_city_or_road_segment() -> None:
    for tile in BOX.treasures:
        assert sum("treasure" in part.marks for part in BOX.tiles.kind(tile).segments) == 1
