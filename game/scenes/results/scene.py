"""The results: the landscapes as they ended, who won, and a ledger that says what each score is made of.

A title may show something of its own in place of the landscapes (`Labyrinth`: the towers).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Generic

import pygame

from game.engine.landscape import landscape_of
from game.engine.title import S
from game.scenes.land_view import draw_thumbnail
from game.scenes.navigator import Navigator
from game.scenes.record_notice import RecordNotice
from game.scenes.results.ledger import Ledger, lines_of
from game.ui import intents, theme
from game.ui.backdrop import cut_felt, draw_table
from game.ui.layout import columns, inset, rows
from game.ui.scene import Scene
from game.ui.tween import Sequence as Sequential
from game.ui.tween import Tween, linear, out_cubic
from game.ui.widgets.button import Button, Manner
from game.ui.widgets.panel import draw_ornament, draw_panel

GLORY = 0.7  # seconds in which the winners begin to shine
TITLE = theme.TITLE.sized(36)
QUEST = theme.NOTE.sized(20)
BEST = theme.STRONG.sized(19)
ROOMY = (76, 54, 44, 26, 48, 7)  # units: title, quest, notice, seed, a button, and the room between
TIGHT = (50, 44, 46, 22, 42, 3)
SEED = theme.KEY_HINT.sized(17)


class ResultsScene(Scene, Generic[S]):
    """The end of a game. `side` is the room beside the panel: a title fills it in `place_side`, `draw_side_ground` and
    `draw_side`, and takes `rising` seconds for it before the winners are told."""

    name = "results"
    bindings = ("confirm", "landscapes")
    LINES: ClassVar[Mapping[str, str]] = {}
    """Which line of the ledger a term belongs in, where that is not its own name."""

    COUNTED: ClassVar[Sequence[str]] = ()
    """Categories of the result that are counted below the sum."""

    def __init__(self, navigator: Navigator[S]) -> None:
        super().__init__(navigator.kit)
        self.navigator = navigator
        self.notice = navigator.notice()
        self.match = navigator.match
        self.result = self.match.view.result()
        self.solo = len(self.result.scores) == 1
        self.ledger = Ledger(
            navigator.faces, self.match.seats, self.result, lines_of(self.result, self.LINES, self.COUNTED),
            navigator.screen.rules.unit,
        )  # fmt: skip
        self.time = 0.0
        self.glory = 0.0
        self.side = pygame.Rect(0, 0, 1, 1)
        self._begun = False
        self._ground: pygame.Surface | None = None
        self._told: pygame.Surface | None = None  # the panel with what is told at last
        self._panel = self._title = self._ornament = self._quest = self._table = self._seed = pygame.Rect(0, 0, 0, 0)
        self._notice = self._panel
        words = self.kit.say
        self.buttons = [
            self._button("again", words("results.again"), lambda: navigator.again(False), Manner.PRIMARY, "confirm"),
            self._button("same-seed", words("results.same_seed"), lambda: navigator.again(True)),
            self._button("landscapes", words("results.landscapes"), self._visit, binding="landscapes"),
            self._button("replay", words("results.replay"), navigator.watch),
            self._button("menu", words("results.menu"), navigator.leave, binding="back"),
        ]
        self.form.fill(self.buttons)
        self.form.default = "again"

    # --- what a title may show in its own way ------------------------------------------------------------------------

    rising = 0.0
    """Seconds until the winners are told."""

    def place_side(self) -> None:
        """The side has another size."""

    def draw_side_ground(self, surface: pygame.Surface) -> None:
        """What stands still beside the panel: the landscapes as they ended."""
        landscapes = self.match.view.landscapes()
        colours = [seat.colour for seat in self.match.seats]
        places = columns(inset(self.side, self.kit.px(8)), [-1] * len(landscapes), self.kit.px(12))
        for landscape, place in zip(landscapes, places, strict=True):
            surface.blit(cut_felt(self.kit, place.size, self.kit.px(12)), place)
            draw_thumbnail(self.navigator.faces, surface, inset(place, self.kit.px(16)), landscape, colours)

    def draw_side(self, surface: pygame.Surface) -> None:
        """What moves beside the panel, at `time` and with so much `glory`."""

    def side_boxes(self) -> dict[str, pygame.Rect]:
        """What stands beside the panel, by name."""
        return {}

    def headline(self) -> str:
        """How the game ended, in a sentence."""
        words, seats = self.kit.say, self.match.seats
        names = [seats[seat].name for seat in self.result.winners]
        if self.solo:
            return words("event.game_ended_alone")
        if len(names) == 1:
            return words("results.wins", name=names[0])
        return words("results.share", names=", ".join(names[:-1]), last=names[-1])

    def second_line(self) -> str:
        """What else decided the game; may be empty."""
        return ""

    # --- the scene's life --------------------------------------------------------------------------------------------

    def remade(self) -> Scene:
        return self.navigator.made(self.name)

    def rule(self) -> str:
        return super().rule() or self.navigator.screen.rule_of["over"]

    def resume(self) -> None:
        """The side comes to rest once; whoever comes back finds it so."""
        if not self._begun:
            self._begun = True
            self.begin()
            self.moves.start(Sequential(Tween(self.rising, self._pass, linear), Tween(GLORY, self._shine, out_cubic)))

    def begin(self) -> None:
        """What moves begins to move."""

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        gap = px(16)
        whole = inset(pygame.Rect((0, 0), size), gap)
        panel = round(min(max(whole.width * 0.4, px(430)), px(600)))
        self.side, self._panel = columns(whole, [-1, panel], gap)
        self.place_side()
        inner = inset(self._panel, px(24), px(20))
        wished = self.ledger.height()
        for measures in (ROOMY, TIGHT):
            title, quest, notice, seed, button, apart = (px(measure) for measure in measures)
            heights = [title, px(14), quest, notice if self.notice else 0, -1, seed, 2 * button + px(10)]
            parts = rows(inner, heights, apart)
            if parts[4].height >= wished:
                break
        self._title, self._ornament, self._quest, self._notice, self._table, self._seed, below = parts
        self._table.height = min(self._table.height, wished)
        first, second = rows(below, [-1, -1], px(10))
        wishes = [-button.size()[0] for button in self.buttons[2:]]
        places = [*columns(first, [-1, -1], px(10)), *columns(second, wishes, px(10))]
        for widget, place in zip(self.buttons, places, strict=True):
            widget.place(place)
        self._ground = self._told = None

    def out_of_sight(self) -> None:
        self._ground = self._told = None

    def boxes(self) -> dict[str, pygame.Rect]:
        return super().boxes() | self.side_boxes() | {"ledger": self._panel.copy()}

    def facts(self) -> dict[str, object]:
        return {"scores": list(self.result.scores), "winners": list(self.result.winners)}

    def intent(self, intent: intents.Intent) -> bool:
        match intent:
            case intents.ShowLandscapes():
                self._visit()
            case intents.Back():
                self.navigator.leave()
            case _:
                return False
        return True

    def draw(self, surface: pygame.Surface) -> None:
        ground = self._ground
        if ground is None:
            ground = self._ground = pygame.Surface(surface.size)
            self._draw_ground(ground)
        surface.blit(ground, (0, 0))
        self.draw_side(surface)
        self._draw_told(surface, ground)
        self.form.draw(surface)

    @property
    def footnote(self) -> str:
        """The seed, and who has used how many hints."""
        words, game = self.kit.say, self.match.game
        seed = words("results.seed", seed=game.seed)
        used = [
            words("results.hints.seat", name=seat.name, n=count)
            for seat, count in zip(self.match.seats, game.hints, strict=True)
            if count
        ]
        return words("results.hints.line", seed=seed, who=", ".join(used)) if used else seed

    def _draw_ground(self, surface: pygame.Surface) -> None:
        kit = self.kit
        draw_table(kit, surface)
        self.draw_side_ground(surface)
        draw_panel(kit, surface, self._panel)
        draw_ornament(kit, surface, self._ornament)
        kit.type.draw(surface, self.footnote, SEED, self._seed, "center")

    def _draw_told(self, surface: pygame.Surface, ground: pygame.Surface) -> None:
        """Who won and why is told once the towers stand."""
        if not self.glory:
            title = self.kit.say("results.rising")
            self.kit.type.draw_block(surface, title, TITLE.tinted(theme.INK_FAINT), self._title, "center", "middle")
            return
        if self._told is None:
            self._told = ground.subsurface(self._panel).copy()
            at = self._panel.topleft
            here = [box.move(-at[0], -at[1]) for box in (self._title, self._quest, self._table, self._notice)]
            self.kit.type.draw_block(self._told, self.headline(), TITLE, here[0], "center", "middle")
            self.kit.type.draw_block(self._told, self.second_line(), QUEST, here[1], "center", "middle")
            self.ledger.draw(self._told, here[2])
            if self.notice:
                self._draw_notice(self._told, here[3], self.notice)
        self._told.set_alpha(round(255 * self.glory))
        surface.blit(self._told, self._panel)

    def _draw_notice(self, surface: pygame.Surface, box: pygame.Rect, notice: RecordNotice) -> None:
        """A new best stands on gold."""
        kit, px = self.kit, self.kit.px
        if not notice.golden:
            kit.type.draw(surface, notice.text, QUEST, box, "center")
            return
        kit.brush.halo(surface, box.inflate(-px(8), -px(6)), px(8), px(8), theme.HALO, 230)
        plate = box.inflate(-px(8), -px(6))
        surface.blit(kit.brush.rounded(plate.size, px(8), theme.HALO), plate)
        surface.blit(kit.brush.rounded(plate.size, px(8), theme.GOLD, max(1.5, 2 * kit.theme.unit)), plate)
        kit.type.draw_block(surface, notice.text, BEST, plate.inflate(-2 * px(10), 0), "center", "middle")

    def _visit(self) -> None:
        self.navigator.visit(landscape_of(self.match.view.landscapes(), self.result.winners[0]))

    def _pass(self, t: float) -> None:
        self.time = t * self.rising

    def _shine(self, t: float) -> None:
        self.glory = t

    def _button(
        self, name: str, text: str, action: Callable[[], object], manner: Manner = Manner.PLAIN, binding: str = ""
    ) -> Button:
        return Button(
            self.kit, name, text, action, manner=manner, binding=binding,
            tip=self.kit.say(f"results.tip.{name.replace('-', '_')}"), group="actions",
        )  # fmt: skip
