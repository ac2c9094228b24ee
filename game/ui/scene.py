"""Scenes and their stack: one is played, others wait below it; changing cross-fades."""

from collections.abc import Callable, Iterable
from weakref import WeakKeyDictionary

import pygame

from game.ui import intents
from game.ui.cues import Cue, Cues
from game.ui.form import Form
from game.ui.kit import Kit
from game.ui.theme import Theme
from game.ui.tween import Moves, Speed

FADE_SECONDS = 0.18


class Scene:
    """Base of all scenes. `name` is its name in the layout dump and in the words.

    A scene fills `form` with its widgets, places them in `layout`, draws itself in `draw`, and acts in `intent` on
    what the form did not use. Whatever moves is started in `moves`.
    """

    name = "scene"
    overlay = False  # drawn over the scene below it, which stays in sight
    bindings: tuple[str, ...] = ()  # names of the keys it knows, besides those known everywhere

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.form = Form(kit)
        self.moves = Moves(kit.speed)
        self._stirred = False

    def resume(self) -> None:
        """It is on top now, for the first time or again."""

    def pause(self) -> None:
        """Another scene comes on top of it, or it is left."""

    def out_of_sight(self) -> None:
        """It cannot be seen any more, for now or for good: let go of pictures as large as the window."""

    def layout(self, size: tuple[int, int]) -> None:
        """The window has this size and `kit.theme` is made for it: place everything."""

    def intent(self, intent: intents.Intent) -> bool:
        """Act on an intent that no widget used; says whether it meant something here."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything. By default the widgets alone."""
        self.form.draw(surface)

    def take(self, intent: intents.Intent) -> bool:
        """An intent from the stack: what moves is ended first, then the intent is carried out, once."""
        if self.busy() and not isinstance(intent, intents.PASSIVE):
            self.finish()
        return self.form.take(intent) or self.intent(intent)

    def update(self, seconds: float) -> None:
        self.moves.update(seconds)
        self.form.update(seconds)

    def busy(self) -> bool:
        """Whether anything moves, so that the next frame differs from this one."""
        return self.moves.busy

    def finish(self) -> None:
        """End whatever moves."""
        self.moves.finish()

    def hear(self, cues: Iterable[Cue]) -> None:
        """Play sounds at their times along with what starts to move now."""
        coming = list(cues)
        if coming:
            self.moves.start(Cues(coming, self.kit.sound.play))

    def wait(self) -> float | None:
        """Seconds until it wants `update` and `draw` though nobody does anything; None for never."""
        return self.form.wait()

    def look_in(self) -> float | None:
        """Seconds until it wants `update` alone, as it waits for somebody; with news it calls `stir`."""
        return None

    def stir(self) -> None:
        """Ask for a new frame: something looks different, though nothing moves and nobody did anything."""
        self._stirred = True

    def stirs(self) -> bool:
        """Whether `stir` asked for a new frame since the last call."""
        stirred, self._stirred = self._stirred, False
        return stirred

    def typing(self) -> bool:
        return self.form.typing

    def catching(self) -> bool:
        """Whether it wants the next key as such (`KeyPressed`), to bind it."""
        return False

    def remade(self) -> "Scene":
        """The same scene with its words taken anew, once another language was chosen."""
        return self

    def rule(self) -> str:
        """The chapter of the rules that tells of what is looked at here; none opens them at their beginning."""
        return self.form.rule

    def boxes(self) -> dict[str, pygame.Rect]:
        """What can be seen and pointed at, by name: for tests from inside and outside."""
        return self.form.boxes()

    def facts(self) -> dict[str, object]:
        """More that the layout dump tells of this scene (JSON values), e.g. whose turn it is."""
        return {}


class Stack:
    """The scenes, the played one on top. Changes take hold at once; the picture before fades away over them.

    `display` returns the surface of the window as it is at that moment. It is asked anew each time: a resize frees the
    surface of the frame before.
    """

    def __init__(self, kit: Kit, display: Callable[[], pygame.Surface | None] = pygame.display.get_surface) -> None:
        self.kit = kit
        self._display = display
        self._scenes: list[Scene] = []
        self._laid: WeakKeyDictionary[Scene, Theme] = WeakKeyDictionary()  # what each was laid out for
        self._before: pygame.Surface | None = None
        self._faded = 0.0
        self._shown: tuple[int, int] | None = None  # the size of the last frame, while it stands on the window

    @property
    def top(self) -> Scene:
        return self._scenes[-1]

    @property
    def empty(self) -> bool:
        return not self._scenes

    def push(self, scene: Scene) -> None:
        """Play a scene on top of the present one."""
        self._fade()
        if self._scenes:
            self.top.pause()
        if not scene.overlay:
            self._hide()
        self._scenes.append(scene)
        self._enter()

    def pop(self) -> None:
        """Leave the scene on top; the last one leaves the stack empty, which ends the program."""
        self._fade()
        self._leave()
        if self._scenes:
            self._enter()

    def replace(self, scene: Scene) -> None:
        """Play a scene in place of the one on top."""
        self._fade()
        self._leave()
        self._scenes.append(scene)
        self._enter()

    def reset(self, scene: Scene) -> None:
        """Play a scene in place of all."""
        self._fade()
        while self._scenes:
            self._leave()
        self._scenes.append(scene)
        self._enter()

    def drop(self) -> None:
        """Forget all scenes without a word to them, as one of them is broken."""
        self._scenes.clear()
        self._before = self._shown = None

    def clear(self) -> None:
        """Leave all scenes: the program ends."""
        while self._scenes:
            self._scenes.pop().pause()

    def set_speed(self, speed: Speed) -> None:
        """Everything moves so fast from now on."""
        self.kit.speed = speed
        for scene in self._scenes:
            scene.moves.speed = speed

    def remake(self) -> None:
        """Another language was chosen: every scene takes its words anew."""
        self._fade()
        self._scenes = [scene.remade() for scene in self._scenes]
        for scene in self._scenes:
            scene.moves.speed = self.kit.speed
            self._lay(scene)
        self.top.resume()

    def layout(self) -> None:
        """The window or the scale changed."""
        self._before = self._shown = None
        for scene in self._scenes:
            self._lay(scene)

    def take(self, intent: intents.Intent) -> bool:
        return self.top.take(intent)

    def update(self, seconds: float) -> None:
        if self._before is not None:
            self._faded += seconds * self.kit.speed.value / FADE_SECONDS
            if self._faded >= 1:
                self._before = None
        self.top.update(seconds)

    def busy(self) -> bool:
        return self._before is not None or self.top.busy()

    def draw(self, surface: pygame.Surface) -> None:
        first = max(i for i, scene in enumerate(self._scenes) if not scene.overlay or i == 0)
        for scene in self._scenes[first:]:
            scene.draw(surface)
        if self._before is not None:
            self._before.set_alpha(round(255 * (1 - self._faded)))
            surface.blit(self._before, (0, 0))
        self._shown = surface.size

    def _enter(self) -> None:
        self.top.moves.speed = self.kit.speed
        if self._laid.get(self.top) != self.kit.theme:
            self._lay(self.top)
        self.top.resume()

    def _leave(self) -> None:
        """The scene on top goes; what else knows it may live on for a while."""
        scene = self._scenes.pop()
        scene.pause()
        scene.out_of_sight()

    def _hide(self) -> None:
        """Another scene will cover all."""
        for scene in self._scenes:
            scene.out_of_sight()

    def _lay(self, scene: Scene) -> None:
        scene.layout(self.kit.theme.window)
        self._laid[scene] = self.kit.theme

    def _fade(self) -> None:
        """Keep the picture on the window, to fade it out over what comes; a window of another size shows none yet."""
        if self._shown is None or self.kit.speed is Speed.OFF:
            return
        window = self._display()
        if window is not None and window.size == self._shown:
            self._before = window.copy()
            self._faded = 0.0
