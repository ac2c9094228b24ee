"""Paint pictures, play sounds: `python -m art.painter paint`, `paint --check`, or `sheet` for contact sheets."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from art.painter import manifest, sheet


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m art.painter", description="Paints and plays the art of the game.")
    commands = parser.add_subparsers(dest="command", required=True)
    paint = commands.add_parser("paint", help="repaint what has changed")
    paint.add_argument("prefix", nargs="?", default="", help="only paths under art/ that begin with this")
    paint.add_argument("--all", action="store_true", help="repaint even what has not changed")
    paint.add_argument("--check", action="store_true", help="paint anew and compare, writing nothing")
    sheets = commands.add_parser("sheet", help="lay the pictures out to be looked at")
    sheets.add_argument("folder", nargs="?", type=Path, default=Path("sheets"), help="where to write the sheets")
    sheets.add_argument("--seed", type=int, default=1, help="which random field")
    options = parser.parse_args(arguments)
    if options.command == "sheet":
        return _sheet(options.folder, options.seed)
    return _check(options.prefix) if options.check else _paint(options.prefix, options.all)


def _paint(prefix: str, everything: bool) -> int:
    start = time.monotonic()
    items = manifest.everything(prefix)
    changed = items if everything else manifest.stale(items)
    for item in manifest.paint(changed):
        print(item.path, flush=True)
    print(f"painted {len(changed)} of {len(items)} in {time.monotonic() - start:.0f} s")
    return 0


def _check(prefix: str) -> int:
    items = manifest.everything(prefix)
    wrong = 0
    for item in items:
        problem = manifest.difference(item)
        if problem:
            wrong += 1
            print(f"{item.path}: {problem}", flush=True)
    print(f"{wrong} of {len(items)} differ" if wrong else f"all {len(items)} are as painted")
    return 1 if wrong else 0


def _sheet(folder: Path, seed: int) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    for name in sheet.write(folder, seed):
        print(folder / name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
