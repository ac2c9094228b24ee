"""The landscape, with small invented tile sets of both other kinds: half sides, joints, portless segments, walls."""

from typing import Any

import pytest

from game.engine.land import CannotLay, Land, Obstacle, Region, cell_at, neighbour, xy
from game.engine.ports import PORTS, port
from game.engine.reading import Reader
from game.engine.tiles import MatchingRule, Side, TileSet, collect_kinds, equal_sides


def path_to_path(mine: Side, theirs: Side) -> bool:
    """The matching rule of The Castle (C6): a path must meet a path, anything else may touch anything."""
    return (mine[1] == "path") == (theirs[1] == "path")


def part(kind: str, ports: str = "", sides: str = "", marks: str = "", joints: str = "") -> dict[str, Any]:
    return {
        "kind": kind,
        "ports": ports.split(),
        "sides": [*sides],
        "marks": marks.split(),
        "joints": joints.split(),
    }


def tile_set(match: MatchingRule, *tiles: tuple[str, list[dict[str, Any]]], ground: str = "") -> TileSet:
    entries = [{"id": name, "segments": segments} for name, segments in tiles]
    page = Reader({"totals": {}, "ground": ground, "tiles": entries}, "tiles", [])
    kinds = collect_kinds(page)
    assert not page.problems
    return TileSet(kinds, match, ground)


# Quadrants as The Castle draws them: NW holds NL and WR, NE holds NR and EL, SE holds ER and SL, SW holds SR and WL.
CASTLE = tile_set(
    path_to_path,
    ("houses", [part("house", "NL NR EL ER SL SR WL WR")]),
    ("tower-ne", [part("tower", "NR EL"), part("court", "ER SL SR WL", marks="market"), part("house", "NL WR")]),
    (
        "path-we",  # two courts, cut by a path from west to east
        [part("court", "WR NL NR EL", marks="market"), part("court", "ER SL SR WL"), part("path", "W E")],
    ),
    (
        "two-paths",  # arms N and W, E and S; the north-east and south-west quadrants join between the curves
        [
            part("path", "N W"),
            part("path", "E S"),
            part("court", "NR EL SR WL"),
            part("tower", "NL WR"),
            part("house", "ER SL"),
        ],
    ),
    (
        "square",  # each arm is a path of its own and ends at the square
        [
            part("path", "N", joints="square"),
            part("path", "E", joints="square"),
            part("path", "W", joints="square"),
            part("court", "NR EL"),
            part("court", "ER SL SR WL"),
            part("court", "NL WR"),
        ],
    ),
    ("start-west", [part("house", "NL NR EL"), part("court", "ER SL SR WL WR", marks="market"), part("path", "E")]),
)

CLASSIC = tile_set(
    equal_sides,
    ("monastery", [part("monastery", joints="door"), part("field", "NL N NR EL E ER SL S SR WL W WR")]),
    (
        "monastery-road",
        [
            part("monastery", joints="door"),
            part("road", "S", joints="door"),
            part("field", "NL N NR EL E ER SL SR WL W WR"),
        ],
    ),
    ("straight", [part("road", "N S"), part("field", "NR EL E ER SL"), part("field", "SR WL W WR NL")]),
    ("curve", [part("road", "S W"), part("field", "WR NL N NR EL E ER SL"), part("field", "SR WL")]),
    (
        "village",
        [
            part("road", "E", joints="village"),
            part("road", "S", joints="village"),
            part("road", "W", joints="village"),
            part("field", "WR NL N NR EL"),
            part("field", "ER SL"),
            part("field", "SR WL"),
        ],
    ),
    ("cap", [part("city", sides="N", marks="pennant"), part("field", "EL E ER SL S SR WL W WR", joints="city")]),
    ("cloister", [part("city", sides="NESW"), part("field", joints="city")]),  # a field closed inside its tile
)


def laid(tiles: TileSet, *lying: tuple[str, tuple[int, int], int], cells: list[int] | None = None) -> Land:
    land = Land(tiles, cells)
    for number, (name, at, turn) in enumerate(lying):
        (land.lay if number else land.put)(tiles.number[name], cell_at(*at), turn)
    return land


def at(land: Land, cell: tuple[int, int], name: str) -> Region:
    region = land.region_at(cell_at(*cell), port(name))
    assert region is not None
    return region


def of_kind(land: Land, kind: str) -> list[Region]:
    return [region for region in map(land.region, land.roots()) if region.kind == kind]


class TestCells:
    def test_cells_run_east_and_south(self) -> None:
        here = cell_at(0, 0)
        assert [xy(neighbour(here, side)) for side in range(4)] == [(0, -1), (1, 0), (0, 1), (-1, 0)]

    @pytest.mark.parametrize("at", [(255, 3), (-255, 3), (3, 255), (3, -255), (255, 255), (-255, -255)])
    def test_beyond_the_last_cells_nothing_is_open(self, at: tuple[int, int]) -> None:
        land, tile = Land(CASTLE), CASTLE.number["houses"]
        land.put(tile, cell_at(*at), 0)
        placements = list(land.placements(tile))
        assert placements and all(cell_at(*xy(cell)) == cell for cell, _ in placements)
        rims = sum(abs(part) == 255 for part in at)
        assert len(land.demand) == 4 - rims
        for cell, turn in placements:
            land.copy().lay(tile, cell, turn)

    @pytest.mark.parametrize("cell", [(256, 0), (0, -256), (10**9, 0)])
    def test_too_far_away(self, cell: tuple[int, int]) -> None:
        with pytest.raises(ValueError, match="too far away"):
            cell_at(*cell)


class TestCastle:
    def test_facing_halves_of_one_kind_join_and_corners_never_do(self) -> None:
        # East of tower-ne, its tower half meets a tower half; the court half below meets a house half.
        land = laid(CASTLE, ("tower-ne", (0, 0), 0), ("tower-ne", (1, 0), 3))
        tower = at(land, (0, 0), "EL")
        assert (tower.tiles, tower.open) == ((0, 1), 2)
        assert at(land, (0, 0), "ER").tiles == (0,)
        assert at(land, (1, 0), "WL").kind == "house"

    def test_other_features_may_touch_and_close_each_other(self) -> None:
        land = laid(CASTLE, ("houses", (0, 0), 0), ("tower-ne", (1, 0), 0))
        assert at(land, (0, 0), "ER").open == 7, "one half faces a court, the other the house half"
        assert at(land, (0, 0), "EL").tiles == (0, 1)
        assert at(land, (1, 0), "WL").open == 3

    def test_a_path_in_the_middle_cuts_a_side_in_two(self) -> None:
        land = laid(CASTLE, ("path-we", (0, 0), 0), ("path-we", (1, 0), 2))
        assert at(land, (0, 0), "E").tiles == (0, 1)
        assert at(land, (0, 0), "E").open == 2
        upper, lower = at(land, (0, 0), "EL"), at(land, (0, 0), "ER")
        # Turned by two the north court with the market lies south.
        assert (upper.tiles, upper.marks) == ((0, 1), {"market": 1})
        assert (lower.tiles, lower.marks) == ((0, 1), {"market": 1})
        assert upper != lower

    def test_a_bare_middle_is_no_port(self) -> None:
        land = laid(CASTLE, ("houses", (0, 0), 0))
        assert land.region_at(cell_at(0, 0), port("N")) is None
        assert at(land, (0, 0), "NL").open == 8
        assert land.region_at(cell_at(1, 0), port("N")) is None

    def test_a_path_must_meet_a_path_and_anything_else_anything(self) -> None:
        land = laid(CASTLE, ("path-we", (0, 0), 0))
        north, east = cell_at(0, -1), cell_at(1, 0)
        assert land.fitting_turns(CASTLE.number["houses"], north) == 0b1111
        assert land.fitting_turns(CASTLE.number["houses"], east) == 0
        assert land.fitting_turns(CASTLE.number["path-we"], east) == 0b0101
        assert land.fitting_turns(CASTLE.number["path-we"], north) == 0b0101
        assert land.fitting_turns(CASTLE.number["square"], east) == 0b1101, "its bare side may not lie west"

    def test_obstacles_are_told_side_by_side(self) -> None:
        land = laid(CASTLE, ("path-we", (0, 0), 0), ("houses", (0, -1), 0), ("houses", (1, -1), 0))
        found = land.obstacles(CASTLE.number["square"], cell_at(1, 0), 1)
        # Turned once its arms lie E, S and N: north against bare houses, west bare against the path's arm.
        assert found == (
            Obstacle("side_mismatch", "N", ("court", "path", "court"), ("house", "", "house")),
            Obstacle("side_mismatch", "W", ("court", "", "court"), ("court", "path", "court")),
        )
        assert str(found[0]) == "side_mismatch N: court-path-court against house--house"

    def test_both_sides_are_told_as_they_lie_against_each_other(self) -> None:
        # North of tower-ne lies, as seen from outside it, house then tower; mine is seen the same way round.
        land = laid(CASTLE, ("path-we", (0, 0), 1), ("tower-ne", (1, 0), 0))
        (found,) = land.obstacles(CASTLE.number["path-we"], cell_at(1, -1), 1)
        assert (found.side, found.mine, found.theirs) == (
            "S", ("court", "path", "court"), ("tower", "", "house"),
        )  # fmt: skip

    def test_two_paths_on_one_tile_and_quadrants_that_join_through_the_centre(self) -> None:
        land = laid(CASTLE, ("two-paths", (0, 0), 0))
        assert [(region.kind, region.open) for region in map(land.region, land.roots())] == [
            ("path", 2), ("path", 2), ("court", 4), ("tower", 2), ("house", 2),
        ]  # fmt: skip
        assert at(land, (0, 0), "NR") == at(land, (0, 0), "WL")

    def test_a_path_that_ends_at_the_square_is_a_region_of_its_own(self) -> None:
        land = laid(CASTLE, ("square", (0, 0), 0), ("square", (1, 0), 0))
        between = at(land, (0, 0), "E")
        assert (between.tiles, between.open) == ((0, 1), 0)
        assert at(land, (0, 0), "W").open == at(land, (0, 0), "N").open == 1
        assert CASTLE.kinds[CASTLE.number["square"]].segments[0].joints == ("square",)

    def test_walls_close_and_demand_nothing(self) -> None:
        cells = [cell_at(x, y) for x in (0, 1) for y in (0, 1)]
        land = laid(CASTLE, ("houses", (0, 0), 0), cells=cells)
        assert at(land, (0, 0), "NL").open == 4, "north and west lie against the wall"
        assert set(land.demand) == {cell_at(1, 0), cell_at(0, 1)}
        assert land.obstacles(0, cell_at(-1, 0), 0) == (Obstacle("outside"),)
        for cell in ((1, 0), (1, 1), (0, 1)):
            land.lay(CASTLE.number["houses"], cell_at(*cell), 0)
        assert at(land, (0, 0), "NL").open == 0
        assert list(land.placements(0)) == []
        assert not land.fits_anywhere(0)

    def test_a_path_may_run_into_the_wall(self) -> None:
        land = laid(CASTLE, ("houses", (0, 0), 0), ("path-we", (0, 1), 0), cells=[cell_at(0, 0), cell_at(0, 1)])
        assert at(land, (0, 1), "E").open == 0

    def test_start_spaces_are_tiles_outside_the_interior_that_connect_and_count(self) -> None:
        # A start space west of the interior: only its east side counts, the wall closes the others.
        interior = [cell_at(0, 0), cell_at(1, 0)]
        land = Land(CASTLE, [*interior, cell_at(-1, 0)])
        land.put(CASTLE.number["start-west"], cell_at(-1, 0), 0)
        assert set(land.demand) == {cell_at(0, 0)}
        assert land.obstacles(CASTLE.number["houses"], cell_at(0, 0), 0)[0].side == "W"
        land.lay(CASTLE.number["path-we"], cell_at(0, 0), 0)
        path = at(land, (0, 0), "W")
        assert (path.tiles, path.open) == ((0, 1), 1)
        court = at(land, (0, 0), "WL")
        assert (court.tiles, court.marks) == ((0, 1), {"market": 1})


class TestClassic:
    def test_a_monastery_has_no_port(self) -> None:
        land = laid(CLASSIC, ("monastery", (0, 0), 0))
        (monastery,) = of_kind(land, "monastery")
        assert (monastery.tiles, monastery.open, monastery.segments) == ((0,), 0, ((0, 0),))
        assert at(land, (0, 0), "N").open == 12
        assert set(land.roots_of(0)) == set(land.roots()), "the title says whether it is complete"

    def test_a_field_closed_inside_its_tile_has_no_port(self) -> None:
        land = laid(CLASSIC, ("cloister", (0, 0), 0))
        (field,) = of_kind(land, "field")
        assert (field.open, land.open_ports_of(field)) == (0, ())

    def test_a_road_cuts_fields_and_half_sides_join_on_their_own_side_of_it(self) -> None:
        land = laid(CLASSIC, ("straight", (0, 0), 0), ("straight", (0, 1), 0))
        east, west = at(land, (0, 0), "EL"), at(land, (0, 0), "WL")
        assert (east.tiles, west.tiles) == ((0, 1), (0, 1))
        assert east != west
        assert (east.open, west.open) == (8, 8), "seven ports and the half at either end"

    def test_fields_on_both_sides_of_a_road_meet_around_its_end(self) -> None:
        land = laid(CLASSIC, ("straight", (0, 0), 0), ("monastery-road", (0, -1), 0))
        assert at(land, (0, 0), "EL") == at(land, (0, 0), "WL")
        road = at(land, (0, 0), "N")
        assert (road.tiles, road.open) == ((0, 1), 1)
        assert len(of_kind(land, "monastery")) == 1

    def test_a_village_cuts_roads_and_fields(self) -> None:
        land = laid(CLASSIC, ("village", (0, 0), 0))
        assert [region.open for region in of_kind(land, "road")] == [1, 1, 1]
        assert [region.open for region in of_kind(land, "field")] == [5, 2, 2]
        assert {part.joints for part in CLASSIC.kinds[4].segments if part.kind == "road"} == {("village",)}

    def test_a_ring_of_curves_closes_on_itself_and_keeps_its_field_inside(self) -> None:
        land = laid(
            CLASSIC,
            ("curve", (0, 0), 3),
            ("curve", (1, 0), 0),
            ("curve", (1, 1), 1),
            ("curve", (0, 1), 2),
        )
        (road,) = of_kind(land, "road")
        assert (road.tiles, road.open) == ((0, 1, 2, 3), 0)
        inner = at(land, (0, 0), "ER")
        assert (inner.tiles, inner.open) == ((0, 1, 2, 3), 0)
        assert at(land, (0, 0), "N").open == 24

    def test_equal_sides_touch(self) -> None:
        land = laid(CLASSIC, ("cap", (0, 0), 0))
        assert land.fitting_turns(CLASSIC.number["cap"], cell_at(0, -1)) == 0b0100
        assert land.fitting_turns(CLASSIC.number["straight"], cell_at(0, -1)) == 0
        assert land.fitting_turns(CLASSIC.number["straight"], cell_at(1, 0)) == 0b0101
        assert land.fitting_turns(CLASSIC.number["cloister"], cell_at(0, -1)) == 0b1111

    def test_a_gap_may_be_enclosed_and_all_four_sides_are_asked(self) -> None:
        land = laid(
            CLASSIC,
            ("cap", (0, 0), 2),
            ("monastery", (-1, 0), 0),
            ("monastery", (1, 0), 0),
            ("monastery", (1, 1), 0),
            ("straight", (-1, 1), 1),
            ("monastery", (-1, 2), 0),
            ("monastery", (0, 2), 0),
        )
        gap = cell_at(0, 1)
        assert land.obstacles(CLASSIC.number["curve"], gap, 0) == (
            Obstacle("side_mismatch", "N", ("field",) * 3, ("city",) * 3),
            Obstacle("side_mismatch", "S", ("field", "road", "field"), ("field",) * 3),
        )
        assert land.fitting_turns(CLASSIC.number["cap"], gap) == 0, "the road from the west wants a road"

    def test_marks_add_up_when_regions_join(self) -> None:
        land = laid(CLASSIC, ("cap", (0, 0), 0), ("cloister", (0, -1), 0), ("cap", (1, -1), 3), ("cap", (-1, -1), 1))
        (city,) = of_kind(land, "city")
        assert (city.marks, city.open, len(city.tiles)) == ({"pennant": 3}, 3, 4)
        assert land.open_ports_of(city) == tuple((cell_at(0, -1), name) for name in ("NL", "N", "NR"))


class TestMatching:
    def test_a_rule_sees_their_side_mirrored(self) -> None:
        halves = [part(kind, f"{side}{half}") for side in "NESW" for kind, half in (("sand", "L"), ("rock", "R"))]
        swapped = [part(kind, f"{side}{half}") for side in "NESW" for kind, half in (("rock", "L"), ("sand", "R"))]
        tiles = tile_set(equal_sides, ("one", halves), ("other", swapped))
        land = laid(tiles, ("one", (0, 0), 0))
        assert land.fitting_turns(tiles.number["one"], cell_at(1, 0)) == 0, "sand would lie against rock"
        assert land.fitting_turns(tiles.number["other"], cell_at(1, 0)) == 0b1111
        land.lay(tiles.number["other"], cell_at(1, 0), 0)
        assert at(land, (0, 0), "EL").tiles == at(land, (0, 0), "ER").tiles == (0, 1)


class TestLaying:
    @pytest.mark.parametrize(
        ("cell", "turn", "reason"),
        [((0, 0), 0, "occupied"), ((3, 3), 0, "no_neighbour"), ((0, -1), 0, "side_mismatch")],
    )
    def test_what_does_not_fit_is_refused(self, cell: tuple[int, int], turn: int, reason: str) -> None:
        land = laid(CLASSIC, ("cap", (0, 0), 0))
        before = land.copy()
        with pytest.raises(CannotLay) as refused:
            land.lay(CLASSIC.number["straight"], cell_at(*cell), turn)
        assert [obstacle.reason for obstacle in refused.value.obstacles] == [reason]
        assert land == before

    def test_a_copy_goes_its_own_way(self) -> None:
        land = laid(CLASSIC, ("cap", (0, 0), 0))
        twin = land.copy()
        twin.lay(CLASSIC.number["cap"], cell_at(0, -1), 2)
        assert (len(land), len(twin)) == (1, 2)
        assert at(land, (0, 0), "N").open == 3
        assert at(twin, (0, 0), "N").open == 0
        assert set(land.demand) != set(twin.demand)

    @pytest.mark.parametrize("tiles", [CASTLE, CLASSIC], ids=["castle", "classic"])
    def test_placements_are_what_has_no_obstacles(self, tiles: TileSet) -> None:
        land = Land(tiles)
        land.put(2, cell_at(0, 0), 1)
        for step in range(12):
            tile = (5 * step + 1) % len(tiles.names)
            found = list(land.placements(tile))
            cells = [cell_at(x, y) for y in range(-15, 15) for x in range(-15, 15)]
            assert found == [(c, turn) for c in cells for turn in range(4) if not land.obstacles(tile, c, turn)]
            assert land.fits_anywhere(tile) == bool(found)
            if found:
                land.lay(tile, *found[step % len(found)])
        assert len(land) > 6
        for region in map(land.region, land.roots()):
            assert region.open == len(land.open_ports_of(region))
            assert all(name in PORTS for _, name in land.open_ports_of(region))
