"""The records: the best scores by mode and number of players, and those of each day's maze."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

import pygame

from game.play.records import Mode, Record, Records
from game.play.user_error import UserError
from game.scenes.daily_game import play_alone, play_today
from game.scenes.dates import tell_day
from game.scenes.program import Program
from game.scenes.record_list import RecordList
from game.scenes.titles import SCREENS, screen_named
from game.ui import theme
from game.ui.intents import Back, Intent
from game.ui.layout import anchored, columns, flow, inset, rows
from game.ui.scene import Scene
from game.ui.widgets import Button, Choice, Label, Manner, Option, Paragraph, Widget
from game.ui.widgets.listing import whole_rows

DAILY = 0  # the page of the daily mazes; the others are numbers of players
WIDEST, HIGHEST = 1080, 820  # units
MOST = 20
BUTTON = 48


@dataclass(frozen=True)
class RecordsPage:
    """What a page shows: records, and for the daily mazes those of earlier days."""

    best: tuple[Record, ...] = ()
    days: tuple[tuple[date, Record], ...] = ()


class RecordsScene(Scene):
    """One page at a time of the title that was played last. What cannot be read is said once, and the page stays
    empty."""

    name = "records"
    bindings = ("cursor",)

    def __init__(self, program: Program, page: int = 1, today: Callable[[], date] = date.today) -> None:
        super().__init__(program.kit)
        self.program = program
        self.records = Records(program.home.records)
        self.rules = screen_named(program.title).rules
        self.pages = (*self.rules.title.seats, *([] if self.rules.daily is None else [DAILY]))
        self.page = page if page in self.pages else self.pages[0]
        self.chosen = next(iter(self.modes), "")
        self.today = today()
        self._today = today
        self._panel = self._rule = pygame.Rect(0, 0, 0, 0)
        self._fill()

    def remade(self) -> Scene:
        return RecordsScene(self.program, self.page, self._today)

    def resume(self) -> None:
        """Games may have ended since."""
        self.today = self._today()
        self._refresh()

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        whole = (min(size[0] - 2 * px(20), px(WIDEST)), min(size[1] - 2 * px(20), px(HIGHEST)))
        self._panel = anchored(pygame.Rect((0, 0), size), whole)
        inner = inset(self._panel, px(36), px(20))
        second = px(44) if len(self.modes) > 1 else 0
        titles = px(44) if "of" in self._names else 0
        head, self._rule, of, pages, quests, body, foot = rows(
            inner, [px(46), px(18), titles, px(46), second, -1, px(BUTTON)], px(8)
        )
        if titles:
            self.form["of"].place(anchored(of, (min(of.width, px(640)), px(42)), "center"))
        self.form["title"].place(head)
        width = min(pages.width, px(640))
        self.form["page"].place(anchored(pages, (width, px(44)), "center"))
        if len(self.modes) > 1:
            self.form["mode"].place(anchored(quests, (quests.width, px(42)), "center"))
        if self.page == DAILY:
            self._layout_days(body)
        else:
            self.form["records"].place(whole_rows(self.form["records"], body))
            self.form["nothing"].place(body)
        buttons = [self.form[name] for name in ("back", "again", "play") if name in self._names]
        sizes = [(max(px(150), button.size()[0]), px(BUTTON)) for button in buttons]
        for button, place in zip(buttons, flow(foot, sizes, px(18), "center"), strict=True):
            button.place(place)

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Back):
            self.program.stack.pop()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        self.program.menu_table.draw_under(surface, self._panel, self._rule)
        self.form.draw(surface)

    def facts(self) -> dict[str, object]:
        return {"page": self.page, "scores": [record.holder.score for _, record in self._list.records]}

    # --- pages -------------------------------------------------------------------------------------------------------

    @property
    def _list(self) -> RecordList:
        records = self.form["records"]
        assert isinstance(records, RecordList)
        return records

    @property
    def _names(self) -> set[str]:
        return {widget.name for widget in self.form}

    @property
    def modes(self) -> Mapping[str, Mapping[str, Any]]:
        """The modes of this page's number of players, each with the options that deal it."""
        return {} if self.page == DAILY else self.rules.modes(self.page)

    @property
    def mode(self) -> Mode:
        """What is compared on this page."""
        return Mode(self.rules.name, self.page, self.chosen)

    def _fill(self) -> None:
        kit, say = self.kit, self.kit.say
        found = self._found()
        ranked = [(f"{rank}", record) for rank, record in enumerate(found.best, 1)]
        pages = [Option(page, self._page_name(page)) for page in self.pages]
        widgets: list[Widget] = [
            Label(kit, "title", say("records.title"), theme.TITLE.sized(34), "center"),
            Choice(kit, "page", pages, self.page, self._turn_to),
        ]
        if len(SCREENS) > 1:
            titles = [Option(title, say(f"title.{title}", title)) for title in SCREENS]
            widgets.append(Choice(kit, "of", titles, self.rules.name, self._set_title))
        if len(self.modes) > 1:
            modes = [Option(mode, self.rules.teller.mode(say, mode)) for mode in self.modes]
            widgets.append(Choice(kit, "mode", modes, self.chosen, self._set_mode))
        widgets.append(
            RecordList(kit, "records", ranked, self.rules.unit, self.today, self._choose, dated=self.page != DAILY)
        )
        widgets.append(Paragraph(kit, "nothing", say("records.nothing"), theme.NOTE.sized(21), "center", "middle"))
        if self.page == DAILY:
            days = [(tell_day(say, day, self.today), record) for day, record in found.days]
            widgets += [
                Label(kit, "today", say("records.today"), theme.HEADING.sized(22), "center"),
                Label(kit, "earlier", say("records.earlier"), theme.HEADING.sized(22), "center"),
                RecordList(kit, "days", days, self.rules.unit, self.today, dated=False),
            ]
        widgets.append(Button(kit, "back", say("records.back.label"), self.program.stack.pop, binding="back"))
        if self.page == DAILY:
            widgets.append(self._button("play", lambda: play_today(self.program, self.rules.name, self.today)))
        elif self.page == 1:
            widgets.append(self._button("again", self._play_again))
        self.form.fill(widgets)
        self.form.default = "play" if self.page == DAILY else "back"
        self.form["nothing"].visible = not found.best
        self._offer()

    def _found(self) -> RecordsPage:
        try:
            if self.page != DAILY:
                return RecordsPage(tuple(self.records.best(self.mode, MOST)))
            best = self.records.best_of_day(self.rules.name, self.today, MOST)
            return RecordsPage(tuple(best), tuple(self.records.days(self.rules.name, self.today, MOST)))
        except UserError as user_error:
            self.program.tell(user_error)
            return RecordsPage()

    def _layout_days(self, body: pygame.Rect) -> None:
        px = self.kit.px
        for names, side in zip(
            (("today", "records"), ("earlier", "days")), columns(body, [-1, -1], px(36)), strict=True
        ):
            head, records = rows(side, [px(40), -1], px(4))
            self.form[names[0]].place(head)
            self.form[names[1]].place(whole_rows(self.form[names[1]], records))
            if names[1] == "records":
                nothing = pygame.Rect(records.x, records.y, records.width, min(records.height, px(90)))
                self.form["nothing"].place(nothing)

    def _page_name(self, page: int) -> str:
        say = self.kit.say
        return say("records.daily") if page == DAILY else say(f"setup.counts.{page}")

    def _turn_to(self, page: int) -> None:
        self.page = page
        if self.chosen not in self.modes:
            self.chosen = next(iter(self.modes), "")
        self._refresh()

    def _set_mode(self, mode: str) -> None:
        self.chosen = mode
        self._refresh()

    def _set_title(self, title: str) -> None:
        self.program.speak_of(title)
        self.program.stack.replace(RecordsScene(self.program, self.page, self._today))

    def _refresh(self) -> None:
        self._fill()
        self.layout(self.kit.theme.window)

    def _choose(self, name: str) -> None:
        self._offer()

    def _offer(self) -> None:
        if "again" in self._names:
            self.form["again"].enabled = self._list.record is not None

    def _play_again(self) -> None:
        record = self._list.record
        if record is not None:
            play_alone(self.program, self.rules.name, record.seed, self.modes[self.chosen])

    def _button(self, name: str, action: Callable[[], object]) -> Button:
        say = self.kit.say
        manner = Manner.PRIMARY if name == "play" else Manner.PLAIN
        return Button(
            self.kit, name, say(f"records.{name}.label"), action, manner=manner, tip=say(f"records.{name}.tip")
        )
