"""The engine is judged by a second reading of the rules, over random games of every number of players."""

import pytest

from game.engine.chance import Chance
from game.engine.labyrinth.maze import Place
from game.engine.labyrinth.state import LabyrinthState, board_xy
from game.engine.land import cell_at, xy
from game.engine.notation import action_to_json
from game.engine.ports import sides_text
from tests import reference
from tests.labyrinth import NAMES, NUMBER, TITLE, eager_action, random_action

CROWNS = {1: ("1B", "2B", "3B", "P1B", "P2B"), 2: ("1A",), 3: ("1A",), 4: ("1A",)}


def words(state: LabyrinthState) -> set[tuple[object, ...]]:
    """The legal actions as the reference writes them."""
    found = set()
    for action in state.legal():
        fields = action_to_json(action)
        found.add(tuple(tuple(value) if isinstance(value, list) else value for value in fields.values()))
    return found


def place(meeple: Place) -> tuple[reference.Cell, str]:
    return board_xy(meeple.cell), sides_text(meeple.walkway)


def agree(state: LabyrinthState, table: reference.Table) -> None:
    """Board, meeples, tiles, tokens, supplies and every legal action are the same."""
    assert (state.phase, state.seat) == (table.todo, table.seat)
    lying = zip(state.maze.tiles, state.maze.turns, strict=True)
    assert {board_xy(cell): (NAMES[tile], turn) for cell, (tile, turn) in enumerate(lying)} == table.board
    assert [place(player.place) for player in state.players] == table.meeples
    assert sorted(NAMES[tile] for tile in state.loose) == sorted(table.loose)
    assert state.supply["shield"] == table.supply
    for player, crown in zip(state.players, table.crowns, strict=True):
        assert (player.crown and NAMES[player.crown]) == crown
    assert len(state.legal()) == len(words(state)), "no action stands twice"
    assert words(state) == table.legal()


def agree_on_land(state: LabyrinthState, table: reference.Table, seat: int) -> None:
    """The regions of a landscape, what is open, what stands on them, and the tokens are the same."""
    player, land = state.players[seat], table.lands[seat]
    lying = zip(player.land.cells, player.land.tiles, player.land.turns, strict=True)
    assert {xy(cell): (NAMES[tile], turn) for cell, tile, turn in lying} == land
    assert sorted(token.mark for token in player.tokens) == sorted(table.tokens[seat])
    assert len(set(player.tokens)) == len(player.tokens), "one token a picture (L15)"
    regions = [player.land.region(root) for root in player.land.roots()]
    made = {}
    for region in regions:
        nodes = frozenset((xy(player.land.cells[index]), segment) for index, segment in region.segments)
        made[nodes] = region
    filled = reference.features(land)
    assert set(made) == set(filled)
    for feature in filled:
        region = made[feature]
        assert region.kind == reference.kind(land, feature)
        opens = reference.open_sides(land, feature)
        assert region.open == len(opens) * (3 if region.kind == "city" else 1)
        assert {(xy(cell), port[0]) for cell, port in player.land.open_ports_of(region)} == set(opens)
        assert sorted(mark for mark, n in region.marks.items() for _ in range(n)) == sorted(
            reference.pictures(land, feature)
        )
        ends = sum(len(reference.TILES[land[cell][0]]["segments"][n].get("joints", [])) for cell, n in feature)
        if region.kind == "road" and not region.open:
            assert ends in (0, 2), "a complete road has two ends, or is a ring (L15)"
    for cell in {reference.beyond(cell, side) for cell in land for side in "NESW"} - set(land):
        flat = cell_at(*cell)
        for tile in table.loose:
            fits = {turn for turn in range(4) if not player.land.obstacles(NUMBER[tile], flat, turn)}
            assert fits == {turn for where, turn in reference.placements(land, tile) if where == cell}


@pytest.mark.parametrize("seed", range(60))
def test_a_random_game(seed: int) -> None:
    seats = 1 + seed % 4
    crown = CROWNS[seats][seed // 4 % len(CROWNS[seats])]
    deal = TITLE.deal(seats, {"crown": crown}, Chance(seed))
    state, table = TITLE.start(deal), reference.Table(deal)
    agree(state, table)
    chance = Chance(seed)
    choose = eager_action if seed % 3 else random_action
    while state.phase != "over":
        action, seat, before = choose(state, chance), state.seat, len(state.players[state.seat].land)
        state.apply(action)
        table.follow(action_to_json(action))
        agree(state, table)
        if len(state.players[seat].land) > before:
            agree_on_land(state, table, seat)
    assert [*state.result().scores] == table.heights()
    for seat, categories in enumerate(state.result().categories):
        assert categories["tiles"] == len(table.lands[seat])
        assert categories["cities"] == len(table.completed(seat, "city"))
        assert categories["roads"] == len(table.completed(seat, "road"))
    assert state.result().winners == tuple(
        seat for seat, height in enumerate(table.heights()) if height == max(table.heights())
    )
