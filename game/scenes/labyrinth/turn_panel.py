"""The turn: whose it is, its steps, what to do now, the tile in hand, the own treasure and the supplies."""

import pygame

from game.engine.labyrinth.state import LabyrinthState
from game.play.telling import tell_turn
from game.scenes.hud.counts import Count
from game.scenes.hud.hand import Hand
from game.scenes.labyrinth.secret import Secret
from game.scenes.navigator import Navigator
from game.scenes.player_names import draw_name, style_of_names
from game.ui import theme
from game.ui.intents import HoldCrown, Intent
from game.ui.layout import columns, inset, rows
from game.ui.widgets.base import Widget
from game.ui.widgets.panel import draw_panel, draw_rule
from game.ui.widgets.steps import Steps

STEPS = ("insert", "walk", "extend", "end")
STEP_OF = {"insert": 0, "ride": 0, "walk": 1, "extend": 2, "end": 3, "over": 4}
RULE_OF = {
    "insert": "insert", "ride": "insert", "walk": "walk", "extend": "extend", "look": "extend", "end": "turn",
    "over": "end",
}  # fmt: skip
"""The chapter of the rules that tells of each phase, and of a look at a landscape."""
NAME = theme.HEADING.sized(26)
COUNT = theme.Style(theme.Face.LABEL, 18, theme.INK_SOFT)
LARGEST_HAND = 300  # units: the tile, and its buttons where they lie below it


class LabyrinthTurnPanel:
    """The panel on the right. `free` is the part that belongs to the scene; `prompt` the line that says what to do.

    `about` is the seat that is spoken of, where that is not the one whose turn it is. Once the game is over there are
    neither steps nor secrets.
    """

    bindings: tuple[str, ...] = ("crown",)

    def __init__(self, navigator: Navigator[LabyrinthState], hand: Hand) -> None:
        self.navigator = navigator
        self.kit = navigator.kit
        self.hand = hand
        self.secret = Secret(navigator)
        say = self.kit.say
        self.steps = Steps(self.kit, "steps", tuple(say(f"hud.steps.{step}") for step in STEPS))
        self.pile = Count(self.kit, "pile", "icons/pile.png", say("hud.pile"))
        self.shields = Count(self.kit, "shields", "pieces/token-shield.png", say("hud.shields"))
        self.treasures = Count(self.kit, "treasures", "pieces/token-treasure.png", say("hud.treasures"))
        self._name_rules()
        self.prompt = ""
        self.about: int | None = None
        self.box = self.free = pygame.Rect(0, 0, 0, 0)
        self._head = self._prompt = self._hand = pygame.Rect(0, 0, 0, 0)
        self._rules: list[pygame.Rect] = []

    @property
    def widgets(self) -> list[Widget]:
        """All widgets of the panel, in the order of the focus."""
        return [self.steps, *self.hand.buttons, self.hand, self.secret, self.pile, self.shields, self.treasures]

    def layout(self, box: pygame.Rect) -> None:
        """As high as its contents need, at most the box."""
        px = self.kit.px
        pad, gap = px(16), px(10)
        two_lines = max(px(46), 2 * self.kit.type.height(theme.NOTE.sized(0)))  # at least in the smallest type there is
        fixed = px(46) + px(32) + two_lines + px(58) + px(84) + px(38) + 2 * px(2) + 8 * gap + 2 * pad
        tile = self.hand.height(box.width - 2 * pad, min(px(LARGEST_HAND), box.height - fixed))
        self.box = pygame.Rect(box.x, box.y, box.width, min(box.height, fixed + tile))
        head, steps, prompt, hand, secret, rule, free, second, supplies = rows(
            inset(self.box, pad), [px(46), px(32), two_lines, -1, px(58), px(2), px(84), px(2), px(38)], gap
        )
        self._head, self._prompt, self._hand, self.free, self._rules = head, prompt, hand, free, [rule, second]
        self.steps.place(steps)
        self.hand.place(hand)
        self.secret.place(secret)
        for figure, cell in zip((self.pile, self.shields, self.treasures), columns(supplies, [-1] * 3), strict=True):
            figure.place(cell)

    @property
    def middle(self) -> pygame.Rect:
        """The room of the tile in hand, for what is told while there is none."""
        return self._hand if self.secret.visible else self._hand.union(self.secret.box)

    def refresh(self) -> None:
        """Follow the view."""
        view = self.navigator.match.view
        self.steps.visible = self.secret.visible = not self.navigator.match.over
        self.steps.present = STEP_OF[view.phase]
        self.hand.rule = RULE_OF[view.phase]
        self.pile.number = len(view.pile)
        self.shields.number, self.treasures.number = view.supply["shield"], view.supply["treasure"]

    def take(self, intent: Intent) -> bool:
        """The key that holds the crown open."""
        if isinstance(intent, HoldCrown):
            self.secret.hold(intent.down)
            return True
        return False

    def release(self) -> None:
        """The crown covers the treasure again."""
        self.secret.hold(False)

    def _name_rules(self) -> None:
        """The chapters of the rules that tell of the widgets here."""
        self.steps.tip = self.kit.say("hud.turn_steps")
        self.steps.rule, self.secret.rule, self.pile.rule = "turn", "treasure", "setup"
        self.shields.rule = self.treasures.rule = "complete"

    def draw(self, surface: pygame.Surface) -> None:
        """Everything but the widgets and what the scene draws in `free`."""
        kit, px, match = self.kit, self.kit.px, self.navigator.match
        draw_panel(kit, surface, self.box)
        who = match.seats[match.seat if self.about is None else self.about]
        figure = kit.pictures.get(f"pieces/meeple-{who.colour}.png", (0, self._head.height))
        surface.blit(figure, figure.get_rect(midleft=self._head.midleft))
        left, right = self._head.x + figure.width + px(10), self._head.right
        if not match.over:
            progress = match.progress
            turn = tell_turn(kit.say, progress.turn, progress.of)
            right = kit.type.draw(surface, turn, COUNT, self._head, "right").left - px(8)
        name = pygame.Rect(left, self._head.y, right - left, self._head.height)
        names = [seat.name for seat in match.seats]
        draw_name(kit, surface, who.name, style_of_names(kit, names, NAME, name.width), name)
        kit.type.draw_block(surface, self.prompt, theme.NOTE, self._prompt, "center", "middle")
        for rule in self._rules:
            draw_rule(kit, surface, rule)
