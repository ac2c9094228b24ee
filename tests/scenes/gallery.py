"""Every scene of the program in one program, opened one after the other to be looked at."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat
from game.play.running_game import RunningGame
from game.play.saved_games import SavedGame, entry_of
from game.play.words import Words
from game.scenes.credits import CreditsScene
from game.scenes.error_scene import ErrorScene
from game.scenes.hand_over import HandOver
from game.scenes.keys import Keys
from game.scenes.load import LoadScene
from game.scenes.log import LogScene
from game.scenes.match import Match
from game.scenes.menu import Menu
from game.scenes.navigator import Navigator
from game.scenes.pause import Pause, ask_to_leave
from game.scenes.record_notice import record_notice
from game.scenes.records import DAILY, RecordsScene
from game.scenes.replay import watch
from game.scenes.rules import rules_scene
from game.scenes.settings import SettingsScene
from game.scenes.settings.scene import NAMES as CHAPTERS
from game.scenes.setup import SetupScene
from game.scenes.table import table_scene, visit_scene
from game.ui import intents
from game.ui.bindings import BINDINGS
from game.ui.scene import Scene
from tests.scenes.headless import HeadlessProgram
from tests.scenes.landscapes import SCREEN
from tests.scenes.rounds import AtOnce
from tests.scenes.saves import played

Open = Callable[[], object]
SEATS = (Seat("Anna", "red"), Seat("Bertil", "blue"), Seat("Cleo", "yellow"), Seat("Dominik", "green"))
FRAME = 0.05  # seconds


class AllKeys(Scene):
    """A scene that knows every key."""

    name = "all_keys"
    bindings = tuple(dict.fromkeys(binding.name for binding in BINDINGS))


class Gallery(HeadlessProgram):
    """The program in one size. Its games are played once; `speak` changes the language."""

    def __init__(self, folder: Path, window: tuple[int, int], percent: int) -> None:
        super().__init__(folder, window, percent)
        self.program.settings = replace(self.program.settings, ui_scale=percent)
        self.alone = played(self.home, SEATS[:1], "alone", crown="1B")
        self.two = played(self.home, SEATS[:2], "two")
        self.four = played(self.home, SEATS, "four 9")  # a meeple falls out and has a choice (L11)
        self.under_way = played(self.home, SEATS, "under way", 90)
        self.match: Match[LabyrinthState] | None = None
        self._branch: RunningGame[LabyrinthState] | None = None
        for game in (self.alone, self.two, self.four, self.under_way):
            game.close()
        for game in (self.alone, self.two, self.four):
            record_notice(self.program.kit.say, self.program.tell, game)

    def close(self) -> None:
        self._let_go()
        super().close()

    def speak(self, language: str) -> None:
        """Go on in another language."""
        words = Words(language)
        self.program.settings = replace(self.program.settings, language=language)
        self.program.words, self.kit.say = words, words.say

    def settle(self) -> None:
        """Let everything come to rest and be drawn."""
        stack = self.program.stack
        for _ in range(2000):
            if not stack.busy() and stack.top.wait() != 0 and not (self.match and self.match.hints.thinking):
                break
            stack.update(FRAME)
        self.draw()

    def sights(self) -> Iterator[tuple[str, Open]]:
        """The name of each sight, and what opens it."""
        program, kit, stack, show = self.program, self.kit, self.program.stack, self._show
        yield "menu", lambda: show(Menu(program))
        yield "question", lambda: (show(Menu(program)), ask_to_leave(program, stack.clear))
        for count in (1, 4):
            yield f"set-up of {count}", partial(self._set_up, count)
        for chapter in CHAPTERS:
            yield f"settings, {chapter}", partial(lambda chapter: show(SettingsScene(program, chapter)), chapter)
        yield "settings, reset", lambda: (show(SettingsScene(program, "program")), self.click("reset"))
        yield "keys", lambda: (show(AllKeys(kit)), stack.push(Keys(kit, stack.top, stack.pop)))
        yield "rules", lambda: show(rules_scene(program, "labyrinth"))
        yield "credits", lambda: show(CreditsScene(program))
        yield "error_scene", lambda: show(ErrorScene(program, ZeroDivisionError()))
        for page in (1, 2, 3, 4, DAILY):
            yield f"records, {page}", partial(lambda page: show(RecordsScene(program, page)), page)
        yield "load", lambda: self._load(self.under_way)
        yield "load, a game that is over", lambda: self._load(self.four)
        yield "rename", lambda: (self._load(self.under_way), self.click("rename"))
        yield "replay", lambda: self._replay(1)
        yield "replay of a landscape", lambda: (self._replay(4), self.take(intents.ShowLandscapes()))
        yield from self._running()

    def _running(self) -> Iterator[tuple[str, Open]]:
        """The scenes of a running game."""
        two, four, take = self.two, self.four, self.take
        yield "board, insert", lambda: self._play(two, "insert")
        yield "board, a push", lambda: (self._play(four, "insert"), self._point("arrow-N1"))
        yield "board, insert alone", lambda: self._play(self.alone, "insert")
        yield "board, hint", lambda: (self._play(four, "insert"), take(intents.ShowHint()))
        yield "board, unseen tiles", lambda: (self._play(four, "insert"), take(intents.ShowUnseen()))
        yield "board, walk", lambda: self._play(four, "walk")
        yield "board, ride", lambda: self._play(four, "ride")
        yield "board, computer", lambda: self._play(two, "insert", bots=(0, 1))
        yield "table, one tile", lambda: self._play(self.alone, "extend", 1)
        yield "table, a feature", lambda: (self._play(four, "end"), self._point("mat"))
        yield "table, two tiles", lambda: self._play(two, "extend", 2)
        yield "table, hint", lambda: (self._play(two, "extend", 2), take(intents.ShowHint()))
        yield "table, unseen tiles", lambda: (self._play(two, "extend", 1), take(intents.ShowUnseen()))
        yield "table, end", lambda: self._play(four, "end")
        yield "table, a visit", lambda: (self._play(four, "walk"), take(intents.ShowLandscapes()))
        yield "hand-over", self._hand_over
        yield "recap", lambda: (self._hand_over(), self.settle(), take(intents.Confirm()))
        yield "log", lambda: (self._play(four, "insert"), take(intents.ShowLog()))
        yield "pause", lambda: (self._play(four, "insert"), self.navigator.pause())
        yield "save as", lambda: (self._play(four, "insert"), self.navigator.pause(), self.click("save"))
        yield "results alone", lambda: self._open(self.alone)
        yield "results of four", lambda: self._open(four)

    # --- how each is opened ------------------------------------------------------------------------------------------

    def _show(self, scene: Scene) -> None:
        self.program.stack.reset(scene)

    def _set_up(self, count: int) -> None:
        self._show(SetupScene(self.program, "labyrinth"))
        self.click(f"count.{count}")

    def _load(self, game: RunningGame[LabyrinthState]) -> None:
        scene = LoadScene(self.program, lambda game: None)
        scene.chosen = game.file.path.name
        self._show(scene)
        self.settle()

    def _replay(self, turns: int) -> None:
        self._show(Menu(self.program))
        entry = entry_of(self.under_way.file.path)
        assert isinstance(entry, SavedGame)
        watch(self.program, entry)
        self.take(*[intents.Leaf(1)] * turns)

    def _point(self, name: str) -> None:
        """Move the pointer to the middle of a box."""
        self.settle()
        self.take(intents.PointerMove(self.program.stack.top.boxes()[name].center))

    def _hand_over(self) -> None:
        """The end of a turn; the next person waits in the dark."""
        self._play(self.four, "end", hand_over=True)
        self.take(intents.EndTurn())

    def _play(
        self,
        game: RunningGame[LabyrinthState],
        phase: str,
        loose: int | None = None,
        bots: tuple[int, ...] = (),
        hand_over: bool = False,
    ) -> None:
        """Play on from amid a game, in a phase and with so many tiles to lay."""
        befores: list[LabyrinthState] = [step.before for step in game.session.steps]
        early = len(befores) // 4
        at = next(
            number
            for number, state in enumerate(befores)
            if number > early and state.phase == phase and (loose is None or len(state.loose) == loose)
        )
        self._let_go()
        self._branch = RunningGame.branch(self.home, game.file.header, game.session, at)
        for seat in bots:
            self._branch.hand_seat(seat, "greedy")
        self._open(self._branch, hand_over)

    def _let_go(self) -> None:
        """Of the game that was played on from another one, as if it had never been."""
        if self._branch is not None:
            self._branch.close()
            self._branch.file.path.unlink()
            self._branch = None

    def _open(self, game: RunningGame[LabyrinthState], hand_over: bool = False) -> None:
        self.match = match = Match(game, AtOnce(), SCREEN.scene_of)
        match.computers.pace, match.hand_over.on = "slow", hand_over
        stack, scenes = self.program.stack, {"table": table_scene, "hand_over": HandOver, "log": LogScene}
        self.navigator = Navigator(
            self.kit, stack, match, SCREEN, scenes, visit_scene, stack.pop,
            lambda navigator: Pause(self.program, navigator, stack.top.bindings),
        )  # fmt: skip
        self.navigator.notice = lambda: record_notice(self.program.kit.say, self.program.tell, game)
        self.navigator.open()
        self.settle()
