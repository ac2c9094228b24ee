"""Scenes look as they should: each shot is held against its picture."""

from io import BytesIO
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.scenes.table.scene import TableScene
from game.ui.text import Typesetter
from game.ui.theme import Style
from tests.golden.album import MOST_BYTES, PICTURES, encoded, kept, strays
from tests.golden.compare import difference, shrunk
from tests.golden.darkroom import Darkroom
from tests.golden.sights import SHOTS, SMALLEST, USUAL, Shot, Size

ASIDE = 8  # pixels that are too many


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Darkroom:
    return Darkroom(tmp_path_factory.mktemp("golden"))


@pytest.fixture(scope="module", params=[SMALLEST, USUAL], ids=str)
def size(request: pytest.FixtureRequest) -> Size:
    """A size in which everything is seen."""
    chosen = request.param
    assert isinstance(chosen, Size)
    return chosen


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_it_looks_as_it_should(room: Darkroom, shot: Shot, tmp_path: Path) -> None:
    wanted, taken = kept(shot), room.taken(shot)
    assert wanted is not None, f"{shot.name} was never taken: python -m tests.golden renew {shot.name}"
    found = difference(wanted, shrunk(taken))
    if not found.small:
        pygame.image.save(taken, tmp_path / "actual.png")
        pygame.image.save(found.picture(), tmp_path / "difference.png")
        pytest.fail(
            f"{shot.name} looks different: {found}.\nSee actual.png and difference.png in {tmp_path}\n"
            f"If it is to look so from now on: python -m tests.golden renew {shot.name}",
            pytrace=False,
        )


def test_the_pictures_are_few_and_small() -> None:
    assert not strays()
    assert sum(path.stat().st_size for path in PICTURES.iterdir()) < MOST_BYTES


# --- the pictures can fail, and do not fail for nothing --------------------------------------------------------------


def developed(taken: pygame.Surface) -> pygame.Surface:
    """The picture as it would come from its file."""
    return pygame.image.load(BytesIO(encoded(shrunk(taken))), ".webp")


def test_what_stands_aside_is_seen(room: Darkroom, size: Size) -> None:
    with room.staged(Shot("insert", size)) as studio:
        taken, boxes = studio.picture(), studio.program.stack.top.boxes()
        wanted = developed(taken)
        for name in ("players", "turn", "bar", "board", "turn-left", "arrow-E1"):
            moved = taken.copy()
            moved.blit(taken.subsurface(boxes[name]), boxes[name].move(-ASIDE, 0))
            assert not difference(wanted, shrunk(moved)).small, name


def test_swapped_tiles_are_seen(room: Darkroom, size: Size) -> None:
    with room.staged(Shot("walk", size)) as studio:
        taken, boxes = studio.picture(), studio.program.stack.top.boxes()
        swapped = taken.copy()
        one, other = boxes["cell-1-1"], boxes["cell-1-4"]
        swapped.blit(taken, one, other)
        swapped.blit(taken, other, one)
        assert not difference(developed(taken), shrunk(swapped)).small


def test_each_lost_token_is_seen(room: Darkroom, size: Size) -> None:
    with room.staged(Shot("ghost", size)) as studio:
        wanted, scene = developed(studio.picture()), studio.program.stack.top
        assert isinstance(scene, TableScene)
        tokens = scene.landscape.pieces
        for number in range(len(tokens)):
            lost = tokens.pop(number)
            scene.layout(size.window)
            assert not difference(wanted, shrunk(studio.picture())).small, lost
            tokens.insert(number, lost)


@pytest.mark.parametrize("sight", ["keys", "rules", "results"])
def test_another_rasteriser_of_type_is_forgiven(
    room: Darkroom, monkeypatch: pytest.MonkeyPatch, sight: str, size: Size
) -> None:
    """Letters half a pixel aside and a little bolder."""
    rendered = Typesetter._rendered

    def other(setter: Typesetter, text: str, style: Style, size: int) -> pygame.Surface:
        return smeared(rendered(setter, text, style, size)) if text else rendered(setter, text, style, size)

    shot = Shot(sight, size)
    before = room.taken(shot)
    monkeypatch.setattr(Typesetter, "_rendered", other)
    after = room.taken(shot)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")
    assert difference(developed(before), shrunk(after)).small


def smeared(line: pygame.Surface) -> pygame.Surface:
    """A line of type, half a pixel to the right and bolder."""
    ink = pygame.surfarray.array_alpha(line) / 255
    ink[1:] = (ink[1:] + ink[:-1]) / 2
    image = line.copy()
    alpha = pygame.surfarray.pixels_alpha(image)
    alpha[:] = (255 * ink**0.85).astype(np.uint8)
    del alpha  # and with it the lock on the image
    return image


def test_a_shot_depends_on_none_before_it(room: Darkroom, tmp_path: Path) -> None:
    """A new studio draws the very same picture as one in which much was shown."""
    shot = Shot("insert", SMALLEST)
    for sight in ("completed", "set-up"):
        room.taken(Shot(sight, SMALLEST))
    one, other = room.taken(shot), Darkroom(tmp_path).taken(shot)
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
