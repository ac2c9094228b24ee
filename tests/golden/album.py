"""The golden pictures on the disk: reads and writes them, one small picture for each shot."""

from pathlib import Path

import pygame
import skia  # type: ignore[import-not-found]

from tests.golden.sights import SHOTS, Shot

PICTURES = Path(__file__).parent / "pictures"
MOST_BYTES = 1_500_000  # of all pictures together
QUALITY = 85


def place(shot: Shot) -> Path:
    return PICTURES / f"{shot.name}.webp"


def kept(shot: Shot) -> pygame.Surface | None:
    """The picture as it should be; none if it was never taken."""
    path = place(shot)
    return pygame.image.load(path) if path.exists() else None


def keep(shot: Shot, picture: pygame.Surface) -> None:
    PICTURES.mkdir(exist_ok=True)
    place(shot).write_bytes(encoded(picture))


def encoded(picture: pygame.Surface) -> bytes:
    """The picture as a file holds it, which loses a little."""
    image = skia.Image.frombytes(
        pygame.image.tobytes(picture, "RGBA"), picture.size, skia.ColorType.kRGBA_8888_ColorType
    )
    return bytes(image.encodeToData(skia.EncodedImageFormat.kWEBP, QUALITY))


def strays() -> list[Path]:
    """Files that are the picture of no shot."""
    known = {place(shot) for shot in SHOTS}
    return sorted(path for path in PICTURES.iterdir() if path not in known)
