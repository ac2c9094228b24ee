"""The results: towers rise side by side, the winners shine, a ledger says what each tower is made of (L18 to L20)."""

from collections.abc import Callable

import pygame

from game.engine.labyrinth.tower import counted, crowned, strip_verdict
from game.scenes.labyrinth.results.cues import cues_of
from game.scenes.labyrinth.results.ledger import Ledger, lines_of
from game.scenes.labyrinth.results.shelf import Band, Shelf, bands_of
from game.scenes.labyrinth.results.stacks import stacks_of, whole_time
from game.scenes.labyrinth.turn_panel import RULE_OF
from game.scenes.navigator import Navigator
from game.scenes.record_notice import RecordNotice
from game.ui import intents, theme
from game.ui.backdrop import draw_table
from game.ui.layout import columns, inset, rows
from game.ui.scene import Scene
from game.ui.tween import Sequence, Tween, linear, out_cubic
from game.ui.widgets.button import Button, Manner
from game.ui.widgets.panel import draw_ornament, draw_panel

GLORY = 0.7  # seconds in which the winners begin to shine
TITLE = theme.TITLE.sized(36)
QUEST = theme.NOTE.sized(20)
BEST = theme.STRONG.sized(19)
ROOMY = (76, 54, 44, 26, 48, 7)  # units: title, quest, notice, seed, a button, and the room between
TIGHT = (50, 44, 46, 22, 42, 3)
SEED = theme.KEY_HINT.sized(17)


class ResultsScene(Scene):
    """The end of a game. `again` deals a new one for the same seats: with the same seed or with another.

    `watch` opens the replay; `notice` is what the records make of the game.
    """

    name = "results"
    bindings = ("confirm", "landscapes")

    def __init__(
        self,
        navigator: Navigator,
        again: Callable[[bool], object],
        watch: Callable[[], object],
        notice: RecordNotice | None = None,
    ) -> None:
        super().__init__(navigator.kit)
        self.navigator = navigator
        self.notice = notice
        self.match = navigator.match
        view = self.match.view
        self.result = view.result()
        self.towers = view.towers()
        self.stacks = stacks_of(self.towers, view.box.heights)
        self.solo = len(self.towers) == 1
        self.verdict = strip_verdict(view.box, self.towers[0].height) if self.solo else 0
        self.shelf = Shelf(self.kit, self.match.seats, self.stacks, self._bands() if self.solo else ())
        self.ledger = Ledger(self.kit, self.match.seats, self.result, lines_of(view.box, self.result))
        self.time = 0.0
        self.glory = 0.0
        self._begun = False
        self._ground: pygame.Surface | None = None
        self._told: pygame.Surface | None = None  # the panel with what is told at last
        self._panel = self._title = self._ornament = self._quest = self._table = self._seed = pygame.Rect(0, 0, 0, 0)
        self._praise = self._panel
        words = self.kit.say
        self.buttons = [
            self._button("again", words("results.again"), lambda: again(False), Manner.PRIMARY, "confirm"),
            self._button("same-seed", words("results.same_seed"), lambda: again(True)),
            self._button("landscapes", words("results.landscapes"), self._visit, binding="landscapes"),
            self._button("replay", words("results.replay"), watch),
            self._button("menu", words("results.menu"), navigator.leave, binding="back"),
        ]
        self.form.fill(self.buttons)
        self.form.default = "again"

    def remade(self) -> Scene:
        return self.navigator.made(self.name)

    def rule(self) -> str:
        return super().rule() or RULE_OF["over"]

    def resume(self) -> None:
        """The towers rise once; whoever comes back finds them standing."""
        if not self._begun:
            self._begun = True
            self.hear(cues_of(self.stacks))
            self.moves.start(
                Sequence(Tween(whole_time(self.stacks), self._pass, linear), Tween(GLORY, self._shine, out_cubic))
            )

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        gap = px(16)
        whole = inset(pygame.Rect((0, 0), size), gap)
        panel = round(min(max(whole.width * 0.4, px(430)), px(600)))
        shelf, self._panel = columns(whole, [-1, panel], gap)
        self.shelf.layout(shelf)
        inner = inset(self._panel, px(24), px(20))
        wished = self.ledger.height()
        for measures in (ROOMY, TIGHT):
            title, quest, notice, seed, button, apart = (px(measure) for measure in measures)
            heights = [title, px(14), quest, notice if self.notice else 0, -1, seed, 2 * button + px(10)]
            parts = rows(inner, heights, apart)
            if parts[4].height >= wished:
                break
        self._title, self._ornament, self._quest, self._praise, self._table, self._seed, below = parts
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
        return super().boxes() | self.shelf.boxes() | {"shelf": self.shelf.box.copy(), "ledger": self._panel.copy()}

    def facts(self) -> dict[str, object]:
        return {"heights": list(self.result.scores), "winners": list(self.result.winners)}

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
        winners = self.result.winners if not self.solo else ()
        self.shelf.draw(surface, self.time, winners, self.glory, self.verdict)
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
        self.shelf.draw_ground(surface)
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
            here = [box.move(-at[0], -at[1]) for box in (self._title, self._quest, self._table, self._praise)]
            self.kit.type.draw_block(self._told, self._headline(), TITLE, here[0], "center", "middle")
            self.kit.type.draw_block(self._told, self._told_quest(), QUEST, here[1], "center", "middle")
            self.ledger.draw(self._told, here[2])
            if self.notice:
                self._draw_praise(self._told, here[3], self.notice)
        self._told.set_alpha(round(255 * self.glory))
        surface.blit(self._told, self._panel)

    def _draw_praise(self, surface: pygame.Surface, box: pygame.Rect, notice: RecordNotice) -> None:
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

    def _headline(self) -> str:
        words, seats = self.kit.say, self.match.seats
        if self.solo:
            return words(f"results.verdict.{self.verdict}")
        names = [seats[seat].name for seat in self.result.winners]
        if len(names) == 1:
            return words("results.wins", name=names[0])
        return words("results.share", names=", ".join(names[:-1]), last=names[-1])

    def _told_quest(self) -> str:
        """Who won the crown, or whether it was won alone."""
        words, view, seats = self.kit.say, self.match.view, self.match.seats
        if self.solo:
            done = counted(view.crown, view.players[0])
            key = "met" if self.towers[0].crowned else "missed"
            quest = words(f"results.solo.{view.crown.counts}", view.crown.id, n=view.crown.solo)
            return words(f"results.crown.{key}", quest=quest, done=done)
        winners = [seats[seat].name for seat in crowned(view.crown, view.players)]
        quest = words(f"results.most.{view.crown.counts}", view.crown.id)
        if not winners:
            return words("results.crown.nobody", quest=quest)
        names = (
            winners[0] if len(winners) == 1 else words("results.and", names=", ".join(winners[:-1]), last=winners[-1])
        )
        return words("results.crown.won", quest=quest, names=names)

    def _bands(self) -> tuple[Band, ...]:
        return bands_of(self.match.view.box, lambda number: self.kit.say(f"results.verdict.{number}"))

    def _visit(self) -> None:
        self.navigator.visit(self.result.winners[0])

    def _pass(self, t: float) -> None:
        self.time = t * whole_time(self.stacks)

    def _shine(self, t: float) -> None:
        self.glory = t

    def _button(
        self, name: str, text: str, action: Callable[[], object], manner: Manner = Manner.PLAIN, binding: str = ""
    ) -> Button:
        return Button(
            self.kit, name, text, action, manner=manner, binding=binding,
            tip=self.kit.say(f"results.tip.{name.replace('-', '_')}"), group="deeds",
        )  # fmt: skip
