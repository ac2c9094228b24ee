"""Pictures are kept within a limit, at the size, turn and shape they are shown in."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.brush import Brush
from game.ui.kit import Kit
from game.ui.pictures import Pictures, Wanted, wanted

BLUE, GREEN = pygame.Color("blue"), pygame.Color("green")


def near(one: pygame.Color, other: pygame.Color) -> bool:
    """Scaling rounds each halving."""
    return all(abs(a - b) <= 4 for a, b in zip(one, other, strict=True))


@pytest.fixture
def pictures(painted: Path) -> Pictures:
    return Pictures(painted.joinpath)


def test_a_picture_is_made_once(pictures: Pictures) -> None:
    assert pictures.get("disc.png", 20) is pictures.get("disc.png", 20)


def test_for_a_missing_file_another_stands_in(pictures: Pictures) -> None:
    assert pictures.get("nothing.png", 20).get_size() == (20, 20)
    assert list(pictures.lost) == ["nothing.png"]


def test_the_other_side_follows(pictures: Pictures) -> None:
    assert pictures.get("quarter.png", (40, 0)).get_size() == (40, 40)


def test_a_size_is_needed() -> None:
    with pytest.raises(ValueError, match="without a size"):
        Wanted("disc.png", (0, 0))


@pytest.mark.parametrize(("turn", "corner"), [(0, (5, 5)), (1, (35, 5)), (2, (35, 35)), (3, (5, 35)), (5, (35, 5))])
def test_quarter_turns_are_clockwise(pictures: Pictures, turn: int, corner: tuple[int, int]) -> None:
    image = pictures.get("quarter.png", 40, turn)
    assert near(image.get_at(corner), BLUE)
    assert near(image.get_at((39 - corner[0], 39 - corner[1])), GREEN)


def test_scaling_leaves_no_dark_fringe(pictures: Pictures) -> None:
    image = pictures.get("disc.png", 17)
    seen = [image.get_at((x, y)) for x in range(17) for y in range(17)]
    assert all(tone.r > 220 for tone in seen if tone.a > 8)


def test_a_tint_keeps_the_shape(pictures: Pictures) -> None:
    image = pictures.get("disc.png", 32, tint="#102030")
    assert image.get_at((16, 16)) == pygame.Color("#102030")
    assert image.get_at((0, 0)).a == 0


def test_a_shadow_spreads(pictures: Pictures) -> None:
    shadow = pictures.shadow(wanted("disc.png", 32), 6)
    assert shadow.get_size() == (44, 44)
    assert 0 < shadow.get_at((22, 6)).a < 255
    assert shadow.get_at((22, 22)).a > shadow.get_at((22, 4)).a


def test_the_cache_stays_within_its_limit(painted: Path) -> None:
    pictures = Pictures(painted.joinpath, limit=100 * 100 * 4 * 3)
    first = pictures.get("quarter.png", 100)
    for size in range(90, 99):
        pictures.get("quarter.png", size)
        assert pictures.bytes <= pictures.limit
    assert pictures.get("quarter.png", 98) is pictures.get("quarter.png", 98)
    assert pictures.get("quarter.png", 100) is not first


def test_what_takes_long_is_made_bit_by_bit(pictures: Pictures) -> None:
    made: list[str] = []

    def steps(name: str) -> Iterator[None]:
        for number in (1, 2):
            made.append(f"{name} {number}")
            yield

    pictures.slowly("first", lambda: steps("first"))
    pictures.work(seconds=0)
    assert made == ["first 1"]
    pictures.slowly("first", lambda: steps("never"))  # is under way
    pictures.slowly("then", lambda: steps("then"))
    while pictures.waiting:
        pictures.work(seconds=0)
    assert made == ["first 1", "then 1", "then 2", "first 2"]  # what was asked for last is what is seen
    assert not pictures.work()
    pictures.slowly("first", lambda: steps("again"))
    assert pictures.work(seconds=9)
    assert not pictures.waiting
    assert made[4:] == ["again 1", "again 2"]


def test_what_is_drawn_only_once_is_kept_apart(kit: Kit) -> None:
    kit.show_large_emblems(True)
    apart = kit.apart()
    assert (apart.theme, apart.say, apart.pictures.large_emblems) == (kit.theme, kit.say, True)
    assert apart.pictures.get("nothing.png", 20)
    assert list(kit.pictures.lost) == ["nothing.png"], "what is missing is told all the same"
    before = kit.pictures.bytes, kit.brush.bytes, kit.faces.bytes
    apart.pictures.get("quarter.png", 50)
    apart.brush.rounded((50, 40), 5, "red")
    apart.faces.kept("face", lambda: pygame.Surface((9, 9)))
    assert (kit.pictures.bytes, kit.brush.bytes, kit.faces.bytes) == before


def test_what_is_kept_is_bounded_by_the_window(kit: Kit) -> None:
    small = kit.pictures.limit, kit.brush.limit, kit.faces.limit
    kit.resize((2880, 1800), 100)
    assert (kit.pictures.limit, kit.brush.limit, kit.faces.limit) == tuple(4 * limit for limit in small)


class TestBrush:
    def test_shapes_are_smooth_without_a_fringe(self) -> None:
        disc = Brush().circle(20, "#FF0000")
        rim = {disc.get_at((x, 2))[:3] for x in range(20) if disc.get_at((x, 2)).a}
        assert rim == {(255, 0, 0)}
        assert any(0 < disc.get_at((x, 2)).a < 255 for x in range(20))

    def test_an_outline_is_open(self) -> None:
        ring = Brush().rounded((40, 40), 6, "#3B2A12", line=2)
        assert ring.get_at((20, 20)).a == 0
        assert ring.get_at((20, 0)).a > 200

    def test_it_keeps_to_its_limit(self) -> None:
        brush = Brush(limit=50_000)
        for size in range(50, 80):
            brush.circle(size, "red")
        assert brush.bytes <= 50_000
