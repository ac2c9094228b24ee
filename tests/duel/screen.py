"""Duel on the window: the shared table, and two plain panels beside it."""

from collections.abc import Sequence

import pygame

from game.engine.session import Seat
from game.play.teller import landscape_pane
from game.play.tile_sets import tile_set
from game.scenes.hud.hand import Hand
from game.scenes.navigator import Navigator, TitleScreen
from game.scenes.pane import Pane
from game.scenes.results import ResultsScene
from game.scenes.table.pane import LandscapePane
from game.scenes.tile_faces import TileFaces
from game.ui import theme
from game.ui.intents import Intent
from game.ui.layout import inset, rows
from game.ui.tween import Moves
from game.ui.widgets.base import Widget
from game.ui.widgets.panel import draw_panel
from tests.duel.engine import DuelState
from tests.duel.rules import duel_rules


def duel_screen() -> TitleScreen[DuelState]:
    """Return what the window knows of Duel."""
    tiles = tile_set("labyrinth")
    return TitleScreen(
        rules=duel_rules(),
        scene_of={"lay": "table", "end": "table", "over": "results"},
        rule_of={"lay": "lay", "end": "lay", "look": "lay", "over": "end"},
        scenes={"results": ResultsScene},
        faces=lambda kit: TileFaces(kit, tiles, "tiles/labyrinth", icons={"city": "pieces/token-shield.png"}),
        panes=panes,
        pane_of=lambda view: landscape_pane(0),
        players=DuelPlayers,
        turn=DuelTurn,
        chapters={"goal": "end"} | dict.fromkeys(("setup", "turn", "turn_tile", "known"), "lay"),
    )


def panes(faces: TileFaces, moves: Moves, seats: Sequence[Seat]) -> tuple[Pane[DuelState], ...]:
    """Return the one landscape."""
    return (LandscapePane(faces, moves, seats, 0, None, "points"),)


class DuelPlayers:
    """A line for each player."""

    def __init__(self, navigator: Navigator[DuelState]) -> None:
        self.navigator = navigator
        self.kit = navigator.kit
        self.box = pygame.Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> list[Widget]:
        return []

    def layout(self, box: pygame.Rect) -> None:
        self.box = pygame.Rect(box.x, box.y, box.width, min(box.height, self.kit.px(120)))

    def draw(self, surface: pygame.Surface) -> None:
        kit, match = self.kit, self.navigator.match
        draw_panel(kit, surface, self.box)
        scores = match.view.standing().scores
        lines = rows(inset(self.box, kit.px(16)), [-1] * len(scores))
        for seat, score, line in zip(match.seats, scores, lines, strict=True):
            kit.type.draw(surface, seat.name, theme.LABEL, line)
            kit.type.draw(surface, kit.say("unit.points", n=score), theme.LABEL, line, "right")

    def boxes(self) -> dict[str, pygame.Rect]:
        return {"players": self.box.copy()}


class DuelTurn:
    """Whose turn it is, the tile in hand and what to do."""

    bindings: tuple[str, ...] = ()

    def __init__(self, navigator: Navigator[DuelState], hand: Hand) -> None:
        self.navigator = navigator
        self.kit = navigator.kit
        self.hand = hand
        self.prompt = ""
        self.about: int | None = None
        self.box = self.free = self._head = self._prompt = self._hand = pygame.Rect(0, 0, 0, 0)

    @property
    def middle(self) -> pygame.Rect:
        return self._hand

    @property
    def widgets(self) -> list[Widget]:
        return [*self.hand.buttons, self.hand]

    def layout(self, box: pygame.Rect) -> None:
        px = self.kit.px
        self.box = box
        self._head, self._prompt, hand, self.free = rows(inset(box, px(16)), [px(40), px(60), -1, px(84)], px(10))
        self._hand = hand
        self.hand.place(hand)

    def refresh(self) -> None:
        """All is drawn from the match."""

    def draw(self, surface: pygame.Surface) -> None:
        kit, match = self.kit, self.navigator.match
        draw_panel(kit, surface, self.box)
        seat = match.seat if self.about is None else self.about
        kit.type.draw(surface, match.seats[seat].name, theme.HEADING, self._head)
        kit.type.draw_block(surface, self.prompt, theme.NOTE, self._prompt, "center", "middle")

    def take(self, intent: Intent) -> bool:
        return False

    def release(self) -> None:
        """Nothing can be held down."""
