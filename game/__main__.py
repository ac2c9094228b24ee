"""The command line: opens the window, or does one thing without a display."""

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from game import __version__
from game.bench import PARTS
from game.bots.base import IllegalChoice
from game.engine.reading import ReadingError
from game.play.documents import DocumentError
from game.play.languages import language_for, wished_languages
from game.play.printable import can_be_shown, shown
from game.play.resources import MissingResource
from game.play.titles import TITLES
from game.play.user_error import UserError
from game.play.words import MissingWord, Words

PROGRAM = "walls-and-ways"
FAILED, WRONG_CALL = 1, 2
BROKEN = (DocumentError, ReadingError, MissingResource, MissingWord)
"""Errors that say that a file of the program, or one it was called with, is missing or broken."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line and return the exit code: 0, 1 for a failed run, 2 for a wrong call."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        words = _words()
    except BROKEN as error:
        return _failed(error)
    try:
        code = _carried_out(words, arguments)
        _flush()
        return code
    except KeyboardInterrupt:  # whoever stopped it needs no words
        return FAILED
    except UserError as user_error:
        return _failed(_told(words, user_error))
    except (*BROKEN, IllegalChoice) as error:
        return _failed(error)
    except OSError as error:  # what was to be written cannot be: nothing more is, not even at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        gone = isinstance(error, BrokenPipeError)  # whoever read along
        return FAILED if gone else _failed(words.say("command.unwritten", why=error.strerror))


def _carried_out(words: Words, arguments: Sequence[str] | None) -> int:
    try:
        options = _parser(words).parse_args(arguments)
    except SystemExit as ended:  # after a version, a help, or what is wrong with the call
        return int(ended.code or 0)
    return int(options.command(options))


def _told(words: Words, user_error: UserError) -> object:
    try:
        return words.tell(user_error)
    except MissingWord as error:
        return error


def _flush() -> None:
    """Bring out what was printed: a full disk shows only then."""
    if sys.stdout is not None:
        sys.stdout.flush()


def _words() -> Words:
    """The words in the language of the terminal."""
    return Words(language_for(wished_languages(os.environ)))


class _Parser(argparse.ArgumentParser):
    """Tells what is wrong with a call in one line."""

    def error(self, message: str) -> NoReturn:
        sys.exit(_wrong(self.prog, message))


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = _Parser(prog=PROGRAM, allow_abbrev=False, description=words.say("command.program"))
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument("--home", type=_path, metavar="DIR", help=words.say("command.home"))
    parser.add_argument("--layout", type=_path, metavar="FILE", help=words.say("command.layout"))
    parser.set_defaults(command=_window)
    commands = parser.add_subparsers(title=words.say("command.commands"), metavar="COMMAND")
    position = commands.add_parser("position", help=words.say("command.position"))
    which = position.add_mutually_exclusive_group(required=True)
    which.add_argument("file", type=_path, nargs="?", metavar="FILE", help=words.say("command.position_file"))
    which.add_argument("--from", type=_path, dest="game", metavar="GAME", help=words.say("command.position_from"))
    position.add_argument("--at", type=int, metavar="N", help=words.say("command.position_at"))
    position.set_defaults(command=_position)
    replay = commands.add_parser("replay", help=words.say("command.replay"))
    replay.add_argument("file", type=_path, metavar="FILE", help=words.say("command.replay_file"))
    replay.add_argument("--json", action="store_true", help=words.say("command.replay_json"))
    replay.set_defaults(command=_replay)
    simulate = commands.add_parser("simulate", help=words.say("command.simulate"))
    simulate.add_argument("title", choices=[*TITLES], metavar="TITLE")
    simulate.add_argument("--games", type=int, default=100, metavar="N", help=words.say("command.simulate_games"))
    simulate.add_argument("--bots", metavar="LIST", help=words.say("command.simulate_bots"))
    simulate.add_argument("--seed", type=_seed, default="", metavar="TEXT", help=words.say("command.simulate_seed"))
    simulate.add_argument("--alternate", action="store_true", help=words.say("command.simulate_alternate"))
    simulate.add_argument(
        "--option", type=_option, action="append", default=[], metavar="NAME=VALUE",
        help=words.say("command.simulate_option"),
    )  # fmt: skip
    simulate.add_argument("--jobs", type=int, default=1, metavar="N", help=words.say("command.simulate_jobs"))
    simulate.set_defaults(command=_simulate)
    measure = commands.add_parser("bench", help=words.say("command.bench"))
    measure.add_argument("part", nargs="*", type=_part, metavar="PART", help=words.say("command.bench_part"))
    measure.add_argument("--quick", action="store_true", help=words.say("command.bench_quick"))
    measure.add_argument("--window", action="store_true", help=words.say("command.bench_window"))
    measure.set_defaults(command=_bench)
    return parser


def _part(text: str) -> str:
    if text not in PARTS:
        raise argparse.ArgumentTypeError(f"invalid choice: {text!r} (choose from {', '.join(PARTS)})")
    return text


def _path(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("a name is wanted")
    return Path(text)


def _option(text: str) -> tuple[str, object]:
    """An option of a title as people write it: numbers, true and false are what they look like, all else is text."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"NAME=VALUE is wanted, not {text!r}")
    try:
        read = json.loads(value)
    except (ValueError, RecursionError):
        read = value
    return name, read if isinstance(read, bool | int | list) else value


def _seed(text: str) -> str:
    if not can_be_shown(text):
        raise argparse.ArgumentTypeError("text that can be shown is wanted")
    return text


def _window(options: argparse.Namespace) -> int:
    if options.layout and not options.layout.absolute().parent.is_dir():
        return _wrong(PROGRAM, f"argument --layout: there is no folder {options.layout.parent}")
    from game.starting import run  # here and below: each command imports what it alone needs; pygame is for the window

    return run(home=options.home, layout=options.layout)


def _position(options: argparse.Namespace) -> int:
    if options.file and options.at is not None:
        return _wrong(f"{PROGRAM} position", "argument --at: not allowed without argument --from")
    from game.play.position import position_of_game, position_text, read_position

    if options.game:
        print(position_text(position_of_game(options.game, options.at)), end="")
    else:
        print(json.dumps(read_position(options.file).answer(), ensure_ascii=False))
    return 0


def _replay(options: argparse.Namespace) -> int:
    from game.play.replay import replay_json, replay_text
    from game.play.running_game import read_game

    header, rules, session = read_game(options.file)
    words = _words()
    words.speak_of(rules.name)
    for line in replay_json(session) if options.json else replay_text(words.say, header, rules.teller, session):
        print(line)
    return 0


def _simulate(options: argparse.Namespace) -> int:
    from game.play.simulate import Simulation, usual_bots

    try:
        bots = usual_bots(options.title) if options.bots is None else tuple(options.bots.split(","))
        simulation = Simulation(
            options.title, bots, options.games, options.seed, dict(options.option), options.alternate, options.jobs
        )
    except BROKEN:
        raise
    except ValueError as error:
        return _wrong(f"{PROGRAM} simulate", error)
    print(json.dumps(simulation.run(), ensure_ascii=False, indent=2))
    return 0


def _bench(options: argparse.Namespace) -> int:
    from game.bench.parts import bench

    try:
        figures = bench(options.part, options.quick, options.window)
    except subprocess.CalledProcessError as error:
        return error.returncode  # it has said why
    print(json.dumps(figures, ensure_ascii=False, indent=2))
    return 0


def _wrong(program: str, reason: object) -> int:
    _say(f"{program}: {reason}")
    return WRONG_CALL


def _failed(reason: object) -> int:
    _say(f"{PROGRAM}: {reason}")
    return FAILED


def _say(text: str) -> None:
    """Tell it on one line, however many there are and whatever is quoted in it."""
    line = shown("; ".join(filter(None, (part.strip() for part in text.splitlines()))))
    if sys.stderr is not None:
        print(line, file=sys.stderr)
    elif sys.stdout is None:  # so it is where a program was built without a terminal
        from game.ui.desktop import show_fatal_error

        show_fatal_error(line)


if __name__ == "__main__":
    multiprocessing.freeze_support()  # first, since in a frozen program this is how the bots' worker starts
    sys.exit(main())
