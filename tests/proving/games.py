"""Random games that the engine and the second reading of the rules follow side by side, judged action by action.

`python -m tests.proving.games 20000` judges so many games and says how many of what were compared.
"""

import argparse
import time
from collections import Counter
from dataclasses import fields
from itertools import pairwise

from game.engine.chance import Chance
from game.engine.labyrinth.events import Walked
from game.engine.labyrinth.maze import Place, board_xy
from game.engine.labyrinth.state import LabyrinthState
from game.engine.labyrinth.tower import strip_verdict
from game.engine.land import cell_at, xy
from game.engine.notation import action_to_json
from game.engine.ports import sides_text
from game.engine.title import Action, Event, total
from tests import reference
from tests.labyrinth import BOX, NAMES, NUMBER, TITLE, eager_action, random_action

CROWNS = {1: ("1B", "2B", "3B", "P1B", "P2B"), 2: ("1A",), 3: ("1A",), 4: ("1A",)}
FIELDS = {kind: [field.name for field in fields(kind)] for kind in TITLE.actions.values()}  # type: ignore[arg-type]
TOLD_EVERY = 1000  # games of a long run


def judge(seed: int) -> Counter[str]:
    """Play a random game to its end, of one to four seats and each crown quest in turn.

    After each action both readings must say the same. Returns how many of what were compared.
    """
    seats = 1 + seed % 4
    deal = TITLE.deal(seats, {"crown": CROWNS[seats][seed // 4 % len(CROWNS[seats])]}, Chance(seed))
    state, table = TITLE.start(deal), reference.Table(deal)
    choose, chance = (eager_action if seed % 3 else random_action), Chance(seed)
    compared = Counter(games=1, legal=agree(state, table))
    while state.phase != "over":
        action, seat, before = choose(state, chance), state.seat, len(state.players[state.seat].land)
        stood = table.meeples[seat]
        events = state.apply(action)
        compared["walks"] += agree_on_walk(events, table, stood)
        table.follow(action_to_json(action))
        compared["actions"] += 1
        compared["legal"] += agree(state, table)
        if len(state.players[seat].land) > before:
            compared["regions"] += agree_on_land(state, table, seat)
        if state.phase in ("insert", "over"):
            assert [*state.standing().scores] == table.heights()
            compared["scores"] += seats
    agree_on_result(state, table)
    compared["results"] += 1
    return compared


def words(action: Action) -> tuple[object, ...]:
    """An action as the second reading writes it: what it does, and its fields in order."""
    return action.do, *(getattr(action, field) for field in FIELDS[type(action)])


def place(meeple: Place) -> tuple[reference.Cell, str]:
    """Where a meeple stands, as the second reading writes it."""
    return board_xy(meeple.cell), sides_text(meeple.walkway)


def agree(state: LabyrinthState, table: reference.Table) -> int:
    """Board, meeples, tiles, supplies and every legal action are the same; returns how many actions are legal."""
    assert (state.phase, state.seat) == (table.todo, table.seat)
    lying = zip(state.maze.tiles, state.maze.turns, strict=True)
    assert {board_xy(cell): (NAMES[tile], turn) for cell, (tile, turn) in enumerate(lying)} == table.board
    assert [place(player.place) for player in state.players] == table.meeples
    assert sorted(NAMES[tile] for tile in state.loose) == sorted(table.loose)
    assert [NAMES[tile] for tile in state.pile] == table.pile
    assert state.supply["shield"] == table.supply
    for player, crown in zip(state.players, table.crowns, strict=True):
        assert (player.crown and NAMES[player.crown]) == crown
    legal = [words(action) for action in state.legal()]
    assert len(set(legal)) == len(legal), "no action stands twice"
    assert set(legal) == table.legal()
    return len(legal)


def agree_on_walk(events: tuple[Event, ...], table: reference.Table, start: tuple[reference.Cell, str]) -> int:
    """The way that a meeple is told to have walked leads from road to road (L12)."""
    walks = [event for event in events if isinstance(event, Walked)]
    for walk in walks:
        way = list(zip(walk.cells, walk.walkways, strict=True))
        assert way[0] == start
        assert len(set(way)) == len(way), "no place is walked twice"
        assert all(there in table.steps(here) for here, there in pairwise(way))
    return len(walks)


def agree_on_land(state: LabyrinthState, table: reference.Table, seat: int) -> int:
    """The regions of a landscape, what is open, what stands on them, and the tokens are the same; returns how many
    regions there are."""
    player, land = state.players[seat], table.lands[seat]
    lying = zip(player.land.cells, player.land.tiles, player.land.turns, strict=True)
    assert {xy(cell): (NAMES[tile], turn) for cell, tile, turn in lying} == land
    assert sorted(token.kind for token in player.tokens) == sorted(table.tokens[seat])
    assert len(set(player.tokens)) == len(player.tokens), "one token a picture (L15)"
    made = {}
    for region in map(player.land.region, player.land.roots()):
        made[frozenset((xy(player.land.cells[index]), segment) for index, segment in region.segments)] = region
    filled = reference.features(land)
    assert set(made) == set(filled)
    for feature in filled:
        region = made[feature]
        assert region.kind == reference.kind(land, feature)
        opens = reference.open_sides(land, feature)
        assert region.open == len(opens) * (3 if region.kind == "city" else 1)
        assert {(xy(cell), port[0]) for cell, port in player.land.open_ports_of(region)} == set(opens)
        marks = sorted(mark for mark, count in region.marks.items() for _ in range(count))
        assert marks == sorted(reference.pictures(land, feature))
        ends = sum(len(reference.TILES[land[cell][0]]["segments"][n].get("joints", [])) for cell, n in feature)
        if region.kind == "road" and not region.open:
            assert ends in (0, 2), "a complete road has two ends, or is a ring (L15)"
    for cell in {reference.beyond(cell, side) for cell in land for side in "NESW"} - set(land):
        flat = cell_at(*cell)
        for tile in table.loose:
            fits = {turn for turn in range(4) if not player.land.obstacles(NUMBER[tile], flat, turn)}
            assert fits == {turn for where, turn in reference.placements(land, tile) if where == cell}
    return len(filled)


def agree_on_result(state: LabyrinthState, table: reference.Table) -> None:
    """Heights, what they are made of, the crown, the strip and the winners are the same (L17 to L20)."""
    result, heights = state.result(), table.heights()
    assert [*result.scores] == heights
    for seat, categories in enumerate(result.categories):
        tokens = table.tokens[seat]
        assert categories == {
            "tiles": len(table.lands[seat]),
            "shields": tokens.count("shield"),
            "treasures": tokens.count("treasure"),
            "dragons": tokens.count("dragon"),
            "crown": int(seat in table.crowned()),
            "cities": len(table.completed(seat, "city")),
            "roads": len(table.completed(seat, "road")),
        }
        told = {term.name: term.count for term in result.terms[seat] if term.count}
        top = "crown" if seat in table.crowned() else "meeple"
        assert told == {"tile": len(table.lands[seat]), **Counter(tokens), top: 1}
        assert total(result.terms[seat]) == heights[seat]
    assert result.winners == tuple(seat for seat, height in enumerate(heights) if height == max(heights))
    if len(heights) == 1:
        assert strip_verdict(BOX, heights[0]) == reference.strip(heights[0])


def main() -> None:
    """Judge as many games as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.proving.games", description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=20_000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    options = parser.parse_args()
    began, compared = time.monotonic(), Counter[str]()
    for seed in range(options.first, options.first + options.games):
        try:
            compared += judge(seed)
        except AssertionError as error:
            raise SystemExit(f"the game of seed {seed} is judged otherwise: {error!r}") from error
        if compared["games"] % TOLD_EVERY == 0 or compared["games"] == options.games:
            told = ", ".join(f"{count} {what}" for what, count in compared.items())
            print(f"{time.monotonic() - began:.0f} s: agreed on {told}", flush=True)


if __name__ == "__main__":
    main()
