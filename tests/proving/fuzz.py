"""Broken game files, positions, settings and data files: each is told clearly or read rightly, and never changed.

`python -m tests.proving.fuzz --each 10000 --seed 1` tries so many of each kind; a kind may be named alone. What fails
is kept in a folder, to be looked at.
"""

import argparse
import random
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.engine.chance import Chance
from game.engine.labyrinth.components import Components
from game.engine.labyrinth.state import LabyrinthState
from game.engine.labyrinth.title import Labyrinth
from game.engine.reading import ReadingError
from game.engine.session import Seat
from game.play.documents import DocumentError, read
from game.play.game_lines import StoreError
from game.play.game_log import game_log
from game.play.home import Home, open_home
from game.play.position import position_of_game, position_text, read_position
from game.play.replay import replay_json, replay_text
from game.play.rulebook import read_rulebook
from game.play.running_game import RunningGame, Setup, read_game
from game.play.saved_games import UnreadableGame, entry_of
from game.play.settings import LastSetup, Settings, load_settings, save_settings
from game.play.user_error import UserError
from game.play.words import Words, texts_in
from tests.labyrinth import POSITIONS, eager_action
from tests.proving.mutations import EVERY, Mutation, change_json, change_json_line, change_yaml, mutated
from tests.proving.windows import READ, TOLD, judge_window

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "data"
PLAYED_ON = 12  # actions after a file was read rightly
SHOWN_EACH = 20  # of so many files one is opened in a window, too


@dataclass(frozen=True)
class Kind:
    """A kind of file: whole ones to begin with, how they go wrong, and a judge.

    The judge is given the broken file, whose content it must leave alone, and returns `TOLD` or `READ`; whatever it
    raises is a mistake of the program.
    """

    originals: tuple[tuple[str, bytes], ...]
    ways: tuple[Mutation, ...]
    judge: Callable[[Path, Home], str]


def game_files(home: Home) -> tuple[tuple[str, bytes], ...]:
    """Games of one to four seats, begun, half played and over, with lines of every kind."""
    files = []
    for number, steps in enumerate((0, 7, 40, 500, 30, 90)):
        seats = 1 + number % 4
        who = tuple(
            Seat(f"Seat {seat}", colour, "greedy" if seat == 1 else "person")
            for seat, colour in enumerate(("red", "blue", "yellow", "green")[:seats])
        )
        game, chance = RunningGame.new(home, "labyrinth", Setup(who, f"fuzz {number}")), Chance(number)
        while len(game.session.steps) < steps and not game.session.over:
            game.apply(eager_action(game.session.state, chance))
            if game.session.can_undo and chance.below(6) == 0:
                game.undo()
                if chance.below(2):
                    game.redo()
            if chance.below(9) == 0:
                game.note_hint()
            if chance.below(15) == 0:
                game.hand_seat(chance.below(seats), ("person", "greedy")[chance.below(2)])
        game.save_as(f"Game {number}")
        game.close()
        files += [(path.name, path.read_bytes()) for path in sorted(home.games.glob("*.game"))]
        for path in home.games.iterdir():
            path.unlink()
    return tuple(files)


def judge_game(path: Path, home: Home) -> str:
    """Listed, read, told, asked for its position, resumed and played on, as the program does it."""
    words, source = Words(), path.read_bytes()
    entry = entry_of(path)
    if isinstance(entry, UnreadableGame):
        words.tell(entry.user_error)
    try:
        header, rules, session = read_game(path)
    except StoreError as user_error:
        assert "\n" not in words.tell(user_error).strip()
        assert path.read_bytes() == source
        _refused(lambda: RunningGame.resume(home, path))
        return TOLD
    assert not isinstance(entry, UnreadableGame), "what can be played stands in the list"
    assert [*replay_text(words.say, header, rules.teller, session)]
    assert len([*replay_json(session)]) >= len(session.steps)
    game_log(words.say, rules.teller, session.steps, session.seats)
    text = position_text(position_of_game(path, None))
    text.encode()
    game = RunningGame.resume(home, path)
    assert path.read_bytes() == source, "resuming changes nothing"
    chance = Chance(1)
    while not game.session.over and chance.below(8):
        game.apply(eager_action(game.session.state, chance))
    copy = game.save_as("copy")
    game.close()
    assert game.user_error is None
    assert _written_on(path.read_bytes(), source)
    assert read_game(path)[2].state == read_game(copy)[2].state == game.session.state
    return READ


def _written_on(now: bytes, before: bytes) -> bool:
    """Whether a file only grew; a torn last line may be gone."""
    whole = before[: before.rfind(b"\n") + 1].rstrip()  # nor are empty lines at the end part of it
    return now.startswith(whole)


def _refused(loading: Callable[[], object]) -> None:
    try:
        loading()
    except (UserError, DocumentError, ReadingError):
        return
    raise AssertionError("it was refused before")


def positions(home: Home) -> tuple[tuple[str, bytes], ...]:
    """The positions of the tests and of the rulebook, and some out of games."""
    paths = [*POSITIONS.glob("*.yaml"), *(DATA / "rules").glob("*/positions/*.yaml")]
    files = [(path.name, path.read_bytes()) for path in sorted(paths)]
    for name, source in game_files(home):
        path = home.games / name
        path.write_bytes(source)
        files.append((f"{path.stem}.yaml", position_text(position_of_game(path, None)).encode()))
        path.unlink()
    return tuple(files)


def judge_position(path: Path, home: Home) -> str:
    """Read, asked, written and read again, and played on."""
    try:
        found = read_position(path)
    except (DocumentError, ReadingError) as error:
        assert str(error)
        return TOLD
    found.answer()
    again = path.with_name("again.yaml")
    again.write_bytes(position_text(found).encode())
    state, same = found.state, read_position(again).state
    again.unlink()
    assert isinstance(state, LabyrinthState)
    assert state == same
    state.view(state.seat, Chance(1))
    _play_on(state)
    return READ


def _play_on(state: LabyrinthState) -> None:
    chance = Chance(1)
    for _ in range(PLAYED_ON):
        if state.phase == "over":
            state.result()
            return
        assert state.legal()
        state.apply(eager_action(state, chance))


def settings(home: Home) -> tuple[tuple[str, bytes], ...]:
    """Settings where nearly everything was chosen."""
    who = (Seat("Anna", "red"), Seat("Bert", "blue", "greedy"))
    chosen = Settings(
        language="en", ui_scale=125, window=(1440, 900), animation="fast", pace="slow", large_emblems=True,
        keys={"turn.0": ("T",), "undo.0": ("Ctrl+U", "Backspace")},
        last_setup=LastSetup(who, "labyrinth", {"crown": "2B"}),
    )  # fmt: skip
    files = []
    for name, kept in (("usual", Settings()), ("chosen", chosen)):
        save_settings(home.settings, kept)
        files.append((name, home.settings.read_bytes()))
        home.settings.unlink()
    return tuple(files)


def judge_settings(path: Path, home: Home) -> str:
    """Loaded and saved again; a file that cannot be used is set aside as it was."""
    source, words = path.read_bytes(), Words()
    loaded, user_error = load_settings(path)
    aside = path.with_name(f"{path.stem}.broken{path.suffix}")
    if user_error is not None:
        assert "\n" not in words.tell(user_error).strip()
        assert loaded == Settings()
        assert aside.read_bytes() == source
        aside.unlink()
        path.write_bytes(source)
        return TOLD
    again = path.with_name("again.json")
    save_settings(again, loaded)
    assert load_settings(again) == (loaded, None)
    again.unlink()
    return READ


def data_files(home: Home) -> tuple[tuple[str, bytes], ...]:
    """The rules' own data, the words and the rulebook. Those of the rules come as often as all others."""
    rules = [DATA / "labyrinth.yaml", DATA / "tiles" / "labyrinth.yaml"]
    words = [*(DATA / "lang").glob("*/*.yaml"), *(DATA / "rules").glob("*/??.yaml")]
    return tuple(
        (str(path.relative_to(DATA)), path.read_bytes()) for path in [*rules * (len(words) // 2), *sorted(words)]
    )


def judge_data(path: Path, home: Home) -> str:
    """Read by whatever reads it in the program; rules that were read can be dealt and played."""
    try:
        if path.parent.parent.name == "lang":
            texts_in.cache_clear()
            assert all(texts_in(path).values())
        elif path.parent.parent.name == "rules":
            assert read_rulebook(path).chapters is not None
        else:
            tiles, box = DATA / "tiles" / "labyrinth.yaml", DATA / "labyrinth.yaml"
            title = Labyrinth(Components(*map(read, (path, box) if path.parent.name == "tiles" else (tiles, path))))
            for seats in (1, 2, 4):
                state = title.start(title.deal(seats, {}, Chance(seats)))
                _play_on(state)
                assert title.position.read(title.position.write(state)) == state
    except (DocumentError, ReadingError) as error:
        assert str(error)
        return TOLD
    return READ


def kinds(home: Home) -> dict[str, Kind]:
    """What can be broken, by name."""
    return {
        "games": Kind(game_files(home), (*EVERY, change_json_line, change_json_line), judge_game),
        "positions": Kind(positions(home), (*EVERY, change_yaml, change_yaml), judge_position),
        "settings": Kind(settings(home), (*EVERY, change_json, change_json), judge_settings),
        "data": Kind(data_files(home), (*EVERY, change_yaml, change_yaml), judge_data),
        "windows": Kind(
            (*settings(home), *game_files(home)), (*EVERY, *[change_json, change_json_line] * 8), judge_window
        ),
    }


def attack(kind: Kind, seed: str, count: int, home: Home, kept: Path) -> Counter[str]:
    """Break so many files of a kind and have each judged; returns how it went, by word.

    What the program does not bear is copied to the folder `kept`, with what went wrong beside it.
    """
    went: Counter[str] = Counter()
    for number in range(count):
        chance = random.Random(f"{seed} {number}")
        name, source = chance.choice(kind.originals)
        broken = mutated(chance, source, kind.ways)
        path = (home.games if name.endswith(".game") else home.root / "broken") / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(broken)
        try:
            how = judge(kind, path, home, broken)
        except Exception:
            how = "FAILED"
            kept.mkdir(parents=True, exist_ok=True)
            (kept / f"{number}-{path.name}").write_bytes(broken)
            (kept / f"{number}.txt").write_text(traceback.format_exc(), encoding="utf-8", errors="replace")
        went[how] += 1
        for left in (*home.games.iterdir(), *(home.root / "broken").rglob("*.*")):
            left.unlink()
    return went


def judge(kind: Kind, path: Path, home: Home, broken: bytes) -> str:
    """How a broken file fared; it must be left alone, but for a game that was played on."""
    how = kind.judge(path, home)
    assert path.suffix == ".game" or path.read_bytes() == broken, "a file that is read is not changed"
    return how


def main() -> None:
    """Break files as the command line says; exit code 1 if the program does not bear one."""
    parser = argparse.ArgumentParser(prog="python -m tests.proving.fuzz", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help="games, positions, settings, data, windows; else all")
    parser.add_argument("--each", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "walls-and-ways-fuzz")
    options = parser.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        home = open_home(Path(folder))
        (home.root / "broken").mkdir()
        for name, kind in kinds(home).items():
            if options.kinds and name not in options.kinds:
                continue
            began, kept = time.monotonic(), options.keep / name
            shutil.rmtree(kept, ignore_errors=True)
            count = options.each if name != "windows" else max(1, options.each // SHOWN_EACH)
            went = attack(kind, f"{options.seed} {name}", count, home, kept)
            failed += went["FAILED"]
            told = ", ".join(f"{number} {how}" for how, number in sorted(went.items()))
            print(f"{name}: {count} broken in {time.monotonic() - began:.0f} s: {told}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
