"""Where computer players think: in one process of their own, so that the window never waits for them.

A job is a position as a document (see `position`) and the name of a bot; the answer is an action as it stands in game
files. Jobs are numbered, and an answer to a job that is no longer asked for is dropped.
"""

import logging
import multiprocessing
import secrets
import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Generic

from game.engine.chance import Chance
from game.engine.notation import action_from_json, action_to_json
from game.engine.title import Action, S
from game.play.titles import TITLES, TitleRules, rules_at

log = logging.getLogger(__name__)

STARTS = 2  # a worker that died is started once more
GONE = (EOFError, OSError)  # what a connection says when nobody is at its other end
Words = dict[str, Any]


@dataclass(frozen=True)
class Job:
    """A question to a bot: what to do in a position. `rules` is the place of the title's rules (`titles.TITLES`),
    `chance` the state of the chance that the bot may use."""

    number: int
    rules: str
    bot: str
    position: dict[str, object]
    chance: int


class BotFailed(RuntimeError):
    """A bot made a mistake while it thought; its text says which."""


class BotWorker(Generic[S]):
    """Asks computer players of one title. The worker starts with the first question and ends with `close`.

    If the worker dies it is started once more; after that the bots think in the program itself.
    """

    def __init__(self, rules: TitleRules[S], chance: int | None = None) -> None:
        self.rules = rules
        self._chance = Chance(secrets.randbits(64) if chance is None else chance)
        self._jobs = 0
        self._job: Job | None = None
        self._starts = 0
        self._worker: _Worker | None = None

    def ask(self, bot: str, view: S) -> None:
        """Begin to look for an action in a view; an earlier question is forgotten."""
        self._jobs += 1
        document = self.rules.title.position.write(view)
        self._job = Job(self._jobs, TITLES[self.rules.name], bot, document, self._chance.bits())
        self._send(self._job)

    def answer(self) -> Action | None:
        """The action, once it has been found. Raises `BotFailed` for a bot that made a mistake."""
        if self._job is None:
            return None
        if self._worker is None:
            try:
                words = _think(self._job)
            except Exception as mistake:
                raise BotFailed(f"{self._job.bot}: {mistake!r}") from mistake
        else:
            try:
                found = self._worker.answer(self._job.number)
            except GONE:
                self._lost()
                self._send(self._job)
                return None
            if found is None:
                return None
            words = found
        self._job = None
        return action_from_json(words, self.rules.title.actions)

    def forget(self) -> None:
        """Drop the question that is being thought about."""
        self._job = None

    def close(self) -> None:
        """End the worker."""
        self.forget()
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def _send(self, job: Job) -> None:
        """Hand a job to the worker, starting it if need be; without one, the job waits for `answer`."""
        while True:
            if self._worker is None and self._starts < STARTS:
                self._starts += 1
                self._worker = _Worker.start()
            if self._worker is None:
                return
            try:
                self._worker.send(job)
            except GONE:
                self._lost()
            else:
                return

    def _lost(self) -> None:
        if self._worker is not None:
            self._worker.end()
            self._worker = None
        later = "is started again" if self._starts < STARTS else "stays away: they think in the program from now on"
        log.warning("the process where computer players think has died; it %s", later)


class _Worker:
    """The process and the connection to it."""

    def __init__(self, process: BaseProcess, connection: "Connection[Job, Any]") -> None:
        self.process = process
        self.connection = connection

    @classmethod
    def start(cls) -> "_Worker | None":
        """A new worker; none where the system lets no process be started."""
        spawning = multiprocessing.get_context("spawn")
        ours, theirs = spawning.Pipe()
        process = spawning.Process(target=work, args=(theirs,), name="bots", daemon=True)
        try:
            process.start()
        except OSError as error:
            log.warning("no process for computer players can be started: %s", error)
            ours.close()
            return None
        finally:
            theirs.close()  # so that the connection ends with the worker
        return cls(process, ours)

    def send(self, job: Job) -> None:
        self.connection.send(job)

    def answer(self, number: int) -> Words | None:
        """The answer to a job, if it is there; others are dropped."""
        while self.connection.poll():
            answered, words, mistake = self.connection.recv()
            if answered != number:
                continue
            if mistake:
                raise BotFailed(mistake)
            return dict(words)
        return None

    def end(self) -> None:
        self.connection.close()
        self.process.kill()  # it holds nothing that could be lost
        self.process.join()
        self.process.close()


def work(connection: "Connection[Any, Job]") -> None:
    """Answer jobs until nobody asks any more: the life of the worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is the program's to answer
    while True:
        try:
            job = connection.recv()
        except GONE:
            return
        try:
            answer = (job.number, _think(job), "")
        except Exception as mistake:  # told to the program, which raises it
            answer = (job.number, {}, f"{job.bot}: {mistake!r}")
        try:
            connection.send(answer)
        except GONE:
            return


def _think(job: Job) -> Words:
    rules = rules_at(job.rules)
    view = rules.title.position.read(job.position)
    return action_to_json(rules.bot(job.bot).decide(view, Chance(job.chance)))
