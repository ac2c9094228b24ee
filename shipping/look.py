"""How the built program looks from outside: its icon for Windows and macOS, and what Windows tells of it."""

import io
import struct
from pathlib import Path
from typing import Any

import pygame

PICTURE = Path("art", "icons", "program.png")
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_SIZES = {b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic13": 256}
"""The kinds of picture that an .icns file may hold as PNG, and their pixels."""


def ico(root: Path, to: Path) -> str:
    """Write the icon for Windows; returns where it is."""
    pictures = [(size, _png(root / PICTURE, size)) for size in ICO_SIZES]
    header = struct.pack("<3H", 0, 1, len(pictures))
    at = len(header) + 16 * len(pictures)
    for size, png in pictures:
        header += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(png), at)  # 256 is written as 0
        at += len(png)
    to.write_bytes(header + b"".join(png for _, png in pictures))
    return str(to)


def icns(root: Path, to: Path) -> str:
    """Write the icon for macOS; returns where it is."""
    pictures = {kind: _png(root / PICTURE, size) for kind, size in ICNS_SIZES.items()}
    body = b"".join(kind + struct.pack(">I", 8 + len(png)) + png for kind, png in pictures.items())
    to.write_bytes(b"icns" + struct.pack(">I", 8 + len(body)) + body)
    return str(to)


def version_resource(version: str) -> Any:
    """What Windows shows among the properties of the program's file."""
    from PyInstaller.utils.win32 import versioninfo as told

    numbers = (*(int(part) for part in version.split(".")), 0)
    texts = {
        "FileDescription": "Walls & Ways",
        "FileVersion": version,
        "InternalName": "walls-and-ways",
        "OriginalFilename": "walls-and-ways.exe",
        "ProductName": "Walls & Ways",
        "ProductVersion": version,
    }
    strings = [told.StringStruct(name, text) for name, text in texts.items()]
    return told.VSVersionInfo(
        ffi=told.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            told.StringFileInfo([told.StringTable("040904B0", strings)]),  # English, Unicode
            told.VarFileInfo([told.VarStruct("Translation", [0x0409, 0x04B0])]),
        ],
    )


def _png(picture: Path, size: int) -> bytes:
    image = pygame.image.load(picture)
    stream = io.BytesIO()
    pygame.image.save(pygame.transform.smoothscale(image, (size, size)), stream, "icon.png")
    return stream.getvalue()
