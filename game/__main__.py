"""The command line: opens the window, or does one thing without a display."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from game import __version__
from game.play.documents import DocumentError
from game.play.resources import MissingResource
from game.play.trouble import Trouble
from game.play.words import Words

PROGRAM = "walls-and-ways"
FAILED, WRONG_CALL = 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line and return the exit code: 0, 1 for a failed run, 2 for a wrong call."""
    try:
        words = Words()
        options = _parser(words).parse_args(arguments)
    except (DocumentError, MissingResource) as error:
        return _failed(error)
    try:
        return int(options.command(options))
    except Trouble as trouble:
        return _failed(words.tell(trouble))
    except (DocumentError, MissingResource) as error:
        return _failed(error)


class _Parser(argparse.ArgumentParser):
    """Tells what is wrong with a call in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}", file=sys.stderr)
        sys.exit(WRONG_CALL)


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = _Parser(prog=PROGRAM, allow_abbrev=False, description=words.say("command.program"))
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument("--home", type=Path, metavar="DIR", help=words.say("command.home"))
    parser.add_argument("--layout", type=Path, metavar="FILE", help=words.say("command.layout"))
    parser.set_defaults(command=_window)
    return parser


def _window(options: argparse.Namespace) -> int:
    from game.app import run  # only the window needs pygame

    return run(home=options.home, layout=options.layout)


def _failed(reason: object) -> int:
    print(f"{PROGRAM}: {reason}", file=sys.stderr)
    return FAILED


if __name__ == "__main__":
    sys.exit(main())
