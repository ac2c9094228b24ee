"""Every scene of the program in one house, opened one after the other to be looked at."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.engine.labyrinth.state import LabyrinthState
from game.engine.session import Seat
from game.play.library import SavedGame, entry_of
from game.play.running import RunningGame
from game.play.words import Words
from game.scenes.board.scene import BoardScene
from game.scenes.credits import CreditsScene
from game.scenes.hand_over import HandOver
from game.scenes.keys import Keys
from game.scenes.load import LoadScene
from game.scenes.log import LogScene
from game.scenes.log.visit import BoardVisit
from game.scenes.match import Match
from game.scenes.menu import Menu
from game.scenes.mishap import Mishap
from game.scenes.pause import Pause, ask_to_leave
from game.scenes.praise import praised
from game.scenes.records import PAGES, RecordsScene
from game.scenes.replay import watch
from game.scenes.results import ResultsScene
from game.scenes.rules import rules_scene
from game.scenes.settings import SettingsScene
from game.scenes.settings.scene import NAMES as CHAPTERS
from game.scenes.setup import SetupScene
from game.scenes.stage import Stage
from game.scenes.table import table_scene, visit_scene
from game.ui import intents as say
from game.ui.bindings import BINDINGS
from game.ui.scene import Scene
from tests.scenes.indoors import Indoors
from tests.scenes.rounds import AtOnce
from tests.scenes.saves import played

Open = Callable[[], object]
SEATS = (Seat("Anna", "red"), Seat("Bertil", "blue"), Seat("Cleo", "yellow"), Seat("Dominik", "green"))
FRAME = 0.05  # seconds


class AllKeys(Scene):
    """A scene that knows every key."""

    name = "all_keys"
    bindings = tuple(dict.fromkeys(binding.name for binding in BINDINGS))


class Gallery(Indoors):
    """The house in one size. Its games are played once; `speak` changes the language."""

    def __init__(self, folder: Path, window: tuple[int, int], percent: int) -> None:
        super().__init__(folder, window, percent)
        self.house.settings = replace(self.house.settings, ui_scale=percent)
        self.alone = played(self.home, SEATS[:1], "alone", crown="1B")
        self.two = played(self.home, SEATS[:2], "two")
        self.four = played(self.home, SEATS, "four 9")  # a meeple falls out and has a choice (L11)
        self.under_way = played(self.home, SEATS, "under way", 90)
        self.match: Match | None = None
        self._branch: RunningGame | None = None
        for game in (self.alone, self.two, self.four, self.under_way):
            game.close()
        for game in (self.alone, self.two, self.four):
            praised(self.house, game)

    def close(self) -> None:
        self._let_go()
        super().close()

    def speak(self, language: str) -> None:
        """Go on in another language."""
        words = Words(language)
        self.house.settings = replace(self.house.settings, language=language)
        self.house.words, self.kit.say = words, words.say

    def settle(self) -> None:
        """Let everything come to rest and be drawn."""
        stack = self.house.stack
        for _ in range(2000):
            if not stack.busy() and stack.top.wait() != 0 and not (self.match and self.match.advising):
                break
            stack.update(FRAME)
        self.draw()

    def sights(self) -> Iterator[tuple[str, Open]]:
        """The name of each sight, and what opens it."""
        house, kit, stack, show = self.house, self.kit, self.house.stack, self._show
        yield "menu", lambda: show(Menu(house))
        yield "question", lambda: (show(Menu(house)), ask_to_leave(house, stack.clear))
        for count in (1, 4):
            yield f"set-up of {count}", partial(self._set_up, count)
        for chapter in CHAPTERS:
            yield f"settings, {chapter}", partial(lambda chapter: show(SettingsScene(house, chapter)), chapter)
        yield "settings, reset", lambda: (show(SettingsScene(house, "program")), self.click("reset"))
        yield "keys", lambda: (show(AllKeys(kit)), stack.push(Keys(kit, stack.top, stack.pop)))
        yield "rules", lambda: show(rules_scene(house))
        yield "credits", lambda: show(CreditsScene(house))
        yield "mishap", lambda: show(Mishap(house, ZeroDivisionError()))
        for page in PAGES:
            yield f"records, {page}", partial(lambda page: show(RecordsScene(house, page)), page)
        yield "load", lambda: self._load(self.under_way)
        yield "load, a game that is over", lambda: self._load(self.four)
        yield "rename", lambda: (self._load(self.under_way), self.click("rename"))
        yield "replay", lambda: self._replay(1)
        yield "replay of a landscape", lambda: (self._replay(4), self.take(say.ShowLandscapes()))
        yield from self._running()

    def _running(self) -> Iterator[tuple[str, Open]]:
        """The scenes of a running game."""
        two, four, take = self.two, self.four, self.take
        yield "board, insert", lambda: self._play(two, "insert")
        yield "board, a push", lambda: (self._play(four, "insert"), self._point("arrow-N1"))
        yield "board, insert alone", lambda: self._play(self.alone, "insert")
        yield "board, hint", lambda: (self._play(four, "insert"), take(say.ShowHint()))
        yield "board, unseen tiles", lambda: (self._play(four, "insert"), take(say.ShowUnseen()))
        yield "board, walk", lambda: self._play(four, "walk")
        yield "board, ride", lambda: self._play(four, "ride")
        yield "board, computer", lambda: self._play(two, "insert", bots=(0, 1))
        yield "table, one tile", lambda: self._play(self.alone, "extend", 1)
        yield "table, a feature", lambda: (self._play(four, "end"), self._point("mat"))
        yield "table, two tiles", lambda: self._play(two, "extend", 2)
        yield "table, hint", lambda: (self._play(two, "extend", 2), take(say.ShowHint()))
        yield "table, unseen tiles", lambda: (self._play(two, "extend", 1), take(say.ShowUnseen()))
        yield "table, end", lambda: self._play(four, "end")
        yield "table, a visit", lambda: (self._play(four, "walk"), take(say.ShowLandscapes()))
        yield "hand-over", self._hand_over
        yield "recap", lambda: (self._hand_over(), self.settle(), take(say.Confirm()))
        yield "log", lambda: (self._play(four, "insert"), take(say.ShowLog()))
        yield "pause", lambda: (self._play(four, "insert"), self.stage.pause())
        yield "save as", lambda: (self._play(four, "insert"), self.stage.pause(), self.click("save"))
        yield "results alone", lambda: self._open(self.alone)
        yield "results of four", lambda: self._open(four)

    # --- how each is opened ------------------------------------------------------------------------------------------

    def _show(self, scene: Scene) -> None:
        self.house.stack.reset(scene)

    def _set_up(self, count: int) -> None:
        self._show(SetupScene(self.house))
        self.click(f"count.{count}")

    def _load(self, game: RunningGame) -> None:
        scene = LoadScene(self.house, lambda game: None)
        scene.chosen = game.file.path.name
        self._show(scene)
        self.settle()

    def _replay(self, turns: int) -> None:
        self._show(Menu(self.house))
        entry = entry_of(self.under_way.file.path)
        assert isinstance(entry, SavedGame)
        watch(self.house, entry)
        self.take(*[say.Leaf(1)] * turns)

    def _point(self, name: str) -> None:
        """Move the pointer to the middle of a box."""
        self.settle()
        self.take(say.PointerMove(self.house.stack.top.boxes()[name].center))

    def _hand_over(self) -> None:
        """The end of a turn; the next person waits in the dark."""
        self._play(self.four, "end", hand_over=True)
        self.take(say.EndTurn())

    def _play(
        self,
        game: RunningGame,
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

    def _open(self, game: RunningGame, hand_over: bool = False) -> None:
        self.match = match = Match(game, AtOnce())
        match.pace, match.hand_over = "slow", hand_over
        scenes = {
            "board": BoardScene,
            "table": table_scene,
            "results": lambda stage: ResultsScene(stage, lambda same: None, lambda: None, praised(self.house, game)),
            "hand_over": HandOver,
            "log": LogScene,
            "board_visit": BoardVisit,
        }
        stack = self.house.stack
        self.stage = Stage(
            self.kit, stack, match, scenes, visit_scene, stack.pop,
            lambda stage: Pause(self.house, stage, stack.top.bindings),
        )  # fmt: skip
        self.stage.open()
        self.settle()
