"""The menu: the first thing people see."""

from collections.abc import Callable
from datetime import date
from functools import partial

import pygame

from game.play.current_game import current_game
from game.play.daily import daily_seed
from game.play.saved_games import UnreadableGame, entry_of
from game.play.telling import tell_turn
from game.scenes.program import Program
from game.scenes.titles import daily_titles
from game.ui import theme
from game.ui.intents import Cursor, Intent
from game.ui.layout import columns, inset, rows
from game.ui.scene import Scene
from game.ui.widgets import Button, Label, Manner, Paragraph, draw_panel

PANEL = 410  # units across
ENTRY, LINE, GAP = 52, 28, 10
LOW, TIGHT = 40, 6  # entries lower than that stand closer
PAIRED = ("today", "load", "records", "settings", "keys", "rules", "credits", "quit")  # entries that stand two in a row
ORNAMENT = "pieces/ornament.png"


class Menu(Scene):
    """A panel with the name of the game and what can be done; a landscape on a table beside it."""

    name = "menu"

    def __init__(self, program: Program) -> None:
        super().__init__(program.kit)
        self.program = program
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._ornament = self._panel

    def resume(self) -> None:
        """A game may have begun, ended or gone on since."""
        self._fill()
        self.layout(self.kit.theme.window)

    def layout(self, size: tuple[int, int]) -> None:
        if not self._entries():
            return
        px = self.kit.px
        margin = px(min(64, 24 + (self.kit.theme.window[0] / self.kit.theme.unit - 1024) / 6))
        self._panel = pygame.Rect(margin, margin, px(PANEL), size[1] - 2 * margin)
        inner = inset(self._panel, px(40), px(24))
        logo, self._ornament, motto, middle, foot = rows(
            inner, [px(112), px(58), px(30), -1, self._about_height(inner.width)]
        )
        for name, place in zip(("walls", "ways"), rows(logo, [-1, -1]), strict=True):
            self.form[name].place(place)
        self.form["motto"].place(motto)
        self.form["about"].place(foot)
        self._place_entries(middle)
        self.program.menu_table.layout(pygame.Rect(self._panel.right, 0, size[0] - self._panel.right, size[1]))

    def intent(self, intent: Intent) -> bool:
        match intent:
            case Cursor(dy=dy) if dy:
                self.form.set_focus(self._entries()[0 if dy > 0 else -1].name, by_keyboard=True)
                return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        self.program.menu_table.draw(surface)
        draw_panel(self.kit, surface, self._panel, 14)
        image = self.kit.pictures.get(ORNAMENT, (0, self._ornament.height))
        surface.blit(image, image.get_rect(center=self._ornament.center))
        self.form.draw(surface)

    def _fill(self) -> None:
        kit, say, program = self.kit, self.kit.say, self.program
        game = self._line_of_game()
        entries = [
            self._entry("new", program.routes.open_new_game, primary=not game),
            *([self._today()] if daily_titles() else []),
            self._entry("load", program.routes.open_saved_games),
            self._entry("records", program.routes.open_records),
            self._entry("settings", program.routes.open_settings),
            self._entry("keys", partial(program.routes.open_keys, self), binding="help"),
            self._entry("rules", program.routes.open_rules, binding="rules"),
            self._entry("credits", program.routes.open_credits),
            self._entry("quit", program.quit),
        ]
        if game:
            entries.insert(0, self._entry("continue", program.resume, primary=True))
            entries[0].tip, entries[0].rule = game, "turn"
        labels = [
            Label(kit, "walls", say("menu.logo.upper"), theme.LOGO.sized(58), "center"),
            Label(kit, "ways", say("menu.logo.lower"), theme.LOGO.sized(58), "center"),
            Label(kit, "motto", say("menu.motto"), theme.NOTE.sized(19), "center"),
            Paragraph(kit, "about", say("menu.about"), theme.NOTE.sized(16), "center", "bottom"),
        ]
        if game:
            labels.append(Label(kit, "line", game, theme.LABEL_SOFT, "center"))
        self.form.fill([*labels, *entries])
        self.form.default = entries[0].name

    def _today(self) -> Button:
        entry = self._entry("today", self.program.routes.open_today)
        entry.tip, entry.rule = self.kit.say("daily.tip", seed=daily_seed(date.today())), "alone"
        return entry

    def _entry(self, name: str, action: Callable[[], object], primary: bool = False, binding: str = "") -> Button:
        return Button(
            self.kit,
            name,
            self.kit.say(f"menu.{name}"),
            action,
            manner=Manner.PRIMARY if primary else Manner.PLAIN,
            group="entries",
            binding=binding,
            show_key=bool(binding),
            style=theme.STRONG.sized(23),
        )

    def _entries(self) -> list[Button]:
        return [widget for widget in self.form if isinstance(widget, Button)]

    def _place_entries(self, room: pygame.Rect) -> None:
        """Below each other in the middle of the room, those of `PAIRED` in pairs; the game's line under Continue."""
        px, entries = self.kit.px, self._entries()
        alone = [entry for entry in entries if entry.name not in PAIRED]
        paired = [entry for entry in entries if entry.name in PAIRED]
        with_line = entries[0].name == "continue"
        lines = px(LINE) if with_line else 0
        count = len(alone) + (len(paired) + 1) // 2
        for gap in (px(GAP), px(TIGHT)):
            height = min(px(ENTRY), (room.height - lines - gap * (count + 1)) // count)
            if height >= px(LOW):
                break
        heights: list[float] = [height] * count
        heights[0] += lines
        whole = round(sum(heights)) + gap * (len(heights) - 1)
        places = rows(pygame.Rect(room.x, room.centery - whole // 2, room.width, whole), heights, gap)
        if with_line:
            places[0], line = rows(places[0], [height, lines])
            self.form["line"].place(line)
        for button, place in zip(alone, places[: len(alone)], strict=True):
            button.place(place)
        for row, place in enumerate(places[len(alone) :]):
            pair = paired[2 * row : 2 * row + 2]  # the last one may stand alone
            for button, part in zip(pair, columns(place, [-1] * len(pair), gap), strict=True):
                button.place(part)

    def _about_height(self, width: int) -> int:
        about = self.form["about"]
        assert isinstance(about, Paragraph)
        return about.height(width) + self.kit.px(6)

    def _line_of_game(self) -> str:
        """Who plays the game under way, and where it is; nothing where there is none that can be played on.

        It is not played through for that, which is left to Continue.
        """
        path = current_game(self.program.home)
        if path is None:
            return ""
        game = entry_of(path)
        if isinstance(game, UnreadableGame):
            if game.good:
                return self.kit.say("menu.damaged.line", line=game.good + 1)
            self.program.tell(game.user_error)
            return ""
        names = self.kit.say("menu.and").join(seat.name for seat in game.seats)
        return self.kit.say("menu.line", names=names, turn=tell_turn(self.kit.say, game.turn, game.turns))
