"""A kit without a window: dummy display, painted stand-in pictures, keys for words, a clipboard of its own."""

from pathlib import Path

import pygame
import pytest

from game.ui.kit import Kit
from game.ui.tween import Speed


class Pocket:
    """A clipboard in memory."""

    def __init__(self) -> None:
        self.text = ""

    def read(self) -> str:
        return self.text

    def write(self, text: str) -> None:
        self.text = text


@pytest.fixture(autouse=True)
def display() -> None:
    show_nothing()


def show_nothing() -> None:
    """A display for nobody; it may have been closed by tests of whole programs."""
    pygame.font.init()
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.display.set_mode((1440, 900))


@pytest.fixture(scope="session")
def painted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with pictures: a see-through disc and an opaque quarter."""
    show_nothing()
    folder = tmp_path_factory.mktemp("art")
    disc = pygame.Surface((64, 64), pygame.SRCALPHA)
    pygame.draw.circle(disc, "red", (32, 32), 30)
    pygame.image.save(disc, str(folder / "disc.png"))
    quarter = pygame.Surface((128, 128))
    quarter.fill("green")
    quarter.fill("blue", (0, 0, 64, 64))
    pygame.image.save(quarter, str(folder / "quarter.png"))
    (folder / "table").mkdir()
    sheet = pygame.Surface((64, 64))
    sheet.fill("#F3EAD2")
    pygame.image.save(sheet, str(folder / "table" / "parchment.webp.png"))
    (folder / "table" / "parchment.webp.png").rename(folder / "table" / "parchment.webp")
    return folder


@pytest.fixture
def clipboard() -> Pocket:
    return Pocket()


@pytest.fixture
def kit(painted: Path, clipboard: Pocket) -> Kit:
    return Kit(
        painted.joinpath,
        lambda key, **terms: key,
        speed=Speed.NORMAL,
        clipboard=clipboard,
    )


@pytest.fixture
def surface() -> pygame.Surface:
    return pygame.Surface((1440, 900))
