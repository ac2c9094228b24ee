"""Ports, edge masks, turns and what faces what."""

import doctest
import importlib

import pytest

from game.engine.ports import (
    PORTS,
    SIDES,
    STEPS,
    facing,
    mask_of_ports,
    mask_of_sides,
    opposite,
    port,
    ports_of,
    sides_mask,
    sides_text,
    turn_sides,
    turned,
)


@pytest.mark.parametrize("name", ["ports", "land", "chance", "reading"])
def test_the_examples_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"game.engine.{name}")).failed == 0


def test_the_ports_run_clockwise_three_to_a_side() -> None:
    assert [PORTS[3 * side + 1] for side in range(4)] == [*SIDES]
    assert all(port(name) == number for number, name in enumerate(PORTS))


def test_facing_mirrors_a_side() -> None:
    assert [PORTS[facing(port(name))] for name in ("NL", "N", "NR", "EL", "WR")] == ["SR", "S", "SL", "WR", "EL"]
    assert all(facing(facing(number)) == number for number in range(12))


@pytest.mark.parametrize("mask", [0, 0xFFF, 0b000010010010, mask_of_sides("NW"), mask_of_ports(["WR", "NL"])])
def test_turns_add_up(mask: int) -> None:
    assert turned(mask, 0) == turned(mask, 4) == mask
    for a in range(4):
        for b in range(4):
            assert turned(turned(mask, a), b) == turned(mask, a + b)


def test_a_quarter_turn_is_clockwise() -> None:
    assert ports_of(turned(mask_of_ports(["NL", "W"]), 1)) == ("N", "EL")
    assert turned(mask_of_sides("NE"), 3) == mask_of_sides("NW")
    assert sides_text(turn_sides(sides_mask("NE"), 3)) == "NW"


def test_sides_and_their_text() -> None:
    assert all(sides_mask(sides_text(sides)) == sides for sides in range(16))
    assert [opposite(side) for side in range(4)] == [2, 3, 0, 1]
    assert all(STEPS[side] == tuple(-step for step in STEPS[opposite(side)]) for side in range(4))


@pytest.mark.parametrize("name", ["", "X", "NX", "n"])
def test_what_is_no_port_or_side_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is named"):
        port(name)
    with pytest.raises(ValueError, match="is named"):
        mask_of_sides([name])
