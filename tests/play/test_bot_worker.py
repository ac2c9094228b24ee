"""Computer players think in a process of their own, which may die, and never outlives the program."""

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.bots.labyrinth.bots import BOTS
from game.engine.chance import Chance
from game.engine.labyrinth.state import LabyrinthState
from game.engine.title import Action
from game.play.bot_worker import BotFailed, BotWorker
from game.play.labyrinth.rules import labyrinth, labyrinth_rules

PATIENCE = 20.0


@pytest.fixture
def view() -> LabyrinthState:
    return start().view(0, Chance(2))


def start() -> LabyrinthState:
    title = labyrinth()
    return title.start(title.deal(2, {"first": 0}, Chance(1)))


@pytest.fixture
def thinker() -> Iterator[BotWorker[LabyrinthState]]:
    thinker = BotWorker(labyrinth_rules(), chance=5)
    yield thinker
    thinker.close()


def eventually(look: Callable[[], Action | None]) -> Action:
    until = time.monotonic() + PATIENCE
    while (found := look()) is None:
        assert time.monotonic() < until, "no answer came"
        time.sleep(0.01)
    return found


def worker(thinker: BotWorker[LabyrinthState]) -> int:
    assert thinker._worker is not None
    pid = thinker._worker.process.pid
    assert pid is not None
    return pid


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2]


def test_the_worker_decides_as_the_bot_does(thinker: BotWorker[LabyrinthState], view: LabyrinthState) -> None:
    for bot in BOTS:
        thinker.ask(bot, view)
        state = Chance(5)
        chance = Chance([state.bits() for _ in BOTS][list(BOTS).index(bot)])
        assert eventually(thinker.answer) == BOTS[bot].decide(view, chance)
        assert thinker.answer() is None, "an answer is given once"


def test_no_process_is_started_before_a_question() -> None:
    thinker = BotWorker(labyrinth_rules())
    assert thinker._worker is None
    assert thinker.answer() is None
    thinker.close()


def test_an_answer_to_an_earlier_question_is_dropped(thinker: BotWorker[LabyrinthState], view: LabyrinthState) -> None:
    other = start()
    other.apply(other.legal()[0])
    while other.phase != "walk":
        other.apply(other.legal()[0])
    thinker.ask("greedy", view)
    thinker.ask("random", other.view(0, Chance(3)))
    assert eventually(thinker.answer) in other.legal()
    thinker.ask("random", view)
    thinker.forget()
    time.sleep(0.2)
    assert thinker.answer() is None


def test_a_dead_worker_is_started_once_then_the_program_thinks(
    thinker: BotWorker[LabyrinthState], view: LabyrinthState, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    thinker.ask("random", view)
    eventually(thinker.answer)
    for _ in range(2):
        os.kill(worker(thinker), signal.SIGKILL)
        thinker.ask("random", view)
        assert eventually(thinker.answer) in view.legal()
    assert thinker._worker is None
    thinker.ask("random", view)
    assert thinker.answer() in view.legal()
    first, second = (record.message for record in caplog.records)
    assert "started again" in first
    assert "think in the program" in second


def test_a_mistake_of_a_bot_is_not_swallowed(thinker: BotWorker[LabyrinthState], view: LabyrinthState) -> None:
    thinker.ask("nobody", view)
    with pytest.raises(BotFailed, match="nobody"):
        eventually(thinker.answer)


def test_closing_ends_the_worker(view: LabyrinthState) -> None:
    thinker = BotWorker(labyrinth_rules())
    thinker.ask("greedy", view)
    pid = worker(thinker)
    thinker.close()
    assert not alive(pid)


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes where Linux lists them")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_no_worker_outlives_the_program(how: signal.Signals, root: Path, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "import sys, time\n"
        "if __name__ == '__main__':\n"
        "    from tests.play.test_bot_worker import *\n"
        "    thinker = BotWorker(labyrinth_rules())\n"
        "    thinker.ask('random', start().view(0, Chance(1)))\n"
        "    eventually(thinker.answer)\n"
        "    print(worker(thinker), flush=True)\n"
        "    time.sleep(60)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(root)}
    with subprocess.Popen(
        [sys.executable, str(program)], cwd=root, stdout=subprocess.PIPE, text=True, env=environment
    ) as child:
        assert child.stdout is not None
        pid = int(child.stdout.readline())
        assert alive(pid)
        child.send_signal(how)
    until = time.monotonic() + PATIENCE
    while alive(pid):
        assert time.monotonic() < until, "the worker lives on"
        time.sleep(0.02)


def test_the_worker_knows_no_window(root: Path) -> None:
    program = "import sys, game.__main__, game.play.bot_worker; print('pygame' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
