"""The program killed as by `kill -9` while somebody plays against a computer player: nothing that was shown is lost.

`python -m tests.proving.kills 100 --display 37` kills it so often, under a screen of its own: at random moments, while
something moves, while the computer player is to decide, and right after something was taken back. Each time the game
file must hold all that the window had shown, and Continue must go on exactly there.
"""

import argparse
import json
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.engine.session import Seat
from game.play.game_lines import Content, read
from game.play.home import Home, open_home
from game.play.running_game import REDO, UNDO, game_of
from game.play.settings import LastSetup, Settings, save_settings
from tests.window.display import display
from tests.window.playing import Layout, Playing, playing

MOMENTS: dict[str, Callable[[Layout, list[str]], bool]] = {
    "at any moment": lambda seen, done: True,
    "mid-animation": lambda seen, done: bool(seen["busy"]),
    "mid-bot": lambda seen, done: not seen["mine"] and not seen["busy"],
    "mid-undo": lambda seen, done: bool(done) and done[-1] == "undo",
}
IN_GAME = ("board", "table")
LEADS_ON = {"insert": "arrow-", "ride": "place-", "walk": "place-", "extend": ("spot-", "put-aside"), "end": "end-turn"}
LONGEST = 4.0  # seconds of play before a moment is waited for
AT_MOST = 25.0  # seconds until any moment will do
STEP = 0.05  # seconds between two things done


class Player:
    """Clicks at random on what leads on, and now and then takes something back. `done` is what was clicked last."""

    def __init__(self, program: Playing, chance: random.Random) -> None:
        self.program = program
        self.chance = chance
        self.done: list[str] = []

    def act(self, seen: Layout) -> None:
        """Do one thing, if it is one's turn; what still moves is hurried on."""
        if seen.get("scene") not in IN_GAME or not seen["mine"] or self.chance.random() < 0.2:
            return
        boxes = seen["boxes"]
        if self.chance.random() < 0.15 and "undo" in boxes:
            name = self.chance.choice([name for name in ("undo", "undo", "redo") if name in boxes])
        else:
            ways = [name for name in boxes if name.startswith(LEADS_ON.get(seen["phase"], "end-turn"))]
            if not ways:
                self.program.key("f")  # the table shows all that can be clicked
                return
            name = self.chance.choice(sorted(ways))
        x, y, width, height = boxes[name]
        self.program.xdotool("mousemove", str(x + width // 2), str(y + height // 2), "click", "1")
        self.done.append(name)


def enter(program: Playing, home: Home) -> Layout:
    """Go on with the game of this home, or begin one; the first that is seen of it."""
    seen = program.wait_for("menu")
    if "continue" in seen["boxes"] and (home.games / "current.json").exists():
        program.click("continue")
    else:
        program.click("new")
        program.wait_for("setup")
        program.click("start")
    return program.wait("the game", lambda seen: seen.get("scene") in (*IN_GAME, "results"))


def play_until(program: Playing, player: Player, moment: str) -> None:
    """Play for a while, and on until it is the right moment."""
    began, least = time.monotonic(), player.chance.uniform(0.1, LONGEST)
    while (seen := program.look()).get("scene") in (*IN_GAME, None):
        passed = time.monotonic() - began
        if passed > AT_MOST or (passed > least and MOMENTS[moment](seen, player.done)):
            return
        player.act(seen)
        time.sleep(player.chance.uniform(0, STEP))


def kill(program: Playing) -> list[int]:
    """End the program without a warning; returns the processes that it had started."""
    told = Path(f"/proc/{program.program.pid}/task/{program.program.pid}/children").read_text().split()
    os.kill(program.program.pid, signal.SIGKILL)
    program.program.wait()
    return [int(child) for child in told]


def check(path: Path, shown: Layout) -> str:
    """Compare a game file with what the window had shown last, and say what had been done last."""
    content = read(path)
    header, records = content.header, content.records
    if shown["scene"] == "results":
        assert stood(header, records)[0].phase == "over", "an end that was shown is kept"
    if "lines" not in shown:
        return "nothing"
    assert len(records) >= shown["lines"], f"{shown['lines']} lines were shown, {len(records)} are kept"
    state, actions = stood(header, records[: shown["lines"]])
    assert (state.seat, state.phase, actions) == (shown["seat"], shown["phase"], shown["actions"])
    last = records[shown["lines"] - 1] if shown["lines"] else {}
    return "undo" if last == UNDO else "redo" if last == REDO else str(last.get("do", "nothing"))


def stood(header: dict[str, Any], records: list[dict[str, Any]]) -> tuple[Any, int]:
    """The state after these lines of a game file, and how many actions stand."""
    _, session = game_of(Content(header, records, 0), "game")
    return session.state, len(session.steps)


def check_continued(path: Path, before: list[dict[str, Any]], seen: Layout) -> None:
    """What is shown after Continue is what the file held, or what the computer player has done since."""
    content = read(path)
    assert content.records[: len(before)] == before, "the file only grows"
    if "lines" in seen:
        assert seen["lines"] >= len(before)
        state, actions = stood(content.header, content.records[: seen["lines"]])
        assert (state.seat, state.phase, actions) == (seen["seat"], seen["phase"], seen["actions"])


def kill_often(screen: str, folder: Path, times: int, seed: str) -> Counter[str]:
    """Play and kill so often, in turn at each kind of moment; returns how often which moment was met."""
    chance = random.Random(seed)
    home = open_home(folder / "home")
    who = (Seat("Red", "red"), Seat("Blue", "blue", "greedy"))
    save_settings(home.settings, Settings(pace="fast", last_setup=LastSetup(who)))
    layout, counted = folder / "layout.json", Counter[str]()
    before: dict[Path, list[dict[str, Any]]] = {}
    for number in range(times):
        layout.unlink(missing_ok=True)
        moment = [*MOMENTS][number % len(MOMENTS)]
        with playing(screen, home.root) as program:
            seen = enter(program, home)
            path = max(home.games.glob("*.game"), key=lambda path: path.stat().st_mtime_ns)
            check_continued(path, before.get(path, []), seen)
            player = Player(program, chance)
            play_until(program, player, moment)
            children = kill(program)
        shown = json.loads(layout.read_text(encoding="utf-8"))
        last = check(path, shown)
        before[path] = read(path).records
        counted["kills"] += 1
        counted["with something moving"] += bool(shown["busy"])
        counted["while the computer player was to decide"] += not shown.get("mine", True)
        counted["after something was taken back"] += last == "undo"
        counted[f"in the scene {shown['scene']}"] += 1
        print(f"{number + 1}, {moment}: {shown['scene']}, {shown.get('lines', '?')} lines shown", flush=True)
        wait_for_end(children)
        assert "Traceback" not in (home.root / "log.txt").read_text(encoding="utf-8")
    counted["games"] = len(before)
    return counted


def wait_for_end(children: list[int]) -> None:
    """What the program had started ends by itself, since nobody asks any more."""
    until = time.monotonic() + 20
    while left := [child for child in children if Path(f"/proc/{child}").exists()]:
        assert time.monotonic() < until, f"left behind: {left}"
        time.sleep(0.05)


def main() -> None:
    """Kill as often as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.proving.kills", description=__doc__)
    parser.add_argument("times", type=int, nargs="?", default=100)
    parser.add_argument("--display", type=int, help="the number of the screen; else one that is free")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, display(number=options.display) as screen:
        counted = kill_often(screen, Path(folder), options.times, options.seed)
    told = ", ".join(f"{count} {what}" for what, count in counted.items())
    print(f"{time.monotonic() - began:.0f} s: nothing lost; {told}")


if __name__ == "__main__":
    main()
