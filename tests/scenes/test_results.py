"""The results: towers of the engine's height, piece by piece, the crown last; what is told, and the ways on."""

from itertools import pairwise

import pygame
import pytest

from game.engine.labyrinth.state import LabyrinthState
from game.scenes.labyrinth.results.scene import LINES, LabyrinthResults
from game.scenes.labyrinth.results.stacks import landed, stacks_of, whole_time
from game.scenes.results.ledger import lines_of
from game.ui import intents
from tests.labyrinth import BOX, dealt, eager_action, played
from tests.scenes.landscapes import NewTable, Table


def finished(seats: int, seed: int = 4) -> LabyrinthState:
    state = dealt(seats, seed)
    for _ in played(state, seed, eager_action):
        pass
    return state


def opened(table: Table) -> LabyrinthResults:
    table.navigator.open()
    table.stack.draw(table.surface)
    scene = table.stack.top
    assert isinstance(scene, LabyrinthResults)
    return scene


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_towers_are_as_high_as_the_engine_says(new_table: NewTable, seats: int) -> None:
    state = finished(seats)
    table = new_table(state)
    scene = opened(table)
    scores = state.result().scores
    for stack, score in zip(scene.stacks, scores, strict=True):
        assert sum(piece.height for piece in stack) == stack[-1].top == score
        assert landed(stack, whole_time(scene.stacks)) == score
    scale = scene.shelf.scale
    for seat, score in enumerate(scores):
        assert scene.shelf.tower(seat).height == pytest.approx(score * scale, abs=1)
    assert scene.facts()["heights"] == list(scores)


def test_pieces_stand_on_each_other_and_crowns_come_last() -> None:
    state = finished(3)
    stacks = stacks_of(state.towers(), BOX.heights)
    for stack, tower in zip(stacks, state.towers(), strict=True):
        assert [piece.kind for piece in stack][-1] == ("crown" if tower.crowned else "meeple")
        for below, piece in pairwise(stack):
            assert piece.foot == below.top and piece.start > below.start
    crowns = [stack[-1].start for stack in stacks if stack[-1].kind == "crown"]
    others = [piece.start for stack in stacks for piece in stack if piece.kind != "crown"]
    assert not crowns or min(crowns) > max(others)


def test_the_lines_of_the_ledger_add_up() -> None:
    result = finished(4).result()
    lines = lines_of(result, LINES, LabyrinthResults.COUNTED)
    names = [line.name for line in lines if line.name != "dragons"]  # which few have
    assert names == ["tiles", "shields", "treasures", "top", "cities", "roads"]
    for seat, score in enumerate(result.scores):
        terms = [line.terms[seat] for line in lines if line.terms]
        assert sum(term.total for term in terms if term is not None) == score


def test_a_key_ends_the_rising_and_is_carried_out(new_table: NewTable) -> None:
    table = new_table(finished(2))
    scene = opened(table)
    table.pass_time(0.6, 6)
    assert 0 < scene.time < whole_time(scene.stacks) and scene.busy()
    table.take(intents.Click((5, 5)))
    assert not scene.busy() and scene.time == whole_time(scene.stacks) and scene.glory == 1
    table.take(intents.Confirm())
    assert table.said == ["again False"]


def test_the_ways_on(new_table: NewTable) -> None:
    table = new_table(finished(2))
    scene = opened(table)
    table.settle()
    boxes = scene.boxes()
    for name in ("again", "same-seed", "menu"):
        table.take(intents.PointerDown(boxes[name].center), intents.Click(boxes[name].center))
    assert table.said == ["again False", "again True", "leave"]
    table.take(intents.PointerDown(boxes["landscapes"].center), intents.Click(boxes["landscapes"].center))
    table.settle()
    assert table.stack.top.name == "table"
    table.take(intents.ShowLandscapes(), intents.Back())
    assert table.stack.top is scene
    assert not scene.moves.busy, "the towers rise once"


def test_solo_is_held_against_the_strip(new_table: NewTable) -> None:
    table = new_table(finished(1))
    scene = opened(table)
    table.settle()
    assert "strip" in scene.boxes()
    height = scene.towers[0].height
    bands = scene.shelf.bands
    assert bands[scene.verdict].foot <= height or scene.verdict == 0
    assert scene.verdict == len(bands) - 1 or height < bands[scene.verdict + 1].foot
    assert scene.headline() == table.kit.say(f"results.verdict.{scene.verdict}")
    assert "crown" in scene.second_line().lower()


@pytest.mark.parametrize("window", [(1024, 640), (1440, 900), (2560, 1440), (1100, 1300)])
@pytest.mark.parametrize("seats", [1, 4])
def test_everything_stands_in_the_window_and_apart(new_table: NewTable, window: tuple[int, int], seats: int) -> None:
    table = new_table(finished(seats), window)
    scene = opened(table)
    table.settle()
    boxes = scene.boxes()
    whole = pygame.Rect((0, 0), window)
    assert all(whole.contains(box) for box in boxes.values())
    assert not boxes["shelf"].colliderect(boxes["ledger"])
    assert all(boxes["shelf"].contains(boxes[name]) for name in boxes if name.startswith(("tower-", "rule", "strip")))
    towers = [boxes[f"tower-{seat}"] for seat in range(seats)]
    assert not any(one.colliderect(other) for one in towers for other in towers if one is not other)
    assert not table.kit.type.shortened
