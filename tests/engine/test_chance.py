"""The generator of chance: the same numbers everywhere, and fair."""

from collections import Counter
from itertools import permutations

import pytest

from game.engine.chance import Chance, seed_number


def test_the_published_vectors_of_splitmix64() -> None:
    chance = Chance(1234567)
    assert [chance.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_our_own_vectors() -> None:
    chance = Chance(seed_number("walls and ways"))
    assert [chance.below(6) for _ in range(20)] == [1, 1, 4, 5, 3, 1, 3, 3, 0, 0, 0, 3, 5, 1, 4, 4, 4, 0, 4, 4]
    assert "".join(Chance(7).shuffled("carcassonne")) == "nanesosccar"


def test_the_state_is_one_integer_that_can_be_kept() -> None:
    chance = Chance(5)
    chance.bits()
    again = Chance(chance.state)
    assert [again.bits() for _ in range(9)] == [chance.bits() for _ in range(9)]
    assert eval(repr(again)).state == again.state
    assert Chance(-1).state == Chance(2**64 - 1).state


@pytest.mark.parametrize("n", [1, 2, 3, 7, 10, 56])
def test_below_is_fair(n: int) -> None:
    chance, draws = Chance(n), 3000 * n
    counts = Counter(chance.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    spread = sum((count - 3000) ** 2 / 3000 for count in counts.values())
    assert spread < n + 4 * (2 * n) ** 0.5 + 4, "chi squared"


def test_below_refuses_numbers_that_would_make_the_first_ones_likelier() -> None:
    class Scripted(Chance):
        __slots__ = ("script",)

        def bits(self) -> int:
            return self.script.pop(0)

    chance = Scripted(0)
    n = 3 << 62  # 2**64 is no multiple of it: every number from n on has to be drawn anew
    chance.script = [n, 2**64 - 1, n - 1]
    assert chance.below(n) == n - 1


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_is_below_nought(n: int) -> None:
    with pytest.raises(ValueError, match="no number"):
        Chance(1).below(n)


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    chance = Chance(99)
    counts = Counter(tuple(chance.shuffled("abcd")) for _ in range(24_000))
    assert set(counts) == set(permutations("abcd"))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_shuffle_leaves_what_it_was_given() -> None:
    things = [1, 2, 3]
    assert sorted(Chance(1).shuffled(things)) == things == [1, 2, 3]
    assert Chance(1).shuffled([]) == []


def test_seeds_as_people_type_them() -> None:
    assert seed_number("a") == 0xAF63DC4C8601EC8C
    assert len({seed_number(text) for text in ("Blue 7", "blue 7", "Blue7", "é", "")}) == 5
