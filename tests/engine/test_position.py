"""Positions of Labyrinth as documents: read back equal at every step, and refused with every problem told."""

import pytest

from game.engine.labyrinth.state import LabyrinthState
from game.engine.land import xy
from game.engine.reading import ReadingError
from game.play.documents import parse
from game.play.position import Position, position_text
from tests.labyrinth import BOX, NAMES, NUMBER, POSITIONS, TITLE, at, dealt, eager_action, played, position_of

FILES = sorted(path.stem for path in POSITIONS.glob("*.yaml"))


def back(state: LabyrinthState) -> LabyrinthState:
    return TITLE.position.read(parse(position_text(Position(TITLE, state)), "position"))


@pytest.mark.parametrize("seed", range(4))
def test_every_state_of_a_random_game_reads_back_equal(seed: int) -> None:
    state = dealt(1 + seed % 4, seed)
    phases = set()
    assert back(state) == state
    for number, _ in enumerate(played(state, seed, eager_action)):
        phases.add(state.phase)
        if number % (1 + seed % 4) == 0 or state.phase in ("ride", "over"):
            assert back(state) == state
    assert phases >= {"insert", "walk", "extend", "end", "over"}


def test_a_state_in_the_phase_ride_reads_back_equal() -> None:
    state = position_of("pushed_out_together")
    state.apply(state.legal()[0])
    assert (state.phase, len(state.riders)) == ("ride", 2)
    assert back(state) == state
    state.apply(state.legal()[0])
    assert back(state) == state


@pytest.mark.parametrize("name", FILES)
def test_every_position_file_begins_with_a_sentence_and_reads_back_equal(name: str) -> None:
    first = (POSITIONS / f"{name}.yaml").read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith("# ") and first.endswith(").") and "(L" in first
    assert back(position_of(name)) == position_of(name)


class TestWhatMayBeLeftOut:
    def test_everything(self) -> None:
        state = at("title: labyrinth")
        (player,) = state.players
        assert (state.phase, state.seat, state.crown.id) == ("insert", 0, "1B")
        assert [xy(cell) for cell in player.land.cells] == [(0, 0)]
        assert player.place == BOX.centre
        assert [player.crown, *player.pile] == [*BOX.treasures]
        assert [tile for tile in state.maze.tiles if tile not in BOX.fixed.values()] == [*BOX.land[:16]]
        assert state.hand == BOX.land[16]
        assert state.pile == [*BOX.land[17:26]]
        assert state.supply == {"shield": 38, "treasure": 32}
        assert len(state.legal()) == 32

    def test_the_tokens_are_those_that_completed_features_earn_and_come_from_the_supply(self) -> None:
        state = position_of("whole_tower")
        assert sorted(token.kind for token in state.players[0].tokens) == ["shield", "shield", "treasure"]
        assert state.supply == {"shield": 36, "treasure": 31}

    def test_the_crown_seeks_the_first_treasure_that_was_not_found(self) -> None:
        state = at("{title: labyrinth, seats: [{found: [treasure-chalice, treasure-book]}]}")
        player = state.players[0]
        assert NAMES[player.crown or 0] == "treasure-key"
        assert len(player.pile) == 5

    def test_a_tile_to_be_laid_makes_it_the_phase_extend(self) -> None:
        state = at("{title: labyrinth, loose: [curve-1, treasure-key]}")
        assert state.phase == "extend"
        assert state.players[0].found == [NUMBER["treasure-key"]]

    def test_the_walkway_where_there_is_but_one(self) -> None:
        state = at("{title: labyrinth, seats: [{meeple: {cell: [0, 0]}}]}")
        assert state.players[0].place == (0, 0b0110)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{seats: [{}, {}, {}, {}, {}]}", "seats: 1 to 4 are wanted, not 5"),
        ("{seats: 3}", "seats: a list is wanted, not 3"),
        ("{seat: 1}", "seat: a whole number from 0 to 0 is wanted, not 1"),
        ("{phase: sleep}", "phase: insert or ride or walk or extend or end or over is wanted"),
        ("{colour: red}", "colour: this key is not known"),
        ("{hand: curve-9}", "hand: 'curve-9' is no land tile"),
        ("{hand: start}", "hand: 'start' is no land tile"),
        ("{hand: 5}", "hand: text is wanted, not 5"),
        ("{hand: curve-1, pile: [curve-1]}", "pile: curve-1 stands twice"),
        ("{phase: walk, hand: curve-1}", "hand: a tile is in hand in the phase insert, and in no other"),
        ("{phase: end, loose: [curve-1]}", "loose: tiles are to be laid in the phases ride, walk, extend"),
        ("{phase: over, pile: [curve-1]}", "pile: 0 tiles at most are wanted"),
        ("{phase: ride}", "entry: missing: the cell of the tile pushed in"),
        ("{phase: ride, entry: [1, 0]}", "riders: meeples want a walkway in the phase ride"),
        ("{phase: ride, entry: [0, 0], riders: [0]}", "entry: no cell that a tile is pushed in at"),
        ("{phase: ride, entry: [1, 0], riders: [0]}", "riders: seat 0 has no meeple off the road on the tile"),
        ("{supply: {shield: 39}}", "supply: shield: a whole number from 0 to 38 is wanted, not 39"),
        ("{quests: {crown: 1A}}", "crown: 1B or 2B or 3B or P1B or P2B is wanted, not '1A'"),
        ("{board: [{tile: curve-1, at: [5, 0]}]}", "board: 0: at: no cell of the board"),
        ("{board: [{tile: curve-1, at: [0, 0]}]}", "board: 0: tile: this tile cannot lie on [0, 0] (L1)"),
        ("{board: [{tile: fixed-key, at: [1, 0]}]}", "board: 0: tile: this tile cannot lie on [1, 0] (L1)"),
        ("{board: [{tile: fixed-chalice, at: [0, 0], turn: 1}]}", "board: 0: tile: this tile cannot lie on [0, 0]"),
        ("{board: [{tile: curve-1, at: [1, 0], turn: 4}]}", "board: 0: turn: a whole number from 0 to 3 is wanted"),
        ("{board: [{tile: curve-1, at: [1, 0]}, {tile: curve-2, at: [1, 0]}]}", "board: 1: at: [1, 0] stands twice"),
        ("{seats: [{meeple: {cell: [9, 9]}}]}", "seats: 0: meeple: cell: no cell of the board"),
        ("{seats: [{meeple: {cell: [2, 0], walkway: N}}]}", "seats: 0: meeple: walkway: ESW is wanted at [2, 0] (L4)"),
        ("{seats: [{found: [curve-1]}]}", "seats: 0: found: 'curve-1' is no treasure or dragon tile"),
        ("{seats: [{crown: treasure-key, treasures: [treasure-key]}]}", "a treasure tile stands twice among crown"),
        ("{seats: [{found: [], land: [{tile: treasure-key, at: [0, 0]}]}]}", "treasure-key was laid, but not found"),
        ("{seats: [{land: [{tile: start, at: [999, 0]}]}]}", "land: 0: at: the cell 999, 0 is too far away"),
        ("{seats: [{tokens: [{mark: shield, at: [0, 0], port: N}]}]}", "no free shield at [0, 0] N (L15)"),
    ],
)
def test_what_cannot_be_is_refused(text: str, problem: str) -> None:
    with pytest.raises(ReadingError) as refused:
        at(text)
    assert any(problem in line for line in refused.value.problems)
    assert all(line.startswith("position: ") and "\n" not in line for line in refused.value.problems)


def test_land_that_does_not_match_is_refused_with_cell_and_side() -> None:
    with pytest.raises(ReadingError) as refused:
        at(
            """
            title: labyrinth
            seats:
              - land:
                  - {tile: start, at: [0, 0]}
                  - {tile: cap-1, at: [0, -1], turn: 1}
                  - {tile: straight-1, at: [1, 0], turn: 0}
                  - {tile: straight-2, at: [5, 5], turn: 0}
                  - {tile: curve-1, at: [0, 0]}
                  - {tile: start, at: [-1, 0]}
            """
        )
    assert refused.value.problems == (
        "position: seats: 0: land: 1: does not fit on [0, -1]: side S: meadow against city",
        "position: seats: 0: land: 2: does not fit on [1, 0]: side W: meadow against road",
        "position: seats: 0: land: 3: does not fit on [5, 5]: no tile lies beside it",
        "position: seats: 0: land: 4: does not fit on [0, 0]: a tile lies there",
        "position: seats: 0: land: 5: tile: start stands twice",
    )


@pytest.mark.parametrize("document", [None, 3, [], {"seats": [None]}, {"board": [[]]}, {"supply": []}, {"quests": 1}])
def test_what_is_no_document_is_told(document: object) -> None:
    with pytest.raises(ReadingError):
        TITLE.position.read(document)
