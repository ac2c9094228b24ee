"""The timeline of a replay: a stretch for each turn in the seat's colour, and a knob at the present step."""

from collections.abc import Callable
from typing import Generic

import pygame

from game.engine.title import S
from game.scenes.replay.recording import ReplayMatch
from game.ui import theme
from game.ui.intents import Cursor, Intent, Pos
from game.ui.kit import Kit
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import draw_ring

TRACK, KNOB = 12, 24  # units
NUMBER = theme.Style(theme.Face.LABEL_BOLD, 16, theme.INK_SOFT)


class Timeline(Widget, Generic[S]):
    """`moved(at)` is called with the step that the player goes to, by click, drag or arrows."""

    focusable = True

    def __init__(self, kit: Kit, match: ReplayMatch[S], moved: Callable[[int], object]) -> None:
        super().__init__(kit, "timeline", tip=kit.say("replay_scene.timeline.tip"))
        self.match = match
        self.moved = moved
        self._pointed: int | None = None

    def size(self) -> tuple[int, int]:
        return self.kit.px(400), self.kit.px(46)

    def x_of(self, at: float) -> int:
        """The pixel of a step."""
        track = self._track
        return round(track.x + track.width * at / max(1, self.match.last))

    def at_of(self, x: int) -> int:
        """The step at a pixel."""
        track = self._track
        return max(0, min(self.match.last, round((x - track.x) / track.width * self.match.last)))

    def targets(self, pos: Pos) -> bool:
        inside = super().targets(pos)
        self._pointed = self.at_of(pos[0]) if inside else None
        return inside

    def hint(self) -> str:
        """Whose turn the pointer is on."""
        turn = self.match.turn_at(max(1, self._pointed)) if self._pointed is not None else None
        if turn is None:
            return self.tip
        seats = self.match.seats
        return self.kit.say("replay_scene.turn_of", name=seats[turn.seat].name, turn=turn.number)

    def take(self, intent: Intent) -> bool:
        match intent:
            case Cursor(dx=dx, dy=0):
                self.moved(max(0, min(self.match.last, self.match.at + dx)))
                return True
        return False

    def press(self, pos: Pos) -> None:
        self.moved(self.at_of(pos[0]))

    def drag(self, pos: Pos) -> None:
        self.moved(self.at_of(pos[0]))

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        kit, track = self.kit, self._track
        if look.focus:
            draw_ring(kit, surface, self.box)
        self._draw_turns(surface, track)
        self._draw_numbers(surface, track)
        side = kit.px(KNOB)
        knob = pygame.Rect(0, 0, side, side)
        knob.center = (self.x_of(self.match.at), track.centery)
        kit.brush.shadow(surface, knob, side // 2, kit.px(4))
        surface.blit(kit.brush.circle(side, theme.INK), knob)
        inner = side - 2 * max(2, kit.px(3))
        surface.blit(
            kit.brush.circle(inner, theme.HALO if look.hover or look.pressed else theme.GLOW),
            (knob.centerx - inner // 2, knob.centery - inner // 2),
        )

    @property
    def _track(self) -> pygame.Rect:
        px = self.kit.px
        half = px(KNOB) // 2
        return pygame.Rect(
            self.box.x + half, self.box.bottom - half - px(TRACK) // 2, self.box.width - 2 * half, px(TRACK)
        )

    def _draw_turns(self, surface: pygame.Surface, track: pygame.Rect) -> None:
        """What is past is bright, what is to come pale."""
        kit, match = self.kit, self.match
        for turn in match.turns:
            colour = theme.SEAT_COLOURS[match.seats[turn.seat].colour][1]
            left, right = self.x_of(turn.start), self.x_of(turn.end)
            box = pygame.Rect(left + 1, track.y, max(2, right - left - max(1, kit.px(2))), track.height)
            radius = max(1, min(box.width // 2, kit.px(4)))
            surface.blit(kit.brush.rounded(box.size, radius, colour, alpha=80), box)
            done = box.clip(pygame.Rect(track.x, track.y, self.x_of(match.at) - track.x, track.height))
            if done.width > 0:
                surface.blit(kit.brush.rounded(box.size, radius, colour), done, done.move(-box.x, -box.y))

    def _draw_numbers(self, surface: pygame.Surface, track: pygame.Rect) -> None:
        """The number of each round, above the turn that it begins with."""
        kit, match = self.kit, self.match
        first = match.turns[0].seat if match.turns else 0
        room = kit.type.measure("00", NUMBER)[0]
        free = track.x - room
        for turn in match.turns:
            left = self.x_of(turn.start)
            if turn.seat == first and left >= free:
                box = pygame.Rect(left, self.box.y, room * 2, track.y - kit.px(6) - self.box.y)
                kit.type.draw(surface, f"{turn.number}", NUMBER, box)
                free = left + room + kit.px(8)
