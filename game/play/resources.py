"""The only place that finds data and art, however the program was installed."""

import sys
from pathlib import Path


class MissingResource(FileNotFoundError):
    """A file that comes with the program is not where it should be."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"the installation is not whole: {path} is missing")
        self.path = path


added: list[Path] = []
"""Folders of data besides ``data/``, for titles that live elsewhere: words and rulebooks, laid out alike."""


def data_path(*parts: str) -> Path:
    """Where a file or folder of ``data/`` lies, or of a folder that was added; raises `MissingResource` if it is
    nowhere."""
    own = _root("data").joinpath(*parts)
    elsewhere = (folder.joinpath(*parts) for folder in added)
    return _found(next((path for path in (own, *elsewhere) if path.exists()), own))


def data_folders() -> list[Path]:
    """The program's own ``data/``, then the folders that were added."""
    return [_root("data"), *added]


def art_path(*parts: str) -> Path:
    """Where a file or folder of ``art/`` lies; raises `MissingResource` if it is not there."""
    return _found(_root("art").joinpath(*parts))


def _root(name: str) -> Path:
    if getattr(sys, "frozen", False):
        beside = Path(sys.executable).resolve().parent
        return (beside.parent / "Resources" if beside.name == "MacOS" else beside) / name  # MacOS: in a bundle
    package = Path(__file__).resolve().parents[1]
    inside_wheel = package / f"_{name}"
    return inside_wheel if inside_wheel.is_dir() else package.parent / name


def _found(path: Path) -> Path:
    if not path.exists():
        raise MissingResource(path)
    return path
