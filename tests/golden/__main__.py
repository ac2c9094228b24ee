"""`python -m tests.golden renew [NAME ...]` takes pictures anew: those named, or all that are no longer true."""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.golden.album import keep, kept, place, strays
from tests.golden.compare import difference, shrunk
from tests.golden.darkroom import Darkroom
from tests.golden.sights import SHOTS


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description="Golden pictures of the scenes.")
    parser.add_argument("what", choices=["renew"], help="take pictures anew, where they are no longer true")
    parser.add_argument("name", nargs="*", help="only this sight (`menu`) or picture (`menu-1024x640`), true or not")
    names = set(parser.parse_args().name)
    unknown = names - {name for shot in SHOTS for name in (shot.sight, shot.name)}
    if unknown:
        parser.error(f"no such picture: {', '.join(sorted(unknown))}")
    with TemporaryDirectory() as folder:
        room = Darkroom(Path(folder))
        for shot in SHOTS:
            if names and not names & {shot.sight, shot.name}:
                continue
            taken, before = shrunk(room.taken(shot)), kept(shot)
            if names or before is None or not difference(before, taken).small:
                keep(shot, taken)
                print(place(shot))
    for path in strays():
        path.unlink()
        print(f"{path} is gone")


if __name__ == "__main__":
    main()
