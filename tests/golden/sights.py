"""The sights that are compared with golden pictures: how each is set up in a studio, and in which window sizes."""

from collections.abc import Callable
from dataclasses import dataclass

from game.scenes.keys import Keys
from game.scenes.menu import Menu
from game.scenes.rules import rules_scene
from game.scenes.setup import SetupScene
from game.ui import intents
from game.ui.bindings import BINDINGS
from game.ui.tween import Speed
from tests.golden.studio import Studio

Bring = Callable[[Studio], None]


@dataclass(frozen=True)
class Size:
    """A window, and how large the player wants everything in it, in per cent."""

    width: int
    height: int
    percent: int = 100

    @property
    def window(self) -> tuple[int, int]:
        return self.width, self.height

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f"-{self.percent}" if self.percent != 100 else "")


@dataclass(frozen=True)
class Shot:
    """One sight in one size; its golden picture has this name."""

    sight: str
    size: Size

    @property
    def name(self) -> str:
        return f"{self.sight}-{self.size}"


class AllKeys(Menu):
    """A menu that knows every key."""

    bindings = tuple(dict.fromkeys(binding.name for binding in BINDINGS))


def menu(studio: Studio) -> None:
    studio.show(Menu(studio.program))


def set_up(studio: Studio) -> None:
    """Two players, one of them a computer, and a seed that was typed."""
    studio.show(SetupScene(studio.program, "labyrinth"))
    for field, text in (("name0", "Anna"), ("name1", "Bertil"), ("seed", "WALL-WAYS")):
        studio.click(field)
        studio.take(intents.SelectAll(), *map(intents.TextInput, text), intents.Confirm())
    studio.click("player1.greedy")
    studio.point("title")


def insert(studio: Studio) -> None:
    """A push is tried: what falls out, and what could be reached then (L10)."""
    studio.play("insert")
    studio.take(intents.Turn(1))
    studio.point("arrow-E3")


def walk(studio: Studio) -> None:
    """One of the two walkways of a cell is pointed at (L4, L12)."""
    studio.play("walk")
    studio.point("place-0-1-SW")


def ride(studio: Studio) -> None:
    """Either walkway of the inserted tile may be chosen (L11)."""
    studio.play("ride")


def ghost(studio: Studio) -> None:
    """The tile in hand above a cell that it fits (L14)."""
    studio.play("extend")
    studio.point_at_land(2, -3)


def refused(studio: Studio) -> None:
    """The tile in hand above a cell that it does not fit, and why (L14)."""
    studio.play("extend")
    studio.take(intents.Click(studio.point_at_land(0, -2)))


def completed(studio: Studio) -> None:
    """A tile was laid just now, and what it completed glows (L15)."""
    studio.play("complete", Speed.NORMAL)
    studio.take(intents.Turn(1), intents.Turn(1), intents.Click(studio.point_at_land(2, -1)))
    studio.pass_time(0.6)


def results(studio: Studio) -> None:
    studio.play("towers")


def results_alone(studio: Studio) -> None:
    studio.play("tower")


def keys(studio: Studio) -> None:
    studio.show(AllKeys(studio.program))
    studio.program.stack.push(Keys(studio.kit, studio.program.stack.top, studio.program.stack.pop))


def rules(studio: Studio) -> None:
    studio.show(rules_scene(studio.program, "labyrinth", "complete"))
    studio.settle()  # until all pictures are printed


SIGHTS: dict[str, Bring] = {
    "menu": menu,
    "set-up": set_up,
    "insert": insert,
    "walk": walk,
    "ride": ride,
    "ghost": ghost,
    "refused": refused,
    "completed": completed,
    "results": results,
    "results-alone": results_alone,
    "keys": keys,
    "rules": rules,
}
SMALLEST, USUAL, LARGE, LARGE_TYPE = Size(1024, 640), Size(1440, 900), Size(2560, 1440), Size(1440, 900, 150)
SEEN_IN: dict[Size, tuple[str, ...]] = {
    LARGE: ("menu", "walk", "ghost"),
    LARGE_TYPE: ("set-up", "insert", "refused", "results"),
    USUAL: tuple(SIGHTS),
    SMALLEST: tuple(SIGHTS),
}
SHOTS = tuple(Shot(sight, size) for size, sights in SEEN_IN.items() for sight in sights)
