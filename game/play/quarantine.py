"""Sets a file aside that cannot be used, so that nothing in it is lost and a new one can take its place."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path


def quarantine(path: Path) -> Path:
    """Give a file a free name beside itself (`settings.broken.json`, `settings.broken-2.json` …) and return that.

    Raises `OSError`.
    """
    return path.rename(next(aside for aside in _names(path) if not aside.exists()))


def _names(path: Path) -> Iterator[Path]:
    yield path.with_name(f"{path.stem}.broken{path.suffix}")
    for number in count(2):
        yield path.with_name(f"{path.stem}.broken-{number}{path.suffix}")
