"""The pause menu over a running game: go on, save a copy, hand seats over, look things up, leave."""

from collections.abc import Callable
from functools import partial
from typing import Generic

import pygame

from game.engine.title import S
from game.play.telling import tell_turn
from game.play.user_error import UserError
from game.scenes.load.name_dialog import NameDialog
from game.scenes.navigator import Navigator
from game.scenes.player_choice import player_choice
from game.scenes.program import Program
from game.ui import theme
from game.ui.dialog import Question, draw_dim
from game.ui.intents import Back, Cursor, Intent
from game.ui.layout import anchored, columns, inset, rows
from game.ui.scene import Scene
from game.ui.widgets import Button, Label, Manner, Paragraph, Widget, draw_panel
from game.ui.widgets.panel import draw_ornament

WIDTH, LEFT = 860, 300  # units across the panel and its column of entries
ENTRY, GAP = 46, 9
SEAT, NAME = 84, 34
FIGURE = 32


class Pause(Scene, Generic[S]):
    """Entries on the left; on the right who decides for each seat, which can be changed at any time.

    Its `bindings` are those of the scene below, so that the keys overlay tells of the game.
    """

    name = "pause"
    overlay = True

    def __init__(self, program: Program, navigator: Navigator[S], bindings: tuple[str, ...]) -> None:
        super().__init__(program.kit)
        self.bindings = bindings
        self.program = program
        self.navigator = navigator
        self.match = navigator.match
        self._panel = self._rule = pygame.Rect(0, 0, 0, 0)
        self._figures: list[pygame.Rect] = []
        self.form.fill(self._widgets())
        self.form.default = "resume"

    def remade(self) -> Scene:
        return Pause(self.program, self.navigator, self.bindings)

    def layout(self, size: tuple[int, int]) -> None:
        px, entries, seats = self.kit.px, self._entries, len(self.match.seats)
        left = px(ENTRY + GAP) * len(entries) - px(GAP)
        right = px(36) + px(SEAT) * seats + self._note_height()
        height = px(24) + px(52) + px(24) + px(32) + px(12) + max(left, right) + px(30)
        self._panel = anchored(pygame.Rect((0, 0), size), (px(WIDTH), min(height, size[1] - px(16))))
        inner = inset(self._panel, px(44), px(24))
        title, self._rule, line, _, below = rows(inner, [px(52), px(24), px(32), px(12), -1])
        self.form["title"].place(title)
        self.form["line"].place(line)
        buttons, table = columns(below, [px(LEFT), -1], px(44))
        buttons.height = left
        for entry, place in zip(entries, rows(buttons, [-1] * len(entries), px(GAP)), strict=True):
            entry.place(place)
        head, *lines, note = rows(table, [px(36), *[px(SEAT)] * seats, -1])
        self.form["players"].place(head)
        self.form["note"].place(note)
        self._figures = []
        for seat, box in enumerate(lines):
            name, choice, _ = rows(box, [px(NAME), px(42), -1])
            figure, words = columns(name, [px(FIGURE), -1], px(8))
            self._figures.append(figure)
            self.form[f"name-{seat}"].place(words)
            self.form[f"seat-{seat}"].place(choice)

    def intent(self, intent: Intent) -> bool:
        match intent:
            case Back():
                self.program.stack.pop()
            case Cursor(dy=dy) if dy:
                self.form.set_focus(self._entries[0 if dy > 0 else -1].name, by_keyboard=True)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        draw_dim(surface)
        draw_panel(self.kit, surface, self._panel, 16)
        draw_ornament(self.kit, surface, self._rule)
        for seat, place in zip(self.match.seats, self._figures, strict=True):
            figure = self.kit.pictures.get(f"pieces/meeple-{seat.colour}.png", (0, place.height))
            surface.blit(figure, figure.get_rect(center=place.center))
        self.form.draw(surface)

    def facts(self) -> dict[str, object]:
        return {"players": [seat.player for seat in self.match.seats]}

    # --- what it is made of ------------------------------------------------------------------------------------------

    @property
    def _entries(self) -> list[Button]:
        return [widget for widget in self.form if isinstance(widget, Button)]

    def _widgets(self) -> list[Widget]:
        kit, say, stack = self.kit, self.kit.say, self.program.stack
        turn = tell_turn(say, self.match.progress.turn, self.match.progress.of)
        seats, bots = self.match.seats, self.navigator.screen.rules.players
        return [
            Label(kit, "title", say("pause.title"), theme.TITLE, "center"),
            Label(kit, "line", say("pause.line", turn=turn), theme.LABEL_SOFT, "center"),
            self._entry("resume", stack.pop, "back"),
            self._entry("save", self._ask_name),
            self._entry("settings", self.program.routes.open_settings),
            self._entry("rules", self.program.routes.open_rules, "rules"),
            self._entry("keys", partial(self.program.routes.open_keys, self), "help"),
            self._entry("leave", self.navigator.leave),
            self._entry("quit", self.program.quit),
            Label(kit, "players", say("pause.players"), theme.HEADING),
            *[Label(kit, f"name-{number}", seat.name, theme.STRONG) for number, seat in enumerate(seats)],
            *[
                player_choice(self.kit, f"seat-{number}", bots, seat.player, partial(self.match.hand_seat, number))
                for number, seat in enumerate(seats)
            ],
            Paragraph(kit, "note", say("pause.note"), theme.NOTE.sized(17)),
        ]

    def _entry(self, name: str, action: Callable[[], object], binding: str = "") -> Button:
        manner = Manner.PRIMARY if name == "resume" else Manner.PLAIN
        return Button(
            self.kit, name, self.kit.say(f"pause.{name}"), action,
            manner=manner, binding=binding, show_key=bool(binding), group="entries",
        )  # fmt: skip

    def _note_height(self) -> int:
        note = self.form["note"]
        assert isinstance(note, Paragraph)
        return note.height(self.kit.px(WIDTH - LEFT - 3 * 44)) + self.kit.px(4)

    # --- actions -----------------------------------------------------------------------------------------------------

    def _ask_name(self) -> None:
        names = self.kit.say("menu.and").join(seat.name for seat in self.match.seats)
        progress = self.match.progress
        usual = self.kit.say("pause.saving.usual", names=names, turn=progress.turn)
        stack = self.program.stack
        stack.push(NameDialog(self.kit, "", usual, lambda name: self._save(name or usual), stack.pop, "pause.saving"))

    def _save(self, name: str) -> None:
        try:
            self.match.game.save_as(name)
        except UserError as user_error:
            self.program.tell(user_error)
        else:
            self.program.toast.say(self.kit.say("pause.saving.done", name=name))


def ask_to_leave(program: Program, leave: Callable[[], object]) -> None:
    """The last moves are not on the disk: ask whether to leave all the same."""
    say = program.kit.say
    question = Question(
        program.kit,
        say("pause.unsaved.title"),
        say("pause.unsaved.text"),
        program.stack.pop,
        yes=(say("pause.unsaved.leave"), leave),
        no=(say("pause.unsaved.stay"), lambda: None),
        careful=True,
    )
    program.stack.push(question)
