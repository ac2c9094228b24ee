"""What there is to paint, what of it has changed since it was painted, and whether what is committed is true."""

from __future__ import annotations

import ast
import hashlib
import importlib
import json
import pkgutil
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import numpy as np
import skia
from numpy.typing import NDArray

from art.painter.recording import Recording
from art.painter.source import Document, Source
from art.painter.synth import from_wave, to_wave

Pixels = NDArray[np.int16]  # rows of red, green, blue, alpha
Item = Source | Document | Recording

ART = Path(__file__).resolve().parents[1]
PROJECT = ART.parent
MANIFEST = ART / "manifest.json"
PACKAGE = "art.painter"
WEBP_QUALITY = 90

# Another machine may round a curve or compress a little otherwise; a wrong picture is off by far more.
MEAN_TOLERANCE = 1.5
FAR_OFF = 32
FAR_OFF_SHARE = 0.01
SOUND_TOLERANCE = 0.02  # of a sound's strength


def everything(prefix: str = "") -> list[Item]:
    """All pictures, documents and sounds whose path begins with `prefix`.

    Every module of the painter that has a function `sources`, `documents` or `recordings` takes part.
    """
    found: list[Item] = []
    for info in pkgutil.iter_modules([str(ART / "painter")]):
        names = _functions(ART / "painter" / f"{info.name}.py")
        for listing in ("sources", "documents", "recordings"):
            if listing in names:
                found += getattr(importlib.import_module(f"{PACKAGE}.{info.name}"), listing)()
    return sorted((item for item in found if item.path.startswith(prefix)), key=lambda item: item.path)


def _functions(module: Path) -> set[str]:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def fingerprint(item: Item) -> str:
    """A hash of all that the picture is painted from: its inputs and the code that its painter imports."""
    digest = hashlib.sha256(item.inputs.encode())
    for file in sorted(_code(_module_of(_work(item)))):
        digest.update(file.relative_to(PROJECT).as_posix().encode())
        digest.update(file.read_text(encoding="utf-8").encode())
    return digest.hexdigest()[:20]


def _work(item: Item) -> Callable[[], object]:
    match item:
        case Source():
            return item.paint
        case Document():
            return item.write
        case Recording():
            return item.play


def _module_of(work: Callable[..., object]) -> str:
    return _module_of(work.func) if isinstance(work, partial) else work.__module__


@cache
def _code(module: str) -> frozenset[Path]:
    """The file of a painter's module and those of all painter modules that it imports, directly or not."""
    files: set[Path] = set()
    waiting = [module]
    while waiting:
        file = PROJECT / (waiting.pop().replace(".", "/") + ".py")
        if file in files or not file.exists():
            continue
        files.add(file)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PACKAGE):
                waiting.append(node.module)
                waiting += [f"{node.module}.{alias.name}" for alias in node.names]
    return frozenset(files)


def recorded() -> dict[str, str]:
    """The fingerprint with which each committed picture was painted."""
    if not MANIFEST.exists():
        return {}
    entries: dict[str, str] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return entries


def stale(items: list[Item]) -> list[Item]:
    """Those that changed since they were painted, or are missing."""
    known = recorded()
    return [item for item in items if known.get(item.path) != fingerprint(item) or not (ART / item.path).exists()]


def paint(items: list[Item]) -> Iterator[Item]:
    """Paint and save one after the other, naming each when it is done; records are kept even when one fails."""
    fresh: dict[str, str] = {}
    try:
        for item in items:
            save(item)
            fresh[item.path] = fingerprint(item)
            yield item
    finally:
        _record(fresh)


def save(item: Item) -> None:
    """Write one picture, document or sound to its place."""
    target = ART / item.path
    target.parent.mkdir(parents=True, exist_ok=True)
    match item:
        case Source():
            target.write_bytes(encoded(item.paint(), target.suffix))
        case Document():
            target.write_text(item.write(), encoding="utf-8", newline="\n")
        case Recording():
            target.write_bytes(to_wave(item.play(), item.rate))


def encoded(picture: skia.Image, suffix: str) -> bytes:
    """The bytes of a file of this kind."""
    if suffix == ".webp":
        data = picture.encodeToData(skia.EncodedImageFormat.kWEBP, WEBP_QUALITY)
    elif suffix == ".png":
        data = picture.encodeToData(skia.EncodedImageFormat.kPNG, 100)
    else:
        raise ValueError(f"pictures are saved as .webp or .png, not {suffix!r}")
    return bytes(data)


def _record(fresh: dict[str, str]) -> None:
    """Add to the manifest, dropping what no longer exists."""
    entries = {path: mark for path, mark in {**recorded(), **fresh}.items() if (ART / path).exists()}
    MANIFEST.write_text(json.dumps(entries, indent=1, sort_keys=True) + "\n", encoding="utf-8", newline="\n")


def difference(item: Item) -> str | None:
    """What is wrong with the committed file when it is painted anew; nothing if it is true."""
    target = ART / item.path
    if not target.exists():
        return "missing"
    match item:
        case Source():
            return compare(decode(target.read_bytes()), decode(encoded(item.paint(), target.suffix)))
        case Document():
            return None if target.read_text(encoding="utf-8") == item.write() else "differs"
        case Recording():
            return compare_sounds(target.read_bytes(), to_wave(item.play(), item.rate))


def decode(data: bytes) -> Pixels:
    """The picture's rows of red, green, blue, alpha."""
    picture = skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy(data))
    if picture is None:
        raise ValueError("not a picture")
    pixels: Pixels = picture.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.int16)
    return pixels


def compare(old: Pixels, new: Pixels) -> str | None:
    """How two pictures differ by more than another machine's rounding; nothing if they do not."""
    if old.shape != new.shape:
        return f"size {old.shape[1]} x {old.shape[0]} instead of {new.shape[1]} x {new.shape[0]}"
    gap = np.abs(old - new)
    mean, far = float(gap.mean()), float(np.mean(gap.max(axis=2) > FAR_OFF))
    if mean > MEAN_TOLERANCE or far > FAR_OFF_SHARE:
        return f"differs by {mean:.2f} on average, {far:.1%} of it visibly"
    return None


def compare_sounds(old: bytes, new: bytes) -> str | None:
    """How two WAV files differ by more than another machine's rounding; nothing if they do not."""
    (before, old_rate), (after, new_rate) = from_wave(old), from_wave(new)
    if (len(before), old_rate) != (len(after), new_rate):
        return f"length {len(before)} at {old_rate} instead of {len(after)} at {new_rate}"
    gap = float(np.sqrt(np.mean((before - after) ** 2)) / max(1e-9, np.sqrt(np.mean(after**2))))
    return f"differs by {gap:.1%} of its strength" if gap > SOUND_TOLERANCE else None
