"""Events, refusals and obstacles in sentences: all of them have words, with their plural forms."""

import pytest

from game.engine import common
from game.engine.common import EndTurn, Lay, PutAside
from game.engine.labyrinth import events as event
from game.engine.labyrinth.actions import Push, Ride, Walk
from game.engine.land import Obstacle, cell_at
from game.engine.session import Seat
from game.engine.title import Action, Event, IllegalAction, Term
from game.play.game_lines import BrokenFile
from game.play.telling import tell_list, tell_obstacle, tell_reason, tell_tile
from game.play.words import Words
from tests.labyrinth import BOX, NUMBER, RULES, at, dealt, eager_action, played, position_of

WORDS = Words()
SEATS = (Seat("Ada", "red"), Seat("Ben", "blue"), Seat("Cy", "green"), Seat("Di", "yellow"))

SHIELD = (Term("shield", 1, 2),)


def told(happened: Event, seats: tuple[Seat, ...] = SEATS) -> str:
    return RULES.teller.event(WORDS.say, happened, seats)


@pytest.mark.parametrize(
    ("happened", "sentence"),
    [
        (
            event.Pushed(0, "N3", "curve-2", 1, "cross-1", 0),
            "At the north arrow of column 4, Ada pushes in a curve and gets a crossing.",
        ),
        (event.Rode(1, (1, 1), (1, 2), False, "NS"), "Ben rides along to column 2, row 3."),
        (event.Rode(1, (1, 4), (1, 0), True, ""), "Ben falls out and is put on the new tile, in column 2, row 1."),
        (event.Rode(1, (1, 0), (1, 0), True, "NE"), "Ben is put on its road to the north and east."),
        (event.Walked(0, ((0, 0),), ("ES",)), "Ada stays in column 1, row 1."),
        (event.Walked(0, ((0, 0), (1, 0)), ("ES", "EW")), "Ada walks one tile, to column 2, row 1."),
        (event.Walked(0, ((0, 0), (1, 0), (2, 0)), ("ES", "EW", "ESW")), "Ada walks 2 tiles, to column 3, row 1."),
        (event.Found(0, "lute", "treasure-lute"), "Ada finds the lute."),
        (common.Laid(0, "treasure-lute", (0, -1), 2), "Ada lays the tile of the lute, 1 north of the start tile."),
        (common.Laid(0, "cap-1", (-2, 3), 2), "Ada lays a city, 2 west and 3 south of the start tile."),
        (common.LeftGame(0, "cross-1"), "Ada can lay a crossing nowhere: it leaves the game."),
        (common.Scored(0, "tile", ((0, -1),), -1, (Term("tile", 1, 2),)), ""),
        (event.Completed(0, "city", ((0, 0), (0, 1)), 0, (), 0, 0), "Ada completes a city of 2 tiles."),
        (event.Completed(0, "road", ((0, 0),), 1, SHIELD, 1, 0), "Ada completes a road of 1 tile with 1 shield."),
        (
            event.Completed(0, "city", ((0, 0), (0, 1), (0, 2)), 0, (*SHIELD, Term("treasure", 1, 2)), 2, 1),
            "Ada completes a city of 3 tiles with 2 shields and 1 treasure. The supply has only 1 token left for it.",
        ),
        (common.PiecePut(2, "shield", (0, 0), 0), "Cy gains a shield token."),
        (common.TurnEnded(3), "Di ends the turn."),
        (event.TurnedUp(3), "Di turns up the next treasure and keeps it secret."),
        (common.Drew(3, "two-curves-1"), "Di draws two curves."),
        (common.GameEnded((1,)), "The game is over. Ben wins."),
        (common.GameEnded((0, 1, 3)), "The game is over. Ada, Ben and Di win together."),
    ],
)
def test_what_happened(happened: Event, sentence: str) -> None:
    assert told(happened) == sentence


def test_alone_nobody_is_beaten() -> None:
    assert told(common.GameEnded((0,)), SEATS[:1]) == "The game is over."


def test_every_event_of_random_games_has_words() -> None:
    seen = set()
    for seed in range(6):
        for _, events in played(dealt(4, seed), seed, eager_action):
            for happened in events:
                seen.add(happened.what)
                line = told(happened)
                if isinstance(happened, common.Scored) and happened.kind == "tile":
                    assert line == "", "told with the tile"
                    continue
                assert line.endswith(".") and "\n" not in line and "{" not in line
    assert seen >= set(event.EVENTS) - {"left_game"}


def test_every_tile_has_words() -> None:
    for tile, name in enumerate(BOX.tiles.names):
        if BOX.tiles.kind(tile).role != "fixed":
            assert tell_tile(WORDS.say, name)
    kinds = {kind.id for kind in BOX.tiles.kinds}
    assert {key.removeprefix("tile.") for key in WORDS.known if key.startswith("tile.")} <= kinds


def test_every_picture_that_words_speak_of_is_there() -> None:
    for kind in BOX.tiles.kinds:
        if kind.role == "land":
            shields = sum("shield" in part.marks for part in kind.segments)
            assert ("shield" in tell_tile(WORDS.say, kind.id)) == bool(shields), kind.id
            assert ("city" in tell_tile(WORDS.say, kind.id) or "cities" in tell_tile(WORDS.say, kind.id)) == any(
                part.kind == "city" for part in kind.segments
            ), kind.id


def test_obstacles_are_told_side_by_side() -> None:
    land = at("{title: labyrinth}").players[0].land
    found = land.obstacles(NUMBER["straight-1"], cell_at(1, 0), 0)
    assert [tell_obstacle(WORDS.say, obstacle) for obstacle in found] == ["west side: a meadow meets a road"]
    found = land.obstacles(NUMBER["straight-1"], cell_at(0, -1), 0)
    assert [tell_obstacle(WORDS.say, obstacle) for obstacle in found] == ["south side: a road meets a city"]
    assert tell_obstacle(WORDS.say, Obstacle("no_neighbour")) == "it must touch the landscape with a side"


@pytest.mark.parametrize(
    ("position", "action", "reason"),
    [
        ("rides_along", EndTurn(), "ending the turn is not possible now, a tile is to be pushed in"),
        ("rides_along", Push("N2", 0), "there is no arrow N2"),
        ("rides_along", Push("N1", 4), "a tile has the turns 0 to 3, and no 4"),
        ("walk_forest_and_gate", Walk((3, 2), "E"), "no walk leads to the road E in column 4, row 3"),
        ("land_and_treasure", Lay("cross-1", (1, 0), 0), "cross-1 is not to be laid now"),
        ("land_and_treasure", Lay("curve-1", (0, 0), 0), "the tile does not fit, a tile lies there already"),
        ("land_and_treasure", Lay("curve-1", (5, 5), 0), "does not fit, it must touch the landscape with a side"),
        ("land_and_treasure", Lay("curve-1", (0, 1), 0), "the tile does not fit, north side: a road meets a meadow"),
        ("land_and_treasure", PutAside("curve-1"), "still fits somewhere, so none may leave the game"),
    ],
)
def test_why_an_action_is_not_legal(position: str, action: Action, reason: str) -> None:
    state = position_of(position)
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    assert tell_reason(WORDS.say, refused.value).endswith(reason)


def test_why_a_meeple_cannot_be_put_on_a_road() -> None:
    state = position_of("pushed_out_together")
    state.apply(Push("N1", 0))
    with pytest.raises(IllegalAction) as refused:
        state.apply(Ride(1, "NS"))
    assert tell_reason(WORDS.say, refused.value) == "the meeple of seat 1 cannot be put on the road NS"


def test_a_refusal_in_a_game_file_is_told_in_words() -> None:
    refused = IllegalAction("phase", action="lay", phase="over")
    line = WORDS.tell(BrokenFile("game_broken", file="a.game", line=9, why=refused))
    assert line == (
        "The game file a.game is broken in line 9: laying a tile is not possible now, the game is over. "
        "It was left as it is."
    )


@pytest.mark.parametrize(("things", "line"), [("", ""), ("a", "a"), ("ab", "a and b"), ("abc", "a, b and c")])
def test_lists(things: str, line: str) -> None:
    assert tell_list(WORDS.say, [*things]) == line
