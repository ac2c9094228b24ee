"""The set-up of a new game: players, colours, who plays them, the title's options, who begins, and the seed."""

from functools import partial
from typing import Any

import pygame

from game.play.seats import LONGEST_NAME
from game.scenes.player_choice import player_choice
from game.scenes.program import Program
from game.scenes.setup_draft import Draft, new_seed
from game.scenes.setup_options import OptionRow, option_row, wanted
from game.scenes.titles import screen_named
from game.ui import theme
from game.ui.emblems import emblem_of
from game.ui.intents import Back, Intent, Leaf
from game.ui.layout import anchored, columns, flow, inset, rows
from game.ui.scene import Scene
from game.ui.scrolling import ScrollingForm
from game.ui.widgets import Button, Choice, Label, Manner, Option, TextField, Widget, draw_rule

RANDOM_FIRST = -1
WIDTH, LINE, SEAT = 964, 50, 60  # units
LABEL, WIDEST_LABEL, GAP = 150, 300, 16
SWATCH, PLAYER = 45, 336  # PLAYER at least
TOP, HEADING, ORNAMENT, APART, FOOT, BOTTOM = 24, 46, 20, 12, 50, 26  # of the panel, from its top to its bottom
SPARE = 10  # between the sheet and the foot
MARGIN = 14  # around the panel
LONGEST_SEED = 40


class SetupScene(Scene):
    """Choosing a new game of a title; Start deals it.

    The heading and the buttons stand still. What is between them scrolls where the window has no room for all of it.
    """

    name = "setup"
    bindings = ("cursor", "leaf")
    form: ScrollingForm

    def __init__(self, program: Program, title: str) -> None:
        super().__init__(program.kit)
        self.program = program
        self.title = title
        program.speak_of(title)
        self.screen = screen_named(title)
        self.words = self.screen.option_words(self.kit.say)
        last = program.settings.last_setup
        self.draft: Draft[Any] = Draft.like(last, self.screen.rules, self._colour_name, new_seed())
        self.form = ScrollingForm(self.kit, lambda: self.layout(self.kit.theme.window))
        self._panel = self._rule = pygame.Rect(0, 0, 0, 0)
        self._options: list[OptionRow] = []
        self._figures: list[pygame.Rect] = []
        self._lines: list[pygame.Rect] = []
        self._fill()

    def layout(self, size: tuple[int, int]) -> None:
        px, sheet = self.kit.px, self._sheet_height()
        around = px(TOP + HEADING + ORNAMENT + APART) + px(SPARE) + px(FOOT) + px(BOTTOM)
        most = size[1] - 2 * px(MARGIN)
        seen = min(sheet, most - around)
        height = around + seen
        # Below fewer players the sheet is shorter; its head stays where it is.
        spare = min(self._spare_height(), most - height)
        whole = anchored(pygame.Rect((0, 0), size), (px(WIDTH), height + spare))
        self._panel = pygame.Rect(whole.x, whole.y + spare // 3, whole.width, height)
        inner = inset(self._panel, px(40), 0)
        inner = pygame.Rect(inner.x, inner.y + px(TOP), inner.width, inner.height - px(TOP + BOTTOM))
        head, self._rule, _, room, _, foot = rows(inner, [px(HEADING), px(ORNAMENT), px(APART), seen, -1, px(FOOT)])
        self.form["title"].place(head)
        self.form.lay(room, sheet)
        self._place_sheet(pygame.Rect(room.x, self.form.top, room.width, sheet))
        back, start = flow(foot, [(px(150), px(50)), (px(260), px(50))], px(20), "right")
        self.form["back"].place(back)
        self.form["start"].place(start)

    def intent(self, intent: Intent) -> bool:
        match intent:
            case Back():
                self.program.stack.pop()
            case Leaf(pages=pages):
                return self.form.scroll_to(self.form.scroll + pages * self.form.room.height)
            case _:
                return False
        return True

    def draw(self, surface: pygame.Surface) -> None:
        self.program.menu_table.draw_under(surface, self._panel, self._rule)
        clip = surface.get_clip()
        surface.set_clip(self.form.window.clip(clip))
        for line in self._lines:
            draw_rule(self.kit, surface, line)
        for chair, place in zip(self.draft.seated, self._figures, strict=True):
            name = f"pieces/meeple-{chair.colour}.png"
            image = self.kit.pictures.get(name, (0, place.height))
            surface.blit(image, image.get_rect(center=place.center))
        surface.set_clip(clip)
        for edge in self._edges():
            draw_rule(self.kit, surface, edge)
        self.form.draw(surface)

    def _edges(self) -> list[pygame.Rect]:
        """Where the sheet is cut off, as it goes on above or below."""
        form, seen = self.form, self.form.window
        edges = [seen.y] if form.scroll else []
        if form.scroll < form.most:
            edges.append(seen.bottom)
        return [pygame.Rect(form.room.x, y, form.room.width, 1) for y in edges]

    # --- widgets -----------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        """All widgets for the draft as it is."""
        kit, say, draft = self.kit, self.kit.say, self.draft
        room = kit.px(WIDTH - 2 * 40 - LABEL - GAP)
        self._options = [option_row(kit, self.words, draft, asked, room, self._chosen) for asked in draft.asked]
        sheet: list[Widget] = self._count() if self._has_count else []
        for index in range(draft.count):
            sheet += self._chair(index)
        for row in self._options:
            sheet += row.widgets
        if not draft.alone:
            sheet += self._who_begins()
        sheet += self._seed()
        heading = Label(kit, "title", say("setup.title"), theme.TITLE.sized(34), "center")
        back = Button(kit, "back", say("setup.back"), self.program.stack.pop, binding="back")
        start = Button(
            kit, "start", say("setup.start"), self._start, manner=Manner.PRIMARY, style=theme.STRONG.sized(24)
        )
        for widget in (*sheet, heading, back, start):
            widget.rule = "alone" if draft.alone else "setup"
        self.form.fill_sheet(sheet, [heading, back, start])
        self.form.default = "start"
        self._chosen()

    def _count(self) -> list[Widget]:
        kit, say = self.kit, self.kit.say
        counts = [Option(n, say(f"setup.counts.{n}")) for n in self.draft.rules.title.seats]
        return [
            Label(kit, "count.label", say("setup.count"), theme.STRONG),
            Choice(kit, "count", counts, self.draft.count, self._set_count),
        ]

    def _chair(self, index: int) -> list[Widget]:
        kit, chair, bots = self.kit, self.draft.chairs[index], self.screen.rules.players
        colours = [
            Option(
                colour,
                colour=theme.SEAT_COLOURS[colour],
                picture=emblem_of(colour),
                tip=self._colour_name(colour),
            )
            for colour in self.draft.colours
        ]
        return [
            Choice(kit, f"colour{index}", colours, chair.colour, partial(self._set_colour, index)),
            TextField(
                kit,
                f"name{index}",
                chair.name,
                partial(self._set_name, index),
                longest=LONGEST_NAME,
                empty=self._colour_name(chair.colour),
            ),
            player_choice(kit, f"player{index}", bots, chair.player, partial(self._set_player, index)),
        ]

    def _who_begins(self) -> list[Widget]:
        kit, draft = self.kit, self.draft
        at_random = (theme.PARCHMENT, theme.INK_FAINT)
        options = [Option(RANDOM_FIRST, colour=at_random, picture="icons/dice.png", tip=kit.say("setup.first.random"))]
        options += [
            Option(index, colour=theme.SEAT_COLOURS[chair.colour], picture=emblem_of(chair.colour))
            for index, chair in enumerate(draft.seated)
        ]
        first = RANDOM_FIRST if draft.first is None else draft.first
        return [
            Label(kit, "first.label", kit.say("setup.first.label"), theme.STRONG),
            Choice(kit, "first", options, first, self._set_first),
            Label(kit, "first.name", self._who(), theme.LABEL),
        ]

    def _who(self) -> str:
        """Who begins, in words."""
        if self.draft.first is None:
            return self.kit.say("setup.first.random")
        chair = self.draft.chairs[self.draft.first]
        return chair.name.strip() or self._colour_name(chair.colour)

    def _tell_who(self) -> None:
        if not self.draft.alone:
            label = self.form["first.name"]
            assert isinstance(label, Label)
            label.text = self._who()

    def _seed(self) -> list[Widget]:
        kit, say = self.kit, self.kit.say
        tools = (("copy", self._copy_seed), ("paste", self._paste_seed), ("dice", self._roll_seed))
        return [
            Label(kit, "seed.label", say("setup.seed.label"), theme.STRONG),
            TextField(
                kit,
                "seed",
                self.draft.seed,
                self._set_seed,
                longest=LONGEST_SEED,
                empty=say("setup.seed.empty"),
                tip=say("setup.seed.tip"),
            ),
            *(Button(kit, name, "", action, icon=name, tip=say(f"setup.seed.{name}")) for name, action in tools),
        ]

    # --- places ------------------------------------------------------------------------------------------------------

    @property
    def _has_count(self) -> bool:
        """Whether the number of players is a choice."""
        return len(self.draft.rules.title.seats) > 1

    def _sheet_height(self) -> int:
        """The pixels from the number of players down to the seed."""
        px = self.kit.px
        lines = self._has_count + (not self.draft.alone) + 1
        gaps = self._has_count * px(10) + (px(8) if self._options else 0) + px(10)
        return lines * px(LINE) + gaps + self.draft.count * px(SEAT) + self._options_height()

    def _options_height(self) -> int:
        width = self.kit.px(WIDTH) - 2 * self.kit.px(40)
        gaps = sum(self.kit.px(8) for row in self._options[:-1] if row.block)
        return sum(row.height(width) for row in self._options) + gaps

    def _spare_height(self) -> int:
        """How much higher the sheet is with the most players."""
        chairs = self.kit.px(SEAT) * (len(self.draft.chairs) - self.draft.count)
        return max(0, chairs - self._options_height())

    def _label_width(self) -> int:
        """Room for the labels that have something beside them."""
        px = self.kit.px
        widest = max((row.label.size()[0] for row in self._options if not row.block), default=0)
        return min(max(px(LABEL), widest), px(WIDEST_LABEL))

    def _place_sheet(self, sheet: pygame.Rect) -> None:
        """Everything that scrolls, from top to bottom."""
        px, y = self.kit.px, sheet.y
        self._lines = []

        def cut(height: int) -> pygame.Rect:
            nonlocal y
            y += height
            return pygame.Rect(sheet.x, y - height, sheet.width, height)

        def rule(below: int) -> None:
            self._lines.append(pygame.Rect(sheet.x, y + below, sheet.width, 1))

        if self._has_count:
            self._place_line(cut(px(LINE)), "count")
            cut(px(10))
            rule(-px(5))
        self._place_chairs(cut(px(SEAT) * self.draft.count))
        if self._options:
            rule(px(2))
            cut(px(8))
            self._place_options(cut(self._options_height()))
            rule(px(4))
        else:
            rule(px(5))
        cut(px(10))
        if not self.draft.alone:
            self._place_first(cut(px(LINE)))
        self._place_seed(cut(px(LINE)))

    def _place_line(self, line: pygame.Rect, name: str) -> None:
        label, control = columns(line, [self._label_width(), -1], self.kit.px(GAP))
        width = min(self.form[name].size()[0], control.width)
        self.form[f"{name}.label"].place(label)
        self.form[name].place(anchored(control, (width, self.kit.px(42)), "midleft"))

    def _place_chairs(self, room: pygame.Rect) -> None:
        px = self.kit.px
        self._figures = []
        for index, place in enumerate(rows(room, [px(SEAT)] * self.draft.count)):
            swatches = px(SWATCH * len(self.draft.colours) + 2)
            players = max(px(PLAYER), self.form[f"player{index}"].size()[0])
            figure, colour, name, player = columns(place, [px(44), swatches, -1, players], px(18))
            self._figures.append(inset(figure, 0, px(3)))
            self.form[f"colour{index}"].place(anchored(colour, (colour.width, px(44)), "center"))
            self.form[f"name{index}"].place(anchored(name, (name.width, px(42)), "center"))
            self.form[f"player{index}"].place(anchored(player, (player.width, px(42)), "center"))

    def _place_options(self, room: pygame.Rect) -> None:
        y = room.y
        for row in self._options:
            height = row.height(room.width)
            row.place(pygame.Rect(room.x, y, room.width, height), self._label_width())
            y += height + (self.kit.px(8) if row.block else 0)

    def _place_first(self, line: pygame.Rect) -> None:
        px = self.kit.px
        self._place_line(line, "first")
        chosen = self.form["first"].box
        beside = pygame.Rect(chosen.right + px(GAP), line.y, line.right - chosen.right - px(GAP), line.height)
        self.form["first.name"].place(beside)

    def _place_seed(self, line: pygame.Rect) -> None:
        px = self.kit.px
        label, control = columns(line, [self._label_width(), -1], px(GAP))
        self.form["seed.label"].place(label)
        sizes = [(px(270), px(42)), *[(px(42), px(42))] * 3]
        for name, place in zip(("seed", "copy", "paste", "dice"), flow(control, sizes, px(10)), strict=True):
            self.form[name].place(place)

    # --- choosing ----------------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        self._fill()
        self.layout(self.kit.theme.window)

    def _set_count(self, count: int) -> None:
        self.draft.set_count(count)
        self._refresh()

    def _set_colour(self, index: int, colour: str) -> None:
        self.draft.take_colour(index, colour)
        self._refresh()

    def _set_name(self, index: int, name: str) -> None:
        self.draft.chairs[index].name = name
        self._tell_who()

    def _set_player(self, index: int, player: str) -> None:
        self.draft.chairs[index].player = player

    def _chosen(self) -> None:
        """An option has another value now."""
        for row in self._options:
            row.refresh()
        start, lacking = self.form["start"], self.draft.lacking
        start.enabled = lacking is None
        start.tip = ""
        if lacking is not None:
            label = self.words.label(lacking)
            start.tip = self.kit.say("setup.cards.lacking", option=label, wanted=wanted(lacking))

    def _set_first(self, first: int) -> None:
        self.draft.first = None if first == RANDOM_FIRST else first
        self._tell_who()

    def _set_seed(self, seed: str) -> None:
        self.draft.seed = seed

    def _copy_seed(self) -> None:
        self.kit.clipboard.write(self.draft.seed)
        self.program.toast.say(self.kit.say("setup.seed.copied", seed=self.draft.seed))

    def _paste_seed(self) -> None:
        pasted = " ".join(self.kit.clipboard.read().split())[:LONGEST_SEED]
        if pasted:
            self._show_seed("".join(sign for sign in pasted if sign.isprintable()))

    def _roll_seed(self) -> None:
        self._show_seed(new_seed())

    def _show_seed(self, seed: str) -> None:
        self.draft.seed = seed
        field = self.form["seed"]
        assert isinstance(field, TextField)
        field.set_text(seed)

    def _start(self) -> None:
        self.program.start(self.title, self.draft.setup(self._colour_name))

    def _colour_name(self, colour: str) -> str:
        return self.kit.say(f"setup.colour.{colour}")
