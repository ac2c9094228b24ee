"""Broken data of the box and deals that cannot be: every problem is one line, and nothing else is raised."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.chance import Chance
from game.engine.labyrinth.components import Components
from game.engine.tiles import TileSetError
from game.play.documents import read
from game.play.resources import data_path
from tests.labyrinth import TITLE

TILES, BOX = read(data_path("tiles", "labyrinth.yaml")), read(data_path("labyrinth.yaml"))
Change = Callable[[Any, Any], object]


def problems(tiles: object, box: object) -> tuple[str, ...]:
    with pytest.raises(TileSetError) as refused:
        Components(tiles, box)
    assert all("\n" not in problem and problem for problem in refused.value.problems)
    return refused.value.problems


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda tiles, box: box.pop("heights"), "labyrinth: heights: missing"),
        (lambda tiles, box: box["heights"].update(meeple="tall"), "labyrinth: heights: meeple: a whole number from 1"),
        (lambda tiles, box: box["heights"].update(roof=3), "labyrinth: heights: roof: this key is not known"),
        (lambda tiles, box: box.update(board=[]), "labyrinth: board: keys with values are wanted"),
        (lambda tiles, box: box["board"].update(size=[5, 6]), "labyrinth: board: size: 5, 5 is wanted (L1)"),
        (lambda tiles, box: box["board"]["fixed"].pop(), "labyrinth: board: fixed: each cell of even column and row"),
        (
            lambda tiles, box: box["board"]["fixed"][0].update(tile="curve-1"),
            "labyrinth: board: fixed: 0: tile: a tile of the role fixed is wanted",
        ),
        (lambda tiles, box: box["board"]["fixed"][1].update(tile="fixed-key"), "a tile stands twice"),
        (lambda tiles, box: box["board"]["fixed"][0].update(at="NW"), "fixed: 0: at: two whole numbers [x, y]"),
        (lambda tiles, box: box["board"]["fixed"][0].update(at=[5, -1]), "fixed: 0: at: no cell of the board"),
        (lambda tiles, box: box["crowns"].pop("1B"), "crowns: 1B: a crown quest for 1 is wanted"),
        (lambda tiles, box: box["crowns"]["1A"].update(solo=7), "crowns: 1A: a crown quest for 2 is wanted"),
        (lambda tiles, box: box["pile"].pop(3), "labyrinth: pile: a number for 1, 2, 3 and 4 players is wanted"),
        (lambda tiles, box: box["pile"].update({4: 44}), "labyrinth: pile: more tiles than there are"),
        (lambda tiles, box: box["pile"].update({3: 31}), "labyrinth: pile: 3: the same number of turns for each"),
        (lambda tiles, box: box["supply"].update(shield=-1), "labyrinth: supply: shield: a whole number from 0"),
        (lambda tiles, box: box["supply"].pop("treasure"), "labyrinth: supply: treasure: missing"),
        (lambda tiles, box: box["crowns"]["1A"].update(counts="sheep"), "labyrinth: crowns: 1A: counts: shields or"),
        (lambda tiles, box: box["crowns"]["1A"].update(solo="7"), "labyrinth: crowns: 1A: solo: a whole number"),
        (lambda tiles, box: box["crowns"].update(X=3), "labyrinth: crowns: X: keys with values are wanted"),
        (lambda tiles, box: box["strip"].update(tutorial=[0, 5, 5]), "labyrinth: strip: tutorial: rising"),
        (lambda tiles, box: box["strip"].update(tutorial=[0, "5"]), "labyrinth: strip: tutorial: rising"),
        (lambda tiles, box: tiles.pop("ground"), "tiles/labyrinth: ground: missing: text is wanted"),
        (lambda tiles, box: tiles["tiles"].pop(), "tiles/labyrinth: 8 tiles of the role fixed, but 9 are wanted"),
        (lambda tiles, box: tiles["tiles"][0].update(role="hill"), "tiles/labyrinth: straight: role: 'hill'"),
        (lambda tiles, box: box.update({"two\nlines": 1}), "labyrinth: two lines: this key is not known"),
        (lambda tiles, box: tiles["tiles"][0].update(count=10**9), "straight: count: a whole number from 1 to 1000"),
        (lambda tiles, box: tiles["tiles"][0].update(hue="red"), "tiles/labyrinth: straight: hue: this key is not"),
        (lambda tiles, box: tiles["tiles"][-1].pop("treasure"), "fixed-hourglass: treasure: wanted for treasure"),
        (lambda tiles, box: tiles["shields"].update(road=14), "shields: road: 15 shields, but 14 are printed"),
        (lambda tiles, box: tiles["totals"].update(land=55), "totals: land: 56 tiles, but 55 are printed"),
        (
            lambda tiles, box: tiles["tiles"][0]["segments"][0].update(kind="river"),
            "straight: segments: 0: kind: 'river' is neither city nor road",
        ),
        (
            lambda tiles, box: tiles["tiles"][0]["segments"][0].update(ports=["N"]),
            "straight: segments: 0: a road joins two sides, or leads from one to a forest or gate (L3)",
        ),
        (
            lambda tiles, box: tiles["tiles"][0]["segments"][0].update(ports=["N", "E", "S"]),
            "straight: segments: 0: a road joins two sides",
        ),
        (
            lambda tiles, box: tiles["tiles"][0]["segments"][0].update(ports=["NL", "N"]),
            "straight: segments: 0: a road takes the middle of sides (L3)",
        ),
        (
            lambda tiles, box: tiles["tiles"][0]["segments"].append({"kind": "city", "ports": ["EL", "E"]}),
            "straight: segments: 1: a city takes whole sides (L3)",
        ),
        (
            lambda tiles, box: tiles["tiles"][0]["segments"][0].update(marks=["sheep"]),
            "straight: segments: 0: marks: 'sheep' is not known",
        ),
        (
            lambda tiles, box: tiles["tiles"][0]["segments"][0].update(marks="shield"),
            "straight: segments: 0: marks: a list is wanted, not 'shield'",
        ),
    ],
)
def test_broken_data_are_told_in_one_line(change: Change, problem: str) -> None:
    tiles, box = copy.deepcopy(TILES), copy.deepcopy(BOX)
    change(tiles, box)
    assert any(problem in line for line in problems(tiles, box))


def test_all_problems_of_both_files_at_once() -> None:
    tiles, box = copy.deepcopy(TILES), copy.deepcopy(BOX)
    assert isinstance(tiles, dict) and isinstance(box, dict)
    tiles["totals"] = {"land": 1}
    box.pop("strip")
    box["supply"] = {"shield": "many", "treasure": 32}
    assert problems(tiles, box) == (
        "tiles/labyrinth: totals: land: 56 tiles, but 1 are printed",
        "labyrinth: strip: missing",
        "labyrinth: supply: shield: a whole number from 0 is wanted, not 'many'",
        "labyrinth: strip: tutorial: rising whole numbers from 0 are wanted",
    )


def spots(document: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value of a document."""
    inner: Any = ()
    if isinstance(document, dict | list):
        inner = document.items() if isinstance(document, dict) else enumerate(document)
    return [path, *(spot for key, value in inner for spot in spots(value, (*path, key)))]


WRONG = st.none() | st.booleans() | st.integers(-3, 3) | st.text(max_size=2) | st.lists(st.integers(), max_size=2)
WRONG |= st.dictionaries(st.text(max_size=2), st.integers(), max_size=1)
SPOTS = [(file, spot) for file, document in enumerate((TILES, BOX)) for spot in spots(document)]
DEAL = TITLE.deal(2, {}, Chance(1))


def changed(document: object, spot: tuple[Any, ...], value: object) -> Any:
    if not spot:
        return value
    twin: Any = copy.deepcopy(document)
    here = twin
    for key in spot[:-1]:
        here = here[key]
    here[spot[-1]] = value
    return twin


@given(st.sampled_from(SPOTS), WRONG)
@settings(max_examples=300, deadline=None)
def test_whatever_stands_in_the_data_is_read_or_told(spot: tuple[int, tuple[Any, ...]], value: object) -> None:
    file, path = spot
    documents: list[object] = [TILES, BOX]
    documents[file] = changed(documents[file], path, value)
    try:
        Components(*documents)
    except TileSetError as error:
        assert error.problems
        assert all("\n" not in problem for problem in error.problems)


@given(st.sampled_from(spots(DEAL)), WRONG)
@settings(max_examples=300, deadline=None)
def test_whatever_stands_in_a_deal_is_started_or_refused(spot: tuple[Any, ...], value: object) -> None:
    try:
        state = TITLE.start(changed(DEAL, spot, value))
    except ValueError as error:
        assert "\n" not in str(error)
    else:
        assert len(state.legal()) == 32


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"seats": 5}, "seats: a whole number from 1 to 4 is wanted, not 5"),
        ({"seats": 3}, "pile: 30 tiles are wanted (L6), not 20; the dealt game: treasures: the eight"),
        ({"first": 2}, "first: a whole number from 0 to 1 is wanted, not 2"),
        ({"crown": "1B"}, "crown: 1A is wanted, not '1B'"),
        ({"board": DEAL["board"][1:]}, "board: 16 tiles are wanted (L5), not 15"),
        ({"board": [*DEAL["board"][:15], ["curve-1", 4]]}, "board: a tile and a turn from 0 to 3 are wanted"),
        ({"board": [*DEAL["board"][:15], ["start", 1]]}, "board: 'start' is no land tile"),
        ({"pile": DEAL["pile"][:-1]}, "pile: 20 tiles are wanted (L6), not 19"),
        ({"pile": [*DEAL["pile"][:-1], DEAL["pile"][0]]}, f"{DEAL['pile'][0]} was dealt twice"),
        ({"pile": [*DEAL["pile"][:-1], DEAL["board"][0][0]]}, f"{DEAL['board'][0][0]} was dealt twice"),
        ({"treasures": [DEAL["treasures"][0]]}, "treasures: the eight treasure tiles are wanted once for each seat"),
        ({"treasures": [["treasure-key"] * 8] * 2}, "treasures: the eight treasure tiles are wanted once"),
        ({"weather": "rain"}, "weather: this key is not known"),
    ],
)
def test_deals_that_cannot_be_are_refused(change: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError) as refused:
        TITLE.start({**DEAL, **change})
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (0, {}, "1 to 4 players, not 0"),
        (5, {}, "1 to 4 players, not 5"),
        (2, {"first": 2}, "a seat from 0 to 1"),
        (2, {"first": True}, "a seat from 0 to 1"),
        (2, {"crown": 1}, "1A is wanted, not 1"),
        (1, {"crown": "1A"}, "1B or 2B or 3B or P1B or P2B is wanted"),
        (1, {"speed": 1}, "speed is no option of Labyrinth"),
    ],
)
def test_options_that_are_not_known_are_refused(seats: int, options: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        TITLE.deal(seats, options, Chance(1))


def test_a_dealt_game_always_starts() -> None:
    for seed in range(100):
        deal = TITLE.deal(1 + seed % 4, {}, Chance(seed))
        assert TITLE.start(deal).seat == deal["first"]
        assert TITLE.deal(1 + seed % 4, {}, Chance(seed)) == deal
