"""What stands around the picture of a replay: players, the story, whose eyes one sees with, timeline and buttons."""

from collections.abc import Callable
from typing import Generic, Protocol

import pygame

from game.engine.title import S
from game.play.telling import tell_turn
from game.scenes.navigator import Navigator
from game.scenes.pane import Pane
from game.scenes.replay.recording import ReplayMatch
from game.scenes.replay.story import draw_story
from game.scenes.replay.timeline import Timeline
from game.scenes.replay.transport import TransportButton
from game.ui import theme
from game.ui.emblems import emblem_of
from game.ui.kit import Kit
from game.ui.layout import anchored, columns, flow, inset, rows
from game.ui.widgets import Button, Choice, Manner, Option, Widget, draw_panel, draw_rule

MARGIN = 14  # units
FOOT = 116
PLAYERS = (0.165, 188, 262)  # width: share of the window, least and most, in units
STORY = (0.25, 270, 400)
BUTTON = 46
RATES = (0.5, 1.0, 2.0, 4.0)
OPEN = -1  # seen by nobody in particular: all is open
NAME = theme.HEADING.sized(24)
COUNT = theme.Style(theme.Face.LABEL, 18, theme.INK_SOFT)


class Replay(Protocol[S]):
    """What the controls need of the replay scene."""

    kit: Kit
    navigator: Navigator[S]
    match: ReplayMatch[S]
    playing: bool
    rate: float
    seen: int

    @property
    def other(self) -> Pane[S] | None: ...

    def toggle(self) -> None: ...

    def turn_before(self) -> None: ...

    def step_back(self) -> None: ...

    def step_on(self) -> None: ...

    def next_turn(self) -> None: ...

    def set_rate(self, rate: float) -> None: ...

    def other_picture(self) -> None: ...

    def branch(self) -> object: ...

    def leave(self) -> None: ...

    def go(self, at: int) -> None: ...

    def see(self, seat: int) -> None: ...


class ReplayControls(Generic[S]):
    """Widgets and panels of the replay scene. `picture` is the room for the pane that is seen."""

    def __init__(self, scene: Replay[S]) -> None:
        self.scene = scene
        kit = self.kit = scene.kit
        say = kit.say
        self.picture = pygame.Rect(0, 0, 1, 1)
        self._story = self._log = self._head = self._foot = self._steps = self._rule = self.picture
        self.players = scene.navigator.screen.players(scene.navigator)
        self.timeline = Timeline(kit, scene.match, scene.go)
        self.play = self._sign("play", scene.toggle, "confirm")
        self.signs = [
            self._sign("back_turn", scene.turn_before),
            self._sign("back_step", scene.step_back, "cursor"),
            self.play,
            self._sign("next_step", scene.step_on),
            self._sign("next_turn", scene.next_turn, "leaf"),
        ]
        rates = [Option(rate, say(f"replay_scene.times.{rate:g}")) for rate in RATES]
        self.rate = Choice(kit, "speed", rates, scene.rate, scene.set_rate, tip=say("replay_scene.speed.tip"))
        self.place = Button(
            kit, "place", "", scene.other_picture, icon="landscape", manner=Manner.QUIET,
            tip=say("replay_scene.scene.tip"), binding="landscapes",
        )  # fmt: skip
        self.seen = self._eyes()
        self.branch = Button(
            kit, "branch", say("replay_scene.branch.label"), scene.branch, tip=say("replay_scene.branch.tip"),
            style=theme.STRONG.sized(19),
        )  # fmt: skip
        self.back = Button(
            kit, "back", say("replay_scene.leave.label"), scene.leave, tip=say("replay_scene.leave.tip"),
            binding="back", style=theme.STRONG.sized(19),
        )  # fmt: skip

    @property
    def widgets(self) -> list[Widget]:
        """All widgets, in the order of the focus."""
        eyes = [self.seen] if self.seen else []
        return [
            self.timeline, *self.signs, self.rate, self.place, *self.players.widgets, *eyes, self.branch, self.back
        ]  # fmt: skip

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything."""
        px = self.kit.px
        gap = px(MARGIN)
        whole = inset(pygame.Rect((0, 0), size), gap)
        above, self._foot = rows(whole, [-1, px(FOOT)], gap)
        left, right = (self.kit.theme.share(size[0], *room) for room in (PLAYERS, STORY))
        players, self.picture, self._story = columns(above, [left, -1, right], gap)
        self.players.layout(players)
        eyes = px(44) if self.seen else 0
        self._head, self._rule, self._log, second, low = rows(
            inset(self._story, px(14), px(12)), [px(40), px(8), -1, eyes, px(BUTTON)], px(6)
        )
        if self.seen:
            width = min(second.width, px(58) * len(self.seen.options))
            self.seen.place(anchored(second, (width, px(42)), "center"))
        branch, back = columns(low, [-1, px(86)], px(8))
        self.branch.place(branch)
        self.back.place(back)
        self._layout_foot()

    def _layout_foot(self) -> None:
        px = self.kit.px
        line, below = rows(inset(self._foot, px(18), px(8)), [px(46), -1], px(6))
        self.timeline.place(line)
        side = px(BUTTON)
        sizes = [(px(64) if sign is self.play else side, side) for sign in self.signs]
        for sign, place in zip(self.signs, flow(below, sizes, px(8), "center"), strict=True):
            sign.place(place)
        left, right = self.signs[0].box.left - px(16), self.signs[-1].box.right + px(16)
        self.place.place(anchored(below, (min(self.place.size()[0], left - below.x), side), "midleft"))
        self._steps = pygame.Rect(self.place.box.right + px(10), below.y, 0, below.height)
        self._steps.width = max(0, left - self._steps.x)
        rate = min(px(240), below.right - right)
        self.rate.place(anchored(below, (rate, px(42)), "midright"))

    def refresh(self) -> None:
        """Follow the scene."""
        scene = self.scene
        match = scene.match
        self.play.icon = "pause" if scene.playing else "play"
        self.play.tip = self.kit.say(f"replay_scene.{self.play.icon}.tip")
        for sign in self.signs:
            sign.enabled = match.at > 0 if sign.name.startswith("back") else match.at < match.last
        self.play.enabled = match.last > 0
        self.branch.enabled = not match.over
        other = scene.other
        self.place.visible = other is not None
        if other is not None:
            name = other.name if other.landscape is None else "table"
            self.place.icon = "landscape" if name == "table" else name
            self.place.text = self.kit.say(f"replay_scene.scene.{name}")
        if self._foot.width > 1:
            self._layout_foot()

    def draw(self, surface: pygame.Surface) -> None:
        """The panels without their widgets."""
        kit, match = self.kit, self.scene.match
        self.players.draw(surface)
        draw_panel(kit, surface, self._story)
        self._draw_head(surface)
        draw_rule(kit, surface, self._rule)
        draw_story(kit, surface, self._log, match)
        draw_panel(kit, surface, self._foot)
        steps = kit.say("replay_scene.step", at=match.at, whole=match.last)
        if kit.type.measure(steps, COUNT)[0] <= self._steps.width:
            kit.type.draw(surface, steps, COUNT, self._steps, "right")

    def boxes(self) -> dict[str, pygame.Rect]:
        """The panels by name, besides the boxes of the widgets."""
        return {"picture": self.picture.copy(), "log": self._log.copy()}

    def _draw_head(self, surface: pygame.Surface) -> None:
        """Whose turn is seen."""
        kit, px, match, head = self.kit, self.kit.px, self.scene.match, self._head
        seat = match.turn.seat if match.turn else match.seat
        who = match.seats[seat]
        figure = kit.pictures.get(f"pieces/meeple-{who.colour}.png", (0, head.height))
        surface.blit(figure, figure.get_rect(midleft=head.midleft))
        number = match.turn.number if match.turn else 1
        turn = tell_turn(kit.say, number, match.progress.of)
        drawn = kit.type.draw(surface, turn, COUNT, head, "right")
        left = head.x + figure.width + px(10)
        kit.type.draw(surface, who.name, NAME, pygame.Rect(left, head.y, drawn.left - px(8) - left, head.height))

    def _eyes(self) -> Choice[int] | None:
        """Whose treasures are seen; in a game that goes on, nobody sees more than at the table."""
        scene, say = self.scene, self.kit.say
        seats = scene.match.seats
        if not scene.match.finished or len(seats) == 1:
            return None
        options = [
            Option(
                number,
                colour=theme.SEAT_COLOURS[seat.colour],
                picture=emblem_of(seat.colour),
                tip=say("replay_scene.seen.seat", name=seat.name),
            )
            for number, seat in enumerate(seats)
        ]
        shut = (theme.PARCHMENT, theme.INK_FAINT)
        options.append(Option(OPEN, colour=shut, picture="icons/eye.png", tip=say("replay_scene.seen.open")))
        return Choice(self.kit, "seen", options, scene.seen, scene.see, tip=say("replay_scene.seen.label"))

    def _sign(self, name: str, action: Callable[[], object], binding: str = "") -> TransportButton:
        return TransportButton(
            self.kit, name, "", action, icon=name, tip=self.kit.say(f"replay_scene.{name}.tip"),
            binding=binding, group="transport",
        )  # fmt: skip
