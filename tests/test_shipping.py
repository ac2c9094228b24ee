"""The icons of the built program hold a picture for every size."""

import importlib.util
import struct
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def look(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("look", root / "shipping" / "look.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">2I", png[16:24])
    return width, height


def test_the_icon_of_windows(look: ModuleType, root: Path, tmp_path: Path) -> None:
    path = tmp_path / "icon.ico"
    look.ico(root, path)
    icon = path.read_bytes()
    kind, count = struct.unpack("<2xHH", icon[:6])
    assert (kind, count) == (1, len(look.ICO_SIZES))
    for number, size in enumerate(look.ICO_SIZES):
        width, height, length, at = struct.unpack_from("<2B6x2I", icon, 6 + 16 * number)
        assert (width or 256, height or 256) == size_of(icon[at : at + length]) == (size, size)


def test_the_icon_of_macos(look: ModuleType, root: Path, tmp_path: Path) -> None:
    path = tmp_path / "icon.icns"
    look.icns(root, path)
    icon = path.read_bytes()
    assert icon[:8] == b"icns" + struct.pack(">I", len(icon))
    at, sizes = 8, {}
    while at < len(icon):
        kind, length = struct.unpack_from(">4sI", icon, at)
        sizes[kind] = size_of(icon[at + 8 : at + length])[0]
        at += length
    assert sizes == look.ICNS_SIZES
